// Spoiled real font files, each loaded and measured as the fuzzer does it, which aborts where something is wrong. Ten
// thousand with the address sanitizer, which is what this is for, a thousand without.
#include <stdio.h>
#include <string.h>

#include "check.h"

#include "../../../Tests/Fuzz/font.c"

static const char *const seeds[] = {"gpos", "kern", "extension", "collection"};
static uint8_t files[4][8192];
static size_t sizes[4];

static size_t below(size_t limit) { return (size_t)(check_random() % limit); }

static void put(uint8_t *at, int width, unsigned long value) {
    for (int i = 0; i < width; i++) at[i] = (uint8_t)(value >> 8 * (width - 1 - i));
}

// One change of the bytes; the result is the new size.
static size_t spoil(uint8_t *bytes, size_t size) {
    static const unsigned long extremes[] = {0, 1, 2, 4, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF};
    const size_t at = below(size - 4);
    const unsigned long extreme = extremes[below(sizeof extremes / sizeof *extremes)];
    switch (below(6)) {
    case 0: bytes[at] ^= (uint8_t)(1u << below(8)); break;
    case 1: put(bytes + at, 2, extreme); break;
    case 2: put(bytes + at, 4, extreme); break;
    case 3: put(bytes + (at & ~(size_t)1), 2, (unsigned long)below(size)); break;
    case 4: // A table's offset or length, in the directory of a bare font.
        put(bytes + 12 + below(8) * 16 + 8 + below(2) * 4, 4, below(2) ? extreme : (unsigned long)below(size));
        break;
    default: return size - below(size / 2);
    }
    return size;
}

int main(void) {
    check_seed("font_mutations", 20);
    for (int i = 0; i < 4; i++) {
        char path[64];
        snprintf(path, sizeof path, "Tests/Fuzz/corpus/font/%s", seeds[i]);
        FILE *file = fopen(path, "rb");
        if (!CHECK(file != NULL)) return check_report("font_mutations");
        sizes[i] = fread(files[i], 1, sizeof files[i], file);
        fclose(file);
        CHECK(sizes[i] > 2000 && sizes[i] < sizeof files[i]);
    }
    const int rounds = strcmp(CHECK_FORM, "asan") ? 1000 : 10000;
    for (int round = 0; round < rounds; round++) {
        // Memory of just the size, so that the sanitizer sees a read past the end.
        const int seed = round % 4;
        uint8_t spoiled[sizeof files[0]];
        size_t size = sizes[seed];
        memcpy(spoiled, files[seed], size);
        for (size_t changes = 1 + below(4); changes && size > 200; changes--) size = spoil(spoiled, size);
        uint8_t *exact = malloc(size);
        memcpy(exact, spoiled, size);
        CHECK(LLVMFuzzerTestOneInput(exact, size) == 0);
        free(exact);
    }
    return check_report("font_mutations");
}
