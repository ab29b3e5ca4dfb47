"""Builds the wheel, looks at its name and contents, installs it alone and uses it from there. Runs with the Python of an
environment that has hatchling."""

import os
import pathlib
import shutil
import subprocess
import sys
import zipfile

FOLDER = pathlib.Path("build/wheel").resolve()
counts = {"passed": 0, "failed": 0}
PROGRAM = """
import pathlib, reglet
from reglet import _lib
assert pathlib.Path(reglet.__file__).is_relative_to({site!r}), reglet.__file__
assert _lib._candidates()[0].exists()
print(reglet.errors.status_name(-22))
"""


def check(holds, what, said=""):
    counts["passed" if holds else "failed"] += 1
    if not holds:
        print(f"not so: {what}\n{said}")


def run(*command, **environment):
    return subprocess.run([str(c) for c in command], env={**os.environ, **environment}, cwd=pathlib.Path.cwd(), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, encoding="utf-8")


shutil.rmtree(FOLDER, ignore_errors=True)
pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
built = run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", FOLDER, "bindings/python")
wheels = list(FOLDER.glob("*.whl"))
check(built.returncode == 0 and len(wheels) == 1, "the wheel is built", built.stdout)
if wheels:
    check("-py3-none-linux" in wheels[0].name or "-py3-none-manylinux" in wheels[0].name, "any Python, this platform", wheels[0].name)
    names = zipfile.ZipFile(wheels[0]).namelist()
    check({f"reglet/{name}" for name in ("libreglet.so", "py.typed", "LICENSE", "NOTICE")} <= set(names), "it is complete", str(names))
    check(not any("test" in name for name in names), "it has no tests", str(names))
    site = FOLDER / "site"
    installed = run(*pip, "install", "--no-deps", "--target", site, wheels[0])
    check(installed.returncode == 0, "it installs", installed.stdout)
    used = run(sys.executable, "-c", PROGRAM.format(site=str(site)), PYTHONPATH=str(site), REGLET_LIBRARY="")
    check(used.returncode == 0 and used.stdout == "unknown_code\n", "it works alone", used.stdout)
print(f"wheel: {counts['passed']} passed, {counts['failed']} failed, 0 skipped")
sys.exit(1 if counts["failed"] else 0)
