/*
 * Reglet: format strings to attributed text, attachments, labels and buttons.
 *
 * Generated from the library's own functions; `make header` writes it anew. The rules that hold for every function
 * are at the top of reglet_types.h. A program to begin with:
 *
 *     // cc -IInclude bindings/c/examples/hello.c build/libreglet.a -lm -o build/hello
 *     #include <reglet.h>
 *     #include <stdio.h>
 *     #include <string.h>
 *
 *     // Prints the runs of a text: where each begins and ends, its size, its colour.
 *     static void print_runs(reglet_text_cref text) {
 *         reglet_text_counts counts;
 *         reglet_text_count(text, &counts);
 *         for (size_t i = 0; i < counts.runs; i++) {
 *             reglet_run run;
 *             reglet_text_run(text, i, &run);
 *             printf("%2u to %2u: %2.0f points, #%08x\n", (unsigned)run.start, (unsigned)run.end, run.size, (unsigned)run.color);
 *         }
 *     }
 *
 *     int main(void) {
 *         const char *format = "%0C%BSale%b%c: %40S20.%20S00%15O%%";
 *         const uint32_t colors[] = {0xff0000ff};
 *         reglet_formatter_ref formatter = reglet_formatter_create();
 *         reglet_text_ref text = NULL;
 *         reglet_error error;
 *         reglet_status status = reglet_formatter_set_colors(formatter, colors, 1);
 *         if (status == REGLET_OK) status = reglet_formatter_format(formatter, format, strlen(format), NULL, &text, &error);
 *         if (status == REGLET_OK) print_runs(text);
 *         else printf("%s\n", reglet_status_text(status));
 *         reglet_text_destroy(text);
 *         reglet_formatter_destroy(formatter);
 *         return status == REGLET_OK ? 0 : 1;
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

/*
 * Checks a font's size and writes what it is with difference points more: a font is a face and a size.
 *
 * Errors: invalid_number (not finite), value_out_of_range (either size is not above 0 and at most 10000).
 */
reglet_status reglet_fonts_size_by(double size, double difference, double *size_out);

/*
 * Metrics. A face that was given a font file is measured by it, every other by the host's callback if there is one, else by
 * built-in tables: the advances of Helvetica, Times or Courier, exact for the families Helvetica, Arial, TimesNewRoman,
 * Courier and CourierNew and approximate for the others.
 */

/*
 * Gives the face of the given name its font file, in the place of one it had: length bytes of TrueType or OpenType, which
 * are not kept. index is the font's place in a collection, else 0. The file goes with its face when the family is
 * registered again.
 *
 * Errors: unknown_face, invalid_font, index_out_of_range (the file has no font of that index).
 */
reglet_status reglet_fonts_load_file(
    reglet_fonts_ref fonts, const char *face, size_t face_length, const uint8_t *file, size_t length,
    size_t index);

/*
 * Sets the host's measuring callback; NULL takes it away. Copies that are made of the book, by other functions too, keep it.
 *
 * release, which may be NULL, is called with context when the last book that has the callback lets go of it, on
 * whichever thread; where this function fails it is not called.
 */
reglet_status reglet_fonts_set_measurer(
    reglet_fonts_ref fonts, reglet_measurer measurer, void *context, reglet_release release);

/*
 * The vertical figures of a face at size points.
 *
 * Errors: unknown_family; invalid_number and value_out_of_range for a size that is not above 0 and at most 10000;
 * callback_failed, and invalid_number for what the callback wrote.
 */
reglet_status reglet_fonts_metrics(
    reglet_fonts_cref fonts, const reglet_face *face, double size, reglet_font_metrics *metrics_out);

/*
 * The grapheme clusters of text with their advances, kern included, as a label lays them out: none is below 0, and 0 have
 * line ends, soft hyphens and tabs, whose widths in a label depend on the line. Starts and ends are counted in unit. There
 * are never more than the text has code points. Linear time.
 *
 * Errors: unknown_family (the text mentions one that the book lacks), invalid_value (no unit), buffer_too_small,
 * callback_failed, invalid_number (what the callback wrote).
 */
reglet_status reglet_fonts_measure(
    reglet_fonts_cref fonts, reglet_text_cref text, reglet_unit unit, reglet_cluster *clusters,
    size_t capacity, size_t *count_out);

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
 * Editing a text. Each call that fails leaves the text as it was, and a place in the text is found without a walk from
 * its start. Indices are bytes; start and end are those of a range, whose end does not belong to it.
 *
 * What plain text takes on: inserted, the attributes of the character before it, else of the one after it, else the base;
 * replacing, those of the first character that it replaces. It is never an attachment, and lies in a clickable field only
 * where both neighbours lie in the same. A field that anything else is put into becomes two, and two never become one.
 */

/*
 * Appends plain text, as reglet_text_insert at the end does.
 *
 * Errors: invalid_utf8 (with the byte offset), too_large.
 */
reglet_status reglet_text_append(
    reglet_text_ref text, const char *utf8_text, size_t length, reglet_error *error_out);

/*
 * Appends plain text with attributes of its own; NULL, and fields that their mask does not name, are the defaults of
 * reglet_text_create.
 *
 * Errors: invalid_utf8 (with the byte offset), too_large, invalid_value, invalid_number, value_out_of_range.
 */
reglet_status reglet_text_append_styled(
    reglet_text_ref text, const char *utf8_text, size_t length, const reglet_attributes *attributes,
    reglet_error *error_out);

