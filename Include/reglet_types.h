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
 *     reglet_<noun>_destroy takes NULL and does nothing. A struct, a number or an array of them that does not begin where
 *     it may lie, as memory of the wrong type can, is REGLET_STATUS_INVALID_VALUE, whether it is read or written.
 *  6. Numbers are finite and at most 1e9 in magnitude where nothing narrower is said, else the status is
 *     REGLET_STATUS_INVALID_NUMBER. Units are points; y grows downwards. Truth values are int32_t: 0 is false, anything
 *     else true.
 *  7. Threads. There is no global state. Different handles are independent. One object may be read (through its _cref)
 *     by any number of threads while nobody changes it. A callback must not use the objects of the running call.
 *  8. Memory. Where memory is exhausted the process ends; no function reports it. Nothing else ends the process,
 *     whatever the arguments, as long as pointers point to what they are said to.
 *  9. Growth. Structs that begin with struct_size may get fields at their end: set it to sizeof of the struct. All others
 *     are frozen. No struct has padding where pointers have 64 bits. Constants are never renumbered.
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
    uint32_t byte_offset; /* into the text that was given; where a call takes many items, the index of the first bad
                             one; else 0 */
} reglet_error;

/* ==== Memory: allocation for hosts that have none ==== */

/* ==== Geometry: points, sizes, rectangles, insets ==== */

/* These are frozen: arrays of doubles with names. Units are points, y grows downwards. */

typedef struct reglet_point {
    double x;
    double y;
} reglet_point;

/* Lengths are not negative. */
typedef struct reglet_size {
    double width;
    double height;
} reglet_size;

/* x and y are the top left corner; lengths are not negative. */
typedef struct reglet_rect {
    double x;
    double y;
    double width;
    double height;
} reglet_rect;

/* Distances from the four edges, positive inwards, in the order of UIEdgeInsets. Left is left in either direction. */
typedef struct reglet_insets {
    double top;
    double left;
    double bottom;
    double right;
} reglet_insets;

/* The direction of writing of a user interface: where leading and trailing are. */
typedef int32_t reglet_direction;

#define REGLET_DIRECTION_LEFT_TO_RIGHT 0
#define REGLET_DIRECTION_RIGHT_TO_LEFT 1

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

/* The vertical figures of a font, in points from the baseline, none negative. Frozen. */
typedef struct reglet_font_metrics {
    double ascent;          /* upwards */
    double descent;         /* downwards */
    double leading;         /* the space below the descent */
    double cap_height;      /* upwards, to the top of flat capitals */
    double x_height;        /* upwards, to the top of flat small letters */
    int32_t approximate;    /* 1 where these, and advances, are the built-in ones of a similar face */
    int32_t reserved;       /* 0 */
} reglet_font_metrics;

/* A grapheme cluster and its advance. Frozen. */
typedef struct reglet_cluster {
    double advance;         /* points */
    uint32_t start;         /* in the unit that was asked for */
    uint32_t end;
} reglet_cluster;

/*
 * A stretch of text in one font, for a host that measures. All of it lives until the callback returns. Frozen.
 * An attachment is U+FFFC in it, whose advance is not used.
 */
typedef struct reglet_measure_request {
    double size;              /* points per em */
    const char *text;         /* UTF-8 */
    size_t text_length;       /* in bytes; 0 where the vertical figures alone are wanted */
    const char *face;         /* the face's name, UTF-8 */
    size_t face_length;       /* in bytes */
    const size_t *boundaries; /* of the grapheme clusters: count + 1 byte offsets, ascending, from 0 to text_length */
    size_t count;             /* of clusters */
} reglet_measure_request;

/*
 * Measures a stretch of text: writes `count` advances, one for each cluster, and the vertical figures (approximate and
 * reserved apart), all in points, finite, from 0 to 1,000,000. Returns REGLET_OK, or any other value where it fails. It may
 * be called by any thread that measures or lays out with a book that has it or with a copy, and must not use the objects
 * of the running call.
 */
