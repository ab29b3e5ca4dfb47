// How long edits of a text take through the C library: 100 KB with 5,000 runs, and how the cost of a million links and of
// a million runs of one character grows. The median of five, all in one run, of the processor's time. Exit status 1 where
// a figure is above its limit.
#define BENCH "text"
#include "bench.h"
#include <stdint.h>
#include <string.h>

enum { REPEATS = 5, RUNS = 5000, RUN_LENGTH = 20, BYTES = RUNS * RUN_LENGTH };

static reglet_attributes weight(int number) {
    return (reglet_attributes){.struct_size = sizeof(reglet_attributes), .mask = REGLET_ATTRIBUTE_WEIGHT, .weight = number % 7};
}

// 100 KB in runs of twenty bytes.
static reglet_text_ref document(void) {
    reglet_text_ref text;
    require(reglet_text_create(NULL, 0, NULL, &text, NULL));
    for (int i = 0; i < RUNS; i++) {
        const reglet_attributes look = weight(i);
        require(reglet_text_append_styled(text, "twenty bytes of text", RUN_LENGTH, &look, NULL));
    }
    return text;
}

// ---- What is measured: each gets a text of its own -------------------------------------------------------------------

static void insert_at_start(reglet_text_ref text) {
    for (int i = 0; i < 1000; i++) require(reglet_text_insert(text, 0, "x", 1, NULL));
}

static void change_attributes(reglet_text_ref text) {
    for (size_t i = 0; i < 1000; i++) {
        const reglet_attributes look = weight((int)i + 3);
        const size_t start = i * 7919 % (BYTES - 7);
        require(reglet_text_set_attributes(text, start, start + 7, &look));
    }
}

static void append_short(reglet_text_ref text) {
    for (int i = 0; i < 5000; i++) require(reglet_text_append(text, "twenty bytes of text", 20, NULL));
}

static reglet_text_ref same; // as the document, but of storage of its own

static void compare(reglet_text_ref text) {
    int32_t equal;
    require(reglet_text_equal(text, same, &equal));
    if (!equal) exit(2);
}

static void convert(reglet_text_ref text) {
    size_t sum = 0;
    for (size_t i = 0; i < 1000; i++) {
        size_t index;
        require(reglet_text_convert(text, BYTES / 2 - 500 + i, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &index));
        sum += index;
    }
    if (sum == 0) exit(2);
}

static void read_runs(reglet_text_ref text) {
    static reglet_run runs[RUNS];
    require(reglet_text_runs(text, REGLET_UNIT_SCALAR, 0, RUNS, runs));
}

// The floor of insertions at the start: one array of bytes.
static void move_bytes(reglet_text_ref text) {
    static char bytes[BYTES + 1000];
    require(reglet_text_utf8(text, bytes, sizeof bytes, &(size_t){0}));
    for (size_t i = 0; i < 1000; i++) {
        memmove(bytes + 1, bytes, BYTES + i);
        bytes[0] = 'x';
    }
}

// ---- Measuring -------------------------------------------------------------------------------------------------------

static int measure(const char *name, void (*work)(reglet_text_ref), double divisor, double limit) {
    double times[REPEATS];
    for (int i = 0; i < REPEATS; i++) {
        reglet_text_ref text = document();
        const double start = microseconds();
        work(text);
        times[i] = (microseconds() - start) / divisor;
        reglet_text_destroy(text);
    }
    const double time = median(times, REPEATS);
    printf("%-44s %10.2f us", name, time);
    if (limit > 0) printf("  (limit %g)%s", limit, time > limit ? "  TOO SLOW" : "");
    printf("\n");
    return limit > 0 && time > limit;
}

// ---- Growth: ten times as many take ten times the instructions; what outgrows the caches is somewhat slower ----------

// A text of `count` characters, each a field with a target of its own where `links`, else a run of its own.
static reglet_text_ref many(size_t count, int links) {
    reglet_text_ref text;
    require(reglet_text_create(NULL, 0, NULL, &text, NULL));
    for (size_t i = 0; i < count; i++) {
        const reglet_attributes look = weight((int)(i % 2));
        require(reglet_text_append_styled(text, "x", 1, &look, NULL));
        if (links) {
            char target[16];
            const int length = snprintf(target, sizeof target, "%zu", i);
            require(reglet_text_set_link(text, i, i + 1, target, (size_t)length));
        }
    }
    return text;
}

// Makes, copies by a slice, puts into another, compares and reads a text.
static double life(size_t count, int links) {
    const double start = microseconds();
    reglet_text_ref text = many(count, links), slice, other;
    reglet_run runs[1000];
    int32_t equal;
    const reglet_attributes apart = weight(5);
    require(reglet_text_slice(text, 0, count, &slice));
    require(reglet_text_create("ab", 2, &apart, &other, NULL));
    require(reglet_text_insert_text(other, 1, slice));
    require(reglet_text_equal(text, slice, &equal));
    for (size_t i = 0; i < count; i += 1000) require(reglet_text_runs(other, REGLET_UNIT_UTF16, i + 1, 1000, runs));
    if (!equal || runs[999].start != count || (links && runs[999].link != (int32_t)count - 1)) exit(2);
    reglet_text_destroy(other);
    reglet_text_destroy(slice);
    reglet_text_destroy(text);
    return microseconds() - start;
}

static int growth(const char *name, int links) {
    double small[REPEATS], large[REPEATS];
    for (int i = 0; i < REPEATS; i++) {
        small[i] = life(100000, links);
        large[i] = life(1000000, links);
    }
    const double before = median(small, REPEATS), after = median(large, REPEATS), ratio = after / before;
    printf("%-44s %10.2f ms, ten times as many %.2f ms: times %.1f%s\n", name, before / 1e3, after / 1e3, ratio, ratio > 16 ? "  TOO SLOW" : "");
    return ratio > 16;
}

int main(void) {
    int slow = 0;
    same = document();
    printf("100 KB, 5,000 runs\n");
    slow |= measure("1,000 insertions at the start", insert_at_start, 1, 5000);
    measure("  memmove alone", move_bytes, 1, 0);
    slow |= measure("1,000 attribute changes over 7 characters", change_attributes, 1, 5000);
    slow |= measure("5,000 appends of 20 bytes", append_short, 1, 1000);
    slow |= measure("equality", compare, 1, 300);
    slow |= measure("a conversion in the middle", convert, 1000, 1);
    measure("reading all runs, in code points", read_runs, 1, 0);
    reglet_text_destroy(same);
    printf("making, slicing, inserting, comparing, reading\n");
    slow |= growth("100,000 runs of one character", 0);
    slow |= growth("100,000 links with targets of their own", 1);
    return slow;
}
