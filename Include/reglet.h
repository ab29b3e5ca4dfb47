/*
 * Reglet: format strings to attributed text, attachments, labels and buttons.
 *
 * Generated from the library's own functions; `make header` writes it anew. The rules that hold for every function
 * are at the top of reglet_types.h. A program to begin with:
 *
 *     // cc -IInclude bindings/c/examples/hello.c build/libreglet.a -lm -o build/hello
 *     // Prints the version of the library and what a status means.
 *     #include <reglet.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         printf("Reglet %d, header %d\n", (int)reglet_version(), (int)REGLET_VERSION);
 *         printf("%s: %s\n", reglet_status_name(REGLET_STATUS_UNKNOWN_CODE), reglet_status_text(REGLET_STATUS_UNKNOWN_CODE));
 *         return reglet_version() == REGLET_VERSION ? 0 : 1;
 *     }
 */
#ifndef REGLET_H
#define REGLET_H

#include "reglet_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Status: what went wrong, and the version ==== */

/* The version of the library, and words for a status. Safe from any thread. */

/* The version of the running library, as REGLET_VERSION is made: major * 10000 + minor * 100 + patch. */
int32_t reglet_version(void);

/*
 * The name of a status, such as "unknown_code"; "ok" for REGLET_OK, "unknown_status" for a value that is none.
 *
 * Returns a constant, NUL-terminated text that is never freed.
 */
const char *reglet_status_name(reglet_status status);

/*
 * One English sentence about a status, without a final full stop.
 *
 * Returns a constant, NUL-terminated text that is never freed.
 */
const char *reglet_status_text(reglet_status status);

/* ==== Memory: allocation for hosts that have none ==== */

/* Allocation for hosts that have none of their own, such as a WebAssembly page. Safe from any thread. */

/*
 * Memory of at least size bytes, aligned for any type, its contents undefined; to be given to reglet_free.
 *
 * Returns NULL where size is above 2^31 - 1. A size of 0 is legal and gives a pointer of its own.
 */
void *reglet_alloc(size_t size);

/*
 * Gives back what reglet_alloc or any function of this library returned for the caller to free. NULL is legal and
 * does nothing.
 */
void reglet_free(void *memory);

/* ==== Fonts: families, faces, sizes, metrics ==== */

/*
 * A font book resolves wishes (a family, a weight, a slant) to faces. A new one holds 19 built-in families; more can be
 * registered. Weights are whole numbers around 0, a family's regular weight, and not those of CSS. Names are UTF-8 and
 * compare byte by byte.
 */

/* A new font book with the built-in families, to be given to reglet_fonts_destroy. */
reglet_fonts_ref reglet_fonts_create(void);

/*
 * A copy that changes independently, to be given to reglet_fonts_destroy. Cheap: storage is shared until one changes.
 */
reglet_status reglet_fonts_copy(reglet_fonts_cref fonts, reglet_fonts_ref *copy_out);

/* Ends a font book. What was made with it keeps a copy of its own and stays valid. */
void reglet_fonts_destroy(reglet_fonts_ref fonts);

/* The number of families. */
reglet_status reglet_fonts_family_count(reglet_fonts_cref fonts, size_t *count_out);

/*
 * The name of the family with the number family, as it stands in a face.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_family_name(
    reglet_fonts_cref fonts, int32_t family, char *buffer, size_t capacity, size_t *length_out);

/*
 * The weights of the family with the number family: all from the lightest to the boldest.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_family_weights(
    reglet_fonts_cref fonts, int32_t family, int32_t *lightest_out, int32_t *boldest_out);

/*
 * Adds a family, or replaces the one of the same name: its own face names are gone, its number stays.
 *
 * rungs are count weights with their faces, in any order. Errors: invalid_utf8 (in a name, at its offset);
 * invalid_family for an empty name, no rungs, a rung without a face, weights that repeat, leave a gap, lack 0 or lie outside
 * -1000..1000; duplicate_face for a face name that another family has; too_large beyond a million faces.
 */
