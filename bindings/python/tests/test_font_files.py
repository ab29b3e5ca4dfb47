"""Real font files against fontTools: figures, every mapped character, every pair of Latin letters."""

import glob
import pathlib
import time

import pytest

import reglet

font_reference = pytest.importorskip("font_reference", reason="fontTools is not installed")

# Debian's fonts-dejavu, fonts-liberation and fonts-noto-cjk.
PACKAGES = {
    "fonts-dejavu": "/usr/share/fonts/truetype/dejavu/*.ttf",
    "fonts-liberation": "/usr/share/fonts/truetype/liberation*/*.ttf",
    "fonts-noto-cjk": "/usr/share/fonts/opentype/noto/Noto*CJK-*.ttc",
}


def faces(pattern):
    for path in sorted(glob.glob(pattern)):
        yield from ((path, index) for index in range(face_count(path)))


def face_count(path):
    with open(path, "rb") as file:
        header = file.read(12)
    return int.from_bytes(header[8:12], "big") if header[:4] == b"ttcf" else 1


class Subject:
    """A face of a file, measured at 17 points, and what fontTools says of it."""

    size = 17.0

    def __init__(self, path, index):
        self.reference = font_reference.Reference(path, index)
        self.book = reglet.FontBook()
        self.book.load_font("Helvetica", pathlib.Path(path).read_bytes(), index)

    def points(self, units):
        return units * self.size / self.reference.units_per_em

    def wrong(self, text):
        """The neighbours of a text of single-character clusters whose advances are not what the reference says."""
        reference, points = self.reference, self.points
        measured = self.book.measure(text)
        assert len(measured) == len(text)
        characters = [ord(c) for c in text]
        advances = {c: points(reference.advance(c)) for c in set(characters)}
        kerning = reference.kerning
        return [
            (text[i:i + 2], advance)
            for i, (_, _, advance) in enumerate(measured[:-1])
            if advance != advances[characters[i]] + points(kerning(characters[i], characters[i + 1]))
        ]


def check(path, index):
    subject = Subject(path, index)
    reference, points = subject.reference, subject.points
    metrics = subject.book.face("Helvetica").at(subject.size).metrics
    assert metrics == tuple(map(points, (
        reference.ascent, reference.descent, reference.line_gap, reference.cap_height, reference.x_height))) + (False,)
    # Tabs, line ends and soft hyphens have no advance, whatever the font gives them.
    unseen = {*range(9, 14), 0x85, 0xAD, 0x2028, 0x2029}
    assert all(subject.book.measure(chr(c)) == [(0, 1, 0)] for c in unseen)
    characters = sorted(reference.characters.keys() - unseen)
    assert lone_characters_wrong(subject, characters) == []
    letters = reference.latin_letters()
    assert subject.wrong(every_pair(letters)) == []
    return len(reference.characters), len(letters) ** 2


def lone_characters_wrong(subject, characters):
    """The characters whose advance is not the reference's, each before a CR LF, which joins nothing and is one cluster."""
    reference, points = subject.reference, subject.points
    measured = subject.book.measure("".join(chr(c) + "\r\n" for c in characters))
    advances = {start: advance for start, _, advance in measured}
    kerns = 13 in reference.characters
    return [
        hex(c) for place, c in enumerate(characters)
        if advances[place * 3] != points(reference.advance(c)) + points(reference.kerning(c, 13) if kerns else 0)
    ]


def every_pair(letters):
    """A text in which each letter follows each once: a cycle through the complete graph, with loops."""
    text = []
    for place, first in enumerate(letters):
        text.append(chr(first))
        for second in letters[place + 1:]:
            text += (chr(first), chr(second))
    return "".join(text) + chr(letters[0])


@pytest.mark.parametrize("package", PACKAGES)
def test_real_fonts(package):
    found = list(faces(PACKAGES[package]))
    if not found:
        pytest.skip(f"{package} is not installed")
    checked = [check(path, index) for path, index in found]
    characters, pairs = map(sum, zip(*checked))
    print(f"{package}: {len(found)} faces, {characters} characters, {pairs} pairs")


@pytest.mark.parametrize("path", sorted(glob.glob(PACKAGES["fonts-noto-cjk"])) or [None])
def test_large_files_load_fast(path):
    if path is None:
        pytest.skip("fonts-noto-cjk is not installed")
    data = pathlib.Path(path).read_bytes()
    book, times = reglet.FontBook(), []
    for _ in range(5):
        start = time.process_time()
        book.load_font("Helvetica", data)
        times.append(time.process_time() - start)
    print(f"{path}: {len(data)} bytes, loaded in {min(times) * 1000:.1f} ms, Python's copy of them included")
    assert min(times) < 0.05
