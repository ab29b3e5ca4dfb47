"""reglet format: a format string becomes attributed text."""

from __future__ import annotations

import argparse
import re
from typing import Any

from ..attachment import Attachment
from ..formatter import Formatter
from ..text import AttributedText
from . import add_output, read_input, refusals, write_text


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "format", help="a format string becomes text", description="Prints the text that a format string describes.")
    parser.add_argument("text", nargs="?", metavar="FORMAT", help="the format string; without it standard input")
    add_formatter(parser)
    add_output(parser)
    parser.set_defaults(run=run)


def add_formatter(parser: argparse.ArgumentParser) -> None:
    """The options that make a formatter and its arguments."""
    parser.add_argument("--family", action="append", default=[], metavar="NAME", help="the next family of %%F")
    parser.add_argument("--color", action="append", default=[], metavar="COLOR", help="the next colour of %%C and %%D")
    parser.add_argument("--link", action="append", default=[], metavar="TARGET", help="the next target of %%L")
    parser.add_argument("--attachment", action="append", default=[], metavar="NAME=WxH", type=attachment,
                        help="the next attachment of %%P; width and height in points")
    parser.add_argument("--argument", action="append", default=[], metavar="TEXT", help="the next argument of %%T")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=TEXT", type=assignment,
                        help="the argument of %%{NAME}")
    parser.add_argument("--lenient", action="store_true", help="let what is no code stay in the text")
    parser.add_argument("--default-family", default="Helvetica", metavar="NAME")
    parser.add_argument("--default-size", default=17.0, type=float, metavar="POINTS")
    parser.add_argument("--default-weight", default=0, type=int, metavar="N")
    parser.add_argument("--default-color", default="#000000", metavar="COLOR")
    parser.add_argument("--default-background", default="#00000000", metavar="COLOR")
    parser.add_argument("--default-alignment", default="natural", metavar="NAME")


def attachment(text: str) -> Attachment:
    match = re.fullmatch(r"(.*)=([0-9.]+)x([0-9.]+)", text, re.S)
    if not match:
        raise argparse.ArgumentTypeError("an attachment is NAME=WIDTHxHEIGHT")
    return Attachment(match[1], float(match[2]), float(match[3]))


def assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("a named argument is NAME=TEXT")
    return name, value


def formatted(options: argparse.Namespace) -> AttributedText:
    """The text that the options ask for."""
    with refusals():
        formatter = Formatter(
            default_font_family=options.default_family, default_point_size=options.default_size,
            default_weight=options.default_weight, default_color=options.default_color,
            default_background_color=options.default_background, default_alignment=options.default_alignment,
            font_families=options.family, colors=options.color, links=options.link, attachments=options.attachment,
            lenient=options.lenient)
    source = read_input(options.text, options.lenient)
    with refusals(source):
        return formatter.format(source, *options.argument, **dict(options.set))


def run(options: argparse.Namespace) -> None:
    text = formatted(options)
    with refusals():
        write_text(text, options.to)
