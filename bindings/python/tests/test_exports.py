"""Texts in other notations, read by others: json, jsonschema, html.parser, a terminal of our own."""

import html.parser
import json
import os
import pathlib
import random
import re

import pytest

import reglet

SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "schema/text.schema.json"
PIECES = ["%0C", "%1C", "%c", "%1D", "%d", "%0F", "%1F", "%B", "%b", "%-2W", "%I", "%i", "%7.25S", "%s", "%2U", "%u", "%1X", "%-3O", "%0.1K", "%2A", "%3A",
          "%N", "%0L", "%1L", "%L", "%l", "%P", "%1P", "<&>\"'", "\\", "\n", "\r\n", "\u2028", "汪隊", "😀", "x y", "%%", "\ufffc", "\x00\x1b[31m\x9b", "\t", "\xa0", "\u3000à"]


def formatter(**options):
    return reglet.Formatter(
        font_families=["Courier", "HelveticaNeue"], colors=["red", "#0000ff80"], links=["https://example.org/?a=1&b=2", "javascript:x"],
        attachments=[reglet.Attachment("star", 12, 10, x=0, y=-2.5), reglet.Attachment("", 1e9, 0, alignment="cap_center")], **options)


def random_texts(count):
    seed = int(os.environ.get("REGLET_SEED") or random.randrange(2**32))
    print(f"seed {seed}")
    chance = random.Random(seed)
    lenient = formatter(lenient=True)
    for _ in range(int(count * float(os.environ.get("REGLET_ROUNDS") or 1))):
        yield lenient.format("".join(chance.choices(PIECES, k=chance.randrange(30))))


def test_json_comes_back():
    for text in random_texts(500):
        document = text.to_json()
        again = reglet.AttributedText.from_json(document)
        assert again == text and again.to_json() == document
        assert reglet.AttributedText.from_json(document.encode()) == text
        assert reglet.AttributedText.from_json(json.dumps(json.loads(document), indent=1, sort_keys=True)) == text


def test_json_has_the_runs_by_the_rule_of_the_schema():
    for text in random_texts(300):
        document = json.loads(text.to_json())
        assert "".join(run["text"] for run in document["runs"]) == str(text)
        runs = [{**document["base"], "link": None, "attachment": None, **run} for run in document["runs"]]
        assert len(runs) == len(text.runs)
        for found, run in zip(runs, text.runs):
            assert found["text"] == str(text)[run.start:run.end]
            for key in document["base"]:
                assert found[key] == getattr(run, key), key
            link = None if found["link"] is None else (found["link"], document["links"][found["link"]].get("target"))
            assert link == (run.link and (run.link.number, run.link.target))
            assert (found["attachment"] is None) == (run.attachment is None)
            for key in "name", "width", "height", "x", "y", "alignment":
                assert found["attachment"] is None or found["attachment"][key] == getattr(run.attachment, key)


@pytest.mark.skipif(not SCHEMA.exists(), reason="the schema is in the repository, not in the package")
def test_json_fits_the_schema():
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for text in random_texts(200):
        validator.validate(json.loads(text.to_json()))
    # What the schema refuses, the library refuses; and the other way round.
    good = '{"version":1,"base":{"size":9},"links":[{"target":null}],"runs":[{"text":"a","link":0,"color":"#f00"},{"text":"\ufffc",' \
        '"attachment":{"name":"","width":0,"height":1,"tag":"18"}}]}'
    changes = [("1,", "1.0,"), ("1,", "2,"), ('"version":1,', ""), ('"a"', '""'), ('"a"', "1"), ("9", "0"), ("9", "10000"), ("9", "10001"), ("#f00", "#f0"),
               ("#f00", "red"), ("null", '"x"'), ("null", "1"), ('"text":"a",', ""), ('"link":0', '"link":-1'), ('"link":0', '"link":0.5'), ("\ufffc", "b"),
               ('"height":1,', ""), ('"width":0', '"width":-1'), ('"18"', "18"), ('"18"', '"018"'), ("tag", "gat"), ("runs", "lines"), ("size", "kern")]
    assert reglet.AttributedText.from_json(good) and validator.is_valid(json.loads(good))
    for old, new in changes:
        document = good.replace(old, new, 1)
        assert document != good
        try:
            reglet.AttributedText.from_json(document)
            read = True
        except reglet.FormatError as error:
            assert error.code == "invalid_json"
            read = False
        assert read == validator.is_valid(json.loads(document)), document


