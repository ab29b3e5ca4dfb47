// For the fuzzer of labels: texts, fonts and options from the input.
#ifndef REGLET_FUZZ_LABEL_TEXT_H
#define REGLET_FUZZ_LABEL_TEXT_H

#include "fuzz.h"

#include <math.h>

// A length that is legal: usual, the greatest, or any.
static double extent_of(fuzz_input *input) {
    const uint8_t choice = fuzz_byte(input);
    if (choice < 4) return 1e9;
    if (choice >= 16) return choice / 4.0;
    const double number = fabs(fuzz_number(input));
    return number <= 1e9 ? number : 0;
}

static reglet_text_ref format_text(reglet_formatter_cref formatter, const char *utf8, size_t length) {
    reglet_text_ref text = NULL;
    FUZZ_ASSERT(reglet_formatter_format(formatter, utf8, length, NULL, &text, NULL) == REGLET_OK);
    return text;
}

static reglet_formatter_ref make_formatter(fuzz_input *input) {
    static const uint32_t colors[] = {0xFF0000FF, 0x00FF0080, 0};
    static const reglet_string families[] = {{"Courier", 7}, {"TimesNewRoman", 13}, {"Georgia", 7}}, links[] = {{"https://example.org", 19}};
    reglet_attachment boxes[8];
    for (int32_t i = 0; i < 8; i++)
        boxes[i] = (reglet_attachment){.struct_size = sizeof boxes[i], .alignment = i, .width = extent_of(input), .height = extent_of(input), .y = (int8_t)fuzz_byte(input)};
    boxes[0].y = extent_of(input), boxes[1].x = -extent_of(input);
    reglet_formatter_ref formatter = reglet_formatter_create();
    FUZZ_ASSERT(reglet_formatter_set_lenient(formatter, 1) == REGLET_OK);
    FUZZ_ASSERT(reglet_formatter_set_colors(formatter, colors, 3) == REGLET_OK);
    FUZZ_ASSERT(reglet_formatter_set_families(formatter, families, 3, NULL) == REGLET_OK);
    FUZZ_ASSERT(reglet_formatter_set_links(formatter, links, 1) == REGLET_OK);
    FUZZ_ASSERT(reglet_formatter_set_attachments(formatter, boxes, 8) == REGLET_OK);
    return formatter;
}

// A host whose characters are as wide as may be, or not at all, or in between.
static reglet_status measure_oddly(void *context, const reglet_measure_request *request, double *advances, reglet_font_metrics *metrics) {
    (void)context;
    for (size_t i = 0; i < request->count; i++) {
        const unsigned kind = (unsigned char)request->text[request->boundaries[i]] % 8;
        advances[i] = kind == 0 ? 0 : kind == 1 ? 1e6 : kind * request->size / 10;
    }
    *metrics = (reglet_font_metrics){.ascent = request->size, .descent = 0.3, .leading = request->size / 3};
    return REGLET_OK;
}

static reglet_fonts_ref make_fonts(fuzz_input *input) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    if (fuzz_byte(input) % 8 == 1) FUZZ_ASSERT(reglet_fonts_set_measurer(fonts, measure_oddly, NULL, NULL) == REGLET_OK);
    return fonts;
}

static double length_of(fuzz_input *input) {
    static const double usual[] = {0, 1, 20, 50.5, 100, 200, 400, 1e9};
    const uint8_t choice = fuzz_byte(input);
    return choice < 16 ? fuzz_number(input) : choice < 60 ? REGLET_LABEL_UNLIMITED : usual[choice % 8];
}

static double inset_of(fuzz_input *input) {
    const double extent = extent_of(input);
    return fuzz_byte(input) % 4 == 0 ? -extent : extent;
}

static reglet_label_options make_options(fuzz_input *input, reglet_text_cref *tokens, size_t token_count) {
    static const reglet_string plain[] = {{"...", 3}, {"", 0}, {"a \xD7\x90", 4}, {"\t-\n\xC2\xAD", 5}};
    reglet_label_options options;
    FUZZ_ASSERT(reglet_label_options_init(&options) == REGLET_OK);
    options.width = length_of(input);
    options.height = length_of(input);
    options.max_lines = fuzz_byte(input) % 5;
    options.break_mode = fuzz_byte(input) % 2;
    options.truncation = fuzz_byte(input) % 4;
    options.direction = fuzz_byte(input) % 3;
    options.vertical = fuzz_byte(input) % 3;
    const uint8_t scale = fuzz_byte(input), token = fuzz_byte(input) % 16;
    options.scale = scale < 8 ? fuzz_number(input) : scale % 4;
    options.tab_width = extent_of(input);
    if (fuzz_byte(input) % 4 == 1) options.insets = (reglet_insets){inset_of(input), inset_of(input), inset_of(input), inset_of(input)};
    if (token < 4) options.token = plain[token].utf8, options.token_length = plain[token].length;
    else if (token < 4 + token_count) options.token_text = tokens[token - 4];
    options.empty_is_line = fuzz_byte(input) % 2;
    return options;
}

#endif
