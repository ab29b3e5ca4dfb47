"""Shows that `make check` can fail: plants a fault of each kind in a copy of the folder and expects it to be named.

    check_selftest.py MAKE...    (the command that runs make)
"""

import pathlib
import shutil
import subprocess
import sys

SCRATCH = pathlib.Path("build/selftest")
UNNEEDED = {".": {".git", ".build"}, "build": {"selftest", "venv", "c", "fuzz", "results"}, "build/o": {"asan", "fuzz"}}
counts = {"passed": 0, "failed": 0}


def check_says(groups):
    make = [*sys.argv[1:], "check", f"GROUPS={groups}"]
    # The rooms are looked at as they stand: no need to build the fault.
    command = make if groups != "rooms" else [sys.executable, "bindings/tools/check.py", "", groups]
    run = subprocess.run(command, cwd=SCRATCH, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, encoding="utf-8")
    return run.returncode, run.stdout


def expect(holds, what, said):
    counts["passed" if holds else "failed"] += 1
    if not holds:
        print(f"not so: {what}\n{said}")


def plant(what, file, change, groups, named):
    """With `file` changed, check fails and names the fault."""
    path = SCRATCH / file
    original = path.read_bytes()
    path.write_bytes(change(original))
    status, said = check_says(groups)
    expect(status != 0 and named in said, f"check notices {what}", said)
    path.write_bytes(original)


def foreign_member(archive):
    """Adds an object with a symbol of its own to the static library."""
    code = SCRATCH / "build/foreign.c"
    code.write_text("int foreign = 1;\n")
    subprocess.run(["cc", "-c", "foreign.c", "-o", "foreign.o"], cwd=code.parent, check=True)
    subprocess.run(["ar", "r", "libreglet.a", "foreign.o"], cwd=code.parent, check=True, stderr=subprocess.DEVNULL)
    return (SCRATCH / "build/libreglet.a").read_bytes()


def without_line(number):
    return lambda text: b"".join(line for index, line in enumerate(text.splitlines(True)) if index != number)


shutil.rmtree(SCRATCH, ignore_errors=True)
shutil.copytree(".", SCRATCH, symlinks=True, ignore=lambda folder, _: UNNEEDED.get(folder.removeprefix("./"), set()))
status, said = check_says("generated symbols wasm rooms")
expect(status == 0, "check passes without a fault", said)
plant("a stale header", "Include/reglet.h", lambda text: text + b"\n", "generated", "stale: Include/reglet.h")
plant("a stale raw layer", "bindings/python/src/reglet/_raw.py", without_line(10), "generated", "stale: bindings/python")
plant("a function that the export list lacks", "Include/reglet.exports", without_line(0), "symbols", "reglet.h has no foreign symbol")
plant("a missing export", "build/reglet.map", without_line(1), "symbols", "build/libreglet.so has every function")
plant("a foreign symbol", "build/reglet.map", lambda text: text.replace(b"global:", b"global: swift_*;"), "symbols",
      "build/libreglet.so has no foreign symbol")
plant("a foreign symbol in the static library", "build/libreglet.a", foreign_member, "symbols", "build/libreglet.a has no foreign symbol")
plant("a core that is not pure", "Sources/Reglet/RegletError.swift", lambda text: text + b"// Unmanaged\n", "rooms", "is pure")
shutil.rmtree(SCRATCH)
print(f"check-selftest: {counts['passed']} passed, {counts['failed']} failed, 0 skipped")
sys.exit(1 if counts["failed"] else 0)
