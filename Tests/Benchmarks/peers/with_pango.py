"""Pango with FreeType and HarfBuzz, called as it is."""

import ctypes

from tasks import FONT, OTHER_WIDTH, SIZE, WIDTH, layouts, marked, median

UNIT = 1024
CODES = [('<span foreground="red">', "</span>"), ("<b>", "</b>"), ("<u>", "</u>")]
POINTER, NUMBER, TEXT = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
PANGO, FREETYPE, GLIB, GOBJECT = map(ctypes.CDLL, (
    "libpango-1.0.so.0", "libpangoft2-1.0.so.0", "libglib-2.0.so.0", "libgobject-2.0.so.0"))


def function(library, name, result, *arguments):
    found = library[name]
    found.restype, found.argtypes = result, arguments
    return found


new_layout = function(PANGO, "pango_layout_new", POINTER, POINTER)
set_text = function(PANGO, "pango_layout_set_text", None, POINTER, TEXT, NUMBER)
set_font = function(PANGO, "pango_layout_set_font_description", None, POINTER, POINTER)
set_width = function(PANGO, "pango_layout_set_width", None, POINTER, NUMBER)
line_count = function(PANGO, "pango_layout_get_line_count", NUMBER, POINTER)
to_index = function(PANGO, "pango_layout_xy_to_index", NUMBER, POINTER, NUMBER, NUMBER, POINTER, POINTER)
new_context = function(PANGO, "pango_font_map_create_context", POINTER, POINTER)
font_of = function(PANGO, "pango_font_description_from_string", POINTER, TEXT)
parse_markup = function(PANGO, "pango_parse_markup", NUMBER, TEXT, NUMBER, NUMBER, POINTER, POINTER, POINTER, POINTER)
release_attributes = function(PANGO, "pango_attr_list_unref", None, POINTER)
new_font_map = function(FREETYPE, "pango_ft2_font_map_new", POINTER)
free = function(GLIB, "g_free", None, POINTER)
release = function(GOBJECT, "g_object_unref", None, POINTER)


class Layout:
    def __init__(self, context, font, text):
        data = text.encode()
        self.pointer = new_layout(context)
        set_font(self.pointer, font)
        set_text(self.pointer, data, len(data))
        self.set_width(WIDTH)

    def set_width(self, width):
        set_width(self.pointer, width * UNIT)
        assert line_count(self.pointer) > 0

    def __del__(self):
        release(self.pointer)


def hits(layout, places):
    index, trailing = NUMBER(), NUMBER()
    for x, y in places:
        to_index(layout.pointer, int(x * UNIT), int(y * UNIT), ctypes.byref(index), ctypes.byref(trailing))


def parse(markup):
    attributes, plain = POINTER(), POINTER()
    assert parse_markup(markup, len(markup), 0, ctypes.byref(attributes), ctypes.byref(plain), None, None)
    release_attributes(attributes)
    free(plain)


def times():
    context, font = new_context(new_font_map()), font_of(f"{FONT} {SIZE}px".encode())
    return {
        "markup": median(parse, lambda number: marked(CODES, number).encode()),
        **layouts(lambda text: Layout(context, font, text), lambda layout: layout.set_width(OTHER_WIDTH), hits),
    }
