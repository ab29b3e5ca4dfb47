// A random text in a random label, asked everything.
//
// The text is formatted, leniently, from the input's beginning; all else comes from its end. Lines cover the text in order,
// and one is too wide only where one cluster is; sizes are those that the label would prefer and fit into; rects of a range
// are the sum of those of its parts; pieces tile their lines, and a point on one hits it; carets, links, backgrounds and
// decorations stay on the lines, and the SVG of all that is XML. A label that got other options is as a new one with them.
#include "label_svg.h"
#include "label_text.h"
#include "label_view.h"

// ---- Lines

// The first cluster that begins at a byte or behind it.
static const reglet_cluster *cluster_from(const view *v, size_t byte) {
    size_t low = 0, high = v->cluster_count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (v->clusters[middle].start < byte) low = middle + 1;
        else high = middle;
    }
    return &v->clusters[low];
}

// A line stays in its width unless its first cluster alone is wider; a cut off one unless the token is.
static void check_width(const view *v, const reglet_line *line, int is_last) {
    if (line->width <= v->limit + 1.0 / 1024 + v->tolerance) {
        if (!isfinite(v->limit)) return;
        FUZZ_ASSERT(line->x >= v->options.insets.left - v->tolerance - 1.0 / 1024);
        FUZZ_ASSERT(line->x + line->width <= v->options.insets.left + v->limit + v->tolerance + 1.0 / 1024);
    } else if (is_last && v->has_token) {
        FUZZ_ASSERT(line->start == line->end);
    } else {
        FUZZ_ASSERT(line->start < line->end);
        FUZZ_ASSERT(fabs(line->width - cluster_from(v, line->start)->advance) <= v->tolerance);
    }
}

static void check_lines(const view *v) {
    FUZZ_ASSERT(v->hidden_start <= v->hidden_end && v->hidden_end <= v->end);
    for (size_t i = 0; i < v->line_count; i++) {
        const reglet_line *line = &v->lines[i], *next = i + 1 < v->line_count ? line + 1 : NULL;
        FUZZ_ASSERT(line->start <= line->end && line->end <= v->end);
        FUZZ_ASSERT(isfinite(line->x) && isfinite(line->baseline) && isfinite(line->width) && line->width >= 0);
        FUZZ_ASSERT(isfinite(line->ascent) && isfinite(line->descent) && line->ascent + line->descent >= -1e-6 && line->leading >= 0);
        check_width(v, line, !next);
        if (!next) continue;
        FUZZ_ASSERT(line->end == next->start || (v->has_token && i + 2 == v->line_count && line->end <= next->start));
        if (v->options.scale == 0)
            FUZZ_ASSERT(next->baseline - next->ascent >= line->baseline + line->descent + line->leading - 1e-6 * (1 + fabs(next->baseline)));
    }
    if (v->line_count && !v->truncated && v->hidden_start == v->hidden_end)
        FUZZ_ASSERT(v->lines[0].start == 0 && v->lines[v->line_count - 1].end == v->end);
}

static void check_sizes(const view *v) {
    const reglet_label_options *options = &v->options;
    double height = -1;
    reglet_size fitting;
    FUZZ_ASSERT(isfinite(v->size.height) && isfinite(v->size.width) && v->size.height >= 0 && v->size.width >= 0 && v->least <= v->most + v->tolerance);
    for (size_t i = 0; i < v->line_count; i++) FUZZ_ASSERT(v->lines[i].width <= fmax(v->content.width, v->limit) + v->tolerance);
    if (options->width < 0 && options->height < 0 && options->max_lines == 0)
        FUZZ_ASSERT(fmax(0, v->content.width + options->insets.left + options->insets.right) == v->most);
    if (options->width < 0) return;
    FUZZ_ASSERT(reglet_label_preferred_height(v->label, options->width, &height) == REGLET_OK);
    if (options->height < 0) {
        FUZZ_ASSERT(height == v->size.height);
        return;
    }
    FUZZ_ASSERT(reglet_label_size_that_fits(v->label, options->width, options->height, &fitting) == REGLET_OK);
    FUZZ_ASSERT(fitting.width == fmax(0, v->content.width + options->insets.left + options->insets.right));
    FUZZ_ASSERT(fitting.height == fmax(0, v->content.height + options->insets.top + options->insets.bottom));
    if (options->height >= height && !v->truncated) FUZZ_ASSERT(height == fitting.height);
}

// ---- Rects, pieces, points

static double area(const reglet_rect *rects, size_t count) {
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        FUZZ_ASSERT(isfinite(rects[i].x) && isfinite(rects[i].y) && rects[i].width >= 0 && rects[i].height >= -1e-6);
        sum += rects[i].width * rects[i].height;
    }
    return sum;
}

