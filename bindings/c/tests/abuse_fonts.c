// Rows of the abuse matrix: font books, faces, metrics.
#include "abuse.h"

#define OUTSIDE ((reglet_fonts_ref)(uintptr_t)16) // never given to the library: what an output held before

// Faces that no book has, and faces at odd places of a family that it has.
static const reglet_face foreign[] = {{-1, 0, 0, 0}, {19, 0, 0, 0}, {INT32_MAX, INT32_MAX, -1, 7}, {INT32_MIN, INT32_MIN, 1, 1}};
static const reglet_face odd[] = {{2, INT32_MAX, -1, 7}, {2, INT32_MIN, INT32_MIN, -1}, {18, 2, 1, 0}};

// Gives up the book, after a check that it is as a new one.
static void unchanged(reglet_fonts_ref fonts) {
    size_t count = 0;
    reglet_face face;
    char name[32];
    CHECK_STATUS(reglet_fonts_family_count(fonts, &count), REGLET_OK);
    CHECK(count == 19);
    CHECK_STATUS(reglet_fonts_resolve(fonts, "Arial", 5, 1, 1, &face), REGLET_OK);
    CHECK_STATUS(reglet_fonts_face_name(fonts, &face, name, sizeof name, &count), REGLET_OK);
    CHECK(count == 18 && !memcmp(name, "Arial-BoldItalicMT", 18));
    reglet_font_metrics metrics;
    CHECK_STATUS(reglet_fonts_metrics(fonts, &face, 10, &metrics), REGLET_OK);
    CHECK(metrics.ascent == 7.7 && metrics.approximate == 0);
    reglet_fonts_destroy(fonts);
}

// A call that gives a face (out) from another (face) refuses what is no face, and takes every other.
#define ABUSE_FACE(call) \
    do { \
        reglet_fonts_ref fonts = reglet_fonts_create(); \
        reglet_face out = {7, 7, 7, 7}; \
        const reglet_face *face = NULL; \
        CHECK_STATUS(call, REGLET_STATUS_NULL_ARGUMENT); \
        ABUSE_EACH(foreign, i) { \
            face = &foreign[i]; \
            CHECK_STATUS(call, REGLET_STATUS_UNKNOWN_FAMILY); \
        } \
        CHECK(out.family == 7 && out.weight == 7 && out.italic == 7 && out.italic_missing == 7); \
        ABUSE_EACH(odd, i) { \
            face = &odd[i]; \
            CHECK_STATUS(call, REGLET_OK); \
        } \
        unchanged(fonts); \
    } while (0)

ABUSE(reglet_fonts_create) {
    for (int i = 0; i < 100; i++) reglet_fonts_destroy(reglet_fonts_create());
    unchanged(reglet_fonts_create());
}

