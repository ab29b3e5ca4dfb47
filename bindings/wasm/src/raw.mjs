// Reglet's C interface for 32 bits. Generated from the C header; do not edit.

export const REGLET_VERSION_MAJOR = 0;
export const REGLET_VERSION_MINOR = 1;
export const REGLET_VERSION_PATCH = 0;
export const REGLET_OK = 0;
export const REGLET_STATUS_NULL_ARGUMENT = -1;
export const REGLET_STATUS_INVALID_VALUE = -2;
export const REGLET_STATUS_INVALID_NUMBER = -3;
export const REGLET_STATUS_INVALID_UTF8 = -4;
export const REGLET_STATUS_NOT_ON_BOUNDARY = -5;
export const REGLET_STATUS_INDEX_OUT_OF_RANGE = -6;
export const REGLET_STATUS_TOO_LARGE = -7;
export const REGLET_STATUS_BUFFER_TOO_SMALL = -8;
export const REGLET_STATUS_TRUNCATED_CODE = -20;
export const REGLET_STATUS_UNKNOWN_ARGUMENT = -21;
export const REGLET_STATUS_UNKNOWN_CODE = -22;
export const REGLET_STATUS_MALFORMED_NUMBER = -23;
export const REGLET_STATUS_UNEXPECTED_NUMBER = -24;
export const REGLET_STATUS_MISSING_NUMBER = -25;
export const REGLET_STATUS_VALUE_OUT_OF_RANGE = -26;
export const REGLET_STATUS_NESTED_LINK = -27;
export const REGLET_STATUS_UNOPENED_LINK = -28;
export const REGLET_STATUS_UNCLOSED_LINK = -29;
export const REGLET_STATUS_UNKNOWN_FAMILY = -40;
export const REGLET_STATUS_UNKNOWN_FACE = -41;
export const REGLET_STATUS_DUPLICATE_FACE = -42;
export const REGLET_STATUS_INVALID_FAMILY = -43;
export const REGLET_STATUS_INVALID_FONT = -44;
export const REGLET_STATUS_INVALID_COLOR = -45;
export const REGLET_STATUS_CALLBACK_FAILED = -46;
export const REGLET_STATUS_INVALID_JSON = -60;
export const REGLET_STATUS_NOT_EXPRESSIBLE = -61;
export const REGLET_STATUS_UNREACHABLE = -62;
export const REGLET_DIRECTION_LEFT_TO_RIGHT = 0;
export const REGLET_DIRECTION_RIGHT_TO_LEFT = 1;
export const REGLET_UNIT_UTF8 = 0;
export const REGLET_UNIT_UTF16 = 1;
export const REGLET_UNIT_SCALAR = 2;
export const REGLET_LINE_NONE = 0;
export const REGLET_LINE_SINGLE = 1;
export const REGLET_LINE_DOUBLE = 2;
export const REGLET_ALIGNMENT_NATURAL = 0;
export const REGLET_ALIGNMENT_LEFT = 1;
export const REGLET_ALIGNMENT_CENTER = 2;
export const REGLET_ALIGNMENT_RIGHT = 3;
export const REGLET_ALIGNMENT_JUSTIFIED = 4;
export const REGLET_ATTRIBUTE_FAMILY = 1;
export const REGLET_ATTRIBUTE_WEIGHT = 2;
export const REGLET_ATTRIBUTE_ITALIC = 4;
export const REGLET_ATTRIBUTE_SIZE = 8;
export const REGLET_ATTRIBUTE_COLOR = 16;
export const REGLET_ATTRIBUTE_BACKGROUND = 32;
export const REGLET_ATTRIBUTE_UNDERLINE = 64;
export const REGLET_ATTRIBUTE_STRIKETHROUGH = 128;
export const REGLET_ATTRIBUTE_BASELINE_OFFSET = 256;
export const REGLET_ATTRIBUTE_KERN = 512;
export const REGLET_ATTRIBUTE_ALIGNMENT = 1024;
export const REGLET_ATTRIBUTE_ALL = 2047;
export const REGLET_ATTACHMENT_BASELINE = 0;
export const REGLET_ATTACHMENT_TEXT_TOP = 1;
export const REGLET_ATTACHMENT_TEXT_CENTER = 2;
export const REGLET_ATTACHMENT_TEXT_BOTTOM = 3;
export const REGLET_ATTACHMENT_CAP_CENTER = 4;
export const REGLET_ATTACHMENT_X_CENTER = 5;
export const REGLET_ATTACHMENT_LINE_TOP = 6;
export const REGLET_ATTACHMENT_LINE_BOTTOM = 7;
export const REGLET_BASE_DIRECTION_NATURAL = 0;
export const REGLET_BASE_DIRECTION_LTR = 1;
export const REGLET_BASE_DIRECTION_RTL = 2;
export const REGLET_BREAK_WORD = 0;
export const REGLET_BREAK_CHARACTER = 1;
export const REGLET_TRUNCATION_NONE = 0;
export const REGLET_TRUNCATION_HEAD = 1;
export const REGLET_TRUNCATION_MIDDLE = 2;
export const REGLET_TRUNCATION_TAIL = 3;
export const REGLET_VERTICAL_TOP = 0;
export const REGLET_VERTICAL_CENTER = 1;
export const REGLET_VERTICAL_BOTTOM = 2;
export const REGLET_RECT_TIGHT = 0;
export const REGLET_RECT_LINE = 1;
export const REGLET_RECT_LEADING = 2;
export const REGLET_PIECE_TEXT = 0;
export const REGLET_PIECE_TOKEN = 1;
export const REGLET_PIECE_HYPHEN = 2;
export const REGLET_BUTTON_STYLE_LEFT = 0;
export const REGLET_BUTTON_STYLE_RESET = 1;
export const REGLET_BUTTON_STYLE_RIGHT = 2;
export const REGLET_BUTTON_STYLE_TOP = 3;
export const REGLET_BUTTON_STYLE_BOTTOM = 4;
export const REGLET_BUTTON_STYLE_CENTER_TOP = 5;
export const REGLET_BUTTON_STYLE_CENTER_BOTTOM = 6;
export const REGLET_BUTTON_STYLE_CENTER_UP = 7;
export const REGLET_BUTTON_STYLE_CENTER_DOWN = 8;
export const REGLET_BUTTON_STYLE_RIGHT_LEFT = 9;
export const REGLET_BUTTON_STYLE_LEFT_RIGHT = 10;
export const REGLET_BUTTON_STYLE_IMAGE_LEADING = 11;
export const REGLET_BUTTON_STYLE_IMAGE_TRAILING = 12;
export const REGLET_BUTTON_STYLE_SPREAD_LEADING = 13;
export const REGLET_BUTTON_STYLE_SPREAD_TRAILING = 14;
export const REGLET_BUTTON_HORIZONTAL_CENTER = 0;
export const REGLET_BUTTON_HORIZONTAL_LEFT = 1;
export const REGLET_BUTTON_HORIZONTAL_RIGHT = 2;
export const REGLET_BUTTON_HORIZONTAL_FILL = 3;
export const REGLET_BUTTON_HORIZONTAL_LEADING = 4;
export const REGLET_BUTTON_HORIZONTAL_TRAILING = 5;
export const REGLET_BUTTON_VERTICAL_CENTER = 0;
export const REGLET_BUTTON_VERTICAL_TOP = 1;
export const REGLET_BUTTON_VERTICAL_BOTTOM = 2;
export const REGLET_BUTTON_VERTICAL_FILL = 3;
export const REGLET_BUTTON_FIT_NONE = 0;
export const REGLET_BUTTON_FIT_TRUNCATE = 1;
export const REGLET_BUTTON_FLAG_EMPTY = 1;
export const REGLET_BUTTON_FLAG_OVERFLOW_LEFT = 2;
export const REGLET_BUTTON_FLAG_OVERFLOW_TOP = 4;
export const REGLET_BUTTON_FLAG_OVERFLOW_RIGHT = 8;
export const REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM = 16;
export const REGLET_BUTTON_FLAG_OVERLAP = 32;
export const REGLET_BUTTON_FLAG_TITLE_TRUNCATED = 64;
export const REGLET_ANSI_TRUE_COLOR = 0;
export const REGLET_ANSI_256 = 1;
export const REGLET_ANSI_16 = 2;

