// A random text in a random label, asked everything.
//
// The text is formatted, leniently, from the input's beginning; the options come from its end. Lines cover the text in
// order; a preferred height is the one that a layout has; rects of a range are the sum of those of its parts; what a point
// in a rect hits lies in the range; carets stand on their lines; pieces and links stay on the lines.
#include "fuzz.h"

#include <math.h>

#define ITEMS 4096

static reglet_text_ref make_text(fuzz_input *input) {
    static const uint32_t colors[] = {0xFF0000FF, 0x00FF0080, 0};
    static const reglet_string families[] = {{"Courier", 7}, {"Times", 0}, {"Georgia", 7}}, links[] = {{"https://example.org", 19}};
    reglet_attachment boxes[8];
    for (int32_t i = 0; i < 8; i++)
        boxes[i] = (reglet_attachment){.struct_size = sizeof boxes[i], .alignment = i, .width = i * 3, .height = fuzz_byte(input), .y = (int8_t)fuzz_byte(input)};
    reglet_formatter_ref formatter = reglet_formatter_create();
    reglet_formatter_set_lenient(formatter, 1);
    reglet_formatter_set_colors(formatter, colors, 3);
    reglet_formatter_set_families(formatter, families, 1, NULL);
    reglet_formatter_set_links(formatter, links, 1);
    FUZZ_ASSERT(reglet_formatter_set_attachments(formatter, boxes, 8) == REGLET_OK);
    reglet_text_ref text = NULL;
    FUZZ_ASSERT(reglet_formatter_format(formatter, (const char *)input->data, input->size, NULL, &text, NULL) == REGLET_OK);
    reglet_formatter_destroy(formatter);
    return text;
}

static double length_of(fuzz_input *input) {
    static const double usual[] = {0, 1, 20, 50.5, 100, 200, 400, 1e9};
    const uint8_t choice = fuzz_byte(input);
    return choice < 16 ? fuzz_number(input) : choice < 60 ? REGLET_LABEL_UNLIMITED : usual[choice % 8];
}

static reglet_label_options make_options(fuzz_input *input, reglet_text_cref token) {
    reglet_label_options options;
    FUZZ_ASSERT(reglet_label_options_init(&options) == REGLET_OK);
    options.width = length_of(input);
    options.height = length_of(input);
    options.max_lines = fuzz_byte(input) % 5;
    options.break_mode = fuzz_byte(input) % 2;
    options.truncation = fuzz_byte(input) % 4;
    options.direction = fuzz_byte(input) % 3;
    options.vertical = fuzz_byte(input) % 3;
    options.scale = fuzz_byte(input) % 4;
    options.tab_width = fuzz_byte(input) % 64;
    if (fuzz_byte(input) % 4 == 0) options.insets = (reglet_insets){fuzz_byte(input), fuzz_byte(input), fuzz_byte(input), fuzz_byte(input)};
    if (fuzz_byte(input) % 4 == 0) options.token_text = token;
    options.empty_is_line = fuzz_byte(input) % 2;
    return options;
}

static size_t check_lines(reglet_label_cref label, size_t end, int truncates, reglet_line *lines) {
    size_t count = 0, hidden_start = 0, hidden_end = 0;
    int32_t truncated = 0;
    if (reglet_label_lines(label, lines, ITEMS, &count) != REGLET_OK) return 0;
    FUZZ_ASSERT(reglet_label_hidden(label, &hidden_start, &hidden_end, &truncated) == REGLET_OK);
    FUZZ_ASSERT(hidden_start <= hidden_end && hidden_end <= end);
    for (size_t i = 0; i < count; i++) {
        const reglet_line *line = &lines[i];
        FUZZ_ASSERT(line->start <= line->end && line->end <= end);
        FUZZ_ASSERT(isfinite(line->x) && isfinite(line->baseline) && isfinite(line->width) && line->width >= 0);
        FUZZ_ASSERT(isfinite(line->ascent) && isfinite(line->descent) && line->ascent + line->descent >= -1e-6);
        if (i + 1 < count && !(truncates && i + 2 == count)) FUZZ_ASSERT(line->end == lines[i + 1].start);
    }
    if (count && !truncated && hidden_start == hidden_end) FUZZ_ASSERT(lines[0].start == 0 && lines[count - 1].end == end);
    return count;
}

static double area(const reglet_rect *rects, size_t count) {
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        FUZZ_ASSERT(isfinite(rects[i].x) && isfinite(rects[i].y) && rects[i].width >= 0 && rects[i].height >= -1e-6);
        sum += rects[i].width * rects[i].height;
    }
    return sum;
}

// The rects of a range are those of its two halves.
static void check_rects(reglet_label_cref label, reglet_text_cref text, size_t end, fuzz_input *input) {
    static reglet_rect rects[ITEMS];
    size_t places[3];
    for (int i = 0; i < 3; i++) {
        places[i] = (size_t)fuzz_byte(input) * 256 + fuzz_byte(input);
        size_t scalars;
        places[i] = end ? places[i] % (end + 1) : 0;
        while (reglet_text_convert(text, places[i], REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &scalars) != REGLET_OK) places[i]--;
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++)
            if (places[j] > places[j + 1]) {
                size_t other = places[j];
                places[j] = places[j + 1];
                places[j + 1] = other;
            }
    for (int32_t style = 0; style < 3; style++) {
        size_t whole = 0, first = 0, second = 0;
        if (reglet_label_rects(label, places[0], places[2], style, rects, ITEMS, &whole) != REGLET_OK) return;
        const double sum = area(rects, whole);
        FUZZ_ASSERT(reglet_label_rects(label, places[0], places[1], style, rects, ITEMS, &first) == REGLET_OK);
        double parts = area(rects, first);
        FUZZ_ASSERT(reglet_label_rects(label, places[1], places[2], style, rects, ITEMS, &second) == REGLET_OK);
        parts += area(rects, second);
        FUZZ_ASSERT(fabs(sum - parts) <= 1e-6 * (1 + fabs(sum)));
    }
}

