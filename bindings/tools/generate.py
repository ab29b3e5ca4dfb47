"""Writes the generated files of generated.txt, or with --check compares them with what would be written.

    generate.py [--check]

A line of generated.txt is `path | command`; the command prints the file. Both are relative to the top folder.
"""

import difflib
import pathlib
import shlex
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]


def rows():
    for line in (TOP / "bindings/tools/generated.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            path, _, command = line.partition("|")
            yield path.strip(), shlex.split(command)


def main(check):
    stale = 0
    for path, command in rows():
        fresh = subprocess.run(command, cwd=TOP, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
        file = TOP / path
        present = file.read_text(encoding="utf-8") if file.exists() else ""
        if fresh == present:
            continue
        if check:
            stale += 1
            difference = difflib.unified_diff(present.splitlines(), fresh.splitlines(), path, "as generated", lineterm="")
            print(f"stale: {path}", *list(difference)[:20], sep="\n")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(fresh, encoding="utf-8")
            print(f"wrote {path}")
    return 1 if stale else 0


sys.exit(main("--check" in sys.argv[1:]))
