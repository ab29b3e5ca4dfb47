// Texts that a careless layout would be quadratic in, or recurse on: each laid out and asked everything, once at a size and
// once at four times that. Nothing is timed against the clock of another machine: the greater one may take at most twelve
// times as long as the smaller, and what is quadratic takes sixteen. With the sanitizer, or under valgrind, with
// REGLET_STRESS in the environment as a divisor of the sizes, only that all ends well is asked.
#include <reglet.h>
#include <string.h>
#include <time.h>

#include "check.h"

static size_t divisor = 1;

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// A text: a beginning, a part many times, an end.
typedef struct {
    const char *name, *start, *part, *end;
    size_t parts;
    double width;
    int32_t max_lines;
} shape;

static const double one_pixel = 1, infinite = 1e9;

static const shape shapes[] = {
    {"marks on one letter", "a", "\xCC\x81", "b", 100000, 100, 0},
    {"embeddings", "", "\xE2\x80\xAB" "a", "", 100000, 100, 0},
    {"isolates and their ends", "", "\xE2\x81\xA7(", "\xE2\x81\xA9)", 100000, 100, 0},
    {"directions by turns", "", "a\xD7\x90", "", 100000, 400, 0},
    {"directions by turns on one line", "", "a\xD7\x90", "", 100000, infinite, 0},
    {"lines", "", "a\n", "", 1000000, 100, 0},
    {"empty lines", "", "\n", "", 300000, 100, 0},
    {"line separators in one paragraph", "", "\xD7\x90\xE2\x80\xA8", "", 100000, 100, 0},
    {"words, one pixel wide", "", "word and word ", "", 20000, one_pixel, 0},
    {"words, without a limit", "", "word and word ", "", 100000, infinite, 0},
    {"one long word, one pixel wide", "", "w", "", 300000, one_pixel, 0},
    {"one long word", "", "w", "", 1000000, 400, 0},
    {"parentheses that no line ends before", "", " )", "", 300000, 20, 0},
    {"spaces", "a", " ", "b", 1000000, 100, 0},
    {"tabs", "a", "\t", "b", 300000, 100, 0},
    {"words and tabs on one line", "", "a\tb ", "", 100000, infinite, 0},
    {"soft hyphens", "", "\xC2\xAD", "b", 300000, 100, 0},
    {"syllables", "", "syl\xC2\xAD", "", 100000, 30, 0},
    {"joined emoji", "", "\xF0\x9F\x91\xA9\xE2\x80\x8D", "", 100000, 100, 0},
    {"cut off after a line", "", "word and word ", "", 100000, 100, 1},
    {"cut off on one line", "", "word and word ", "", 100000, infinite / 1000, 1},
};

static reglet_text_ref make_text(const shape *shape, size_t parts, const reglet_attributes *look) {
    const size_t start = strlen(shape->start), part = strlen(shape->part), end = strlen(shape->end);
    const size_t length = start + part * parts + (end ? end * (end > 1 ? parts : 1) : 0);
    char *utf8 = malloc(length ? length : 1), *at = utf8;
    reglet_text_ref text = NULL;
    if (!CHECK(utf8 != NULL)) return NULL;
    memcpy(at, shape->start, start);
    at += start;
    for (size_t i = 0; i < parts; i++, at += part) memcpy(at, shape->part, part);
    for (size_t i = 0; end && i < (end > 1 ? parts : 1); i++, at += end) memcpy(at, shape->end, end);
    CHECK(reglet_text_create(utf8, length, look, &text, NULL) == REGLET_OK);
    CHECK(reglet_text_set_link(text, 0, length, "x", 1) == REGLET_OK);
    free(utf8);
    return text;
}

// Asks what costs as much as the text is long once, and what is to be found by search many times.
static void ask(reglet_label_cref label) {
    size_t count = 0, start, end;
    int32_t truncated, link;
    double least, most, height;
    reglet_hit hit;
    reglet_size size;
    CHECK(reglet_label_content_size(label, &size) == REGLET_OK && size.height > 0);
    CHECK(reglet_label_content_widths(label, &least, &most) == REGLET_OK && least <= most + 1e-6 * (1 + most));
    CHECK(reglet_label_preferred_height(label, 37, &height) == REGLET_OK && height > 0);
    CHECK(reglet_label_hidden(label, &start, &end, &truncated) == REGLET_OK && start <= end);
    CHECK(reglet_label_lines(label, NULL, 0, &count) == REGLET_STATUS_BUFFER_TOO_SMALL && count > 0);
    CHECK(reglet_label_pieces(label, 0, count, NULL, 0, &count) == REGLET_STATUS_BUFFER_TOO_SMALL);
    reglet_label_backgrounds(label, 1, NULL, 0, &count);
    reglet_label_decorations(label, NULL, 0, &count);
    reglet_label_link_rects(label, 0, NULL, 0, &count);
    for (int i = 0; i < 1000; i++) {
        const double x = size.width * i / 1000, y = size.height * (999 - i) / 1000;
        if (reglet_label_hit(label, x, y, i & 1, &hit) != REGLET_OK) CHECK(0);
        if (reglet_label_link_at(label, x, y, 0, &link) != REGLET_OK) CHECK(0);
    }
}

static double time_of(const shape *shape, size_t parts) {
    const reglet_attributes look = {.struct_size = sizeof look,
                                    .mask = REGLET_ATTRIBUTE_BACKGROUND | REGLET_ATTRIBUTE_UNDERLINE | REGLET_ATTRIBUTE_ALIGNMENT,
                                    .background = 0xFF, .underline = REGLET_LINE_SINGLE, .alignment = REGLET_ALIGNMENT_JUSTIFIED};
    reglet_text_ref text = make_text(shape, parts, &look);
    reglet_label_options options;
    reglet_label_ref label = NULL;
    CHECK(reglet_label_options_init(&options) == REGLET_OK);
    options.width = shape->width;
    options.max_lines = shape->max_lines;
    options.truncation = REGLET_TRUNCATION_MIDDLE;
    const double start = seconds();
    if (CHECK(reglet_label_create(text, NULL, &options, &label, NULL) == REGLET_OK)) ask(label);
    reglet_label_destroy(label);
    const double time = seconds() - start;
    reglet_text_destroy(text);
    return time;
}

int main(void) {
    const char *given = getenv("REGLET_STRESS");
    const int is_timed = !given && strcmp(CHECK_FORM, "asan") != 0;
    if (!is_timed) divisor = given ? strtoul(given, NULL, 10) : 10;
    if (divisor == 0) divisor = 1;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const size_t parts = shapes[i].parts / divisor;
        const double quarter = time_of(&shapes[i], parts / 4), whole = time_of(&shapes[i], parts);
        printf("  %-38s %8zu parts: %8.3f ms, %.1f times a quarter\n", shapes[i].name, parts, whole * 1e3, whole / quarter);
        if (is_timed) CHECK(whole < 0.002 || whole <= 12 * quarter);
    }
    return check_report("label_stress");
}
