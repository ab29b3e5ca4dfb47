// JSON of any bytes: refused with the offset of what is wrong, or read, and then it prints and reads back the same, and every other
// notation keeps what it promises: no control character of the text for a terminal, no markup of the text in HTML.
#include "fuzz.h"

typedef reglet_status (*exporter)(reglet_text_cref, char *, size_t, size_t *);

static reglet_status ansi(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    return reglet_text_to_ansi(text, REGLET_ANSI_256, buffer, capacity, length_out);
}

static reglet_status html(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    return reglet_text_to_html(text, NULL, 0, buffer, capacity, length_out);
}

static reglet_status markdown(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out) {
    return reglet_text_to_markdown(text, 1, buffer, capacity, length_out);
}

// What an exporter writes, for `free`.
static char *exported(exporter export, reglet_text_cref text, size_t *length) {
    size_t needed = 0;
    reglet_status status = export(text, NULL, 0, &needed);
    FUZZ_ASSERT(status == (needed ? REGLET_STATUS_BUFFER_TOO_SMALL : REGLET_OK));
    char *buffer = malloc(needed + 1);
    FUZZ_ASSERT(export(text, buffer, needed, length) == REGLET_OK && *length == needed);
    return buffer;
}

static void check_json(reglet_text_cref text) {
    size_t length = 0, again_length = 0;
    char *json = exported(reglet_text_to_json, text, &length);
    reglet_text_ref again = NULL;
    FUZZ_ASSERT(reglet_text_from_json(json, length, &again, NULL) == REGLET_OK);
    int32_t equal = 0;
    FUZZ_ASSERT(reglet_text_equal(text, again, &equal) == REGLET_OK && equal);
    char *second = exported(reglet_text_to_json, again, &again_length);
    FUZZ_ASSERT(length == again_length && !memcmp(json, second, length));
    free(json);
    free(second);
    reglet_text_destroy(again);
}

// Control characters come in sequences of our own only, and each line ends as the terminal was.
static void check_ansi(reglet_text_cref text) {
    size_t length = 0;
    char *output = exported(ansi, text, &length);
    for (size_t index = 0; index < length; index++) {
        unsigned char byte = (unsigned char)output[index];
        if (byte == 0x1B) {
            FUZZ_ASSERT(index + 2 < length);
            int is_style = output[++index] == '[';
            FUZZ_ASSERT(is_style || (output[index] == ']' && length - index > 5 && !memcmp(output + index, "]8;;", 4)));
            do FUZZ_ASSERT(++index < length);
            while (is_style ? output[index] != 'm' : output[index] >= 0x20 && output[index] <= 0x7E);
            FUZZ_ASSERT(is_style || (output[index] == 0x1B && output[++index] == '\\'));
        } else {
            FUZZ_ASSERT((byte >= 0x20 || byte == '\n') && byte != 0x7F);
            FUZZ_ASSERT(byte != 0xC2 || (unsigned char)output[index + 1] >= 0xA0);
        }
    }
    free(output);
}

// No more elements than there can be, all of them ours, all of them closed.
static void check_html(reglet_text_cref text) {
    static const char *const ours[] = {"div", "/div", "span", "/span", "a", "/a", "br", "img"};
    size_t length = 0;
    long depth = 0;
    char *output = exported(html, text, &length);
    output[length] = 0;
    for (size_t index = 0; index < length; index++) {
        if (output[index] != '<') continue;
        size_t number = 0, name = strcspn(output + index + 1, " >");
        while (number < 8 && (strlen(ours[number]) != name || memcmp(ours[number], output + index + 1, name))) number++;
        FUZZ_ASSERT(number < 8);
        if (number < 6) depth += number % 2 ? -1 : 1;
        FUZZ_ASSERT(depth > 0 || index + 6 == length);
    }
    FUZZ_ASSERT(depth == 0 && !memcmp(output + length - 6, "</div>", 6));
    free(output);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    reglet_text_ref text = NULL;
    reglet_error error = {REGLET_OK, 0};
    reglet_status status = reglet_text_from_json((const char *)data, size, &text, &error);
    FUZZ_ASSERT((status == REGLET_OK) == (text != NULL) && error.code == status && error.byte_offset <= size);
    if (!text) {
        FUZZ_ASSERT(status == REGLET_STATUS_INVALID_JSON || status == REGLET_STATUS_INVALID_UTF8);
        return 0;
    }
    size_t length = 0;
    check_json(text);
    check_ansi(text);
    check_html(text);
    free(exported(markdown, text, &length));
    free(exported(reglet_text_to_plain, text, &length));
    reglet_text_destroy(text);
    return 0;
}