/*
 * Inserts plain text at index.
 *
 * Errors: index_out_of_range, not_on_boundary, invalid_utf8 (with the byte offset), too_large.
 */
reglet_status reglet_text_insert(
    reglet_text_ref text, size_t index, const char *utf8_text, size_t length, reglet_error *error_out);

/*
 * Puts plain text in the place of a range. An empty range inserts, an empty text deletes.
 *
 * Errors: index_out_of_range, not_on_boundary, invalid_utf8 (with the byte offset), too_large.
 */
reglet_status reglet_text_replace(
    reglet_text_ref text, size_t start, size_t end, const char *utf8_text, size_t length,
    reglet_error *error_out);

/* Removes a range. Errors: index_out_of_range, not_on_boundary. */
reglet_status reglet_text_delete(reglet_text_ref text, size_t start, size_t end);

/*
 * Appends another text, which keeps its own attributes, fields and attachments. It may be text itself.
 *
 * Error: too_large.
 */
reglet_status reglet_text_append_text(reglet_text_ref text, reglet_text_cref other);

/*
 * Inserts another text at index, which keeps its own attributes, fields and attachments. It may be text itself.
 *
 * Errors: index_out_of_range, not_on_boundary, too_large.
 */
reglet_status reglet_text_insert_text(reglet_text_ref text, size_t index, reglet_text_cref other);

/*
 * Puts another text, which keeps its own attributes, fields and attachments, in the place of a range. It may be text
 * itself.
 *
 * Errors: index_out_of_range, not_on_boundary, too_large.
 */
reglet_status reglet_text_replace_text(
    reglet_text_ref text, size_t start, size_t end, reglet_text_cref other);

/*
 * Makes a new text of a range, with the same base; a field that is cut keeps its part. The caller destroys it.
 *
 * Errors: index_out_of_range, not_on_boundary.
 */
reglet_status reglet_text_slice(reglet_text_cref text, size_t start, size_t end, reglet_text_ref *slice_out);

/*
 * Sets the attributes that the mask of attributes names over a range, and leaves the others.
 *
 * Errors: index_out_of_range, not_on_boundary, invalid_utf8 (the family's name), invalid_value, invalid_number (not
 * finite), value_out_of_range.
 */
reglet_status reglet_text_set_attributes(
    reglet_text_ref text, size_t start, size_t end, const reglet_attributes *attributes);

/*
 * Sets the attributes that mask names, a sum of REGLET_ATTRIBUTE constants, back to the text's base over a range.
 *
 * Errors: index_out_of_range, not_on_boundary, invalid_value (a bit that is none of them).
 */
reglet_status reglet_text_clear_attributes(reglet_text_ref text, size_t start, size_t end, uint32_t mask);

/*
 * Makes a range one clickable field with a target; NULL for a field without one. Other fields lose what it takes.
 * An empty range changes nothing.
 *
 * Errors: index_out_of_range, not_on_boundary, invalid_utf8, null_argument (NULL with a length).
 */
reglet_status reglet_text_set_link(
    reglet_text_ref text, size_t start, size_t end, const char *target, size_t length);

/* Takes a range out of the clickable fields that it lies in. Errors: index_out_of_range, not_on_boundary. */
reglet_status reglet_text_clear_link(reglet_text_ref text, size_t start, size_t end);

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
 * Within one text equal names have equal numbers. They hold until the text is edited: read the runs anew with them.
 * Errors: index_out_of_range, buffer_too_small.
 */
reglet_status reglet_text_name(
    reglet_text_cref text, size_t number, char *buffer, size_t capacity, size_t *length_out);

/*
 * Writes where the clickable field of that number starts and ends, in bytes. Its target is that of its runs.
 * Error: index_out_of_range.
 */
reglet_status reglet_text_link_range(
    reglet_text_cref text, size_t number, size_t *start_out, size_t *end_out);

/* ==== Format: the format language ==== */

/*
 * A format string is text with codes: a percent sign, for most an optional or required number, and a letter; or a name
 * in braces. A number is an optional -, digits, and optionally a point and digits; at most six digits stand before the
 * point, leading zeros apart, and six after it. Everything else is text.
 *
 *     %F  %f    family number n of the families; the default family            n optional, 0
 *     %C  %c    text colour n of the colours; the default colour               n optional, 0
 *     %D  %d    background colour n of the colours; the default background     n optional, 0
 *     %U  %u    underline: 0 none, 1 single, 2 double; none                    n required
 *     %X  %x    strikethrough: 0 none, 1 single, 2 double; none                n required
 *     %W  %w    weight n; the default weight                                   n optional, 0; -1000 to 1000
 *     %B  %b    weight 1; weight 0
 *     %I  %i    italic; upright
 *     %S  %s    point size n; the default size                                 n required; above 0, at most 10000
 *     %O  %o    baseline offset n points, positive raises; 0                   n required; at most 10000 in magnitude
 *     %K  %k    kern n points; 0                                               n required; at most 10000 in magnitude
 *     %A  %a    alignment: 0 natural, 1 left, 2 center, 3 right, 4 justified;  n required
 *               the default alignment
 *     %N        family, weight, slant, size, underline, strikethrough, baseline offset and kern as by default; the
 *               colours, the alignment and the field stay
 *     %L  %l    start and end of a clickable field; %nL has target n of the    n optional, none
 *               links
 *     %P        attachment n of the attachments, one U+FFFC                    n optional, 0
 *     %T        argument n, as it is                                           n optional, 0
 *     %{name}   the argument of that name, as it is; the name is all up to the first }
 *     %%        a percent sign
 *
 * Example: "%0C%BSale%b%c: %40S20.%20S00%15O%%%N" with red as colour 0 has a bold red word and a price whose percent
 * sign is raised. Arguments are never read as codes. Weight, slant and family are kept as wanted, so that their order
 * does not matter: a bold italic is one where the family has it. Fields are numbered in the order of the text; an
 * empty one leaves no trace; two never become one.
 *
 * A code can have these problems; of several the first in this order is the one that counts, its offset that of the %.
 *
 *     truncated_code      the text ends inside the code, or inside braces
 *     unknown_argument    no argument has this name
 *     unknown_code        no code has this letter
 *     malformed_number    a sign that is not first or has no digits, a second point, no digit on one side of it, too many
 *     unexpected_number   a number where none is taken
 *     missing_number      none where one is required
 *     value_out_of_range  a point where a whole number is due: all but S, O and K
 *     index_out_of_range  an index outside its table, or any sign on one
 *     value_out_of_range  a number outside its range, or any sign on that of U, X, A or S
 *     nested_link         a field starts inside a field
 *     unopened_link       a field ends where none is open
 *     unclosed_link       the text ends inside a field, whose %L has the offset
 *
 * A formatter is strict: the first problem is the error, and no text is made. Or it is lenient: a refused code stays in
 * the text, letter for letter ("100% sure" stays as it is), a %L inside a field ends that field and starts the next, and
 * an open field ends with the text. Bytes that are not UTF-8 are an error before all others (invalid_utf8) in the one
 * mode, and U+FFFD in the other.
 *
 * A formatter may be shared by threads while none of them sets anything. It keeps copies of all that it is given.
 */

