"""The format language once more, read off its specification: the other opinion that the library is compared with.

Nothing here is clever or fast. `expected(config, lenient, data)` gives what format.json holds for a case: `expect` or `error`.
Configurations are those of the vector files: the keywords of the Python Formatter, with `arguments` and `named_arguments`.
"""

import codecs
import json
import re
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
FAMILIES = json.loads((TOP / "bindings/tools/data/font-families.json").read_text(encoding="utf-8"))

INDEX, TARGET, WEIGHT, CHOICE, SIZE, LENGTH, NOTHING = range(7)
NUMBERS = {**dict.fromkeys("FCDPT", INDEX), "L": TARGET, "W": WEIGHT, **dict.fromkeys("UXA", CHOICE), "S": SIZE,
           **dict.fromkeys("OK", LENGTH), **dict.fromkeys("fcduxwbiBINsoakl%", NOTHING)}
GREATEST = {"U": 2, "X": 2, "A": 4}
ALIGNMENTS = ["natural", "left", "center", "right", "justified"]

COLORS = dict(line.split() for line in (TOP / "bindings/tools/data/css-colors.txt").read_text().splitlines()
              if line and not line.startswith("# ")) | {"transparent": "#00000000"}

DEFAULTS = {"default_font_family": "Helvetica", "default_point_size": 17.0, "default_weight": 0,
            "default_color": "#000000ff", "default_background_color": "#00000000", "default_alignment": "natural",
            "font_families": [], "colors": [], "links": [], "attachments": [], "arguments": [], "named_arguments": {}}


class Problem(Exception):
    """What is wrong with a code."""


def face_name(family, weight, italic):
    """Nearest weight, ties towards 0; the italic face where there is a real one. The same name twice: no italic."""
    ladder = {int(w): faces for w, faces in FAMILIES[family].items()}
    nearest = min(ladder, key=lambda w: (abs(w - weight), abs(w)))
    return ladder[nearest][1 if italic else 0]


def color(text):
    """#rrggbbaa of any of a colour's text forms."""
    text = text.lower()
    digits = COLORS.get(text, text).removeprefix("#")
    if len(digits) < 6:
        digits = "".join(2 * digit for digit in digits)
    return "#" + digits + "ff" * (len(digits) == 6)


def decoded(data):
    """(text, offsets of its characters in the bytes and of the end, offsets of what is not UTF-8)."""
    bad = []

    def replace(error):
        bad.append(error.start)
        sizes.append((error.start, error.end))
        return "\ufffd", error.end

    sizes = []
    codecs.register_error("reglet-reference", replace)
    text = data.decode("utf-8", "reglet-reference")
    offsets, at, ill = [], 0, dict(sizes)
    for character in text:
        offsets.append(at)
        at = ill[at] if at in ill else at + len(character.encode())
    return text, offsets + [at], bad


TOKEN = re.compile(r"(?s)(?P<plain>[^%]+)|%\{(?P<name>[^}]*)\}|(?P<open>%\{.*)|%(?P<number>[-.0-9]*)(?P<letter>[^-.0-9])|%.*")


def tokens(text):
    """(start, end, name, number, letter): plain text has neither name nor letter; the letter of a cut code is ""."""
    for token in TOKEN.finditer(text):
        cut = token["plain"] is None and token["name"] is None and token["letter"] is None
        yield *token.span(), token["name"], token["number"], "" if cut else token["letter"]


def value_of(letter, number, config):
    """The number of a code, None for none; raises the first problem that it has."""
    kind = NUMBERS.get(letter)
    if kind is None:
        raise Problem("unknown_code")
    parts = re.fullmatch(r"(-?)([0-9]+)(?:\.([0-9]+))?", number)
    if number and (not parts or len(parts[2].lstrip("0")) > 6 or len(parts[3] or "") > 6):
        raise Problem("malformed_number")
    if number and kind == NOTHING:
        raise Problem("unexpected_number")
    if not number and kind in (CHOICE, SIZE, LENGTH):
        raise Problem("missing_number")
    if "." in number and kind in (INDEX, TARGET, WEIGHT, CHOICE):
        raise Problem("value_out_of_range")
    value = float(number) + 0.0 if number else None
    if kind in (INDEX, TARGET):
        table = config[{"F": "font_families", "C": "colors", "D": "colors", "P": "attachments", "T": "arguments",
                        "L": "links"}[letter]]
        index = 0 if value is None and kind == INDEX else value
        if "-" in number or index is not None and index >= len(table):
            raise Problem("index_out_of_range")
        return None if index is None else table[int(index)]
    if kind == WEIGHT:
        value = value or 0.0
        if abs(value) > 1000:
            raise Problem("value_out_of_range")
        return int(value)
    if kind == CHOICE:
        if "-" in number or value > GREATEST[letter]:
            raise Problem("value_out_of_range")
        return int(value)
    if kind == SIZE and ("-" in number or not 0 < value <= 10000):
        raise Problem("value_out_of_range")
    if kind == LENGTH and abs(value) > 10000:
        raise Problem("value_out_of_range")
    return value


