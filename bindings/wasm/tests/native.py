"""Prints what the native library makes of inputs by chance, for native.test.mjs to compare with what WebAssembly does.

A JSON list of [kind, input, output]. Indices are code points; doubles are printed so that they read back the same.
REGLET_SEED repeats a run.
"""

import json
import os
import pathlib
import random
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP / "bindings/python/src"))

import reglet  # noqa: E402
from reglet import button, unicode  # noqa: E402

SEED = int(os.environ.get("REGLET_SEED") or time.time())
chance = random.Random(SEED)
PIECES = ["a", "Wa", "b ", "é", "e\u0301", "ש", "ع", "汪", "ｱ", "😀", "👨‍👩‍👧", "🇩🇪", "𝒳", "\u200f", "\u2067", " ", "\t", "\n", "\r\n",
          "\u2028", "-", "\u00ad", "\ufeff", "12", "(", ")", "\0", "&<", "*_"]
CODES = ["%B", "%b", "%I", "%i", "%0C", "%c", "%1D", "%d", "%1U", "%u", "%2X", "%x", "%L", "%1L", "%l", "%P", "%0T", "%{who}", "%N",
         "%%", "%q", "%",
         "%40S", "%0.000001S", "%9999.999999S", "%s", "%3.25O", "%-123456.654321O", "%o", "%-1K", "%999999.999999K", "%k", "%2A", "%4A",
         "%a", "%3W", "%w",
         "%1F", "%f", "%000000000000000000012S", "%1234567890123456789C"]
CONFIG = {"font_families": ["Courier", "Georgia"], "colors": ["#ff0000", "#12345678"], "links": ["https://example.org/?a=é&b", "x:y"],
          "lenient": True}
IMAGE = {"name": "star.png", "width": 12.1, "height": 30.7, "x": 1.5, "y": -2.3, "alignment": "text_center",
         "alternative_text": "(star)", "tag": 2**53 - 1}
FONT = "Tests/Vectors/FontFiles/DejaVuSans-part.ttf"
formatter = reglet.Formatter(attachments=[reglet.Attachment(**IMAGE)], **CONFIG)


def text_of(pieces, most):
    return "".join(chance.choice(pieces) for _ in range(chance.randrange(most)))


def number():
    return chance.choice([chance.uniform(-50, 400), float(chance.randrange(300)), chance.uniform(0, 1e-6), 0.1, 1e9])


def outcome(make):
    """What `make` gives, or the code that it raises."""
    try:
        return make()
    except reglet.Error as error:
        return {"code": error.code, "at": getattr(error, "byte_offset", None)}


def formats():
    source = text_of(PIECES + CODES * 2, 30)
    text = formatter.format(source, "%T 汪", who="Ann %B")
    return source, [text.to_json(), text.to_html(), text.to_html(any_link=True), text.to_ansi(), text.to_ansi(16), text.to_markdown(),
                    text.to_plain(), outcome(lambda: text.to_format(formatter)), [[p.code, p.byte_offset] for p in text.diagnostics],
                    [run.font for run in text.runs]]


def labels():
    text = formatter.format(text_of(PIECES * 2 + CODES, 40), "wörd", who="\u05d0\u05d1 12")
    options = {"width": chance.choice([None, chance.uniform(0, 300), 60.0]), "height": chance.choice([None, None, chance.uniform(0, 200)]),
               "max_lines": chance.choice([0, 0, 1, 3]), "line_break": chance.choice(["word", "character"]),
               "truncation": chance.choice(["none", "head", "middle", "tail"]), "direction": chance.choice(["natural", "ltr", "rtl"]),
               "vertical": chance.choice(["top", "center", "bottom"]), "insets": [1.25, 2, 3, 4], "tab_width": 30.5,
               "scale": chance.choice([0, 1, 3])}
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    x, y = chance.uniform(-10, 150), chance.uniform(-10, 150)

    def geometry():
        label = reglet.Label(text, **options)
        return [label.lines, label.size, label.content_size, [label.minimum_width, label.maximum_width, label.preferred_height(77.7)],
                list(label.hidden),
                label.truncated, label.backgrounds, [label.rects(start, end, style) for style in ("tight", "line", "leading")], label.caret(end),
                [label.link_rects(link) for link in range(label.link_count)], label.link_at(x, y, 5), label.index_at(x, y),
                label.size_that_fits(90, 1e9), label.to_svg(), label.to_svg(any_link=True)]
    return [text.to_json(), options, start, end, x, y], outcome(geometry)


def properties():
    text, direction = text_of(PIECES, 30), chance.choice(["natural", "ltr", "rtl"])
    levels = unicode.bidi_levels(text, direction)
    return [text, direction], [unicode.line_breaks(text), unicode.graphemes(text), levels, unicode.bidi_order(levels)]


def jsons():
    source = formatter.format(text_of(PIECES + CODES, 12), "", who="").to_json()
    for _ in range(chance.randrange(3)):
        at = chance.randrange(len(source))
        put = chance.choice(["", "0", "-", "1e400", "e5", "\"", "{", "[", "\\ud83d", "9" * 30, "2147483648", ".5", "null", "é"])
        source = source[:at] + put + source[at + chance.randrange(3):]
    return source, outcome(lambda: reglet.AttributedText.from_json(source).to_json())


def fonts():
    data = bytearray((TOP / FONT).read_bytes())
    changes = [[chance.randrange(chance.choice([200, len(data)])), chance.randrange(256)] for _ in range(chance.randrange(6))]
    for at, byte in changes:
        data[at] = byte
    size, text, book = chance.choice([len(data), len(data), chance.randrange(len(data))]), "Wave fi \u05d0😀", reglet.FontBook()

    def measured():
        book.load_font("Helvetica", bytes(data[:size]))
        return [book.measure(text), book.face("Helvetica").at(20).metrics]
    return [FONT, changes, size, text], outcome(measured)


def buttons():
    style, padding, bounds = chance.randrange(-1, 16), number(), [abs(number()), abs(number())]
    image, title = [[abs(number()), abs(number())] for _ in range(2)]
    how = {"content": [number() for _ in range(4)], "horizontal": chance.randrange(6), "vertical": chance.randrange(4),
           "rtl": chance.random() < 0.5, "scale": chance.choice([0, 2, 3])}

    def frames():
        laid = button.layout(bounds, image, title, title_insets=how["content"], **how)
        arranged = button.arrange(style, padding, bounds, image, title, **how)
        back = button.insets(style % 11, padding, bounds, laid.image, laid.title)
        return [laid[:2], sorted(laid.flags), arranged[:2], sorted(arranged.flags), back,
                button.fitting_size(style, padding, image, title, how["content"])]
    return [style, padding, bounds, image, title, how], outcome(frames)


found = [[kind.__name__, *kind()] for kind in (formats, labels, properties, jsons, fonts, buttons) for _ in range(150)]
json.dump({"seed": SEED, "config": CONFIG, "image": IMAGE, "cases": found}, sys.stdout)