/*
 * A new formatter, to be given to reglet_formatter_destroy. Its defaults are Helvetica, 17 points, weight 0, black on
 * clear and natural alignment; its tables are empty; it is strict.
 */
reglet_formatter_ref reglet_formatter_create(void);

/* A copy that changes independently, to be given to reglet_formatter_destroy. */
reglet_status reglet_formatter_copy(reglet_formatter_cref formatter, reglet_formatter_ref *copy_out);

/* Gives up a formatter. NULL is legal and does nothing. Texts that it made stay. */
void reglet_formatter_destroy(reglet_formatter_ref formatter);

/*
 * Makes a text of a format string: the length bytes at utf8_text.
 *
 * arguments are what %T and %{name} insert; NULL is none. The text in text_out is the caller's to give to
 * reglet_text_destroy; its base attributes are the formatter's defaults. Takes a time linear in the format and the arguments.
 *
 * Errors of a strict formatter: each problem of the format language, with the byte offset of the code's percent sign, and
 * invalid_utf8, with that of the first byte that is not UTF-8. Of both: too_large for more than 2^31 - 1 bytes of text,
 * invalid_utf8 for an argument (with an offset into it), invalid_value for the size of arguments.
 */
reglet_status reglet_formatter_format(
    reglet_formatter_cref formatter, const char *utf8_text, size_t length, const reglet_arguments *arguments,
    reglet_text_ref *text_out, reglet_error *error_out);

/*
 * Lists all problems of a format string in the order in which a lenient formatter meets them, whichever mode this one has;
 * invalid_utf8 first, unclosed_link last. Their offsets are those of the given bytes.
 *
 * Writes them to problems, which has room for capacity, and their number to count_out. There are at most as many as
 * the format has bytes. Errors: buffer_too_small; too_large and those of arguments as for reglet_formatter_format.
 */
reglet_status reglet_formatter_diagnose(
    reglet_formatter_cref formatter, const char *utf8_text, size_t length, const reglet_arguments *arguments,
    reglet_error *problems, size_t capacity, size_t *count_out);

/*
 * Copies a text to buffer with each percent sign doubled, so that it stands for itself in a format string.
 *
 * Errors: invalid_utf8, too_large, buffer_too_small.
 */
reglet_status reglet_escape(
    const char *utf8_text, size_t length, char *buffer, size_t capacity, size_t *length_out);

/*
 * What a formatter starts from and points into. Each call replaces what was set before; after an error that stays. A
 * `fonts` of NULL is a book with the built-in families. No table holds more than a million entries: too_large.
 */

/*
 * Sets what holds where no code says otherwise.
 *
 * Of attributes, those whose mask names family, weight, size, color, background and alignment are set, the others of
 * these six go back to the library's own; NULL is all of them. The remaining attributes have no defaults: %N and the
 * small letters end them.
 *
 * Errors: unknown_family (none of fonts), value_out_of_range, invalid_number, invalid_utf8, invalid_value (the size of
 * the struct, no enumeration value, or another attribute than these six).
 */
reglet_status reglet_formatter_set_defaults(
    reglet_formatter_ref formatter, const reglet_attributes *attributes, reglet_fonts_cref fonts);

/*
 * Sets the table of %F: count names of families of fonts.
 *
 * Errors: unknown_family, invalid_utf8, too_large.
 */
reglet_status reglet_formatter_set_families(
    reglet_formatter_ref formatter, const reglet_string *families, size_t count, reglet_fonts_cref fonts);

/*
 * Sets the table of %C and %D: count colours, 0xRRGGBBAA each. reglet_color_parse reads one from text.
 *
 * Error: too_large.
 */
reglet_status reglet_formatter_set_colors(
    reglet_formatter_ref formatter, const uint32_t *colors, size_t count);

/*
 * Sets the table of %L: count targets, which are any text.
 *
 * Errors: invalid_utf8, too_large.
 */
