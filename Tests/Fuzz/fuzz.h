// For fuzzers: what the input says is taken from its end, so that its beginning stays the text.
//
// A fuzzer is Tests/Fuzz/<name>.c with LLVMFuzzerTestOneInput; `make fuzz-<name> SECONDS=n` runs it, from the small
// committed corpus Tests/Fuzz/corpus/<name>/, and for fuzzers of texts from the words in text.dict. What it finds goes into
// the corpus as a file with a telling name.
#ifndef REGLET_FUZZ_H
#define REGLET_FUZZ_H

#include <reglet.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct {
    const uint8_t *data;
    size_t size;
} fuzz_input;

// Takes the last byte; 0 where none is left.
static inline uint8_t fuzz_byte(fuzz_input *input) { return input->size ? input->data[--input->size] : 0; }

// Takes the last bytes as a number of any kind: small, large, not a number.
static inline double fuzz_number(fuzz_input *input) {
    if (input->size < sizeof(double)) return fuzz_byte(input);
    double number;
    input->size -= sizeof number;
    memcpy(&number, input->data + input->size, sizeof number);
    return number;
}

// What must hold whatever the input.
#define FUZZ_ASSERT(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition); \
            abort(); \
        } \
    } while (0)

#endif
