"""Finds and loads the C library, in this one place. `lib` has its functions under their C names.

The interpreter's lock is held during every call (PyDLL), so that no interleaving of threads meets a half-changed object.
"""

import ctypes
import os
import pathlib

from . import _raw

NAME = "libreglet.so"


def _candidates() -> list[pathlib.Path]:
    """Where the library may be, best first: where the environment says and only there; in the package; in a checkout."""
    named = os.environ.get("REGLET_LIBRARY")
    if named:
        return [pathlib.Path(named)]
    package = pathlib.Path(__file__).resolve().parent
    places = [package / NAME]
    if package.parts[-4:-1] == ("bindings", "python", "src"):
        places.append(package.parents[3] / "build" / NAME)
    return places


def _load() -> ctypes.PyDLL:
    places = _candidates()
    for place in places:
        if place.exists():
            break
    else:
        tried = ", ".join(map(str, places))
        raise ImportError(f"the Reglet library is not there (looked for {tried}); build it with `make`, or set REGLET_LIBRARY")
    try:
        library = ctypes.PyDLL(str(place))
        for name, (result, parameters) in _raw.FUNCTIONS.items():
            function = getattr(library, name)
            function.restype = result
            function.argtypes = parameters
    except (OSError, AttributeError) as error:
        raise ImportError(f"{place} is not a Reglet library of this version: {error}") from error
    version = (library.reglet_version() // 100, _raw.REGLET_VERSION_MAJOR * 100 + _raw.REGLET_VERSION_MINOR)
    if version[0] != version[1]:
        raise ImportError(f"{place} has version {version[0] // 100}.{version[0] % 100}, "
                          f"the package has {version[1] // 100}.{version[1] % 100}")
    return library


lib = _load()
