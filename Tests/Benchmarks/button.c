// Many buttons in one call against a plain C loop that gives the same bits and the same answer to bad numbers: it
// tests all its input first, then computes. Prints the ratio for each function and count; the best of many rounds that
// take turns counts. Exit status 1 where results differ, or a ratio is above the limit that is given.
#define BENCH "button"
#include "bench.h"
#include <math.h>
#include <string.h>

enum { MOST = 100000 };
static const double padding = 7.3;

static reglet_size bounds[MOST], images[MOST], titles[MOST];
static reglet_rect image_frames[MOST], title_frames[MOST];
static reglet_insets image_insets[MOST], title_insets[MOST];

typedef struct outputs {
    reglet_insets title_insets[MOST], image_insets[MOST];
    reglet_rect image_frames[MOST], title_frames[MOST];
    reglet_button_flags flags[MOST];
} outputs;
static outputs ours, plain;

static double least(double a, double b) { return a < b ? a : b; }
static double most(double a, double b) { return a > b ? a : b; }
static int bad(double number) { return !(fabs(number) <= 1e9); }
static int bad_length(double number) { return !(number >= 0 && number <= 1e9); }
static int bad_size(reglet_size size) { return bad_length(size.width) || bad_length(size.height); }
static int bad_rect(reglet_rect rect) {
    return bad(rect.x) || bad(rect.y) || bad_length(rect.width) || bad_length(rect.height);
}

static int sizes_are_bad(size_t count) {
    for (size_t i = 0; i < count; i++)
        if (bad_size(bounds[i]) || bad_size(images[i]) || bad_size(titles[i])) return 1;
    return 0;
}

static int frames_are_bad(size_t count) {
    for (size_t i = 0; i < count; i++)
        if (bad_size(bounds[i]) || bad_rect(image_frames[i]) || bad_rect(title_frames[i])) return 1;
    return 0;
}

