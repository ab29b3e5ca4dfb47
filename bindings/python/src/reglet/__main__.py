"""python -m reglet: a subcommand for each of the library's jobs. Each has its module in reglet.cli."""

from __future__ import annotations

import sys
from typing import Optional, Sequence

from . import _raw
from .cli import Parser, Refusal, button, format, label

SUBCOMMANDS = [format, label, button]


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Runs a subcommand; the exit status is 2 where the input is refused, with a message on standard error."""
    parser = Parser(prog="reglet", description="Rich text from format strings.")
    version = f"{_raw.REGLET_VERSION_MAJOR}.{_raw.REGLET_VERSION_MINOR}.{_raw.REGLET_VERSION_PATCH}"
    parser.add_argument("--version", action="version", version=version)
    subparsers = parser.add_subparsers(required=True, metavar="SUBCOMMAND")
    for subcommand in SUBCOMMANDS:
        subcommand.add(subparsers)
    try:
        options = parser.parse_args(arguments)
        options.run(options)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except BrokenPipeError:  # `| head` has seen enough.
        sys.stderr.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