// name -> number of parameters
export const FUNCTIONS = {
    reglet_version: 0,
    reglet_status_name: 1,
    reglet_status_text: 1,
    reglet_alloc: 1,
    reglet_free: 1,
    reglet_fonts_create: 0,
    reglet_fonts_copy: 2,
    reglet_fonts_destroy: 1,
    reglet_fonts_family_count: 2,
    reglet_fonts_family_name: 5,
    reglet_fonts_family_weights: 4,
    reglet_fonts_register: 6,
    reglet_fonts_resolve: 6,
    reglet_fonts_face_named: 4,
    reglet_fonts_face_name: 5,
    reglet_fonts_face_css_weight: 3,
    reglet_fonts_face_with_weight: 4,
    reglet_fonts_face_by_weight: 4,
    reglet_fonts_face_with_slant: 4,
    reglet_fonts_size_by: 3,
    reglet_fonts_load_file: 6,
    reglet_fonts_set_measurer: 4,
    reglet_fonts_metrics: 4,
    reglet_fonts_measure: 6,
    reglet_text_create: 5,
    reglet_text_copy: 2,
    reglet_text_destroy: 1,
    reglet_text_equal: 3,
    reglet_text_count: 2,
    reglet_text_utf8: 4,
    reglet_text_utf8_range: 6,
    reglet_text_convert: 5,
    reglet_text_base: 5,
    reglet_color_parse: 3,
    reglet_text_append: 4,
    reglet_text_append_styled: 5,
    reglet_text_insert: 5,
    reglet_text_replace: 6,
    reglet_text_delete: 3,
    reglet_text_append_text: 2,
    reglet_text_insert_text: 3,
    reglet_text_replace_text: 4,
    reglet_text_slice: 4,
    reglet_text_set_attributes: 4,
    reglet_text_clear_attributes: 4,
    reglet_text_set_link: 5,
    reglet_text_clear_link: 3,
    reglet_text_runs: 5,
    reglet_text_run: 3,
    reglet_text_run_at: 3,
    reglet_text_run_attributes: 6,
    reglet_text_name: 5,
    reglet_text_link_range: 4,
    reglet_formatter_create: 0,
    reglet_formatter_copy: 2,
    reglet_formatter_destroy: 1,
    reglet_formatter_format: 6,
    reglet_formatter_diagnose: 7,
    reglet_escape: 5,
    reglet_formatter_set_defaults: 3,
    reglet_formatter_set_families: 4,
    reglet_formatter_set_colors: 3,
    reglet_formatter_set_links: 3,
    reglet_formatter_set_attachments: 3,
    reglet_formatter_set_lenient: 2,
    reglet_text_create_with_image: 7,
    reglet_text_insert_attachment: 3,
    reglet_text_replace_with_attachment: 4,
    reglet_text_remove_attachment: 2,
    reglet_text_attachment: 7,
    reglet_unicode_line_breaks: 7,
    reglet_unicode_graphemes: 7,
    reglet_unicode_bidi_levels: 8,
    reglet_unicode_bidi_order: 5,
    reglet_label_options_init: 1,
    reglet_label_create: 5,
    reglet_label_destroy: 1,
    reglet_label_set_options: 3,
    reglet_label_size: 2,
    reglet_label_content_size: 2,
    reglet_label_preferred_height: 3,
    reglet_label_size_that_fits: 4,
    reglet_label_content_widths: 3,
    reglet_label_hidden: 4,
    reglet_label_token: 2,
    reglet_label_lines: 4,
    reglet_label_rects: 7,
    reglet_label_backgrounds: 5,
    reglet_label_decorations: 4,
    reglet_label_pieces: 6,
    reglet_label_carets: 5,
    reglet_label_hit: 5,
    reglet_label_link_count: 2,
    reglet_label_link_rects: 5,
    reglet_label_link_at: 5,
    reglet_link_tracker_begin: 2,
    reglet_link_tracker_move: 2,
    reglet_link_tracker_end: 3,
    reglet_link_tracker_cancel: 1,
    reglet_button_insets: 9,
    reglet_button_layout: 11,
    reglet_button_arrange: 12,
    reglet_button_insets_for: 10,
    reglet_button_fitting_size: 8,
    reglet_text_to_json: 4,
    reglet_text_from_json: 4,
    reglet_text_to_ansi: 5,
    reglet_text_to_plain: 4,
    reglet_text_to_html: 6,
    reglet_text_to_markdown: 5,
    reglet_text_to_format: 6,
    reglet_label_to_svg: 5,
};