static int flags_of(reglet_rect image, reglet_rect title, reglet_size size, double natural) {
    const double tolerance = 1e-9;
    int flags = 0;
    if (image.x < -tolerance || title.x < -tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_LEFT;
    if (image.y < -tolerance || title.y < -tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_TOP;
    double right = most(image.x + image.width, title.x + title.width);
    double bottom = most(image.y + image.height, title.y + title.height);
    if (right > size.width + tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_RIGHT;
    if (bottom > size.height + tolerance) flags |= REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM;
    if (least(image.x + image.width, title.x + title.width) - most(image.x, title.x) > tolerance &&
        least(image.y + image.height, title.y + title.height) - most(image.y, title.y) > tolerance)
        flags |= REGLET_BUTTON_FLAG_OVERLAP;
    if (title.width < natural - tolerance) flags |= REGLET_BUTTON_FLAG_TITLE_TRUNCATED;
    return flags;
}

static int is_empty(size_t i) {
    if (bounds[i].width != 0 && bounds[i].height != 0) return 0;
    plain.image_frames[i] = plain.title_frames[i] = (reglet_rect){0, 0, 0, 0};
    plain.flags[i] = REGLET_BUTTON_FLAG_EMPTY;
    return 1;
}

static void set(size_t i, reglet_rect image, reglet_rect title) {
    plain.image_frames[i] = image;
    plain.title_frames[i] = title;
    plain.flags[i] = flags_of(image, title, bounds[i], titles[i].width);
}

static void plain_insets_left(size_t count) {
    if (frames_are_bad(count)) return;
    for (size_t i = 0; i < count; i++) {
        plain.title_insets[i] = (reglet_insets){0, padding / 2, 0, -padding / 2};
        plain.image_insets[i] = (reglet_insets){0, -padding / 2, 0, padding / 2};
    }
}

static void plain_insets_top(size_t count) {
    if (frames_are_bad(count)) return;
    for (size_t i = 0; i < count; i++) {
        reglet_rect image = image_frames[i], title = title_frames[i];
        double width = bounds[i].width, height = bounds[i].height;
        double total = image.height + padding + title.height;
        double down = (height - total) / 2 + image.height + padding - title.y;
        double across = width / 2 - title.x - title.width / 2, widening = (width - title.width) / 2;
        plain.title_insets[i] = (reglet_insets){down, across - widening, -down, -across - widening};
        down = (height - total) / 2 - image.y;
        across = width / 2 - image.x - image.width / 2;
        plain.image_insets[i] = (reglet_insets){down, across, -down, -across};
    }
}

static void plain_layout(size_t count) {
    if (sizes_are_bad(count)) return;
    for (size_t i = 0; i < count; i++) {
        double width = bounds[i].width, height = bounds[i].height;
        if (is_empty(i)) continue;
        reglet_rect image = {0, 0, least(images[i].width, width), least(images[i].height, height)};
        double room = width - image.width, natural = titles[i].width;
        reglet_rect title = {0, 0, most(0, least(natural, room)), most(0, least(titles[i].height, height))};
        image.x = (width - title.width - image.width) / 2;
        title.x = image.width + (room - title.width) / 2;
        image.y = (height - image.height) / 2;
        title.y = (height - title.height) / 2;
        set(i, image, title);
    }
}

static int insets_are_bad(size_t count) {
    for (size_t i = 0; i < count; i++) {
        reglet_insets a = image_insets[i], b = title_insets[i];
        if (bad(a.top) || bad(a.left) || bad(a.bottom) || bad(a.right)) return 1;
        if (bad(b.top) || bad(b.left) || bad(b.bottom) || bad(b.right)) return 1;
    }
    return 0;
}

static void plain_layout_insets(size_t count) {
    if (sizes_are_bad(count) || insets_are_bad(count)) return;
    for (size_t i = 0; i < count; i++) {
        double width = bounds[i].width, height = bounds[i].height;
        if (is_empty(i)) continue;
        reglet_insets a = image_insets[i], b = title_insets[i];
        double image_width = least(images[i].width, width), natural = titles[i].width, room = width - image_width;
        double title_width = most(0, least(natural, room));
        double image_room = width - title_width - (a.left + a.right), title_room = room - (b.left + b.right);
        double image_column = height - (a.top + a.bottom), title_column = height - (b.top + b.bottom);
        reglet_rect image = {a.left, a.top, most(0, least(image_width, width - (a.left + a.right))),
                             most(0, least(least(images[i].height, height), image_column))};
        reglet_rect title = {image_width + b.left, b.top, most(0, least(natural, title_room)),
                             most(0, least(titles[i].height, title_column))};
        image.x += (image_room - image.width) / 2;
        title.x += (title_room - title.width) / 2;
        image.y += (image_column - image.height) / 2;
        title.y += (title_column - title.height) / 2;
        set(i, image, title);
    }
}

static void plain_arrange_top(size_t count) {
    if (sizes_are_bad(count)) return;
    for (size_t i = 0; i < count; i++) {
        double width = bounds[i].width, height = bounds[i].height;
        if (is_empty(i)) continue;
        reglet_rect image = {0, 0, least(images[i].width, width), least(images[i].height, height)};
        reglet_rect title = {0, 0, most(0, least(titles[i].width, width)), least(titles[i].height, height)};
        double box = most(image.width, title.width);
        double left = (width - box) / 2;
        image.x = left + (box - image.width) / 2;
        title.x = left + (box - title.width) / 2;
        image.y = (height - (image.height + padding + title.height)) / 2;
        title.y = image.y + image.height + padding;
        set(i, image, title);
    }
}

static void plain_arrange_left(size_t count) {
    if (sizes_are_bad(count)) return;
    for (size_t i = 0; i < count; i++) {
        double width = bounds[i].width, height = bounds[i].height;
        if (is_empty(i)) continue;
        reglet_rect image = {0, 0, least(images[i].width, width), least(images[i].height, height)};
        double cap = width - image.width - padding;
        reglet_rect title = {0, 0, most(0, least(titles[i].width, cap)), least(titles[i].height, height)};
        image.x = (width - (image.width + padding + title.width)) / 2;
        title.x = image.x + image.width + padding;
        image.y = (height - image.height) / 2;
        title.y = (height - title.height) / 2;
        set(i, image, title);
    }
}

static void our_insets_left(size_t count) {
    reglet_button_insets(REGLET_BUTTON_STYLE_LEFT, padding, count, bounds, image_frames, title_frames,
                         ours.title_insets, ours.image_insets, NULL);
}

static void our_insets_top(size_t count) {
    reglet_button_insets(REGLET_BUTTON_STYLE_TOP, padding, count, bounds, image_frames, title_frames,
                         ours.title_insets, ours.image_insets, NULL);
}

static void our_layout(size_t count) {
    reglet_button_layout(NULL, count, bounds, images, titles, NULL, NULL, ours.image_frames, ours.title_frames,
                         ours.flags, NULL);
}

static void our_layout_insets(size_t count) {
    reglet_button_layout(NULL, count, bounds, images, titles, image_insets, title_insets, ours.image_frames,
                         ours.title_frames, ours.flags, NULL);
}

static void our_arrange_top(size_t count) {
    reglet_button_arrange(NULL, REGLET_BUTTON_STYLE_TOP, padding, REGLET_BUTTON_FIT_TRUNCATE, count, bounds, images,
                          titles, ours.image_frames, ours.title_frames, ours.flags, NULL);
}

static void our_arrange_left(size_t count) {
    reglet_button_arrange(NULL, REGLET_BUTTON_STYLE_LEFT, padding, REGLET_BUTTON_FIT_TRUNCATE, count, bounds, images,
                          titles, ours.image_frames, ours.title_frames, ours.flags, NULL);
}

static double seconds(void (*work)(size_t), size_t count, int times) {
    const double start = microseconds();
    for (int i = 0; i < times; i++) work(count);
    return (microseconds() - start) * 1e-6;
}

static double random_length(double limit) { return limit * (rand() / (double)RAND_MAX); }

static void make_buttons(void) {
    for (size_t i = 0; i < MOST; i++) {
        bounds[i] = (reglet_size){20 + random_length(300), 20 + random_length(100)};
        images[i] = (reglet_size){10 + random_length(60), 10 + random_length(60)};
        titles[i] = (reglet_size){10 + random_length(250), 10 + random_length(20)};
    }
    reglet_button_layout(NULL, MOST, bounds, images, titles, NULL, NULL, image_frames, title_frames, ours.flags, NULL);
    reglet_button_insets(REGLET_BUTTON_STYLE_TOP, padding, MOST, bounds, image_frames, title_frames, title_insets, image_insets, NULL);
}

static const struct {
    const char *name;
    void (*ours)(size_t);
    void (*plain)(size_t);
} works[] = {
    {"insets left", our_insets_left, plain_insets_left}, {"insets top", our_insets_top, plain_insets_top},
    {"layout", our_layout, plain_layout},                {"layout insets", our_layout_insets, plain_layout_insets},
    {"arrange top", our_arrange_top, plain_arrange_top}, {"arrange left", our_arrange_left, plain_arrange_left},
};

int main(int argc, char **argv) {
    double limit = argc > 1 ? atof(argv[1]) : INFINITY;
    int status = 0;
    make_buttons();
    for (size_t count = 1000; count <= MOST; count *= 100) {
        for (size_t w = 0; w < sizeof works / sizeof *works; w++) {
            memset(&ours, 0, sizeof ours);
            memset(&plain, 0, sizeof plain);
            double best_ours = 1e9, best_plain = 1e9;
            for (int round = 0; round < 40; round++) {
                int times = (int)(200000 / count);
                best_plain = least(best_plain, seconds(works[w].plain, count, times) / times);
                best_ours = least(best_ours, seconds(works[w].ours, count, times) / times);
            }
            int same = memcmp(&ours, &plain, sizeof ours) == 0;
            double ratio = best_ours / best_plain;
            printf("%-13s %6zu buttons  ours %8.2f us  plain C %8.2f us  ratio %.2f%s\n", works[w].name, count,
                   best_ours * 1e6, best_plain * 1e6, ratio, same ? "" : "  RESULTS DIFFER");
            if (!same || ratio > limit) status = 1;
        }
    }
    return status;
}
