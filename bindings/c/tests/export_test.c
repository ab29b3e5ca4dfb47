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

// A label with a background, a link over an image, and text from right to left.
static void drawing(reglet_formatter_cref formatter) {
    static const char format[] = "%10S%1D%Ba & b%N%10S%d %0LHE\xC2\xADRE %P%l %1U\xD7\x90\xD7\x91\033 x";
    reglet_label_options options;
    reglet_label_ref label = NULL;
    size_t length = 0;
    reglet_text_ref text = text_of(formatter, format, strlen(format));
    CHECK(reglet_label_options_init(&options) == REGLET_OK);
    options.width = 44;
    CHECK(reglet_label_create(text, NULL, &options, &label, NULL) == REGLET_OK);
    CHECK(reglet_label_to_svg(label, 0, buffer, sizeof buffer, &length) == REGLET_OK);
    CHECK(is(length,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"44\" height=\"33.2\" viewBox=\"0 0 44 33.2\" overflow=\"visible\" direction=\"ltr\" style=\"font-family: 'Helvetica', Arial, sans-serif; font-size: 17px; font-weight: 400; font-style: normal\">\n"
        "<g shape-rendering=\"crispEdges\">\n"
        "<rect x=\"0\" y=\"0\" width=\"24.45\" height=\"11.5\" fill=\"#0000ff\" fill-opacity=\"0.5019607843137255\"/>\n"
        "</g>\n"
        "<path d=\"M0 31.9h11.120000000000005M11.120000000000005 31.9h7.780000000000001\" stroke=\"#000000\" stroke-width=\"0.5\"/>\n"
        "<text xml:space=\"preserve\" x=\"0\" y=\"7.7\" textLength=\"24.45\" lengthAdjust=\"spacingAndGlyphs\" style=\"font-size: 10px; font-weight: 700\" fill=\"#000000\">a &amp; b</text>\n"
        "<a href=\"https://example.org/&quot;\">\n"
        "<text xml:space=\"preserve\" x=\"0\" y=\"19.2\" textLength=\"30.560000000000006\" lengthAdjust=\"spacingAndGlyphs\" style=\"font-size: 10px\" fill=\"#000000\">HERE </text>\n"
        "<image x=\"30.560000000000006\" y=\"11.7\" width=\"12\" height=\"10\" preserveAspectRatio=\"none\" href=\"star\"><title>*</title></image></a>\n"
        "<text xml:space=\"preserve\" x=\"5.560000000000002\" y=\"30.9\" textLength=\"11.120000000000005\" lengthAdjust=\"spacingAndGlyphs\" unicode-bidi=\"bidi-override\" direction=\"rtl\" text-anchor=\"middle\" style=\"font-size: 10px\" fill=\"#000000\">\xD7\x90\xD7\x91</text>\n"
        "<text xml:space=\"preserve\" x=\"11.120000000000005\" y=\"30.9\" textLength=\"7.780000000000001\" lengthAdjust=\"spacingAndGlyphs\" style=\"font-size: 10px\" fill=\"#000000\"> x</text>\n"
        "</svg>"));
    reglet_label_destroy(label);
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
    drawing(formatter);
    there_and_back(formatter);
    reglet_formatter_destroy(formatter);
    refusals();
    return check_report("export");
}
