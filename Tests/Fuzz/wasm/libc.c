// The rest of the C library that fuzzers need on the bare WebAssembly target.
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int posix_memalign(void **out, size_t alignment, size_t size);

// Takes the format and where its arguments begin, each in a word.
__attribute__((import_module("host"), import_name("print"))) void host_print(const char *format, const void *arguments);

void *malloc(size_t size) {
    void *memory = NULL;
    return posix_memalign(&memory, 16, size) ? NULL : memory;
}

_Noreturn void abort(void) { __builtin_trap(); }

int fprintf(FILE *file, const char *format, ...) {
    (void)file;
    va_list arguments;
    va_start(arguments, format);
    host_print(format, arguments);
    va_end(arguments);
    return 0;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

size_t strcspn(const char *text, const char *stops) {
    size_t length = 0;
    for (; text[length]; length++)
        for (const char *stop = stops; *stop; stop++)
            if (text[length] == *stop) return length;
    return length;
}

double fmin(double one, double other) { return isnan(one) || other < one ? other : one; }

double fmax(double one, double other) { return isnan(one) || other > one ? other : one; }

double hypot(double one, double other) { return __builtin_sqrt(one * one + other * other); }