typedef reglet_status (*reglet_measurer)(
    void *context, const reglet_measure_request *request, double *advances_out, reglet_font_metrics *metrics_out);

/* Tells the host that its context is not needed any more. */
typedef void (*reglet_release)(void *context);

/* ==== Text: attributed text, reading and editing ==== */

/* A text with attributes, clickable fields and attachments. To be given to reglet_text_destroy. */
typedef struct reglet_text *reglet_text_ref;
typedef const struct reglet_text *reglet_text_cref;

/* What an index counts. Where no unit is asked for it is bytes. */
typedef int32_t reglet_unit;

#define REGLET_UNIT_UTF8 0   /* bytes */
#define REGLET_UNIT_UTF16 1  /* code units of UTF-16, as in JavaScript and Java */
#define REGLET_UNIT_SCALAR 2 /* code points, as in Python */

/* An underline or a strikethrough. */
typedef int32_t reglet_line_style;

#define REGLET_LINE_NONE 0
#define REGLET_LINE_SINGLE 1
#define REGLET_LINE_DOUBLE 2

/* How the lines of a paragraph stand in the width. */
typedef int32_t reglet_alignment;

#define REGLET_ALIGNMENT_NATURAL 0 /* at the side where the paragraph's direction begins */
#define REGLET_ALIGNMENT_LEFT 1
#define REGLET_ALIGNMENT_CENTER 2
#define REGLET_ALIGNMENT_RIGHT 3
#define REGLET_ALIGNMENT_JUSTIFIED 4

/* Masks: which of the attributes are meant. Any sum of these. */
#define REGLET_ATTRIBUTE_FAMILY 1
#define REGLET_ATTRIBUTE_WEIGHT 2
#define REGLET_ATTRIBUTE_ITALIC 4
#define REGLET_ATTRIBUTE_SIZE 8
#define REGLET_ATTRIBUTE_COLOR 16
#define REGLET_ATTRIBUTE_BACKGROUND 32
#define REGLET_ATTRIBUTE_UNDERLINE 64
#define REGLET_ATTRIBUTE_STRIKETHROUGH 128
#define REGLET_ATTRIBUTE_BASELINE_OFFSET 256
#define REGLET_ATTRIBUTE_KERN 512
#define REGLET_ATTRIBUTE_ALIGNMENT 1024
#define REGLET_ATTRIBUTE_ALL 2047

/*
 * What characters look like. Going in, only the fields that mask names are read; the others may be anything. Coming
 * out, all are set, and mask is REGLET_ATTRIBUTE_ALL. Colours are 0xRRGGBBAA.
 */
typedef struct reglet_attributes {
    uint32_t struct_size;            /* sizeof(reglet_attributes), in and out */
    uint32_t mask;                   /* which fields are meant */
    const char *family;              /* a family's name; whether a font book has it is not asked here */
    size_t family_length;            /* in bytes */
    double size;                     /* points; above 0, at most 10000 */
    double baseline_offset;          /* points, positive raises; at most 10000 in magnitude */
    double kern;                     /* points after each character; at most 10000 in magnitude */
    uint32_t color;                  /* of the text */
    uint32_t background;             /* behind it; 0 is clear */
    int32_t weight;                  /* as wanted: 0 regular, 1 bold; -1000 to 1000 */
    int32_t italic;                  /* as wanted: a truth value */
    reglet_line_style underline;
    reglet_line_style strikethrough;
    reglet_alignment alignment;
    uint32_t reserved;               /* 0 */
} reglet_attributes;

/*
 * A stretch of text with the same attributes, as it is read. Names are given by number: reglet_text_name has them.
 * Runs are canonical: in order, never empty, together the whole text, and neighbours differ. Frozen.
 */
