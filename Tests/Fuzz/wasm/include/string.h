// What fuzzers take of string.h: the bare target has no C library.
#ifndef FUZZ_STRING_H
#define FUZZ_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *left, const void *right, size_t size);
size_t strlen(const char *text);
size_t strcspn(const char *text, const char *stops);

#endif
