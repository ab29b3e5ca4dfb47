// Rows of the abuse matrix: texts and labels in other notations.
#include "abuse.h"

// A text with all that there is: styles, a field, an attachment, and control characters.
static reglet_text_ref example(void) {
    static const char format[] = "a%1W%2U\x1b[%0Lb\r\n%B%P%l\xC2\x9B%{x}c";
    const reglet_string link = {"x:\x1b", 3};
    const reglet_attachment attachment = {.struct_size = sizeof attachment, .name = "\x07", .name_length = 1, .width = 1, .height = 1};
    const reglet_argument named = {"x", 1, "\"\\", 2};
    const reglet_arguments arguments = {sizeof arguments, 0, NULL, 0, &named, 1};
    reglet_formatter_ref formatter = reglet_formatter_create();
    CHECK_STATUS(reglet_formatter_set_links(formatter, &link, 1), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_attachments(formatter, &attachment, 1), REGLET_OK);
    reglet_text_ref text = NULL;
    CHECK_STATUS(reglet_formatter_format(formatter, format, strlen(format), &arguments, &text, NULL), REGLET_OK);
    reglet_formatter_destroy(formatter);
    return text;
}

typedef reglet_status (*exporter)(reglet_text_cref, char *, size_t, size_t *);

// What all of them owe their caller: NULLs refused, the length that is needed, no byte beyond the capacity.
static void check_exporter(exporter export) {
    reglet_text_ref text = example();
    size_t length = 777, needed = 0;
    char buffer[4096];
    CHECK_STATUS(export(NULL, buffer, sizeof buffer, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(export(text, buffer, sizeof buffer, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(export(text, NULL, 1, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(export(text, NULL, SIZE_MAX, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(length == 777);
    CHECK_STATUS(export(text, NULL, 0, &needed), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(needed > 0 && needed < sizeof buffer);
    memset(buffer, '#', sizeof buffer);
    for (size_t capacity = 0; capacity < needed; capacity++) {
        CHECK_STATUS(export(text, buffer, capacity, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
        CHECK(length == needed && buffer[0] == '#');
    }
    CHECK_STATUS(export(text, buffer, needed, &length), REGLET_OK);
    CHECK(length == needed && buffer[needed] == '#');
    ABUSE_EACH(abuse_lengths, i) CHECK_STATUS(export(text, buffer, abuse_lengths[i], &length), REGLET_OK);
    reglet_text_destroy(text);
}

ABUSE(reglet_text_to_json) { check_exporter(reglet_text_to_json); }

ABUSE(reglet_text_to_plain) { check_exporter(reglet_text_to_plain); }

static reglet_status to_ansi(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    return reglet_text_to_ansi(text, REGLET_ANSI_256, buffer, capacity, length_out);
}

ABUSE(reglet_text_to_ansi) {
    check_exporter(to_ansi);
    reglet_text_ref text = example();
    size_t length = 777;
    ABUSE_EACH(abuse_values, i)
        CHECK_STATUS(reglet_text_to_ansi(text, abuse_values[i], NULL, 0, &length), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_text_to_ansi(text, -1, NULL, 0, &length), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_text_to_ansi(text, REGLET_ANSI_16 + 1, NULL, 0, &length), REGLET_STATUS_INVALID_VALUE);
    CHECK(length == 777);
    reglet_text_destroy(text);
}

static reglet_status to_html(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    return reglet_text_to_html(text, NULL, INT32_MIN, buffer, capacity, length_out);
}

ABUSE(reglet_text_to_html) {
    check_exporter(to_html);
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_text_ref text = example();
    size_t length = 0, with_fonts = 0;
    CHECK_STATUS(reglet_text_to_html(text, NULL, 0, NULL, 0, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK_STATUS(reglet_text_to_html(text, fonts, 0, NULL, 0, &with_fonts), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == with_fonts);
    reglet_text_destroy(text);
    reglet_fonts_destroy(fonts);
}

static reglet_status to_markdown(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    return reglet_text_to_markdown(text, INT32_MAX, buffer, capacity, length_out);
}

ABUSE(reglet_text_to_markdown) { check_exporter(to_markdown); }

static reglet_status to_svg(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    reglet_label_ref label = NULL;
    if (text) CHECK_STATUS(reglet_label_create(text, NULL, NULL, &label, NULL), REGLET_OK);
    const reglet_status status = reglet_label_to_svg(label, INT32_MIN, buffer, capacity, length_out);
    reglet_label_destroy(label);
    return status;
}

ABUSE(reglet_label_to_svg) { check_exporter(to_svg); }

static reglet_formatter_ref plain_formatter;

static reglet_status to_format(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    reglet_error error = {0, 77};
    reglet_status status = reglet_text_to_format(text, plain_formatter, buffer, capacity, length_out, &error);
    CHECK(error.code == status);
    return status;
}

ABUSE(reglet_text_to_format) {
    const reglet_string link = {"x:\x1b", 3};
    const reglet_attachment attachment = {.struct_size = sizeof attachment, .name = "\x07", .name_length = 1, .width = 1, .height = 1};
    plain_formatter = reglet_formatter_create();
    reglet_text_ref text = example();
    size_t length = 777;
    reglet_error error = {0, 77};
    CHECK_STATUS(reglet_text_to_format(text, NULL, NULL, 0, &length, &error), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(error.code == REGLET_STATUS_NULL_ARGUMENT && error.byte_offset == 0);
    CHECK_STATUS(reglet_text_to_format(text, plain_formatter, NULL, 0, &length, &error), REGLET_STATUS_NOT_EXPRESSIBLE);
    CHECK(error.byte_offset == 3 && length == 777);
    CHECK_STATUS(reglet_formatter_set_links(plain_formatter, &link, 1), REGLET_OK);
    CHECK_STATUS(reglet_text_to_format(text, plain_formatter, NULL, 0, &length, &error), REGLET_STATUS_NOT_EXPRESSIBLE);
    CHECK(error.byte_offset == 6 && length == 777);
    CHECK_STATUS(reglet_formatter_set_attachments(plain_formatter, &attachment, 1), REGLET_OK);
    check_exporter(to_format);
    reglet_text_destroy(text);
    reglet_formatter_destroy(plain_formatter);
}

ABUSE(reglet_text_from_json) {
    static const char good[] = "{\"version\":1,\"runs\":[{\"text\":\"a\",\"size\":1e1}]}";
    reglet_text_ref text = (reglet_text_ref)(uintptr_t)16;
    reglet_error error = {0, 77};
    CHECK_STATUS(reglet_text_from_json(NULL, 1, &text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_from_json(good, strlen(good), NULL, &error), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_lengths, i)
        CHECK_STATUS(reglet_text_from_json(good, abuse_lengths[i], &text, NULL), REGLET_STATUS_TOO_LARGE);
    ABUSE_EACH(abuse_texts, i) {
        CHECK_STATUS(reglet_text_from_json(abuse_texts[i].bytes, abuse_texts[i].length, &text, &error), REGLET_STATUS_INVALID_UTF8);
        CHECK(error.code == REGLET_STATUS_INVALID_UTF8 && error.byte_offset == abuse_texts[i].offset);
    }
    for (size_t length = 0; length < strlen(good); length++) {
        CHECK_STATUS(reglet_text_from_json(length == 0 ? NULL : good, length, &text, &error), REGLET_STATUS_INVALID_JSON);
        CHECK(error.code == REGLET_STATUS_INVALID_JSON && error.byte_offset <= length);
    }
    static char deep[1000000];
    memset(deep, '[', sizeof deep);
    CHECK_STATUS(reglet_text_from_json(deep, sizeof deep, &text, NULL), REGLET_STATUS_INVALID_JSON);
    memset(deep, '9', sizeof deep);
    memcpy(deep, "{\"version\":", 11);
    CHECK_STATUS(reglet_text_from_json(deep, sizeof deep, &text, &error), REGLET_STATUS_INVALID_JSON);
    CHECK(error.byte_offset == 11);
    CHECK(text == (reglet_text_ref)(uintptr_t)16);
    CHECK_STATUS(reglet_text_from_json(good, strlen(good), &text, NULL), REGLET_OK);
    reglet_text_destroy(text);
}
