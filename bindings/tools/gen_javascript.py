"""Prints the raw layer of the JavaScript bindings from the headers in FOLDER: gen_javascript.py FOLDER [--types]

raw.mjs has the constants, the functions with their numbers of parameters, and for each struct its size in WebAssembly's memory and what
reads and writes one through a DataView. With --types, raw.d.mts: the type of the names of statuses.
"""

import sys

import c_header

# How a DataView calls them; addresses, which handles and callbacks are too, are Uint32.
ACCESS = {"uint8_t": "Uint8", "uint16_t": "Uint16", "int32_t": "Int32", "uint32_t": "Uint32", "size_t": "Uint32", "double": "Float64"}
PREFIX = "REGLET_STATUS_"
PREAMBLE = "// Reglet's C interface for 32 bits. Generated from the C header; do not edit.\n"


def access(header, kind):
    """The word in a DataView's methods for a type; None for a struct."""
    if kind.pointers or kind.name in header.handles or kind.name in header.callbacks:
        return "Uint32"
    name = header.integers.get(kind.name, kind.name)
    if name in ACCESS:
        return ACCESS[name]
    if name in header.structs:
        return None
    raise SystemExit(f"gen_javascript: no way to read a {kind.name}")


def struct(header, name):
    *offsets, size = header.layout(name, words=32)[0]
    names, reads, writes = [], [], []
    for (field, kind, length), offset in zip(header.structs[name], offsets):
        if length:
            raise SystemExit(f"gen_javascript: {name}.{field} is an array")
        word, at = access(header, kind), f"at + {offset}" if offset else "at"
        end = "" if word and word.endswith("int8") else ", true"
        names.append(f"{field} = {'0' if word else '{}'}")
        reads.append(f"{field}: view.get{word}({at}{end})" if word else f"{field}: {kind.name}.read(view, {at})")
        writes.append(f"view.set{word}({at}, {field}{end});" if word else f"{kind.name}.write(view, {at}, {field});")
    inner = ",\n        ".join(reads)
    return (f"export const {name} = {{\n    size: {size},\n    read: (view, at) => ({{\n        {inner},\n    }}),\n"
            f"    write(view, at, {{ {', '.join(names)} }}) {{\n        " + "\n        ".join(writes) + "\n    },\n};")


def layer(header):
    yield PREAMBLE
    for name, value in header.constants.items():
        yield f"export const {name} = {value};"
    yield "\n// name -> number of parameters\nexport const FUNCTIONS = {"
    for name, function in header.functions.items():
        yield f"    {name}: {len(function.parameters)},"
    yield "};"
    for name in header.structs:
        yield "\n" + struct(header, name)


def types(header):
    yield PREAMBLE + "\n/** The name of a problem. */\nexport type ErrorCode ="
    codes = [name[len(PREFIX):].lower() for name in header.constants if name.startswith(PREFIX)]
    yield "\n".join(f'    | "{code}"' for code in codes) + ";"


def main(folder, option=None):
    header = c_header.read(folder)
    for text in types(header) if option == "--types" else layer(header):
        print(text)


main(*sys.argv[1:])