ABUSE(reglet_fonts_copy) {
    reglet_fonts_ref fonts = reglet_fonts_create(), copy = OUTSIDE;
    CHECK_STATUS(reglet_fonts_copy(NULL, &copy), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_copy(fonts, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(copy == OUTSIDE);
    CHECK_STATUS(reglet_fonts_copy(fonts, &copy), REGLET_OK);
    unchanged(fonts);
    unchanged(copy);
}

ABUSE(reglet_fonts_destroy) {
    reglet_fonts_destroy(NULL);
    reglet_fonts_ref fonts = reglet_fonts_create(), copy = NULL;
    CHECK_STATUS(reglet_fonts_copy(fonts, &copy), REGLET_OK);
    reglet_fonts_destroy(fonts);
    unchanged(copy);
}

ABUSE(reglet_fonts_family_count) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    size_t count = 5;
    CHECK_STATUS(reglet_fonts_family_count(NULL, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_family_count(fonts, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(count == 5);
    unchanged(fonts);
}

ABUSE(reglet_fonts_family_name) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    size_t length = 5;
    char buffer[4] = "abc";
    CHECK_STATUS(reglet_fonts_family_name(NULL, 0, buffer, 4, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_family_name(fonts, 0, buffer, 4, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_family_name(fonts, 0, NULL, 4, &length), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_values, i) CHECK_STATUS(reglet_fonts_family_name(fonts, abuse_values[i], buffer, 4, &length), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK_STATUS(reglet_fonts_family_name(fonts, 19, buffer, 4, &length), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK(length == 5 && !memcmp(buffer, "abc", 4));
    CHECK_STATUS(reglet_fonts_family_name(fonts, 2, buffer, 4, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 5 && !memcmp(buffer, "abc", 4));
    char large[8];
    CHECK_STATUS(reglet_fonts_family_name(fonts, 2, large, SIZE_MAX, &length), REGLET_OK);
    CHECK(length == 5 && !memcmp(large, "Arial", 5));
    unchanged(fonts);
}

ABUSE(reglet_fonts_family_weights) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    int32_t lightest = 5, boldest = 6;
    CHECK_STATUS(reglet_fonts_family_weights(NULL, 0, &lightest, &boldest), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_family_weights(fonts, 0, NULL, &boldest), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_family_weights(fonts, 0, &lightest, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_values, i) CHECK_STATUS(reglet_fonts_family_weights(fonts, abuse_values[i], &lightest, &boldest), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK(lightest == 5 && boldest == 6);
    unchanged(fonts);
}

ABUSE(reglet_fonts_register) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_error error = {0, 0};
    const reglet_rung rung = {.regular = "New-Regular", .regular_length = 11};
    CHECK_STATUS(reglet_fonts_register(NULL, "New", 3, &rung, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_register(fonts, NULL, 3, &rung, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, NULL, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, NULL, 0, NULL), REGLET_STATUS_INVALID_FAMILY);
    CHECK_STATUS(reglet_fonts_register(fonts, "", 0, &rung, 1, NULL), REGLET_STATUS_INVALID_FAMILY);
    ABUSE_EACH(abuse_lengths, i) {
        const reglet_rung regular = {.regular = "N", .regular_length = abuse_lengths[i]};
        const reglet_rung italic = {.italic = "N", .italic_length = abuse_lengths[i]};
        CHECK_STATUS(reglet_fonts_register(fonts, "New", abuse_lengths[i], &rung, 1, NULL), REGLET_STATUS_TOO_LARGE);
        CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, &rung, abuse_lengths[i], NULL), REGLET_STATUS_TOO_LARGE);
        CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, &regular, 1, NULL), REGLET_STATUS_TOO_LARGE);
        CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, &italic, 1, NULL), REGLET_STATUS_TOO_LARGE);
    }
    ABUSE_EACH(abuse_texts, i) {
        const abuse_text *bad = &abuse_texts[i];
        const reglet_rung italic = {.italic = bad->bytes, .italic_length = bad->length};
        CHECK_STATUS(reglet_fonts_register(fonts, bad->bytes, bad->length, &rung, 1, &error), REGLET_STATUS_INVALID_UTF8);
        CHECK(error.code == REGLET_STATUS_INVALID_UTF8 && error.byte_offset == bad->offset);
        CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, &italic, 1, &error), REGLET_STATUS_INVALID_UTF8);
        CHECK(error.byte_offset == bad->offset);
    }
    ABUSE_EACH(abuse_values, i) {
        reglet_rung rungs[2] = {rung, {.regular = "New-Other", .regular_length = 9, .weight = abuse_values[i]}};
        CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, rungs, 2, NULL), REGLET_STATUS_INVALID_FAMILY);
    }
    static reglet_rung many[3000];
    for (int i = 0; i < 3000; i++) many[i] = (reglet_rung){.regular = "N", .regular_length = 1, .weight = i};
    CHECK_STATUS(reglet_fonts_register(fonts, "New", 3, many, 3000, NULL), REGLET_STATUS_INVALID_FAMILY);
    const reglet_rung taken = {.regular = "Courier-Bold", .regular_length = 12}, none = {.weight = 0};
    CHECK_STATUS(reglet_fonts_register(fonts, "Arial", 5, &taken, 1, NULL), REGLET_STATUS_DUPLICATE_FACE);
    CHECK_STATUS(reglet_fonts_register(fonts, "Arial", 5, &none, 1, NULL), REGLET_STATUS_INVALID_FAMILY);
    unchanged(fonts);
}

