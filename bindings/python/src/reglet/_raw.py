"""Reglet's C interface, as ctypes. Generated from the C header; do not edit."""

from ctypes import (CFUNCTYPE, POINTER, Structure, c_char, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_uint16,
                    c_uint32, c_void_p)
from typing import Any


class Pointer(c_void_p):
    """A handle. As an argument it is itself, or in an object that holds it: ctypes would call any number or text one."""

    @classmethod
    def from_param(cls, value: Any) -> Any:
        pointer = getattr(value, "_as_parameter_", value)
        if pointer is not None and not isinstance(pointer, cls):
            raise TypeError(f"an object of the wrong type: {type(value).__name__}")
        return pointer


REGLET_VERSION_MAJOR = 0
REGLET_VERSION_MINOR = 1
REGLET_VERSION_PATCH = 0
REGLET_OK = 0
REGLET_STATUS_NULL_ARGUMENT = -1
REGLET_STATUS_INVALID_VALUE = -2
REGLET_STATUS_INVALID_NUMBER = -3
REGLET_STATUS_INVALID_UTF8 = -4
REGLET_STATUS_NOT_ON_BOUNDARY = -5
REGLET_STATUS_INDEX_OUT_OF_RANGE = -6
REGLET_STATUS_TOO_LARGE = -7
REGLET_STATUS_BUFFER_TOO_SMALL = -8
REGLET_STATUS_TRUNCATED_CODE = -20
REGLET_STATUS_UNKNOWN_ARGUMENT = -21
REGLET_STATUS_UNKNOWN_CODE = -22
REGLET_STATUS_MALFORMED_NUMBER = -23
REGLET_STATUS_UNEXPECTED_NUMBER = -24
REGLET_STATUS_MISSING_NUMBER = -25
REGLET_STATUS_VALUE_OUT_OF_RANGE = -26
REGLET_STATUS_NESTED_LINK = -27
REGLET_STATUS_UNOPENED_LINK = -28
REGLET_STATUS_UNCLOSED_LINK = -29
REGLET_STATUS_UNKNOWN_FAMILY = -40
REGLET_STATUS_UNKNOWN_FACE = -41
REGLET_STATUS_DUPLICATE_FACE = -42
REGLET_STATUS_INVALID_FAMILY = -43
REGLET_STATUS_INVALID_FONT = -44
REGLET_STATUS_INVALID_COLOR = -45
REGLET_STATUS_CALLBACK_FAILED = -46
REGLET_STATUS_INVALID_JSON = -60
REGLET_STATUS_NOT_EXPRESSIBLE = -61
REGLET_STATUS_UNREACHABLE = -62
REGLET_DIRECTION_LEFT_TO_RIGHT = 0
REGLET_DIRECTION_RIGHT_TO_LEFT = 1
REGLET_UNIT_UTF8 = 0
REGLET_UNIT_UTF16 = 1
REGLET_UNIT_SCALAR = 2
REGLET_LINE_NONE = 0
REGLET_LINE_SINGLE = 1
REGLET_LINE_DOUBLE = 2
REGLET_ALIGNMENT_NATURAL = 0
REGLET_ALIGNMENT_LEFT = 1
REGLET_ALIGNMENT_CENTER = 2
REGLET_ALIGNMENT_RIGHT = 3
REGLET_ALIGNMENT_JUSTIFIED = 4
REGLET_ATTRIBUTE_FAMILY = 1
REGLET_ATTRIBUTE_WEIGHT = 2
REGLET_ATTRIBUTE_ITALIC = 4
REGLET_ATTRIBUTE_SIZE = 8
REGLET_ATTRIBUTE_COLOR = 16
REGLET_ATTRIBUTE_BACKGROUND = 32
REGLET_ATTRIBUTE_UNDERLINE = 64
REGLET_ATTRIBUTE_STRIKETHROUGH = 128
REGLET_ATTRIBUTE_BASELINE_OFFSET = 256
REGLET_ATTRIBUTE_KERN = 512
REGLET_ATTRIBUTE_ALIGNMENT = 1024
REGLET_ATTRIBUTE_ALL = 2047
REGLET_ATTACHMENT_BASELINE = 0
REGLET_ATTACHMENT_TEXT_TOP = 1
REGLET_ATTACHMENT_TEXT_CENTER = 2
REGLET_ATTACHMENT_TEXT_BOTTOM = 3
REGLET_ATTACHMENT_CAP_CENTER = 4
REGLET_ATTACHMENT_X_CENTER = 5
REGLET_ATTACHMENT_LINE_TOP = 6
REGLET_ATTACHMENT_LINE_BOTTOM = 7
REGLET_BASE_DIRECTION_NATURAL = 0
REGLET_BASE_DIRECTION_LTR = 1
REGLET_BASE_DIRECTION_RTL = 2
REGLET_BREAK_WORD = 0
REGLET_BREAK_CHARACTER = 1
REGLET_TRUNCATION_NONE = 0
REGLET_TRUNCATION_HEAD = 1
REGLET_TRUNCATION_MIDDLE = 2
REGLET_TRUNCATION_TAIL = 3
REGLET_VERTICAL_TOP = 0
REGLET_VERTICAL_CENTER = 1
REGLET_VERTICAL_BOTTOM = 2
REGLET_RECT_TIGHT = 0
REGLET_RECT_LINE = 1
REGLET_RECT_LEADING = 2
REGLET_PIECE_TEXT = 0
REGLET_PIECE_TOKEN = 1
REGLET_PIECE_HYPHEN = 2
REGLET_BUTTON_STYLE_LEFT = 0
REGLET_BUTTON_STYLE_RESET = 1
REGLET_BUTTON_STYLE_RIGHT = 2
REGLET_BUTTON_STYLE_TOP = 3
REGLET_BUTTON_STYLE_BOTTOM = 4
REGLET_BUTTON_STYLE_CENTER_TOP = 5
REGLET_BUTTON_STYLE_CENTER_BOTTOM = 6
REGLET_BUTTON_STYLE_CENTER_UP = 7
REGLET_BUTTON_STYLE_CENTER_DOWN = 8
REGLET_BUTTON_STYLE_RIGHT_LEFT = 9
REGLET_BUTTON_STYLE_LEFT_RIGHT = 10
REGLET_BUTTON_STYLE_IMAGE_LEADING = 11
REGLET_BUTTON_STYLE_IMAGE_TRAILING = 12
REGLET_BUTTON_STYLE_SPREAD_LEADING = 13
REGLET_BUTTON_STYLE_SPREAD_TRAILING = 14
REGLET_BUTTON_HORIZONTAL_CENTER = 0
REGLET_BUTTON_HORIZONTAL_LEFT = 1
REGLET_BUTTON_HORIZONTAL_RIGHT = 2
REGLET_BUTTON_HORIZONTAL_FILL = 3
REGLET_BUTTON_HORIZONTAL_LEADING = 4
REGLET_BUTTON_HORIZONTAL_TRAILING = 5
REGLET_BUTTON_VERTICAL_CENTER = 0
REGLET_BUTTON_VERTICAL_TOP = 1
REGLET_BUTTON_VERTICAL_BOTTOM = 2
REGLET_BUTTON_VERTICAL_FILL = 3
REGLET_BUTTON_FIT_NONE = 0
REGLET_BUTTON_FIT_TRUNCATE = 1
REGLET_BUTTON_FLAG_EMPTY = 1
REGLET_BUTTON_FLAG_OVERFLOW_LEFT = 2
REGLET_BUTTON_FLAG_OVERFLOW_TOP = 4
REGLET_BUTTON_FLAG_OVERFLOW_RIGHT = 8
REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM = 16
REGLET_BUTTON_FLAG_OVERLAP = 32
REGLET_BUTTON_FLAG_TITLE_TRUNCATED = 64
REGLET_ANSI_TRUE_COLOR = 0
REGLET_ANSI_256 = 1
REGLET_ANSI_16 = 2


