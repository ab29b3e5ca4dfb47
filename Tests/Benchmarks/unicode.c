// Line breaks, clusters and levels of 100 KB of English and of mixed scripts; prints milliseconds, the median of 5, and what
// they may be. Exit status 1 where one is above `limit` times that (the argument; without one nothing is above). The texts
// are always the same.
#define BENCH "unicode"
#include "bench.h"
#include <stdint.h>
#include <string.h>

enum { SIZE = 100000, ROUNDS = 5 };

static const char *const english[] = {
    "the", "of", "and", "to", "in", "is", "that", "it", "was", "for", "on", "are", "with", "as", "his", "they", "be", "this",
    "from", "have", "or", "by", "one", "had", "not", "but", "what", "all", "were", "when", "we", "there", "can", "an", "your",
    "which", "their", "said", "if", "do", "will", "each", "about", "how", "up", "out", "them", "then", "she", "many", "some",
    "these", "would", "other", "into", "has", "more", "her", "two", "like", "him", "see", "time", "could", "no", "make",
    "than", "first", "been", "who", "now", "people", "made", "over", "down", "only", "find", "water", "little", "after",
};
static const char *const foreign[] = {
    "日本語", "テキスト", "行分割", "ひらがな、", "中文排版", "段落。", "שלום", "עולם", "עברית", "مرحبا", "العربية", "النص", "café",
    "naïve", "Übergröße", "Ελληνικά", "русский", "👨‍👩‍👧‍👦", "हिन्दी", "한국어", "(1,234.50€)", "“quoted”",
};
#define COUNT(list) (sizeof(list) / sizeof *(list))

static char text[SIZE + 64];
static size_t length, count;
static reglet_line_break breaks[SIZE + 64];
static uint32_t boundaries[SIZE + 65];
static uint8_t levels[SIZE + 64];

static size_t next_below(uint64_t *state, size_t limit) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (size_t)(*state >> 33) % limit;
}

// Words, `share` of a hundred of them foreign: sentences of twelve, paragraphs of sixty.
static void make_text(size_t share) {
    uint64_t state = 0x9E3779B97F4A7C15u;
    length = 0;
    for (size_t words = 1; length < SIZE; words++) {
        int is_foreign = next_below(&state, 100) < share;
        const char *word = is_foreign ? foreign[next_below(&state, COUNT(foreign))] : english[next_below(&state, COUNT(english))];
        length += (size_t)sprintf(text + length, "%s%s", word, words % 60 == 0 ? ".\n" : words % 12 == 0 ? ". " : " ");
    }
}

static reglet_status line_breaks(void) {
    return reglet_unicode_line_breaks(text, length, REGLET_UNIT_UTF8, breaks, COUNT(breaks), &count, NULL);
}

static reglet_status graphemes(void) {
    return reglet_unicode_graphemes(text, length, REGLET_UNIT_UTF8, boundaries, COUNT(boundaries), &count, NULL);
}

static reglet_status bidi_levels(void) {
    return reglet_unicode_bidi_levels(text, length, REGLET_BASE_DIRECTION_NATURAL, REGLET_UNIT_UTF8, levels, COUNT(levels), &count, NULL);
}

static int measure(const char *name, reglet_status (*call)(void), double allowed, double limit) {
    double times[ROUNDS];
    if (call() != REGLET_OK) return 1;  // and warms up
    for (int round = 0; round < ROUNDS; round++) {
        double start = microseconds();
        if (call() != REGLET_OK) return 1;
        times[round] = (microseconds() - start) / 1e3;
    }
    const double time = median(times, ROUNDS);
    printf("%-24s %6.3f ms, may be %.2f  (%zu)\n", name, time, allowed, count);
    return limit > 0 && time > allowed * limit;
}

int main(int argc, char **argv) {
    double limit = argc > 1 ? atof(argv[1]) : 0;
    int above = 0;
    make_text(0);
    above |= measure("English: line breaks", line_breaks, 1.0, limit);
    above |= measure("English: clusters", graphemes, 0.8, limit);
    above |= measure("English: levels", bidi_levels, 0.5, limit);
    make_text(30);
    above |= measure("mixed: line breaks", line_breaks, 1.5, limit);
    above |= measure("mixed: clusters", graphemes, 1.2, limit);
    above |= measure("mixed: levels", bidi_levels, 0.75, limit);
    return above;
}
