"""Runs a fuzzer over its committed corpus and then for a while on its own: fuzz.py NAME SECONDS"""

import subprocess
import sys

name, seconds = sys.argv[1:]
run = subprocess.run(["make", "--no-print-directory", f"fuzz-{name}", f"SECONDS={seconds}"], stdout=subprocess.PIPE,
                     stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
lines = run.stdout.splitlines()
print("\n".join(lines if run.returncode else [line for line in lines if line.startswith("stat::") or "Done" in line]))
print(f"fuzz-{name}: {int(run.returncode == 0)} passed, {int(run.returncode != 0)} failed, 0 skipped")
sys.exit(run.returncode)
