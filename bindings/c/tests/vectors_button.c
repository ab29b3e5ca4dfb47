// Every field of every case of Tests/Vectors/button.json: insets to the last bit, frames and sizes to within 1e-9.
#include <math.h>
#include <reglet.h>
#include <string.h>

#include "check.h"
#include "vectors.h"

// Reads a list of numbers into the struct that it is; NULL where there is none.
static void *numbers_at(const vector_case *one, const char *path, double *numbers, int count) {
    for (int i = 0; i < count; i++) {
        const vector_field *field = vector_at(one, "%s.%d", path, i);
        if (!field) return NULL;
        numbers[i] = field->number;
    }
    return numbers;
}

static const reglet_size *size_at(const vector_case *one, const char *path, reglet_size *size) {
    return numbers_at(one, path, &size->width, 2);
}

static const reglet_rect *rect_at(const vector_case *one, const char *path, reglet_rect *rect) {
    return numbers_at(one, path, &rect->x, 4);
}

static const reglet_insets *insets_at(const vector_case *one, const char *path, reglet_insets *insets) {
    return numbers_at(one, path, &insets->top, 4);
}

// A frame is as expected; zeros where none is.
static int frame_is(const vector_case *one, const char *path, reglet_rect frame) {
    reglet_rect expected = {0, 0, 0, 0};
    rect_at(one, path, &expected);
    return fabs(frame.x - expected.x) <= 1e-9 && fabs(frame.y - expected.y) <= 1e-9 &&
           fabs(frame.width - expected.width) <= 1e-9 && fabs(frame.height - expected.height) <= 1e-9;
}

static int insets_are(const vector_case *one, const char *path, const reglet_insets *insets) {
    reglet_insets expected;
    return insets_at(one, path, &expected) && !memcmp(insets, &expected, sizeof expected);
}

static int32_t value_of(const char *text, const char *const *names) {
    int32_t value = 0;
    while (names[value] && strcmp(text, names[value])) value++;
    return value;
}

static reglet_button_options options_of(const vector_case *one) {
    static const char *const horizontal[] = {"center", "left", "right", "fill", "leading", "trailing", NULL};
    static const char *const vertical[] = {"center", "top", "bottom", "fill", NULL};
    const vector_field *rtl = vector_at(one, "rtl");
    reglet_button_options options = {.struct_size = sizeof options};
    options.horizontal = value_of(vector_text(one, "h", "center"), horizontal);
    options.vertical = value_of(vector_text(one, "v", "center"), vertical);
    options.direction = rtl && rtl->kind == VECTOR_TRUE;
    options.scale = vector_number(one, "scale", 0);
    insets_at(one, "content", &options.content);
    return options;
}

static int style_of(const vector_case *one) { return (int)vector_number(one, "style", -1); }

typedef struct frames {
    reglet_rect image, title;
} frames;

static frames layout(const vector_case *one, const char *image_at, const char *title_at, const reglet_insets *image_insets,
                     const reglet_insets *title_insets) {
    reglet_button_options options = options_of(one);
    reglet_size bounds, image, title;
    reglet_button_flags flags;
    frames made = {{7, 7, 7, 7}, {7, 7, 7, 7}};
    CHECK(reglet_button_layout(&options, 1, size_at(one, "bounds", &bounds), size_at(one, image_at, &image),
                               size_at(one, title_at, &title), image_insets, title_insets, &made.image, &made.title,
                               &flags, NULL) == REGLET_OK);
    return made;
}

static frames layout_of(const vector_case *one) {
    reglet_insets image, title;
    return layout(one, "image", "title", insets_at(one, "image_insets", &image), insets_at(one, "title_insets", &title));
}

static void measured(const vector_case *one) {
    frames made = layout_of(one);
    if (vector_at(one, "expect_image_x")) CHECK(made.image.x == vector_number(one, "expect_image_x", 0));
    if (vector_at(one, "expect_title_x")) CHECK(made.title.x == vector_number(one, "expect_title_x", 0));
    if (vector_at(one, "expect_image.#")) CHECK(frame_is(one, "expect_image", made.image));
    if (vector_at(one, "expect_title.#")) CHECK(frame_is(one, "expect_title", made.title));
}

static void style(const vector_case *one) {
    reglet_size bounds;
    reglet_rect image, title;
    reglet_insets image_insets, title_insets;
    CHECK(reglet_button_insets(style_of(one), vector_number(one, "padding", NAN), 1, size_at(one, "bounds", &bounds),
                               rect_at(one, "image", &image), rect_at(one, "title", &title), &title_insets,
                               &image_insets, NULL) == REGLET_OK);
    CHECK(insets_are(one, "expect.image_insets", &image_insets));
    CHECK(insets_are(one, "expect.title_insets", &title_insets));
    frames made = layout(one, "natural_image", "natural_title", &image_insets, &title_insets);
    CHECK(frame_is(one, "expect.image_frame", made.image));
    CHECK(frame_is(one, "expect.title_frame", made.title));
}

static void laid_out(const vector_case *one) {
    frames made = layout_of(one);
    CHECK(frame_is(one, "expect.image_frame", made.image));
    CHECK(frame_is(one, "expect.title_frame", made.title));
}

static void arranged(const vector_case *one) {
    reglet_button_options options = options_of(one);
    reglet_size bounds, image, title, fitting, expected;
    reglet_rect image_frame, title_frame;
    reglet_button_flags flags;
    double padding = vector_number(one, "padding", NAN);
    int fit = !strcmp(vector_text(one, "fit", ""), "truncate");
    CHECK(reglet_button_arrange(&options, style_of(one), padding, fit, 1, size_at(one, "bounds", &bounds),
                                size_at(one, "image", &image), size_at(one, "title", &title), &image_frame,
                                &title_frame, &flags, NULL) == REGLET_OK);
    CHECK(frame_is(one, "expect.image_frame", image_frame));
    CHECK(frame_is(one, "expect.title_frame", title_frame));
    CHECK(reglet_button_fitting_size(style_of(one), padding, &options.content, 1, size_at(one, "image", &image),
                                     size_at(one, "title", &title), &fitting, NULL) == REGLET_OK);
    CHECK(size_at(one, "expect.fitting_size", &expected) && fabs(fitting.width - expected.width) <= 1e-9 &&
          fabs(fitting.height - expected.height) <= 1e-9);
}

int main(int count, char **arguments) {
    vector_file file = vectors_load(count > 1 ? arguments[1] : NULL);
    CHECK(file.count == 9 + 99 + 120 + 120);
    for (size_t i = 0; i < file.count; i++) {
        const vector_case *one = &file.cases[i];
        long failed = check_failed;
        if (!strcmp(one->group, "measured")) measured(one);
        else if (!strcmp(one->group, "seed_styles")) style(one);
        else if (!strcmp(one->group, "layouts")) laid_out(one);
        else if (CHECK(!strcmp(one->group, "arrangements"))) arranged(one);
        if (check_failed > failed) fprintf(stderr, "in %s %s\n", one->group, one->name);
    }
    vectors_free(&file);
    return check_report("vectors_button");
}