// The rects of a range are those of its two halves.
static void check_rects(const view *v, fuzz_input *input) {
    static reglet_rect rects[ITEMS];
    size_t places[3];
    for (int i = 0; i < 3; i++) {
        places[i] = (size_t)fuzz_byte(input) * 256 + fuzz_byte(input);
        size_t scalars;
        places[i] = v->end ? places[i] % (v->end + 1) : 0;
        while (reglet_text_convert(v->text, places[i], REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &scalars) != REGLET_OK) places[i]--;
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++)
            if (places[j] > places[j + 1]) {
                size_t swapped = places[j];
                places[j] = places[j + 1];
                places[j + 1] = swapped;
            }
    for (int32_t style = 0; style < 3; style++) {
        size_t whole = 0, first = 0, second = 0;
        FUZZ_ASSERT(reglet_label_rects(v->label, places[0], places[2], style, rects, ITEMS, &whole) == REGLET_OK);
        const double sum = area(rects, whole);
        FUZZ_ASSERT(reglet_label_rects(v->label, places[0], places[1], style, rects, ITEMS, &first) == REGLET_OK);
        double parts = area(rects, first);
        FUZZ_ASSERT(reglet_label_rects(v->label, places[1], places[2], style, rects, ITEMS, &second) == REGLET_OK);
        parts += area(rects, second);
        FUZZ_ASSERT(fabs(sum - parts) <= 1e-6 * (1 + fabs(sum)));
    }
}

// Of one line they come from left to right, and none lies over another.
static void check_order(const view *v) {
    static reglet_rect rects[ITEMS];
    for (size_t i = 0; i < v->line_count && i < 16; i++)
        for (int32_t style = 0; style < 3; style++) {
            size_t count = 0;
            FUZZ_ASSERT(reglet_label_rects(v->label, v->lines[i].start, v->lines[i].end, style, rects, ITEMS, &count) == REGLET_OK);
            for (size_t j = 1; j < count; j++) FUZZ_ASSERT(rects[j].x >= rects[j - 1].x + rects[j - 1].width - v->tolerance);
        }
}

// The middle of a piece hits it, unless it hangs at the line's end.
static void check_piece_hit(const view *v, const reglet_piece *piece) {
    static reglet_rect rects[ITEMS];
    reglet_hit hit;
    size_t count = 0;
    int32_t link = -2;
    if (piece->content != REGLET_PIECE_TEXT || piece->width <= 10 * v->tolerance) return;
    FUZZ_ASSERT(reglet_label_rects(v->label, piece->start, piece->end, REGLET_RECT_LINE, rects, ITEMS, &count) == REGLET_OK && count > 0);
    if (rects[0].height <= 1e-6 * (1 + fabs(rects[0].y))) return;
    const double x = piece->x + piece->width / 2, y = rects[0].y + rects[0].height / 2;
    if (reglet_label_hit(v->label, x, y, 1, &hit) != REGLET_OK) return; // beyond the greatest number
    if (hit.line < 0) {
        const reglet_line *line = &v->lines[piece->line];
        FUZZ_ASSERT(x <= line->x + v->tolerance || x >= line->x + line->width - v->tolerance);
        return;
    }
    FUZZ_ASSERT(hit.line == piece->line && hit.index >= piece->start && hit.index < piece->end && !hit.token);
    FUZZ_ASSERT(reglet_label_link_at(v->label, x, y, 0, &link) == REGLET_OK && link == piece->link);
}

static void check_pieces(const view *v) {
    for (size_t i = 0; i < v->piece_count; i++) {
        const reglet_piece *piece = &v->pieces[i], *next = i + 1 < v->piece_count ? piece + 1 : NULL;
        FUZZ_ASSERT(isfinite(piece->x) && piece->width >= 0 && piece->line < (int32_t)v->line_count);
        FUZZ_ASSERT(isfinite(piece->attachment_box.x) && isfinite(piece->attachment_box.y));
        if (piece->content != REGLET_PIECE_TOKEN) {
            FUZZ_ASSERT(piece->start < piece->end && piece->end <= v->end && piece->link < (int32_t)v->links);
            if (v->has_token) FUZZ_ASSERT(piece->end <= v->hidden_start || piece->start >= v->hidden_end);
        }
        if (next && next->line == piece->line) FUZZ_ASSERT(fabs(piece->x + piece->width - next->x) <= v->tolerance);
        if (i < 64) check_piece_hit(v, piece);
    }
}