ABUSE(reglet_fonts_resolve) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_face face = {7, 7, 7, 7};
    CHECK_STATUS(reglet_fonts_resolve(NULL, "Arial", 5, 0, 0, &face), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_resolve(fonts, NULL, 5, 0, 0, &face), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_resolve(fonts, "Arial", 5, 0, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_resolve(fonts, NULL, 0, 0, 0, &face), REGLET_STATUS_UNKNOWN_FAMILY);
    ABUSE_EACH(abuse_lengths, i) CHECK_STATUS(reglet_fonts_resolve(fonts, "Arial", abuse_lengths[i], 0, 0, &face), REGLET_STATUS_TOO_LARGE);
    ABUSE_EACH(abuse_texts, i) CHECK_STATUS(reglet_fonts_resolve(fonts, abuse_texts[i].bytes, abuse_texts[i].length, 0, 0, &face), REGLET_STATUS_UNKNOWN_FAMILY);
    CHECK(face.family == 7 && face.weight == 7 && face.italic == 7 && face.italic_missing == 7);
    ABUSE_EACH(abuse_values, i) {
        CHECK_STATUS(reglet_fonts_resolve(fonts, "Arial", 5, abuse_values[i], abuse_values[i], &face), REGLET_OK);
        CHECK(face.weight == (abuse_values[i] > 0) && face.italic == 1 && face.italic_missing == 0);
    }
    unchanged(fonts);
}

ABUSE(reglet_fonts_face_named) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_face face = {7, 7, 7, 7};
    CHECK_STATUS(reglet_fonts_face_named(NULL, "ArialMT", 7, &face), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_named(fonts, NULL, 7, &face), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_named(fonts, "ArialMT", 7, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_named(fonts, NULL, 0, &face), REGLET_STATUS_UNKNOWN_FACE);
    ABUSE_EACH(abuse_lengths, i) CHECK_STATUS(reglet_fonts_face_named(fonts, "ArialMT", abuse_lengths[i], &face), REGLET_STATUS_TOO_LARGE);
    ABUSE_EACH(abuse_texts, i) CHECK_STATUS(reglet_fonts_face_named(fonts, abuse_texts[i].bytes, abuse_texts[i].length, &face), REGLET_STATUS_UNKNOWN_FACE);
    CHECK(face.family == 7);
    unchanged(fonts);
}

