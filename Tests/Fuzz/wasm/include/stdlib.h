// What fuzzers take of stdlib.h: the bare target has no C library.
#ifndef FUZZ_STDLIB_H
#define FUZZ_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void free(void *memory);
_Noreturn void abort(void);

#endif
