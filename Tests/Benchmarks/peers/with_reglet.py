"""Reglet with its built-in metrics: nothing is shaped."""

import pathlib
import sys

from tasks import OTHER_WIDTH, SIZE, WIDTH, layouts, marked, median

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "bindings/python/src"))

import reglet  # noqa: E402

CODES = [("%0C", "%c"), ("%B", "%b"), ("%1U", "%u")]


def label_times(book):
    def lay_out(text):
        label = reglet.Label(text, width=WIDTH, fonts=book, size=SIZE)
        assert label.height > 0
        return label

    def hits(label, places):
        for x, y in places:
            label.index_at(x, y)

    return layouts(lay_out, lambda label: label.preferred_height(OTHER_WIDTH), hits)


def times():
    formatter = reglet.Formatter(colors=["red"])
    return {
        "markup": median(formatter.format, lambda number: marked(CODES, number)),
        "ansi": median(lambda text: text.to_ansi(), lambda number: formatter.format(marked(CODES, number))),
        **label_times(reglet.FontBook()),
    }
