"""reglet label: a format string becomes a label, line by line."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..label import Label
from ..text import AttributedText
from . import add_output, refusals, write, write_text
from .format import add_formatter, formatted


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "label", help="a format string becomes a label", description="Prints the lines of a label; as SVG what it "
        "looks like, as JSON where all of it is.")
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
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    text = formatted(options)
    with refusals():
        label = Label(
            text, options.width, options.height, options.max_lines, options.line_break, options.truncation, options.token,
            options.direction, tab_width=options.tab_width, scale=options.scale)
        if options.to == "json":
            write(json.dumps(geometry(label), ensure_ascii=False, indent=1))
        elif options.to == "svg":
            write(label.to_svg())
        else:
            write_text(wrapped(label, options.token), options.to)


def wrapped(label: Label, token: str) -> AttributedText:
    """What the label shows, with a line end between any two lines."""
    text = label.text[:0]
    for number, line in enumerate(lines(label, token)):
        if number > 0:
            text.append("\n")
        text.append(line)
    return text


def lines(label: Label, token: str) -> list[AttributedText]:
    """What the lines show, without what hangs at their ends."""
    text, all_lines, is_truncated, hidden = label.text, label.lines, label.truncated, label.hidden
    shown = []
    for number, line in enumerate(all_lines, 1):
        if number == len(all_lines) and is_truncated and (hidden[0] <= line.end or hidden[1] <= line.end):
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