// No link means that all are farther than the slop.
static void check_slop(const view *v, double x, double y, double slop) {
    static reglet_rect rects[ITEMS];
    size_t count = 0;
    int32_t found = 0;
    if (reglet_label_link_at(v->label, x, y, slop, &found) != REGLET_OK) return;
    FUZZ_ASSERT(found >= -1 && found < (int32_t)v->links);
    for (size_t link = 0; found < 0 && link < v->links && link < 16; link++) {
        FUZZ_ASSERT(reglet_label_link_rects(v->label, link, rects, ITEMS, &count) == REGLET_OK);
        for (size_t i = 0; i < count; i++) {
            const reglet_rect *rect = &rects[i];
            const double dx = fmax(0, fmax(rect->x - x, x - rect->x - rect->width)), dy = fmax(0, fmax(rect->y - y, y - rect->y - rect->height));
            FUZZ_ASSERT(hypot(dx, dy) >= slop - v->tolerance - 1e-9 * fabs(y) || rect->width <= v->tolerance || rect->height <= 1e-6 * (1 + fabs(rect->y)));
        }
    }
}

static void check_points(const view *v, fuzz_input *input) {
    static reglet_rect carets[2];
    reglet_hit hit;
    size_t count = 0;
    for (int i = 0; i < 4; i++) {
        const double x = i < 2 ? fuzz_byte(input) : fuzz_number(input), y = i < 2 ? fuzz_byte(input) : fuzz_number(input);
        for (int32_t exact = 0; exact < 2; exact++) {
            if (reglet_label_hit(v->label, x, y, exact, &hit) != REGLET_OK) continue;
            FUZZ_ASSERT(hit.index <= v->end && hit.line < (int32_t)v->line_count && (v->line_count == 0 || exact || hit.line >= 0));
            if (hit.line < 0) continue;
            FUZZ_ASSERT(reglet_label_carets(v->label, hit.index, carets, 2, &count) == REGLET_OK && count > 0);
        }
        check_slop(v, x, y, fuzz_byte(input));
    }
    for (size_t i = 0; i < v->cluster_count && i < 64; i++) {
        FUZZ_ASSERT(reglet_label_carets(v->label, v->clusters[i].start, carets, 2, &count) == REGLET_OK && (count > 0) == (v->line_count > 0));
        for (size_t j = 0; j < count; j++) FUZZ_ASSERT(isfinite(carets[j].x) && isfinite(carets[j].y) && carets[j].width == 0);
    }
}

// ---- What is drawn

// Between the edges of a line, without what hangs.
static void check_on_line(const view *v, double x, double width, const reglet_line *line) {
    FUZZ_ASSERT(x >= line->x - v->tolerance && width >= 0 && x + width <= line->x + line->width + v->tolerance);
}

static void check_link(const view *v, const reglet_rect *rect) {
    for (size_t i = 0; i < v->line_count; i++) {
        const reglet_line *line = &v->lines[i];
        const double slack = 1e-6 * (1 + fabs(rect->y)) + (v->options.scale > 0 ? 1 / v->options.scale : 0);
        if (fabs(rect->y - (line->baseline - line->ascent)) <= slack && fabs(rect->height - line->ascent - line->descent) <= slack &&
            rect->x >= line->x - v->tolerance && rect->x + rect->width <= line->x + line->width + v->tolerance)
            return;
    }
    FUZZ_ASSERT(!"a link's rect is on a line");
}

static void check_drawing(const view *v) {
    static reglet_background backgrounds[ITEMS];
    static reglet_decoration decorations[2 * ITEMS];
    static reglet_rect rects[ITEMS];
    size_t count = 0;
    for (int32_t hanging = 0; hanging < 2; hanging++) {
        FUZZ_ASSERT(reglet_label_backgrounds(v->label, hanging, backgrounds, ITEMS, &count) == REGLET_OK);
        for (size_t i = 0; i < count; i++) {
            const reglet_rect *rect = &backgrounds[i].rect;
            FUZZ_ASSERT(rect->width >= 0 && (backgrounds[i].color & 0xFF) != 0);
            if (!hanging) check_on_line(v, rect->x, rect->width, &v->lines[backgrounds[i].line]);
            if (i + 1 < count && backgrounds[i].line == backgrounds[i + 1].line)
                FUZZ_ASSERT(backgrounds[i + 1].rect.x >= rect->x + rect->width - v->tolerance);
        }
    }
    FUZZ_ASSERT(reglet_label_decorations(v->label, decorations, 2 * ITEMS, &count) == REGLET_OK);
    for (size_t i = 0; i < count; i++) {
        FUZZ_ASSERT(isfinite(decorations[i].y) && decorations[i].style != REGLET_LINE_NONE && decorations[i].thickness > 0);
        check_on_line(v, decorations[i].x, decorations[i].width, &v->lines[decorations[i].line]);
    }
    for (size_t link = 0; link < v->links && link < 16; link++) {
        FUZZ_ASSERT(reglet_label_link_rects(v->label, link, rects, ITEMS, &count) == REGLET_OK);
        area(rects, count);
        for (size_t i = 0; i < count; i++) check_link(v, &rects[i]);
    }
}