class reglet_fonts_cref(Pointer):
    pass


class reglet_text_cref(Pointer):
    pass


class reglet_formatter_cref(Pointer):
    pass


class reglet_label_cref(Pointer):
    pass


class reglet_fonts_ref(reglet_fonts_cref):
    pass


class reglet_text_ref(reglet_text_cref):
    pass


class reglet_formatter_ref(reglet_formatter_cref):
    pass


class reglet_label_ref(reglet_label_cref):
    pass


class reglet_error(Structure):
    _fields_ = [
        ("code", c_int32),
        ("byte_offset", c_uint32),
    ]


class reglet_point(Structure):
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
    ]


class reglet_size(Structure):
    _fields_ = [
        ("width", c_double),
        ("height", c_double),
    ]


class reglet_rect(Structure):
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("height", c_double),
    ]


class reglet_insets(Structure):
    _fields_ = [
        ("top", c_double),
        ("left", c_double),
        ("bottom", c_double),
        ("right", c_double),
    ]


class reglet_face(Structure):
    _fields_ = [
        ("family", c_int32),
        ("weight", c_int32),
        ("italic", c_int32),
        ("italic_missing", c_int32),
    ]


class reglet_rung(Structure):
    _fields_ = [
        ("regular", c_void_p),
        ("regular_length", c_size_t),
        ("italic", c_void_p),
        ("italic_length", c_size_t),
        ("weight", c_int32),
        ("reserved", c_int32),
    ]