export const reglet_error = {
    size: 8,
    read: (view, at) => ({
        code: view.getInt32(at, true),
        byte_offset: view.getUint32(at + 4, true),
    }),
    write(view, at, { code = 0, byte_offset = 0 }) {
        view.setInt32(at, code, true);
        view.setUint32(at + 4, byte_offset, true);
    },
};

export const reglet_point = {
    size: 16,
    read: (view, at) => ({
        x: view.getFloat64(at, true),
        y: view.getFloat64(at + 8, true),
    }),
    write(view, at, { x = 0, y = 0 }) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, y, true);
    },
};

export const reglet_size = {
    size: 16,
    read: (view, at) => ({
        width: view.getFloat64(at, true),
        height: view.getFloat64(at + 8, true),
    }),
    write(view, at, { width = 0, height = 0 }) {
        view.setFloat64(at, width, true);
        view.setFloat64(at + 8, height, true);
    },
};

export const reglet_rect = {
    size: 32,
    read: (view, at) => ({
        x: view.getFloat64(at, true),
        y: view.getFloat64(at + 8, true),
        width: view.getFloat64(at + 16, true),
        height: view.getFloat64(at + 24, true),
    }),
    write(view, at, { x = 0, y = 0, width = 0, height = 0 }) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, y, true);
        view.setFloat64(at + 16, width, true);
        view.setFloat64(at + 24, height, true);
    },
};

