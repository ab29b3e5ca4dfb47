"""Checks the types of the Python package and of a program that uses it, strictly, with mypy's words where it fails."""

import os
import subprocess
import sys

CHECKED = [], ["tests/typed_program.py"]

failed = 0
for files in CHECKED:
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", "../../build/mypy", *files]
    failed += subprocess.run(command, cwd="bindings/python", env={**os.environ, "MYPYPATH": "src"}).returncode != 0
print(f"python-types: {len(CHECKED) - failed} passed, {failed} failed, 0 skipped")
sys.exit(failed != 0)
