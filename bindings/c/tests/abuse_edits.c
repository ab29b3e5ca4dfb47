// Rows of the abuse matrix: editing texts, and attachments.
#include "abuse.h"
#include "abuse_text.h"

// The call, which mentions `bytes` and `length`, refuses what is no text.
#define REFUSES_TEXTS(call) \
    do { \
        const char *bytes = NULL; \
        size_t length = 1; \
        reglet_error error = {0, 77}; \
        CHECK_STATUS(call, REGLET_STATUS_NULL_ARGUMENT); \
        CHECK(error.code == REGLET_STATUS_NULL_ARGUMENT && error.byte_offset == 0); \
        ABUSE_EACH(abuse_texts, abuse_i) { \
            bytes = abuse_texts[abuse_i].bytes, length = abuse_texts[abuse_i].length; \
            CHECK_STATUS(call, REGLET_STATUS_INVALID_UTF8); \
            CHECK(error.code == REGLET_STATUS_INVALID_UTF8 && error.byte_offset == abuse_texts[abuse_i].offset); \
        } \
        ABUSE_EACH(abuse_lengths, abuse_i) { \
            length = abuse_lengths[abuse_i]; \
            CHECK_STATUS(call, REGLET_STATUS_TOO_LARGE); \
            bytes = NULL; \
            CHECK_STATUS(call, REGLET_STATUS_TOO_LARGE); \
        } \
    } while (0)