export const reglet_insets = {
    size: 32,
    read: (view, at) => ({
        top: view.getFloat64(at, true),
        left: view.getFloat64(at + 8, true),
        bottom: view.getFloat64(at + 16, true),
        right: view.getFloat64(at + 24, true),
    }),
    write(view, at, { top = 0, left = 0, bottom = 0, right = 0 }) {
        view.setFloat64(at, top, true);
        view.setFloat64(at + 8, left, true);
        view.setFloat64(at + 16, bottom, true);
        view.setFloat64(at + 24, right, true);
    },
};

export const reglet_face = {
    size: 16,
    read: (view, at) => ({
        family: view.getInt32(at, true),
        weight: view.getInt32(at + 4, true),
        italic: view.getInt32(at + 8, true),
        italic_missing: view.getInt32(at + 12, true),
    }),
    write(view, at, { family = 0, weight = 0, italic = 0, italic_missing = 0 }) {
        view.setInt32(at, family, true);
        view.setInt32(at + 4, weight, true);
        view.setInt32(at + 8, italic, true);
        view.setInt32(at + 12, italic_missing, true);
    },
};

export const reglet_rung = {
    size: 24,
    read: (view, at) => ({
        regular: view.getUint32(at, true),
        regular_length: view.getUint32(at + 4, true),
        italic: view.getUint32(at + 8, true),
        italic_length: view.getUint32(at + 12, true),
        weight: view.getInt32(at + 16, true),
        reserved: view.getInt32(at + 20, true),
    }),
    write(view, at, { regular = 0, regular_length = 0, italic = 0, italic_length = 0, weight = 0, reserved = 0 }) {
        view.setUint32(at, regular, true);
        view.setUint32(at + 4, regular_length, true);
        view.setUint32(at + 8, italic, true);
        view.setUint32(at + 12, italic_length, true);
        view.setInt32(at + 16, weight, true);
        view.setInt32(at + 20, reserved, true);
    },
};

export const reglet_font_metrics = {
    size: 48,
    read: (view, at) => ({
        ascent: view.getFloat64(at, true),
        descent: view.getFloat64(at + 8, true),
        leading: view.getFloat64(at + 16, true),
        cap_height: view.getFloat64(at + 24, true),
        x_height: view.getFloat64(at + 32, true),
        approximate: view.getInt32(at + 40, true),
        reserved: view.getInt32(at + 44, true),
    }),
    write(view, at, { ascent = 0, descent = 0, leading = 0, cap_height = 0, x_height = 0, approximate = 0, reserved = 0 }) {
        view.setFloat64(at, ascent, true);
        view.setFloat64(at + 8, descent, true);
        view.setFloat64(at + 16, leading, true);
        view.setFloat64(at + 24, cap_height, true);
        view.setFloat64(at + 32, x_height, true);
        view.setInt32(at + 40, approximate, true);
        view.setInt32(at + 44, reserved, true);
    },
};

