// Rows of the abuse matrix: formatters, formatting, problems, escape.
#include "abuse_format.h"

#define OUTSIDE ((reglet_formatter_ref)(uintptr_t)16) // never given to the library: what an output held before

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