reglet_status reglet_formatter_set_links(
    reglet_formatter_ref formatter, const reglet_string *links, size_t count);

/*
 * Sets the table of %P: count attachments.
 *
 * Errors: invalid_utf8, invalid_number, invalid_value (the size of a struct, no alignment), too_large.
 */
reglet_status reglet_formatter_set_attachments(
    reglet_formatter_ref formatter, const reglet_attachment *attachments, size_t count);

/* Makes a formatter lenient (lenient not 0) or strict. */
reglet_status reglet_formatter_set_lenient(reglet_formatter_ref formatter, int32_t lenient);

/* ==== Attachment: images in text ==== */

/*
 * Attachments: images, or other objects of the host's, in a text. Each is one U+FFFC, which takes attributes and field as
 * inserted or replacing plain text does, and is a run of its own. They are numbered from 0 in the order of the text;
 * reglet_text_count has how many there are. Indices are bytes.
 */

/*
 * Makes a text of the length bytes at utf8_text with default attributes, and sets an image into it at index.
 *
 * point, where it is not NULL, is two numbers that replace the attachment's own x and y. So the four ways to call it
 * are with and without a point, and with an index or 0. The text in text_out is the caller's to destroy.
 *
 * Errors: invalid_utf8 (with the byte offset), index_out_of_range, not_on_boundary, too_large, invalid_value,
 * invalid_number.
 */
reglet_status reglet_text_create_with_image(
    const char *utf8_text, size_t length, const reglet_attachment *image, const double *point, size_t index,
    reglet_text_ref *text_out, reglet_error *error_out);

/*
 * Inserts an attachment at index: 0, the middle, the end, and 0 of an empty text are all legal.
 *
 * Errors: index_out_of_range, not_on_boundary, too_large, invalid_utf8, invalid_value, invalid_number (a number that is
 * not finite or above 1e9 in magnitude, a negative width or height).
 */
reglet_status reglet_text_insert_attachment(
    reglet_text_ref text, size_t index, const reglet_attachment *attachment);

/*
 * Puts an attachment in the place of a range; an empty range inserts. Errors as for reglet_text_insert_attachment.
 */
reglet_status reglet_text_replace_with_attachment(
    reglet_text_ref text, size_t start, size_t end, const reglet_attachment *attachment);

/* Removes the attachment of that number with its character. Error: index_out_of_range. */
reglet_status reglet_text_remove_attachment(reglet_text_ref text, size_t number);

/*
 * Writes the attachment of that number to attachment_out, whose struct_size must be set, and the byte offset of its
 * character to index_out.
 *
 * Its name and behind it its alternative text go to buffer, to which the pointers in attachment_out then point;
 * length_out has the length of both. Errors: index_out_of_range, buffer_too_small, invalid_value (the struct's size).
 */
reglet_status reglet_text_attachment(
    reglet_text_cref text, size_t number, size_t *index_out, reglet_attachment *attachment_out, char *buffer,
    size_t capacity, size_t *length_out);

/* ==== Unicode: breaks, clusters, directions ==== */

/*
 * Unicode 17.0's algorithms on plain text: where lines may end (UAX #14), where characters as readers see them end (UAX #29),
 * and the levels of mixed directions (UAX #9). Linear in the text. Safe from any thread.
 */

/*
 * Where lines of a text may end, in ascending order, the end of the text included: UAX #14 as published, untailored. None
 * for an empty text.
 *
 * Offsets are counted in unit. Writes the number of breaks to count_out; there are never more than bytes.
 * Errors: invalid_utf8 (with its offset), too_large, invalid_value (no unit), buffer_too_small.
 */
reglet_status reglet_unicode_line_breaks(
    const char *utf8_text, size_t length, reglet_unit unit, reglet_line_break *breaks, size_t capacity,
    size_t *count_out, reglet_error *error_out);

/*
 * The boundaries of a text's extended grapheme clusters, which are what readers take for characters: in ascending order, 0 and
 * the end of the text included, so that an empty text has one.
 *
 * Offsets are counted in unit. Writes the number of boundaries to count_out; at most one more than bytes.
 * Errors: invalid_utf8 (with its offset), too_large, invalid_value (no unit), buffer_too_small.
 */
reglet_status reglet_unicode_graphemes(
    const char *utf8_text, size_t length, reglet_unit unit, uint32_t *boundaries, size_t capacity,
    size_t *count_out, reglet_error *error_out);

/*
 * The embedding levels of a text: one for each of its bytes, UTF-16 code units or scalars, as unit says.
 *
 * UAX #9 paragraph by paragraph, each a line of its own: with rule L1, before L2. An odd level is right to left; the
 * highest is 126. Paragraphs end at CR LF, CR, LF, U+0085 and U+2029. What rule X9 removes has the level of what is before
 * it. Errors: invalid_utf8 (with its offset), too_large, invalid_value (no direction, no unit), buffer_too_small.
 */
reglet_status reglet_unicode_bidi_levels(
    const char *utf8_text, size_t length, reglet_base_direction direction, reglet_unit unit, uint8_t *levels,
    size_t capacity, size_t *count_out, reglet_error *error_out);

/*
 * The order in which the elements of one line stand from left to right, by rule L2 of UAX #9: the index of the leftmost
 * element, then that of the next, and so on.
 *
 * levels are the elements' levels in the order of the text; elements may be characters or whole runs of one level. Writes
 * count indices. Errors: value_out_of_range (a level above 126), too_large, buffer_too_small.
 */
