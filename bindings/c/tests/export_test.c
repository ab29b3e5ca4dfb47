// Texts in other notations, by what C programs see: fixed texts letter for letter, and random ones there and back.
#include "check.h"

#include <reglet.h>
#include <string.h>

static char buffer[1 << 16];

static reglet_text_ref text_of(reglet_formatter_cref formatter, const char *format, size_t length) {
    reglet_text_ref text = NULL;
    CHECK(reglet_formatter_format(formatter, format, length, NULL, &text, NULL) == REGLET_OK);
    return text;
}

static int is(size_t length, const char *expected) {
    int same = length == strlen(expected) && memcmp(buffer, expected, length) == 0;
    if (!same) fprintf(stderr, "got: %.*s\n", (int)length, buffer);
    return same;
}

static reglet_formatter_ref example(void) {
    static const uint32_t colors[] = {0xFF0000FF, 0x0000FF80};
    static const reglet_string link = {"https://example.org/\"", 21};
    const reglet_attachment attachment = {.struct_size = sizeof attachment, .name = "star", .name_length = 4, .alternative_text = "*",
        .alternative_length = 1, .tag_low = 5, .tag_high = 1, .width = 12, .height = 10, .y = -2.5};
    reglet_formatter_ref formatter = reglet_formatter_create();
    CHECK(reglet_formatter_set_colors(formatter, colors, 2) == REGLET_OK);
    CHECK(reglet_formatter_set_links(formatter, &link, 1) == REGLET_OK);
    CHECK(reglet_formatter_set_attachments(formatter, &attachment, 1) == REGLET_OK);
    return formatter;
}

static void fixed(reglet_formatter_cref formatter) {
    static const char format[] = "%0C%BRed%N%c \033%0LHERE\n%P%l";
    reglet_text_ref text = text_of(formatter, format, strlen(format));
    size_t length = 0;
    CHECK(reglet_text_to_json(text, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(is(length, "{\"version\":1,\"base\":{\"family\":\"Helvetica\",\"weight\":0,\"italic\":false,\"size\":17,\"color\":\"#000000ff\","
        "\"background\":\"#00000000\",\"underline\":0,\"strikethrough\":0,\"baseline_offset\":0,\"kern\":0,\"alignment\":\"natural\"},"
        "\"links\":[{\"target\":\"https://example.org/\\\"\"}],\"runs\":[{\"text\":\"Red\",\"weight\":1,\"color\":\"#ff0000ff\"},"
        "{\"text\":\" \\u001b\"},{\"text\":\"HERE\\n\",\"link\":0},{\"text\":\"\xEF\xBF\xBC\",\"link\":0,\"attachment\":{\"name\":\"star\","
        "\"width\":12,\"height\":10,\"x\":0,\"y\":-2.5,\"alignment\":\"baseline\",\"alternative_text\":\"*\",\"tag\":\"4294967301\"}}]}"));
    CHECK(reglet_text_to_ansi(text, REGLET_ANSI_TRUE_COLOR, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(is(length, "\033[1;38;2;255;0;0mRed\033[0m \xE2\x90\x9B\033]8;;https://example.org/\"\033\\HERE\033]8;;\033\\\n"
        "\033]8;;https://example.org/\"\033\\*\033]8;;\033\\"));
    CHECK(reglet_text_to_ansi(text, REGLET_ANSI_256, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(memcmp(buffer, "\033[1;38;5;196mRed", 16) == 0);
    CHECK(reglet_text_to_ansi(text, REGLET_ANSI_16, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(memcmp(buffer, "\033[1;91mRed", 10) == 0);
    CHECK(reglet_text_to_plain(text, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(is(length, "Red \033HERE\n*"));
    CHECK(reglet_text_to_html(text, NULL, 0, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(is(length, "<div style=\"white-space: pre-wrap; unicode-bidi: plaintext; text-align: start; font-family: 'Helvetica'; "
        "font-size: 17px; font-weight: 400; font-style: normal; color: #000000\"><span style=\"font-weight: 700; color: #ff0000\">"
        "Red</span> \033<a href=\"https://example.org/&quot;\" style=\"color: inherit; text-decoration: none\">HERE<br>"
        "<img src=\"star\" alt=\"*\" style=\"width: 12px; height: 10px; vertical-align: -2.5px\"></a></div>"));
    CHECK(reglet_text_to_markdown(text, 0, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(is(length, "**Red** \033[HERE\\\n![\\*](star)](https://example.org/\")"));
    CHECK(reglet_text_to_format(text, formatter, buffer, sizeof buffer, &length, NULL) == REGLET_OK);
    CHECK(is(length, "%0C%BRed%c%w \033%0LHERE\n%0P%l"));
    reglet_text_destroy(text);
}

static void there_and_back(reglet_formatter_ref formatter) {
    static const char *const pieces[] = {"%0C", "%1D", "%B", "%i", "%2U", "%7.25S", "%-3O", "%0.1K", "%2A", "%N", "%0L", "%l", "%P", "\"", "\\", "\n",
        "\xE6\xB1\xAA", "\xF0\x9F\x98\x80", "x", "%", "\xEF\xBF\xBC", "\x01"};
    CHECK(reglet_formatter_set_lenient(formatter, 1) == REGLET_OK);
    check_seed("export", 20);
    for (int round = 0; round < 2000; round++) {
        char format[512];
        size_t length = 0;
        for (unsigned count = (unsigned)(check_random() % 40); count > 0; count--) {
            const char *piece = pieces[check_random() % (sizeof pieces / sizeof *pieces)];
            memcpy(format + length, piece, strlen(piece));
            length += strlen(piece);
        }
        reglet_text_ref text = text_of(formatter, format, length), again = NULL;
        int32_t equal = 0;
        size_t first = 0, second = 0;
        CHECK(reglet_text_to_json(text, buffer, sizeof buffer / 2, &first) == REGLET_OK);
        CHECK(reglet_text_from_json(buffer, first, &again, NULL) == REGLET_OK);
        CHECK(reglet_text_equal(text, again, &equal) == REGLET_OK && equal == 1);
        CHECK(reglet_text_to_json(again, buffer + first, sizeof buffer - first, &second) == REGLET_OK);
        CHECK(first == second && memcmp(buffer, buffer + first, first) == 0);
        reglet_text_destroy(again);
        CHECK(reglet_text_to_format(text, formatter, buffer, sizeof buffer, &first, NULL) == REGLET_OK);
        again = text_of(formatter, buffer, first);
        CHECK(reglet_text_equal(text, again, &equal) == REGLET_OK && equal == 1);
        reglet_text_destroy(text);
        reglet_text_destroy(again);
    }
}

static void refusals(void) {
    static const char json[] = "{\"version\":1,\"runs\":[{\"text\":\"\xE6\xB1\xAA\",\"weight\":0.5}]}";
    reglet_text_ref text = NULL;
    reglet_error error = {0, 0};
    CHECK(reglet_text_from_json(json, strlen(json), &text, &error) == REGLET_STATUS_INVALID_JSON);
    CHECK(error.code == REGLET_STATUS_INVALID_JSON && error.byte_offset == (uint32_t)(strstr(json, "0.5") - json));
    CHECK(text == NULL);
}

int main(void) {
    reglet_formatter_ref formatter = example();
    fixed(formatter);
    there_and_back(formatter);
    reglet_formatter_destroy(formatter);
    refusals();
    return check_report("export");
}
