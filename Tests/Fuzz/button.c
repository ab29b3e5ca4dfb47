// Buttons of any numbers: refused with an index and nothing written, or done, and then all results are finite, the flags
// say what the frames show, the styles' insets place as the arrangement does, and the inverse comes back.
#include <math.h>

#include "fuzz.h"

// A number of any bits, or one that buttons have.
static double number(fuzz_input *input) {
    uint8_t kind = fuzz_byte(input);
    if (kind < 8) return fuzz_number(input);
    double small = fuzz_byte(input) + fuzz_byte(input) / 256.0;
    return kind & 1 ? small : kind & 2 ? -small / 8 : small * 4;
}

static double length(fuzz_input *input) {
    double given = number(input);
    return fuzz_byte(input) < 16 ? given : fabs(given);
}

static reglet_size size(fuzz_input *input) { return (reglet_size){length(input), length(input)}; }

static reglet_insets insets(fuzz_input *input) {
    if (fuzz_byte(input) & 1) return (reglet_insets){0, 0, 0, 0};
    return (reglet_insets){number(input), number(input), number(input), number(input)};
}

static int are_finite(const double *numbers, int count) {
    for (int i = 0; i < count; i++)
        if (!isfinite(numbers[i])) return 0;
    return 1;
}

typedef struct {
    reglet_button_options options;
    reglet_button_style style;
    reglet_button_fit fit;
    double padding;
    reglet_size bounds, image, title;
    const reglet_size *images, *titles; // NULL where the item is missing
} button;

typedef struct {
    reglet_rect image, title;
    reglet_button_flags flags;
} frames;

static const frames untouched = {{-7, -7, -7, -7}, {-7, -7, -7, -7}, -7};

