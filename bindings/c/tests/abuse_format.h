// What the rows of formatters share.
#ifndef REGLET_ABUSE_FORMAT_H
#define REGLET_ABUSE_FORMAT_H

#include "abuse.h"

// A formatter with a table of each kind. What it makes must be the same after a refusal: see `unchanged`.
static inline reglet_formatter_ref example(void) {
    static const reglet_string families[] = {{"Courier", 7}, {"Arial", 5}}, links[] = {{"mailto:a@example.org", 20}};
    static const uint32_t colors[] = {0xFF0000FF, 0x0000FFFF};
    const reglet_attachment attachment = {.struct_size = sizeof attachment, .name = "star", .name_length = 4, .width = 12, .height = 10};
    reglet_formatter_ref formatter = reglet_formatter_create();
    CHECK(formatter != NULL);
    CHECK_STATUS(reglet_formatter_set_families(formatter, families, 2, NULL), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_colors(formatter, colors, 2), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_links(formatter, links, 1), REGLET_OK);
    CHECK_STATUS(reglet_formatter_set_attachments(formatter, &attachment, 1), REGLET_OK);
    return formatter;
}

static const char everything[] = "a%1F%1Cb%0Lc%P%l%Bd%33Se";

static inline reglet_text_ref text_of(reglet_formatter_cref formatter, const char *format) {
    reglet_text_ref text = NULL;
    CHECK_STATUS(reglet_formatter_format(formatter, format, strlen(format), NULL, &text, NULL), REGLET_OK);
    return text;
}

// Gives up both, after a check that the formatter makes what it made at first.
static inline void unchanged(reglet_formatter_ref formatter) {
    reglet_formatter_ref fresh = example();
    reglet_text_ref before = text_of(fresh, everything), after = text_of(formatter, everything);
    int32_t equal = -1;
    CHECK_STATUS(reglet_text_equal(before, after, &equal), REGLET_OK);
    CHECK(equal == 1);
    reglet_text_destroy(before);
    reglet_text_destroy(after);
    reglet_formatter_destroy(fresh);
    reglet_formatter_destroy(formatter);
}

#endif
