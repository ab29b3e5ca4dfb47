"""Builds and runs the C examples exactly as the first comment of each says: `// cc ...`. One that has a .txt beside it
must print that. Each is linked statically with Reglet, and needs nothing but libc, libm and what its command asks pkg-config
for; where the host has not that, the example is skipped."""

import pathlib
import re
import subprocess
import sys

passed = failed = skipped = 0
for example in sorted(pathlib.Path("bindings/c/examples").glob("*.c")):
    command = re.match(r"// (cc .+)\n", example.read_text(encoding="utf-8"))
    program = command and re.search(r"-o (\S+)", command[1])
    package = command and re.search(r"\$\(pkg-config .* (\S+)\)", command[1])
    if package and subprocess.run(f"pkg-config --exists {package[1]}", shell=True).returncode != 0:
        print(f"{example} skipped: {package[1]} is not installed for C")
        skipped += 1
        continue
    if not program:
        problem = "its first line is no command"
    elif subprocess.run(command[1], shell=True).returncode != 0:
        problem = f"does not build: {command[1]}"
    else:
        run = subprocess.run([program[1]], stdout=subprocess.PIPE, encoding="utf-8")
        expected = example.with_suffix(".txt")
        needed = re.findall(r"\(NEEDED\).*\[(.+)\]", subprocess.check_output(["readelf", "-dW", program[1]], encoding="utf-8"))
        allowed = ("libc.", "libm.", "ld-", *([f"lib{package[1]}."] if package else []))
        problem = (f"needs {needed}" if not all(name.startswith(allowed) for name in needed) else
                   f"ends with {run.returncode}" if run.returncode else
                   f"prints {run.stdout!r}" if expected.exists() and run.stdout != expected.read_text(encoding="utf-8") else "")
    if problem:
        print(f"{example}: {problem}", file=sys.stderr)
        failed += 1
    else:
        passed += 1
print(f"examples: {passed} passed, {failed} failed, {skipped} skipped")
sys.exit(1 if failed else 0)
