// Rows of the abuse matrix: labels, their geometry, hits and touches.
#include "abuse.h"

#define OUTSIDE ((reglet_label_ref)(uintptr_t)16) // never given to the library: what an output held before

static const char words[] = "One %LHERE%l two %0Pthree %BFOUR%b \xE6\xB1\xAA\xE6\xB1\xAA";

static reglet_text_ref sample_text(void) {
    const reglet_attachment image = {.struct_size = sizeof image, .name = "i", .name_length = 1, .width = 12, .height = 40};
    reglet_formatter_ref formatter = reglet_formatter_create();
    reglet_text_ref text = NULL;
    CHECK_STATUS(reglet_formatter_set_attachments(formatter, &image, 1), REGLET_OK);
    CHECK_STATUS(reglet_formatter_format(formatter, words, strlen(words), NULL, &text, NULL), REGLET_OK);
    reglet_formatter_destroy(formatter);
    return text;
}

static reglet_label_options sample_options(void) {
    reglet_label_options options;
    CHECK_STATUS(reglet_label_options_init(&options), REGLET_OK);
    options.width = 80;
    options.max_lines = 3;
    options.truncation = REGLET_TRUNCATION_TAIL;
    return options;
}

static reglet_label_ref sample(void) {
    reglet_text_ref text = sample_text();
    const reglet_label_options options = sample_options();
    reglet_label_ref label = NULL;
    CHECK_STATUS(reglet_label_create(text, NULL, &options, &label, NULL), REGLET_OK);
    CHECK(label != NULL);
    reglet_text_destroy(text);
    return label;
}

// Gives up a label, after a check that it is laid out as at first.
static void unchanged(reglet_label_ref label) {
    reglet_label_ref fresh = sample();
    reglet_line before[8], after[8];
    size_t count_before = 0, count_after = 1;
    memset(before, 0, sizeof before);
    memset(after, 0, sizeof after);
    CHECK_STATUS(reglet_label_lines(fresh, before, 8, &count_before), REGLET_OK);
    CHECK_STATUS(reglet_label_lines(label, after, 8, &count_after), REGLET_OK);
    CHECK(count_before == 3 && count_after == 3 && memcmp(before, after, sizeof before) == 0);
    reglet_label_destroy(fresh);
    reglet_label_destroy(label);
}

ABUSE(reglet_label_options_init) {
    CHECK_STATUS(reglet_label_options_init(NULL), REGLET_STATUS_NULL_ARGUMENT);
    unchanged(sample());
}

// What no label may be given.
static size_t bad_options(reglet_label_options *bad, reglet_status *status) {
    size_t count = 0;
    for (size_t i = 0; i < sizeof abuse_numbers / sizeof *abuse_numbers; i++) {
        double *fields[] = {&bad[count].width, &bad[count].height, &bad[count].tab_width, &bad[count].scale, &bad[count].insets.top,
                            &bad[count].insets.left, &bad[count].insets.bottom, &bad[count].insets.right};
        for (size_t field = 0; field < sizeof fields / sizeof *fields; field++, count++) {
            double *place = (double *)((char *)&bad[count] + ((char *)fields[field] - (char *)fields[0]) + offsetof(reglet_label_options, width));
            bad[count] = sample_options();
            *place = abuse_numbers[i];
            status[count] = REGLET_STATUS_INVALID_NUMBER;
        }
    }
    int32_t *enums[] = {&bad[0].break_mode, &bad[0].truncation, &bad[0].direction, &bad[0].vertical};
    for (size_t field = 0; field < sizeof enums / sizeof *enums; field++, count++) {
        const size_t offset = (size_t)((char *)enums[field] - (char *)&bad[0]);
        bad[count] = sample_options();
        *(int32_t *)((char *)&bad[count] + offset) = field % 2 ? 99 : -1;
        status[count] = REGLET_STATUS_INVALID_VALUE;
    }
    bad[count] = sample_options(), bad[count].struct_size = 1, status[count++] = REGLET_STATUS_INVALID_VALUE;
    bad[count] = sample_options(), bad[count].reserved = 1, status[count++] = REGLET_STATUS_INVALID_VALUE;
    bad[count] = sample_options(), bad[count].max_lines = -1, status[count++] = REGLET_STATUS_INVALID_NUMBER;
    bad[count] = sample_options(), bad[count].token_length = 1, status[count++] = REGLET_STATUS_NULL_ARGUMENT;
    bad[count] = sample_options(), bad[count].token = "x", bad[count].token_length = SIZE_MAX, status[count++] = REGLET_STATUS_TOO_LARGE;
    bad[count] = sample_options(), bad[count].token = "\xFF", bad[count].token_length = 1, status[count++] = REGLET_STATUS_INVALID_UTF8;
    return count;
}

