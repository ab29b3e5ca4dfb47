"""Builds a wheel that carries the C library: `make`, then `pip wheel bindings/python` or `hatch build -t wheel`."""

import os
import pathlib
import re
import sysconfig

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parents[1]
LIBRARY = TOP / "build" / "libreglet.so"


def version():
    """The version that the C header states."""
    header = (TOP / "Include" / "reglet_types.h").read_text(encoding="utf-8")
    return ".".join(re.findall(r"^#define REGLET_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header, re.M))


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # hatch reads the version with no hook at hand
    BuildHookInterface = object


class LibraryHook(BuildHookInterface):
    """Puts the library into the wheel and names the platform: any Python 3, no ABI of CPython's."""

    def initialize(self, version, build_data):
        if not LIBRARY.exists():
            raise SystemExit("build/libreglet.so is not there; run `make` first")
        platform = os.environ.get("REGLET_WHEEL_PLATFORM") or re.sub(r"[-.]", "_", sysconfig.get_platform())
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        build_data["force_include"][str(LIBRARY.resolve())] = "reglet/libreglet.so"
        for notice in ("LICENSE", "NOTICE"):
            build_data["force_include"][str(TOP / notice)] = f"reglet/{notice}"
