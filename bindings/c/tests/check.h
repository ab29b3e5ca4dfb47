// Counted checks, and the closing line that `make test` adds up. Include it in one file of each program.
#ifndef REGLET_CHECK_H
#define REGLET_CHECK_H

#include <stdio.h>
#include <stdlib.h>

static long check_passed, check_failed, check_skipped;

// Counts a check, and says where one fails.
#define CHECK(condition) check_that((condition) ? 1 : 0, #condition, __FILE__, __LINE__)

static inline int check_that(int holds, const char *what, const char *file, int line) {
    if (holds) {
        check_passed++;
    } else {
        check_failed++;
        fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
    }
    return holds;
}

// Which library the program is linked with; the Makefile says so.
#ifndef CHECK_FORM
#define CHECK_FORM "as it stands"
#endif

// The last line of a program; its result is main's.
static inline int check_report(const char *name) {
    printf("%s (%s): %ld passed, %ld failed, %ld skipped\n", name, CHECK_FORM, check_passed, check_failed, check_skipped);
    return check_failed != 0;
}

// A pseudo-random number; the seed is printed by check_seed so that REGLET_SEED can repeat a run.
static unsigned long long check_state;

static inline unsigned long long check_random(void) {
    check_state += 0x9E3779B97F4A7C15u;
    unsigned long long z = check_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline void check_seed(const char *name, unsigned long long otherwise) {
    const char *given = getenv("REGLET_SEED");
    check_state = given ? strtoull(given, NULL, 0) : otherwise;
    printf("%s: seed %llu\n", name, check_state);
}

#endif
