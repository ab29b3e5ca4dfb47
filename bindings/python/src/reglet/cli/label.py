"""reglet label: a format string becomes a label, line by line."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ..label import Label
from ..text import AttributedText
from . import FORMS, refusals, write
from .format import add_formatter, formatted


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "label", help="a format string becomes a label", description="Prints the lines of a label, or as JSON where all of it is.")
    parser.add_argument("text", nargs="?", metavar="FORMAT", help="the format string; without it standard input")
    parser.add_argument("--width", type=float, metavar="POINTS", help="without it as wide as the text")
    parser.add_argument("--height", type=float, metavar="POINTS", help="without it as high as the text")
    parser.add_argument("--max-lines", type=int, default=0, metavar="N", help="0 is any number")
    parser.add_argument("--line-break", default="word", choices=["word", "character"])
    parser.add_argument("--truncation", default="none", choices=["none", "head", "middle", "tail"])
    parser.add_argument("--token", default="…", metavar="TEXT", help="what stands for hidden text")
    parser.add_argument("--direction", default="natural", choices=["natural", "ltr", "rtl"])
    parser.add_argument("--tab-width", type=float, default=28.0, metavar="POINTS")
    parser.add_argument("--scale", type=float, default=0, metavar="PIXELS", help="pixels in a point; 0 is no snapping")
    add_formatter(parser)
    parser.add_argument("--to", choices=["ansi", "json", "plain"], help="form of the output; without it ANSI to a terminal, else plain text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    text = formatted(options)
    with refusals():
        label = Label(
            text, options.width, options.height, options.max_lines, options.line_break, options.truncation, options.token,
            options.direction, tab_width=options.tab_width, scale=options.scale)
    form = options.to or ("ansi" if sys.stdout.isatty() else "plain")
    if form == "json":
        write(json.dumps(geometry(label), ensure_ascii=False, indent=1))
    else:
        write("\n".join(FORMS[form](line) for line in lines(label, options.token)))


def lines(label: Label, token: str) -> list[AttributedText]:
    """What the lines show, without what hangs at their ends."""
    text = label.text
    shown = []
    hidden = label.hidden if label.truncated else (len(text), len(text))
    for line in label.lines:
        last = line is label.lines[-1] or line == label.lines[-1]
        if last and label.truncated and (hidden[0] <= line.end or hidden[1] <= line.end):
            part = text[line.start:min(hidden[0], line.end)]
            rest = text[max(hidden[1], line.start):line.end]
            part.append(token)
            part.append(rest)
        else:
            part = text[line.start:line.end]
            end = len(str(part).rstrip(" \t\r\n\v\f\x85\u2028\u2029"))
            part = part[:end]
        shown.append(part)
    return shown


def geometry(label: Label) -> dict[str, Any]:
    """Where everything on a label is; indices are code points."""
    return {
        "width": label.width, "height": label.height, "truncated": label.truncated, "hidden": label.hidden,
        "lines": [line._asdict() for line in label.lines],
        "links": [[rect._asdict() for rect in label.link_rects(number)] for number in range(label.link_count)],
        "backgrounds": [{"rect": box.rect._asdict(), "color": box.color, "line": box.line} for box in label.backgrounds],
    }
