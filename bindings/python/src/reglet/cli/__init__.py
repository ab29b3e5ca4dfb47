"""What the subcommands share: input, output, and how a refusal looks."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import unicodedata
from typing import Any, Callable, Iterator, NoReturn, Optional

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

    def _print_message(self, message: str, file: object = None) -> None:
        if message:
            write(message)  # argparse would pass over a failure.


def add_output(parser: argparse.ArgumentParser) -> None:
    """The option --to."""
    parser.add_argument("--to", choices=list(FORMS), help="form of the output; without it ANSI to a terminal, else plain text")


def read_input(text: Optional[str], is_lenient: bool = False) -> str:
    """The argument, or else standard input, which is UTF-8; leniently, what is not becomes U+FFFD."""
    name = "the format string"
    if text is None:
        name = "standard input"
        if sys.stdin is None:
            raise Refusal(f"reglet: {name}: it is closed")
        try:
            text = sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
        except OSError as error:
            raise Refusal(f"reglet: {name}: {error.strerror or error}") from error
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace") if is_lenient else utf8_only(text, name)


def utf8_only(text: str, name: str) -> str:
    """The text, in which there is no byte that is not UTF-8. Such bytes have become halves of surrogate pairs."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        start = error.start
        raise Refusal(f"reglet: invalid_utf8: {name} is not UTF-8 (at {start})\n{caret(text, start)}") from error
    return text


def write_text(text: AttributedText, form: Optional[str]) -> None:
    """Prints a text in one of the forms."""
    write(FORMS[form or ("ansi" if sys.stdout.isatty() else "plain")](text))


def write(output: str) -> None:
    """Prints UTF-8 whatever the locale, with a line end behind it where it has none."""
    _put(sys.stdout, output if output.endswith("\n") else output + "\n")


def report(message: str) -> None:
    """A message on standard error, if it can be written there."""
    try:
        if sys.stderr is not None:
            _put(sys.stderr, message + "\n")
    except OSError:
        abandon(sys.stderr)


def _put(stream: Any, text: str) -> None:
    stream.flush()
    if hasattr(stream, "buffer"):
        data = memoryview(text.encode("utf-8", "backslashreplace"))
        while data:  # Unbuffered, Python writes as much as there is room for.
            data = data[stream.buffer.write(data) or 0:]
    else:
        stream.write(text)
    stream.flush()


def abandon(stream: Any) -> None:
    """Sends what a stream still holds nowhere: Python would write it at its end, and fail again."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


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
    """A control character as a space, so that none is sent to the terminal, and half a surrogate pair as U+FFFD."""
    category = unicodedata.category(character)
    return " " if category == "Cc" and character != "\t" else "\ufffd" if category == "Cs" else character
