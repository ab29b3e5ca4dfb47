"""The C and the Python demonstration print the same, to a pipe and to a terminal; coloured to the one that is a terminal."""

import os
import pathlib
import pty
import subprocess
import sys

PROGRAMS = [["build/demo"], [sys.executable, "bindings/python/examples/demo.py"]]
ENVIRONMENT = {**os.environ, "PYTHONPATH": "bindings/python/src"}


def to_pipe(command):
    return subprocess.check_output(command, env=ENVIRONMENT)


def to_terminal(command):
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, env=ENVIRONMENT, stdout=theirs)
    os.close(theirs)
    output = b""
    while True:
        try:
            data = os.read(ours, 65536)
        except OSError:  # The other end is closed.
            break
        if not data:
            break
        output += data
    os.close(ours)
    if process.wait() != 0:
        raise subprocess.CalledProcessError(process.returncode, command)
    return output


build = pathlib.Path("bindings/c/examples/demo.c").read_text(encoding="utf-8").partition("\n")[0].removeprefix("// ")
subprocess.run(build, shell=True, check=True)
piped, shown = [[run(command) for command in PROGRAMS] for run in (to_pipe, to_terminal)]
results = [piped[0] == piped[1], shown[0] == shown[1], b"\x1b[" not in piped[0], b"\x1b[" in shown[0]]
if not all(results):
    print(*piped, *shown, sep=b"\n----\n".decode())
print(f"demo: {sum(results)} passed, {len(results) - sum(results)} failed, 0 skipped")
sys.exit(not all(results))
