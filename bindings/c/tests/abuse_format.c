// Rows of the abuse matrix: formatters and their tables, formatting, problems, escape.
#include "abuse.h"

#define OUTSIDE ((reglet_formatter_ref)(uintptr_t)16) // never given to the library: what an output held before

// A formatter with a table of each kind. What it makes must be the same after a refusal: see `unchanged`.
static reglet_formatter_ref example(void) {
    static const reglet_string families[] = {{"Courier", 7}, {"Arial", 5}}, links[] = {{"mailto:a@example.org", 20}};
    static const uint32_t colors[] = {0xFF0000FF, 0x0000FFFF};
    const reglet_attachment attachment = {.struct_size = sizeof attachment, .name = "star", .name_length = 4, .width = 12, .height = 10};
    reglet_formatter_ref formatter = reglet_formatter_create();
    CHECK(formatter != NULL);
    CHECK_STATUS(reglet_formatter_set_families(formatter, families, 2, NULL), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_colors(formatter, colors, 2), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_links(formatter, links, 1), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_attachments(formatter, &attachment, 1), REGLET_OK);
    return formatter;
}

static const char everything[] = "a%1F%1Cb%0Lc%P%l%Bd%33Se";

static reglet_text_ref text_of(reglet_formatter_cref formatter, const char *format) {
    reglet_text_ref text = NULL;
    CHECK_STATUS(reglet_formatter_format(formatter, format, strlen(format), NULL, &text, NULL), REGLET_OK);
    return text;
}

// Gives up both, after a check that the formatter makes what it made at first.
static void unchanged(reglet_formatter_ref formatter) {
    reglet_formatter_ref fresh = example();
    reglet_text_ref before = text_of(fresh, everything), after = text_of(formatter, everything);
    int32_t equal = -1;
    CHECK_STATUS(reglet_text_equal(before, after, &equal), REGLET_OK);
    CHECK(equal == 1);
    reglet_text_destroy(before);
    reglet_text_destroy(after);
    reglet_formatter_destroy(fresh);
    reglet_formatter_destroy(formatter);
}

ABUSE(reglet_formatter_create) {
    for (int i = 0; i < 100; i++) reglet_formatter_destroy(reglet_formatter_create());
    unchanged(example());
}