ABUSE(reglet_fonts_face_name) {
    char buffer[64];
    size_t length = 0;
    ABUSE_FACE(reglet_fonts_face_name(fonts, face, buffer, sizeof buffer, &length));
    reglet_fonts_ref fonts = reglet_fonts_create();
    CHECK_STATUS(reglet_fonts_face_name(NULL, odd, buffer, sizeof buffer, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_name(fonts, odd, NULL, 9, &length), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_name(fonts, odd, buffer, sizeof buffer, NULL), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_name(fonts, odd, NULL, 0, &length), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 18);
    unchanged(fonts);
}

ABUSE(reglet_fonts_face_css_weight) {
    int32_t weight = 5;
    ABUSE_FACE(reglet_fonts_face_css_weight(fonts, face, &weight));
    reglet_fonts_ref fonts = reglet_fonts_create();
    CHECK_STATUS(reglet_fonts_face_css_weight(NULL, odd, &weight), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_face_css_weight(fonts, odd, NULL), REGLET_STATUS_NULL_ARGUMENT);
    unchanged(fonts);
}

ABUSE(reglet_fonts_face_with_weight) {
    ABUSE_EACH(abuse_values, v) ABUSE_FACE(reglet_fonts_face_with_weight(fonts, face, abuse_values[v], &out));
    CHECK_STATUS(reglet_fonts_face_with_weight(NULL, odd, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
}

ABUSE(reglet_fonts_face_by_weight) {
    ABUSE_EACH(abuse_values, v) ABUSE_FACE(reglet_fonts_face_by_weight(fonts, face, abuse_values[v], &out));
    CHECK_STATUS(reglet_fonts_face_by_weight(NULL, odd, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
}

ABUSE(reglet_fonts_face_with_slant) {
    ABUSE_EACH(abuse_values, v) ABUSE_FACE(reglet_fonts_face_with_slant(fonts, face, abuse_values[v], &out));
    CHECK_STATUS(reglet_fonts_face_with_slant(NULL, odd, 0, NULL), REGLET_STATUS_NULL_ARGUMENT);
}

ABUSE(reglet_fonts_size_by) {
    double size = 7;
    CHECK_STATUS(reglet_fonts_size_by(10, 1, NULL), REGLET_STATUS_NULL_ARGUMENT);
    const double wrong[] = {0, -0.0, -1, 10000.5, 1e300};
    ABUSE_EACH(wrong, i) {
        CHECK_STATUS(reglet_fonts_size_by(wrong[i], 0, &size), REGLET_STATUS_VALUE_OUT_OF_RANGE);
        CHECK_STATUS(reglet_fonts_size_by(10, wrong[i] - 10, &size), REGLET_STATUS_VALUE_OUT_OF_RANGE);
    }
    const double numbers[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
    ABUSE_EACH(numbers, i) {
        CHECK_STATUS(reglet_fonts_size_by(numbers[i], 1, &size), REGLET_STATUS_INVALID_NUMBER);
        CHECK_STATUS(reglet_fonts_size_by(1, numbers[i], &size), REGLET_STATUS_INVALID_NUMBER);
    }
    CHECK(size == 7);
    CHECK_STATUS(reglet_fonts_size_by(10, -9.5, &size), REGLET_OK);
    CHECK(size == 0.5);
}

ABUSE(reglet_fonts_load_file) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    const uint8_t file[64] = {0, 1, 0, 0, 0xFF, 0xFF};
    CHECK_STATUS(reglet_fonts_load_file(NULL, "ArialMT", 7, file, 64, 0), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_load_file(fonts, NULL, 7, file, 64, 0), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_load_file(fonts, "ArialMT", 7, NULL, 64, 0), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_load_file(fonts, "Arial", 5, file, 64, 0), REGLET_STATUS_UNKNOWN_FACE);
    for (size_t length = 0; length <= sizeof file; length++)
        CHECK_STATUS(reglet_fonts_load_file(fonts, "ArialMT", 7, file, length, 0), REGLET_STATUS_INVALID_FONT);
    ABUSE_EACH(abuse_lengths, i) {
        CHECK_STATUS(reglet_fonts_load_file(fonts, "ArialMT", abuse_lengths[i], file, 64, 0), REGLET_STATUS_TOO_LARGE);
        CHECK_STATUS(reglet_fonts_load_file(fonts, "ArialMT", 7, file, abuse_lengths[i], 0), REGLET_STATUS_TOO_LARGE);
    }
    ABUSE_EACH(abuse_indices, i) CHECK(reglet_fonts_load_file(fonts, "ArialMT", 7, file, 64, abuse_indices[i]) < 0);
    unchanged(fonts);
}

// What a callback of the matrix does, and what became of its context.
typedef struct {
    reglet_status status;
    double advance, figure;
    int writes, released;
} host;

static reglet_status measure(void *context, const reglet_measure_request *request, double *advances, reglet_font_metrics *metrics) {
    host *host = context;
    CHECK(request->boundaries[0] == 0 && request->boundaries[request->count] == request->text_length);
    if (!host->writes) return host->status;
    for (size_t i = 0; i < request->count; i++) advances[i] = host->advance;
    *metrics = (reglet_font_metrics){host->figure, 2, 1, 7, 5, 9, 9};
    return host->status;
}

static void release(void *context) { ((host *)context)->released++; }

ABUSE(reglet_fonts_set_measurer) {
    reglet_fonts_ref fonts = reglet_fonts_create(), copy = NULL;
    host host = {REGLET_OK, 3, 8, 1, 0};
    CHECK_STATUS(reglet_fonts_set_measurer(NULL, measure, &host, release), REGLET_STATUS_NULL_ARGUMENT);
    CHECK(host.released == 0);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, NULL, &host, release), REGLET_OK);
    CHECK(host.released == 0);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, measure, &host, release), REGLET_OK);
    reglet_font_metrics metrics;
    CHECK_STATUS(reglet_fonts_metrics(fonts, odd, 10, &metrics), REGLET_OK);
    CHECK(metrics.ascent == 8 && metrics.approximate == 0 && metrics.reserved == 0);
    ABUSE_EACH(abuse_numbers, i) {
        host.figure = abuse_numbers[i];
        CHECK_STATUS(reglet_fonts_metrics(fonts, odd, 10, &metrics), REGLET_STATUS_INVALID_NUMBER);
    }
    host.figure = 8;
    host.status = REGLET_STATUS_UNKNOWN_FACE;
    CHECK_STATUS(reglet_fonts_metrics(fonts, odd, 10, &metrics), REGLET_STATUS_CALLBACK_FAILED);
    host.status = 1;
    CHECK_STATUS(reglet_fonts_metrics(fonts, odd, 10, &metrics), REGLET_STATUS_CALLBACK_FAILED);
    host.status = REGLET_OK;
    host.writes = 0;
    CHECK_STATUS(reglet_fonts_metrics(fonts, odd, 10, &metrics), REGLET_STATUS_INVALID_NUMBER);
    CHECK(metrics.ascent == 8);
    CHECK_STATUS(reglet_fonts_copy(fonts, &copy), REGLET_OK);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, NULL, NULL, NULL), REGLET_OK);
    CHECK(host.released == 0);
    reglet_fonts_destroy(copy);
    CHECK(host.released == 1);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, measure, &host, NULL), REGLET_OK);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, measure, &host, release), REGLET_OK);
    CHECK(host.released == 1);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, NULL, NULL, NULL), REGLET_OK);
    CHECK(host.released == 2);
    unchanged(fonts);
}

