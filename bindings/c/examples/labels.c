// cc -IInclude bindings/c/examples/labels.c build/libreglet.a -lm -o build/labels
// A paragraph in Latin, Japanese and Arabic, wrapped, with a link over two lines, an icon and a background; drawn as one box
// for each character, two points a column. Under a line '=' is the link, ':' the background, '#' both.
#include <reglet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 156, COLUMNS = WIDTH / 2, RECTS = 16, LINES = 16 };

static void check(reglet_status status) {
    if (status == REGLET_OK) return;
    fprintf(stderr, "%s\n", reglet_status_text(status));
    exit(1);
}

// The byte offset of a code point: the library's indices are bytes.
static size_t at(reglet_text_cref text, size_t index) {
    size_t offset;
    check(reglet_text_convert(text, index, REGLET_UNIT_SCALAR, REGLET_UNIT_UTF8, &offset));
    return offset;
}

static reglet_text_ref make_text(void) {
    static const char string[] = "A label wraps 日本語の文章 and النص العربي alike; what does not fit goes on in the next line.";
    const reglet_attachment icon = {.struct_size = sizeof icon, .name = "icon", .name_length = 4, .width = 14, .height = 12, .y = -2};
    const reglet_attributes base = {.struct_size = sizeof base, .mask = REGLET_ATTRIBUTE_FAMILY | REGLET_ATTRIBUTE_SIZE,
                                    .family = "Courier", .family_length = 7, .size = 10};
    const reglet_attributes yellow = {.struct_size = sizeof yellow, .mask = REGLET_ATTRIBUTE_BACKGROUND, .background = 0xFFFF00FF};
    reglet_text_ref text;
    check(reglet_text_create(string, strlen(string), &base, &text, NULL));
    check(reglet_text_insert_attachment(text, at(text, 14), &icon));
    check(reglet_text_set_link(text, at(text, 17), at(text, 32), "https://example.org", 19));
    check(reglet_text_set_attributes(text, at(text, 26), at(text, 43), &yellow));
    return text;
}

// ---- The grid: a row of boxes and a row of marks for each line ---------------------------------------------------------

static char grid[2 * LINES][COLUMNS + 1];
static reglet_line lines[LINES];
static size_t line_count;

// The number of the line that a rect is on.
static int line_of(const reglet_rect *rect) {
    int line = 0;
    while (line + 1 < (int)line_count && lines[line].baseline <= rect->y) line++;
    return line;
}

static int column(double x) {
    const int found = (int)(x / 2 + 0.5);
    return found < 0 ? 0 : found > COLUMNS ? COLUMNS : found;
}

static void draw_box(const reglet_rect *rect, char mark) {
    const int start = column(rect->x), end = column(rect->x + rect->width);
    char *row = grid[2 * line_of(rect)];
    if (start == end) return;
    if (mark != '.') row[start] = '[', row[end - 1] = ']';
    row[(start + end - 1) / 2] = mark;
}

static void underline(const reglet_rect *rect, char mark) {
    char *row = grid[2 * line_of(rect) + 1];
    for (int i = column(rect->x); i < column(rect->x + rect->width); i++) row[i] = row[i] == ' ' ? mark : '#';
}

// Latin letters stand for themselves, Arabic ones are numbered from the right.
static char mark_of(uint32_t scalar) {
    static int arabic;
    if (scalar == ' ') return '.';
    if (scalar < 0x80) return (char)scalar;
    if (scalar >= 0x600 && scalar < 0x700) return (char)('0' + arabic++ % 10);
    return scalar == 0xFFFC ? '*' : 'J';
}

static uint32_t scalar_at(const char *utf8) {
    const unsigned char *byte = (const unsigned char *)utf8;
    if (byte[0] < 0x80) return byte[0];
    if (byte[0] < 0xE0) return (byte[0] & 0x1Fu) << 6 | (byte[1] & 0x3Fu);
    return (byte[0] & 0x0Fu) << 12 | (byte[1] & 0x3Fu) << 6 | (byte[2] & 0x3Fu);
}

static void draw_text(reglet_label_cref label, reglet_text_cref text) {
    char utf8[256];
    size_t length, count;
    reglet_text_counts counts;
    check(reglet_text_utf8(text, utf8, sizeof utf8, &length));
    check(reglet_text_count(text, &counts));
    for (size_t i = 0; i < counts.scalars; i++) {
        reglet_rect rects[RECTS];
        check(reglet_label_rects(label, at(text, i), at(text, i + 1), REGLET_RECT_LINE, rects, RECTS, &count));
        const char mark = mark_of(scalar_at(utf8 + at(text, i)));
        for (size_t n = 0; n < count; n++) draw_box(&rects[n], mark);
    }
}

// ---- What the label says ---------------------------------------------------------------------------------------------

static void print_rect(const char *what, const reglet_rect *rect) {
    printf("%s: x %.2f  y %.2f  width %.2f  height %.2f\n", what, rect->x, rect->y, rect->width, rect->height);
}

static void print_lines(reglet_text_cref text) {
    for (size_t i = 0; i < line_count; i++) {
        size_t start, end;
        check(reglet_text_convert(text, lines[i].start, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &start));
        check(reglet_text_convert(text, lines[i].end, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &end));
        printf("line %u: %u-%u  x %.2f  baseline %.2f  width %.2f\n", (unsigned)i, (unsigned)start, (unsigned)end, lines[i].x,
               lines[i].baseline, lines[i].width);
    }
}

int main(void) {
    reglet_text_ref text = make_text();
    reglet_label_ref label;
    reglet_label_options options;
    reglet_rect links[RECTS];
    reglet_background backgrounds[RECTS];
    size_t link_count, background_count;
    int32_t link;

    check(reglet_label_options_init(&options));
    options.width = WIDTH;
    check(reglet_label_create(text, NULL, &options, &label, NULL));
    check(reglet_label_lines(label, lines, LINES, &line_count));
    check(reglet_label_link_rects(label, 0, links, RECTS, &link_count));
    check(reglet_label_backgrounds(label, 0, backgrounds, RECTS, &background_count));

    for (int i = 0; i < 2 * LINES; i++) memset(grid[i], ' ', COLUMNS);
    draw_text(label, text);
    for (size_t i = 0; i < link_count; i++) underline(&links[i], '=');
    for (size_t i = 0; i < background_count; i++) underline(&backgrounds[i].rect, ':');
    for (size_t i = 0; i < 2 * line_count; i++) printf("|%s|\n", grid[i]);

    print_lines(text);
    for (size_t i = 0; i < link_count; i++) print_rect("link", &links[i]);
    for (size_t i = 0; i < background_count; i++) print_rect("background", &backgrounds[i].rect);
    check(reglet_label_link_at(label, links[0].x - 3, links[0].y + 5, 0, &link));
    printf("beside the link: %d, ", (int)link);
    check(reglet_label_link_at(label, links[0].x - 3, links[0].y + 5, 3, &link));
    printf("with a slop of 3: %d\n", (int)link);
    reglet_label_destroy(label);
    reglet_text_destroy(text);
    return 0;
}
