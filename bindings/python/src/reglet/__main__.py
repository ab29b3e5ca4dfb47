"""python -m reglet: a subcommand for each of the library's jobs. Each has its module in reglet.cli."""

from __future__ import annotations

import sys
from typing import Optional, Sequence

from . import __version__
from .cli import Parser, Refusal, abandon, button, format, label, report, utf8_only

SUBCOMMANDS = [format, label, button]


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Runs a subcommand. The exit status is 2, with one message on standard error, where the input is refused or the output
    cannot be written; 141, as after SIGPIPE, where nobody reads it."""
    try:
        if sys.stdout is None:
            raise Refusal("reglet: standard output: it is closed")
        run(sys.argv[1:] if arguments is None else arguments)
    except Refusal as refusal:
        report(str(refusal))
        return 2
    except BrokenPipeError:  # `| head` has seen enough.
        abandon(sys.stdout)
        return 128 + 13
    except OSError as error:
        abandon(sys.stdout)
        report(f"reglet: standard output: {error.strerror or error}")
        return 2
    except KeyboardInterrupt:
        return 128 + 2
    return 0


def run(arguments: Sequence[str]) -> None:
    parser = Parser(prog="reglet", description="Rich text from format strings.")
    parser.add_argument("--version", action="version", version=__version__)
    subparsers = parser.add_subparsers(required=True, metavar="SUBCOMMAND")
    for subcommand in SUBCOMMANDS:
        subcommand.add(subparsers)
    options = parser.parse_args(arguments)
    for argument in arguments:
        if argument != getattr(options, "text", None):  # which may be lenient
            utf8_only(argument, "an argument")
    options.run(options)


if __name__ == "__main__":
    sys.exit(main())
