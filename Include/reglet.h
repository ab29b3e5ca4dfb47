/*
 * Reglet: format strings to attributed text, attachments, labels and buttons.
 *
 * Generated from the library's own functions; `make header` writes it anew. The rules that hold for every function
 * are at the top of reglet_types.h. A program to begin with:
 *
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

#ifdef __cplusplus
}
#endif

#endif