typedef struct reglet_run {
    double size;                     /* points */
    double baseline_offset;          /* points */
    double kern;                     /* points */
    uint32_t start;                  /* in the unit that was asked for */
    uint32_t end;
    uint32_t color;                  /* 0xRRGGBBAA */
    uint32_t background;             /* 0xRRGGBBAA */
    int32_t family;                  /* the number of the family's name */
    int32_t weight;                  /* as wanted */
    int32_t italic;                  /* as wanted: 0 or 1 */
    reglet_line_style underline;
    reglet_line_style strikethrough;
    reglet_alignment alignment;
    int32_t link;                    /* the number of its clickable field, counted from 0 in the text's order; or -1 */
    int32_t target;                  /* the number of the name of the field's target; -1 where it has none */
    int32_t attachment;              /* the number of its attachment, counted from 0 in the text's order; or -1 */
    int32_t look;                    /* equal in two runs of one text where all from size to alignment is equal */
} reglet_run;

/* The sizes of a text. Frozen. */
typedef struct reglet_text_counts {
    uint32_t utf8;                   /* bytes */
    uint32_t utf16;                  /* code units */
    uint32_t scalars;                /* code points */
    uint32_t runs;
    uint32_t links;                  /* clickable fields */
    uint32_t attachments;
    uint32_t names;                  /* numbers of names go from 0 to this less one */
} reglet_text_counts;

/* ==== Format: the format language ==== */

/* Turns format strings into texts. To be given to reglet_formatter_destroy. */
typedef struct reglet_formatter *reglet_formatter_ref;
typedef const struct reglet_formatter *reglet_formatter_cref;

/* A text in an array: UTF-8. Frozen. */
typedef struct reglet_string {
    const char *utf8;
    size_t length;         /* in bytes */
} reglet_string;

/* A text with a name, for %{name}: both UTF-8. Frozen. */
typedef struct reglet_argument {
    const char *name;
    size_t name_length;    /* in bytes */
    const char *value;
    size_t value_length;   /* in bytes */
} reglet_argument;

/* What a format string's codes insert. */
typedef struct reglet_arguments {
    uint32_t struct_size;         /* sizeof(reglet_arguments) */
    uint32_t reserved;            /* 0 */
    const reglet_string *values;  /* for %T, by number */
    size_t value_count;
    const reglet_argument *named; /* for %{name}; of two with one name the first holds */
    size_t named_count;
} reglet_arguments;

/* ==== Attachment: images in text ==== */

/* Where an attachment stands across its line. All but the first compute the y that the attachment then has. */
typedef int32_t reglet_attachment_alignment;

#define REGLET_ATTACHMENT_BASELINE 0    /* the attachment's own y */
#define REGLET_ATTACHMENT_TEXT_TOP 1    /* its top at the font's ascent */
#define REGLET_ATTACHMENT_TEXT_CENTER 2 /* its middle at the middle of ascent and descent */
#define REGLET_ATTACHMENT_TEXT_BOTTOM 3 /* its bottom at the font's descent */
#define REGLET_ATTACHMENT_CAP_CENTER 4  /* its middle at half the cap height */
#define REGLET_ATTACHMENT_X_CENTER 5    /* its middle at half the x height */
#define REGLET_ATTACHMENT_LINE_TOP 6    /* its top at the line's top; grows the line */
#define REGLET_ATTACHMENT_LINE_BOTTOM 7 /* its bottom at the line's bottom; grows the line */

/*
 * An image, or another object of the host's, that stands in a text as one U+FFFC. Its box has its origin on the
 * baseline, and a positive y raises it: (0, -2) lowers it by two. x moves the drawing only; the advance is the width.
 */
typedef struct reglet_attachment {
    uint32_t struct_size;            /* sizeof(reglet_attachment), in and out */
    reglet_attachment_alignment alignment;
    const char *name;                /* what the host finds it by: a resource's name, a URL */
    size_t name_length;              /* in bytes */
    const char *alternative_text;    /* what to say where it cannot be shown */
    size_t alternative_length;       /* in bytes */
    uint32_t tag_low;                /* the host's own, kept and never read: 64 bits in two words */
    uint32_t tag_high;
    double width;                    /* points; not negative */
    double height;                   /* points; not negative */
    double x;                        /* points */
    double y;                        /* points */
} reglet_attachment;

/* ==== Unicode: breaks, clusters, directions ==== */