export const reglet_cluster = {
    size: 16,
    read: (view, at) => ({
        advance: view.getFloat64(at, true),
        start: view.getUint32(at + 8, true),
        end: view.getUint32(at + 12, true),
    }),
    write(view, at, { advance = 0, start = 0, end = 0 }) {
        view.setFloat64(at, advance, true);
        view.setUint32(at + 8, start, true);
        view.setUint32(at + 12, end, true);
    },
};

export const reglet_measure_request = {
    size: 32,
    read: (view, at) => ({
        size: view.getFloat64(at, true),
        text: view.getUint32(at + 8, true),
        text_length: view.getUint32(at + 12, true),
        face: view.getUint32(at + 16, true),
        face_length: view.getUint32(at + 20, true),
        boundaries: view.getUint32(at + 24, true),
        count: view.getUint32(at + 28, true),
    }),
    write(view, at, { size = 0, text = 0, text_length = 0, face = 0, face_length = 0, boundaries = 0, count = 0 }) {
        view.setFloat64(at, size, true);
        view.setUint32(at + 8, text, true);
        view.setUint32(at + 12, text_length, true);
        view.setUint32(at + 16, face, true);
        view.setUint32(at + 20, face_length, true);
        view.setUint32(at + 24, boundaries, true);
        view.setUint32(at + 28, count, true);
    },
};

export const reglet_attributes = {
    size: 72,
    read: (view, at) => ({
        struct_size: view.getUint32(at, true),
        mask: view.getUint32(at + 4, true),
        family: view.getUint32(at + 8, true),
        family_length: view.getUint32(at + 12, true),
        size: view.getFloat64(at + 16, true),
        baseline_offset: view.getFloat64(at + 24, true),
        kern: view.getFloat64(at + 32, true),
        color: view.getUint32(at + 40, true),
        background: view.getUint32(at + 44, true),
        weight: view.getInt32(at + 48, true),
        italic: view.getInt32(at + 52, true),
        underline: view.getInt32(at + 56, true),
        strikethrough: view.getInt32(at + 60, true),
        alignment: view.getInt32(at + 64, true),
        reserved: view.getUint32(at + 68, true),
    }),
    write(view, at, { struct_size = 0, mask = 0, family = 0, family_length = 0, size = 0, baseline_offset = 0, kern = 0, color = 0, background = 0, weight = 0, italic = 0, underline = 0, strikethrough = 0, alignment = 0, reserved = 0 }) {
        view.setUint32(at, struct_size, true);
        view.setUint32(at + 4, mask, true);
        view.setUint32(at + 8, family, true);
        view.setUint32(at + 12, family_length, true);
        view.setFloat64(at + 16, size, true);
        view.setFloat64(at + 24, baseline_offset, true);
        view.setFloat64(at + 32, kern, true);
        view.setUint32(at + 40, color, true);
        view.setUint32(at + 44, background, true);
        view.setInt32(at + 48, weight, true);
        view.setInt32(at + 52, italic, true);
        view.setInt32(at + 56, underline, true);
        view.setInt32(at + 60, strikethrough, true);
        view.setInt32(at + 64, alignment, true);
        view.setUint32(at + 68, reserved, true);
    },
};

export const reglet_run = {
    size: 80,
    read: (view, at) => ({
        size: view.getFloat64(at, true),
        baseline_offset: view.getFloat64(at + 8, true),
        kern: view.getFloat64(at + 16, true),
        start: view.getUint32(at + 24, true),
        end: view.getUint32(at + 28, true),
        color: view.getUint32(at + 32, true),
        background: view.getUint32(at + 36, true),
        family: view.getInt32(at + 40, true),
        weight: view.getInt32(at + 44, true),
        italic: view.getInt32(at + 48, true),
        underline: view.getInt32(at + 52, true),
        strikethrough: view.getInt32(at + 56, true),
        alignment: view.getInt32(at + 60, true),
        link: view.getInt32(at + 64, true),
        target: view.getInt32(at + 68, true),
        attachment: view.getInt32(at + 72, true),
        look: view.getInt32(at + 76, true),
    }),
    write(view, at, { size = 0, baseline_offset = 0, kern = 0, start = 0, end = 0, color = 0, background = 0, family = 0, weight = 0, italic = 0, underline = 0, strikethrough = 0, alignment = 0, link = 0, target = 0, attachment = 0, look = 0 }) {
        view.setFloat64(at, size, true);
        view.setFloat64(at + 8, baseline_offset, true);
        view.setFloat64(at + 16, kern, true);
        view.setUint32(at + 24, start, true);
        view.setUint32(at + 28, end, true);
        view.setUint32(at + 32, color, true);
        view.setUint32(at + 36, background, true);
        view.setInt32(at + 40, family, true);
        view.setInt32(at + 44, weight, true);
        view.setInt32(at + 48, italic, true);
        view.setInt32(at + 52, underline, true);
        view.setInt32(at + 56, strikethrough, true);
        view.setInt32(at + 60, alignment, true);
        view.setInt32(at + 64, link, true);
        view.setInt32(at + 68, target, true);
        view.setInt32(at + 72, attachment, true);
        view.setInt32(at + 76, look, true);
    },
};

