// Breaks, clusters and levels as a C program meets them, in each unit; the rules themselves are tested in the core.
#include <reglet.h>
#include <string.h>

#include "check.h"

// "a😀 é" in bytes, UTF-16 and scalars: an emoji of four bytes and two units; e with a combining acute.
static const char text[] = "a\xF0\x9F\x98\x80 e\xCC\x81";

static void test_line_breaks(void) {
    static const uint32_t expected[3][3] = {{1, 6, 9}, {1, 4, 6}, {1, 3, 5}};
    for (int32_t unit = 0; unit < 3; unit++) {
        reglet_line_break breaks[16];
        size_t count = 0;
        CHECK(reglet_unicode_line_breaks(text, strlen(text), unit, breaks, 16, &count, NULL) == REGLET_OK);
        CHECK(count == 3);
        for (size_t i = 0; i < 3; i++) CHECK(breaks[i].offset == expected[unit][i] && breaks[i].mandatory == (i == 2));
    }
    reglet_line_break breaks[4];
    size_t count = 0;
    CHECK(reglet_unicode_line_breaks("a\r\nb\n", 5, REGLET_UNIT_UTF8, breaks, 4, &count, NULL) == REGLET_OK);
    CHECK(count == 2 && breaks[0].offset == 3 && breaks[0].mandatory == 1 && breaks[1].offset == 5);
    CHECK(reglet_unicode_line_breaks(NULL, 0, REGLET_UNIT_UTF8, NULL, 0, &count, NULL) == REGLET_OK && count == 0);
}

static void test_graphemes(void) {
    static const uint32_t expected[3][5] = {{0, 1, 5, 6, 9}, {0, 1, 3, 4, 6}, {0, 1, 2, 3, 5}};
    for (int32_t unit = 0; unit < 3; unit++) {
        uint32_t boundaries[16];
        size_t count = 0;
        CHECK(reglet_unicode_graphemes(text, strlen(text), unit, boundaries, 16, &count, NULL) == REGLET_OK);
        CHECK(count == 5 && !memcmp(boundaries, expected[unit], sizeof expected[unit]));
    }
    uint32_t only = 7;
    size_t count = 0;
    CHECK(reglet_unicode_graphemes("", 0, REGLET_UNIT_UTF8, &only, 1, &count, NULL) == REGLET_OK && count == 1 && only == 0);
}

static void test_levels(void) {
    // A Hebrew letter, "a", and an emoji: as bytes, units and scalars; then in a paragraph that begins with "a".
    const char mixed[] = "\xD7\x90" "a\xF0\x9F\x98\x80\na\xD7\x90";
    static const uint8_t expected[3][11] = {{1, 1, 2, 1, 1, 1, 1, 1, 0, 1, 1}, {1, 2, 1, 1, 1, 0, 1}, {1, 2, 1, 1, 0, 1}};
    static const size_t counts[] = {11, 7, 6};
    for (int32_t unit = 0; unit < 3; unit++) {
        uint8_t levels[16];
        size_t count = 0;
        CHECK(reglet_unicode_bidi_levels(mixed, 11, REGLET_BASE_DIRECTION_NATURAL, unit, levels, 16, &count, NULL) == REGLET_OK);
        CHECK(count == counts[unit] && !memcmp(levels, expected[unit], count));
    }
    uint8_t level = 9;
    size_t count = 0;
    CHECK(reglet_unicode_bidi_levels(".", 1, REGLET_BASE_DIRECTION_RTL, 0, &level, 1, &count, NULL) == REGLET_OK && level == 1);
    CHECK(reglet_unicode_bidi_levels(".", 1, REGLET_BASE_DIRECTION_LTR, 0, &level, 1, &count, NULL) == REGLET_OK && level == 0);
}

// Rule L2, word for word: from the highest level down to the lowest odd one, reverse what is at that level or above.
static void naive_order(const uint8_t *levels, size_t count, uint32_t *order) {
    for (size_t i = 0; i < count; i++) order[i] = (uint32_t)i;
    for (int level = 126; level > 0; level--)
        for (size_t i = 0; i < count; i++) {
            size_t end = i;
            while (end < count && levels[order[end]] >= level) end++;
            for (size_t a = i, b = end; a + 1 < b; a++) {
                uint32_t swapped = order[a];
                order[a] = order[--b];
                order[b] = swapped;
            }
            if (end > i) i = end;
        }
}

static void test_order(void) {
    check_seed("unicode", 11);
    for (int round = 0; round < 2000; round++) {
        uint8_t levels[24];
        uint32_t order[24], naive[24];
        size_t count = check_random() % 25, written = 99;
        unsigned highest = 1 + (unsigned)(check_random() % (round % 2 ? 4 : 126));
        for (size_t i = 0; i < count; i++) levels[i] = (uint8_t)(check_random() % (highest + 1));
        naive_order(levels, count, naive);
        CHECK(reglet_unicode_bidi_order(levels, count, order, 24, &written) == REGLET_OK);
        CHECK(written == count && !memcmp(order, naive, count * sizeof *order));
    }
}

int main(void) {
    test_line_breaks();
    test_graphemes();
    test_levels();
    test_order();
    return check_report("unicode");
}
