// cc -IInclude bindings/c/examples/attachments.c build/libreglet.a -lm -o build/attachments
// An image set into a text, which is then edited further; after each step the runs as a table.
#include <reglet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void print_attachment(reglet_text_cref text, size_t number) {
    reglet_attachment image = {.struct_size = sizeof image};
    char buffer[64];
    size_t index, length;
    check(reglet_text_attachment(text, number, &index, &image, buffer, sizeof buffer, &length));
    printf("  %.*s %gx%g at (%g, %g)", (int)image.name_length, image.name, image.width, image.height, image.x, image.y);
}

static void show(const char *step, reglet_text_cref text) {
    reglet_run runs[16];
    reglet_text_counts counts;
    char buffer[256];
    size_t length;
    check(reglet_text_utf8(text, buffer, sizeof buffer, &length));
    printf("%s: %.*s\n", step, (int)length, buffer);
    check(reglet_text_count(text, &counts));
    check(reglet_text_runs(text, REGLET_UNIT_SCALAR, 0, counts.runs, runs));
    for (size_t i = 0; i < counts.runs; i++) {
        check(reglet_text_name(text, (size_t)runs[i].family, buffer, sizeof buffer, &length));
        printf("  %2u-%-2u  %.*s %g  weight %d  #%08x", (unsigned)runs[i].start, (unsigned)runs[i].end, (int)length, buffer,
               runs[i].size, (int)runs[i].weight, (unsigned)runs[i].color);
        if (runs[i].link >= 0) {
            check(reglet_text_name(text, (size_t)runs[i].target, buffer, sizeof buffer, &length));
            printf("  link %d to %.*s", (int)runs[i].link, (int)length, buffer);
        }
        if (runs[i].attachment >= 0) print_attachment(text, (size_t)runs[i].attachment);
        printf("\n");
    }
}

int main(void) {
    static const char string[] = "あいうえお", target[] = "https://example.org";
    const reglet_attachment star = {.struct_size = sizeof star, .name = "star", .name_length = 4, .width = 20, .height = 16};
    const reglet_attachment moon = {.struct_size = sizeof moon, .name = "moon", .name_length = 4, .width = 10, .height = 10};
    const reglet_attributes bold = {.struct_size = sizeof bold, .mask = REGLET_ATTRIBUTE_WEIGHT | REGLET_ATTRIBUTE_COLOR,
                                    .weight = 1, .color = 0xFF0000FF};
    const double point[] = {0, -10};
    reglet_text_ref text, other;

    check(reglet_text_create_with_image(string, strlen(string), &star, point, strlen("あい"), &text, NULL));
    show("an image at index 2, lowered by 10", text);

    check(reglet_text_set_attributes(text, at(text, 1), at(text, 4), &bold));
    check(reglet_text_insert(text, at(text, 3), "汪", strlen("汪"), NULL));
    show("bold and red around it, and a character put in behind", text);

    check(reglet_text_set_link(text, at(text, 1), at(text, 6), target, strlen(target)));
    check(reglet_text_create("--", 2, NULL, &other, NULL));
    check(reglet_text_insert_text(text, at(text, 4), other));
    show("a link that another text cuts in two", text);

    check(reglet_text_insert_attachment(text, at(text, 0), &moon));
    check(reglet_text_remove_attachment(text, 1));
    check(reglet_text_replace(text, at(text, 5), at(text, 8), "え", strlen("え"), NULL));
    show("another image in front, the first one gone, three characters replaced", text);

    reglet_text_destroy(other);
    reglet_text_destroy(text);
    return 0;
}
