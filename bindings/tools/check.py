"""What `make check` looks at besides the builds: check.py TOOLCHAIN [GROUP...]

Groups: generated, header, symbols, sizes, wasm, rooms. TOOLCHAIN is the folder of the Swift toolchain's programs.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

BUDGET = 450 * 1024  # bytes of the stripped shared library
SHARED, STATIC, WASM = "build/libreglet.so", "build/libreglet.a", "build/reglet.wasm"
GCC_WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow"]
C_WARNINGS = ["-Wstrict-prototypes", "-Wmissing-prototypes"]
counts = {"passed": 0, "failed": 0, "skipped": 0}


def check(holds, what, detail=""):
    counts["passed" if holds else "failed"] += 1
    if not holds:
        print(f"not so: {what}" + (f"\n{detail}" if detail else ""))


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def generated(_):
    run = subprocess.run([sys.executable, "bindings/tools/generate.py", "--check"], stdout=subprocess.PIPE, encoding="utf-8")
    check(run.returncode == 0, "the generated files are fresh (`make header` writes them)", run.stdout)


def header(toolchain):
    """The header alone, as every C that there is and as C++, without a warning."""
    clang = f"{toolchain}/clang"
    compilers = [[clang, "-Weverything", f"-std={c}"] for c in ("c99", "c11", "c23")]
    # Those that -Weverything has against C++ programs that also want to be C++98.
    compilers.append([clang, "-xc++", "-std=c++17", "-Weverything", "-Wno-c++98-compat", "-Wno-c++98-compat-pedantic"])
    compilers.append([clang, "--target=wasm32-unknown-none-wasm", "-ffreestanding", "-Weverything", "-std=c11"])
    if shutil.which("gcc"):
        compilers += [["gcc", *GCC_WARNINGS, *C_WARNINGS, f"-std={c}"] for c in ("c99", "c11", "c2x")]
    else:
        counts["skipped"] += 1
        print("skipped: gcc is not installed")
    if shutil.which("g++"):
        compilers.append(["g++", "-xc++", "-std=c++17", *GCC_WARNINGS])
    else:
        counts["skipped"] += 1
        print("skipped: g++ is not installed")
    for compiler in compilers:
        command = [*compiler, "-Werror", "-fsyntax-only", "-IInclude"]
        language = [] if "-xc++" in compiler else ["-xc"]
        run = subprocess.run([*command, *language, "-"], input="#include <reglet.h>\n", stderr=subprocess.PIPE, encoding="utf-8")
        check(run.returncode == 0, " ".join(command), run.stderr)
    for name, flags in (("64 bits, without padding", ["-Wpadded", "-Werror"]), ("32 bits", ["--target=wasm32-unknown-none-wasm"])):
        layout = [clang, *flags, "-ffreestanding", "-fsyntax-only", "-std=c11", "-IInclude", "bindings/c/tests/layout_test.c"]
        run = subprocess.run(layout, stderr=subprocess.PIPE, encoding="utf-8")
        check(run.returncode == 0, f"the layout of the structs on {name}", run.stderr)


def listed():
    return set(pathlib.Path("Include/reglet.exports").read_text().split())


def compare(found, what):
    missing, foreign = sorted(listed() - found), sorted(found - listed())
    check(not missing, f"{what} has every function of reglet.exports", " ".join(missing))
    check(not foreign, f"{what} has no foreign symbol", " ".join(foreign))


def symbols(_):
    check(all(name.startswith("reglet_") for name in listed()), "reglet.exports has reglet_ names only",
          " ".join(n for n in listed() if not n.startswith("reglet_")))
    declared = set(re.findall(r"\b(reglet_\w+)\(", re.sub(r"/\*.*?\*/", "", pathlib.Path("Include/reglet.h").read_text(), flags=re.S)))
    compare(declared, "reglet.h")
    compare({line.split()[2] for line in output("nm", "-D", "--defined-only", SHARED).splitlines()}, SHARED)
    compare({line.split()[2] for line in output("nm", "-g", "--defined-only", STATIC).splitlines() if len(line.split()) == 3}, STATIC)
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-dW", SHARED)))
    check(all(name.startswith(("libc.", "libm.", "ld-")) for name in needed), "the shared library needs libc and libm only", str(needed))
    check("(SONAME)" in output("readelf", "-dW", SHARED), "the shared library has a soname")


def sizes(_):
    output("strip", "-o", "build/stripped.so", SHARED)
    size = pathlib.Path("build/stripped.so").stat().st_size
    print(f"size: {size} bytes of {BUDGET} ({SHARED}, stripped), {pathlib.Path(WASM).stat().st_size} ({WASM})")
    check(size < BUDGET, "the shared library keeps to its budget")


def wasm(_):
    """Reads the module's sections: 2 is imports, 7 exports."""
    data = memoryview(pathlib.Path(WASM).read_bytes())
    sections, position = {}, 8

    def number(at):
        value = shift = 0
        while True:
            value |= (data[at] & 127) << shift
            at, shift = at + 1, shift + 7
            if data[at - 1] < 128:
                return value, at

    while position < len(data):
        length, start = number(position + 1)
        sections[data[position]] = start
        position = start + length
    check(2 not in sections, f"{WASM} has no imports")
    exports = set()
    count, at = number(sections[7])
    for _ in range(count):
        length, at = number(at)
        exports.add(bytes(data[at:at + length]).decode())
        _, at = number(at + length + 1)
    compare(exports - {"memory", "__indirect_function_table"}, WASM)  # The table is for a host's callbacks.


def rooms(_):
    """The core has no Foundation and no pointers; the ABI has one place for each kind of danger."""
    for file in pathlib.Path("Sources/Reglet").rglob("*.swift"):
        found = re.search(r"^import (?!Reglet\b).+|Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|Unmanaged", file.read_text(), re.M)
        check(not found, f"{file} is pure", found and found[0])
    for file in pathlib.Path("Sources/RegletABI").rglob("*.swift"):
        text = file.read_text()
        check("Unmanaged" not in text or file.name == "Handle.swift", f"{file} leaves Unmanaged to Handle.swift")
        made = re.search(r"BufferPointer\(|_unsafeStart|_unsafeElements", text)
        check(not made or file.name == "Borrow.swift", f"{file} leaves the caller's buffers to Borrow.swift")


GROUPS = {f.__name__: f for f in (generated, header, symbols, sizes, wasm, rooms)}
for group in sys.argv[2:] or GROUPS:
    GROUPS[group](sys.argv[1])
print(f"check: {counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
sys.exit(1 if counts["failed"] or (counts["skipped"] and os.environ.get("REQUIRE_ALL")) else 0)