class reglet_font_metrics(Structure):
    _fields_ = [
        ("ascent", c_double),
        ("descent", c_double),
        ("leading", c_double),
        ("cap_height", c_double),
        ("x_height", c_double),
        ("approximate", c_int32),
        ("reserved", c_int32),
    ]


class reglet_cluster(Structure):
    _fields_ = [
        ("advance", c_double),
        ("start", c_uint32),
        ("end", c_uint32),
    ]


class reglet_measure_request(Structure):
    _fields_ = [
        ("size", c_double),
        ("text", c_void_p),
        ("text_length", c_size_t),
        ("face", c_void_p),
        ("face_length", c_size_t),
        ("boundaries", POINTER(c_size_t)),
        ("count", c_size_t),
    ]


class reglet_attributes(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("mask", c_uint32),
        ("family", c_void_p),
        ("family_length", c_size_t),
        ("size", c_double),
        ("baseline_offset", c_double),
        ("kern", c_double),
        ("color", c_uint32),
        ("background", c_uint32),
        ("weight", c_int32),
        ("italic", c_int32),
        ("underline", c_int32),
        ("strikethrough", c_int32),
        ("alignment", c_int32),
        ("reserved", c_uint32),
    ]


class reglet_run(Structure):
    _fields_ = [
        ("size", c_double),
        ("baseline_offset", c_double),
        ("kern", c_double),
        ("start", c_uint32),
        ("end", c_uint32),
        ("color", c_uint32),
        ("background", c_uint32),
        ("family", c_int32),
        ("weight", c_int32),
        ("italic", c_int32),
        ("underline", c_int32),
        ("strikethrough", c_int32),
        ("alignment", c_int32),
        ("link", c_int32),
        ("target", c_int32),
        ("attachment", c_int32),
        ("look", c_int32),
    ]


class reglet_text_counts(Structure):
    _fields_ = [
        ("utf8", c_uint32),
        ("utf16", c_uint32),
        ("scalars", c_uint32),
        ("runs", c_uint32),
        ("links", c_uint32),
        ("attachments", c_uint32),
        ("names", c_uint32),
    ]


class reglet_string(Structure):
    _fields_ = [
        ("utf8", c_void_p),
        ("length", c_size_t),
    ]


class reglet_argument(Structure):
    _fields_ = [
        ("name", c_void_p),
        ("name_length", c_size_t),
        ("value", c_void_p),
        ("value_length", c_size_t),
    ]


class reglet_arguments(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("values", POINTER(reglet_string)),
        ("value_count", c_size_t),
        ("named", POINTER(reglet_argument)),
        ("named_count", c_size_t),
    ]


class reglet_attachment(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("alignment", c_int32),
        ("name", c_void_p),
        ("name_length", c_size_t),
        ("alternative_text", c_void_p),
        ("alternative_length", c_size_t),
        ("tag_low", c_uint32),
        ("tag_high", c_uint32),
        ("width", c_double),
        ("height", c_double),
        ("x", c_double),
        ("y", c_double),
    ]


class reglet_line_break(Structure):
    _fields_ = [
        ("offset", c_uint32),
        ("mandatory", c_int32),
    ]


