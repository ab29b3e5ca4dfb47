// Measures with HarfBuzz: `measure` is a callback for reglet_fonts_set_measurer whose context is a hb_font_t, `release` gives
// the font back. Here that is one font, whatever the face; a program would look up run->face.
#ifndef HARFBUZZ_MEASURER_H
#define HARFBUZZ_MEASURER_H

#include <hb-ot.h>
#include <hb.h>
#include <reglet.h>

// The font of a file, its advances in font units.
static hb_font_t *font_of(const char *path) {
    hb_blob_t *file = hb_blob_create_from_file(path);
    hb_face_t *face = hb_face_create(file, 0);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    hb_blob_destroy(file);
    return font;
}

// Adds the advances of a run's clusters from `first` to before `end`, all of one script.
static void shape(
    hb_font_t *font, hb_buffer_t *buffer, double scale, const reglet_measure_request *run, size_t first, size_t end, double *advances) {
    const size_t start = run->boundaries[first], length = run->boundaries[end] - start;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf8(buffer, run->text, (int)run->text_length, (unsigned)start, (int)length);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, NULL, 0);
    unsigned count = 0;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, NULL);
    size_t cluster = first;
    for (unsigned i = 0; i < count; i++) {
        // The grapheme cluster that the glyph begins in; a ligature of several stays with its first. Glyphs come in the order of
        // the text or against it, so that it is near that of the one before.
        while (run->boundaries[cluster] > glyphs[i].cluster) cluster--;
        while (run->boundaries[cluster + 1] <= glyphs[i].cluster) cluster++;
        advances[cluster] += places[i].x_advance * scale;
    }
}

// The character that valid UTF-8 begins with.
static hb_codepoint_t scalar_at(const char *text) {
    const unsigned char *byte = (const unsigned char *)text;
    if (byte[0] < 0x80) return byte[0];
    if (byte[0] < 0xE0) return (byte[0] & 0x1Fu) << 6 | (byte[1] & 0x3Fu);
    if (byte[0] < 0xF0) return (byte[0] & 0x0Fu) << 12 | (byte[1] & 0x3Fu) << 6 | (byte[2] & 0x3Fu);
    return (byte[0] & 0x07u) << 18 | (byte[1] & 0x3Fu) << 12 | (byte[2] & 0x3Fu) << 6 | (byte[3] & 0x3Fu);
}

// Shapes a run stretch by stretch: a new one begins at a grapheme cluster whose first character is of another script, of those
// that have one of their own.
static void shape_run(hb_font_t *font, double scale, const reglet_measure_request *run, double *advances) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
    hb_script_t script = HB_SCRIPT_COMMON;
    size_t first = 0;
    for (size_t i = 0; i < run->count; i++) {
        const hb_script_t own = hb_unicode_script(unicode, scalar_at(run->text + run->boundaries[i]));
        if (own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN) continue;
        if (script != HB_SCRIPT_COMMON && own != script) {
            shape(font, buffer, scale, run, first, i, advances);
            first = i;
        }
        script = own;
    }
    if (run->count > 0) shape(font, buffer, scale, run, first, run->count, advances);
    hb_buffer_destroy(buffer);
}

static reglet_status measure(void *context, const reglet_measure_request *run, double *advances, reglet_font_metrics *metrics) {
    hb_font_t *font = context;
    const double scale = run->size / hb_face_get_upem(hb_font_get_face(font));
    for (size_t i = 0; i < run->count; i++) advances[i] = 0;
    shape_run(font, scale, run, advances);
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

#endif
