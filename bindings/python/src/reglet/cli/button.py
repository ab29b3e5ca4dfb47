"""reglet button: where a button's image and title go."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any, Optional

from .. import button
from . import refusals, write


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "button", help="where a button's image and title go", description="Prints a button's frames and, where a style has "
        "them, the insets that make UIKit place them there.")
    parser.add_argument("style", metavar="STYLE", help="a style's name or number, such as top or 3")
    parser.add_argument("--bounds", type=size, required=True, metavar="WxH", help="points")
    parser.add_argument("--image", type=size, metavar="WxH", help="the image's size; without it there is none")
    parser.add_argument("--title", type=size, metavar="WxH", help="the title's natural size; without it there is none")
    parser.add_argument("--padding", type=float, default=0, metavar="POINTS")
    parser.add_argument("--content", type=insets, default=(0, 0, 0, 0), metavar="T,L,B,R", help="content insets")
    parser.add_argument("--horizontal", default="center", choices=["center", "left", "right", "leading", "trailing"])
    parser.add_argument("--vertical", default="center", choices=["center", "top", "bottom"])
    parser.add_argument("--fit", default="truncate", choices=["none", "truncate"])
    parser.add_argument("--rtl", action="store_true", help="right to left")
    parser.add_argument("--to", choices=["plain", "json"], default="plain")
    parser.set_defaults(run=run)


def numbers(text: str, pattern: str, meaning: str) -> tuple[float, ...]:
    match = re.fullmatch(pattern.replace("N", r"(-?[0-9.]+)"), text)
    try:
        return tuple(float(part) for part in match.groups()) if match else (float("x"),)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{meaning} is needed, not {text!r}") from None


def size(text: str) -> tuple[float, ...]:
    return numbers(text, "NxN", "WIDTHxHEIGHT")


def insets(text: str) -> tuple[float, ...]:
    return numbers(text, "N,N,N,N", "TOP,LEFT,BOTTOM,RIGHT")


def run(options: argparse.Namespace) -> None:
    style: Any = int(options.style) if options.style.isdecimal() else options.style
    sizes = {"image": options.image, "title": options.title, "content": options.content}
    placed = {"horizontal": options.horizontal, "vertical": options.vertical, "rtl": options.rtl}
    with refusals():
        frames = button.arrange(style, options.padding, options.bounds, fit=options.fit, **sizes, **placed)
        fitting = button.fitting_size(style, options.padding, **sizes)
        try:
            found: Optional[button.ButtonInsets] = button.insets_for(frames, options.bounds, **sizes, **placed)
        except button.ButtonError as error:
            if error.code != "unreachable":
                raise
            found = None
    if options.to == "json":
        write(json.dumps({
            "image": frames.image and frames.image._asdict(), "title": frames.title and frames.title._asdict(),
            "flags": sorted(frames.flags), "fitting_size": fitting._asdict(),
            "image_insets": found and found.image._asdict(), "title_insets": found and found.title._asdict()}, indent=1))
        return
    rows = [("image", frames.image), ("title", frames.title), ("fitting size", fitting),
            ("image insets", found and found.image), ("title insets", found and found.title)]
    write("\n".join(f"{name:13}" + ("none" if row is None else " ".join(f"{value:g}" for value in row)) for name, row in rows)
          + f"\n{'flags':13}" + (" ".join(sorted(frames.flags)) or "none"))
