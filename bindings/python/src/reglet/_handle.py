"""The bases of the public classes: Made of those whose objects are nothing before __init__, Handle of those that own an object
of the C library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _raw
from ._convert import with_article
from ._lib import lib
from .errors import error_for


class Made:
    """A class whose objects have no use before their __init__ has run to its end: to use one is a null_argument, as it is in C.

    A subclass names the attributes that __init__ sets: `_set_by_init = ("_face", "_size")`.
    """

    __slots__ = ()
    _set_by_init: tuple[str, ...] = ()

    if not TYPE_CHECKING:  # which would take it to mean that there is every attribute

        def __getattr__(self, name: str) -> Any:
            if name in self._set_by_init:
                raise error_for(_raw.REGLET_STATUS_NULL_ARGUMENT)
            return object.__getattribute__(self, name)  # the ordinary error


class Handle(Made):
    """Owns one object, from `_adopt` to the end of the Python object's life, and destroys it once.

    A subclass names the C function that destroys: `_destroy = "reglet_text_destroy"`. An instance can stand as an
    argument of a C function itself.
    """

    _destroy: str
    _pointer: Any = None
    _release: Any = None

    def _adopt(self, pointer: Any) -> None:
        """Takes over `pointer`, a handle as a C function gave it."""
        # Looked up now: while the interpreter shuts down, the module's names may be gone.
        release = getattr(lib, self._destroy)
        if self._pointer is not None:
            release(pointer)
            raise RuntimeError(f"{type(self).__name__} owns an object already")
        self._release, self._pointer = release, pointer

    @property
    def _as_parameter_(self) -> Any:
        """For ctypes. NULL where there is no object: every function that must have one refuses that, and an exception from here
        would become one of ctypes' own."""
        return self._pointer

    def __reduce_ex__(self, protocol: Any) -> Any:
        # A copy of the attributes would own the same object. A subclass that can be copied has __copy__.
        verbs = "pickled" if hasattr(self, "__copy__") else "pickled or copied"
        raise TypeError(f"{with_article(type(self))} cannot be {verbs}")

    def __del__(self) -> None:
        pointer, self._pointer = self._pointer, None
        if pointer is not None:
            self._release(pointer)
