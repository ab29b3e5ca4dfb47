// How long labels take through the C library, at width 400: one paragraph of 100 KB of English and of mixed scripts, a new
// width of it, its height at a width, how that grows from 10 KB; a fresh label of 280 bytes; a hit test. First with built-in
// metrics, where nobody shapes; then, where HarfBuzz and a font are there, with the measuring callback of the C example, which
// shapes. The median of seven, in one run, of the processor's time. Exit status 1 where a figure is above its limit.
//
// What 10 KB cost is a tenth of what ten labels of different texts do, by turns with those of 100 KB. The same 10 KB again and
// again, which no program lays out, cost a fifth less, since the processor learns their branches; that figure is printed too,
// without a limit. So are the page faults of a label: where they are not 0, the C library gives the memory back each time.
#ifdef WITH_HARFBUZZ
#include "../../bindings/c/examples/harfbuzz_measurer.h"
#endif
#define BENCH "label"
#include "bench.h"
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>

enum { REPEATS = 7, LARGE = 100000, SMALL = 10000, PARTS = LARGE / SMALL, SHORT = 280, WIDTH = 400 };

static int passed, failed, skipped;
static const char *metrics = "built-in metrics, no shaping";

// Without a limit where that is 0.
static void report(const char *name, const char *what, double time, const char *unit, double limit) {
    char line[64];
    snprintf(line, sizeof line, "%s, %s", name, what);
    printf("%-42s %9.3f %-6s (", line, time, unit);
    if (limit > 0) {
        printf("at most %g; ", limit);
        passed += time <= limit;
        failed += time > limit;
    }
    printf("%s)%s\n", metrics, limit > 0 && time > limit ? " TOO SLOW" : "");
}

// ---- Inputs: the same in every run ------------------------------------------------------------------------------------

static const char *const english[] = {
    "the", "of", "wizards", "a", "quick", "paragraph", "and", "sentence,", "weekend", "it", "ordinary", "jumps", "over.", "is",
};
static const char *const mixed[] = {
    "the", "日本語の文章、", "النص", "naïve", "汪汪", "한국어", "ไทย", "paragraph", "עברית", "(12)", "Ελληνικά", "हिन्दी", "😀", "слово",
};

static reglet_text_ref paragraph(const char *const *words, size_t bytes, uint32_t state) {
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
static reglet_text_ref text, parts[PARTS];
static reglet_label_ref label;
static reglet_label_options options;

static void create(reglet_text_cref from) {
    reglet_label_ref made;
    require(reglet_label_create(from, fonts, &options, &made, NULL));
    reglet_label_destroy(made);
}

static void whole(int round) {
    (void)round;
    create(text);
}

static void part(int round) { create(parts[round % PARTS]); }

static void same_part(int round) {
    (void)round;
    create(parts[0]);
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
static double time_once(void (*call)(int), int rounds) {
    const double start = microseconds();
    for (int i = 0; i < rounds; i++) call(i);
    return (microseconds() - start) / rounds;
}

static double time_of(void (*call)(int), int rounds) {
    double times[REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) times[repeat] = time_once(call, rounds);
    return median(times, REPEATS);
}

static double time_of_short(const char *const *words) {
    text = paragraph(words, SHORT, 9);
    const double time = time_of(whole, 2000);
    reglet_text_destroy(text);
    return time;
}

static long page_faults(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
}

// How 100 KB compare with 10 KB, by turns.
static void growth(const char *name, const char *const *words, int rounds, double limit, double most) {
    double large[REPEATS], small[REPEATS], same[REPEATS], faults[REPEATS];
    for (uint32_t i = 0; i < PARTS; i++) parts[i] = paragraph(words, SMALL, i);
    for (int repeat = 0; repeat < REPEATS; repeat++) {
        const long before = page_faults();
        large[repeat] = time_once(whole, rounds);
        faults[repeat] = (double)(page_faults() - before) / rounds;
        small[repeat] = time_once(part, rounds * PARTS);
        same[repeat] = time_once(same_part, rounds * PARTS);
    }
    for (int i = 0; i < PARTS; i++) reglet_text_destroy(parts[i]);
    const double time = median(large, REPEATS);
    report(name, "100 KB", time / 1e3, "ms", limit);
    report(name, "100 KB, page faults", median(faults, REPEATS), "faults", 0);
    report(name, "100 KB to 10 KB", time / median(small, REPEATS), "times", most);
    report(name, "100 KB to 10 KB (same)", time / median(same, REPEATS), "times", 0);
}

static void measure_all(const char *name, const char *const *words, int rounds, double limit, double most, double least) {
    text = paragraph(words, LARGE, 9);
    growth(name, words, rounds, limit, most);
    require(reglet_label_create(text, fonts, &options, &label, NULL));
    report(name, "a new width", time_of(new_width, 10) / 1e3, "ms", 1);
    report(name, "height at a width", time_of(preferred_height, 10) / 1e3, "ms", 1);
    report(name, "hit test", time_of(hit, 20000), "us", 0.5);
    report(name, "link at a point", time_of(link_at, 20000), "us", 0.5);
    reglet_label_destroy(label);
    reglet_text_destroy(text);
    report(name, "280 bytes, fresh", time_of_short(words), "us", least);
}

static void measure_with_harfbuzz(const char *file) {
#ifdef WITH_HARFBUZZ
    hb_font_t *font = font_of(file);
    if (hb_face_get_glyph_count(hb_font_get_face(font)) > 0) {
        require(reglet_fonts_set_measurer(fonts, measure, font, release));
        metrics = "DejaVu Sans shaped by HarfBuzz " HB_VERSION_STRING;
        measure_all("English", english, 1, 0, 0, 0);
        metrics = "shaped by HarfBuzz " HB_VERSION_STRING "; DejaVu Sans lacks a part of the scripts";
        measure_all("mixed scripts", mixed, 1, 0, 0, 0);
        return;
    }
    hb_font_destroy(font);
    printf("with HarfBuzz: skipped, there is no font %s\n", file);
#else
    (void)file;
    printf("with HarfBuzz: skipped, it is not installed for C\n");
#endif
    skipped++;
}

// The one argument, which may be missing, is DejaVu Sans.
int main(int count, char **arguments) {
    fonts = reglet_fonts_create();
    require(reglet_label_options_init(&options));
    options.width = WIDTH;
    measure_all("English", english, 10, 6, 11, 20);
    measure_all("mixed scripts", mixed, 10, 10, 11, 20);
    measure_with_harfbuzz(count > 1 ? arguments[1] : "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");
    reglet_fonts_destroy(fonts);
    printf("bench-label: %d passed, %d failed, %d skipped\n", passed, failed, skipped);
    return failed > 0;
}
