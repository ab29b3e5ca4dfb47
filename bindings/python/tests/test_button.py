"""Buttons: every case of the vectors, errors, and the calls for one."""

import json
import math
import os
import pathlib
import struct
import subprocess
import sys

import pytest

import reglet
from reglet import button
from reglet.button import ButtonFrames

VECTORS = json.loads((pathlib.Path(__file__).parents[3] / "Tests/Vectors/button.json").read_text())
BAD = [math.nan, math.inf, -math.inf, 1.0000001e9, -1e300, 10**400]


def bits(numbers):
    return struct.pack(f"{len(numbers)}d", *numbers)


def close(one, other):
    """Whether two frames or sizes are the same to within 1e-9, or both are missing."""
    if one is None or other is None:
        return one is other
    return len(one) == len(other) and all(abs(a - b) <= 1e-9 for a, b in zip(one, other))


def keywords(case):
    """What layout and arrange take alike."""
    names = {"content": "content", "h": "horizontal", "v": "vertical", "rtl": "rtl", "scale": "scale"}
    return {"image": case["image"], "title": case["title"], **{names[key]: case[key] for key in names if key in case}}


def lay_out(case):
    insets = {key: case[key] for key in ("image_insets", "title_insets") if key in case}
    return button.layout(case["bounds"], **keywords(case), **insets)


def test_measured():
    assert len(VECTORS["measured"]) == 9
    for case in VECTORS["measured"]:
        frames = lay_out(case)
        assert frames.image.x == case.get("expect_image_x", frames.image.x)
        assert frames.title is None or frames.title.x == case.get("expect_title_x", frames.title.x)
        assert frames.image == tuple(case.get("expect_image", frames.image))
        assert frames.title is None or frames.title == tuple(case.get("expect_title", frames.title))


@pytest.mark.parametrize("case", VECTORS["seed_styles"], ids=lambda case: case["id"])
def test_style(case):
    insets = button.insets(case["style"], case["padding"], case["bounds"], case["image"], case["title"])
    assert bits(insets.title) == bits(case["expect"]["title_insets"])
    assert bits(insets.image) == bits(case["expect"]["image_insets"])
    frames = button.layout(case["bounds"], image=case["natural_image"], title=case["natural_title"],
                           image_insets=insets.image, title_insets=insets.title)
    assert close(frames.image, case["expect"]["image_frame"]) and close(frames.title, case["expect"]["title_frame"])


@pytest.mark.parametrize("case", VECTORS["layouts"], ids=lambda case: case["id"])
def test_layout(case):
    frames = lay_out(case)
    assert close(frames.image, case["expect"]["image_frame"]) and close(frames.title, case["expect"]["title_frame"])


@pytest.mark.parametrize("case", VECTORS["arrangements"], ids=lambda case: case["id"])
def test_arrangement(case):
    frames = button.arrange(case["style"], case["padding"], case["bounds"], **keywords(case), fit=case["fit"])
    assert close(frames.image, case["expect"]["image_frame"]) and close(frames.title, case["expect"]["title_frame"])
    size = button.fitting_size(case["style"], case["padding"], case["image"], case["title"], case["content"])
    assert close(size, case["expect"]["fitting_size"])
    if 0 in case["bounds"]:
        assert frames.flags == {"empty"}
        return
    back = {key: value for key, value in keywords(case).items() if key != "scale"}
    insets = button.insets_for(frames, case["bounds"], **back)
    again = button.layout(case["bounds"], **keywords(case), image_insets=insets.image, title_insets=insets.title)
    assert close(again.image, frames.image) and close(again.title, frames.title) and again.flags == frames.flags


def test_names_are_numbers():
    names = ["left", "reset", "right", "top", "bottom", "center_top", "center_bottom", "center_up", "center_down",
             "right_left", "left_right", "image_leading", "image_trailing", "spread_leading", "spread_trailing"]
    for value, name in enumerate(names):
        for rtl in (False, True):
            one, other = (button.arrange(style, 5, (200, 90), image=(30, 30), title=(60, 20), rtl=rtl)
                          for style in (name, value))
            assert one == other
        assert button.fitting_size(name, 5, (30, 30), (60, 20)) == button.fitting_size(value, 5, (30, 30), (60, 20))
    assert button.arrange("left_right", 5, (200, 90), (30, 30), (60, 20)).image.x == 5