// ---- Options that change

// A label that is as high as it prefers shows all that one shows whose height has no limit.
static void check_preferred(reglet_label_ref label, const reglet_label_options *options, double height) {
    reglet_label_options exact = *options;
    size_t lines[2] = {0, 0}, hidden[2][2];
    int32_t truncated;
    exact.height = height;
    for (int i = 0; i < 2; i++) {
        FUZZ_ASSERT(reglet_label_set_options(label, i ? &exact : options, NULL) == REGLET_OK);
        FUZZ_ASSERT(reglet_label_lines(label, NULL, 0, &lines[i]) == REGLET_OK || lines[i] > 0);
        FUZZ_ASSERT(reglet_label_hidden(label, &hidden[i][0], &hidden[i][1], &truncated) == REGLET_OK);
    }
    FUZZ_ASSERT(lines[0] == lines[1] && hidden[0][0] == hidden[1][0] && hidden[0][1] == hidden[1][1]);
}

// A label of the first options that gets the second, or is refused them and stays.
static void check_change(const view *v, reglet_fonts_cref fonts, const reglet_label_options *first) {
    reglet_label_ref label = NULL;
    if (reglet_label_create(v->text, fonts, first, &label, NULL) != REGLET_OK) return;
    FUZZ_ASSERT(reglet_label_set_options(label, &v->options, NULL) == REGLET_OK);
    look_at(&other, label, v->text, &v->options);
    check_same(v, &other);
    if (first->width >= 0) {
        reglet_label_options other_width = v->options;
        reglet_size size;
        double height = -1;
        other_width.width = first->width, other_width.height = REGLET_LABEL_UNLIMITED;
        FUZZ_ASSERT(reglet_label_preferred_height(v->label, first->width, &height) == REGLET_OK);
        FUZZ_ASSERT(reglet_label_set_options(label, &other_width, NULL) == REGLET_OK && reglet_label_size(label, &size) == REGLET_OK);
        FUZZ_ASSERT(height == size.height);
        if (height <= 1e6) check_preferred(label, &other_width, height);
        FUZZ_ASSERT(reglet_label_set_options(label, &v->options, NULL) == REGLET_OK);
    }
    reglet_label_options wrong = *first;
    wrong.width = NAN;
    FUZZ_ASSERT(reglet_label_set_options(label, &wrong, NULL) == REGLET_STATUS_INVALID_NUMBER);
    look_at(&other, label, v->text, &v->options);
    check_same(v, &other);
    reglet_label_destroy(label);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const token_formats[] = {"%Lmore%l", "", "\xD7\x90 b%L\xD7\x92 %l%P%6P", "%40S...%90O%-3K%2P%Lx\n%l", "%Iw%U1\xC2\xAD\t"};
    enum { TOKENS = sizeof token_formats / sizeof *token_formats };
    fuzz_input input = {data, size}, points = {data, size > 64 ? 64 : size};
    reglet_formatter_ref formatter = make_formatter(&input);
    reglet_fonts_ref fonts = make_fonts(&input);
    reglet_text_cref tokens[TOKENS];
    for (size_t i = 0; i < TOKENS; i++) tokens[i] = format_text(formatter, token_formats[i], strlen(token_formats[i]));
    const reglet_label_options options = make_options(&input, tokens, TOKENS), first = make_options(&input, tokens, TOKENS);
    reglet_text_ref text = format_text(formatter, (const char *)data, input.size);
    reglet_label_ref label = NULL;
    const reglet_status status = reglet_label_create(text, fonts, &options, &label, NULL);
    FUZZ_ASSERT(status == REGLET_OK || status == REGLET_STATUS_INVALID_NUMBER);
    if (label) {
        FUZZ_ASSERT(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, current.clusters, ITEMS, &current.cluster_count) == REGLET_OK);
        look_at(&current, label, text, &options);
        check_lines(&current);
        check_sizes(&current);
        check_rects(&current, &points);
        check_order(&current);
        check_pieces(&current);
        check_points(&current, &points);
        check_drawing(&current);
        check_svg(&current);
        check_change(&current, fonts, &first);
    }
    reglet_label_destroy(label);
    reglet_text_destroy(text);
    for (size_t i = 0; i < TOKENS; i++) reglet_text_destroy((reglet_text_ref)tokens[i]);
    reglet_fonts_destroy(fonts);
    reglet_formatter_destroy(formatter);
    return 0;
}
