// Copies, fills and comparisons. With bulk memory the builtins are one instruction each, which also copes with overlap.
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size) { return __builtin_memmove(to, from, size); }

void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }

void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

int memcmp(const void *left, const void *right, size_t size) {
    const unsigned char *a = left, *b = right;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}
