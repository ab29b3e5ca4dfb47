"""Reglet's C interface, as ctypes. Generated from the C header; do not edit."""

from ctypes import (CFUNCTYPE, POINTER, Structure, c_char, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_uint16,
                    c_uint32, c_void_p)
from typing import Any

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


class reglet_fonts_cref(c_void_p):
    pass


class reglet_fonts_ref(reglet_fonts_cref):
    pass


class reglet_error(Structure):
    _fields_ = [
        ("code", c_int32),
        ("byte_offset", c_uint32),
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
}
