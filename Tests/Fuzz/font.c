// Font files of any bytes, the last of which is the font's place in a collection: refused, or loaded, and then every
// pair of a few characters measures to numbers that a layout can take. The text has the characters of the seeds.
#include "fuzz.h"
#include <math.h>

static const char letters[] = "AVTHWaeovx.fi1 0?n\xC3\xA9\xE2\x80\xA6\xCE\xA9\xD1\x8F\xF0\x9F\x98\x80" "e\xCC\x81\xEF\x80\xB0\xEF\xBF\xBF";

static reglet_text_ref pairs_text(void) {
    static char bytes[sizeof letters * sizeof letters * 4];
    size_t length = 0;
    for (size_t left = 0; letters[left];) {
        size_t left_length = 1;
        while (((unsigned char)letters[left + left_length] & 0xC0) == 0x80) left_length++;
        for (size_t right = 0; letters[right];) {
            size_t right_length = 1;
            while (((unsigned char)letters[right + right_length] & 0xC0) == 0x80) right_length++;
            memcpy(bytes + length, letters + left, left_length);
            memcpy(bytes + length + left_length, letters + right, right_length);
            length += left_length + right_length;
            right += right_length;
        }
        left += left_length;
    }
    reglet_text_ref text = NULL;
    FUZZ_ASSERT(reglet_text_create(bytes, length, NULL, &text, NULL) == REGLET_OK);
    return text;
}

static void check(double number, double limit) { FUZZ_ASSERT(isfinite(number) && number >= 0 && number <= limit); }

static void measure(reglet_fonts_cref fonts, reglet_text_cref text) {
    reglet_face face;
    reglet_font_metrics metrics;
    static reglet_cluster clusters[4096];
    size_t count = 0;
    FUZZ_ASSERT(reglet_fonts_face_named(fonts, "Helvetica", 9, &face) == REGLET_OK);
    FUZZ_ASSERT(reglet_fonts_metrics(fonts, &face, 10000, &metrics) == REGLET_OK);
    check(metrics.ascent, 1e9);
    check(metrics.descent, 1e9);
    check(metrics.leading, 1e9);
    check(metrics.cap_height, 1e9);
    check(metrics.x_height, 1e9);
    FUZZ_ASSERT(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 4096, &count) == REGLET_OK && count > 0);
    for (size_t i = 0; i < count; i++) check(clusters[i].advance, 1e9);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static reglet_text_ref text;
    if (!text) text = pairs_text();
    fuzz_input input = {data, size};
    size_t index = fuzz_byte(&input) & 3;
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_status status = reglet_fonts_load_file(fonts, "Helvetica", 9, data, input.size, index);
    FUZZ_ASSERT(status == REGLET_OK || status == REGLET_STATUS_INVALID_FONT || status == REGLET_STATUS_INDEX_OUT_OF_RANGE);
    if (status == REGLET_OK) measure(fonts, text);
    reglet_fonts_destroy(fonts);
    return 0;
}