reglet_status reglet_unicode_bidi_order(
    const uint8_t *levels, size_t count, uint32_t *order, size_t capacity, size_t *count_out);

/* ==== Label: layout, geometry, links, touch ==== */

/*
 * Labels: a text wrapped into a width. A label is made of a text as it is at that time; one that is changed later needs a
 * new label. Everything is in points from the label's top left corner, y downwards; indices are byte offsets into the
 * text, and one inside a grapheme cluster means the cluster's start.
 *
 * Paragraphs end at CR LF, CR, LF, U+0085 and U+2029; U+2028, U+000B and U+000C end a line only. Lines break by UAX #14,
 * directions are those of UAX #9. Spaces and line ends hang at the end of a line: they belong to its range, and count
 * neither for the width nor for the alignment. A line is as high as its highest run; its leading lies below it, but not
 * after the last line. Metrics are those of the font book: nothing is shaped unless a measuring callback does it.
 *
 * A label may be read by several threads while none sets its options. Questions are answered from the layout, in a time
 * that grows with the logarithm of the text.
 */

/* Sets all fields of options_out, its size included, to their defaults. */
reglet_status reglet_label_options_init(reglet_label_options *options_out);

/*
 * Lays text out. fonts is the font book that resolves and measures, NULL the built-in one; options NULL the
 * defaults. The label keeps copies of all three. The label in label_out is the caller's to destroy.
 *
 * Takes a time linear in the text. Errors: unknown_family; invalid_value (options), invalid_number (options, or what a
 * measuring callback says), invalid_utf8 (the token), callback_failed.
 */
reglet_status reglet_label_create(
    reglet_text_cref text, reglet_fonts_cref fonts, const reglet_label_options *options,
    reglet_label_ref *label_out, reglet_error *error_out);

/* Gives up a label. NULL is legal and does nothing. */
void reglet_label_destroy(reglet_label_ref label);

/*
 * Lays the same text out anew. A new width or limit reuses the breaks and advances that the label has; another line break
 * mode or direction begins from the text. Errors: as for reglet_label_create.
 */
reglet_status reglet_label_set_options(
    reglet_label_ref label, const reglet_label_options *options, reglet_error *error_out);

/*
 * Writes the label's size: the width and the height of its options; where they are unlimited, those of its lines with
 * the insets. Here and in the sizes below negative insets can take all of a length, but not make it negative.
 */
reglet_status reglet_label_size(reglet_label_cref label, reglet_size *size_out);

/*
 * Writes the size of the lines alone: the widest one, and from the first line's top to the last one's bottom.
 */
reglet_status reglet_label_content_size(reglet_label_cref label, reglet_size *size_out);

/*
 * Writes the height that the label would have with this width and no height: its limit of lines and its insets hold.
 * Errors: invalid_number, callback_failed.
 */
reglet_status reglet_label_preferred_height(reglet_label_cref label, double width, double *height_out);

/*
 * Writes the size that the lines take, with the insets, in a label of this width and height.
 * Errors: invalid_number, callback_failed.
 */
reglet_status reglet_label_size_that_fits(
    reglet_label_cref label, double width, double height, reglet_size *size_out);

/*
 * Writes the least width in which no line is cut but at an opportunity, and the width in which only line ends break the
 * text; both with the insets.
 */
reglet_status reglet_label_content_widths(reglet_label_cref label, double *minimum_out, double *maximum_out);

/*
 * Writes which bytes the limits hide (an empty range where none are), and 1 in truncated_out where more than spaces and
 * line ends is among them.
 */
reglet_status reglet_label_hidden(
    reglet_label_cref label, size_t *start_out, size_t *end_out, int32_t *truncated_out);

/*
 * Makes a text of the truncation token as the label shows it; an empty one where it shows none. The text in text_out
 * is the caller's to destroy.
 */
reglet_status reglet_label_token(reglet_label_cref label, reglet_text_ref *text_out);

/* What a label looks like: lines, boxes behind ranges, backgrounds, decorations, and the pieces to draw. */

/* Copies the label's lines, from the first to the last, to lines. Error: buffer_too_small. */
reglet_status reglet_label_lines(
    reglet_label_cref label, reglet_line *lines, size_t capacity, size_t *count_out);

/*
 * Copies the rects of the bytes from start up to end to rects, line by line and from left to right: one for each
 * stretch of a line in one piece; for the tight style one for each run of it. What hangs is included. Ranges that touch
 * give rects that touch.
 *
 * Errors: index_out_of_range (also where start is above end), not_on_boundary, invalid_value (style), buffer_too_small.
 */
reglet_status reglet_label_rects(
    reglet_label_cref label, size_t start, size_t end, reglet_rect_style style, reglet_rect *rects,
    size_t capacity, size_t *count_out);

/*
 * Copies the boxes to fill behind text with a background colour, line by line and from left to right. They are as high
 * as the line with its leading and tile without overlap or seam. Spaces that hang are left out unless with_hanging is
 * true. Error: buffer_too_small.
 */
reglet_status reglet_label_backgrounds(
    reglet_label_cref label, int32_t with_hanging, reglet_background *backgrounds, size_t capacity,
    size_t *count_out);

/*
 * Copies the underlines and strikethroughs, line by line and from left to right; none under what hangs.
 *
 * They are a twentieth of the font's size thick. An underline's middle is a tenth of the size below the baseline, a
 * strikethrough's at half the x height. Error: buffer_too_small.
 */
reglet_status reglet_label_decorations(
    reglet_label_cref label, reglet_decoration *decorations, size_t capacity, size_t *count_out);

