"""Checks the types of the Python package, strictly: one check, with mypy's words where it fails."""

import subprocess
import sys

run = subprocess.run([sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", "../../build/mypy"], cwd="bindings/python")
print(f"python-types: {int(run.returncode == 0)} passed, {int(run.returncode != 0)} failed, 0 skipped")
sys.exit(run.returncode)
