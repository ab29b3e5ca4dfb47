// cc -IInclude bindings/c/examples/buttons.c build/libreglet.a -lm -o build/buttons
// The ten styles of UIButton+ImageTitleStyle for two buttons: the insets, the frames that UIKit gives under them, and
// pictures, i for the image, t for the title, # for both.
#include <reglet.h>
#include <stdio.h>
#include <stdlib.h>

static const struct {
    const char *name;
    reglet_button_style style;
} styles[] = {
    {"left", REGLET_BUTTON_STYLE_LEFT},
    {"right", REGLET_BUTTON_STYLE_RIGHT},
    {"top", REGLET_BUTTON_STYLE_TOP},
    {"bottom", REGLET_BUTTON_STYLE_BOTTOM},
    {"center_top", REGLET_BUTTON_STYLE_CENTER_TOP},
    {"center_bottom", REGLET_BUTTON_STYLE_CENTER_BOTTOM},
    {"center_up", REGLET_BUTTON_STYLE_CENTER_UP},
    {"center_down", REGLET_BUTTON_STYLE_CENTER_DOWN},
    {"right_left", REGLET_BUTTON_STYLE_RIGHT_LEFT},
    {"left_right", REGLET_BUTTON_STYLE_LEFT_RIGHT},
};
enum { STYLES = sizeof styles / sizeof *styles };

static const struct {
    const char *name;
    reglet_button_flags flag;
} flag_names[] = {
    {"empty", REGLET_BUTTON_FLAG_EMPTY},
    {"overflow_left", REGLET_BUTTON_FLAG_OVERFLOW_LEFT},
    {"overflow_top", REGLET_BUTTON_FLAG_OVERFLOW_TOP},
    {"overflow_right", REGLET_BUTTON_FLAG_OVERFLOW_RIGHT},
    {"overflow_bottom", REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM},
    {"overlap", REGLET_BUTTON_FLAG_OVERLAP},
    {"title_truncated", REGLET_BUTTON_FLAG_TITLE_TRUNCATED},
};

// A button, how many points a character of its pictures stands for, and what they show outside of it.
typedef struct {
    reglet_size bounds, image, title;
    double padding;
    int columns, rows, margin, per_line;
} button;

static const button buttons[] = {
    {{100, 100}, {40, 40}, {30, 20}, 10, 20, 10, 0, 5},
    {{300, 44}, {24, 24}, {60, 20}, 8, 30, 4, 1, 3},
};

typedef struct {
    reglet_insets image_insets, title_insets;
    reglet_rect image, title;
    reglet_button_flags flags;
} result;

static void check(reglet_status status) {
    if (status == REGLET_OK) return;
    fprintf(stderr, "%s\n", reglet_status_text(status));
    exit(1);
}

// The frames without insets, the style's insets from them, the frames under those.
static result styled(const button *b, reglet_button_style style) {
    result r;
    check(reglet_button_layout(NULL, 1, &b->bounds, &b->image, &b->title, NULL, NULL, &r.image, &r.title, &r.flags, NULL));
    check(reglet_button_insets(style, b->padding, 1, &b->bounds, &r.image, &r.title, &r.title_insets, &r.image_insets, NULL));
    check(reglet_button_layout(NULL, 1, &b->bounds, &b->image, &b->title, &r.image_insets, &r.title_insets, &r.image,
                               &r.title, &r.flags, NULL));
    return r;
}

static void print_numbers(const double *numbers) {
    for (int i = 0; i < 4; i++) printf("%6g", numbers[i] + 0.0); // without the sign of -0
}

static void print_row(const char *name, const result *r) {
    printf("%-14simage", name);
    print_numbers(&r->image_insets.top);
    printf("  -> ");
    print_numbers(&r->image.x);
    printf("\n%-14stitle", "");
    print_numbers(&r->title_insets.top);
    printf("  -> ");
    print_numbers(&r->title.x);
    for (size_t i = 0; i < sizeof flag_names / sizeof *flag_names; i++)
        if (r->flags & flag_names[i].flag) printf("  %s", flag_names[i].name);
    printf("\n");
}

static int covers(const reglet_rect *frame, double x, double y) {
    return x >= frame->x && x < frame->x + frame->width && y >= frame->y && y < frame->y + frame->height;
}

// The character of a picture at a row and column, which are negative or too great outside of the button.
static char drawn(const button *b, const result *r, int row, int column) {
    double x = (column + 0.5) * b->bounds.width / b->columns, y = (row + 0.5) * b->bounds.height / b->rows;
    int image = covers(&r->image, x, y), title = covers(&r->title, x, y);
    if (image || title) return image && title ? '#' : image ? 'i' : 't';
    int beside = column < 0 || column >= b->columns;
    if (row == -1 || row == b->rows) return beside ? '+' : '-';
    return beside && row >= 0 && row < b->rows ? '|' : ' ';
}

static void print_pictures(const button *b, const result *results) {
    for (int first = 0; first < STYLES; first += b->per_line) {
        int last = first + b->per_line < STYLES ? first + b->per_line : STYLES;
        printf("\n");
        for (int i = first; i < last; i++) printf("%-*s%s", b->columns + 2, styles[i].name, i + 1 < last ? "  " : "\n");
        for (int row = -1 - b->margin; row <= b->rows + b->margin; row++)
            for (int i = first; i < last; i++) {
                for (int column = -1; column <= b->columns; column++) putchar(drawn(b, &results[i], row, column));
                printf("%s", i + 1 < last ? "  " : "\n");
            }
    }
}

int main(void) {
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        const button *b = &buttons[i];
        result results[STYLES];
        printf("%s%g x %g, image %g x %g, title %g x %g, padding %g: insets (top left bottom right) -> frames (x y width height)\n\n",
               i ? "\n\n" : "", b->bounds.width, b->bounds.height, b->image.width, b->image.height, b->title.width,
               b->title.height, b->padding);
        for (int style = 0; style < STYLES; style++) {
            results[style] = styled(b, styles[style].style);
            print_row(styles[style].name, &results[style]);
        }
        print_pictures(b, results);
    }
    return 0;
}
