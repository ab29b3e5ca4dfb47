"""What the subcommands share: input, output, and how a refusal looks."""

from __future__ import annotations

import argparse
import contextlib
import sys
import unicodedata
from typing import Callable, Iterator, NoReturn, Optional

from ..errors import Error, FormatError
from ..label import Label
from ..text import AttributedText


def svg(text: AttributedText) -> str:
    """A text as a label that is as wide and as high as the text is."""
    return Label(text).to_svg()


FORMS: dict[str, Callable[[AttributedText], str]] = {
    "ansi": AttributedText.to_ansi,
    "html": AttributedText.to_html,
    "json": AttributedText.to_json,
    "markdown": AttributedText.to_markdown,
    "plain": AttributedText.to_plain,
    "svg": svg,
}
"""What --to can ask for."""


class Refusal(Exception):
    """The message for standard error."""


class Parser(argparse.ArgumentParser):
    """A parser that refuses options as all else is refused: with one message, and without the usage."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{self.prog}: {message}")


def add_output(parser: argparse.ArgumentParser) -> None:
    """The option --to."""
    parser.add_argument("--to", choices=list(FORMS), help="form of the output; without it ANSI to a terminal, else plain text")


def read_input(text: Optional[str]) -> str:
    """The argument, or else standard input, which is UTF-8."""
    if text is not None:
        return text
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal(f"reglet: invalid_utf8: standard input is not UTF-8 (at byte {error.start})") from error


def write_text(text: AttributedText, form: Optional[str]) -> None:
    """Prints a text in one of the forms."""
    write(FORMS[form or ("ansi" if sys.stdout.isatty() else "plain")](text))


def write(output: str) -> None:
    """Prints UTF-8 whatever the locale, with a line end behind it where it has none."""
    sys.stdout.flush()
    sys.stdout.buffer.write((output if output.endswith("\n") else output + "\n").encode("utf-8"))
    sys.stdout.buffer.flush()


@contextlib.contextmanager
def refusals(source: str = "") -> Iterator[None]:
    """Makes a refusal of what the library raises; a FormatError is about `source`."""
    try:
        yield
    except FormatError as error:
        raise Refusal(f"reglet: {error.code}: {error}\n{caret(source, error.offset)}") from error
    except Error as error:
        raise Refusal(f"reglet: {error.code}: {error}") from error


def caret(source: str, offset: int) -> str:
    """The line of `source` that has the character at `offset`, and below it a caret under that character."""
    start = max(source.rfind("\n", 0, offset), source.rfind("\r", 0, offset)) + 1
    line = source[start:].splitlines()[0] if source[start:] else ""
    before = line[:offset - start]
    margin = "".join("\t" if character == "\t" else " " * columns(character) for character in before)
    return f"{''.join(shown(character) for character in line)}\n{margin}^"


def columns(character: str) -> int:
    """How many columns of a terminal a character takes."""
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def shown(character: str) -> str:
    """A control character as a space, so that none is sent to the terminal."""
    return " " if unicodedata.category(character) == "Cc" and character != "\t" else character