/* Where a line may end, or must. Frozen. */
typedef struct reglet_line_break {
    uint32_t offset;       /* of what would begin the next line, in the unit that was asked for */
    int32_t mandatory;     /* 1 after a line terminator and at the end of the text, else 0 */
} reglet_line_break;

/* The direction of a paragraph. */
typedef int32_t reglet_base_direction;

#define REGLET_BASE_DIRECTION_NATURAL 0 /* that of its first strong character; left to right without one */
#define REGLET_BASE_DIRECTION_LTR 1
#define REGLET_BASE_DIRECTION_RTL 2

/* ==== Label: layout, geometry, links, touch ==== */

/* A text laid out. To be given to reglet_label_destroy. */
typedef struct reglet_label *reglet_label_ref;
typedef const struct reglet_label *reglet_label_cref;

/* Where lines may end. */
typedef int32_t reglet_break_mode;

#define REGLET_BREAK_WORD 0      /* at the opportunities of UAX #14 */
#define REGLET_BREAK_CHARACTER 1 /* between any two grapheme clusters */

/* What the last visible line keeps where the lines or the height do not do for the text. It is the last that has room with the token. */
typedef int32_t reglet_truncation;

#define REGLET_TRUNCATION_NONE 0   /* the lines that there is room for, as they are */
#define REGLET_TRUNCATION_HEAD 1   /* the end of the text */
#define REGLET_TRUNCATION_MIDDLE 2 /* the beginning of the line and the end of the text */
#define REGLET_TRUNCATION_TAIL 3   /* the beginning of the line */

/* Where the lines stand in a height that is greater than theirs. */
typedef int32_t reglet_vertical;

#define REGLET_VERTICAL_TOP 0
#define REGLET_VERTICAL_CENTER 1
#define REGLET_VERTICAL_BOTTOM 2

/* For a width or a height: none, so as wide or as high as the text is. */
#define REGLET_LABEL_UNLIMITED (-1.0)

/* How a label lays its text out. reglet_label_options_init sets all fields to what the comments call the default. */
typedef struct reglet_label_options {
    uint32_t struct_size;            /* sizeof(reglet_label_options) */
    int32_t max_lines;               /* 0, the default, is any number */
    double width;                    /* the label's; REGLET_LABEL_UNLIMITED, the default, or from 0 */
    double height;                   /* the label's; REGLET_LABEL_UNLIMITED, the default, or from 0 */
    double tab_width;                /* the distance of tab stops; default 28 */
    double scale;                    /* pixels in a point, for the tops and baselines of lines; 0, the default, is no snapping */
    reglet_insets insets;            /* what stays free at the edges; default 0 */
    const char *token;               /* what stands for hidden text, looking as what is next to it; NULL is U+2026 */
    size_t token_length;             /* in bytes */
    reglet_text_cref token_text;     /* in its place a token with its own attributes and links; default NULL */
    size_t reserved_size;            /* 0 */
    reglet_break_mode break_mode;    /* default word */
    reglet_truncation truncation;    /* default none */
    reglet_base_direction direction; /* of paragraphs; default natural */
    reglet_vertical vertical;        /* default top */
    int32_t empty_is_line;           /* whether an empty text is as high as a line, or as nothing; default 1 */
    uint32_t reserved;               /* 0 */
} reglet_label_options;

/* A line. Frozen. */
typedef struct reglet_line {
    double x;        /* the left edge */
    double baseline;
    double ascent;   /* from the baseline up to the line's top */
    double descent;  /* from the baseline down to the line's bottom */
    double leading;  /* the space below, which is not laid out below the last line */
    double width;    /* without the spaces and line ends that hang at its end */
    uint32_t start;  /* byte offset */
    uint32_t end;    /* with what hangs; of a truncated line, behind the last character that shows */
} reglet_line;

/* How high the rects of a range are. */
typedef int32_t reglet_rect_style;

#define REGLET_RECT_TIGHT 0   /* as the font of each run */
#define REGLET_RECT_LINE 1    /* as the line */
#define REGLET_RECT_LEADING 2 /* as the line with the leading below it, so that lines touch */

