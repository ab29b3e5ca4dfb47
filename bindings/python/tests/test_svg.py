"""Labels as SVG, read by an XML parser and compared with what the labels say of themselves."""

import os
import random
import re
import xml.etree.ElementTree as ET

import pytest

import reglet
from test_main import run

NS = "{http://www.w3.org/2000/svg}"
PIECES = ["%0C", "%1C", "%c", "%1D", "%d", "%0F", "%1F", "%f", "%B", "%b", "%I", "%7.25S", "%40S", "%s", "%2U", "%U1", "%1U", "%u", "%1X", "%x", "%-3O", "%0O",
          "%0.1K", "%2A", "%4A", "%3A", "%N", "%0L", "%1L", "%L", "%l", "%P", "%1P", "<&>\"'", "]]>", "\\", "\n", "\r\n", "\u2028", "汪隊", "😀", "x y", " words of ",
          "%%", "\ufffc", "\x00\x1b[31m\x9b", "\t", "שלום!", "النص (12)", "soft\u00adhyphen\u00adation", "\ufffe\uffff", "\u202e", "\u2067", "e\u0301"]


def random_labels(count):
    seed = int(os.environ.get("REGLET_SEED") or random.randrange(2**32))
    print(f"seed {seed}")
    chance = random.Random(seed)
    formatter = reglet.Formatter(
        font_families=["Courier", "Georgia"], colors=["red", "#0000ff80"], links=["https://example.org/?a=1&b=<2>\"\x01", "javascript:x"],
        attachments=[reglet.Attachment("star\x02&", 12, 10, x=0.1, y=-2.5, alternative_text="<*>\x1f"), reglet.Attachment("", 30, 0, alignment="cap_center")],
        lenient=True)
    for _ in range(int(count * float(os.environ.get("REGLET_ROUNDS") or 1))):
        text = formatter.format("".join(chance.choices(PIECES, k=chance.randrange(30))))
        yield reglet.Label(text, width=chance.choice([None, 0, 40, 90.5, 200]), max_lines=chance.choice([0, 0, 2]), truncation=chance.choice(["none", "tail", "middle", "head"]),
                           direction=chance.choice(["natural", "rtl"]), insets=chance.choice([(0, 0, 0, 0), (1, 2.7, 3, 4)]))


def legal(text):
    """Without the control characters that XML has not, which take no room in a label, and with what stands for others."""
    return "".join("\ufffd" if c in "\ufffe\uffff" else c for c in text if c >= " " or c in "\t\n\r")


def shown(label):
    """The characters that the lines show, without what hangs and without soft hyphens, as far as lines say it."""
    text, line_ends = str(label.text), " \t\r\n\v\f\x85\u2028\u2029"
    return [legal(text[line.start:line.end].rstrip(line_ends)).replace("\u00ad", "").replace("\ufffc", "") for line in label.lines]


def element_numbers(element, *names):
    return tuple(float(element.get(name)) for name in names)


def test_documents_agree_with_their_labels():
    for label in random_labels(400):
        document = label.to_svg()
        root = ET.fromstring(document)
        assert root.tag == NS + "svg" and document == label.to_svg()
        assert element_numbers(root, "width", "height") == label.size
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        boxes = [(element_numbers(rect, "x", "y", "width", "height"), rect.get("fill"), float(rect.get("fill-opacity", 1))) for rect in root.iter(NS + "rect")]
        assert boxes == [(box.rect, box.color[:7], int(box.color[7:], 16) / 255) for box in label.backgrounds]
        baselines = {line.baseline - offset for line in label.lines for offset in {0, *(run.baseline_offset for run in label.text.runs)}}
        texts = list(root.iter(NS + "text"))
        assert {float(text.get("y")) for text in texts} <= baselines
        if not label.truncated:
            # No text here has a hyphen of its own.
            assert "".join(text.text for text in texts if text.text != "-").replace("\ufffc", "") == "".join(shown(label))
            assert len(list(root.iter(NS + "image"))) == len(label.text.attachments)
        assert {link.get("href") for link in root.iter(NS + "a")} <= {'https://example.org/?a=1&b=<2>"\ufffd'}
        ET.fromstring(label.to_svg(any_link=True))


def test_pieces_stand_where_the_label_has_them():
    text = reglet.AttributedText("plain bold שלום", family="Courier")
    text.set_attributes(6, 10, weight=1, color="#ff000080", underline=1)
    label = reglet.Label(text)
    root = ET.fromstring(label.to_svg())
    found = {}
    for element in root.iter(NS + "text"):
        x, y, width = element_numbers(element, "x", "y", "textLength")
        left = x - width / 2 if element.get("text-anchor") == "middle" else x
        found[element.text] = left, y, width
    for word in ("plain ", "bold", "שלום"):
        start = str(text).index(word)
        rect, = label.rects(start, start + len(word))
        assert found[word] == (pytest.approx(rect.x, abs=1e-9), label.lines[0].baseline, pytest.approx(rect.width, abs=1e-9))
    path, = root.iter(NS + "path")
    rect, = label.rects(6, 10)
    assert [float(number) for number in re.split("[Mh ]", path.get("d"))[1:]] == pytest.approx([rect.x, label.lines[0].baseline + 1.7, rect.width])
    assert (path.get("stroke"), float(path.get("stroke-opacity"))) == ("#ff0000", 128 / 255)


def test_images_and_links():
    text = reglet.AttributedText("ab", family="Courier")
    text.insert_attachment(reglet.Attachment("data:image/png;base64,AAAA", 20, 10, x=3, y=-2, alternative_text="a \"sun\""), 1)
    text.set_attributes(0, 2, link="https://example.org")
    text.set_attributes(2, 3, link="javascript:alert(1)")
    label = reglet.Label(text)
    root = ET.fromstring(label.to_svg())
    link, = root.iter(NS + "a")
    image, = link.iter(NS + "image")
    assert link.get("href") == "https://example.org" and image.get("href").startswith("data:")
    assert image.find(NS + "title").text == "a \"sun\"" and image.get("preserveAspectRatio") == "none"
    rect, = label.rects(1, 2)
    assert element_numbers(image, "x", "y", "width", "height") == (rect.x + 3, label.lines[0].baseline + 2 - 10, 20, 10)
    assert "javascript" not in label.to_svg() and "javascript" in label.to_svg(any_link=True)


def test_the_empty_label():
    root = ET.fromstring(reglet.Label("").to_svg())
    assert len(root) == 0 and element_numbers(root, "width", "height") == reglet.Label("").size


def test_from_the_shell():
    done = run("label", "--to", "svg", "--width", "70", "--color", "red", "%0Cone two three")
    text = reglet.Formatter(colors=["red"]).format("%0Cone two three")
    assert done.stdout.decode() == reglet.Label(text, width=70).to_svg() + "\n"
    done = run("format", "--to", "svg", "%Bone\ntwo%b three")
    assert done.stdout.decode() == reglet.Label(reglet.Formatter().format("%Bone\ntwo%b three")).to_svg() + "\n"
    done = run("label", "--to", "html", "--width", "70", "%Bone%b two three")
    assert "<span style=\"font-weight: 700\">one</span> two<br>three</div>" in done.stdout.decode()
    done = run("label", "--to", "markdown", "--width", "70", "%Bone%b two three")
    assert done.stdout.decode() == "**one** two\\\nthree\n"
    done = run("button", "top", "--bounds", "10x10", "--to", "svg")
    assert done.returncode == 2 and b"invalid choice: 'svg'" in done.stderr
