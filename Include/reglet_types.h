/*
 * Reglet's C types. Programs include <reglet.h>, which includes this file and declares the functions.
 *
 * The rules that hold for every function:
 *
 *  1. Names. Functions are reglet_<noun>_<verb>, constants REGLET_<NOUN>_<VALUE>. A handle is a reglet_<noun>_ref; where
 *     a function only reads it takes a reglet_<noun>_cref, to which a _ref converts.
 *  2. Text in is UTF-8: a pointer and a length in bytes. No NUL is needed and none ends the text. NULL is allowed
 *     only with length 0. Positions in text are byte offsets at the start of a scalar (a code point) or at the end.
 *     A text has at most 2^31 - 1 bytes.
 *  3. Text out goes to a buffer of the caller's: (char *buffer, size_t capacity, size_t *length_out). Where the capacity
 *     does not do, nothing is written but the length that does, and the status is REGLET_STATUS_BUFFER_TOO_SMALL:
 *     so a call with (NULL, 0, &length) asks for the length. No NUL is written. Arrays out work alike.
 *     What a function returns by pointer instead is constant and lives as long as the process, or is a view whose
 *     life its comment states, or is the caller's to give to reglet_free; the comment says which.
 *  4. A function that can fail returns a reglet_status: REGLET_OK, or a negative constant. Then every object is as it
 *     was, and no output was written, the length of rule 3 apart. Outputs are named <thing>_out and come last, behind
 *     them an optional reglet_error *error_out, which may be NULL and is written on failure only.
 *  5. Pointers that are not said to be optional must not be NULL: REGLET_STATUS_NULL_ARGUMENT says that one was.
 *     reglet_<noun>_destroy takes NULL and does nothing.
 *  6. Numbers are finite and at most 1e9 in magnitude where nothing narrower is said, else the status is
 *     REGLET_STATUS_INVALID_NUMBER. Units are points; y grows downwards. Truth values are int32_t: 0 is false, anything
 *     else true.
 *  7. Threads. There is no global state. Different handles are independent. One object may be read (through its _cref)
 *     by any number of threads while nobody changes it. A callback must not use the objects of the running call.
 *  8. Memory. Where memory is exhausted the process ends; no function reports it. Nothing else ends the process,
 *     whatever the arguments, as long as pointers point to what they are said to.
 *  9. Growth. Structs that begin with struct_size may get fields at their end: set it to sizeof of the struct. All others
 *     are frozen. No struct has padding. Constants are never renumbered.
 */
#ifndef REGLET_TYPES_H
#define REGLET_TYPES_H

#include <stddef.h>
#include <stdint.h>

/* ==== Status: what went wrong, and the version ==== */

/* The version of this header; reglet_version() has that of the library that runs. */
#define REGLET_VERSION_MAJOR 0
#define REGLET_VERSION_MINOR 1
#define REGLET_VERSION_PATCH 0
#define REGLET_VERSION (REGLET_VERSION_MAJOR * 10000 + REGLET_VERSION_MINOR * 100 + REGLET_VERSION_PATCH)

/* REGLET_OK, or one of the negative constants below. */
typedef int32_t reglet_status;

#define REGLET_OK 0

/* Arguments. */
#define REGLET_STATUS_NULL_ARGUMENT (-1)      /* a pointer that must not be NULL is */
#define REGLET_STATUS_INVALID_VALUE (-2)      /* not a value of the enumeration, or not the size of the struct */
#define REGLET_STATUS_INVALID_NUMBER (-3)     /* not finite, negative where that means nothing, or above the limit */
#define REGLET_STATUS_INVALID_UTF8 (-4)       /* text that is not UTF-8 */
#define REGLET_STATUS_NOT_ON_BOUNDARY (-5)    /* an offset inside a scalar */
#define REGLET_STATUS_INDEX_OUT_OF_RANGE (-6) /* an offset or an index past the end */
#define REGLET_STATUS_TOO_LARGE (-7)          /* more than 2^31 - 1 bytes, or more items than can be */
#define REGLET_STATUS_BUFFER_TOO_SMALL (-8)   /* the length that is needed was written */