reglet_status reglet_fonts_register(
    reglet_fonts_ref fonts, const char *family, size_t family_length, const reglet_rung *rungs, size_t count,
    reglet_error *error_out);

/* Faces: from a wish or a name, and from one to its relatives. Each function takes constant time. */

/*
 * The face nearest to a wish: the nearest weight that the family has, and of it the italic or upright face, or else
 * the one there is.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_resolve(
    reglet_fonts_cref fonts, const char *family, size_t family_length, int32_t weight, int32_t italic,
    reglet_face *face_out);

/*
 * The face of the given name. One that serves both slants is taken as the upright one, one that serves several weights as
 * that of the weight nearest to 0.
 *
 * Errors: unknown_face.
 */
reglet_status reglet_fonts_face_named(
    reglet_fonts_cref fonts, const char *name, size_t name_length, reglet_face *face_out);

/*
 * The name of a face.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_face_name(
    reglet_fonts_cref fonts, const reglet_face *face, char *buffer, size_t capacity, size_t *length_out);

/*
 * The CSS font-weight of a face, 100 to 900, for those who write HTML or SVG: from the weight's word in the face's name,
 * such as Light 300 or Bold 700; without one 400, and in a registered family 300 more or less a rung.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_face_css_weight(
    reglet_fonts_cref fonts, const reglet_face *face, int32_t *css_weight_out);

/*
 * The same family and slant at the nearest weight to weight. An italic that was wanted comes back where there is one.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_face_with_weight(
    reglet_fonts_cref fonts, const reglet_face *face, int32_t weight, reglet_face *face_out);

/*
 * The same family and slant, difference rungs bolder than the face itself, or as bold or light as there is.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_face_by_weight(
    reglet_fonts_cref fonts, const reglet_face *face, int32_t difference, reglet_face *face_out);

/*
 * The italic (italic not 0) or upright face of the same family and weight, or else the one there is.
 *
 * Errors: unknown_family.
 */
reglet_status reglet_fonts_face_with_slant(
    reglet_fonts_cref fonts, const reglet_face *face, int32_t italic, reglet_face *face_out);

/* ==== Text: attributed text, reading and editing ==== */

/*
 * Attributed text: making and comparing it, its characters, and indices in other units. A copy shares storage until one
 * of the two changes, so it costs next to nothing. Const functions fill no cache: a text may be read by several threads.
 */

/*
 * Makes a text of the length bytes at utf8_text, all of it with attributes; NULL, and fields that their mask
 * does not name, are the defaults: Helvetica, 17 points, weight 0, black on clear, natural alignment.
 *
 * The attributes are also the text's base: what an empty text shows, and what cleared attributes go back to. The text
 * in text_out is the caller's to destroy.
 *
 * Errors: invalid_utf8 (with the byte offset), too_large, invalid_value, invalid_number (not finite),
 * value_out_of_range (a size, baseline offset, kern or weight out of its range).
 */
reglet_status reglet_text_create(
    const char *utf8_text, size_t length, const reglet_attributes *attributes, reglet_text_ref *text_out,
    reglet_error *error_out);

/* Makes a copy of text, which the caller destroys. */
reglet_status reglet_text_copy(reglet_text_cref text, reglet_text_ref *copy_out);

/* Gives up a text. NULL is legal and does nothing. */
void reglet_text_destroy(reglet_text_ref text);

/*
 * Whether two texts are equal: characters, attributes, fields with their targets, attachments. Writes 1 or 0.
 *
 * The base attributes do not count. Takes a time linear in the text.
 */
reglet_status reglet_text_equal(reglet_text_cref text, reglet_text_cref other, int32_t *equal_out);

/*
 * Writes the sizes of a text: its length in the three units, and how many runs, fields, attachments and names it has.
 */
reglet_status reglet_text_count(reglet_text_cref text, reglet_text_counts *counts_out);