export const reglet_text_counts = {
    size: 28,
    read: (view, at) => ({
        utf8: view.getUint32(at, true),
        utf16: view.getUint32(at + 4, true),
        scalars: view.getUint32(at + 8, true),
        runs: view.getUint32(at + 12, true),
        links: view.getUint32(at + 16, true),
        attachments: view.getUint32(at + 20, true),
        names: view.getUint32(at + 24, true),
    }),
    write(view, at, { utf8 = 0, utf16 = 0, scalars = 0, runs = 0, links = 0, attachments = 0, names = 0 }) {
        view.setUint32(at, utf8, true);
        view.setUint32(at + 4, utf16, true);
        view.setUint32(at + 8, scalars, true);
        view.setUint32(at + 12, runs, true);
        view.setUint32(at + 16, links, true);
        view.setUint32(at + 20, attachments, true);
        view.setUint32(at + 24, names, true);
    },
};

export const reglet_string = {
    size: 8,
    read: (view, at) => ({
        utf8: view.getUint32(at, true),
        length: view.getUint32(at + 4, true),
    }),
    write(view, at, { utf8 = 0, length = 0 }) {
        view.setUint32(at, utf8, true);
        view.setUint32(at + 4, length, true);
    },
};

export const reglet_argument = {
    size: 16,
    read: (view, at) => ({
        name: view.getUint32(at, true),
        name_length: view.getUint32(at + 4, true),
        value: view.getUint32(at + 8, true),
        value_length: view.getUint32(at + 12, true),
    }),
    write(view, at, { name = 0, name_length = 0, value = 0, value_length = 0 }) {
        view.setUint32(at, name, true);
        view.setUint32(at + 4, name_length, true);
        view.setUint32(at + 8, value, true);
        view.setUint32(at + 12, value_length, true);
    },
};

export const reglet_arguments = {
    size: 24,
    read: (view, at) => ({
        struct_size: view.getUint32(at, true),
        reserved: view.getUint32(at + 4, true),
        values: view.getUint32(at + 8, true),
        value_count: view.getUint32(at + 12, true),
        named: view.getUint32(at + 16, true),
        named_count: view.getUint32(at + 20, true),
    }),
    write(view, at, { struct_size = 0, reserved = 0, values = 0, value_count = 0, named = 0, named_count = 0 }) {
        view.setUint32(at, struct_size, true);
        view.setUint32(at + 4, reserved, true);
        view.setUint32(at + 8, values, true);
        view.setUint32(at + 12, value_count, true);
        view.setUint32(at + 16, named, true);
        view.setUint32(at + 20, named_count, true);
    },
};

export const reglet_attachment = {
    size: 64,
    read: (view, at) => ({
        struct_size: view.getUint32(at, true),
        alignment: view.getInt32(at + 4, true),
        name: view.getUint32(at + 8, true),
        name_length: view.getUint32(at + 12, true),
        alternative_text: view.getUint32(at + 16, true),
        alternative_length: view.getUint32(at + 20, true),
        tag_low: view.getUint32(at + 24, true),
        tag_high: view.getUint32(at + 28, true),
        width: view.getFloat64(at + 32, true),
        height: view.getFloat64(at + 40, true),
        x: view.getFloat64(at + 48, true),
        y: view.getFloat64(at + 56, true),
    }),
    write(view, at, { struct_size = 0, alignment = 0, name = 0, name_length = 0, alternative_text = 0, alternative_length = 0, tag_low = 0, tag_high = 0, width = 0, height = 0, x = 0, y = 0 }) {
        view.setUint32(at, struct_size, true);
        view.setInt32(at + 4, alignment, true);
        view.setUint32(at + 8, name, true);
        view.setUint32(at + 12, name_length, true);
        view.setUint32(at + 16, alternative_text, true);
        view.setUint32(at + 20, alternative_length, true);
        view.setUint32(at + 24, tag_low, true);
        view.setUint32(at + 28, tag_high, true);
        view.setFloat64(at + 32, width, true);
        view.setFloat64(at + 40, height, true);
        view.setFloat64(at + 48, x, true);
        view.setFloat64(at + 56, y, true);
    },
};

