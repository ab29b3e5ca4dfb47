"""Finding and loading the C library."""

import inspect
import os
import pathlib
import subprocess
import sys

import reglet
from reglet import _lib, _raw
from reglet._lib import lib

SOURCE = pathlib.Path(reglet.__file__).parents[1]


def python(code, **environment):
    """Runs code in a new interpreter; returns its exit status and its standard error."""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE), **environment}
    run = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True)
    return run.returncode, run.stderr


def test_every_function_is_declared():
    assert set(_raw.FUNCTIONS) == set((SOURCE.parents[2] / "Include/reglet.exports").read_text().split())
    for name, (result, parameters) in _raw.FUNCTIONS.items():
        assert getattr(lib, name).restype is result and getattr(lib, name).argtypes == parameters


def test_version():
    assert lib.reglet_version() == _raw.REGLET_VERSION_MAJOR * 10000 + _raw.REGLET_VERSION_MINOR * 100 + _raw.REGLET_VERSION_PATCH


def test_the_environment_names_the_library(tmp_path):
    real = next(place for place in _lib._candidates() if place.exists()).resolve()
    linked = tmp_path / "elsewhere.so"
    linked.symlink_to(real)
    assert python("import reglet", REGLET_LIBRARY=str(linked)) == (0, "")


def test_a_missing_library_is_said_to_be_missing(tmp_path):
    status, message = python("import reglet", REGLET_LIBRARY=str(tmp_path / "none.so"))
    assert status == 1 and "ImportError" in message and str(tmp_path / "none.so") in message and "REGLET_LIBRARY" in message


def test_another_library_is_refused(tmp_path):
    other = tmp_path / "other.so"
    other.write_bytes(b"not a library")
    status, message = python("import reglet", REGLET_LIBRARY=str(other))
    assert status == 1 and "ImportError" in message and "not a Reglet library" in message


def test_version():
    assert reglet.__version__ == ".".join(map(str, (
        _raw.REGLET_VERSION_MAJOR, _raw.REGLET_VERSION_MINOR, _raw.REGLET_VERSION_PATCH)))


def test_everything_public_is_described():
    members = [(name, member, value) for name in reglet.__all__ if inspect.isclass(getattr(reglet, name))
               for member, value in vars(getattr(reglet, name)).items()
               if not member.startswith("_") and (callable(value) or isinstance(value, (property, classmethod)))]
    assert len(members) > 70 and [(name, member) for name, member, value in members if not value.__doc__] == []
    # What namedtuple and dataclass say by themselves begins with the name.
    assert [name for name in reglet.__all__ if (getattr(reglet, name).__doc__ or name).startswith(name)] == []


def test_a_typed_program_runs():
    assert python("import runpy; runpy.run_path(%r)" % str(pathlib.Path(__file__).with_name("typed_program.py"))) == (0, "")
