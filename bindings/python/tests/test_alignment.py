"""Every pointer of every function: at an address where what it points to cannot lie it is invalid_value, and nothing is written."""

import sys
from ctypes import (POINTER, Structure, _Pointer, addressof, alignment, c_char_p, c_double, c_size_t, cast, create_string_buffer,
                    memmove, sizeof)

import pytest

import reglet
from reglet import _raw
from reglet._lib import lib

ROOM = 1024  # bytes: more than one of anything


def is_placed(parameter):
    """Whether a parameter points to what cannot lie anywhere."""
    return issubclass(parameter, _Pointer) and alignment(parameter._type_) > 1


FUNCTIONS = [name for name, (_, parameters) in _raw.FUNCTIONS.items() if any(map(is_placed, parameters))]


@pytest.fixture
def objects():
    """One for each kind of handle, with two of everything that functions number."""
    image = reglet.Attachment("i", width=2, height=2)
    text = reglet.Formatter(attachments=[image], links=["x", "y"]).format("%0La%0P%l\n%1Lb%0P%l")
    made = {"text": text, "fonts": reglet.FontBook(), "formatter": reglet.Formatter(), "label": reglet.Label(text)}
    return {getattr(_raw, f"reglet_{kind}_{end}"): one for kind, one in made.items() for end in ("ref", "cref")}


class Memory:
    """Room for what a pointer points to: zeros, a struct with its size."""

    def __init__(self, kind, shift):
        self.buffer = create_string_buffer(ROOM + 16)
        start = -(-addressof(self.buffer) // 16) * 16 + shift
        self.pointer = cast(start, POINTER(kind))
        if issubclass(kind, Structure) and kind._fields_[0][0] == "struct_size":
            memmove(start, sizeof(kind).to_bytes(4, sys.byteorder), 4)
        self.before = self.buffer.raw

    @property
    def is_unchanged(self):
        return self.buffer.raw == self.before


def call(name, objects, misplaced=None):
    """Calls a function with sound arguments, but that the one of number `misplaced` is a byte off its place."""
    memories, arguments = [], []
    for number, parameter in enumerate(_raw.FUNCTIONS[name][1]):
        if issubclass(parameter, _Pointer):
            memories.append(Memory(parameter._type_, int(number == misplaced)))
            arguments.append(memories[-1].pointer)
        elif issubclass(parameter, _raw.Pointer):
            arguments.append(objects[parameter])
        else:
            arguments.append({c_char_p: b"Arial", c_size_t: 1, c_double: 1.0}.get(parameter, 0))
    return getattr(lib, name)(*arguments), memories


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_misplaced_pointer_is_refused(name, objects):
    assert call(name, objects)[0] != _raw.REGLET_STATUS_INVALID_VALUE
    parameters = _raw.FUNCTIONS[name][1]
    for number in filter(lambda number: is_placed(parameters[number]), range(len(parameters))):
        status, memories = call(name, objects, number)
        assert status == _raw.REGLET_STATUS_INVALID_VALUE, number
        if parameters[-1] is POINTER(_raw.reglet_error) and number < len(parameters) - 1:
            error = memories.pop()
            assert error.pointer[0].code == status
        assert all(memory.is_unchanged for memory in memories), number