export const reglet_line_break = {
    size: 8,
    read: (view, at) => ({
        offset: view.getUint32(at, true),
        mandatory: view.getInt32(at + 4, true),
    }),
    write(view, at, { offset = 0, mandatory = 0 }) {
        view.setUint32(at, offset, true);
        view.setInt32(at + 4, mandatory, true);
    },
};

export const reglet_label_options = {
    size: 112,
    read: (view, at) => ({
        struct_size: view.getUint32(at, true),
        max_lines: view.getInt32(at + 4, true),
        width: view.getFloat64(at + 8, true),
        height: view.getFloat64(at + 16, true),
        tab_width: view.getFloat64(at + 24, true),
        scale: view.getFloat64(at + 32, true),
        insets: reglet_insets.read(view, at + 40),
        token: view.getUint32(at + 72, true),
        token_length: view.getUint32(at + 76, true),
        token_text: view.getUint32(at + 80, true),
        reserved_size: view.getUint32(at + 84, true),
        break_mode: view.getInt32(at + 88, true),
        truncation: view.getInt32(at + 92, true),
        direction: view.getInt32(at + 96, true),
        vertical: view.getInt32(at + 100, true),
        empty_is_line: view.getInt32(at + 104, true),
        reserved: view.getUint32(at + 108, true),
    }),
    write(view, at, { struct_size = 0, max_lines = 0, width = 0, height = 0, tab_width = 0, scale = 0, insets = {}, token = 0, token_length = 0, token_text = 0, reserved_size = 0, break_mode = 0, truncation = 0, direction = 0, vertical = 0, empty_is_line = 0, reserved = 0 }) {
        view.setUint32(at, struct_size, true);
        view.setInt32(at + 4, max_lines, true);
        view.setFloat64(at + 8, width, true);
        view.setFloat64(at + 16, height, true);
        view.setFloat64(at + 24, tab_width, true);
        view.setFloat64(at + 32, scale, true);
        reglet_insets.write(view, at + 40, insets);
        view.setUint32(at + 72, token, true);
        view.setUint32(at + 76, token_length, true);
        view.setUint32(at + 80, token_text, true);
        view.setUint32(at + 84, reserved_size, true);
        view.setInt32(at + 88, break_mode, true);
        view.setInt32(at + 92, truncation, true);
        view.setInt32(at + 96, direction, true);
        view.setInt32(at + 100, vertical, true);
        view.setInt32(at + 104, empty_is_line, true);
        view.setUint32(at + 108, reserved, true);
    },
};

export const reglet_line = {
    size: 56,
    read: (view, at) => ({
        x: view.getFloat64(at, true),
        baseline: view.getFloat64(at + 8, true),
        ascent: view.getFloat64(at + 16, true),
        descent: view.getFloat64(at + 24, true),
        leading: view.getFloat64(at + 32, true),
        width: view.getFloat64(at + 40, true),
        start: view.getUint32(at + 48, true),
        end: view.getUint32(at + 52, true),
    }),
    write(view, at, { x = 0, baseline = 0, ascent = 0, descent = 0, leading = 0, width = 0, start = 0, end = 0 }) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, baseline, true);
        view.setFloat64(at + 16, ascent, true);
        view.setFloat64(at + 24, descent, true);
        view.setFloat64(at + 32, leading, true);
        view.setFloat64(at + 40, width, true);
        view.setUint32(at + 48, start, true);
        view.setUint32(at + 52, end, true);
    },
};

