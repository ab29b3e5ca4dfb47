"""The base of the classes that own an object of the C library."""

from __future__ import annotations

from typing import Any

from ._lib import lib


class Handle:
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
        if self._pointer is None:
            raise ValueError(f"this {type(self).__name__} has no object")
        return self._pointer

    def __reduce_ex__(self, protocol: Any) -> Any:
        # A copy of the attributes would own the same object. A subclass that can be copied has __copy__.
        raise TypeError(f"a {type(self).__name__} cannot be pickled, nor copied by its attributes")

    def __del__(self) -> None:
        pointer, self._pointer = self._pointer, None
        if pointer is not None:
            self._release(pointer)
