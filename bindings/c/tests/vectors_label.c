// Every field of every case of Tests/Vectors/label.json: lines by index, widths to within 1e-5; and that the height which a
// label prefers is the one that it has.
#include <math.h>
#include <reglet.h>
#include <string.h>

#include "check.h"
#include "vectors.h"

static reglet_text_ref text_of(const vector_case *one) {
    const vector_field *text = vector_at(one, "text");
    const char *family = vector_text(one, "family", "");
    const reglet_attributes attributes = {
        .struct_size = sizeof attributes, .mask = REGLET_ATTRIBUTE_FAMILY | REGLET_ATTRIBUTE_SIZE, .family = family,
        .family_length = strlen(family), .size = vector_number(one, "size", 0)};
    reglet_text_ref result = NULL;
    CHECK(text && reglet_text_create(text->text, text->length, &attributes, &result, NULL) == REGLET_OK);
    return result;
}

static size_t scalar(reglet_text_cref text, size_t offset) {
    size_t index = SIZE_MAX;
    reglet_text_convert(text, offset, REGLET_UNIT_UTF8, REGLET_UNIT_SCALAR, &index);
    return index;
}

// The lines of one case; returns how many fields were compared.
static size_t check_lines(const vector_case *one, reglet_text_cref text, reglet_label_cref label) {
    static reglet_line lines[1024];
    size_t count = 0;
    CHECK(reglet_label_lines(label, lines, 1024, &count) == REGLET_OK);
    CHECK((double)count == vector_number(one, "lines.#", -1));
    for (size_t i = 0; i < count; i++) {
        const vector_field *start = vector_at(one, "lines.%d.start", (int)i), *end = vector_at(one, "lines.%d.end", (int)i);
        const vector_field *width = vector_at(one, "lines.%d.width", (int)i);
        CHECK(start && (double)scalar(text, lines[i].start) == start->number);
        CHECK(end && (double)scalar(text, lines[i].end) == end->number);
        CHECK(width && fabs(lines[i].width - width->number) <= 1e-5);
    }
    return 3 * count;
}

int main(int count, char **arguments) {
    vector_file file = vectors_load(count > 1 ? arguments[1] : NULL);
    size_t fields = 0;
    for (size_t i = 0; i < file.count; i++) {
        const vector_case *one = &file.cases[i];
        const long failed = check_failed;
        reglet_text_ref text = text_of(one);
        reglet_label_options options;
        reglet_label_options_init(&options);
        options.width = vector_number(one, "width", 0);
        reglet_label_ref label = NULL;
        CHECK(reglet_label_create(text, NULL, &options, &label, NULL) == REGLET_OK);
        fields += check_lines(one, text, label);
        double preferred = -1;
        reglet_size size = {0, 0};
        CHECK(reglet_label_preferred_height(label, options.width, &preferred) == REGLET_OK);
        CHECK(reglet_label_size(label, &size) == REGLET_OK);
        CHECK(preferred == size.height && size.width == options.width);
        if (check_failed > failed) fprintf(stderr, "in %s\n", one->name);
        reglet_label_destroy(label);
        reglet_text_destroy(text);
    }
    vectors_free(&file);
    printf("label.json: %zu fields compared\n", fields);
    CHECK(fields > 1000);
    return check_report("vectors_label");
}