export const reglet_background = {
    size: 40,
    read: (view, at) => ({
        rect: reglet_rect.read(view, at),
        color: view.getUint32(at + 32, true),
        line: view.getInt32(at + 36, true),
    }),
    write(view, at, { rect = {}, color = 0, line = 0 }) {
        reglet_rect.write(view, at, rect);
        view.setUint32(at + 32, color, true);
        view.setInt32(at + 36, line, true);
    },
};

export const reglet_decoration = {
    size: 48,
    read: (view, at) => ({
        x: view.getFloat64(at, true),
        y: view.getFloat64(at + 8, true),
        width: view.getFloat64(at + 16, true),
        thickness: view.getFloat64(at + 24, true),
        color: view.getUint32(at + 32, true),
        line: view.getInt32(at + 36, true),
        strikethrough: view.getInt32(at + 40, true),
        style: view.getInt32(at + 44, true),
    }),
    write(view, at, { x = 0, y = 0, width = 0, thickness = 0, color = 0, line = 0, strikethrough = 0, style = 0 }) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, y, true);
        view.setFloat64(at + 16, width, true);
        view.setFloat64(at + 24, thickness, true);
        view.setUint32(at + 32, color, true);
        view.setInt32(at + 36, line, true);
        view.setInt32(at + 40, strikethrough, true);
        view.setInt32(at + 44, style, true);
    },
};

export const reglet_piece = {
    size: 88,
    read: (view, at) => ({
        x: view.getFloat64(at, true),
        baseline: view.getFloat64(at + 8, true),
        width: view.getFloat64(at + 16, true),
        attachment_box: reglet_rect.read(view, at + 24),
        start: view.getUint32(at + 56, true),
        end: view.getUint32(at + 60, true),
        line: view.getInt32(at + 64, true),
        run: view.getInt32(at + 68, true),
        link: view.getInt32(at + 72, true),
        attachment: view.getInt32(at + 76, true),
        level: view.getInt32(at + 80, true),
        content: view.getInt32(at + 84, true),
    }),
    write(view, at, { x = 0, baseline = 0, width = 0, attachment_box = {}, start = 0, end = 0, line = 0, run = 0, link = 0, attachment = 0, level = 0, content = 0 }) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, baseline, true);
        view.setFloat64(at + 16, width, true);
        reglet_rect.write(view, at + 24, attachment_box);
        view.setUint32(at + 56, start, true);
        view.setUint32(at + 60, end, true);
        view.setInt32(at + 64, line, true);
        view.setInt32(at + 68, run, true);
        view.setInt32(at + 72, link, true);
        view.setInt32(at + 76, attachment, true);
        view.setInt32(at + 80, level, true);
        view.setInt32(at + 84, content, true);
    },
};

export const reglet_hit = {
    size: 16,
    read: (view, at) => ({
        index: view.getUint32(at, true),
        line: view.getInt32(at + 4, true),
        trailing: view.getInt32(at + 8, true),
        token: view.getInt32(at + 12, true),
    }),
    write(view, at, { index = 0, line = 0, trailing = 0, token = 0 }) {
        view.setUint32(at, index, true);
        view.setInt32(at + 4, line, true);
        view.setInt32(at + 8, trailing, true);
        view.setInt32(at + 12, token, true);
    },
};

export const reglet_link_tracker = {
    size: 8,
    read: (view, at) => ({
        highlighted: view.getInt32(at, true),
        tracked: view.getInt32(at + 4, true),
    }),
    write(view, at, { highlighted = 0, tracked = 0 }) {
        view.setInt32(at, highlighted, true);
        view.setInt32(at + 4, tracked, true);
    },
};

export const reglet_button_options = {
    size: 56,
    read: (view, at) => ({
        struct_size: view.getUint32(at, true),
        horizontal: view.getInt32(at + 4, true),
        vertical: view.getInt32(at + 8, true),
        direction: view.getInt32(at + 12, true),
        content: reglet_insets.read(view, at + 16),
        scale: view.getFloat64(at + 48, true),
    }),
    write(view, at, { struct_size = 0, horizontal = 0, vertical = 0, direction = 0, content = {}, scale = 0 }) {
        view.setUint32(at, struct_size, true);
        view.setInt32(at + 4, horizontal, true);
        view.setInt32(at + 8, vertical, true);
        view.setInt32(at + 12, direction, true);
        reglet_insets.write(view, at + 16, content);
        view.setFloat64(at + 48, scale, true);
    },
};
