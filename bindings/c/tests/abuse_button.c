// Rows of the abuse matrix: buttons.
#include "abuse.h"

// Two buttons that are in order, and outputs that hold what nobody computes.
typedef struct {
    reglet_button_options options;
    reglet_size bounds[2], images[2], titles[2], sizes[2];
    reglet_rect image_places[2], title_places[2], image_frames[2], title_frames[2];
    reglet_insets insets[2], title_insets[2], image_insets[2];
    reglet_button_flags flags[2];
    reglet_error error;
} buttons;

static buttons example(void) {
    buttons b = {.options = {.struct_size = sizeof b.options}};
    for (int i = 0; i < 2; i++) {
        b.bounds[i] = (reglet_size){100, 100};
        b.images[i] = (reglet_size){40, 40};
        b.titles[i] = (reglet_size){30, 20};
        b.image_places[i] = (reglet_rect){15, 30, 40, 40};
        b.title_places[i] = (reglet_rect){55, 40, 30, 20};
        b.sizes[i] = (reglet_size){-7, -7};
        b.image_frames[i] = b.title_frames[i] = (reglet_rect){-7, -7, -7, -7};
        b.insets[i] = (reglet_insets){1, 2, 3, 4};
        b.title_insets[i] = b.image_insets[i] = (reglet_insets){-7, -7, -7, -7};
        b.flags[i] = -7;
    }
    return b;
}

// No output was written.
static int is_untouched(const buttons *b) {
    const buttons fresh = example();
    return !memcmp(b->sizes, fresh.sizes, sizeof b->sizes) && !memcmp(b->image_frames, fresh.image_frames, sizeof b->image_frames) &&
           !memcmp(b->title_frames, fresh.title_frames, sizeof b->title_frames) &&
           !memcmp(b->title_insets, fresh.title_insets, sizeof b->title_insets) &&
           !memcmp(b->image_insets, fresh.image_insets, sizeof b->image_insets) && !memcmp(b->flags, fresh.flags, sizeof b->flags);
}

// One call for each function, on `b`.
static reglet_status insets(buttons *b, int32_t style, double padding, size_t count) {
    return reglet_button_insets(style, padding, count, b->bounds, b->image_places, b->title_places, b->title_insets,
                                b->image_insets, &b->error);
}

static reglet_status layout(buttons *b, size_t count) {
    return reglet_button_layout(&b->options, count, b->bounds, b->images, b->titles, b->insets, b->insets, b->image_frames,
                                b->title_frames, b->flags, &b->error);
}

static reglet_status arrange(buttons *b, int32_t style, double padding, int32_t fit, size_t count) {
    return reglet_button_arrange(&b->options, style, padding, fit, count, b->bounds, b->images, b->titles, b->image_frames,
                                 b->title_frames, b->flags, &b->error);
}

static reglet_status insets_for(buttons *b, size_t count) {
    return reglet_button_insets_for(&b->options, count, b->image_places, b->title_places, b->bounds, b->images, b->titles,
                                    b->title_insets, b->image_insets, &b->error);
}

static reglet_status fitting_size(buttons *b, int32_t style, double padding, size_t count) {
    return reglet_button_fitting_size(style, padding, b->insets, count, b->images, b->titles, b->sizes, &b->error);
}

// The call fails with `status`, names button `index`, and writes nothing. `b` is fresh, after `change`.
#define REFUSED(call, change, status, index) \
    do { \
        buttons example_of = example(), *b = &example_of; \
        change; \
        CHECK_STATUS(call, status); \
        CHECK(b->error.code == (status) && b->error.byte_offset == (index)); \
        CHECK(is_untouched(b)); \
    } while (0)

// Each number of an array of structs, of the second button only, refuses what no number may be.
#define REFUSED_NUMBERS(call, member) \
    ABUSE_EACH(abuse_numbers, n) \
        for (size_t place = 0; place < sizeof *((buttons *)0)->member / sizeof(double); place++) \
            REFUSED(call, ((double *)&b->member[1])[place] = abuse_numbers[n], REGLET_STATUS_INVALID_NUMBER, 1)

#define REFUSED_LENGTHS(call, member) \
    do { \
        REFUSED_NUMBERS(call, member); \
        REFUSED(call, b->member[1].width = -1, REGLET_STATUS_INVALID_NUMBER, 1); \
        REFUSED(call, b->member[1].height = -5e-300, REGLET_STATUS_INVALID_NUMBER, 1); \
    } while (0)

