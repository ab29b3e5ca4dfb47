"""Prints Tests/Vectors/format-own.json: every code, problem, family and weight, expected by reference.py alone.

Each group of cases is a function that yields (configuration, format); each becomes a strict and a lenient case.
"""

import itertools
import json
import random

import reference

# What a code of each letter can be given: numbers it takes, in table or range, and such as have exactly one problem.
GOOD = {"F": ["", "0", "2", "002"], "C": ["", "1", "3"], "D": ["", "0", "000003"], "P": ["", "1"], "T": ["", "1", "3"],
        "L": ["", "0", "1"], "U": ["0", "1", "02"], "X": ["0", "1", "2"], "A": ["0", "1", "2", "3", "4"],
        "W": ["", "0", "-1", "1", "-1000", "1000", "-0", "007"],
        "S": ["1", "0.000001", "10000", "10000.0", "12.5", "0000012.250000", "0.1", "9999.999999"],
        "O": ["0", "-0", "-0.0", "15", "-15.5", "10000", "-10000", "0.1", "-0.000001"],
        "K": ["0", "-0", "1", "-2.25", "-10000", "10000.000000", "0.3"]}
PLAIN = "fcduxwbBiINsoakl%"
MALFORMED = ["-", "--1", "1-", "1-2", "1.", ".5", "-.5", ".", "..", "1..2", "1.2.3", "1.-2", "1234567", "0.1234567",
             "0001234567", "1.0000000", "-1234567.5"]
OUTSIDE = {"F": ["4", "-1", "-0", "999999"], "C": ["4", "-0"], "D": ["-2", "4"], "P": ["2", "-0"], "T": ["4", "-1"],
           "L": ["2", "-0"], "U": ["3", "-0", "-1", "1.0"], "X": ["3", "-0", "2.5"], "A": ["5", "-0", "-4", "0.0"],
           "W": ["1001", "-1001", "1.0", "-0.0"], "S": ["0", "0.0", "-1", "-0", "10000.000001", "10001", "000000"],
           "O": ["10000.000001", "-10001"], "K": ["-10000.000001", "999999"]}
FRACTIONS = ["0.0", "1.5", "-1.0"]  # where an index is due: value_out_of_range whatever the table

CONFIGS = {
    "none": {},
    "full": {
        "default_font_family": "Baskerville", "default_point_size": 0.5, "default_weight": -3, "default_color": "Tomato",
        "default_background_color": "#1234", "default_alignment": "justified",
        "font_families": ["Courier", "Arial", "AvenirNext", "Optima"], "colors": ["red", "#0F8", "#a0b1c2D3", "Transparent"],
        "links": ["", "https://example.org/é?a=%25&b=2"],
        "attachments": [{"name": "星", "width": 0.0, "height": 1e9, "x": -1e9, "y": 0.1},
                        {"name": "", "width": 12.25, "height": 3.0, "x": 0.0, "y": -2.0}],
        "arguments": ["zero", "100% %B %{name} %", "\ufffc", ""],
        "named_arguments": {"name": "Ann", "": "none", "a b%B": "spaced", "名 😀": "値", "{": "brace"}},
    "families": {"font_families": sorted(reference.FAMILIES)},
    **{f"weight{weight}": {"default_weight": weight, "default_font_family": family, "default_alignment": alignment}
       for weight, family, alignment in [(-1000, "HelveticaNeue", "left"), (1000, "Avenir", "right"), (2, "GillSans", "center")]},
}


def codes():
    """Every code with every kind of number that it takes, from plain text and back to it."""
    for letter, numbers in GOOD.items():
        for number in numbers:
            yield "full", f"a%{number}{letter}b%{letter.lower() if letter not in 'PT' else '%'}c"
    for letter in PLAIN:
        yield "full", f"%LA%1C%2D%2U%1X%2W%I%5S%3O%-1K%1A%1Fb%l%{letter}c"
        yield "none", f"%LA%2U%1X%2W%I%5S%3O%-1K%1Ab%{letter}c"
    for letter in GOOD:
        yield "none", f"x%{letter}y"


def problems():
    """Each problem of each code."""
    for letter in GOOD:
        for number in OUTSIDE[letter] + MALFORMED + (FRACTIONS if letter in "FCDPTL" else []):
            yield "full", f"é%{number}{letter}z"
    for letter in "UXASOK":
        yield "full", f"é%{letter}z"
    for letter in PLAIN:
        for number in ["0", "-1", "2.5", "-", "1.", "1234567"]:
            yield "full", f"é%{number}{letter}z"
    for letter in [chr(c) for c in range(1, 127) if chr(c) not in "-.0123456789"] + ["é", "日", "😀", "\u0301", "%{"]:
        if letter not in reference.NUMBERS:
            yield "full", f"%5{letter}z" if letter == "{" else f"é%{letter}z"
    for cut in ["%", "%5", "%-", "%-1.", "%.", "%{", "%{name", "%{a%B%l"]:
        yield "full", "😀 " + cut
        yield "full", "%L😀 " + cut
    for name in ["", "name", "Name", "name ", "名 😀", "{", "a b%B", "nam", "%0C", "x\ny"]:
        yield "full", f"é%{{{name}}}z"
        yield "none", f"é%{{{name}}}}}z"


