// Rows of the abuse matrix: the defaults, tables and mode of formatters.
#include "abuse_format.h"

ABUSE(reglet_formatter_set_defaults) {
    reglet_formatter_ref formatter = example();
    reglet_attributes given = {.struct_size = sizeof given};
    CHECK_STATUS(reglet_formatter_set_defaults(NULL, &given, NULL), REGLET_STATUS_NULL_ARGUMENT);
#define REFUSED(name, bit, value, status) \
    do { \
        reglet_attributes wrong = {.struct_size = sizeof wrong, .mask = (bit)}; \
        wrong.name = (value); \
        CHECK_STATUS(reglet_formatter_set_defaults(formatter, &wrong, NULL), status); \
    } while (0)
    REFUSED(struct_size, 0, 0, REGLET_STATUS_INVALID_VALUE);
    REFUSED(struct_size, 0, UINT32_MAX, REGLET_STATUS_INVALID_VALUE);
    REFUSED(mask, 0, 4096, REGLET_STATUS_INVALID_VALUE);
    REFUSED(reserved, 0, 1, REGLET_STATUS_INVALID_VALUE);
    REFUSED(family_length, REGLET_ATTRIBUTE_FAMILY, 1, REGLET_STATUS_NULL_ARGUMENT);
    REFUSED(family, REGLET_ATTRIBUTE_FAMILY, "Helvetica", REGLET_STATUS_UNKNOWN_FAMILY); // of length 0
    REFUSED(size, REGLET_ATTRIBUTE_SIZE, 0.0, REGLET_STATUS_VALUE_OUT_OF_RANGE);
    REFUSED(size, REGLET_ATTRIBUTE_SIZE, -1.0, REGLET_STATUS_VALUE_OUT_OF_RANGE);
    REFUSED(size, REGLET_ATTRIBUTE_SIZE, 10000.5, REGLET_STATUS_VALUE_OUT_OF_RANGE);
    REFUSED(size, REGLET_ATTRIBUTE_SIZE, (double)NAN, REGLET_STATUS_INVALID_NUMBER);
    REFUSED(size, REGLET_ATTRIBUTE_SIZE, (double)INFINITY, REGLET_STATUS_INVALID_NUMBER);
    REFUSED(baseline_offset, REGLET_ATTRIBUTE_BASELINE_OFFSET, (double)NAN, REGLET_STATUS_INVALID_NUMBER);
    REFUSED(kern, REGLET_ATTRIBUTE_KERN, -1e300, REGLET_STATUS_VALUE_OUT_OF_RANGE);
    REFUSED(kern, REGLET_ATTRIBUTE_KERN, 1.0, REGLET_STATUS_INVALID_VALUE);
    REFUSED(baseline_offset, REGLET_ATTRIBUTE_BASELINE_OFFSET, 1.0, REGLET_STATUS_INVALID_VALUE);
    REFUSED(italic, REGLET_ATTRIBUTE_ITALIC, 1, REGLET_STATUS_INVALID_VALUE);
    REFUSED(underline, REGLET_ATTRIBUTE_UNDERLINE, 1, REGLET_STATUS_INVALID_VALUE);
    REFUSED(strikethrough, REGLET_ATTRIBUTE_STRIKETHROUGH, 2, REGLET_STATUS_INVALID_VALUE);
    REFUSED(weight, REGLET_ATTRIBUTE_WEIGHT, INT32_MIN, REGLET_STATUS_VALUE_OUT_OF_RANGE);
    REFUSED(weight, REGLET_ATTRIBUTE_WEIGHT, 1001, REGLET_STATUS_VALUE_OUT_OF_RANGE);
    ABUSE_EACH(abuse_values, i) {
        REFUSED(alignment, REGLET_ATTRIBUTE_ALIGNMENT, abuse_values[i], REGLET_STATUS_INVALID_VALUE);
        REFUSED(underline, REGLET_ATTRIBUTE_UNDERLINE, abuse_values[i], REGLET_STATUS_INVALID_VALUE);
    }
    ABUSE_EACH(abuse_texts, i) {
        reglet_attributes wrong = {.struct_size = sizeof wrong, .mask = REGLET_ATTRIBUTE_FAMILY, .family = abuse_texts[i].bytes,
                                   .family_length = abuse_texts[i].length};
        CHECK_STATUS(reglet_formatter_set_defaults(formatter, &wrong, NULL), REGLET_STATUS_INVALID_UTF8);
    }
    CHECK_STATUS(reglet_formatter_set_defaults(formatter, NULL, NULL), REGLET_OK);
    unchanged(formatter);
}

// The checks that tables of texts share: `set(formatter, table, count)`.
#define TEXT_TABLE(set) \
    do { \
        const reglet_string one = {"Arial", 5}, null = {NULL, 1}; \
        CHECK_STATUS(set(NULL, &one, 1), REGLET_STATUS_NULL_ARGUMENT); \
        CHECK_STATUS(set(formatter, NULL, 1), REGLET_STATUS_NULL_ARGUMENT); \
        CHECK_STATUS(set(formatter, &null, 1), REGLET_STATUS_NULL_ARGUMENT); \
        CHECK_STATUS(set(formatter, &one, 1000001), REGLET_STATUS_TOO_LARGE); \
        ABUSE_EACH(abuse_lengths, i) { \
            const reglet_string wrong = {"Arial", abuse_lengths[i]}; \
            CHECK_STATUS(set(formatter, &one, abuse_lengths[i]), REGLET_STATUS_TOO_LARGE); \
            CHECK_STATUS(set(formatter, &wrong, 1), REGLET_STATUS_TOO_LARGE); \
        } \
        ABUSE_EACH(abuse_texts, i) { \
            const reglet_string wrong[] = {one, {abuse_texts[i].bytes, abuse_texts[i].length}}; \
            CHECK_STATUS(set(formatter, wrong, 2), REGLET_STATUS_INVALID_UTF8); \
        } \
    } while (0)