def test_json_says_where_it_is_wrong():
    with pytest.raises(reglet.FormatError) as caught:
        reglet.AttributedText.from_json('{"version":1,"runs":[{"text":"汪","size":-1}]}')
    assert (caught.value.code, caught.value.byte_offset, caught.value.offset) == ("invalid_json", 42, 40)
    with pytest.raises(reglet.FormatError) as caught:
        reglet.AttributedText.from_json(b'{"\xff')
    assert (caught.value.code, caught.value.byte_offset) == ("invalid_utf8", 2)


def test_ansi_shows_and_never_sends():
    own = re.compile("\x1b\\[[0-9;]*m|\x1b]8;;[!-~]*\x1b\\\\")
    for text in random_texts(300):
        for colors in "true", 256, "16":
            assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", own.sub("", text.to_ansi(colors)))
    text = formatter().format("%0C%BRed%N%c %0LHERE%l\x1b\t\n")
    assert text.to_ansi() == "\x1b[1;38;2;255;0;0mRed\x1b[0m \x1b]8;;https://example.org/?a=1&b=2\x1b\\HERE\x1b]8;;\x1b\\␛␉\n"
    assert text.to_ansi(16).startswith("\x1b[1;91mRed")
    assert text.to_ansi("256").startswith("\x1b[1;38;5;196mRed")
    with pytest.raises(reglet.InvalidValueError):
        text.to_ansi("8")


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.text, self.images, self.open, self.links = "", 0, [], []

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if tag == "br":
            self.text += "\n"
        elif tag == "img":
            self.images += 1
            assert "alt" in attributes
        else:
            self.open.append(tag)
        if tag == "a":
            self.links.append(attributes["href"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_html_is_the_text_once():
    for text in random_texts(300):
        reader = Reader()
        reader.feed(text.to_html())
        reader.close()
        plain = "".join(str(text)[run.start:run.end] for run in text.runs if run.attachment is None)
        assert reader.text == re.sub("\r\n|\u2028", "\n", plain).replace("\0", "\ufffd")
        assert reader.images == len(text.attachments) and not reader.open
        assert set(reader.links) <= {"https://example.org/?a=1&b=2"}
    script = formatter().format("a%1Lb%l")
    assert "javascript" not in script.to_html() and 'href="javascript:x"' in script.to_html(any_link=True)


def test_html_takes_weights_from_the_font_book():
    book = reglet.FontBook()
    book.register("Own", {0: ("Own-Light", None), 1: ("Own-Black", None)})
    text = reglet.AttributedText("a", family="Own", weight=1)
    assert "font-weight: 700" in text.to_html() and "font-weight: 900" in text.to_html(fonts=book)


def test_format_comes_back():
    strict = formatter()
    for text in random_texts(500):
        assert strict.format(text.to_format(strict)) == text
    text = reglet.AttributedText("日本")
    text.set_attributes(1, 2, color="green")
    with pytest.raises(reglet.FormatError) as caught:
        text.to_format(strict)
    assert (caught.value.code, caught.value.byte_offset, caught.value.offset) == ("not_expressible", 3, 1)


def test_plain_takes_the_alternative_text():
    text = reglet.AttributedText("ab")
    text.insert_attachment(reglet.Attachment("i", 1, 1, alternative_text="eye"), 1)
    assert text.to_plain() == "aeyeb" and str(text) == "a\ufffcb"
