// For the fuzzer of labels: the SVG of a label is well-formed, and has as many elements as the label has pieces.
#ifndef REGLET_FUZZ_LABEL_SVG_H
#define REGLET_FUZZ_LABEL_SVG_H

#include "label_view.h"

static int starts(const char *text, const char *with) { return !strncmp(text, with, strlen(with)); }

// Characters that XML 1.0 has, and of markup only references.
static void check_characters(const char *text, size_t length, int is_attribute) {
    for (size_t i = 0; i < length; i++) {
        const unsigned char byte = (unsigned char)text[i];
        FUZZ_ASSERT(byte >= 0x20 || (!is_attribute && (byte == '\n' || byte == '\t')));
        FUZZ_ASSERT(byte != '<' && byte != '>');
        if (byte == 0xEF) FUZZ_ASSERT((unsigned char)text[i + 1] != 0xBF || (unsigned char)text[i + 2] < 0xBE);
        if (byte != '&') continue;
        const char *reference = text + i + 1;
        FUZZ_ASSERT(starts(reference, "amp;") || starts(reference, "lt;") || starts(reference, "gt;") || starts(reference, "quot;") ||
                    starts(reference, "#9;") || starts(reference, "#10;") || starts(reference, "#13;"));
    }
}

// Attributes behind an element's name, each with a value in quotes; what stands behind them. Numbers are numbers.
static const char *attributes_end(const char *text) {
    while (*text == ' ') {
        const char *equals = strchr(text, '='), *end = equals ? strchr(equals + 2, '"') : NULL;
        FUZZ_ASSERT(end && equals[1] == '"' && equals > text + 1);
        check_characters(equals + 2, (size_t)(end - equals - 2), 1);
        FUZZ_ASSERT(!starts(equals + 2, "null") && !starts(equals + 2, "-0\""));
        text = end + 1;
    }
    return text;
}

static void check_svg(const view *v) {
    static const char *const names[] = {"svg", "g", "rect", "path", "text", "a", "image", "title"};
    static char svg[1 << 22];
    size_t length = 0, count = 0, open[8], depth = 0, texts = 0, images = 0;
    FUZZ_ASSERT(reglet_label_to_svg(v->label, v->options.max_lines, svg, sizeof svg - 1, &length) == REGLET_OK);
    svg[length] = 0;
    FUZZ_ASSERT(strlen(svg) == length);
    for (const char *text = svg; *text; count++) {
        const size_t content = strcspn(text, "<");
        check_characters(text, content, 0);
        FUZZ_ASSERT(depth > 0 || content == 0);
        text += content;
        if (!*text) break;
        const int closes = text[1] == '/';
        const size_t name = strcspn(text + 1 + closes, " />");
        size_t number = 0;
        while (number < 8 && (strlen(names[number]) != name || memcmp(names[number], text + 1 + closes, name))) number++;
        FUZZ_ASSERT(number < 8 && (depth > 0 || count == 0));
        text = attributes_end(text + 1 + closes + name);
        texts += !closes && number == 4, images += !closes && number == 6;
        if (closes) {
            FUZZ_ASSERT(depth > 0 && open[--depth] == number);
        } else if (*text == '/') {
            text++;
        } else {
            FUZZ_ASSERT(depth < 8);
            open[depth++] = number;
        }
        FUZZ_ASSERT(*text++ == '>');
    }
    FUZZ_ASSERT(depth == 0);
    size_t attachments = 0;
    for (size_t i = 0; i < v->piece_count; i++) attachments += v->pieces[i].attachment >= 0;
    FUZZ_ASSERT(texts + images <= v->piece_count && images == attachments);
}

#endif