ABUSE(reglet_formatter_copy) {
    reglet_formatter_ref formatter = example(), copy = OUTSIDE;
    CHECK_STATUS(reglet_formatter_copy(NULL, &copy), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_copy(formatter, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(copy == OUTSIDE);
    CHECK_STATUS(reglet_formatter_copy(formatter, &copy), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_colors(formatter, NULL, 0), REGLET_OK);
    reglet_formatter_destroy(formatter);
    unchanged(copy);
}

ABUSE(reglet_formatter_destroy) {
    reglet_formatter_destroy(NULL);
    reglet_formatter_ref formatter = example();
    reglet_text_ref text = text_of(formatter, everything);
    reglet_formatter_destroy(formatter);
    reglet_text_counts counts;
    CHECK_STATUS(reglet_text_count(text, &counts), REGLET_OK);
    CHECK(counts.utf8 == 8 && counts.links == 1 && counts.attachments == 1);
    reglet_text_destroy(text);
}

// Arguments that are refused whole, the status in `code`.
typedef struct {
    reglet_arguments arguments;
    reglet_status code;
} refused_arguments;

static const reglet_string bad_value = {"\xFF", 1}, null_value = {NULL, 1}, long_value = {"x", SIZE_MAX};
static const reglet_argument bad_name = {"\xC3", 1, "x", 1}, bad_named = {"x", 1, "\xC3", 1}, null_named = {"x", 1, NULL, 2};
#define SIZE sizeof(reglet_arguments)
static const refused_arguments refused[] = {
    {{0, 0, NULL, 0, NULL, 0}, REGLET_STATUS_INVALID_VALUE},
    {{UINT32_MAX, 0, NULL, 0, NULL, 0}, REGLET_STATUS_INVALID_VALUE},
    {{SIZE, 1, NULL, 0, NULL, 0}, REGLET_STATUS_INVALID_VALUE},
    {{SIZE, 0, NULL, 1, NULL, 0}, REGLET_STATUS_NULL_ARGUMENT},
    {{SIZE, 0, NULL, 0, NULL, 1}, REGLET_STATUS_NULL_ARGUMENT},
    {{SIZE, 0, &bad_value, SIZE_MAX, NULL, 0}, REGLET_STATUS_TOO_LARGE},
    {{SIZE, 0, NULL, 0, &bad_name, SIZE_MAX / 2}, REGLET_STATUS_TOO_LARGE},
    {{SIZE, 0, &bad_value, 1, NULL, 0}, REGLET_STATUS_INVALID_UTF8},
    {{SIZE, 0, &null_value, 1, NULL, 0}, REGLET_STATUS_NULL_ARGUMENT},
    {{SIZE, 0, &long_value, 1, NULL, 0}, REGLET_STATUS_TOO_LARGE},
    {{SIZE, 0, NULL, 0, &bad_name, 1}, REGLET_STATUS_INVALID_UTF8},
    {{SIZE, 0, NULL, 0, &bad_named, 1}, REGLET_STATUS_INVALID_UTF8},
    {{SIZE, 0, NULL, 0, &null_named, 1}, REGLET_STATUS_NULL_ARGUMENT},
};

ABUSE(reglet_formatter_format) {
    reglet_formatter_ref formatter = example();
    reglet_text_ref text = (reglet_text_ref)(uintptr_t)16;
    reglet_error error = {0, 77};
    CHECK_STATUS(reglet_formatter_format(NULL, "x", 1, NULL, &text, &error), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(error.code == REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_format(formatter, NULL, 1, NULL, &text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_format(formatter, "x", 1, NULL, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    for (int32_t lenient = 0; lenient < 2; lenient++) {
        CHECK_STATUS(reglet_formatter_set_lenient(formatter, lenient), REGLET_OK);
        ABUSE_EACH(abuse_lengths, i) {
            CHECK_STATUS(reglet_formatter_format(formatter, "x", abuse_lengths[i], NULL, &text, NULL), REGLET_STATUS_TOO_LARGE);
            CHECK_STATUS(reglet_formatter_format(formatter, NULL, abuse_lengths[i], NULL, &text, NULL), REGLET_STATUS_TOO_LARGE);
        }
        ABUSE_EACH(refused, i)
            CHECK_STATUS(reglet_formatter_format(formatter, "%T%{x}", 6, &refused[i].arguments, &text, NULL), refused[i].code);
    }
    CHECK_STATUS(reglet_formatter_set_lenient(formatter, 0), REGLET_OK);
    ABUSE_EACH(abuse_texts, i) {
        CHECK_STATUS(reglet_formatter_format(formatter, abuse_texts[i].bytes, abuse_texts[i].length, NULL, &text, &error),
                     REGLET_STATUS_INVALID_UTF8);
        CHECK(error.code == REGLET_STATUS_INVALID_UTF8 && error.byte_offset == abuse_texts[i].offset);
    }
    CHECK_STATUS(reglet_formatter_format(formatter, "ab%9Fc", 6, NULL, &text, &error), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(error.code == REGLET_STATUS_INDEX_OUT_OF_RANGE && error.byte_offset == 2);
    CHECK(text == (reglet_text_ref)(uintptr_t)16);
    CHECK_STATUS(reglet_formatter_format(formatter, NULL, 0, NULL, &text, &error), REGLET_OK);
    CHECK(error.code == REGLET_STATUS_INDEX_OUT_OF_RANGE);
    reglet_text_destroy(text);
    unchanged(formatter);
}

ABUSE(reglet_formatter_diagnose) {
    reglet_formatter_ref formatter = example();
    reglet_error problems[4] = {{1, 1}, {1, 1}, {1, 1}, {1, 1}};
    size_t count = 77;
    const char *format = "%q%9F\xFF";
    CHECK_STATUS(reglet_formatter_diagnose(NULL, format, 6, NULL, problems, 4, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_diagnose(formatter, NULL, 6, NULL, problems, 4, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_diagnose(formatter, format, 6, NULL, NULL, 4, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_formatter_diagnose(formatter, format, 6, NULL, problems, 4, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_lengths, i)
        CHECK_STATUS(reglet_formatter_diagnose(formatter, format, abuse_lengths[i], NULL, problems, 4, &count), REGLET_STATUS_TOO_LARGE);
    ABUSE_EACH(refused, i)
        CHECK_STATUS(reglet_formatter_diagnose(formatter, format, 6, &refused[i].arguments, problems, 4, &count), refused[i].code);
    CHECK(count == 77 && problems[0].code == 1);
    CHECK_STATUS(reglet_formatter_diagnose(formatter, format, 6, NULL, problems, 2, &count), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(count == 3 && problems[0].code == 1);
    CHECK_STATUS(reglet_formatter_diagnose(formatter, format, 6, NULL, problems, SIZE_MAX, &count), REGLET_OK);
    CHECK(count == 3 && problems[0].code == REGLET_STATUS_INVALID_UTF8 && problems[0].byte_offset == 5);
    CHECK(problems[1].code == REGLET_STATUS_UNKNOWN_CODE && problems[1].byte_offset == 0);
    CHECK(problems[2].code == REGLET_STATUS_INDEX_OUT_OF_RANGE && problems[2].byte_offset == 2 && problems[3].code == 1);
    unchanged(formatter);
}

ABUSE(reglet_escape) {
    char buffer[8] = "unseen!";
    size_t length = 77;
    CHECK_STATUS(reglet_escape(NULL, 1, buffer, 8, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_escape("%", 1, NULL, 8, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_escape("%", 1, buffer, 8, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_lengths, i) CHECK_STATUS(reglet_escape("%", abuse_lengths[i], buffer, 8, &length), REGLET_STATUS_TOO_LARGE);
    ABUSE_EACH(abuse_texts, i)
        CHECK_STATUS(reglet_escape(abuse_texts[i].bytes, abuse_texts[i].length, buffer, 8, &length), REGLET_STATUS_INVALID_UTF8);
    CHECK(length == 77 && !strcmp(buffer, "unseen!"));
    CHECK_STATUS(reglet_escape("50%\0%", 5, buffer, 6, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 7 && !strcmp(buffer, "unseen!"));
    CHECK_STATUS(reglet_escape("50%\0%", 5, buffer, 7, &length), REGLET_OK);
    CHECK(length == 7 && !memcmp(buffer, "50%%\0%%", 8));
    CHECK_STATUS(reglet_escape(NULL, 0, NULL, 0, &length), REGLET_OK);
    CHECK(length == 0);
}

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
