// Rows of the abuse matrix: line breaks, clusters, bidi levels and order.
#include "abuse.h"

// Three functions take a text, a unit and a buffer; this is what all of them refuse. `call` uses text, length, unit,
// buffer, capacity, count, error and stands for the status.
#define ABUSE_TEXT(type, call) \
    do { \
        type storage[8]; \
        memset(storage, 0x5A, sizeof storage); \
        size_t found = 77, *count = &found, length = 2, capacity = 8; \
        reglet_error problem = {0, 0}, *error = &problem; \
        const char *text = "ab"; \
        int32_t unit = REGLET_UNIT_SCALAR; \
        type *buffer = storage; \
        text = NULL; \
        CHECK_STATUS(call, REGLET_STATUS_NULL_ARGUMENT); \
        ABUSE_EACH(abuse_lengths, i) { \
            length = abuse_lengths[i]; \
            CHECK_STATUS(call, REGLET_STATUS_TOO_LARGE); \
        } \
        ABUSE_EACH(abuse_texts, i) { \
            text = abuse_texts[i].bytes, length = abuse_texts[i].length; \
            CHECK_STATUS(call, REGLET_STATUS_INVALID_UTF8); \
            CHECK(problem.code == REGLET_STATUS_INVALID_UTF8 && problem.byte_offset == abuse_texts[i].offset); \
        } \
        text = "ab", length = 2; \
        ABUSE_EACH(abuse_values, i) { \
            unit = abuse_values[i]; \
            CHECK_STATUS(call, REGLET_STATUS_INVALID_VALUE); \
        } \
        unit = REGLET_UNIT_UTF8, count = NULL; \
        CHECK_STATUS(call, REGLET_STATUS_NULL_ARGUMENT); \
        count = &found, buffer = NULL; \
        CHECK_STATUS(call, REGLET_STATUS_NULL_ARGUMENT); \
        CHECK(found == 77); \
        buffer = storage, text = "a b", length = 3, capacity = 1; \
        CHECK_STATUS(call, REGLET_STATUS_BUFFER_TOO_SMALL); \
        CHECK(found >= 2 && found <= 4 && *(unsigned char *)storage == 0x5A); \
        buffer = NULL, capacity = 0, error = NULL; \
        CHECK_STATUS(call, REGLET_STATUS_BUFFER_TOO_SMALL); \
        text = NULL, length = 0, buffer = storage, capacity = SIZE_MAX; \
        CHECK_STATUS(call, REGLET_OK); \
        CHECK(found <= 1); \
    } while (0)

ABUSE(reglet_unicode_line_breaks) {
    ABUSE_TEXT(reglet_line_break, reglet_unicode_line_breaks(text, length, unit, buffer, capacity, count, error));
}

ABUSE(reglet_unicode_graphemes) {
    ABUSE_TEXT(uint32_t, reglet_unicode_graphemes(text, length, unit, buffer, capacity, count, error));
}

ABUSE(reglet_unicode_bidi_levels) {
    ABUSE_TEXT(uint8_t, reglet_unicode_bidi_levels(text, length, REGLET_BASE_DIRECTION_RTL, unit, buffer, capacity, count, error));
    uint8_t level = 99;
    size_t count = 77;
    ABUSE_EACH(abuse_values, i) {
        CHECK_STATUS(reglet_unicode_bidi_levels("a", 1, abuse_values[i], REGLET_UNIT_UTF8, &level, 1, &count, NULL),
                     REGLET_STATUS_INVALID_VALUE);
    }
    CHECK(level == 99 && count == 77);
    // Deeper than the algorithm goes, isolates and embeddings that nothing ends, PDIs and PDFs that nothing opened.
    static const char *const controls[] = {"\xE2\x80\xAA", "\xE2\x80\xAB", "\xE2\x80\xAC", "\xE2\x80\xAD", "\xE2\x80\xAE",
                                           "\xE2\x81\xA6", "\xE2\x81\xA7", "\xE2\x81\xA8", "\xE2\x81\xA9"};
    static char deep[3000];
    static uint8_t levels[3000];
    for (size_t first = 0; first < 9; first++)
        for (size_t second = 0; second < 9; second++) {
            for (size_t i = 0; i < 1000; i++) memcpy(deep + 3 * i, controls[i % 2 ? first : second], 3);
            memcpy(deep + 2997, "\xD7\x90(", 3);
            CHECK_STATUS(reglet_unicode_bidi_levels(deep, sizeof deep, 0, 0, levels, sizeof levels, &count, NULL), REGLET_OK);
            CHECK(count == sizeof deep && levels[2997] <= 126);
        }
}

ABUSE(reglet_unicode_bidi_order) {
    uint8_t levels[256];
    uint32_t order[256] = {99};
    size_t count = 77;
    for (size_t i = 0; i < 256; i++) levels[i] = (uint8_t)i;
    CHECK_STATUS(reglet_unicode_bidi_order(NULL, 1, order, 1, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_unicode_bidi_order(levels, 1, order, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_unicode_bidi_order(levels, 1, NULL, 1, &count), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_lengths, i)
        CHECK_STATUS(reglet_unicode_bidi_order(levels, abuse_lengths[i], order, 256, &count), REGLET_STATUS_TOO_LARGE);
    CHECK_STATUS(reglet_unicode_bidi_order(levels, 256, order, 256, &count), REGLET_STATUS_VALUE_OUT_OF_RANGE);
    CHECK(count == 77 && order[0] == 99);
    CHECK_STATUS(reglet_unicode_bidi_order(levels, 127, order, 126, &count), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(count == 127 && order[0] == 99);
    CHECK_STATUS(reglet_unicode_bidi_order(levels, 127, order, 256, &count), REGLET_OK);
    CHECK(count == 127);
    CHECK_STATUS(reglet_unicode_bidi_order(NULL, 0, NULL, 0, &count), REGLET_OK);
    CHECK(count == 0);
}