class reglet_label_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("max_lines", c_int32),
        ("width", c_double),
        ("height", c_double),
        ("tab_width", c_double),
        ("scale", c_double),
        ("insets", reglet_insets),
        ("token", c_void_p),
        ("token_length", c_size_t),
        ("token_text", reglet_text_cref),
        ("reserved_size", c_size_t),
        ("break_mode", c_int32),
        ("truncation", c_int32),
        ("direction", c_int32),
        ("vertical", c_int32),
        ("empty_is_line", c_int32),
        ("reserved", c_uint32),
    ]


class reglet_line(Structure):
    _fields_ = [
        ("x", c_double),
        ("baseline", c_double),
        ("ascent", c_double),
        ("descent", c_double),
        ("leading", c_double),
        ("width", c_double),
        ("start", c_uint32),
        ("end", c_uint32),
    ]


class reglet_background(Structure):
    _fields_ = [
        ("rect", reglet_rect),
        ("color", c_uint32),
        ("line", c_int32),
    ]


class reglet_decoration(Structure):
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("thickness", c_double),
        ("color", c_uint32),
        ("line", c_int32),
        ("strikethrough", c_int32),
        ("style", c_int32),
    ]


class reglet_piece(Structure):
    _fields_ = [
        ("x", c_double),
        ("baseline", c_double),
        ("width", c_double),
        ("attachment_box", reglet_rect),
        ("start", c_uint32),
        ("end", c_uint32),
        ("line", c_int32),
        ("run", c_int32),
        ("link", c_int32),
        ("attachment", c_int32),
        ("level", c_int32),
        ("content", c_int32),
    ]


class reglet_hit(Structure):
    _fields_ = [
        ("index", c_uint32),
        ("line", c_int32),
        ("trailing", c_int32),
        ("token", c_int32),
    ]


class reglet_link_tracker(Structure):
    _fields_ = [
        ("highlighted", c_int32),
        ("tracked", c_int32),
    ]


class reglet_button_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("horizontal", c_int32),
        ("vertical", c_int32),
        ("direction", c_int32),
        ("content", reglet_insets),
        ("scale", c_double),
    ]


reglet_measurer = CFUNCTYPE(c_int32, c_void_p, POINTER(reglet_measure_request), POINTER(c_double), POINTER(reglet_font_metrics))

reglet_release = CFUNCTYPE(None, c_void_p)

