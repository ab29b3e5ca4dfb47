// For the fuzzer of labels: all that a label says of itself without being asked about a place.
#ifndef REGLET_FUZZ_LABEL_VIEW_H
#define REGLET_FUZZ_LABEL_VIEW_H

#include "fuzz.h"

#include <math.h>

#define ITEMS 8192

typedef struct {
    reglet_label_cref label;
    reglet_text_cref text;
    reglet_label_options options;
    reglet_line lines[ITEMS];
    reglet_piece pieces[ITEMS];
    reglet_cluster clusters[ITEMS];
    size_t line_count, piece_count, cluster_count, end, links, hidden_start, hidden_end;
    int32_t truncated, has_token;
    reglet_size size, content;
    double least, most;
    double limit, tolerance; // of a line's width; what rounding may move an x
} view;

static view current, other; // too large for the stack

static void look_at(view *v, reglet_label_cref label, reglet_text_cref text, const reglet_label_options *options) {
    reglet_text_counts counts;
    reglet_text_ref token = NULL;
    v->label = label, v->text = text, v->options = *options;
    FUZZ_ASSERT(reglet_text_count(text, &counts) == REGLET_OK);
    v->end = counts.utf8;
    FUZZ_ASSERT(reglet_label_lines(label, v->lines, ITEMS, &v->line_count) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_pieces(label, 0, v->line_count, v->pieces, ITEMS, &v->piece_count) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_link_count(label, &v->links) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_hidden(label, &v->hidden_start, &v->hidden_end, &v->truncated) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_size(label, &v->size) == REGLET_OK && reglet_label_content_size(label, &v->content) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_content_widths(label, &v->least, &v->most) == REGLET_OK);
    FUZZ_ASSERT(reglet_label_token(label, &token) == REGLET_OK && reglet_text_count(token, &counts) == REGLET_OK);
    reglet_text_destroy(token);
    v->has_token = v->truncated && options->truncation != REGLET_TRUNCATION_NONE;
    FUZZ_ASSERT(v->has_token || counts.utf8 == 0);
    const double room = options->width - options->insets.left - options->insets.right;
    v->limit = options->width < 0 ? INFINITY : fmax(0, room);
    v->tolerance = 1e-6 + 1e-12 * (fabs(v->most) + v->content.width + fabs(options->width) + fabs(options->insets.left) + fabs(options->insets.right));
}

static void check_same(const view *a, const view *b) {
    FUZZ_ASSERT(a->line_count == b->line_count && !memcmp(a->lines, b->lines, a->line_count * sizeof *a->lines));
    FUZZ_ASSERT(a->piece_count == b->piece_count && !memcmp(a->pieces, b->pieces, a->piece_count * sizeof *a->pieces));
    FUZZ_ASSERT(a->links == b->links && a->hidden_start == b->hidden_start && a->hidden_end == b->hidden_end && a->truncated == b->truncated);
    FUZZ_ASSERT(!memcmp(&a->size, &b->size, sizeof a->size) && !memcmp(&a->content, &b->content, sizeof a->content));
    FUZZ_ASSERT(a->least == b->least && a->most == b->most);
}

#endif