/* A box to fill behind text. Frozen. */
typedef struct reglet_background {
    reglet_rect rect;
    uint32_t color;  /* 0xRRGGBBAA */
    int32_t line;    /* the number of the line */
} reglet_background;

/* A line under or through text. Frozen. */
typedef struct reglet_decoration {
    double x;
    double y;                      /* its middle; of a double line, the middle of the space between */
    double width;
    double thickness;
    uint32_t color;                /* 0xRRGGBBAA */
    int32_t line;                  /* the number of the line of text */
    int32_t strikethrough;         /* 1 for a strikethrough, 0 for an underline */
    reglet_line_style style;       /* single or double */
} reglet_decoration;

/* What a piece shows. */
typedef int32_t reglet_piece_content;

#define REGLET_PIECE_TEXT 0   /* the label's text */
#define REGLET_PIECE_TOKEN 1  /* the truncation token; offsets and numbers are those of reglet_label_token's text */
#define REGLET_PIECE_HYPHEN 2 /* the hyphen at a soft hyphen where a line ends; its range is the soft hyphen's */

/* A stretch of text that is drawn in one piece, in one font and one direction. Frozen. */
typedef struct reglet_piece {
    double x;                     /* the left edge */
    double baseline;              /* the piece's own: the line's with the baseline offset */
    double width;
    reglet_rect attachment_box;   /* where to draw the attachment; all 0 without one */
    uint32_t start;               /* byte offset */
    uint32_t end;
    int32_t line;                 /* the number of the line */
    int32_t run;                  /* the number of the text's run that has the attributes */
    int32_t link;                 /* the number of the link that is hit there; or -1 */
    int32_t attachment;           /* the number of the attachment; or -1 */
    int32_t level;                /* the embedding level of UAX #9; odd is right to left */
    reglet_piece_content content;
} reglet_piece;

/* What a point is on, or nearest to. Frozen. */
typedef struct reglet_hit {
    uint32_t index;    /* byte offset: the start of the cluster at the point; nearest beside a line, the place for a caret */
    int32_t line;      /* the number of the line; -1 where nothing is hit, then all else is 0 */
    int32_t trailing;  /* 1 in the half of the cluster where the text goes on */
    int32_t token;     /* 1 on the truncation token; index is then the first hidden byte */
} reglet_hit;

/* One touch over a label's links. reglet_link_tracker_cancel makes it ready. Frozen. */
typedef struct reglet_link_tracker {
    int32_t highlighted;  /* the link to draw highlighted; -1 for none */
    int32_t tracked;      /* the link that the touch began on; -1 for none */
} reglet_link_tracker;

/* ==== Button: image and title ==== */

/* How image and title stand to one another; padding is the distance that the style keeps. 0 to 10 are those of
 * UIButton+ImageTitleStyle and physical. 11 to 14 depend on the direction; reglet_button_insets does not take them. */
typedef int32_t reglet_button_style;

#define REGLET_BUTTON_STYLE_LEFT 0            /* image left of the title, padding between, as one group */
#define REGLET_BUTTON_STYLE_RESET 1           /* UIKit's own layout, no padding */
#define REGLET_BUTTON_STYLE_RIGHT 2           /* image right of the title, padding between, as one group */
#define REGLET_BUTTON_STYLE_TOP 3             /* image above the title, padding between, as one group */
#define REGLET_BUTTON_STYLE_BOTTOM 4          /* image below the title, padding between, as one group */
#define REGLET_BUTTON_STYLE_CENTER_TOP 5      /* image alone; title's top padding below the button's top */
#define REGLET_BUTTON_STYLE_CENTER_BOTTOM 6   /* image alone; title's bottom padding above the button's bottom */
#define REGLET_BUTTON_STYLE_CENTER_UP 7       /* image alone; title padding above it */
#define REGLET_BUTTON_STYLE_CENTER_DOWN 8     /* image alone; title padding below it */
#define REGLET_BUTTON_STYLE_RIGHT_LEFT 9      /* image at the right edge, title at the left, padding from each */
#define REGLET_BUTTON_STYLE_LEFT_RIGHT 10     /* image at the left edge, title at the right, padding from each */
#define REGLET_BUTTON_STYLE_IMAGE_LEADING 11  /* LEFT; right to left, RIGHT */
#define REGLET_BUTTON_STYLE_IMAGE_TRAILING 12 /* RIGHT; right to left, LEFT */
#define REGLET_BUTTON_STYLE_SPREAD_LEADING 13 /* LEFT_RIGHT; right to left, RIGHT_LEFT */
#define REGLET_BUTTON_STYLE_SPREAD_TRAILING 14 /* RIGHT_LEFT; right to left, LEFT_RIGHT */

