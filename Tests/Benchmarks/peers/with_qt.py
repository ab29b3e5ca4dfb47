"""Qt's text layout, which shapes with HarfBuzz, without a screen. It has a hit test for a line, not for a layout."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QFont, QGuiApplication, QTextDocument, QTextLayout  # noqa: E402

from tasks import FONT, OTHER_WIDTH, SIZE, WIDTH, layouts, marked, median  # noqa: E402

CODES = [('<span style="color:red">', "</span>"), ("<b>", "</b>"), ("<u>", "</u>")]


def fill(layout, width):
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()


def times():
    application = QGuiApplication([])  # Fonts need one.
    font = QFont(FONT)
    font.setPixelSize(SIZE)

    def lay_out(text):
        layout = QTextLayout(text, font)
        layout.setCacheEnabled(True)
        fill(layout, WIDTH)
        return layout

    found = {
        "markup": median(lambda html: QTextDocument().setHtml(html), lambda number: marked(CODES, number)),
        **layouts(lay_out, lambda layout: fill(layout, OTHER_WIDTH)),
    }
    del application
    return found
