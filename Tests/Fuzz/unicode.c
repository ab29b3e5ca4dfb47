// Any bytes through the algorithms of Unicode: refused with an offset in the text, or boundaries that ascend, each break of a
// unit at the place that another unit has for it, a level for each byte, and an order that is one.
#include "fuzz.h"

// How much of a unit a byte begins.
static size_t begun(char byte, reglet_unit unit) {
    const unsigned char lead = (unsigned char)byte;
    return unit == REGLET_UNIT_UTF8 ? 1 : (lead & 0xC0) == 0x80 ? 0 : unit == REGLET_UNIT_UTF16 && lead >= 0xF0 ? 2 : 1;
}

// The place in a unit of each byte and of the end, for `free`.
static size_t *places_of(const char *text, size_t size, reglet_unit unit) {
    size_t *places = malloc((size + 1) * sizeof *places);
    places[0] = 0;
    for (size_t i = 0; i < size; i++) places[i + 1] = places[i] + begun(text[i], unit);
    return places;
}

static void check_boundaries(const char *text, size_t size, reglet_unit unit, const size_t *places) {
    uint32_t *boundaries = malloc((size + 1) * sizeof *boundaries), *bytes = malloc((size + 1) * sizeof *bytes);
    reglet_line_break *breaks = malloc((size + 1) * sizeof *breaks), *byte_breaks = malloc((size + 1) * sizeof *breaks);
    size_t count = 0, bytes_count = 0, break_count = 0, byte_break_count = 0;
    FUZZ_ASSERT(reglet_unicode_graphemes(text, size, REGLET_UNIT_UTF8, bytes, size + 1, &bytes_count, NULL) == REGLET_OK);
    FUZZ_ASSERT(bytes[bytes_count - 1] == size);
    FUZZ_ASSERT(reglet_unicode_graphemes(text, size, unit, boundaries, size + 1, &count, NULL) == REGLET_OK);
    FUZZ_ASSERT(count == bytes_count && boundaries[0] == 0);
    for (size_t i = 1; i < count; i++) FUZZ_ASSERT(boundaries[i] > boundaries[i - 1] && boundaries[i] == places[bytes[i]]);
    FUZZ_ASSERT(reglet_unicode_line_breaks(text, size, unit, breaks, size + 1, &break_count, NULL) == REGLET_OK);
    FUZZ_ASSERT(reglet_unicode_line_breaks(text, size, REGLET_UNIT_UTF8, byte_breaks, size + 1, &byte_break_count, NULL) == REGLET_OK);
    FUZZ_ASSERT((break_count == 0) == (size == 0) && byte_break_count == break_count);
    for (size_t i = 0; i < break_count; i++) {
        FUZZ_ASSERT(breaks[i].offset > (i ? breaks[i - 1].offset : 0) && breaks[i].offset == places[byte_breaks[i].offset]);
        FUZZ_ASSERT(breaks[i].mandatory == 0 || breaks[i].mandatory == 1);
    }
    if (size) FUZZ_ASSERT(breaks[break_count - 1].offset == boundaries[count - 1] && breaks[break_count - 1].mandatory);
    free(boundaries);
    free(bytes);
    free(breaks);
    free(byte_breaks);
}

static void check_directions(const char *text, size_t size, reglet_unit unit, const size_t *places, reglet_base_direction direction) {
    uint8_t *levels = malloc(size + 1), *bytes = malloc(size + 1);
    uint32_t *order = malloc((size + 1) * sizeof *order);
    size_t count = 0, ordered = 0;
    FUZZ_ASSERT(reglet_unicode_bidi_levels(text, size, direction, REGLET_UNIT_UTF8, bytes, size + 1, &count, NULL) == REGLET_OK && count == size);
    FUZZ_ASSERT(reglet_unicode_bidi_levels(text, size, direction, unit, levels, size + 1, &count, NULL) == REGLET_OK);
    FUZZ_ASSERT(count == places[size]);
    for (size_t i = 0; i < size; i++) FUZZ_ASSERT(begun(text[i], unit) == 0 || levels[places[i]] == bytes[i]);
    FUZZ_ASSERT(reglet_unicode_bidi_order(levels, count, order, size + 1, &ordered) == REGLET_OK && ordered == count);
    for (size_t i = 0; i < count; i++) {
        FUZZ_ASSERT(order[i] < count && levels[order[i]] <= 126);
        levels[order[i]] = 255; // seen: no index comes twice
    }
    free(levels);
    free(bytes);
    free(order);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_input input = {data, size};
    uint8_t choice = fuzz_byte(&input);
    const char *text = (const char *)data;
    size_t count = 0;
    reglet_error error = {REGLET_OK, 0};
    reglet_status status = reglet_unicode_graphemes(text, input.size, REGLET_UNIT_UTF8, NULL, 0, &count, &error);
    FUZZ_ASSERT(status == REGLET_STATUS_BUFFER_TOO_SMALL || status == REGLET_STATUS_INVALID_UTF8);
    if (status == REGLET_STATUS_INVALID_UTF8) {
        FUZZ_ASSERT(error.byte_offset < input.size);
        return 0;
    }
    size_t *places = places_of(text, input.size, choice % 3);
    check_boundaries(text, input.size, choice % 3, places);
    check_directions(text, input.size, choice % 3, places, choice / 3 % 3);
    free(places);
    return 0;
}
