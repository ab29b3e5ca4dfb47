"""python -m reglet label and button, as programs."""

import json

from test_main import run


def test_a_label_is_printed_line_by_line():
    done = run("label", "--width", "70", "%Bone%b two three")
    assert (done.returncode, done.stdout.decode()) == (0, "one two\nthree\n")
    done = run("label", "--width", "80", "--max-lines", "1", "--truncation", "tail", "one two three four")
    assert done.stdout.decode() == "one two…\n"
    done = run("label", "--width", "80", "--max-lines", "1", "--truncation", "head", "--token", "..", "one two three four")
    assert done.stdout.decode() == "..hree four\n"


def test_a_label_as_json():
    done = run("label", "--to", "json", "--width", "60", "--link", "x", "%0Lone two%l three")
    found = json.loads(done.stdout)
    assert found["width"] == 60 and not found["truncated"]
    assert [(line["start"], line["end"]) for line in found["lines"]] == [(0, 8), (8, 13)]
    assert len(found["links"]) == 1 and found["links"][0][0]["x"] == 0


def test_refusals():
    done = run("label", "--width", "-5", "x")
    assert (done.returncode, done.stdout) == (2, b"") and b"invalid_number" in done.stderr
    done = run("label", "a%Qb")
    assert done.returncode == 2 and done.stderr.decode().splitlines()[-1] == " ^"
    done = run("button", "sideways", "--bounds", "10x10")
    assert done.returncode == 2 and b"invalid_value" in done.stderr
    assert run("button", "top", "--bounds", "tenxten").returncode == 2


def test_a_button():
    done = run("button", "top", "--bounds", "100x100", "--image", "40x40", "--title", "30x20", "--padding", "10")
    assert done.stdout.decode().splitlines() == [
        "image        30 15 40 40", "title        35 65 30 20", "fitting size 40 70", "image insets -15 15 15 -15",
        "title insets 25 -20 -25 20", "flags        none"]
    found = json.loads(run("button", "3", "--to", "json", "--bounds", "100x100", "--title", "30x20").stdout)
    assert found["image"] is None and found["title"]["width"] == 30