ABUSE(reglet_text_append) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_append(NULL, "x", 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_TEXTS(reglet_text_append(text, bytes, length, &error));
    CHECK_STATUS(reglet_text_append(text, NULL, 0, NULL), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_append_styled) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_append_styled(NULL, "x", 1, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_TEXTS(reglet_text_append_styled(text, bytes, length, NULL, &error));
    for (size_t i = 0; i < WRONG_ATTRIBUTES; i++) {
        reglet_error error = {0, 77};
        CHECK_STATUS(reglet_text_append_styled(text, "x", 1, &wrong_attributes[i].attributes, &error), wrong_attributes[i].status);
        CHECK(error.code == wrong_attributes[i].status);
    }
    CHECK_STATUS(reglet_text_append_styled(text, NULL, 0, NULL, NULL), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_insert) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_insert(NULL, 0, "x", 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_INDICES(reglet_text_insert(text, index, "x", 1, NULL));
    REFUSES_TEXTS(reglet_text_insert(text, 1, bytes, length, &error));
    CHECK_STATUS(reglet_text_insert(text, 4, NULL, 0, NULL), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_replace) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_replace(NULL, 0, 1, "x", 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_replace(text, start, end, "x", 1, NULL));
    REFUSES_TEXTS(reglet_text_replace(text, 0, 4, bytes, length, &error));
    CHECK_STATUS(reglet_text_replace(text, 4, 4, NULL, 0, NULL), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_delete) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_delete(NULL, 0, 1), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_delete(text, start, end));
    CHECK_STATUS(reglet_text_delete(text, LENGTH, LENGTH), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_append_text) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_append_text(NULL, text), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_append_text(text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_append_text(text, text), REGLET_OK);
    CHECK_STATUS(reglet_text_delete(text, LENGTH, 2 * LENGTH), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_insert_text) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_insert_text(NULL, 0, text), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_insert_text(text, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_INDICES(reglet_text_insert_text(text, index, text));
    CHECK_STATUS(reglet_text_insert_text(text, 0, text), REGLET_OK);
    CHECK_STATUS(reglet_text_delete(text, 0, LENGTH), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_replace_text) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_replace_text(NULL, 0, 1, text), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_replace_text(text, 0, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_replace_text(text, start, end, text));
    CHECK_STATUS(reglet_text_replace_text(text, 0, LENGTH, text), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_slice) {
    reglet_text_ref text = example(), slice = OUTSIDE;
    CHECK_STATUS(reglet_text_slice(NULL, 0, 1, &slice), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_slice(text, 0, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_slice(text, start, end, &slice));
    CHECK(slice == OUTSIDE);
    CHECK_STATUS(reglet_text_slice(text, 0, LENGTH, &slice), REGLET_OK);
    unchanged(slice);
    unchanged(text);
}

ABUSE(reglet_text_set_attributes) {
    reglet_text_ref text = example();
    const reglet_attributes some = {.struct_size = sizeof some, .mask = REGLET_ATTRIBUTE_WEIGHT, .weight = 1}, none = {.struct_size = sizeof none};
    CHECK_STATUS(reglet_text_set_attributes(NULL, 0, 1, &some), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_set_attributes(text, 0, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_set_attributes(text, start, end, &some));
    for (size_t i = 0; i < WRONG_ATTRIBUTES; i++)
        CHECK_STATUS(reglet_text_set_attributes(text, 0, 1, &wrong_attributes[i].attributes), wrong_attributes[i].status);
    CHECK_STATUS(reglet_text_set_attributes(text, 0, LENGTH, &none), REGLET_OK);
    CHECK_STATUS(reglet_text_set_attributes(text, 4, 4, &some), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_clear_attributes) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_clear_attributes(NULL, 0, 1, REGLET_ATTRIBUTE_ALL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_clear_attributes(text, start, end, REGLET_ATTRIBUTE_ALL));
    CHECK_STATUS(reglet_text_clear_attributes(text, 0, 1, REGLET_ATTRIBUTE_ALL + 1), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_text_clear_attributes(text, 0, 1, UINT32_MAX), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_text_clear_attributes(text, 0, LENGTH, 0), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_set_link) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_set_link(NULL, 0, 1, "t", 1), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_set_link(text, 0, 1, NULL, 1), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_set_link(text, start, end, "t", 1));
    ABUSE_EACH(abuse_texts, i)
        CHECK_STATUS(reglet_text_set_link(text, 0, 1, abuse_texts[i].bytes, abuse_texts[i].length), REGLET_STATUS_INVALID_UTF8);
    ABUSE_EACH(abuse_lengths, i) CHECK_STATUS(reglet_text_set_link(text, 0, 1, "t", abuse_lengths[i]), REGLET_STATUS_TOO_LARGE);
    CHECK_STATUS(reglet_text_set_link(text, 4, 4, NULL, 0), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_clear_link) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_clear_link(NULL, 0, 1), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_clear_link(text, start, end));
    CHECK_STATUS(reglet_text_clear_link(text, 4, 4), REGLET_OK);
    unchanged(text);
}

ABUSE(reglet_text_create_with_image) {
    const reglet_attachment image = {.struct_size = sizeof image};
    reglet_text_ref text = OUTSIDE;
    CHECK_STATUS(reglet_text_create_with_image("x", 1, NULL, NULL, 0, &text, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_create_with_image("x", 1, &image, NULL, 0, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_INDICES(reglet_text_create_with_image(EXAMPLE, LENGTH, &image, NULL, index, &text, NULL));
    REFUSES_TEXTS(reglet_text_create_with_image(bytes, length, &image, NULL, 0, &text, &error));
    for (size_t i = 0; i < WRONG_IMAGES; i++)
        CHECK_STATUS(reglet_text_create_with_image("x", 1, &wrong_images[i].attachment, NULL, 0, &text, NULL), wrong_images[i].status);
    ABUSE_EACH(abuse_numbers, i) {
        const double across[] = {abuse_numbers[i], 0}, up[] = {0, abuse_numbers[i]};
        CHECK_STATUS(reglet_text_create_with_image("x", 1, &image, across, 0, &text, NULL), REGLET_STATUS_INVALID_NUMBER);
        CHECK_STATUS(reglet_text_create_with_image("x", 1, &image, up, 0, &text, NULL), REGLET_STATUS_INVALID_NUMBER);
    }
    CHECK(text == OUTSIDE);
    CHECK_STATUS(reglet_text_create_with_image(NULL, 0, &image, NULL, 0, &text, NULL), REGLET_OK);
    reglet_text_destroy(text);
}

ABUSE(reglet_text_insert_attachment) {
    reglet_text_ref text = example();
    const reglet_attachment image = {.struct_size = sizeof image};
    CHECK_STATUS(reglet_text_insert_attachment(NULL, 0, &image), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_insert_attachment(text, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_INDICES(reglet_text_insert_attachment(text, index, &image));
    for (size_t i = 0; i < WRONG_IMAGES; i++)
        CHECK_STATUS(reglet_text_insert_attachment(text, 1, &wrong_images[i].attachment), wrong_images[i].status);
    unchanged(text);
}

ABUSE(reglet_text_replace_with_attachment) {
    reglet_text_ref text = example();
    const reglet_attachment image = {.struct_size = sizeof image};
    CHECK_STATUS(reglet_text_replace_with_attachment(NULL, 0, 1, &image), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_replace_with_attachment(text, 0, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    REFUSES_RANGES(reglet_text_replace_with_attachment(text, start, end, &image));
    for (size_t i = 0; i < WRONG_IMAGES; i++)
        CHECK_STATUS(reglet_text_replace_with_attachment(text, 0, 1, &wrong_images[i].attachment), wrong_images[i].status);
    unchanged(text);
}

ABUSE(reglet_text_remove_attachment) {
    reglet_text_ref text = example();
    CHECK_STATUS(reglet_text_remove_attachment(NULL, 0), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_remove_attachment(text, 1), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(abuse_indices, i) CHECK_STATUS(reglet_text_remove_attachment(text, abuse_indices[i]), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    unchanged(text);
}

ABUSE(reglet_text_attachment) {
    reglet_text_ref text = example();
    reglet_attachment out = {.struct_size = sizeof out, .tag_low = 77};
    char buffer[4];
    size_t index = 77, length = 77;
    CHECK_STATUS(reglet_text_attachment(NULL, 0, &index, &out, buffer, 4, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_attachment(text, 0, NULL, &out, buffer, 4, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_attachment(text, 0, &index, NULL, buffer, 4, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_attachment(text, 0, &index, &out, NULL, 4, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_attachment(text, 0, &index, &out, buffer, 4, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_text_attachment(text, 1, &index, &out, buffer, 4, &length), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(abuse_indices, i)
        CHECK_STATUS(reglet_text_attachment(text, abuse_indices[i], &index, &out, buffer, 4, &length), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(wrong_sizes, i) {
        reglet_attachment wrong = {.struct_size = wrong_sizes[i]};
        CHECK_STATUS(reglet_text_attachment(text, 0, &index, &wrong, buffer, 4, &length), REGLET_STATUS_INVALID_VALUE);
    }
    CHECK(length == 77);
    CHECK_STATUS(reglet_text_attachment(text, 0, &index, &out, buffer, 3, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 4 && index == 77 && out.tag_low == 77);
    CHECK_STATUS(reglet_text_attachment(text, 0, &index, &out, buffer, 4, &length), REGLET_OK);
    CHECK(index == 8 && out.tag_low == 0 && out.name == buffer && out.name_length == 4 && out.alternative_length == 0);
    unchanged(text);
}
