// For the abuse rows of texts: an example, ranges that it refuses, attributes that are wrong.
#ifndef REGLET_ABUSE_TEXT_H
#define REGLET_ABUSE_TEXT_H

#include "abuse.h"

#define OUTSIDE ((reglet_text_ref)(uintptr_t)16) // never given to the library: what an output held before

// a, 日, an emoji, an attachment, b; the field is the second and third, with the target "t". Byte offsets 0 1 4 8 11 12.
#define EXAMPLE "a\xE6\x97\xA5\xF0\x9F\x98\x80\xEF\xBF\xBC" "b"
enum { LENGTH = 12, RUNS = 4 };

static inline reglet_text_ref example(void) {
    reglet_text_ref text = NULL;
    const reglet_attachment image = {.struct_size = sizeof image, .name = "star", .name_length = 4, .width = 12, .height = 10, .y = -2};
    CHECK_STATUS(reglet_text_create("a\xE6\x97\xA5\xF0\x9F\x98\x80" "b", 9, NULL, &text, NULL), REGLET_OK);
    CHECK_STATUS(reglet_text_set_link(text, 1, 8, "t", 1), REGLET_OK);
    CHECK_STATUS(reglet_text_insert_attachment(text, 8, &image), REGLET_OK);
    return text;
}

// Gives up a text, after a check that it is as the example is, its JSON too.
static inline void unchanged(reglet_text_ref text) {
    reglet_text_ref fresh = example();
    char before[4096], after[4096];
    size_t length = 0, length_after = 0;
    int32_t equal = 0;
    CHECK_STATUS(reglet_text_to_json(fresh, before, sizeof before, &length), REGLET_OK);
    CHECK_STATUS(reglet_text_to_json(text, after, sizeof after, &length_after), REGLET_OK);
    CHECK(length > 0 && length == length_after && !memcmp(before, after, length));
    reglet_text_counts counts;
    CHECK_STATUS(reglet_text_equal(text, fresh, &equal), REGLET_OK);
    CHECK(equal == 1);
    CHECK_STATUS(reglet_text_count(text, &counts), REGLET_OK);
    CHECK(counts.utf8 == LENGTH && counts.runs == RUNS && counts.links == 1 && counts.attachments == 1);
    reglet_text_destroy(fresh);
    reglet_text_destroy(text);
}

// The call, which mentions the variables `start` and `end`, refuses ranges that the example does not have.
#define REFUSES_RANGES(call) \
    do { \
        size_t start = 0, end = 0; \
        ABUSE_EACH(abuse_indices, abuse_i) { \
            start = end = abuse_indices[abuse_i]; \
            CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
            start = 0; \
            CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
        } \
        start = 4, end = 1; \
        CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
        start = 0, end = LENGTH + 1; \
        CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
        start = SIZE_MAX, end = 0; \
        CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
        start = 0, end = 2; \
        CHECK_STATUS(call, REGLET_STATUS_NOT_ON_BOUNDARY); \
        start = 6, end = 8; \
        CHECK_STATUS(call, REGLET_STATUS_NOT_ON_BOUNDARY); \
        start = end = 10; \
        CHECK_STATUS(call, REGLET_STATUS_NOT_ON_BOUNDARY); \
    } while (0)

// The same for a call that mentions `index`.
#define REFUSES_INDICES(call) \
    do { \
        size_t index = LENGTH + 1; \
        CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
        ABUSE_EACH(abuse_indices, abuse_i) { \
            index = abuse_indices[abuse_i]; \
            CHECK_STATUS(call, REGLET_STATUS_INDEX_OUT_OF_RANGE); \
        } \
        for (index = 2; index < 11; index += index == 3 || index == 7 ? 2 : 1) \
            CHECK_STATUS(call, REGLET_STATUS_NOT_ON_BOUNDARY); \
    } while (0)

// Sizes that no struct here has.
static const uint32_t wrong_sizes[] = {0, 1, 79, 81, UINT32_MAX};

typedef struct {
    reglet_attributes attributes;
    reglet_status status;
} wrong_attribute;

#define WRONG(bit, field, value, status) {{.struct_size = sizeof(reglet_attributes), .mask = (bit), .field = (value)}, status}
#define WRONG_LENGTH(bit, field, limit) \
    WRONG(bit, field, limit, REGLET_STATUS_VALUE_OUT_OF_RANGE), WRONG(bit, field, -(limit), REGLET_STATUS_VALUE_OUT_OF_RANGE), \
    WRONG(bit, field, (double)NAN, REGLET_STATUS_INVALID_NUMBER), WRONG(bit, field, (double)INFINITY, REGLET_STATUS_INVALID_NUMBER), \
    WRONG(bit, field, -(double)INFINITY, REGLET_STATUS_INVALID_NUMBER), WRONG(bit, field, 1e300, REGLET_STATUS_VALUE_OUT_OF_RANGE)
#define WRONG_ENUM(bit, field, limit) \
    WRONG(bit, field, limit, REGLET_STATUS_INVALID_VALUE), WRONG(bit, field, -1, REGLET_STATUS_INVALID_VALUE), \
    WRONG(bit, field, INT32_MAX, REGLET_STATUS_INVALID_VALUE), WRONG(bit, field, INT32_MIN, REGLET_STATUS_INVALID_VALUE)

