"""Prints the raw layer of the Python package (_raw.py) from the headers in FOLDER: gen_python.py FOLDER"""

import sys

import c_header

CTYPES = {"char": "c_char", "uint8_t": "c_uint8", "uint16_t": "c_uint16", "int32_t": "c_int32", "uint32_t": "c_uint32",
          "size_t": "c_size_t", "double": "c_double"}
PREAMBLE = '''"""Reglet's C interface, as ctypes. Generated from the C header; do not edit."""

from ctypes import (CFUNCTYPE, POINTER, Structure, c_char, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_uint16,
                    c_uint32, c_void_p)
from typing import Any


class Pointer(c_void_p):
    """A handle. As an argument it is itself, or in an object that holds it: ctypes would call any number or text one."""

    @classmethod
    def from_param(cls, value: Any) -> Any:
        pointer = getattr(value, "_as_parameter_", value)
        if pointer is not None and not isinstance(pointer, cls):
            raise TypeError(f"an object of the wrong type: {type(value).__name__}")
        return pointer
'''


def expression(header, kind, memory=False):
    """The ctypes type of a C type. Text goes into a function as bytes (c_char_p); in `memory`, that is in a struct or
    on the way to a callback, it stays an address, because ctypes would end it at the first NUL."""
    if kind.name == "void":
        return "c_void_p" if kind.pointers else "None"
    name = CTYPES.get(header.integers.get(kind.name, kind.name), kind.name)
    pointers = kind.pointers
    if kind.name == "char" and kind.const and pointers:
        name, pointers = ("c_void_p" if memory else "c_char_p"), pointers - 1
    return "POINTER(" * pointers + name + ")" * pointers


def handle_classes(header):
    """A class per handle type; a _ref is a _cref, so that it may stand where one is taken."""
    base = {tag: name for name, (tag, const) in header.handles.items() if const}
    for name in sorted(header.handles, key=lambda n: not header.handles[n][1]):
        tag, const = header.handles[name]
        yield f"class {name}({'Pointer' if const else base.get(tag, 'Pointer')}):\n    pass\n"


def struct_class(header, name):
    rows = []
    for field, kind, length in header.structs[name]:
        text = expression(header, kind, memory=True)
        rows.append(f'        ("{field}", {text}{f" * {length}" if length else ""}),')
    return f"class {name}(Structure):\n    _fields_ = [\n" + "\n".join(rows) + "\n    ]\n"


def main(folder):
    header = c_header.read(folder)
    print(PREAMBLE + "\n")
    for name, value in header.constants.items():
        print(f"{name} = {value}")
    for text in handle_classes(header):
        print("\n\n" + text, end="")
    for name in header.structs:
        print("\n\n" + struct_class(header, name), end="")
    print()
    for name, function in header.callbacks.items():
        types = [expression(header, function.returns)] + [expression(header, k, memory=True) for _, k in function.parameters]
        print(f"\n{name} = CFUNCTYPE({', '.join(types)})")
    print("\n# name -> (result, parameters)\nFUNCTIONS: dict[str, tuple[Any, list[Any]]] = {")
    for name, function in header.functions.items():
        parameters = ", ".join(expression(header, kind) for _, kind in function.parameters)
        print(f'    "{name}": ({expression(header, function.returns)}, [{parameters}]),')
    print("}")


main(*sys.argv[1:])
