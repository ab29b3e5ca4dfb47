"""Prints Include/reglet.h, or with --exports the list of its functions, from the compiler's symbol graph of RegletABI.

    gen_header.py SYMBOLS TYPES EXAMPLE [--exports]

Each public @_cdecl function becomes a prototype under its doc comment. Its section is the one of TYPES' headings
("==== Name: subject ====") that its file is named after: ABI+Name.swift, then ABI+NameAspect.swift; sections come in the
order of the headings, functions in that of their files and lines. The comment at the head of a file introduces it.
EXAMPLE, a program that the tests run, is shown at the top.
"""

import json
import pathlib
import re
import sys
import textwrap

WIDTH = 110
PLAIN = {
    "CChar": "char", "Int32": "int32_t", "UInt32": "uint32_t", "UInt8": "uint8_t", "UInt16": "uint16_t",
    "Double": "double", "size_t": "size_t", "UnsafeRawPointer": "const void *", "UnsafeMutableRawPointer": "void *",
}
PREAMBLE = """\
/*
 * Reglet: format strings to attributed text, attachments, labels and buttons.
 *
 * Generated from the library's own functions; `make header` writes it anew. The rules that hold for every function
 * are at the top of reglet_types.h. A program to begin with:
 *
{example}
 */
#ifndef REGLET_H
#define REGLET_H

#include "reglet_types.h"

#ifdef __cplusplus
extern "C" {{
#endif
"""
END = """
#ifdef __cplusplus
}
#endif

#endif"""


def c_type(swift):
    """The C type that a Swift type stands for; the name of an imported C type stands for itself."""
    swift = swift.removesuffix("?")
    pointer = re.fullmatch(r"Unsafe(Mutable)?Pointer<(.+)>", swift)
    if pointer:
        inner = c_type(pointer[2])
        if pointer[1]:
            return inner + ("*" if inner.endswith("*") else " *")
        return inner + "const *" if inner.endswith("*") else f"const {inner} *"
    if swift in PLAIN:
        return PLAIN[swift]
    if not re.fullmatch(r"[a-z][a-z0-9_]*", swift):
        sys.exit(f"gen_header: {swift} has no place in the C ABI")
    return swift


def declare(kind, name):
    return kind + name if kind.endswith("*") else f"{kind} {name}"


def spelling(fragments):
    return "".join(fragment["spelling"] for fragment in fragments)


class Function:
    def __init__(self, symbol):
        self.file = pathlib.Path(symbol["location"]["uri"].removeprefix("file://"))
        self.line = symbol["location"]["position"]["line"]
        self.name = re.search(r'@_cdecl\("(\w+)"\)', spelling(symbol["declarationFragments"]))[1]
        signature = symbol["functionSignature"]
        self.parameters = [
            declare(c_type(spelling(p["declarationFragments"]).partition(": ")[2]), p.get("internalName", p["name"]))
            for p in signature.get("parameters", [])
        ]
        returns = spelling(signature["returns"])
        self.returns = "void" if returns in ("()", "Void") else c_type(returns)
        if "docComment" not in symbol:
            sys.exit(f"gen_header: {self.name} has no doc comment, and the header is the only manual")
        self.comment = [line["text"].replace("`", "") for line in symbol["docComment"]["lines"]]

    def prototype(self):
        head = declare(self.returns, self.name) + "("
        line = head + (", ".join(self.parameters) or "void") + ");"
        if len(line) <= WIDTH:
            return line
        rows = textwrap.wrap(", ".join(p.replace(" ", "\0") for p in self.parameters), WIDTH - 4)
        return head + "\n    " + "\n    ".join(rows).replace("\0", " ") + ");"


def comment(lines):
    if len(lines) == 1 and len(lines[0]) <= WIDTH - 6:
        return f"/* {lines[0]} */"
    return "\n".join(["/*"] + [f" * {line}".rstrip() for line in lines] + [" */"])


def introduction(file):
    """The // lines that a source file begins with."""
    lines = []
    for line in file.read_text().splitlines():
        if not line.startswith("//"):
            break
        lines.append(line[2:].removeprefix(" "))
    return lines


def sections(functions, headings):
    """(heading, functions) in the order of the headings; a file belongs to the longest heading that begins its name."""
    files = {f.file: max((n for n, _ in headings if f.file.stem.removeprefix("ABI+").startswith(n)), key=len, default=None)
             for f in functions}
    for file, section in files.items():
        if section is None:
            sys.exit(f"gen_header: {file} is named after none of the sections of reglet_types.h")
    for name, subject in headings:
        yield f"{name}: {subject}", [f for f in functions if files[f.file] == name]


def main(symbols, types, example, mode="--header"):
    functions = [Function(s) for s in json.loads(pathlib.Path(symbols).read_text())["symbols"]
                 if "@_cdecl" in spelling(s["declarationFragments"])]
    functions.sort(key=lambda f: (f.file.stem, f.line))
    if mode == "--exports":
        print("\n".join(sorted(f.name for f in functions)))
        return
    print(PREAMBLE.format(example=textwrap.indent(pathlib.Path(example).read_text().rstrip(), " *     ", lambda _: True)
                          .replace(" *     \n", " *\n")))
    headings = re.findall(r"^/\* ==== (\w+): (.+) ==== \*/$", pathlib.Path(types).read_text(), re.M)
    for heading, members in sections(functions, headings):
        if members:
            print(f"/* ==== {heading} ==== */\n")
        for index, function in enumerate(members):
            if index == 0 or function.file != members[index - 1].file:
                print(comment(introduction(function.file)) + "\n")
            print(comment(function.comment) + "\n" + function.prototype() + "\n")
    print(END.strip("\n"))


main(*sys.argv[1:])