static void check_points(reglet_label_cref label, size_t end, fuzz_input *input, size_t lines) {
    reglet_hit hit;
    for (int i = 0; i < 4; i++) {
        const double x = i < 2 ? fuzz_byte(input) : fuzz_number(input), y = i < 2 ? fuzz_byte(input) : fuzz_number(input);
        for (int32_t exact = 0; exact < 2; exact++) {
            if (reglet_label_hit(label, x, y, exact, &hit) != REGLET_OK) continue;
            FUZZ_ASSERT(hit.index <= end && hit.line < (int32_t)lines && (lines == 0 || exact || hit.line >= 0));
            static reglet_rect carets[2];
            size_t count = 0;
            if (hit.line < 0) continue;
            FUZZ_ASSERT(reglet_label_carets(label, hit.index, carets, 2, &count) == REGLET_OK && count > 0);
        }
        int32_t link = 0;
        size_t links = 0;
        FUZZ_ASSERT(reglet_label_link_count(label, &links) == REGLET_OK);
        if (reglet_label_link_at(label, x, y, fuzz_byte(input), &link) == REGLET_OK) FUZZ_ASSERT(link >= -1 && link < (int32_t)links);
    }
}

static void check_drawing(reglet_label_cref label, size_t end, size_t lines) {
    static reglet_piece pieces[ITEMS];
    static reglet_background backgrounds[ITEMS];
    static reglet_decoration decorations[ITEMS];
    static reglet_rect rects[ITEMS];
    size_t count = 0, links = 0;
    if (reglet_label_pieces(label, 0, lines, pieces, ITEMS, &count) == REGLET_OK)
        for (size_t i = 0; i < count; i++) {
            FUZZ_ASSERT(isfinite(pieces[i].x) && pieces[i].width >= 0 && pieces[i].line < (int32_t)lines);
            FUZZ_ASSERT(pieces[i].content != REGLET_PIECE_TEXT || pieces[i].end <= end);
        }
    if (reglet_label_backgrounds(label, 1, backgrounds, ITEMS, &count) == REGLET_OK)
        for (size_t i = 0; i < count; i++) FUZZ_ASSERT(backgrounds[i].rect.width >= 0 && (backgrounds[i].color & 0xFF) != 0);
    if (reglet_label_decorations(label, decorations, ITEMS, &count) == REGLET_OK)
        for (size_t i = 0; i < count; i++) FUZZ_ASSERT(isfinite(decorations[i].y) && decorations[i].style != REGLET_LINE_NONE);
    FUZZ_ASSERT(reglet_label_link_count(label, &links) == REGLET_OK);
    for (size_t link = 0; link < links && link < 16; link++)
        if (reglet_label_link_rects(label, link, rects, ITEMS, &count) == REGLET_OK) area(rects, count);
}

static void check_sizes(reglet_label_cref label, const reglet_label_options *options) {
    reglet_size size, content;
    double least = -1, most = -1, height = -1;
    FUZZ_ASSERT(reglet_label_size(label, &size) == REGLET_OK && reglet_label_content_size(label, &content) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_content_widths(label, &least, &most) == REGLET_OK);
    FUZZ_ASSERT(isfinite(size.height) && isfinite(content.width) && least <= most + 1e-6 && content.width <= fmax(most, options->width) + 1e6);
    if (options->width >= 0 && options->height < 0) {
        FUZZ_ASSERT(reglet_label_preferred_height(label, options->width, &height) == REGLET_OK);
        FUZZ_ASSERT(height == size.height);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static reglet_line lines[ITEMS];
    fuzz_input input = {data, size};
    reglet_text_ref token = NULL;
    FUZZ_ASSERT(reglet_text_create("more", 4, NULL, &token, NULL) == REGLET_OK);
    FUZZ_ASSERT(reglet_text_set_link(token, 0, 4, NULL, 0) == REGLET_OK);
    const reglet_label_options options = make_options(&input, token);
    fuzz_input points = {data, size > 64 ? 64 : size};
    reglet_text_ref text = make_text(&input);
    reglet_text_counts counts;
    FUZZ_ASSERT(reglet_text_count(text, &counts) == REGLET_OK);
    reglet_label_ref label = NULL;
    const reglet_status status = reglet_label_create(text, NULL, &options, &label, NULL);
    FUZZ_ASSERT(status == REGLET_OK || status == REGLET_STATUS_INVALID_NUMBER);
    if (label) {
        const size_t count = check_lines(label, counts.utf8, options.truncation != REGLET_TRUNCATION_NONE, lines);
        check_sizes(label, &options);
        check_rects(label, text, counts.utf8, &points);
        check_points(label, counts.utf8, &points, count);
        check_drawing(label, counts.utf8, count);
    }
    reglet_label_destroy(label);
    reglet_text_destroy(text);
    reglet_text_destroy(token);
    return 0;
}
