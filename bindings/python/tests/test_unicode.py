"""Breaks, clusters, levels and order in code points."""

import os
import pathlib
import random

import pytest

import reglet
from reglet import unicode

SEED = int(os.environ.get("REGLET_SEED", "20"))


def test_line_breaks():
    assert unicode.line_breaks("a😀 é\nb") == [(1, False), (3, False), (5, True), (6, True)]
    assert unicode.line_breaks("a\r\nb\n") == [(3, True), (5, True)]
    assert unicode.line_breaks("") == []


def test_graphemes():
    assert unicode.graphemes("e\u0301👨‍👩‍👧‍👦🇩🇪🇫\r\nक्षि한") == [0, 2, 9, 11, 12, 14, 18, 19]
    assert unicode.graphemes("") == [0]


def test_levels():
    assert unicode.bidi_levels("א1a😀. ") == [1, 2, 2, 1, 1, 1]
    assert unicode.bidi_levels("a\nא b\n") == [0, 0, 1, 1, 2, 1]
    assert unicode.bidi_levels(".", "rtl") == [1] and unicode.bidi_levels("א", direction="ltr") == [1]
    assert unicode.bidi_levels("") == []


def test_levels_of_separators():
    # U+001C to U+001E end no paragraph; they and the space before them have the paragraph's level.
    assert unicode.bidi_levels("aא \x1cא\u2029א") == [0, 1, 0, 0, 1, 0, 1]


def test_order():
    assert unicode.bidi_order([0, 1, 1, 2, 2, 1, 0]) == [0, 5, 3, 4, 2, 1, 6]
    assert unicode.bidi_order(iter([])) == []


def naive_order(levels):
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return order


def test_order_of_any_levels():
    print("seed", SEED)
    chance = random.Random(SEED)
    for _ in range(300):
        levels = [chance.randrange(chance.choice([2, 4, 127])) for _ in range(chance.randrange(40))]
        assert unicode.bidi_order(levels) == naive_order(levels), levels


@pytest.mark.parametrize("levels", [[127], [-1], [0, 300], [2 ** 70]])
def test_levels_that_are_none(levels):
    with pytest.raises(reglet.Error) as caught:
        unicode.bidi_order(levels)
    assert caught.value.code == "value_out_of_range" and isinstance(caught.value, ValueError)


def test_a_direction_that_is_none():
    with pytest.raises(reglet.Error) as caught:
        unicode.bidi_levels("a", "sideways")
    assert caught.value.code == "invalid_value" and isinstance(caught.value, ValueError)


@pytest.mark.parametrize("call", [unicode.line_breaks, unicode.graphemes, unicode.bidi_levels])
def test_lone_surrogates(call):
    with pytest.raises(reglet.Error) as caught:
        call("a\ud800b")
    assert caught.value.code == "invalid_utf8"


@pytest.mark.parametrize("name, call", [
    ("LineBreakTest.txt", lambda s: [index for index, _ in unicode.line_breaks(s)]), ("GraphemeBreakTest.txt", unicode.graphemes)])
@pytest.mark.skipif("REGLET_UCD" not in os.environ, reason="REGLET_UCD names no folder with Unicode's test files")
def test_official_files(name, call):
    read = 0
    for line in (pathlib.Path(os.environ["REGLET_UCD"]) / name).read_text().splitlines():
        marks = line.split("#")[0].split()
        if marks:
            read += 1
            text = "".join(chr(int(scalar, 16)) for scalar in marks[1::2])
            assert call(text) == [index for index, mark in enumerate(marks[::2]) if mark == "÷"], line
    print(name, read, "lines")
    assert read > 700


@pytest.mark.parametrize("call", [unicode.line_breaks, unicode.graphemes, unicode.bidi_levels])
@pytest.mark.parametrize("wrong", [None, 5, b"abc", ["a"]], ids=repr)
def test_only_a_str_is_text(call, wrong):
    with pytest.raises(TypeError):
        call(wrong)
