"""The HarfBuzz adapter, by the fonts of the vectors and against HarfBuzz itself."""

import pytest

import reglet
from test_fonts import FILES, refused

hb = pytest.importorskip("uharfbuzz", reason="uharfbuzz is not installed")
from reglet.harfbuzz import HarfBuzz  # noqa: E402

SANS = (FILES / "DejaVuSans-part.ttf").read_bytes()
SERIF = (FILES / "DejaVuSerif-part.ttf").read_bytes()


@pytest.fixture
def book():
    book = reglet.FontBook()
    book.set_measurer(HarfBuzz({"Helvetica": SANS, "Courier": SERIF}))
    return book


def units(book, text):
    return [round(advance * 2048 / 17, 6) for *_, advance in book.measure(text)]


@pytest.mark.parametrize("text", ["AVTHWaeovx", "TeTo.", "fi", "Ωя", "Ae\u0301я😀", "", "é…"])
def test_is_as_wide_as_what_harfbuzz_shapes(book, text):
    font = hb.Font(hb.Face(SANS))
    total = 0
    for part in filter(None, text.replace("я", "|я|").split("|")):  # Scripts are shaped apart.
        buffer = hb.Buffer()
        buffer.add_str(part)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        total += sum(place.x_advance for place in buffer.glyph_positions)
    assert sum(units(book, text)) == pytest.approx(total)


def test_agrees_with_our_own_reader(book):
    own = reglet.FontBook()
    own.load_font("Helvetica", SANS)
    for text in ("AVAWAvTe", "oooo.i", "HHxx", "яяя", "Ωx"):
        assert units(book, text) == units(own, text)
    ours, shaped = (b.face("Helvetica").at(10).metrics for b in (own, book))
    assert shaped[:3] == pytest.approx(ours[:3]) and min(shaped[:5]) >= 0


def test_each_stretch_of_a_script_is_where_it_stands(book):
    parts = ["AVTe. ", "яАя ", "fi Wa", "Ωx", "я"] * 40
    alone = [advance for part in parts for advance in units(book, part)]
    assert units(book, "".join(parts)) == pytest.approx(alone)


def test_clusters(book):
    assert [(start, end) for start, end, _ in book.measure("e\u0301\r\nx")] == [(0, 2), (2, 4), (4, 5)]
    assert units(book, "x\nx\tx")[1::2] == [0, 0]


def test_a_face_without_a_font(book):
    with refused("callback_failed") as info:
        book.face("ArialMT").at(1).metrics
    assert isinstance(info.value.__cause__, LookupError)
