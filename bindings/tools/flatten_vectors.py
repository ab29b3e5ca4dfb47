"""Prints a JSON vector file as lines that the C runner reads: flatten_vectors.py FILE.json

The file's top level is a list of cases, or an object whose members are lists or objects of cases. Each case is a section,
`[member name]`, where name is the case's id, its key, or its place; below it stands a line for each leaf:

    path.of.keys.0 = value

A value is a number, true, false, null, "text", or {} for an empty object. In a text, bytes outside printable ASCII, quotes
and backslashes are \\xNN, in a key all bytes but letters, digits, - and _. A list also has a line `path.# = length`.
"""

import json
import pathlib
import sys


PRINTABLE = set(range(32, 127)) - set(b'"\\')
WORD = set(b"0123456789-_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def escaped(text, plain):
    return "".join(chr(b) if b in plain else f"\\x{b:02x}" for b in text.encode("utf-8", "surrogatepass"))


def leaves(value, path):
    if isinstance(value, (list, dict)):
        if isinstance(value, list):
            yield f"{path}.#", str(len(value))
        elif not value:
            yield path, "{}"
        for key, item in enumerate(value) if isinstance(value, list) else value.items():
            yield from leaves(item, f"{path}.{escaped(str(key), WORD)}")
    else:
        yield path, f'"{escaped(value, PRINTABLE)}"' if isinstance(value, str) else json.dumps(value)


def cases(document):
    for member, group in document.items() if isinstance(document, dict) else [("cases", document)]:
        for key, case in enumerate(group) if isinstance(group, list) else group.items():
            name = case.get("id", key) if isinstance(case, dict) else key
            yield member, name, case


for member, name, case in cases(json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))):
    print(f"[{member} {name}]")
    for key, item in case.items() if isinstance(case, dict) else [("value", case)]:
        for path, value in leaves(item, key):
            print(f"{path} = {value}")