# name -> (result, parameters)
FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "reglet_version": (c_int32, []),
    "reglet_status_name": (c_char_p, [c_int32]),
    "reglet_status_text": (c_char_p, [c_int32]),
    "reglet_alloc": (c_void_p, [c_size_t]),
    "reglet_free": (None, [c_void_p]),
    "reglet_fonts_create": (reglet_fonts_ref, []),
    "reglet_fonts_copy": (c_int32, [reglet_fonts_cref, POINTER(reglet_fonts_ref)]),
    "reglet_fonts_destroy": (None, [reglet_fonts_ref]),
    "reglet_fonts_family_count": (c_int32, [reglet_fonts_cref, POINTER(c_size_t)]),
    "reglet_fonts_family_name": (c_int32, [reglet_fonts_cref, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_fonts_family_weights": (c_int32, [reglet_fonts_cref, c_int32, POINTER(c_int32), POINTER(c_int32)]),
    "reglet_fonts_register": (c_int32, [reglet_fonts_ref, c_char_p, c_size_t, POINTER(reglet_rung), c_size_t, POINTER(reglet_error)]),
    "reglet_fonts_resolve": (c_int32, [reglet_fonts_cref, c_char_p, c_size_t, c_int32, c_int32, POINTER(reglet_face)]),
    "reglet_fonts_face_named": (c_int32, [reglet_fonts_cref, c_char_p, c_size_t, POINTER(reglet_face)]),
    "reglet_fonts_face_name": (c_int32, [reglet_fonts_cref, POINTER(reglet_face), POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_fonts_face_css_weight": (c_int32, [reglet_fonts_cref, POINTER(reglet_face), POINTER(c_int32)]),
    "reglet_fonts_face_with_weight": (c_int32, [reglet_fonts_cref, POINTER(reglet_face), c_int32, POINTER(reglet_face)]),
    "reglet_fonts_face_by_weight": (c_int32, [reglet_fonts_cref, POINTER(reglet_face), c_int32, POINTER(reglet_face)]),
    "reglet_fonts_face_with_slant": (c_int32, [reglet_fonts_cref, POINTER(reglet_face), c_int32, POINTER(reglet_face)]),
    "reglet_fonts_size_by": (c_int32, [c_double, c_double, POINTER(c_double)]),
    "reglet_fonts_load_file": (c_int32, [reglet_fonts_ref, c_char_p, c_size_t, POINTER(c_uint8), c_size_t, c_size_t]),
    "reglet_fonts_set_measurer": (c_int32, [reglet_fonts_ref, reglet_measurer, c_void_p, reglet_release]),
    "reglet_fonts_metrics": (c_int32, [reglet_fonts_cref, POINTER(reglet_face), c_double, POINTER(reglet_font_metrics)]),
    "reglet_fonts_measure": (c_int32, [reglet_fonts_cref, reglet_text_cref, c_int32, POINTER(reglet_cluster), c_size_t, POINTER(c_size_t)]),
    "reglet_text_create": (c_int32, [c_char_p, c_size_t, POINTER(reglet_attributes), POINTER(reglet_text_ref), POINTER(reglet_error)]),
    "reglet_text_copy": (c_int32, [reglet_text_cref, POINTER(reglet_text_ref)]),
    "reglet_text_destroy": (None, [reglet_text_ref]),
    "reglet_text_equal": (c_int32, [reglet_text_cref, reglet_text_cref, POINTER(c_int32)]),
    "reglet_text_count": (c_int32, [reglet_text_cref, POINTER(reglet_text_counts)]),
    "reglet_text_utf8": (c_int32, [reglet_text_cref, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_utf8_range": (c_int32, [reglet_text_cref, c_size_t, c_size_t, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_convert": (c_int32, [reglet_text_cref, c_size_t, c_int32, c_int32, POINTER(c_size_t)]),
    "reglet_text_base": (c_int32, [reglet_text_cref, POINTER(reglet_attributes), POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_color_parse": (c_int32, [c_char_p, c_size_t, POINTER(c_uint32)]),
    "reglet_text_append": (c_int32, [reglet_text_ref, c_char_p, c_size_t, POINTER(reglet_error)]),
    "reglet_text_append_styled": (c_int32, [reglet_text_ref, c_char_p, c_size_t, POINTER(reglet_attributes), POINTER(reglet_error)]),
    "reglet_text_insert": (c_int32, [reglet_text_ref, c_size_t, c_char_p, c_size_t, POINTER(reglet_error)]),
    "reglet_text_replace": (c_int32, [reglet_text_ref, c_size_t, c_size_t, c_char_p, c_size_t, POINTER(reglet_error)]),
    "reglet_text_delete": (c_int32, [reglet_text_ref, c_size_t, c_size_t]),
    "reglet_text_append_text": (c_int32, [reglet_text_ref, reglet_text_cref]),
    "reglet_text_insert_text": (c_int32, [reglet_text_ref, c_size_t, reglet_text_cref]),
    "reglet_text_replace_text": (c_int32, [reglet_text_ref, c_size_t, c_size_t, reglet_text_cref]),
    "reglet_text_slice": (c_int32, [reglet_text_cref, c_size_t, c_size_t, POINTER(reglet_text_ref)]),
    "reglet_text_set_attributes": (c_int32, [reglet_text_ref, c_size_t, c_size_t, POINTER(reglet_attributes)]),
    "reglet_text_clear_attributes": (c_int32, [reglet_text_ref, c_size_t, c_size_t, c_uint32]),
    "reglet_text_set_link": (c_int32, [reglet_text_ref, c_size_t, c_size_t, c_char_p, c_size_t]),
    "reglet_text_clear_link": (c_int32, [reglet_text_ref, c_size_t, c_size_t]),
    "reglet_text_runs": (c_int32, [reglet_text_cref, c_int32, c_size_t, c_size_t, POINTER(reglet_run)]),
    "reglet_text_run": (c_int32, [reglet_text_cref, c_size_t, POINTER(reglet_run)]),
    "reglet_text_run_at": (c_int32, [reglet_text_cref, c_size_t, POINTER(c_size_t)]),
    "reglet_text_run_attributes": (c_int32, [reglet_text_cref, c_size_t, POINTER(reglet_attributes), POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_name": (c_int32, [reglet_text_cref, c_size_t, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_link_range": (c_int32, [reglet_text_cref, c_size_t, POINTER(c_size_t), POINTER(c_size_t)]),
    "reglet_formatter_create": (reglet_formatter_ref, []),
    "reglet_formatter_copy": (c_int32, [reglet_formatter_cref, POINTER(reglet_formatter_ref)]),
    "reglet_formatter_destroy": (None, [reglet_formatter_ref]),
    "reglet_formatter_format": (c_int32, [reglet_formatter_cref, c_char_p, c_size_t, POINTER(reglet_arguments), POINTER(reglet_text_ref), POINTER(reglet_error)]),
    "reglet_formatter_diagnose": (c_int32, [reglet_formatter_cref, c_char_p, c_size_t, POINTER(reglet_arguments), POINTER(reglet_error), c_size_t, POINTER(c_size_t)]),
    "reglet_escape": (c_int32, [c_char_p, c_size_t, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_formatter_set_defaults": (c_int32, [reglet_formatter_ref, POINTER(reglet_attributes), reglet_fonts_cref]),
    "reglet_formatter_set_families": (c_int32, [reglet_formatter_ref, POINTER(reglet_string), c_size_t, reglet_fonts_cref]),
    "reglet_formatter_set_colors": (c_int32, [reglet_formatter_ref, POINTER(c_uint32), c_size_t]),
    "reglet_formatter_set_links": (c_int32, [reglet_formatter_ref, POINTER(reglet_string), c_size_t]),
    "reglet_formatter_set_attachments": (c_int32, [reglet_formatter_ref, POINTER(reglet_attachment), c_size_t]),
    "reglet_formatter_set_lenient": (c_int32, [reglet_formatter_ref, c_int32]),
    "reglet_text_create_with_image": (c_int32, [c_char_p, c_size_t, POINTER(reglet_attachment), POINTER(c_double), c_size_t, POINTER(reglet_text_ref), POINTER(reglet_error)]),
    "reglet_text_insert_attachment": (c_int32, [reglet_text_ref, c_size_t, POINTER(reglet_attachment)]),
    "reglet_text_replace_with_attachment": (c_int32, [reglet_text_ref, c_size_t, c_size_t, POINTER(reglet_attachment)]),
    "reglet_text_remove_attachment": (c_int32, [reglet_text_ref, c_size_t]),
    "reglet_text_attachment": (c_int32, [reglet_text_cref, c_size_t, POINTER(c_size_t), POINTER(reglet_attachment), POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_unicode_line_breaks": (c_int32, [c_char_p, c_size_t, c_int32, POINTER(reglet_line_break), c_size_t, POINTER(c_size_t), POINTER(reglet_error)]),
    "reglet_unicode_graphemes": (c_int32, [c_char_p, c_size_t, c_int32, POINTER(c_uint32), c_size_t, POINTER(c_size_t), POINTER(reglet_error)]),
    "reglet_unicode_bidi_levels": (c_int32, [c_char_p, c_size_t, c_int32, c_int32, POINTER(c_uint8), c_size_t, POINTER(c_size_t), POINTER(reglet_error)]),
    "reglet_unicode_bidi_order": (c_int32, [POINTER(c_uint8), c_size_t, POINTER(c_uint32), c_size_t, POINTER(c_size_t)]),
    "reglet_label_options_init": (c_int32, [POINTER(reglet_label_options)]),
    "reglet_label_create": (c_int32, [reglet_text_cref, reglet_fonts_cref, POINTER(reglet_label_options), POINTER(reglet_label_ref), POINTER(reglet_error)]),
    "reglet_label_destroy": (None, [reglet_label_ref]),
    "reglet_label_set_options": (c_int32, [reglet_label_ref, POINTER(reglet_label_options), POINTER(reglet_error)]),
    "reglet_label_size": (c_int32, [reglet_label_cref, POINTER(reglet_size)]),
    "reglet_label_content_size": (c_int32, [reglet_label_cref, POINTER(reglet_size)]),
    "reglet_label_preferred_height": (c_int32, [reglet_label_cref, c_double, POINTER(c_double)]),
    "reglet_label_size_that_fits": (c_int32, [reglet_label_cref, c_double, c_double, POINTER(reglet_size)]),
    "reglet_label_content_widths": (c_int32, [reglet_label_cref, POINTER(c_double), POINTER(c_double)]),
    "reglet_label_hidden": (c_int32, [reglet_label_cref, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_int32)]),
    "reglet_label_token": (c_int32, [reglet_label_cref, POINTER(reglet_text_ref)]),
    "reglet_label_lines": (c_int32, [reglet_label_cref, POINTER(reglet_line), c_size_t, POINTER(c_size_t)]),
    "reglet_label_rects": (c_int32, [reglet_label_cref, c_size_t, c_size_t, c_int32, POINTER(reglet_rect), c_size_t, POINTER(c_size_t)]),
    "reglet_label_backgrounds": (c_int32, [reglet_label_cref, c_int32, POINTER(reglet_background), c_size_t, POINTER(c_size_t)]),
    "reglet_label_decorations": (c_int32, [reglet_label_cref, POINTER(reglet_decoration), c_size_t, POINTER(c_size_t)]),
    "reglet_label_pieces": (c_int32, [reglet_label_cref, c_size_t, c_size_t, POINTER(reglet_piece), c_size_t, POINTER(c_size_t)]),
    "reglet_label_carets": (c_int32, [reglet_label_cref, c_size_t, POINTER(reglet_rect), c_size_t, POINTER(c_size_t)]),
    "reglet_label_hit": (c_int32, [reglet_label_cref, c_double, c_double, c_int32, POINTER(reglet_hit)]),
    "reglet_label_link_count": (c_int32, [reglet_label_cref, POINTER(c_size_t)]),
    "reglet_label_link_rects": (c_int32, [reglet_label_cref, c_size_t, POINTER(reglet_rect), c_size_t, POINTER(c_size_t)]),
    "reglet_label_link_at": (c_int32, [reglet_label_cref, c_double, c_double, c_double, POINTER(c_int32)]),
    "reglet_link_tracker_begin": (c_int32, [POINTER(reglet_link_tracker), c_int32]),
    "reglet_link_tracker_move": (c_int32, [POINTER(reglet_link_tracker), c_int32]),
    "reglet_link_tracker_end": (c_int32, [POINTER(reglet_link_tracker), c_int32, POINTER(c_int32)]),
    "reglet_link_tracker_cancel": (c_int32, [POINTER(reglet_link_tracker)]),
    "reglet_button_insets": (c_int32, [c_int32, c_double, c_size_t, POINTER(reglet_size), POINTER(reglet_rect), POINTER(reglet_rect), POINTER(reglet_insets), POINTER(reglet_insets), POINTER(reglet_error)]),
    "reglet_button_layout": (c_int32, [POINTER(reglet_button_options), c_size_t, POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_insets), POINTER(reglet_insets), POINTER(reglet_rect), POINTER(reglet_rect), POINTER(c_int32), POINTER(reglet_error)]),
    "reglet_button_arrange": (c_int32, [POINTER(reglet_button_options), c_int32, c_double, c_int32, c_size_t, POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_rect), POINTER(reglet_rect), POINTER(c_int32), POINTER(reglet_error)]),
    "reglet_button_insets_for": (c_int32, [POINTER(reglet_button_options), c_size_t, POINTER(reglet_rect), POINTER(reglet_rect), POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_insets), POINTER(reglet_insets), POINTER(reglet_error)]),
    "reglet_button_fitting_size": (c_int32, [c_int32, c_double, POINTER(reglet_insets), c_size_t, POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_size), POINTER(reglet_error)]),
    "reglet_text_to_json": (c_int32, [reglet_text_cref, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_from_json": (c_int32, [c_char_p, c_size_t, POINTER(reglet_text_ref), POINTER(reglet_error)]),
    "reglet_text_to_ansi": (c_int32, [reglet_text_cref, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_to_plain": (c_int32, [reglet_text_cref, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_to_html": (c_int32, [reglet_text_cref, reglet_fonts_cref, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_to_markdown": (c_int32, [reglet_text_cref, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
    "reglet_text_to_format": (c_int32, [reglet_text_cref, reglet_formatter_cref, POINTER(c_char), c_size_t, POINTER(c_size_t), POINTER(reglet_error)]),
    "reglet_label_to_svg": (c_int32, [reglet_label_cref, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)]),
}