/*
 * Copies all that is drawn on line_count lines from number first_line on, line by line and from left to right.
 * Errors: index_out_of_range (lines that the label has not), buffer_too_small.
 */
reglet_status reglet_label_pieces(
    reglet_label_cref label, size_t first_line, size_t line_count, reglet_piece *pieces, size_t capacity,
    size_t *count_out);

/*
 * Copies the carets of the byte offset index to rects: no width, as high as the line. One, or two where the
 * direction of the text changes there: first that of the character behind the index. None in a label without lines.
 *
 * Errors: index_out_of_range, not_on_boundary, buffer_too_small.
 */
reglet_status reglet_label_carets(
    reglet_label_cref label, size_t index, reglet_rect *rects, size_t capacity, size_t *count_out);

/* Points on a label: the text there, its links, and a touch that follows them. */

/*
 * Writes what the point is on; where nothing is, a hit whose line is -1.
 *
 * Exact: the cluster under the point; nothing beside the glyphs of a line, or on spaces that hang at its end. The leading
 * below a line belongs to it. Otherwise the nearest: on the nearest line the cluster at x; beside the line its nearer end,
 * that before what hangs. Error: invalid_number.
 */
reglet_status reglet_label_hit(
    reglet_label_cref label, double x, double y, int32_t exact, reglet_hit *hit_out);

/*
 * Writes how many links can be hit: those of the text, numbered as there, and behind them those of the truncation token
 * where it shows.
 */
reglet_status reglet_label_link_count(reglet_label_cref label, size_t *count_out);

/*
 * Copies the rects of a link to rects: one for each stretch in one piece on each line, over the advances, as high as
 * the line; none over what hangs. Errors: index_out_of_range, buffer_too_small.
 */
reglet_status reglet_label_link_rects(
    reglet_label_cref label, size_t link, reglet_rect *rects, size_t capacity, size_t *count_out);

/*
 * Writes the number of the link at a point; without one there, that of the nearest within slop points, of two equally
 * near the lower; else -1. The leading below a line belongs to its links. Error: invalid_number.
 */
reglet_status reglet_label_link_at(
    reglet_label_cref label, double x, double y, double slop, int32_t *link_out);

/*
 * A touch begins on link, or beside all of them (-1): the link under it is highlighted.
 *
 * A tracker is a pure state machine; whoever follows the touch asks reglet_label_link_at. The usual look of a highlight is
 * blue with an opacity of 0.3 and corners of radius 3, held for 0.2 seconds at least.
 */
reglet_status reglet_link_tracker_begin(reglet_link_tracker *tracker, int32_t link);

/*
 * The touch moves onto link (-1 for none): away from the link it began on the highlight goes, back on it it comes again.
 */
reglet_status reglet_link_tracker_move(reglet_link_tracker *tracker, int32_t link);

/*
 * The touch ends on link (-1 for none). Writes the link that it selects: the one that it began on, if it ends there,
 * else -1.
 */
reglet_status reglet_link_tracker_end(reglet_link_tracker *tracker, int32_t link, int32_t *selected_out);

/*
 * The touch is taken away, or the label has got another text: nothing is highlighted. Also makes a new tracker ready.
 */
reglet_status reglet_link_tracker_cancel(reglet_link_tracker *tracker);

/* ==== Button: image and title ==== */

/*
 * Where a button's image and title go, and which insets put them there.
 *
 * Every function takes `count` buttons, an array for each of their parts; one button is a count of 1. NULL instead of
 * the images or the titles says that no button has one. What is said once, style, padding and options, holds for all.
 * Where a button is bad nothing is written for any, and the byte_offset of `error_out` is the index of the first bad
 * one. Outputs must not overlap inputs. There are no objects here and no state: safe from any thread.
 *
 * For those who come from UIKit. What you set there, and what stands for it here:
 *
 *   titleEdgeInsets, imageEdgeInsets   title_insets and image_insets of reglet_button_layout, which gives the frames
 *                                      that UIKit gives under them. reglet_button_insets computes them for the ten
 *                                      styles of UIButton+ImageTitleStyle (setButtonImageTitleStyle:padding:),
 *                                      reglet_button_insets_for for any frames that you want
 *   contentEdgeInsets                  content of reglet_button_options
 *   contentHorizontalAlignment         horizontal
 *   contentVerticalAlignment           vertical
 *   semanticContentAttribute           direction
 *   sizeThatFits, intrinsicContentSize reglet_button_fitting_size, which counts the padding, as UIKit does not
 *   UIButton.Configuration             reglet_button_arrange: imagePlacement .leading, .trailing, .top and .bottom are
 *                                      the styles IMAGE_LEADING, IMAGE_TRAILING, TOP and BOTTOM; imagePadding is the
 *                                      padding; contentInsets is content
 *   QMUIButton                         reglet_button_arrange: imagePosition left, right, top and bottom are the styles
 *                                      of these names; spacingBetweenImageAndTitle is the padding
 *
 * Why centred content moves by half: an inset takes room away, and the content is centred in what is left. 10 points
 * less on the left move the middle of the room by 5. So the ten styles give 10 on the left and -10 on the right to
 * move by 10. Content at the left edge moves by the whole left inset and ignores the right one, content at the right
 * edge the other way round: there the ten styles' insets are wrong, and those of reglet_button_insets_for are right.
 *
 * A program that places views itself needs reglet_button_arrange and nothing else: frames come first. Insets are for
 * a button that takes nothing but insets.
 */

