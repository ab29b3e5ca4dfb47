#!/usr/bin/env python3
"""Prints Sources/Reglet/Unicode/PropertyTable.swift, made from the range files in data/unicode.

Every scalar has one record of 32 bits, found through a trie of three stages whose leaves are bytes. The value types
whose raw values stand in the records are written beside the table, so that both always fit.
"""
import pathlib
import textwrap

DATA = pathlib.Path(__file__).resolve().parent / "data" / "unicode"
SCALARS = 0x110000
LEAF, MIDDLE = 6, 5  # bits of a scalar that a block of the last and of the middle stage resolves

# In the order of their raw values. Names are Unicode's short names; a suffix marks what a rule sets apart within a class.
LINE = ("AL AL_dotted AL_pict AK AP AS B2 BA BB BK CB CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID ID_pict IN IS JL JT JV LF NL "
        "NS NU OP OP_wide PO PR QU QU_Pi QU_Pf RI SP SY VF VI WJ ZW ZWJ").split()
CLUSTER = "XX CR LF CN EX EX_linker EX_none ZWJ RI PP SM L V T LV LVT XX_consonant XX_pict".split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
GENERAL = "other mark control space".split()
MIRROR = "none mirrored open close".split()


def ranges(name, default):
    """The value of every scalar in a range file."""
    values = [default] * SCALARS
    for line in (DATA / name).read_text().splitlines():
        if line and not line.startswith("#"):
            span, value = line.split(";")
            first, last = (int(end, 16) for end in span.split(".."))
            values[first:last + 1] = [value] * (last + 1 - first)
    return values


def fields(name):
    """The fields of the lines of a file in the UCD's format."""
    for line in (DATA / name).read_text().splitlines():
        line = line.split("#")[0]
        if line.strip():
            yield [field.strip() for field in line.split(";")]


def line_class(scalar, line, general, wide, pictographic):
    """Line_Break after LB1, with the distinctions of LB15a, LB15b, LB19, LB28a, LB30 and LB30b."""
    if line in ("AI", "SG", "XX", "SA"):
        line = "CM" if line == "SA" and general in ("Mn", "Mc") else "AL"
    elif line == "CJ":
        line = "NS"
    assert not (line == "CP" and wide), "LB30 would need a class for wide closing parentheses"
    if line == "QU" and general in ("Pi", "Pf"):
        return "QU_" + general
    if line == "OP" and wide:
        return "OP_wide"
    if pictographic and general == "Cn":
        return line + "_pict"
    return "AL_dotted" if scalar == 0x25CC else line


def cluster_class(cluster, conjunct, pictographic):
    """Grapheme_Cluster_Break with Indic_Conjunct_Break and Extended_Pictographic, which cut across few of its values."""
    if cluster == "EX":
        return {"Extend": "EX", "Linker": "EX_linker", "None": "EX_none"}[conjunct]
    if cluster == "XX":
        return "XX_consonant" if conjunct == "Consonant" else "XX_pict" if pictographic else "XX"
    assert not pictographic and conjunct == ("Extend" if cluster == "ZWJ" else "None")
    return cluster


def records():
    """The record of every scalar, and the mirrored pairs."""
    line, general, bidi = ranges("LineBreak.txt", "XX"), ranges("GeneralCategory.txt", "Cn"), ranges("BidiClass.txt", "L")
    cluster, conjunct = ranges("GraphemeBreakProperty.txt", "XX"), ranges("InCB.txt", "None")
    pictographic, width = ranges("ExtendedPictographic.txt", "N"), ranges("EastAsianWidth.txt", "N")
    mirrored = {int(a, 16): int(b, 16) for a, b in fields("BidiMirroring.txt")}
    brackets = {int(a, 16): (int(b, 16), kind) for a, b, kind in fields("BidiBrackets.txt")}
    assert all(mirrored[a] == b for a, (b, _) in brackets.items()), "a bracket's partner is its mirror image"
    result = []
    for scalar in range(SCALARS):
        category, eaw, pict = general[scalar], width[scalar], pictographic[scalar] == "Y"
        group = {"Cc": "control", "Cf": "control", "Zs": "space"}.get(category, "mark" if category[0] == "M" else "other")
        mirror = {"o": "open", "c": "close"}[brackets[scalar][1]] if scalar in brackets else \
            "mirrored" if scalar in mirrored else "none"
        result.append(LINE.index(line_class(scalar, line[scalar], category, eaw in "FWH", pict))
                      | (eaw in "FWH") << 6 | (eaw in "FW") << 7
                      | CLUSTER.index(cluster_class(cluster[scalar], conjunct[scalar], pict)) << 8
                      | BIDI.index(bidi[scalar]) << 16 | GENERAL.index(group) << 24 | MIRROR.index(mirror) << 26)
    return result, mirrored