static reglet_status set_families(reglet_formatter_ref formatter, const reglet_string *table, size_t count) {
    return reglet_formatter_set_families(formatter, table, count, NULL);
}

ABUSE(reglet_formatter_set_families) {
    reglet_formatter_ref formatter = example();
    TEXT_TABLE(set_families);
    const reglet_string wrong[] = {{"Arial", 5}, {"arial", 5}}, empty = {NULL, 0}, own = {"Own", 3};
    CHECK_STATUS(set_families(formatter, wrong, 2), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK_STATUS(set_families(formatter, &empty, 1), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK_STATUS(set_families(formatter, &own, 1), REGLET_STATUS_UNKNOWN_FAMILY);
    reglet_fonts_ref fonts = reglet_fonts_create();
    const reglet_rung rung = {.regular = "Own-Regular", .regular_length = 11};
    CHECK_STATUS(reglet_fonts_register(fonts, "Own", 3, &rung, 1, NULL), REGLET_OK);
    reglet_formatter_ref other = example();
    CHECK_STATUS(reglet_formatter_set_families(other, &own, 1, fonts), REGLET_OK);
    reglet_fonts_destroy(fonts);
    reglet_text_destroy(text_of(other, "%FOwn"));
    reglet_formatter_destroy(other);
    unchanged(formatter);
}

ABUSE(reglet_formatter_set_links) {
    reglet_formatter_ref formatter = example();
    TEXT_TABLE(reglet_formatter_set_links);
    unchanged(formatter);
}

ABUSE(reglet_formatter_set_colors) {
    reglet_formatter_ref formatter = example();
    const uint32_t color = UINT32_MAX;
    CHECK_STATUS(reglet_formatter_set_colors(NULL, &color, 1), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_set_colors(formatter, NULL, 1), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_set_colors(formatter, &color, 1000001), REGLET_STATUS_TOO_LARGE);
    ABUSE_EACH(abuse_lengths, i)
        CHECK_STATUS(reglet_formatter_set_colors(formatter, &color, abuse_lengths[i]), REGLET_STATUS_TOO_LARGE);
    unchanged(formatter);
}

ABUSE(reglet_formatter_set_attachments) {
    reglet_formatter_ref formatter = example();
    const reglet_attachment good = {.struct_size = sizeof good};
    CHECK_STATUS(reglet_formatter_set_attachments(NULL, &good, 1), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_set_attachments(formatter, NULL, 1), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_lengths, i)
        CHECK_STATUS(reglet_formatter_set_attachments(formatter, &good, abuse_lengths[i]), REGLET_STATUS_TOO_LARGE);
#define WRONG(field, value, status) \
    do { \
        reglet_attachment wrong[] = {good, good}; \
        wrong[1].field = (value); \
        CHECK_STATUS(reglet_formatter_set_attachments(formatter, wrong, 2), status); \
    } while (0)
    WRONG(struct_size, 0, REGLET_STATUS_INVALID_VALUE);
    WRONG(struct_size, UINT32_MAX, REGLET_STATUS_INVALID_VALUE);
    WRONG(name_length, 1, REGLET_STATUS_NULL_ARGUMENT);
    WRONG(alternative_length, SIZE_MAX, REGLET_STATUS_TOO_LARGE);
    WRONG(width, -1.0, REGLET_STATUS_INVALID_NUMBER);
    WRONG(height, -1e-9, REGLET_STATUS_INVALID_NUMBER);
    ABUSE_EACH(abuse_values, i) WRONG(alignment, abuse_values[i], REGLET_STATUS_INVALID_VALUE);
    ABUSE_EACH(abuse_numbers, i) {
        WRONG(width, abuse_numbers[i], REGLET_STATUS_INVALID_NUMBER);
        WRONG(height, abuse_numbers[i], REGLET_STATUS_INVALID_NUMBER);
        WRONG(x, abuse_numbers[i], REGLET_STATUS_INVALID_NUMBER);
        WRONG(y, abuse_numbers[i], REGLET_STATUS_INVALID_NUMBER);
    }
    ABUSE_EACH(abuse_texts, i) {
        reglet_attachment wrong = good;
        wrong.name = abuse_texts[i].bytes;
        wrong.name_length = abuse_texts[i].length;
        CHECK_STATUS(reglet_formatter_set_attachments(formatter, &wrong, 1), REGLET_STATUS_INVALID_UTF8);
        wrong.name_length = 0;
        wrong.alternative_text = abuse_texts[i].bytes;
        wrong.alternative_length = abuse_texts[i].length;
        CHECK_STATUS(reglet_formatter_set_attachments(formatter, &wrong, 1), REGLET_STATUS_INVALID_UTF8);
    }
    unchanged(formatter);
}

ABUSE(reglet_formatter_set_lenient) {
    CHECK_STATUS(reglet_formatter_set_lenient(NULL, 1), REGLET_STATUS_NULL_ARGUMENT);
    reglet_formatter_ref formatter = example();
    ABUSE_EACH(abuse_values, i) {
        CHECK_STATUS(reglet_formatter_set_lenient(formatter, abuse_values[i]), REGLET_OK);
        reglet_text_destroy(text_of(formatter, "100% sure %"));
    }
    CHECK_STATUS(reglet_formatter_set_lenient(formatter, 0), REGLET_OK);
    unchanged(formatter);
}