static reglet_label_options bad[128];
static reglet_status statuses[128];

ABUSE(reglet_label_create) {
    reglet_text_ref text = sample_text();
    reglet_label_ref label = OUTSIDE;
    CHECK_STATUS(reglet_label_create(NULL, NULL, NULL, &label, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_create(text, NULL, NULL, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    const size_t count = bad_options(bad, statuses);
    for (size_t i = 0; i < count; i++) CHECK_STATUS(reglet_label_create(text, NULL, &bad[i], &label, NULL), statuses[i]);
    const char unknown[] = "No Such Family";
    const reglet_attributes attributes = {
        .struct_size = sizeof attributes, .mask = REGLET_ATTRIBUTE_FAMILY, .family = unknown, .family_length = strlen(unknown)};
    reglet_text_ref other = NULL;
    CHECK_STATUS(reglet_text_create("x", 1, &attributes, &other, NULL), REGLET_OK);
    CHECK_STATUS(reglet_label_create(other, NULL, NULL, &label, NULL), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK(label == OUTSIDE);
    reglet_text_destroy(other);
    reglet_text_destroy(text);
    unchanged(sample());
}

ABUSE(reglet_label_destroy) {
    reglet_label_destroy(NULL);
    unchanged(sample());
}

ABUSE(reglet_label_set_options) {
    reglet_label_ref label = sample();
    CHECK_STATUS(reglet_label_set_options(NULL, NULL, NULL), REGLET_STATUS_NULL_ARGUMENT);
    const size_t count = bad_options(bad, statuses);
    for (size_t i = 0; i < count; i++) CHECK_STATUS(reglet_label_set_options(label, &bad[i], NULL), statuses[i]);
    unchanged(label);
}

ABUSE(reglet_label_size) {
    reglet_label_ref label = sample();
    reglet_size size = {-1, -1};
    CHECK_STATUS(reglet_label_size(NULL, &size), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_size(label, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(size.width == -1 && size.height == -1);
    unchanged(label);
}

ABUSE(reglet_label_content_size) {
    reglet_label_ref label = sample();
    reglet_size size = {-1, -1};
    CHECK_STATUS(reglet_label_content_size(NULL, &size), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_content_size(label, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(size.width == -1 && size.height == -1);
    unchanged(label);
}

ABUSE(reglet_label_preferred_height) {
    reglet_label_ref label = sample();
    double height = -1;
    CHECK_STATUS(reglet_label_preferred_height(NULL, 10, &height), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_preferred_height(label, 10, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_numbers, i)
        CHECK_STATUS(reglet_label_preferred_height(label, abuse_numbers[i], &height), REGLET_STATUS_INVALID_NUMBER);
    CHECK(height == -1);
    unchanged(label);
}

ABUSE(reglet_label_size_that_fits) {
    reglet_label_ref label = sample();
    reglet_size size = {-1, -1};
    CHECK_STATUS(reglet_label_size_that_fits(NULL, 10, 10, &size), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_size_that_fits(label, 10, 10, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_numbers, i) {
        CHECK_STATUS(reglet_label_size_that_fits(label, abuse_numbers[i], 10, &size), REGLET_STATUS_INVALID_NUMBER);
        CHECK_STATUS(reglet_label_size_that_fits(label, 10, abuse_numbers[i], &size), REGLET_STATUS_INVALID_NUMBER);
    }
    CHECK(size.width == -1 && size.height == -1);
    unchanged(label);
}

ABUSE(reglet_label_content_widths) {
    reglet_label_ref label = sample();
    double least = -1, most = -1;
    CHECK_STATUS(reglet_label_content_widths(NULL, &least, &most), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_content_widths(label, NULL, &most), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_content_widths(label, &least, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(least == -1 && most == -1);
    unchanged(label);
}

ABUSE(reglet_label_hidden) {
    reglet_label_ref label = sample();
    size_t start = 77, end = 77;
    int32_t truncated = 77;
    CHECK_STATUS(reglet_label_hidden(NULL, &start, &end, &truncated), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_hidden(label, NULL, &end, &truncated), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_hidden(label, &start, NULL, &truncated), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_hidden(label, &start, &end, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(start == 77 && end == 77 && truncated == 77);
    unchanged(label);
}

ABUSE(reglet_label_token) {
    reglet_label_ref label = sample();
    reglet_text_ref text = (reglet_text_ref)(uintptr_t)16;
    CHECK_STATUS(reglet_label_token(NULL, &text), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_token(label, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(text == (reglet_text_ref)(uintptr_t)16);
    unchanged(label);
}

// A function that copies items out: NULLs, and a buffer that is too small by one.
#define COPIES_OUT(item, call_null, call, call_without_count) \
    do { \
        reglet_label_ref label = sample(); \
        item items[64]; \
        size_t count = 77, needed = 0, room[2] = {0, 0}; \
        memset(items, 0x5A, sizeof items); \
        CHECK_STATUS(call_null(items, 64, &count), REGLET_STATUS_NULL_ARGUMENT); \
        CHECK_STATUS(call_without_count(items, 64, NULL), REGLET_STATUS_NULL_ARGUMENT); \
        CHECK_STATUS(call(NULL, 1, &count), REGLET_STATUS_NULL_ARGUMENT); \
        CHECK(count == 77); \
        CHECK_STATUS(call(NULL, 0, &needed), REGLET_STATUS_BUFFER_TOO_SMALL); \
        CHECK(needed > 0 && needed < 64); \
        CHECK_STATUS(call(items, needed - 1, &count), REGLET_STATUS_BUFFER_TOO_SMALL); \
        CHECK(count == needed && ((unsigned char *)items)[0] == 0x5A); \
        CHECK_STATUS(call((item *)(void *)((char *)items + 1), 8, &count), REGLET_STATUS_INVALID_VALUE); \
        CHECK_STATUS(call(items, 64, (size_t *)(void *)((char *)&room[0] + 1)), REGLET_STATUS_INVALID_VALUE); \
        CHECK(((unsigned char *)items)[0] == 0x5A && room[0] == 0 && room[1] == 0); \
        CHECK_STATUS(call((item *)(void *)((char *)items + 1), 0, &count), REGLET_STATUS_BUFFER_TOO_SMALL); \
        CHECK_STATUS(call(items, SIZE_MAX, &count), REGLET_OK); \
        CHECK(count == needed && ((unsigned char *)(items + needed))[0] == 0x5A); \
        unchanged(label); \
    } while (0)

#define LINES_NULL(...) reglet_label_lines(NULL, __VA_ARGS__)
#define LINES(...) reglet_label_lines(label, __VA_ARGS__)
ABUSE(reglet_label_lines) { COPIES_OUT(reglet_line, LINES_NULL, LINES, LINES); }

#define RECTS_NULL(...) reglet_label_rects(NULL, 0, 5, REGLET_RECT_LINE, __VA_ARGS__)
#define RECTS(...) reglet_label_rects(label, 0, 5, REGLET_RECT_LINE, __VA_ARGS__)
ABUSE(reglet_label_rects) {
    COPIES_OUT(reglet_rect, RECTS_NULL, RECTS, RECTS);
    reglet_label_ref label = sample();
    reglet_rect rects[8];
    size_t count = 77;
    ABUSE_EACH(abuse_indices, i) {
        CHECK_STATUS(reglet_label_rects(label, 0, abuse_indices[i], 0, rects, 8, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
        CHECK_STATUS(reglet_label_rects(label, abuse_indices[i], abuse_indices[i], 0, rects, 8, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    }
    CHECK_STATUS(reglet_label_rects(label, 2, 1, 0, rects, 8, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK_STATUS(reglet_label_rects(label, 0, 1, 3, rects, 8, &count), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_label_rects(label, 0, 1, -1, rects, 8, &count), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_label_rects(label, 0, 14, 0, rects, 8, &count), REGLET_STATUS_NOT_ON_BOUNDARY);
    CHECK(count == 77);
    unchanged(label);
}

ABUSE(reglet_label_backgrounds) {
    reglet_label_ref label = sample();
    size_t count = 77;
    CHECK_STATUS(reglet_label_backgrounds(NULL, 0, NULL, 0, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_backgrounds(label, 0, NULL, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_backgrounds(label, 0, NULL, 1, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(count == 77);
    unchanged(label);
}

ABUSE(reglet_label_decorations) {
    reglet_label_ref label = sample();
    size_t count = 77;
    CHECK_STATUS(reglet_label_decorations(NULL, NULL, 0, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_decorations(label, NULL, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_decorations(label, NULL, 1, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(count == 77);
    unchanged(label);
}

#define PIECES_NULL(...) reglet_label_pieces(NULL, 0, 3, __VA_ARGS__)
#define PIECES(...) reglet_label_pieces(label, 0, 3, __VA_ARGS__)
ABUSE(reglet_label_pieces) {
    COPIES_OUT(reglet_piece, PIECES_NULL, PIECES, PIECES);
    reglet_label_ref label = sample();
    reglet_piece pieces[8];
    size_t count = 77;
    ABUSE_EACH(abuse_indices, i) {
        CHECK_STATUS(reglet_label_pieces(label, 0, abuse_indices[i], pieces, 8, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
        CHECK_STATUS(reglet_label_pieces(label, abuse_indices[i], 1, pieces, 8, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    }
    CHECK(count == 77);
    unchanged(label);
}

#define CARETS_NULL(...) reglet_label_carets(NULL, 1, __VA_ARGS__)
#define CARETS(...) reglet_label_carets(label, 1, __VA_ARGS__)
ABUSE(reglet_label_carets) {
    COPIES_OUT(reglet_rect, CARETS_NULL, CARETS, CARETS);
    reglet_label_ref label = sample();
    reglet_rect rects[2];
    size_t count = 77;
    ABUSE_EACH(abuse_indices, i)
        CHECK_STATUS(reglet_label_carets(label, abuse_indices[i], rects, 2, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK_STATUS(reglet_label_carets(label, 14, rects, 2, &count), REGLET_STATUS_NOT_ON_BOUNDARY);
    CHECK(count == 77);
    unchanged(label);
}

ABUSE(reglet_label_hit) {
    reglet_label_ref label = sample();
    reglet_hit hit = {77, 77, 77, 77};
    for (int32_t exact = 0; exact < 2; exact++) {
        CHECK_STATUS(reglet_label_hit(NULL, 1, 1, exact, &hit), REGLET_STATUS_NULL_ARGUMENT);
        CHECK_STATUS(reglet_label_hit(label, 1, 1, exact, NULL), REGLET_STATUS_NULL_ARGUMENT);
        ABUSE_EACH(abuse_numbers, i) {
            CHECK_STATUS(reglet_label_hit(label, abuse_numbers[i], 1, exact, &hit), REGLET_STATUS_INVALID_NUMBER);
            CHECK_STATUS(reglet_label_hit(label, 1, abuse_numbers[i], exact, &hit), REGLET_STATUS_INVALID_NUMBER);
        }
    }
    CHECK(hit.index == 77 && hit.line == 77);
    unchanged(label);
}

ABUSE(reglet_label_link_count) {
    reglet_label_ref label = sample();
    size_t count = 77;
    CHECK_STATUS(reglet_label_link_count(NULL, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_link_count(label, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(count == 77);
    unchanged(label);
}

#define LINK_RECTS_NULL(...) reglet_label_link_rects(NULL, 0, __VA_ARGS__)
#define LINK_RECTS(...) reglet_label_link_rects(label, 0, __VA_ARGS__)
ABUSE(reglet_label_link_rects) {
    COPIES_OUT(reglet_rect, LINK_RECTS_NULL, LINK_RECTS, LINK_RECTS);
    reglet_label_ref label = sample();
    reglet_rect rects[2];
    size_t count = 77;
    CHECK_STATUS(reglet_label_link_rects(label, 1, rects, 2, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    ABUSE_EACH(abuse_indices, i)
        CHECK_STATUS(reglet_label_link_rects(label, abuse_indices[i], rects, 2, &count), REGLET_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(count == 77);
    unchanged(label);
}

ABUSE(reglet_label_link_at) {
    reglet_label_ref label = sample();
    int32_t link = 77;
    CHECK_STATUS(reglet_label_link_at(NULL, 1, 1, 0, &link), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_label_link_at(label, 1, 1, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_numbers, i) {
        CHECK_STATUS(reglet_label_link_at(label, abuse_numbers[i], 1, 0, &link), REGLET_STATUS_INVALID_NUMBER);
        CHECK_STATUS(reglet_label_link_at(label, 1, abuse_numbers[i], 0, &link), REGLET_STATUS_INVALID_NUMBER);
        CHECK_STATUS(reglet_label_link_at(label, 1, 1, abuse_numbers[i], &link), REGLET_STATUS_INVALID_NUMBER);
    }
    CHECK_STATUS(reglet_label_link_at(label, 1, 1, -1, &link), REGLET_STATUS_INVALID_NUMBER);
    CHECK(link == 77);
    unchanged(label);
}

static const int32_t links[] = {-1, 0, INT32_MIN, INT32_MAX};

ABUSE(reglet_link_tracker_begin) {
    reglet_link_tracker tracker = {INT32_MIN, INT32_MAX};
    CHECK_STATUS(reglet_link_tracker_begin(NULL, 0), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(links, i) {
        CHECK_STATUS(reglet_link_tracker_begin(&tracker, links[i]), REGLET_OK);
        CHECK(tracker.highlighted == (links[i] < 0 ? -1 : links[i]));
    }
}

ABUSE(reglet_link_tracker_move) {
    reglet_link_tracker tracker = {INT32_MIN, INT32_MAX};
    CHECK_STATUS(reglet_link_tracker_move(NULL, 0), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(links, i) {
        CHECK_STATUS(reglet_link_tracker_move(&tracker, links[i]), REGLET_OK);
        CHECK(tracker.highlighted == (links[i] == INT32_MAX ? INT32_MAX : -1));
    }
}

ABUSE(reglet_link_tracker_end) {
    reglet_link_tracker tracker = {3, 3};
    int32_t selected = 77;
    CHECK_STATUS(reglet_link_tracker_end(NULL, 3, &selected), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_link_tracker_end(&tracker, 3, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(selected == 77 && tracker.tracked == 3);
    CHECK_STATUS(reglet_link_tracker_end(&tracker, INT32_MIN, &selected), REGLET_OK);
    CHECK(selected == -1 && tracker.tracked == -1 && tracker.highlighted == -1);
}

ABUSE(reglet_link_tracker_cancel) {
    reglet_link_tracker tracker = {INT32_MIN, 3};
    CHECK_STATUS(reglet_link_tracker_cancel(NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_link_tracker_cancel(&tracker), REGLET_OK);
    CHECK(tracker.highlighted == -1 && tracker.tracked == -1);
}
