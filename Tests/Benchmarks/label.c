// How long labels take through the C library, at width 400: one paragraph of 100 KB of English and of mixed scripts, a new
// width of it, its height at a width, how that grows from 10 KB; a fresh label of 280 bytes; a hit test. All with built-in
// metrics, and nobody shapes. The median of seven, in one run, of the processor's time. Exit status 1 where a figure is above
// its limit.
#include <reglet.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REPEATS = 7, LARGE = 100000, SMALL = 10000, SHORT = 280, WIDTH = 400 };

static int passed, failed;

// Of the processor's time, so that others who use the machine disturb less.
static double microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static void require(reglet_status status) {
    if (status == REGLET_OK) return;
    fprintf(stderr, "label: %s\n", reglet_status_name(status));
    exit(2);
}

static int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void report(const char *what, double time, double limit, const char *unit) {
    const int holds = time <= limit;
    passed += holds;
    failed += !holds;
    printf("%-32s %9.3f %-5s (at most %g; built-in metrics, no shaping)%s\n", what, time, unit, limit, holds ? "" : " TOO SLOW");
}

// ---- Inputs: the same in every run ------------------------------------------------------------------------------------

static const char *const english[] = {
    "the", "of", "wizards", "a", "quick", "paragraph", "and", "sentence,", "weekend", "it", "ordinary", "jumps", "over.", "is",
};
static const char *const mixed[] = {
    "the", "日本語の文章、", "النص", "naïve", "汪汪", "한국어", "ไทย", "paragraph", "עברית", "(12)", "Ελληνικά", "हिन्दी", "😀", "слово",
};

static reglet_text_ref paragraph(const char *const *words, size_t bytes) {
    uint32_t state = 9;
    char *utf8 = malloc(bytes + 64);
    size_t length = 0;
    reglet_text_ref text;
    if (!utf8) exit(2);
    while (length < bytes) {
        state = state * 1664525u + 1013904223u;
        const char *word = words[(state >> 16) % 14];
        const size_t count = strlen(word);
        if (length + count + 1 > bytes) {
            while (length < bytes) utf8[length++] = '.';
            break;
        }
        memcpy(utf8 + length, word, count);
        length += count;
        utf8[length++] = ' ';
    }
    require(reglet_text_create(utf8, length, NULL, &text, NULL));
    free(utf8);
    return text;
}

// ---- What is measured ---------------------------------------------------------------------------------------------------

static reglet_fonts_ref fonts;
static reglet_text_ref text;
static reglet_label_ref label;
static reglet_label_options options;

static void create(int round) {
    (void)round;
    reglet_label_ref made;
    require(reglet_label_create(text, fonts, &options, &made, NULL));
    reglet_label_destroy(made);
}

static void new_width(int round) {
    options.width = WIDTH + 10 + round % 7;
    require(reglet_label_set_options(label, &options, NULL));
    options.width = WIDTH;
}

static void preferred_height(int round) {
    double height;
    require(reglet_label_preferred_height(label, WIDTH + 10 + round % 7, &height));
}

static void hit(int round) {
    static uint32_t state;
    reglet_hit found;
    state = state * 1664525u + 1013904223u + (uint32_t)round;
    require(reglet_label_hit(label, (state >> 8) % WIDTH, (state >> 4) % 30000, 0, &found));
}

static void link_at(int round) {
    int32_t link;
    require(reglet_label_link_at(label, (round * 37) % WIDTH, (round * 7919) % 30000, 0, &link));
}

// The time of one call in microseconds.
static double time_of(void (*call)(int), int rounds) {
    double times[REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) {
        const double start = microseconds();
        for (int i = 0; i < rounds; i++) call(i + repeat);
        times[repeat] = (microseconds() - start) / rounds;
    }
    qsort(times, REPEATS, sizeof *times, ascending);
    return times[REPEATS / 2];
}

static double time_of_paragraph(const char *const *words, size_t bytes, int rounds) {
    text = paragraph(words, bytes);
    const double time = time_of(create, rounds);
    reglet_text_destroy(text);
    return time;
}

static void large(const char *name, const char *const *words, double limit) {
    char what[64];
    const double small = time_of_paragraph(words, SMALL, 100), time = time_of_paragraph(words, LARGE, 10);
    snprintf(what, sizeof what, "%s, 100 KB", name);
    report(what, time / 1e3, limit, "ms");
    snprintf(what, sizeof what, "%s, 100 KB to 10 KB", name);
    report(what, time / small, 11, "times");

    text = paragraph(words, LARGE);
    require(reglet_label_create(text, fonts, &options, &label, NULL));
    snprintf(what, sizeof what, "%s, a new width", name);
    report(what, time_of(new_width, 10) / 1e3, 1, "ms");
    snprintf(what, sizeof what, "%s, height at a width", name);
    report(what, time_of(preferred_height, 10) / 1e3, 1, "ms");
    snprintf(what, sizeof what, "%s, hit test", name);
    report(what, time_of(hit, 20000), 0.5, "us");
    snprintf(what, sizeof what, "%s, link at a point", name);
    report(what, time_of(link_at, 20000), 0.5, "us");
    reglet_label_destroy(label);
    reglet_text_destroy(text);
}

int main(void) {
    fonts = reglet_fonts_create();
    require(reglet_label_options_init(&options));
    options.width = WIDTH;
    large("English", english, 6);
    large("mixed scripts", mixed, 10);
    report("English, 280 bytes, fresh", time_of_paragraph(english, SHORT, 2000), 20, "us");
    report("mixed scripts, 280 bytes, fresh", time_of_paragraph(mixed, SHORT, 2000), 20, "us");
    reglet_fonts_destroy(fonts);
    printf("bench-label: %d passed, %d failed, 0 skipped\n", passed, failed);
    return failed > 0;
}