#define REFUSED_COUNTS(call) \
    ABUSE_EACH(abuse_lengths, n) REFUSED(call(abuse_lengths[n]), (void)0, REGLET_STATUS_TOO_LARGE, 0)

#define REFUSED_OPTIONS(call) \
    do { \
        ABUSE_EACH(abuse_numbers, n) { \
            double number = abuse_numbers[n]; \
            REFUSED(call, b->options.scale = number, REGLET_STATUS_INVALID_NUMBER, 0); \
            for (int place = 0; place < 4; place++) \
                REFUSED(call, (&b->options.content.top)[place] = number, REGLET_STATUS_INVALID_NUMBER, 0); \
        } \
        REFUSED(call, b->options.scale = -1, REGLET_STATUS_INVALID_NUMBER, 0); \
        ABUSE_EACH(abuse_values, n) { \
            int32_t value = abuse_values[n]; \
            REFUSED(call, b->options.horizontal = value, REGLET_STATUS_INVALID_VALUE, 0); \
            REFUSED(call, b->options.vertical = value, REGLET_STATUS_INVALID_VALUE, 0); \
            REFUSED(call, b->options.direction = value, REGLET_STATUS_INVALID_VALUE, 0); \
            REFUSED(call, b->options.struct_size = (uint32_t)value, REGLET_STATUS_INVALID_VALUE, 0); \
        } \
        REFUSED(call, b->options.struct_size = 0, REGLET_STATUS_INVALID_VALUE, 0); \
        REFUSED(call, b->options.struct_size--, REGLET_STATUS_INVALID_VALUE, 0); \
        REFUSED(call, b->options.struct_size++, REGLET_STATUS_INVALID_VALUE, 0); \
    } while (0)

// The same memory, a byte on: where no double may lie.
static void *misaligned(void *array) { return (char *)array + 1; }

