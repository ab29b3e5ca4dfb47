// cc -IInclude bindings/c/examples/harfbuzz.c build/libreglet.a $(pkg-config --cflags --libs harfbuzz) -lm -o build/harfbuzz
#include <hb-ot.h>
#include <hb.h>
#include <reglet.h>
#include <stdio.h>
#include <string.h>

// Adds the advances of one stretch of a run, [start, end) in bytes, all of it of one script.
static void shape(hb_font_t *font, double scale, const reglet_measure_request *run, size_t start, size_t end, double *advances) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, run->text, (int)run->text_length, (unsigned)start, (int)(end - start));
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, NULL, 0);
    unsigned count = 0;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, NULL);
    for (unsigned i = 0; i < count; i++) {
        // The grapheme cluster that the glyph begins in; a ligature of several stays with its first.
        size_t low = 0, high = run->count;
        while (high - low > 1) {
            const size_t middle = (low + high) / 2;
            if (run->boundaries[middle] <= glyphs[i].cluster) low = middle; else high = middle;
        }
        advances[low] += places[i].x_advance * scale;
    }
    hb_buffer_destroy(buffer);
}

// The script of the character at `text`; HB_SCRIPT_COMMON for one that goes with any.
static hb_script_t script_at(const char *text, size_t length) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, text, (int)length, 0, (int)length);
    unsigned count = 0;
    const hb_glyph_info_t *scalars = hb_buffer_get_glyph_infos(buffer, &count);
    hb_script_t script = count ? hb_unicode_script(hb_unicode_funcs_get_default(), scalars[0].codepoint) : HB_SCRIPT_COMMON;
    hb_buffer_destroy(buffer);
    return script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? HB_SCRIPT_COMMON : script;
}

// The callback: here the context is one font, whatever the face; a program would look up run->face.
static reglet_status measure(void *context, const reglet_measure_request *run, double *advances, reglet_font_metrics *metrics) {
    hb_font_t *font = context;
    const double scale = run->size / hb_face_get_upem(hb_font_get_face(font));
    for (size_t i = 0; i < run->count; i++) advances[i] = 0;
    size_t start = 0;
    hb_script_t script = HB_SCRIPT_COMMON;
    for (size_t i = 0; i < run->count; i++) {
        const size_t here = run->boundaries[i];
        const hb_script_t own = script_at(run->text + here, run->boundaries[i + 1] - here);
        if (own != HB_SCRIPT_COMMON && script != HB_SCRIPT_COMMON && own != script) {
            shape(font, scale, run, start, here, advances);
            start = here;
        }
        if (own != HB_SCRIPT_COMMON) script = own;
    }
    if (run->count > 0) shape(font, scale, run, start, run->text_length, advances);
    for (size_t i = 0; i < run->count; i++) {
        if (advances[i] < 0 || (unsigned char)run->text[run->boundaries[i]] < 0x20) advances[i] = 0;
    }

    hb_font_extents_t extents;
    hb_position_t cap_height, x_height;
    hb_font_get_h_extents(font, &extents);
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &cap_height);
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_X_HEIGHT, &x_height);
    metrics->ascent = extents.ascender * scale;
    metrics->descent = -extents.descender * scale;
    metrics->leading = extents.line_gap * scale;
    metrics->cap_height = cap_height * scale;
    metrics->x_height = x_height * scale;
    return REGLET_OK;
}

static void release(void *font) { hb_font_destroy(font); }

int main(int count, char **arguments) {
    hb_blob_t *file = hb_blob_create_from_file(count > 1 ? arguments[1] : "Tests/Vectors/FontFiles/DejaVuSans-part.ttf");
    hb_face_t *face = hb_face_create(file, 0);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    hb_blob_destroy(file);

    reglet_fonts_ref fonts = reglet_fonts_create();
    reglet_fonts_set_measurer(fonts, measure, font, release);
    const char *string = count > 2 ? arguments[2] : "AVo.\xD1\x8F" "e\xCC\x81\n";
    reglet_text_ref text = NULL;
    reglet_attributes attributes = {.struct_size = sizeof attributes, .mask = REGLET_ATTRIBUTE_SIZE, .size = 2048};
    reglet_text_create(string, strlen(string), &attributes, &text, NULL);
    reglet_cluster clusters[64];
    size_t length = 0;
    const reglet_status status = reglet_fonts_measure(fonts, text, REGLET_UNIT_UTF8, clusters, 64, &length);
    for (size_t i = 0; status == REGLET_OK && i < length; i++)
        printf("%u to %u: %g\n", (unsigned)clusters[i].start, (unsigned)clusters[i].end, clusters[i].advance);
    if (status != REGLET_OK) printf("%s\n", reglet_status_text(status));
    reglet_text_destroy(text);
    reglet_fonts_destroy(fonts);
    return status != REGLET_OK;
}
