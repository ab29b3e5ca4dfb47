"""Builds and runs the C examples exactly as the first comment of each says: `// cc ...`. One that has a .txt beside it
must print that. Each is linked statically with Reglet, and needs nothing but libc and libm."""

import pathlib
import re
import subprocess
import sys

passed = failed = 0
for example in sorted(pathlib.Path("bindings/c/examples").glob("*.c")):
    command = re.match(r"// (cc .+)\n", example.read_text(encoding="utf-8"))
    program = command and re.search(r"-o (\S+)", command[1])
    if not program:
        problem = "its first line is no command"
    elif subprocess.run(command[1], shell=True).returncode != 0:
        problem = f"does not build: {command[1]}"
    else:
        run = subprocess.run([program[1]], stdout=subprocess.PIPE, encoding="utf-8")
        expected = example.with_suffix(".txt")
        needed = re.findall(r"\(NEEDED\).*\[(.+)\]", subprocess.check_output(["readelf", "-dW", program[1]], encoding="utf-8"))
        problem = (f"needs {needed}" if not all(name.startswith(("libc.", "libm.", "ld-")) for name in needed) else
                   f"ends with {run.returncode}" if run.returncode else
                   f"prints {run.stdout!r}" if expected.exists() and run.stdout != expected.read_text(encoding="utf-8") else "")
    if problem:
        print(f"{example}: {problem}", file=sys.stderr)
        failed += 1
    else:
        passed += 1
print(f"examples: {passed} passed, {failed} failed, 0 skipped")
sys.exit(1 if failed else 0)
