// What fuzzers take of stdio.h: the bare target has no C library.
#ifndef FUZZ_STDIO_H
#define FUZZ_STDIO_H

typedef struct FILE FILE;

#define stderr ((FILE *)0)

int fprintf(FILE *file, const char *format, ...);

#endif