/* Where the content is, horizontally. Fill is for reglet_button_layout only. */
typedef int32_t reglet_button_horizontal;

#define REGLET_BUTTON_HORIZONTAL_CENTER 0
#define REGLET_BUTTON_HORIZONTAL_LEFT 1
#define REGLET_BUTTON_HORIZONTAL_RIGHT 2
#define REGLET_BUTTON_HORIZONTAL_FILL 3
#define REGLET_BUTTON_HORIZONTAL_LEADING 4
#define REGLET_BUTTON_HORIZONTAL_TRAILING 5

/* Where each item is, vertically. Fill is for reglet_button_layout only. */
typedef int32_t reglet_button_vertical;

#define REGLET_BUTTON_VERTICAL_CENTER 0
#define REGLET_BUTTON_VERTICAL_TOP 1
#define REGLET_BUTTON_VERTICAL_BOTTOM 2
#define REGLET_BUTTON_VERTICAL_FILL 3

/* What becomes of a title for which image and padding leave too little room beside the image. */
typedef int32_t reglet_button_fit;

#define REGLET_BUTTON_FIT_NONE 0     /* padding costs it no width: items leave the button or overlap, as the flags say */
#define REGLET_BUTTON_FIT_TRUNCATE 1 /* it gets the room that there is */

/* What the frames of a button show: the sum of any of these. Distances of up to 1e-9 points do not count, so that the
 * rounding of sums sets no flag. A frame without area may be outside, but overlaps nothing. */
typedef int32_t reglet_button_flags;

#define REGLET_BUTTON_FLAG_EMPTY 1            /* a dimension of the bounds is 0: all frames are 0, no other flag is set */
#define REGLET_BUTTON_FLAG_OVERFLOW_LEFT 2    /* a frame begins left of the bounds */
#define REGLET_BUTTON_FLAG_OVERFLOW_TOP 4     /* a frame begins above the bounds */
#define REGLET_BUTTON_FLAG_OVERFLOW_RIGHT 8   /* a frame ends right of the bounds */
#define REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM 16 /* a frame ends below the bounds */
#define REGLET_BUTTON_FLAG_OVERLAP 32         /* image and title have an area in common */
#define REGLET_BUTTON_FLAG_TITLE_TRUNCATED 64 /* the title's frame is narrower than its natural width */

/* How a button places its content. A field that is 0 has its default, as has a NULL instead of the struct:
 * reglet_button_options options = {.struct_size = sizeof options}; */
typedef struct reglet_button_options {
    uint32_t struct_size; /* sizeof(reglet_button_options) */
    reglet_button_horizontal horizontal;
    reglet_button_vertical vertical;
    reglet_direction direction;
    reglet_insets content; /* taken from the bounds before anything is placed; edges that cross meet halfway */
    double scale;          /* pixels in a point: origins of frames are rounded to pixels, halves upwards; 0 for no rounding */
} reglet_button_options;

/* ==== Export: JSON, HTML, ANSI, Markdown, SVG, plain text ==== */

/* The colours that a terminal has. */
typedef int32_t reglet_ansi_colors;

#define REGLET_ANSI_TRUE_COLOR 0 /* 16,777,216 */
#define REGLET_ANSI_256 1        /* xterm's cube of 216 and its 24 greys */
#define REGLET_ANSI_16 2         /* eight and their bright forms, as xterm has them */

#endif
