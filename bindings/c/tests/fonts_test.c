// Font books from C: every family by number, resolution, registration, measuring.
#include <reglet.h>
#include <string.h>

#include "check.h"

static const char *name_of(reglet_fonts_cref fonts, reglet_face face) {
    static char name[64];
    size_t length = 0;
    CHECK(reglet_fonts_face_name(fonts, &face, name, sizeof name - 1, &length) == REGLET_OK);
    name[length] = 0;
    return name;
}

static reglet_face resolved(reglet_fonts_cref fonts, const char *family, int32_t weight, int32_t italic) {
    reglet_face face = {-1, 0, 0, 0};
    CHECK(reglet_fonts_resolve(fonts, family, strlen(family), weight, italic, &face) == REGLET_OK);
    return face;
}

// Every face of every family is found again by its name, and its family by its number.
static void families(reglet_fonts_cref fonts) {
    size_t count = 0, length = 0;
    CHECK(reglet_fonts_family_count(fonts, &count) == REGLET_OK && count == 19);
    int faces = 0;
    for (int32_t family = 0; family < (int32_t)count; family++) {
        char name[64] = "";
        int32_t lightest = 1, boldest = -1;
        CHECK(reglet_fonts_family_name(fonts, family, name, sizeof name, &length) == REGLET_OK && length > 4);
        CHECK(reglet_fonts_family_weights(fonts, family, &lightest, &boldest) == REGLET_OK && lightest <= 0 && boldest >= 1);
        for (int32_t weight = lightest; weight <= boldest; weight++) {
            for (int32_t italic = 0; italic <= 1; italic++) {
                const reglet_face face = resolved(fonts, name, weight, italic);
                CHECK(face.family == family && face.weight == weight && face.italic == italic);
                reglet_face found = {0};
                const char *face_name = name_of(fonts, face);
                CHECK(reglet_fonts_face_named(fonts, face_name, strlen(face_name), &found) == REGLET_OK);
                CHECK(found.family == family && found.weight == weight && found.italic == (italic && !face.italic_missing));
                faces++;
            }
        }
    }
    CHECK(faces == 110);
}

static void relatives(reglet_fonts_cref fonts) {
    reglet_face face = resolved(fonts, "HelveticaNeue", 1, 1), other;
    CHECK(!strcmp(name_of(fonts, face), "HelveticaNeue-MediumItalic"));
    CHECK(reglet_fonts_face_by_weight(fonts, &face, -9, &other) == REGLET_OK);
    CHECK(!strcmp(name_of(fonts, other), "HelveticaNeue-UltraLightItalic"));
    CHECK(reglet_fonts_face_with_slant(fonts, &other, 0, &other) == REGLET_OK);
    CHECK(!strcmp(name_of(fonts, other), "HelveticaNeue-UltraLight"));
    CHECK(reglet_fonts_face_with_weight(fonts, &face, 2, &other) == REGLET_OK);
    CHECK(!strcmp(name_of(fonts, other), "HelveticaNeue-BoldItalic"));
    int32_t css = 0;
    CHECK(reglet_fonts_face_css_weight(fonts, &face, &css) == REGLET_OK && css == 500);
    CHECK(resolved(fonts, "Optima", 2, 1).italic_missing == 1);
}

static void registration(reglet_fonts_ref fonts) {
    const reglet_rung rungs[] = {
        {.regular = "Inter-Bold", .regular_length = 10, .weight = 1},
        {.regular = "Inter-Regular", .regular_length = 13, .italic = "Inter-Italic", .italic_length = 12},
    };
    CHECK(reglet_fonts_register(fonts, "Inter", 5, rungs, 2, NULL) == REGLET_OK);
    CHECK(!strcmp(name_of(fonts, resolved(fonts, "Inter", -5, 1)), "Inter-Italic"));
    const reglet_face bold = resolved(fonts, "Inter", 5, 1);
    CHECK(bold.italic_missing == 1 && !strcmp(name_of(fonts, bold), "Inter-Bold"));
}

static reglet_status twice(void *context, const reglet_measure_request *request, double *advances, reglet_font_metrics *metrics) {
    ++*(int *)context;
    for (size_t i = 0; i < request->count; i++)
        advances[i] = 2 * (double)(request->boundaries[i + 1] - request->boundaries[i]);
    *metrics = (reglet_font_metrics){.ascent = request->size, .descent = 1};
    return REGLET_OK;
}

static void measuring(reglet_fonts_ref fonts) {
    static const char string[] = "A\xCC\x81 \xE6\xBC\xA2i";
    reglet_text_ref text = NULL;
    CHECK(reglet_text_create(string, sizeof string - 1, NULL, &text, NULL) == REGLET_OK);
    reglet_cluster clusters[8];
    size_t count = 0;
    CHECK(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF16, clusters, 8, &count) == REGLET_OK && count == 4);
    const double per_mille[] = {667, 278, 1000, 222};
    const uint32_t ends[] = {2, 3, 4, 5};
    for (size_t i = 0; i < count; i++) {
        CHECK(clusters[i].advance == per_mille[i] * 17 / 1000);
        CHECK(clusters[i].end == ends[i] && clusters[i].start == (i ? ends[i - 1] : 0));
    }
    reglet_font_metrics metrics;
    reglet_face georgia = resolved(fonts, "Georgia", 0, 0);
    CHECK(reglet_fonts_metrics(fonts, &georgia, 100, &metrics) == REGLET_OK);
    CHECK(metrics.ascent == 75 && metrics.descent == 25 && metrics.leading == 15 && metrics.cap_height == 66.2 && metrics.x_height == 45);
    CHECK(metrics.approximate == 1);

    int calls = 0;
    CHECK(reglet_fonts_set_measurer(fonts, twice, &calls, NULL) == REGLET_OK);
    CHECK(reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 8, &count) == REGLET_OK && count == 4 && calls == 1);
    CHECK(clusters[0].advance == 6 && clusters[2].advance == 6 && clusters[3].advance == 2);
    CHECK(reglet_fonts_metrics(fonts, &georgia, 100, &metrics) == REGLET_OK && metrics.ascent == 100 && calls == 2);
    reglet_text_destroy(text);
}

int main(void) {
    reglet_fonts_ref fonts = reglet_fonts_create();
    families(fonts);
    relatives(fonts);
    registration(fonts);
    measuring(fonts);
    reglet_fonts_destroy(fonts);
    return check_report("fonts");
}
