"""Reglet against its peers, each through its Python binding and in a process of its own: peers [MODULE]

Needs the built library; a peer that is not there is left out, with the reason. The inputs are the same for all: whole texts of the
sizes that the lines name, in one font (DejaVu Sans, 17 pixels), another text in each round, so that no cache knows it. The
median of seven rounds after one that does not count.

Pango, Skia and Qt shape; Rich counts the cells of a terminal. Reglet does neither by itself: its line with HarfBuzz is the one to
compare with those that shape. A call from Python costs about a microsecond, which shows in the last two.
"""

import importlib
import json
import os
import subprocess
import sys

LIBRARIES = {"Reglet": "with_reglet", "Reglet with HarfBuzz": "with_reglet_harfbuzz", "Rich": "with_rich", "Pango": "with_pango",
             "Skia": "with_skia", "Qt": "with_qt"}
TASKS = {
    "markup": "100,000 bytes of its markup to attributed text",
    "ansi": "that text to ANSI",
    "english": "one paragraph of 100,000 bytes, English, laid out at width 400",
    "mixed": "the same of mixed scripts",
    "width": "a new width of the English paragraph, 300",
    "short": "280 bytes laid out",
    "hit": "a point of the English paragraph to an index",
}


def measure(name):
    """The times of a library by task, in seconds."""
    command = [sys.executable, os.path.dirname(__file__), LIBRARIES[name]]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    if run.returncode == 0:
        return json.loads(run.stdout)
    print(f"skipped: {name}: {(run.stderr.strip().splitlines() or [run.returncode])[-1]}")
    return {}


def shown(seconds):
    return f"{seconds * 1e3:10.2f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:10.2f} us"


def main():
    times = {name: measure(name) for name in LIBRARIES}
    ours = [name for name in times if name.startswith("Reglet")]
    for task, what in TASKS.items():
        print(f"{what}:")
        for name in times:
            if task in times[name]:
                ratios = [f"{times[name][task] / times[own][task]:8.1f} x {own}" for own in ours
                          if name not in ours and task in times[own]]
                print(f"    {name:21}{shown(times[name][task])}", *ratios)


if len(sys.argv) > 1:
    print(json.dumps(importlib.import_module(sys.argv[1]).times()), flush=True)
    os._exit(0)  # Not every library can take itself apart.
main()