/*
 * The insets that move image and title from where UIKit puts them to where one of the ten styles wants them: to the
 * last bit those of UIButton+ImageTitleStyle, with its limits. They hold for content that is centred, written left
 * to right and without content insets, and they place but do not fit: see the flags of reglet_button_layout, or
 * use reglet_button_arrange. Where an item is missing, and for the style RESET, they are zero.
 *
 * images, titles: their frames while all insets are zero, as reglet_button_layout gives them.
 * padding: in points, of either sign.
 *
 * Errors: null_argument, invalid_value for a style that is none of 0 to 10, invalid_number, too_large.
 */
reglet_status reglet_button_insets(
    reglet_button_style style, double padding, size_t count, const reglet_size *bounds,
    const reglet_rect *images, const reglet_rect *titles, reglet_insets *title_insets_out,
    reglet_insets *image_insets_out, reglet_error *error_out);

/*
 * The frames that UIKit gives to image and title, from their natural sizes and insets.
 *
 * The image has precedence: it is capped to the room, each axis by itself, and the title gets what is left of the
 * width. Each item is aligned in the room less the other's width less its own insets. Right to left, the title is on
 * the left; insets stay physical. Insets change the size only of an item that does not fit; negative ones may give a
 * title back its natural width. Under FILL the items share the room by their widths, the image on the left in either
 * direction.
 *
 * images, titles: natural sizes.
 * image_insets, title_insets: one for each button, or NULL for none.
 * image_frames_out, title_frames_out: zeros for an item that is missing; may then be NULL.
 *
 * Errors: null_argument, invalid_value, invalid_number, too_large.
 */
reglet_status reglet_button_layout(
    const reglet_button_options *options, size_t count, const reglet_size *bounds, const reglet_size *images,
    const reglet_size *titles, const reglet_insets *image_insets, const reglet_insets *title_insets,
    reglet_rect *image_frames_out, reglet_rect *title_frames_out, reglet_button_flags *flags_out,
    reglet_error *error_out);

/*
 * The frames of image and title in a style, from their natural sizes alone: no earlier layout is needed, every
 * alignment but FILL, either direction and content insets are legal. Where an item is missing, for the style RESET
 * and in a button that is empty it is reglet_button_layout without insets.
 *
 * padding: in points, of either sign.
 * images, titles: natural sizes.
 * image_frames_out, title_frames_out: zeros for an item that is missing; may then be NULL.
 *
 * Errors: null_argument, invalid_value, invalid_number, too_large.
 */
reglet_status reglet_button_arrange(
    const reglet_button_options *options, reglet_button_style style, double padding, reglet_button_fit fit,
    size_t count, const reglet_size *bounds, const reglet_size *images, const reglet_size *titles,
    reglet_rect *image_frames_out, reglet_rect *title_frames_out, reglet_button_flags *flags_out,
    reglet_error *error_out);

/*
 * The insets under which reglet_button_layout gives these frames: the way back from frames to insets, for any
 * frames that insets can give. The same bounds, sizes and options must be given to both; the scale does not count
 * here. The frames come back within 1e-9 points as long as the insets are at most 1e9.
 *
 * image_frames, title_frames: NULL for an item that is missing.
 * images, titles: natural sizes.
 *
 * Errors: null_argument, invalid_value (FILL is), invalid_number, too_large, unreachable for a frame larger than its
 * item or without one, an item without a frame, an image frame larger than the room, and a button that is empty.
 */
reglet_status reglet_button_insets_for(
    const reglet_button_options *options, size_t count, const reglet_rect *image_frames,
    const reglet_rect *title_frames, const reglet_size *bounds, const reglet_size *images,
    const reglet_size *titles, reglet_insets *title_insets_out, reglet_insets *image_insets_out,
    reglet_error *error_out);

/*
 * The least sizes of buttons that hold image, title and padding in a style whole. The spread styles keep the padding
 * between the items too. The padding does not count where an item is missing or the style is RESET.
 *
 * content: content insets, added on all sides; may be NULL. A sum that is negative gives 0.
 * images, titles: natural sizes.
 *
 * Errors: null_argument, invalid_value, invalid_number, too_large.
 */
reglet_status reglet_button_fitting_size(
    reglet_button_style style, double padding, const reglet_insets *content, size_t count,
    const reglet_size *images, const reglet_size *titles, reglet_size *sizes_out, reglet_error *error_out);

/* ==== Export: JSON, HTML, ANSI, Markdown, SVG, plain text ==== */

/*
 * Texts and labels in other notations. All of it is deterministic and linear in the text; numbers are the shortest decimals that
 * read back as the same doubles. A function that copies to a buffer does its work whether or not the result fits, so
 * offer a buffer that probably does.
 */

/*
 * Copies a text to buffer as JSON, by the schema bindings/schema/text.schema.json, without white space. Its runs
 * carry their own pieces of the text, so no indices are needed to read it. Equal texts with equal bases give the same
 * bytes.
 *
 * Errors: buffer_too_small; too_large for more than 2^31 - 1 bytes of JSON.
 */
reglet_status reglet_text_to_json(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out);

/*
 * Makes a text of JSON that fits the schema, the length bytes at utf8_text: equal to the text that it was made
 * from, with the same base. The text in text_out is the caller's to destroy.
 *
 * Errors: invalid_utf8 with the byte offset; invalid_json for what is not JSON by RFC 8259 or not of the schema (an
 * unknown version or name, a name that comes twice, a value out of its range), with the offset of the byte that is
 * wrong, of the value that is, or of the object in which a member is missing; too_large for more than 2^31 - 1 bytes
 * of text.
 */