def precedence():
    """Two problems of one code: the earlier in the list is the one. And two codes: the first in the text is."""
    for number, letter in [("1..", "q"), ("-", "é"), ("1.", "B"), ("1.", "%"), ("-1.5", "F"), ("9.5", "F"), ("-9", "L"),
                           ("1234567.5", "W"), ("1.5", "C"), ("-0.5", "U"), ("0.0000000", "S"), ("-", "l"), ("7", "l"),
                           ("--", "L"), ("2.", "P"), ("-1", "T"), ("1..", "\u0000")]:
        yield "full", f"%{number}{letter}z"
        yield "full", f"%Lq%{number}{letter}z%l"
    for first, second in itertools.permutations(["%q", "%9F", "%U", "%3U", "%1B", "%--1W", "%l", "%{no}", "%L%L", "%"], 2):
        yield "full", f"a{first} {second}"


def links():
    pieces = ["%L", "%1L", "%9L", "%l", "x", "%P", "%2T%", "%B", "%3T"]
    for length in range(1, 4):
        for parts in itertools.product(pieces[:5] if length < 3 else ["%L", "%1L", "%l", "x"], repeat=length):
            yield "full", "".join(parts)
    chance = random.Random(5)
    for _ in range(60):
        yield "full", "".join(chance.choices(pieces, k=6)) + "."


def families():
    """Every family at every weight of any family and one beyond, in both slants."""
    ladders = {int(weight) for ladder in reference.FAMILIES.values() for weight in ladder}
    weights = [-1000, *range(min(ladders) - 1, max(ladders) + 2), 1000]
    for number, family in enumerate(CONFIGS["families"]["font_families"]):
        yield "families", f"%{number}F" + "".join(f"%{w}Wa%Ib%i" for w in weights)
        yield "families", f"%I%Bbold %{number}Fitalic %b{family}%f plain%N."
    for name in CONFIGS:
        yield name, "a%Ib%Bc%bd%we%1Wf%Ng%ih"


def merging():
    """Canonical runs: what changes nothing makes none, and what comes back is joined."""
    yield from [("full", f) for f in ["a%f%c%d%u%x%w%i%s%o%k%ab", "a%0C%cb", "a%C%1C%C%cb", "%Ba%w%Bb", "%Pa%P%P", "a%3Tb", "%3T",
                                      "%L%Pa%P%l%P", "a\ufffcb%P\ufffc", "", "%%", "%%%%B", "%N", "%L%l", "x%3C%3Cy%0C", "\u0000%B\u0000"]]


def not_utf8():
    for data in [b"\xff", b"a\xc3", b"%\xff", b"%5\xffB", b"\xe2\x82%B\xe2\x82", b"%{\xf0\x9f\x98}", b"\xed\xa0\x80%q", b"\xc0\x80%9F",
                 b"\xf4\x90\x80\x80%L", b"\xf0\x9f\x98\x80\xf0\x9f%L\x80%L", b"%{\xff", b"\xe0\x9f\xbf%\xe2\x82\xac", b"%L\xfe%l\xfe%l"]:
        yield "full", data


def mixtures(seed=20261130, count=260):
    """Random sequences of all of the above."""
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.choice(["full", "full", "full", "none", "families"]), mixture(chance)


TEXTS = ["a", "Hello ", "日本語", "é", "e\u0301", "😀", "\n", "العربية", "}", "{", "-", "7", ".", "\ufffc", "%%", " "]


def mixture(chance, most=14, ill=0.08):
    """A random format; `ill` is the chance of a code that is probably refused."""
    parts = []
    for _ in range(chance.randint(1, most)):
        kind = chance.random()
        letter = chance.choice(list(GOOD))
        if kind < 0.35:
            parts.append(chance.choice(TEXTS))
        elif kind < 0.35 + ill:
            number = chance.choice(OUTSIDE[letter] + MALFORMED + FRACTIONS)
            parts.append("%" + chance.choice([number + letter, letter, number + chance.choice(PLAIN), number + "q", "{no}"]))
        elif kind < 0.75:
            parts.append("%" + chance.choice(GOOD[letter]) + letter)
        elif kind < 0.95:
            parts.append("%" + chance.choice(PLAIN))
        else:
            parts.append("%{" + chance.choice(list(CONFIGS["full"]["named_arguments"])) + "}")
    if chance.random() < 0.03:
        parts.append(chance.choice(["%", "%{", "%-", "%1."]))
    return "".join(parts)


def cases():
    for group in [codes, problems, precedence, links, families, merging, not_utf8, mixtures]:
        for number, (config, text) in enumerate(group()):
            data = text if isinstance(text, bytes) else text.encode()
            form = {"format_hex": data.hex()} if isinstance(text, bytes) else {"format": text}
            for lenient in [False, True]:
                result = reference.expected(CONFIGS[config], lenient, data)
                mode = "lenient" if lenient else "strict"
                yield {"id": f"{group.__name__}-{number}-{mode}", "config": config, "lenient": lenient, **form, **result}


if __name__ == "__main__":
    dump = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    print('{"configs":' + dump(CONFIGS) + ',\n"cases":[\n' + ",\n".join(map(dump, cases())) + "\n]}")
