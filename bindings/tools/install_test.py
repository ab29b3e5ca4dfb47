"""Installs to a folder of its own and builds the first example against it as a stranger would: with pkg-config, shared
and static, and with CMake. install_test.py MAKE..."""

import os
import pathlib
import shutil
import subprocess
import sys

PREFIX = pathlib.Path("build/stage/prefix").resolve()
EXAMPLE = pathlib.Path("bindings/c/examples/hello.c").resolve()
CMAKE = """cmake_minimum_required(VERSION 3.16)
project(stranger C)
find_package(Reglet REQUIRED)
add_executable(shared {example})
target_link_libraries(shared Reglet::reglet)
add_executable(static {example})
target_link_libraries(static Reglet::reglet_static)
"""
counts = {"passed": 0, "failed": 0, "skipped": 0}


def check(what, *command, **environment):
    run = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    counts["failed" if run.returncode else "passed"] += 1
    if run.returncode:
        print(f"not so: {what}\n{run.stdout}")
    return run.stdout


def skip(reason):
    counts["skipped"] += 1
    print(f"skipped: {reason}")


shutil.rmtree(PREFIX.parent, ignore_errors=True)
check("make install", *sys.argv[1:], "install", f"PREFIX={PREFIX}")
check("a staged install", *sys.argv[1:], "install", "PREFIX=/usr", f"DESTDIR={PREFIX.parent / 'staged'}")
staged = PREFIX.parent / "staged/usr/lib/pkgconfig/reglet.pc"
check("it names its final place", "grep", "-q", "^prefix=/usr$", str(staged))
here = {"PKG_CONFIG_PATH": str(PREFIX / "lib/pkgconfig"), "LD_LIBRARY_PATH": str(PREFIX / "lib")}
if shutil.which("pkg-config"):
    flags = check("pkg-config", "pkg-config", "--cflags", "--libs", "reglet", **here).split()
    check("a shared build", "cc", str(EXAMPLE), *flags, "-o", "build/stage/shared")
    check("the shared program", "build/stage/shared", **here)
    flags = check("pkg-config", "pkg-config", "--static", "--cflags", "--libs", "reglet", **here).split()
    static = [str(PREFIX / "lib/libreglet.a") if flag == "-lreglet" else flag for flag in flags]
    check("a static build", "cc", str(EXAMPLE), *static, "-o", "build/stage/static")
    check("the static program", "build/stage/static")
else:
    skip("pkg-config is not installed")
if shutil.which("cmake"):
    folder = PREFIX.parent / "cmake"
    folder.mkdir()
    (folder / "CMakeLists.txt").write_text(CMAKE.format(example=EXAMPLE))
    check("cmake", "cmake", "-S", str(folder), "-B", str(folder / "out"), f"-DCMAKE_PREFIX_PATH={PREFIX}")
    check("a cmake build", "cmake", "--build", str(folder / "out"))
    check("the shared program", str(folder / "out/shared"))
    check("the static program", str(folder / "out/static"))
else:
    skip("cmake is not installed")
print(f"install: {counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
sys.exit(1 if counts["failed"] else 0)