static const wrong_attribute wrong_attributes[] = {
    {{.struct_size = 0}, REGLET_STATUS_INVALID_VALUE},
    {{.struct_size = sizeof(reglet_attributes) - 1}, REGLET_STATUS_INVALID_VALUE},
    {{.struct_size = UINT32_MAX}, REGLET_STATUS_INVALID_VALUE},
    {{.struct_size = sizeof(reglet_attributes), .mask = REGLET_ATTRIBUTE_ALL + 1}, REGLET_STATUS_INVALID_VALUE},
    {{.struct_size = sizeof(reglet_attributes), .mask = UINT32_MAX}, REGLET_STATUS_INVALID_VALUE},
    WRONG(0, reserved, 1, REGLET_STATUS_INVALID_VALUE),
    WRONG(REGLET_ATTRIBUTE_FAMILY, family_length, 1, REGLET_STATUS_NULL_ARGUMENT),
    WRONG(REGLET_ATTRIBUTE_FAMILY, family_length, SIZE_MAX, REGLET_STATUS_TOO_LARGE),
    {{.struct_size = sizeof(reglet_attributes), .mask = REGLET_ATTRIBUTE_FAMILY, .family = "\xFF", .family_length = 1}, REGLET_STATUS_INVALID_UTF8},
    WRONG(REGLET_ATTRIBUTE_SIZE, size, 0, REGLET_STATUS_VALUE_OUT_OF_RANGE),
    WRONG_LENGTH(REGLET_ATTRIBUTE_SIZE, size, 10001),
    WRONG_LENGTH(REGLET_ATTRIBUTE_BASELINE_OFFSET, baseline_offset, 10001),
    WRONG_LENGTH(REGLET_ATTRIBUTE_KERN, kern, 10001),
    WRONG(REGLET_ATTRIBUTE_WEIGHT, weight, 1001, REGLET_STATUS_VALUE_OUT_OF_RANGE),
    WRONG(REGLET_ATTRIBUTE_WEIGHT, weight, INT32_MIN, REGLET_STATUS_VALUE_OUT_OF_RANGE),
    WRONG_ENUM(REGLET_ATTRIBUTE_UNDERLINE, underline, 3),
    WRONG_ENUM(REGLET_ATTRIBUTE_STRIKETHROUGH, strikethrough, 3),
    WRONG_ENUM(REGLET_ATTRIBUTE_ALIGNMENT, alignment, 5),
};
#define WRONG_ATTRIBUTES (sizeof wrong_attributes / sizeof *wrong_attributes)

typedef struct {
    reglet_attachment attachment;
    reglet_status status;
} wrong_image;

#define IMAGE(field, value, status) {{.struct_size = sizeof(reglet_attachment), .field = (value)}, status}
#define IMAGE_NUMBER(field) \
    IMAGE(field, (double)NAN, REGLET_STATUS_INVALID_NUMBER), IMAGE(field, (double)INFINITY, REGLET_STATUS_INVALID_NUMBER), \
    IMAGE(field, 1.0000001e9, REGLET_STATUS_INVALID_NUMBER), IMAGE(field, -1.0000001e9, REGLET_STATUS_INVALID_NUMBER)

static const wrong_image wrong_images[] = {
    {{.struct_size = 0}, REGLET_STATUS_INVALID_VALUE}, {{.struct_size = UINT32_MAX}, REGLET_STATUS_INVALID_VALUE},
    IMAGE(alignment, -1, REGLET_STATUS_INVALID_VALUE), IMAGE(alignment, 8, REGLET_STATUS_INVALID_VALUE),
    IMAGE(alignment, INT32_MIN, REGLET_STATUS_INVALID_VALUE), IMAGE(alignment, INT32_MAX, REGLET_STATUS_INVALID_VALUE),
    IMAGE(name_length, 1, REGLET_STATUS_NULL_ARGUMENT), IMAGE(name_length, SIZE_MAX, REGLET_STATUS_TOO_LARGE),
    IMAGE(alternative_length, 1, REGLET_STATUS_NULL_ARGUMENT), IMAGE(alternative_length, SIZE_MAX, REGLET_STATUS_TOO_LARGE),
    {{.struct_size = sizeof(reglet_attachment), .name = "\xC3", .name_length = 1}, REGLET_STATUS_INVALID_UTF8},
    {{.struct_size = sizeof(reglet_attachment), .alternative_text = "\xC3", .alternative_length = 1}, REGLET_STATUS_INVALID_UTF8},
    IMAGE(width, -1, REGLET_STATUS_INVALID_NUMBER), IMAGE(height, -1, REGLET_STATUS_INVALID_NUMBER),
    IMAGE_NUMBER(width), IMAGE_NUMBER(height), IMAGE_NUMBER(x), IMAGE_NUMBER(y),
};
#define WRONG_IMAGES (sizeof wrong_images / sizeof *wrong_images)

#endif