/* The format language. */
#define REGLET_STATUS_TRUNCATED_CODE (-20)    /* the text ends inside a code */
#define REGLET_STATUS_UNKNOWN_ARGUMENT (-21)  /* no argument has the name between the braces */
#define REGLET_STATUS_UNKNOWN_CODE (-22)      /* no code has this letter */
#define REGLET_STATUS_MALFORMED_NUMBER (-23)  /* sign, point or digits where they cannot be */
#define REGLET_STATUS_UNEXPECTED_NUMBER (-24) /* a code that takes no number has one */
#define REGLET_STATUS_MISSING_NUMBER (-25)    /* a code that needs a number has none */
#define REGLET_STATUS_VALUE_OUT_OF_RANGE (-26) /* the number is not one of those that the code takes */
#define REGLET_STATUS_NESTED_LINK (-27)       /* a field starts inside a field */
#define REGLET_STATUS_UNOPENED_LINK (-28)     /* a field ends that never started */
#define REGLET_STATUS_UNCLOSED_LINK (-29)     /* the text ends inside a field */

/* Fonts and colours. */
#define REGLET_STATUS_UNKNOWN_FAMILY (-40)    /* the font book has no such family */
#define REGLET_STATUS_UNKNOWN_FACE (-41)      /* no family of the font book has such a face */
#define REGLET_STATUS_DUPLICATE_FACE (-42)    /* another family has a face of this name */
#define REGLET_STATUS_INVALID_FAMILY (-43)    /* weights that are not contiguous around 0, or a rung without a face */
#define REGLET_STATUS_INVALID_FONT (-44)      /* not a font file that can be read */
#define REGLET_STATUS_INVALID_COLOR (-45)     /* neither #rgb, #rgba, #rrggbb, #rrggbbaa nor the name of a colour */
#define REGLET_STATUS_CALLBACK_FAILED (-46)   /* the host's callback said so */

/* Import, export and geometry. */
#define REGLET_STATUS_INVALID_JSON (-60)      /* not JSON, or not of the schema */
#define REGLET_STATUS_NOT_EXPRESSIBLE (-61)   /* the format language has no way to say it */
#define REGLET_STATUS_UNREACHABLE (-62)       /* no insets give these frames */

/* Where it went wrong. Frozen. */
typedef struct reglet_error {
    reglet_status code;   /* the status that the function returns */
    uint32_t byte_offset; /* into the text that was given; 0 where the problem is not in a text */
} reglet_error;

/* ==== Memory: allocation for hosts that have none ==== */

/* ==== Fonts: families, faces, sizes, metrics ==== */

/* A font book: families, each a ladder of weights with a regular and an italic face. */
typedef struct reglet_fonts *reglet_fonts_ref;
typedef const struct reglet_fonts *reglet_fonts_cref;

/*
 * One face of a font book. A plain value that needs no freeing: it names a place in a family's ladder, and every function
 * takes it anew, so that one from before its family was registered again means the nearest rung of the new ladder. Frozen.
 */
typedef struct reglet_face {
    int32_t family;         /* the number of the family in its book, from 0 */
    int32_t weight;         /* that of the face's rung; 0 is the family's regular weight */
    int32_t italic;         /* 1 where an italic face was asked for */
    int32_t italic_missing; /* 1 where an italic face was asked for and this is the upright one, for want of one */
} reglet_face;

/* The faces of one weight of a family, for reglet_fonts_register. Frozen. */
typedef struct reglet_rung {
    const char *regular;    /* the name of the upright face */
    size_t regular_length;  /* in bytes; 0 where the weight has none */
    const char *italic;     /* the name of the italic face */
    size_t italic_length;   /* in bytes; 0 where the weight has none, which the upright face's name says too */
    int32_t weight;
    int32_t reserved;       /* 0 */
} reglet_rung;

/* ==== Text: attributed text, reading and editing ==== */

/* ==== Format: the format language ==== */

/* ==== Attachment: images in text ==== */

/* ==== Unicode: breaks, clusters, directions ==== */

/* ==== Label: layout, geometry, links, touch ==== */

/* ==== Button: image and title ==== */

/* ==== Export: JSON, HTML, ANSI, Markdown, SVG, plain text ==== */

#endif
