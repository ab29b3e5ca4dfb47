"""Reads Include/reglet_types.h and Include/reglet.h, for the generators of the bindings' raw layers.

Understands the regular C that these two are written in, and refuses what it does not know.
"""

import dataclasses
import pathlib
import re

# Scalars: (size, size on 32 bits). All are aligned to their size.
SCALARS = {"char": (1, 1), "uint8_t": (1, 1), "uint16_t": (2, 2), "int32_t": (4, 4), "uint32_t": (4, 4),
           "size_t": (8, 4), "double": (8, 8)}


@dataclasses.dataclass
class Type:
    """`name`, behind `pointers` stars; `const` where the innermost is not written to."""
    name: str
    pointers: int = 0
    const: bool = False


@dataclasses.dataclass
class Function:
    name: str
    returns: Type
    parameters: list  # of (name, Type)


@dataclasses.dataclass
class Header:
    constants: dict  # name -> int
    integers: dict   # typedef -> scalar
    handles: dict    # typedef -> (struct tag, const)
    callbacks: dict  # typedef -> Function
    structs: dict    # name -> list of (name, Type, array length or None)
    functions: dict  # name -> Function

    def layout(self, name, words=64):
        """A struct as C lays it out: the offset of each field, then its size."""
        offset, widest, places = 0, 1, []
        for _, kind, length in self.structs[name]:
            size, alignment = self.measure(kind.name, kind.pointers, words)
            offset = -(-offset // alignment) * alignment
            places.append(offset)
            offset += size * (length or 1)
            widest = max(widest, alignment)
        return places + [-(-offset // widest) * widest], widest

    def measure(self, name, pointers=0, words=64):
        """The size and the alignment of a type, in bytes."""
        if pointers or name in self.handles or name in self.callbacks:
            return words // 8, words // 8
        name = self.integers.get(name, name)
        if name in SCALARS:
            size = SCALARS[name][0 if words == 64 else 1]
            return size, size
        places, alignment = self.layout(name, words)
        return places[-1], alignment


def parse_type(text):
    """(Type, name) of a declaration such as `const char *text`."""
    stars = text.count("*")
    words = text.replace("*", " * ").split()
    name = words.pop() if words[-1] != "*" and len([w for w in words if w not in ("*", "const", "struct")]) > 1 else None
    const = words[0] == "const"
    (base,) = [w for w in words if w not in ("*", "const", "struct")]
    return Type(base, stars, const), name


def parse_parameters(text):
    if text.strip() == "void":
        return []
    return [(name, kind) for kind, name in map(parse_type, text.split(","))]


def read(folder):
    """The declarations of the two headers in `folder`."""
    text = "".join((pathlib.Path(folder) / name).read_text() for name in ("reglet_types.h", "reglet.h"))
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    header = Header({}, {}, {}, {}, {}, {})
    for name, value in re.findall(r"^#define (REGLET_\w+) (\(?-?\d+\)?)\s*$", text, re.M):
        header.constants[name] = int(value.strip("()"))
    text = re.sub(r"^#(?:.*\\\n)*.*$", " ", text, flags=re.M)
    text = re.sub(r'extern "C" \{|^\}\s*$', " ", text, flags=re.M)
    for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\} \w+;", text, re.S):
        fields = []
        for field in filter(None, map(str.strip, body.split(";"))):
            array = re.search(r"\[(\w+)\]$", field)
            kind, field_name = parse_type(field[:array.start()] if array else field)
            fields.append((field_name, kind, int(header.constants.get(array[1], array[1])) if array else None))
        header.structs[name] = fields
    text = re.sub(r"typedef struct \w+ \{.*?\} \w+;", " ", text, flags=re.S)
    for statement in (" ".join(s.split()) for s in text.split(";")):
        if not statement:
            continue
        if match := re.fullmatch(r"typedef (const )?struct (\w+) \*(\w+)", statement):
            header.handles[match[3]] = (match[2], bool(match[1]))
        elif match := re.fullmatch(r"typedef (.+?)\(\*(\w+)\)\((.*)\)", statement):
            header.callbacks[match[2]] = Function(match[2], parse_type(match[1])[0], parse_parameters(match[3]))
        elif match := re.fullmatch(r"typedef (\w+) (\w+)", statement):
            header.integers[match[2]] = match[1]
        elif match := re.fullmatch(r"(.+?)(\w+)\((.*)\)", statement):
            header.functions[match[2]] = Function(match[2], parse_type(match[1])[0], parse_parameters(match[3]))
        else:
            raise SystemExit(f"c_header: cannot read: {statement}")
    return header