/*
 * Copies all characters of a text to buffer, as UTF-8 without a NUL; an attachment is the three bytes of U+FFFC.
 *
 * Error: buffer_too_small; then length_out has the length that is needed.
 */
reglet_status reglet_text_utf8(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out);

/*
 * Copies the characters from the byte offset start up to end to buffer, as reglet_text_utf8 does.
 *
 * Errors: index_out_of_range (also where start is above end), not_on_boundary, buffer_too_small.
 */
reglet_status reglet_text_utf8_range(
    reglet_text_cref text, size_t start, size_t end, char *buffer, size_t capacity, size_t *length_out);

/*
 * Converts an index, counted in from, to the same place counted in to. The text's length hardly matters to the time.
 *
 * Errors: index_out_of_range, not_on_boundary (inside a code point), invalid_value (no unit).
 */
reglet_status reglet_text_convert(
    reglet_text_cref text, size_t index, reglet_unit from, reglet_unit to, size_t *index_out);

/*
 * Writes the text's base attributes: what it shows when empty, and what cleared attributes go back to.
 *
 * attributes_out->struct_size must be set. The family's name goes to buffer, to which attributes_out->family then
 * points; length_out has its length. Errors: buffer_too_small, invalid_value (the struct's size).
 */
reglet_status reglet_text_base(
    reglet_text_cref text, reglet_attributes *attributes_out, char *buffer, size_t capacity,
    size_t *length_out);

/*
 * Reads a colour: #rgb, #rgba, #rrggbb, #rrggbbaa, or a CSS name such as red, in letters of either case.
 * Writes it as 0xRRGGBBAA. Error: invalid_color.
 */
reglet_status reglet_color_parse(const char *utf8_text, size_t length, uint32_t *color_out);

/*
 * The runs of a text, by number. To read many, ask reglet_text_count for their number, take them with one
 * reglet_text_runs, and fetch each name that they mention once.
 */

/*
 * Writes the count runs from the one numbered first on to runs_out, which has room for them; starts and ends are
 * counted in unit. Takes a time linear in the stretch of text. NULL is legal with a count of 0.
 *
 * Errors: index_out_of_range (the text has not so many runs), invalid_value (no unit).
 */
reglet_status reglet_text_runs(
    reglet_text_cref text, reglet_unit unit, size_t first, size_t count, reglet_run *runs_out);

/* Writes one run, its start and end in bytes. Error: index_out_of_range. */
reglet_status reglet_text_run(reglet_text_cref text, size_t number, reglet_run *run_out);

/*
 * Writes the number of the run that has the character at the byte offset index; at the text's end that of the last run.
 *
 * Errors: index_out_of_range (also where the text is empty), not_on_boundary.
 */
reglet_status reglet_text_run_at(reglet_text_cref text, size_t index, size_t *number_out);

/*
 * Writes the attributes of a run in the form in which they can be given to another text.
 *
 * attributes_out->struct_size must be set. The family's name goes to buffer, to which attributes_out->family then
 * points; length_out has its length. Errors: index_out_of_range, buffer_too_small, invalid_value (the struct's size).
 */
reglet_status reglet_text_run_attributes(
    reglet_text_cref text, size_t number, reglet_attributes *attributes_out, char *buffer, size_t capacity,
    size_t *length_out);

/*
 * Copies the name of that number, as runs give it, to buffer: a family or a link's target. UTF-8.
 *
 * Within one text equal names have equal numbers. An edit may add numbers and leaves the others as they are; a copy of
 * a text has the numbers of its model. Errors: index_out_of_range, buffer_too_small.
 */
reglet_status reglet_text_name(
    reglet_text_cref text, size_t number, char *buffer, size_t capacity, size_t *length_out);

/*
 * Writes where the clickable field of that number starts and ends, in bytes. Its target is that of its runs.
 * Error: index_out_of_range.
 */
reglet_status reglet_text_link_range(
    reglet_text_cref text, size_t number, size_t *start_out, size_t *end_out);

#ifdef __cplusplus
}
#endif

#endif