static reglet_button_flags shown(const frames *f, const button *b) {
    const double tolerance = 1e-9;
    if (b->bounds.width == 0 || b->bounds.height == 0) return REGLET_BUTTON_FLAG_EMPTY;
    reglet_button_flags flags = 0;
    const reglet_rect *const both[] = {b->images ? &f->image : NULL, b->titles ? &f->title : NULL};
    for (int i = 0; i < 2; i++) {
        if (!both[i]) continue;
        if (both[i]->x < -tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_LEFT;
        if (both[i]->y < -tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_TOP;
        if (both[i]->x + both[i]->width > b->bounds.width + tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_RIGHT;
        if (both[i]->y + both[i]->height > b->bounds.height + tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM;
    }
    if (both[0] && both[1]) {
        double right = fmin(both[0]->x + both[0]->width, both[1]->x + both[1]->width);
        double bottom = fmin(both[0]->y + both[0]->height, both[1]->y + both[1]->height);
        if (right - fmax(both[0]->x, both[1]->x) > tolerance && bottom - fmax(both[0]->y, both[1]->y) > tolerance)
            flags |= REGLET_BUTTON_FLAG_OVERLAP;
    }
    if (both[1] && both[1]->width < b->title.width - tolerance) flags |= REGLET_BUTTON_FLAG_TITLE_TRUNCATED;
    return flags;
}

static void check_frames(const frames *f, const button *b) {
    FUZZ_ASSERT(are_finite(&f->image.x, 4) && are_finite(&f->title.x, 4));
    FUZZ_ASSERT(f->image.width >= 0 && f->image.height >= 0 && f->title.width >= 0 && f->title.height >= 0);
    FUZZ_ASSERT(f->flags == shown(f, b));
}

// What was refused wrote nothing and named the one button.
static void check_refused(reglet_status status, const frames *f, const reglet_error *error) {
    FUZZ_ASSERT(status == REGLET_STATUS_INVALID_NUMBER || status == REGLET_STATUS_INVALID_VALUE || status == REGLET_STATUS_UNREACHABLE);
    FUZZ_ASSERT(!memcmp(f, &untouched, sizeof *f) && error->code == status && error->byte_offset == 0);
}

// How far rounding may move frames of the magnitude of these numbers.
static double rounding(const double *numbers, int count) {
    double most = 0;
    for (int i = 0; i < count; i++) most = fmax(most, fabs(numbers[i]));
    return 1e-9 + most * 1e-14;
}

static int are_close(const double *one, const double *other, int count, double tolerance) {
    for (int i = 0; i < count; i++)
        if (!(fabs(one[i] - other[i]) <= tolerance)) return 0;
    return 1;
}

static reglet_status layout(const button *b, const reglet_insets *image, const reglet_insets *title, frames *f, reglet_error *error) {
    *f = untouched;
    return reglet_button_layout(&b->options, 1, &b->bounds, b->images, b->titles, image, title, &f->image, &f->title, &f->flags, error);
}

// The insets for the frames give the frames, unless they are beyond the limit. The scale rounds the frames anew.
static void check_inverse(const frames *f, const button *b) {
    button exact = *b;
    exact.options.scale = 0;
    reglet_insets image = {-7, -7, -7, -7}, title = image;
    frames back;
    reglet_error error;
    const reglet_rect *images = b->images ? &f->image : NULL, *titles = b->titles ? &f->title : NULL;
    reglet_status status = reglet_button_insets_for(&exact.options, 1, images, titles, &b->bounds, b->images, b->titles, &title, &image, &error);
    if (status != REGLET_OK) return;
    FUZZ_ASSERT(are_finite(&image.top, 4) && are_finite(&title.top, 4));
    if (layout(&exact, &image, &title, &back, &error) != REGLET_OK) return;
    double tolerance = fmax(fmax(rounding(&f->image.x, 8), rounding(&b->options.content.top, 4)),
                            fmax(rounding(&b->bounds.width, 6), fmax(rounding(&image.top, 4), rounding(&title.top, 4))));
    FUZZ_ASSERT(are_close(&back.image.x, &f->image.x, 8, tolerance));
}

// Centred, left to right, without content insets and fit: the insets of the ten styles place as the arrangement does.
static void check_styles(const button *b) {
    button plain = *b;
    plain.options = (reglet_button_options){.struct_size = sizeof plain.options};
    frames start, styled, arranged = untouched;
    reglet_insets image, title;
    reglet_error error;
    if (layout(&plain, NULL, NULL, &start, &error) != REGLET_OK) return;
    reglet_status status = reglet_button_insets(b->style, b->padding, 1, &b->bounds, b->images ? &start.image : NULL,
                                                b->titles ? &start.title : NULL, &title, &image, &error);
    if (status != REGLET_OK) return;
    FUZZ_ASSERT(are_finite(&image.top, 4) && are_finite(&title.top, 4));
    if (layout(&plain, &image, &title, &styled, &error) != REGLET_OK) return;
    FUZZ_ASSERT(reglet_button_arrange(NULL, b->style, b->padding, 0, 1, &b->bounds, b->images, b->titles, &arranged.image,
                                      &arranged.title, &arranged.flags, &error) == REGLET_OK);
    double tolerance = fmax(fmax(rounding(&image.top, 4), rounding(&title.top, 4)), rounding(&b->bounds.width, 6));
    FUZZ_ASSERT(are_close(&styled.image.x, &arranged.image.x, 8, tolerance));
}

// Five buttons in one call are as one each; the first bad one is named.
static void check_many(const button *b, const reglet_rect places[2]) {
    enum { MANY = 5 };
    int good = 0;
    reglet_size bounds[MANY], sizes[2][MANY], fitting[MANY], one_size;
    reglet_rect rects[2][MANY], frames[2][MANY], one_frame[2];
    reglet_insets insets[2][MANY], one_insets[2];
    reglet_button_flags flags[MANY], one_flags;
    reglet_error error = {0, 0}, ignored;
    for (int i = 0; i < MANY; i++) {
        bounds[i] = i % 2 ? b->image : b->bounds;
        for (int item = 0; item < 2; item++) {
            sizes[item][i] = (i + item) % 2 ? b->title : b->image;
            rects[item][i] = (reglet_rect){places[(i + item) % 2].x, places[item].y, sizes[item][i].width, sizes[item][i].height};
        }
    }
    const reglet_size *images = b->images ? sizes[0] : NULL, *titles = b->titles ? sizes[1] : NULL;
    reglet_status status = reglet_button_arrange(&b->options, b->style, b->padding, b->fit, MANY, bounds, images, titles, frames[0], frames[1], flags, &error);
    for (int i = 0; i < MANY; i++) {
        const reglet_status one = reglet_button_arrange(&b->options, b->style, b->padding, b->fit, 1, bounds + i, images ? images + i : NULL,
                                                        titles ? titles + i : NULL, &one_frame[0], &one_frame[1], &one_flags, &ignored);
        good += one == REGLET_OK;
        if (status != REGLET_OK) FUZZ_ASSERT(i != (int)error.byte_offset || one == status);
        else FUZZ_ASSERT(one == REGLET_OK && one_flags == flags[i] && !memcmp(&one_frame[0], &frames[0][i], sizeof *one_frame) &&
                         !memcmp(&one_frame[1], &frames[1][i], sizeof *one_frame));
    }
    FUZZ_ASSERT((status == REGLET_OK) == (good == MANY));
    status = reglet_button_insets(b->style, b->padding, MANY, bounds, images ? rects[0] : NULL, titles ? rects[1] : NULL, insets[1], insets[0], &error);
    for (int i = 0; i < MANY && status == REGLET_OK; i++) {
        FUZZ_ASSERT(reglet_button_insets(b->style, b->padding, 1, bounds + i, images ? &rects[0][i] : NULL,
                                         titles ? &rects[1][i] : NULL, &one_insets[1], &one_insets[0], &ignored) == REGLET_OK);
        FUZZ_ASSERT(!memcmp(&one_insets[0], &insets[0][i], sizeof *one_insets) && !memcmp(&one_insets[1], &insets[1][i], sizeof *one_insets));
        if (!images || !titles) FUZZ_ASSERT(insets[0][i].top == 0 && insets[0][i].left == 0 && insets[1][i].bottom == 0 && insets[1][i].right == 0);
    }
    status = reglet_button_fitting_size(b->style, b->padding, &b->options.content, MANY, images, titles, fitting, &error);
    for (int i = 0; i < MANY && status == REGLET_OK; i++) {
        FUZZ_ASSERT(reglet_button_fitting_size(b->style, b->padding, &b->options.content, 1, images ? images + i : NULL, titles ? titles + i : NULL,
                                               &one_size, &ignored) == REGLET_OK);
        FUZZ_ASSERT(!memcmp(&one_size, &fitting[i], sizeof one_size));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length_of_data) {
    fuzz_input input = {data, length_of_data};
    button b = {.options = {.struct_size = sizeof b.options}};
    uint8_t kind = fuzz_byte(&input);
    b.style = (int8_t)fuzz_byte(&input) % 17;
    b.options.horizontal = fuzz_byte(&input) % 7;
    b.options.vertical = fuzz_byte(&input) % 5;
    b.options.direction = kind & 1;
    b.fit = kind >> 1 & 1;
    b.options.scale = kind & 4 ? number(&input) : kind & 8 ? 2 : 0;
    b.options.content = insets(&input);
    b.padding = number(&input);
    b.bounds = size(&input), b.image = size(&input), b.title = size(&input);
    b.images = kind & 16 && kind & 32 ? NULL : &b.image, b.titles = kind & 64 && kind & 128 ? NULL : &b.title;
    reglet_insets image = insets(&input), title = insets(&input);

    frames f;
    reglet_error error = {0, 0};
    reglet_status status = layout(&b, &image, &title, &f, &error);
    if (status == REGLET_OK) {
        check_frames(&f, &b);
        check_inverse(&f, &b);
    } else {
        check_refused(status, &f, &error);
    }
    f = untouched;
    status = reglet_button_arrange(&b.options, b.style, b.padding, b.fit, 1, &b.bounds, b.images, b.titles, &f.image, &f.title, &f.flags, &error);
    if (status == REGLET_OK) {
        check_frames(&f, &b);
        check_inverse(&f, &b);
    } else {
        check_refused(status, &f, &error);
    }
    check_styles(&b);
    const reglet_rect places[] = {{number(&input), number(&input), b.image.width, b.image.height},
                                  {number(&input), number(&input), b.title.width, b.title.height}};
    status = reglet_button_insets(b.style, b.padding, 1, &b.bounds, &places[0], &places[1], &title, &image, &error);
    if (status == REGLET_OK) FUZZ_ASSERT(are_finite(&image.top, 4) && are_finite(&title.top, 4));
    reglet_size fitting;
    status = reglet_button_fitting_size(b.style, b.padding, &b.options.content, 1, b.images, b.titles, &fitting, &error);
    if (status == REGLET_OK) FUZZ_ASSERT(are_finite(&fitting.width, 2) && fitting.width >= 0 && fitting.height >= 0);
    check_many(&b, places);
    return 0;
}
