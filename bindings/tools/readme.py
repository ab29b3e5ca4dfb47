"""Runs the programs of README.md, and of those of the Python and the JavaScript package, as they stand: each block of C, Python, Swift and
JavaScript; the block of plain text behind one is what it prints."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

FOLDER = pathlib.Path("build/readme")
PACKAGE = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Readme", dependencies: [.package(name: "Reglet", path: "{top}")], targets: [
    .executableTarget(name: "Readme", dependencies: ["Reglet"])])
"""
PROGRAM = r"^```(c|python|swift|js)\n(.*?)^```\n(?:\s*```text\n(.*?)^```\n)?"
counts = {"passed": 0, "failed": 0, "skipped": 0}


def link_to(link, place):
    """A link to a place in the repository, made where it is not there."""
    link.parent.mkdir(exist_ok=True)
    if not link.exists():
        link.symlink_to(pathlib.Path(place).resolve())
    return link.absolute()


def prepare(language, number, code):
    """Writes the program and gives the commands that build and run it."""
    if language == "c":
        source = FOLDER / f"readme{number}.c"
        source.write_text(code, encoding="utf-8")
        return [["cc", "-IInclude", str(source), "build/libreglet.a", "-lm", "-o", str(source.with_suffix(""))], [str(source.with_suffix(""))]]
    if language == "python":
        source = FOLDER / f"readme{number}.py"
        source.write_text(code, encoding="utf-8")
        return [[sys.executable, str(source)]]
    if language == "js":
        source = FOLDER / f"readme{number}.mjs"
        source.write_text(code, encoding="utf-8")
        link_to(FOLDER / "node_modules/reglet", "bindings/wasm")
        return [["node", str(source)]]
    package = FOLDER / f"readme{number}"
    (package / "Sources/Readme").mkdir(parents=True, exist_ok=True)
    # The folder's name would be the package's identity: a link gives it the name that users know.
    link = link_to(FOLDER / "Reglet", ".")
    (package / "Package.swift").write_text(PACKAGE.format(top=link), encoding="utf-8")
    (package / "Sources/Readme/main.swift").write_text(code, encoding="utf-8")
    return [["swift", "build", "-q", "--package-path", str(package)], [str(package / ".build/debug/Readme")]]


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": "bindings/python/src"}
    programs = [(page, found) for page in ("README.md", "bindings/python/README.md", "bindings/wasm/README.md") for found in re.finditer(
        PROGRAM, pathlib.Path(page).read_text(encoding="utf-8"), re.M | re.S)]
    for number, (page, found) in enumerate(programs):
        language, code, expected = found.groups()
        if language == "js" and not shutil.which("node"):
            print(f"{page}: skipped: node is not installed")
            counts["skipped"] += 1
            continue
        for command in prepare(language, number, code):
            run = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
            if run.returncode != 0:
                break
        holds = run.returncode == 0 and (expected is None or run.stdout == expected)
        counts["passed" if holds else "failed"] += 1
        if not holds:
            print(f"{page}: the {language} program ended with {run.returncode} and printed\n{run.stdout}")
    print(f"readme: {counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    sys.exit(1 if counts["failed"] or not counts["passed"] else 0)


main()
