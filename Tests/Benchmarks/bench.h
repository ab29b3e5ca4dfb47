// What the benchmarks share: the clock, the median, and what ends them. A program defines its name before it includes this:
//
//     #define BENCH "text"
#include <reglet.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Of the processor's time, so that others who use the machine disturb less.
static inline double microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static inline int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Sorts the times.
static inline double median(double *times, size_t count) {
    qsort(times, count, sizeof *times, ascending);
    return times[count / 2];
}

static inline void fail(const char *what) {
    fprintf(stderr, BENCH ": %s\n", what);
    exit(2);
}

static inline void require(reglet_status status) {
    if (status != REGLET_OK) fail(reglet_status_name(status));
}

// Lets the C library keep what is given back, so that no round pays for pages that the one before it had given to the system.
static inline void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}