ABUSE(reglet_fonts_metrics) {
    reglet_font_metrics metrics = {.ascent = 5};
    ABUSE_FACE(reglet_fonts_metrics(fonts, face, 10, &metrics));
    metrics.ascent = 5;
    reglet_fonts_ref fonts = reglet_fonts_create();
    CHECK_STATUS(reglet_fonts_metrics(NULL, odd, 10, &metrics), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_metrics(fonts, odd, 10, NULL), REGLET_STATUS_NULL_ARGUMENT);
    const double sizes[] = {0, -0.0, -1, 10000.5, 1e9, 1e300, -1e300};
    ABUSE_EACH(sizes, i) CHECK_STATUS(reglet_fonts_metrics(fonts, odd, sizes[i], &metrics), REGLET_STATUS_VALUE_OUT_OF_RANGE);
    const double numbers[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
    ABUSE_EACH(numbers, i) CHECK_STATUS(reglet_fonts_metrics(fonts, odd, numbers[i], &metrics), REGLET_STATUS_INVALID_NUMBER);
    CHECK(metrics.ascent == 5);
    unchanged(fonts);
}

ABUSE(reglet_fonts_measure) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_text_ref text = NULL, foreign_text = NULL;
    reglet_attributes attributes = {.struct_size = sizeof attributes, .mask = REGLET_ATTRIBUTE_FAMILY, .family = "Nowhere", .family_length = 7};
    CHECK_STATUS(reglet_text_create("ab", 2, NULL, &text, NULL), REGLET_OK);
    CHECK_STATUS(reglet_text_create("ab", 2, &attributes, &foreign_text, NULL), REGLET_OK);
    reglet_cluster clusters[2] = {{7, 7, 7}, {7, 7, 7}};
    size_t count = 9;
    CHECK_STATUS(reglet_fonts_measure(NULL, text, REGLET_UNIT_UTF8, clusters, 2, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_measure(fonts, NULL, REGLET_UNIT_UTF8, clusters, 2, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, NULL, 2, &count), REGLET_STATUS_NULL_ARGUMENT);
    CHECK_STATUS(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 2, NULL), REGLET_STATUS_NULL_ARGUMENT);
    ABUSE_EACH(abuse_values, i) CHECK_STATUS(reglet_fonts_measure(fonts, text, abuse_values[i], clusters, 2, &count), REGLET_STATUS_INVALID_VALUE);
    CHECK_STATUS(reglet_fonts_measure(fonts, foreign_text, REGLET_UNIT_UTF8, clusters, 2, &count), REGLET_STATUS_UNKNOWN_FAMILY);
    host host = {REGLET_OK, NAN, 8, 1, 0};
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, measure, &host, NULL), REGLET_OK);
    CHECK_STATUS(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 2, &count), REGLET_STATUS_INVALID_NUMBER);
    host.status = -1;
    CHECK_STATUS(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 2, &count), REGLET_STATUS_CALLBACK_FAILED);
    CHECK_STATUS(reglet_fonts_set_measurer(fonts, NULL, NULL, NULL), REGLET_OK);
    CHECK(count == 9);
    CHECK_STATUS(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 1, &count), REGLET_STATUS_BUFFER_TOO_SMALL);
    CHECK(count == 2 && clusters[0].advance == 7 && clusters[0].end == 7);
    CHECK_STATUS(reglet_fonts_measure(fonts, text, REGLET_UNIT_SCALAR, clusters, SIZE_MAX, &count), REGLET_OK);
    CHECK(clusters[1].start == 1 && clusters[1].end == 2);
    reglet_text_destroy(text);
    reglet_text_destroy(foreign_text);
    unchanged(fonts);
}