ABUSE(reglet_button_insets) {
    buttons good = example(), *b = &good;
    CHECK_STATUS(reglet_button_insets(3, 10, 1, misaligned(b->bounds), NULL, NULL, b->title_insets, b->image_insets, NULL), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_button_insets(3, 10, 1, b->bounds, misaligned(b->image_places), NULL, b->title_insets, b->image_insets, NULL), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_button_insets(3, 10, 1, b->bounds, NULL, NULL, misaligned(b->title_insets), b->image_insets, NULL), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_button_insets(3, 10, 0, misaligned(b->bounds), NULL, NULL, b->title_insets, misaligned(b->image_insets), NULL), REGLET_OK);
    CHECK_STATUS(reglet_button_insets(3, 10, 2, NULL, b->image_places, b->title_places, b->title_insets, b->image_insets, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_insets(3, 10, 2, b->bounds, b->image_places, b->title_places, NULL, b->image_insets, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_insets(3, 10, 2, b->bounds, b->image_places, b->title_places, b->title_insets, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(is_untouched(b));
    CHECK_STATUS(reglet_button_insets(3, 10, 0, NULL, NULL, NULL, NULL, NULL, NULL), REGLET_OK);
#define CALL(count) insets(b, REGLET_BUTTON_STYLE_TOP, 10, count)
    REFUSED_COUNTS(CALL);
    REFUSED_LENGTHS(CALL(2), bounds);
    REFUSED_LENGTHS(CALL(2), image_places);
    REFUSED_LENGTHS(CALL(2), title_places);
#undef CALL
    ABUSE_EACH(abuse_numbers, n) REFUSED(insets(b, 0, abuse_numbers[n], 2), (void)0, REGLET_STATUS_INVALID_NUMBER, 0);
    ABUSE_EACH(abuse_values, n) REFUSED(insets(b, abuse_values[n], 1, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    for (int32_t style = 11; style <= 15; style++) REFUSED(insets(b, style, 1, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    CHECK_STATUS(insets(b, REGLET_BUTTON_STYLE_TOP, 10, 2), REGLET_OK);
    CHECK(b->image_insets[1].top == -15 && b->title_insets[1].left == -55);
    CHECK_STATUS(reglet_button_insets(3, 10, 2, b->bounds, NULL, b->title_places, b->title_insets, b->image_insets, NULL), REGLET_OK);
    CHECK(b->title_insets[0].left == 0 && b->image_insets[1].top == 0);
}

ABUSE(reglet_button_layout) {
    buttons good = example(), *b = &good;
    CHECK_STATUS(reglet_button_layout(NULL, 2, NULL, b->images, b->titles, NULL, NULL, b->image_frames, b->title_frames, b->flags, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_layout(NULL, 2, b->bounds, b->images, b->titles, NULL, NULL, NULL, b->title_frames, b->flags, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_layout(NULL, 2, b->bounds, b->images, b->titles, NULL, NULL, b->image_frames, NULL, b->flags, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_layout(NULL, 2, b->bounds, b->images, b->titles, NULL, NULL, b->image_frames, b->title_frames, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(is_untouched(b));
    CHECK_STATUS(reglet_button_layout(NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), REGLET_OK);
#define CALL(count) layout(b, count)
    REFUSED_COUNTS(CALL);
    REFUSED_LENGTHS(CALL(2), bounds);
    REFUSED_LENGTHS(CALL(2), images);
    REFUSED_LENGTHS(CALL(2), titles);
    REFUSED_NUMBERS(CALL(2), insets);
    REFUSED_OPTIONS(CALL(2));
#undef CALL
    CHECK_STATUS(layout(b, 2), REGLET_OK);
    CHECK(b->image_frames[1].x == 14 && b->title_frames[1].x == 54 && b->flags[1] == 0);
    CHECK_STATUS(reglet_button_layout(NULL, 2, b->bounds, NULL, b->titles, NULL, NULL, NULL, b->title_frames, b->flags, NULL), REGLET_OK);
    CHECK(b->title_frames[0].x == 35);
    CHECK_STATUS(reglet_button_layout(NULL, 2, b->bounds, NULL, NULL, NULL, NULL, b->image_frames, NULL, b->flags, NULL), REGLET_OK);
    CHECK(b->image_frames[1].width == 0 && b->flags[0] == 0);
}

ABUSE(reglet_button_arrange) {
    buttons good = example(), *b = &good;
    CHECK_STATUS(reglet_button_arrange(NULL, 3, 1, 0, 2, NULL, b->images, b->titles, b->image_frames, b->title_frames, b->flags, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_arrange(NULL, 3, 1, 0, 2, b->bounds, b->images, b->titles, NULL, b->title_frames, b->flags, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_arrange(NULL, 3, 1, 0, 2, b->bounds, b->images, b->titles, b->image_frames, NULL, b->flags, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_arrange(NULL, 3, 1, 0, 2, b->bounds, b->images, b->titles, b->image_frames, b->title_frames, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(is_untouched(b));
    CHECK_STATUS(reglet_button_arrange(NULL, 3, 1, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL), REGLET_OK);
#define CALL(count) arrange(b, REGLET_BUTTON_STYLE_TOP, 10, REGLET_BUTTON_FIT_TRUNCATE, count)
    REFUSED_COUNTS(CALL);
    REFUSED_LENGTHS(CALL(2), bounds);
    REFUSED_LENGTHS(CALL(2), images);
    REFUSED_LENGTHS(CALL(2), titles);
    REFUSED_OPTIONS(CALL(2));
    REFUSED(CALL(2), b->options.horizontal = REGLET_BUTTON_HORIZONTAL_FILL, REGLET_STATUS_INVALID_VALUE, 0);
    REFUSED(CALL(2), b->options.vertical = REGLET_BUTTON_VERTICAL_FILL, REGLET_STATUS_INVALID_VALUE, 0);
#undef CALL
    ABUSE_EACH(abuse_numbers, n) REFUSED(arrange(b, 1, abuse_numbers[n], 0, 2), (void)0, REGLET_STATUS_INVALID_NUMBER, 0);
    ABUSE_EACH(abuse_values, n) {
        REFUSED(arrange(b, abuse_values[n], 1, 0, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
        REFUSED(arrange(b, 1, 1, abuse_values[n], 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    }
    REFUSED(arrange(b, 15, 1, 0, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    REFUSED(arrange(b, -1, 1, 0, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    REFUSED(arrange(b, 1, 1, 2, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    CHECK_STATUS(arrange(b, REGLET_BUTTON_STYLE_TOP, 10, REGLET_BUTTON_FIT_NONE, 2), REGLET_OK);
    CHECK(b->image_frames[1].y == 15 && b->title_frames[1].y == 65 && b->flags[1] == 0);
}

ABUSE(reglet_button_insets_for) {
    buttons good = example(), *b = &good;
    CHECK_STATUS(reglet_button_insets_for(NULL, 2, b->image_places, b->title_places, NULL, b->images, b->titles, b->title_insets, b->image_insets, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_insets_for(NULL, 2, b->image_places, b->title_places, b->bounds, b->images, b->titles, NULL, b->image_insets, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_insets_for(NULL, 2, b->image_places, b->title_places, b->bounds, b->images, b->titles, b->title_insets, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(is_untouched(b));
    CHECK_STATUS(reglet_button_insets_for(NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), REGLET_OK);
#define CALL(count) insets_for(b, count)
    REFUSED_COUNTS(CALL);
    REFUSED_LENGTHS(CALL(2), bounds);
    REFUSED_LENGTHS(CALL(2), images);
    REFUSED_LENGTHS(CALL(2), titles);
    REFUSED_LENGTHS(CALL(2), image_places);
    REFUSED_LENGTHS(CALL(2), title_places);
    REFUSED_OPTIONS(CALL(2));
    REFUSED(CALL(2), b->options.horizontal = REGLET_BUTTON_HORIZONTAL_FILL, REGLET_STATUS_INVALID_VALUE, 0);
    REFUSED(CALL(2), b->options.vertical = REGLET_BUTTON_VERTICAL_FILL, REGLET_STATUS_INVALID_VALUE, 0);
    REFUSED(CALL(2), b->image_places[1].width = 41, REGLET_STATUS_UNREACHABLE, 1);
    REFUSED(CALL(2), b->title_places[1].height = 21, REGLET_STATUS_UNREACHABLE, 1);
    REFUSED(CALL(2), b->bounds[1].width = 0, REGLET_STATUS_UNREACHABLE, 1);
    REFUSED(CALL(2), b->bounds[1].height = 30, REGLET_STATUS_UNREACHABLE, 1);
#undef CALL
    CHECK_STATUS(reglet_button_insets_for(NULL, 2, NULL, b->title_places, b->bounds, b->images, b->titles, b->title_insets, b->image_insets, NULL), REGLET_STATUS_UNREACHABLE);
    CHECK_STATUS(reglet_button_insets_for(NULL, 2, b->image_places, b->title_places, b->bounds, b->images, NULL, b->title_insets, b->image_insets, NULL), REGLET_STATUS_UNREACHABLE);
    CHECK(is_untouched(b));
    CHECK_STATUS(insets_for(b, 2), REGLET_OK);
    CHECK(b->image_insets[1].left == 0 && b->title_insets[1].top == 0);
}

ABUSE(reglet_button_fitting_size) {
    buttons good = example(), *b = &good;
    CHECK_STATUS(reglet_button_fitting_size(3, 1, NULL, 2, b->images, b->titles, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_button_fitting_size(3, 1, NULL, 0, NULL, NULL, NULL, NULL), REGLET_OK);
#define CALL(count) fitting_size(b, REGLET_BUTTON_STYLE_TOP, 10, count)
    REFUSED_COUNTS(CALL);
    REFUSED_LENGTHS(CALL(2), images);
    REFUSED_LENGTHS(CALL(2), titles);
    ABUSE_EACH(abuse_numbers, n)
        for (int place = 0; place < 4; place++)
            REFUSED(CALL(2), (&b->insets[0].top)[place] = abuse_numbers[n], REGLET_STATUS_INVALID_NUMBER, 0);
#undef CALL
    ABUSE_EACH(abuse_numbers, n) REFUSED(fitting_size(b, 1, abuse_numbers[n], 2), (void)0, REGLET_STATUS_INVALID_NUMBER, 0);
    ABUSE_EACH(abuse_values, n) REFUSED(fitting_size(b, abuse_values[n], 1, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    REFUSED(fitting_size(b, 15, 1, 2), (void)0, REGLET_STATUS_INVALID_VALUE, 0);
    CHECK_STATUS(fitting_size(b, REGLET_BUTTON_STYLE_TOP, 10, 2), REGLET_OK);
    CHECK(b->sizes[1].width == 46 && b->sizes[1].height == 74);
    CHECK_STATUS(reglet_button_fitting_size(3, -1e9, NULL, 2, b->images, b->titles, b->sizes, NULL), REGLET_OK);
    CHECK(b->sizes[1].width == 40 && b->sizes[1].height == 0);
}