def stage(values, bits):
    """Splits values into blocks of 2^bits: the number of each block, and the distinct blocks one after the other."""
    known = {}
    numbers = [known.setdefault(tuple(values[at:at + (1 << bits)]), len(known)) for at in range(0, len(values), 1 << bits)]
    return numbers, [value for block in known for value in block]


def literal(name, comment, values, bits):
    """A table as 64-bit words, which the compiler takes in a tenth of the time that bytes need."""
    per_word = 64 // bits
    assert max(values) < 1 << bits
    padded = values + [0] * (-len(values) % per_word)
    words = [sum(value << bits * place for place, value in enumerate(padded[at:at + per_word]))
             for at in range(0, len(padded), per_word)]
    rows = [", ".join(f"0x{word:X}" for word in words[at:at + 6]) for at in range(0, len(words), 6)]
    return f"    /// {comment}\n    static let {name}: [UInt64] = [\n        " + ",\n        ".join(rows) + ",\n    ]\n"


def value_type(name, comment, cases):
    """An enumeration whose raw values count from 0."""
    lines = textwrap.fill(", ".join(cases), 110, initial_indent="    case ", subsequent_indent="        ", break_on_hyphens=False)
    return f"/// {comment}\nenum {name}: UInt8, CaseIterable {{\n{lines}\n}}\n"


def swift():
    """The text of the generated file."""
    values, mirrored = records()
    known = {}
    leaves = [known.setdefault(record, len(known)) for record in values]
    middle, data = stage(leaves, LEAF)
    top, middle = stage(middle, MIDDLE)
    assert data[:128] == leaves[:128], "PropertyRecord looks ASCII up in the leaves"
    pairs = [a << 16 | b for a, b in sorted(mirrored.items())]
    return "\n".join([
        "// Generated by bindings/tools/gen_unicode.py from the Unicode 17.0.0 data in bindings/tools/data/unicode,\n"
        "// whose licence notice (Unicode-3.0) lies there. Do not edit.\n",
        value_type("LineClass", "Line_Break after LB1 of UAX #14, split where a rule asks for more.", LINE),
        "/// The classes as sets, by the names that the rules use.\nextension LineSet {\n"
        + "".join(f"    static var {case}: LineSet {{ LineSet(.{case}) }}\n" for case in LINE) + "}\n",
        value_type("ClusterClass", "Grapheme_Cluster_Break of UAX #29, split where GB9c and GB11 ask for more.", CLUSTER),
        value_type("BidiClass", "Bidi_Class of UAX #9.", BIDI),
        value_type("GeneralGroup", "What is needed of General_Category: M, Cc with Cf, and Zs.", GENERAL),
        value_type("MirrorKind", "Bidi_Mirroring_Glyph and Bidi_Paired_Bracket_Type.", MIRROR),
        "/// A trie over the scalars; see `PropertyRecord`.\nenum PropertyTable {\n"
        f"    static let leafBits: UInt32 = {LEAF}\n    static let middleBits: UInt32 = {MIDDLE}\n",
        literal("records", "The distinct records, two to a word.", list(known), 32),
        literal("top", "Numbers of the blocks of `middle`, eight to a word.", top, 8),
        literal("middle", "Numbers of the blocks of `leaves`, four to a word.", middle, 16),
        literal("leaves", "Numbers of records, eight to a word.", data, 8),
        literal("mirrored", "Mirrored pairs in ascending order, the scalar above its image, two to a word.", pairs, 32) + "}\n"])


if __name__ == "__main__":
    print(swift(), end="")
