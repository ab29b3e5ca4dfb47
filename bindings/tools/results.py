"""Counts what the test runners report.

    results.py run NAME COMMAND...    run it, show its output, record its numbers
    results.py skip NAME REASON...    record that it cannot run here
    results.py sum [NAME...]          print each (whose name begins so) and, last, the total

The numbers come from a runner's closing line: `name: 1 passed, 0 failed, 0 skipped` (ours), pytest's, Swift Testing's. A
runner that ends with an error and names no failure, or that says nothing, counts as one failure. Sum exits with 1 where
something failed; with REQUIRE_ALL in the environment a skip is a failure too. Records lie in build/results.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path("build/results")


def counts(lines):
    """(passed, failed, skipped) of a runner's output, or None where it has no closing line."""
    for line in reversed(lines):
        swift = re.search(r"Test run with (\d+) tests?.* (?:passed|failed) after", line)
        if swift:
            failed = {m[1] for m in (re.search(r"Test (?!run with)(.+?) failed after", other) for other in lines) if m}
            skipped = sum(1 for other in lines if re.search(r"Test (?!run with).+ skipped", other))
            return int(swift[1]) - len(failed) - skipped, len(failed), skipped
        found = {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|skipped|error)", line)}
        if found and (": " in line or " in " in line):
            return found.get("passed", 0), found.get("failed", 0) + found.get("error", 0), found.get("skipped", 0)
    return None


def reasons(lines):
    """Why something was skipped, each once: `skipped: why` (ours), Swift Testing's and pytest's (-rs) lines."""
    found = (re.search(r"(?:\bskipped: |^SKIPPED \[\d+\] .*?: )(.+)", line) for line in lines)
    return "; ".join(dict.fromkeys(match[1].strip('"') for match in found if match))


def record(name, passed, failed, skipped, note=""):
    FOLDER.mkdir(parents=True, exist_ok=True)
    values = {"name": name, "passed": passed, "failed": failed, "skipped": skipped, "note": note}
    (FOLDER / f"{name}.json").write_text(json.dumps(values))


def run(name, *command):
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               encoding="utf-8", errors="replace")
    lines = []
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        lines.append(line.rstrip("\n"))
    status = process.wait()
    passed, failed, skipped = counts(lines) or (0, 0, 0)
    note = reasons(lines) if status == 0 else f"ended with {status}"
    if failed == 0 and (status != 0 or passed + skipped == 0):
        failed = 1
    record(name, passed, failed, skipped, note or ("said nothing" if failed and not passed else ""))


def skip(name, *reason):
    print(f"{name}: skipped: {' '.join(reason)}")
    record(name, 0, 0, 1, " ".join(reason))


def total(*prefixes):
    rows = [json.loads(file.read_text()) for file in sorted(FOLDER.glob("*.json"))]
    rows = [row for row in rows if not prefixes or row["name"].startswith(prefixes)]
    print()
    for row in rows:
        note = f"  ({row['note']})" if row["note"] else ""
        print(f"{row['name']:<28} {row['passed']:>8} passed {row['failed']:>4} failed {row['skipped']:>3} skipped{note}")
    passed, failed, skipped = (sum(row[key] for row in rows) for key in ("passed", "failed", "skipped"))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    refused = failed or not rows or (skipped and os.environ.get("REQUIRE_ALL"))
    sys.exit(1 if refused else 0)


{"run": run, "skip": skip, "sum": total}[sys.argv[1]](*sys.argv[2:])