reglet_status reglet_text_from_json(
    const char *utf8_text, size_t length, reglet_text_ref *text_out, reglet_error *error_out);

/*
 * Copies a text to buffer for a terminal that has the colours that colors says: UTF-8 with the control sequences
 * of ECMA-48 and OSC 8 hyperlinks.
 *
 * Shown are a weight of 1 and more as bold and below 0 as faint, italic, underline (double as 21), strikethrough, the
 * text's colour (opaque black is the terminal's own, and what is fully transparent is left out) and its background,
 * each as the nearest that there is. A field with a target is a hyperlink; bytes of the target that are not printable
 * ASCII are percent-encoded. An attachment is its alternative text, else its name in brackets, else U+FFFC. All is
 * switched off before each line end and at the end. No control character of the text is sent: CR LF, U+2028 and U+2029
 * become LF, LF stays, and all others are shown, as their pictures (U+2400 and following) or, from U+0080 to U+009F,
 * as the picture of escape and a letter.
 *
 * Errors: invalid_value (colors), buffer_too_small, too_large.
 */
reglet_status reglet_text_to_ansi(
    reglet_text_cref text, reglet_ansi_colors colors, char *buffer, size_t capacity, size_t *length_out);

/*
 * Copies a text's characters to buffer, with each attachment's alternative text in the place of the attachment; one
 * without stays U+FFFC. reglet_text_utf8 copies the characters as they are.
 *
 * Errors: buffer_too_small, too_large.
 */
reglet_status reglet_text_to_plain(reglet_text_cref text, char *buffer, size_t capacity, size_t *length_out);

/*
 * Copies a text to buffer as HTML: one element with inline styles, to be put into a page.
 *
 * Its text content is the text and nothing else. Each line end (CR LF, LF, CR, U+0085, U+2028, U+2029, vertical tab and form
 * feed) is one <br>; an attachment is an <img> with its name as src and its alternative text as alt; U+0000 is
 * U+FFFD. Points are CSS pixels. Font weights are those of the faces that fonts has (NULL: the built-in families) for
 * the attributes. A field is an <a> where its target begins with http:, https:, mailto: or tel:, and with any_link other
 * than 0 whatever its target.
 *
 * Errors: buffer_too_small, too_large; callback_failed and invalid_number of a measuring callback, which is asked about the
 * fonts around attachments that are aligned to the middle of text or of capitals.
 */
reglet_status reglet_text_to_html(
    reglet_text_cref text, reglet_fonts_cref fonts, int32_t any_link, char *buffer, size_t capacity,
    size_t *length_out);

/*
 * Copies a text to buffer as Markdown: one paragraph of CommonMark, with the strikethrough of GitHub's.
 *
 * A weight of 1 and more is strong, italic is emphasis; what Markdown has no word for is left out. Each line end is a hard
 * line break, and all characters stand for themselves. Where delimiters would not work, and for line ends at the end, inline
 * HTML does. An attachment is an image with its alternative text and its name. A field is a link where its target begins with
 * http:, https:, mailto: or tel:, and with any_link other than 0 whatever its target.
 *
 * Errors: buffer_too_small, too_large.
 */
reglet_status reglet_text_to_markdown(
    reglet_text_cref text, int32_t any_link, char *buffer, size_t capacity, size_t *length_out);

/*
 * Copies to buffer a format string of which formatter makes an equal text. Families, colours, targets and attachments
 * are taken from the formatter's tables; every text that the formatter has made can be expressed.
 *
 * Errors: not_expressible, with the byte offset in the text of the run for which the tables lack something or whose size,
 * baseline offset or kern has more than six decimal places; buffer_too_small, too_large.
 */
reglet_status reglet_text_to_format(
    reglet_text_cref text, reglet_formatter_cref formatter, char *buffer, size_t capacity, size_t *length_out,
    reglet_error *error_out);

/*
 * Copies a label to buffer as an SVG document of the label's size: all that it draws, where it draws it.
 *
 * Points are user units. From the bottom up there are
 * - a <rect> for each box of reglet_label_backgrounds, in a <g> without antialiasing so that no seam shows;
 * - the underlines of reglet_label_decorations as <path>s with a line for each, or two, a thickness above and below the middle;
 * - for each piece of reglet_label_pieces, in the order of the text and without what hangs, a <text>, or an <image> at the
 *   attachment's box with its name as href and its alternative text as <title>;
 * - the strikethroughs, likewise.
 *
 * A <text> has the piece's baseline as y, its left edge as x and its width as textLength, to which a viewer stretches it
 * whatever font it has. One that runs from right to left has its middle as x, since viewers differ about its edges. Behind
 * the font's family stand Arial, Times New Roman or Courier New, by whose advances the built-in metrics go, and a generic
 * family. Soft hyphens that do not show are left out, and so are control characters that XML 1.0 cannot hold, since they have
 * no room; what else it cannot hold, in names and targets too, is U+FFFD. A field is an <a> where its target begins with
 * http:, https:, mailto: or tel:, and with any_link other than 0 whatever its target. What reaches over the edges of the label is not clipped; one without width or height is an image of no size,
 * of which viewers show nothing.
 *
 * Errors: buffer_too_small, too_large.
 */
reglet_status reglet_label_to_svg(
    reglet_label_cref label, int32_t any_link, char *buffer, size_t capacity, size_t *length_out);

#ifdef __cplusplus
}
#endif

#endif