class Machine:
    """The state of one run: attributes, the open field, and what has come out, character by character."""

    def __init__(self, config, lenient):
        self.config = c = {**DEFAULTS, **config}
        c["colors"] = [color(text) for text in c["colors"]]
        self.lenient = lenient
        self.defaults = {
            "family": c["default_font_family"], "weight": c["default_weight"], "italic": False,
            "size": float(c["default_point_size"]), "color": color(c["default_color"]),
            "background": color(c["default_background_color"]),
            "underline": 0, "strikethrough": 0, "baseline_offset": 0.0, "kern": 0.0, "alignment": c["default_alignment"]}
        self.state = dict(self.defaults)
        self.field = None   # (identity, target) of the open field
        self.opened = None  # where it was opened
        self.fields = 0
        self.characters = []  # (character, attributes, field, attachment)

    def put(self, text, attachment=None):
        for character in text:
            self.characters.append((character, dict(self.state), self.field, attachment))

    def do(self, letter, value, start):
        s, d = self.state, self.defaults
        setters = {"F": "family", "C": "color", "D": "background", "U": "underline", "X": "strikethrough", "W": "weight",
                   "S": "size", "O": "baseline_offset", "K": "kern"}
        if letter == "%":
            self.put("%")
        elif letter == "T":
            self.put(value)
        elif letter == "P":
            self.put("\ufffc", value)
        elif letter in setters:
            s[setters[letter]] = value
        elif letter == "A":
            s["alignment"] = ALIGNMENTS[value]
        elif letter in "fcdws":
            key = setters[letter.upper()]
            s[key] = d[key]
        elif letter == "a":
            s["alignment"] = d["alignment"]
        elif letter in "uxok":
            s[setters[letter.upper()]] = 0 if letter in "ux" else 0.0
        elif letter in "Bb":
            s["weight"] = 1 if letter == "B" else 0
        elif letter in "Ii":
            s["italic"] = letter == "I"
        elif letter == "N":
            for key in ("family", "weight", "italic", "size", "underline", "strikethrough", "baseline_offset", "kern"):
                s[key] = d[key]
        elif letter == "L":
            nested = self.field is not None
            if nested and not self.lenient:
                raise Problem("nested_link")
            self.fields += 1
            self.field, self.opened = (self.fields, value), start
            if nested:
                raise Problem("nested_link")
        elif letter == "l":
            if self.field is None:
                raise Problem("unopened_link")
            self.field = None
        else:
            raise AssertionError(letter)

    def code(self, name, number, letter, start):
        if name is not None:
            if name not in self.config["named_arguments"]:
                raise Problem("unknown_argument")
            self.put(self.config["named_arguments"][name])
        elif letter == "":
            raise Problem("truncated_code")
        else:
            self.do(letter, value_of(letter, number, self.config), start)

    def runs(self):
        runs, ranks = [], {}
        previous = None
        for at, (_, state, field, attachment) in enumerate(self.characters):
            stored = (state, field)
            if previous != stored or attachment is not None or runs and runs[-1]["attachment"] is not None:
                if field is not None:
                    ranks.setdefault(field[0], len(ranks))
                runs.append({
                    "start": at, "end": at, "font": face_name(state["family"], state["weight"], state["italic"]), **state,
                    "link": None if field is None else {"number": ranks[field[0]], "target": field[1]},
                    "attachment": attachment})
            runs[-1]["end"] = at + 1
            previous = stored
        return runs


def expected(config, lenient, data):
    """What format.json would hold for the bytes `data`: {"expect": ...} or {"error": ...}."""
    text, offsets, bad = decoded(data)
    problems = [("invalid_utf8", at) for at in bad]
    machine = Machine(config, lenient)
    for start, end, name, number, letter in tokens(text):
        if problems and not lenient:
            break
        if name is None and letter is None:
            machine.put(text[start:end])
            continue
        try:
            machine.code(name, number, letter, start)
        except Problem as problem:
            problems.append((str(problem), offsets[start]))
            if str(problem) != "nested_link":
                machine.put(text[start:end])
    if machine.field is not None and (lenient or not problems):
        problems.append(("unclosed_link", offsets[machine.opened]))
    listed = [{"code": code, "byte_offset": at} for code, at in problems]
    if listed and not lenient:
        return {"error": listed[0]}
    string = "".join(character for character, *_ in machine.characters)
    return {"expect": {"string": string, "runs": machine.runs(), "diagnostics": listed}}
