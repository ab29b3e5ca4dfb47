// Texts from any bytes and attributes: refused with the offset of what is wrong, or made, and then every index converts
// there and back, and the runs are the whole text.
#include "fuzz.h"

static void check_indices(reglet_text_cref text, const reglet_text_counts *counts) {
    for (size_t index = 0; index <= counts->utf8 + 1u; index++) {
        size_t scalar, utf16, back;
        reglet_status status = reglet_text_convert(text, index, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &scalar);
        if (status != REGLET_OK) {
            FUZZ_ASSERT(status == (index > counts->utf8 ? REGLET_STATUS_INDEX_OUT_OF_RANGE : REGLET_STATUS_NOT_ON_BOUNDARY));
            continue;
        }
        FUZZ_ASSERT(reglet_text_convert(text, scalar, REGLET_UNIT_SCALAR, REGLET_UNIT_UTF16, &utf16) == REGLET_OK);
        FUZZ_ASSERT(reglet_text_convert(text, utf16, REGLET_UNIT_UTF16, REGLET_UNIT_UTF8, &back) == REGLET_OK);
        FUZZ_ASSERT(back == index && scalar <= utf16 && utf16 <= index);
    }
}

static void check_text(reglet_text_cref text, const char *bytes, size_t length) {
    reglet_text_counts counts;
    size_t written = 0;
    char *copy = malloc(length + 1);
    FUZZ_ASSERT(reglet_text_count(text, &counts) == REGLET_OK && counts.utf8 == length);
    FUZZ_ASSERT(reglet_text_utf8(text, copy, length, &written) == REGLET_OK && written == length);
    FUZZ_ASSERT(length == 0 || !memcmp(copy, bytes, length));
    FUZZ_ASSERT(counts.runs == (length ? 1 : 0));
    free(copy);
    check_indices(text, &counts);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_input input = {data, size};
    reglet_attributes attributes = {.struct_size = sizeof attributes};
    attributes.mask = fuzz_byte(&input) | (uint32_t)fuzz_byte(&input) << 8;
    attributes.size = fuzz_number(&input);
    attributes.kern = fuzz_number(&input);
    attributes.weight = (int8_t)fuzz_byte(&input) * 10;
    attributes.alignment = fuzz_byte(&input);
    size_t family_length = fuzz_byte(&input);
    attributes.family_length = family_length < input.size ? family_length : input.size;
    attributes.family = (const char *)data;
    const char *bytes = (const char *)data;
    reglet_text_ref text = NULL;
    reglet_error error = {REGLET_OK, 0};
    reglet_status status = reglet_text_create(bytes, input.size, &attributes, &text, &error);
    FUZZ_ASSERT((status == REGLET_OK) == (text != NULL) && error.code == status);
    if (status == REGLET_STATUS_INVALID_UTF8) FUZZ_ASSERT(error.byte_offset < input.size);
    if (text) check_text(text, bytes, input.size);
    reglet_text_destroy(text);
    uint32_t color = 0;
    if (reglet_color_parse(bytes, input.size, &color) != REGLET_OK) FUZZ_ASSERT(color == 0);
    return 0;
}