def test_flags():
    frames = button.arrange("left", 10, (50, 30), image=(40, 40), title=(30, 20))
    assert frames.flags == {"overflow_left", "overflow_right", "title_truncated"} and isinstance(frames.flags, frozenset)
    assert button.arrange("left_right", 10, (80, 80), image=(40, 40), title=(60, 40)).flags == {"overlap", "title_truncated"}
    assert button.arrange("center_up", 3, (80, 80), image=(40, 40), title=(9, 20)).flags == {"overflow_top"}
    assert button.arrange("center_down", 3, (80, 80), image=(40, 40), title=(9, 20)).flags == {"overflow_bottom"}
    assert button.layout((0, 9), image=(1, 1)) == ((0, 0, 0, 0), None, {"empty"})
    assert button.layout((9, 9)) == (None, None, frozenset())


def test_missing_items():
    assert button.insets("top", 10, (100, 100), None, (55, 40, 30, 20)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert button.arrange("right", 10, (100, 100), title=(30, 20)).title == (35, 40, 30, 20)
    assert button.fitting_size("top", 10) == (0, 0)


@pytest.mark.parametrize("bad", BAD, ids=repr)
def test_bad_numbers(bad):
    calls = [
        lambda: button.insets("top", bad, (9, 9), (0, 0, 1, 1), (0, 0, 1, 1)),
        lambda: button.insets("top", 1, (9, bad), None, None),
        lambda: button.insets("top", 1, (9, 9), (0, 0, 1, 1), (bad, 0, 1, 1)),
        lambda: button.layout((bad, 9)),
        lambda: button.layout((9, 9), image=(bad, 9)),
        lambda: button.layout((9, 9), content=(0, bad, 0, 0)),
        lambda: button.layout((9, 9), title_insets=(0, 0, 0, bad)),
        lambda: button.layout((9, 9), scale=bad),
        lambda: button.arrange("left", bad, (9, 9)),
        lambda: button.insets_for(ButtonFrames((bad, 0, 0, 0), None, frozenset()), (9, 9), image=(1, 1)),
        lambda: button.fitting_size("left", bad),
    ]
    for call in calls:
        with pytest.raises(reglet.Error) as caught:
            call()
        assert caught.value.code == "invalid_number" and isinstance(caught.value, ValueError)


@pytest.mark.parametrize("call, code", [
    (lambda: button.insets("image_leading", 1, (9, 9), None, None), "invalid_value"),
    (lambda: button.insets("Top", 1, (9, 9), None, None), "invalid_value"),
    (lambda: button.insets(2**40, 1, (9, 9), None, None), "invalid_value"),
    (lambda: button.layout((9, 9), horizontal="top"), "invalid_value"),
    (lambda: button.layout((9, 9), vertical="left"), "invalid_value"),
    (lambda: button.layout((9, 9, 9)), "invalid_value"),
    (lambda: button.layout((9, 9), content=(1, 2, 3)), "invalid_value"),
    (lambda: button.layout((-1, 9)), "invalid_number"),
    (lambda: button.arrange("top", 1, (9, 9), horizontal="fill"), "invalid_value"),
    (lambda: button.arrange("top", 1, (9, 9), fit="shrink"), "invalid_value"),
    (lambda: button.arrange("top", 1, (9, 9), image_insets=(1, 0, 0, 0)), "invalid_value"),
    (lambda: button.insets_for(ButtonFrames((0, 0, 2, 2), None, frozenset()), (9, 9), image=(1, 1)), "unreachable"),
    (lambda: button.insets_for(ButtonFrames(None, None, frozenset()), (9, 9), image=(1, 1)), "unreachable"),
    (lambda: button.insets_for(ButtonFrames(None, None, frozenset()), (9, 0)), "unreachable"),
])
def test_refused(call, code):
    with pytest.raises(reglet.Error) as caught:
        call()
    assert caught.value.code == code and isinstance(caught.value, ValueError)


def test_the_example_prints_what_the_one_in_c_does():
    bindings = pathlib.Path(__file__).parents[2]
    run = subprocess.run([sys.executable, str(bindings / "python/examples/buttons.py")], stdout=subprocess.PIPE, check=True,
                         env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, encoding="utf-8")
    assert run.stdout == (bindings / "c/examples/buttons.txt").read_text(encoding="utf-8")
