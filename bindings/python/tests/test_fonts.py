"""Font books, faces and fonts."""

import contextlib
import copy as copies
import gc
import io
import json
import math
import pathlib
import plistlib
import threading
import weakref

import pytest
from test_library import python

import reglet
from reglet import _measurer

FAMILIES = json.loads((pathlib.Path(__file__).resolve().parents[2] / "tools/data/font-families.json").read_text())


@pytest.fixture
def book():
    return reglet.FontBook()


@contextlib.contextmanager
def refused(code, kind=reglet.Error):
    with pytest.raises(kind) as info:
        yield info
    assert info.value.code == code


@pytest.mark.parametrize("family", FAMILIES)
def test_every_wish_resolves(book, family):
    ladder = {int(weight): faces for weight, faces in FAMILIES[family].items()}
    for weight in [-(10**30), -1000, *range(-6, 9), 1000, 10**30]:
        rung = min(ladder, key=lambda w: (abs(w - weight), abs(w)))
        regular, italic = ladder[rung]
        face = book.resolve(family, weight=weight)
        assert (face.name, face.family, face.weight, face.italic, face.italic_missing) == (regular, family, rung, False, False)
        face = book.resolve(family, weight, True)
        assert (face.name, face.weight, face.italic, face.italic_missing) == (italic, rung, True, regular == italic)
        assert face.as_regular().name == regular and face.as_regular().as_italic() == face


def test_families(book):
    assert book.families == list(FAMILIES)


def test_relatives(book):
    face = book.resolve("HelveticaNeue", weight=1, italic=True)
    assert (face.name, face.css_weight) == ("HelveticaNeue-MediumItalic", 500)
    assert face.with_weight(0).name == "HelveticaNeue-Italic"
    assert face.by_weight(-1).name == "HelveticaNeue-Italic"
    assert face.by_weight(10**20).name == "HelveticaNeue-BoldItalic"
    assert face.by_weight(-(10**20)).name == "HelveticaNeue-UltraLightItalic"
    black = book.resolve("Optima", 2, True)
    assert black.italic_missing and black.with_weight(1).name == "Optima-BoldItalic"
    assert book.face("HelveticaNeue-BoldItalic") == face.by_weight(1)
    assert len({face, book.resolve("HelveticaNeue", 1, True), face.as_regular()}) == 2
    assert repr(black) == "<Face 'Optima-ExtraBlack' weight=2, italic_missing=True>"


def test_fonts(book):
    font = book.face("ArialMT").at(24.0)
    assert (font.face, font.size, font.name) == (book.face("ArialMT"), 24.0, "ArialMT")
    assert font.with_size(12).size == 12 and font.by_size(+2).size == 26 and font.by_size(-23.5).size == 0.5
    bold = font.with_weight(1)
    assert (bold.name, bold.size, bold.as_italic().name) == ("Arial-BoldMT", 24.0, "Arial-BoldItalicMT")
    assert bold.by_weight(-1) == font and bold.as_italic().as_regular() == bold and bold != font
    for size in (0, -1, 10000.5):
        with refused("value_out_of_range", ValueError):
            font.with_size(size)
    with refused("value_out_of_range"):
        font.by_size(-24)
    for size in (math.nan, math.inf):
        with refused("invalid_number", ValueError):
            font.face.at(size)


def test_unknown_names(book):
    with refused("unknown_family", ValueError):
        book.resolve("Comic Sans")
    for name in ("", "Helvetic", "Helvetica\0", "Hélvetica"):
        with refused("unknown_face"):
            book.face(name)
    with refused("invalid_utf8", ValueError):
        book.face("\ud800")
    for wrong in (None, b"Arial", 3):
        with pytest.raises(TypeError):
            book.face(wrong)
    with pytest.raises(TypeError):
        book.resolve("Arial", weight=1.5)


def test_registration(book):
    book.register("Inter", {0: ("Inter-Regular", "Inter-Italic"), 1: ("Inter-Bold", None), 2: (None, "Inter-Black")})
    assert book.resolve("Inter", 1, True).italic_missing
    assert book.resolve("Inter", 2).name == "Inter-Black" and not book.resolve("Inter", 2).italic_missing
    assert [book.resolve("Inter", w).css_weight for w in (0, 1, 2)] == [400, 700, 900]
    book.register("Inter", {0: ("Inter-Regular", None)})
    with refused("unknown_face"):
        book.face("Inter-Bold")
    assert "Inter" not in reglet.FontBook().families


@pytest.mark.parametrize("code, ladder", [
    ("invalid_family", {}), ("invalid_family", {1: ("A", None)}), ("invalid_family", {0: (None, None)}), ("invalid_family", {0: ("", "")}),
    ("invalid_family", {0: ("A", None), 2: ("B", None)}), ("invalid_family", {0: ("A", None), 2**32: ("B", None)}),
    ("duplicate_face", {0: ("A", "Courier")}), ("invalid_utf8", {0: ("\udc80", None)}),
])
def test_refused_registration(book, code, ladder):
    with refused(code, ValueError):
        book.register("Arial", ladder)
    assert book.resolve("Arial", 1).name == "Arial-BoldMT"


@pytest.mark.parametrize("form", [plistlib.FMT_XML, plistlib.FMT_BINARY])
def test_property_lists(book, tmp_path, form):
    path = tmp_path / "families.plist"
    new = {"Mine": {"0": ["Mine", "Mine"], "1": ["Mine-Bold", "Mine-BoldItalic"]}, "Arial": {"0": ["ArialMT", "Arial-ItalicMT"]}}
    path.write_bytes(plistlib.dumps({**FAMILIES, **new}, fmt=form))
    book.load_plist(path)
    book.load_plist(path.read_bytes())
    book.load_plist(str(path))
    with open(path, "rb") as file:
        book.load_plist(file)
    assert sorted(book.families) == sorted([*FAMILIES, "Mine"])
    assert book.resolve("Mine", 0, True).italic_missing and book.resolve("Mine", 9, True).name == "Mine-BoldItalic"
    assert book.resolve("Arial", 1).name == "ArialMT"


@pytest.mark.parametrize("content", [
    b"", b"no property list", b"<plist><dict><key>A", b"bplist00", plistlib.dumps([]), plistlib.dumps("text"), plistlib.dumps({"A": []}),
    plistlib.dumps({"A": {"x": ["B", "C"]}}), plistlib.dumps({"A": {"0": ["B", "C", "D"]}}), plistlib.dumps({"A": {"0": "BC"}}),
    plistlib.dumps({"A": {"0": [1, 2]}}), plistlib.dumps({"A": {"0": 5}}), plistlib.dumps({"A": {"1": ["B", "C"]}}),
    plistlib.dumps({"Good": {"0": ["G", "H"]}, "A": {"0": []}}),
])
def test_refused_property_lists(book, content):
    before = book.families
    with refused("invalid_family", ValueError):
        book.load_plist(io.BytesIO(content))
    assert book.families == before


def test_a_property_list_is_taken_whole_or_not(book):
    face = book.face("ArialMT")
    with refused("duplicate_face"):
        book.load_plist(io.BytesIO(plistlib.dumps({"A": {"0": ["A", "A"]}, "B": {"0": ["Courier", "Courier"]}})))
    assert "A" not in book.families and face.name == "ArialMT"
    with pytest.raises(FileNotFoundError):
        book.load_plist("nowhere.plist")


def test_metrics(book):
    metrics = book.resolve("Georgia").at(100).metrics
    assert metrics == reglet.FontMetrics(75, 25, 15, 66.2, 45, True)
    assert not book.resolve("Arial").at(10).metrics.approximate


def test_measure(book):
    per_mille = lambda *advances: [advance * 17 / 1000 for advance in advances]
    assert book.measure("") == []
    clusters = book.measure("Ae\u0301 漢🇩🇪\r\n")
    assert [(start, end) for start, end, _ in clusters] == [(0, 1), (1, 3), (3, 4), (4, 5), (5, 7), (7, 9)]
    assert [advance for *_, advance in clusters] == per_mille(667, 556, 278, 1000, 1000, 0)
    with refused("invalid_utf8"):
        book.measure("\ud83d")
    with pytest.raises(TypeError):
        book.measure(b"a")


def test_measure_attributed(book):
    text = reglet.AttributedText("ab", family="Courier", size=10, kern=1)
    text.append("c")
    text.set_attributes(2, 3, family="Arial", size=1000, kern=0)
    text.insert_attachment(reglet.Attachment("star", width=30, height=10), index=1)
    assert book.measure(text) == [(0, 1, 7.0), (1, 2, 31.0), (2, 3, 7.0), (3, 4, 500.0)]
    text.set_attributes(0, 1, family="Inter")
    with refused("unknown_family"):
        book.measure(text)
    book.register("Inter", {0: ("Inter", None)})
    assert book.measure(text)[0] == (0, 1, 556 * 10 / 1000 + 1)


def wide(text, face, size, clusters):
    return [size * (end - start) for start, end in clusters], reglet.FontMetrics(8, 2, 1, 7, 5)


def test_measurer(book):
    calls = []

    def measurer(text, face, size, clusters):
        calls.append((text, face, size, clusters))
        return wide(text, face, size, clusters)

    book.set_measurer(measurer)
    assert book.measure("ae\u0301漢") == [(0, 1, 17.0), (1, 3, 34.0), (3, 4, 17.0)]
    assert book.face("Courier").at(3).metrics == reglet.FontMetrics(8, 2, 1, 7, 5)
    assert calls == [("ae\u0301漢", "Helvetica", 17.0, [(0, 1), (1, 3), (3, 4)]), ("", "Courier", 3.0, [])]
    book.set_measurer(None)
    assert book.measure("a") == [(0, 1, 556 * 17 / 1000)]
    with pytest.raises(TypeError):
        book.set_measurer(3)


@pytest.mark.parametrize("answer, code, cause", [
    (([1.0], reglet.FontMetrics(8, 2, 1, 7, 5)), "callback_failed", ValueError), (None, "callback_failed", TypeError),
    (([1, 2], (1, 2)), "callback_failed", ValueError), ((["a", 2], (1, 2, 3, 4, 5)), "callback_failed", TypeError),
    (([1, math.nan], (1, 2, 3, 4, 5)), "invalid_number", None), (([1, -1], (1, 2, 3, 4, 5)), "invalid_number", None),
    (([1, 1e7], (1, 2, 3, 4, 5)), "invalid_number", None), (([1, 2], (1, 2, 3, math.inf, 5)), "invalid_number", None),
])
def test_wrong_answers(book, answer, code, cause):
    book.set_measurer(lambda *_: answer)
    with refused(code) as info:
        book.measure("ab")
    assert cause is None or isinstance(info.value.__cause__, cause)


def test_what_a_measurer_raises_is_the_cause(book):
    problem = KeyError("no such font")

    def measurer(*_):
        raise problem

    book.set_measurer(measurer)
    with refused("callback_failed") as info:
        book.measure("ab")
    assert info.value.__cause__ is problem and not isinstance(info.value, ValueError)
    book.set_measurer(lambda text, *rest: book.measure(text))  # Calls itself without end.
    with refused("callback_failed"):
        book.measure("ab")


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_what_stops_a_measurer_stops_its_caller(book, stop):
    def measurer(*_):
        raise stop

    book.set_measurer(measurer)
    label = reglet.Label("ab", fonts=reglet.FontBook())
    for call in (lambda: book.measure("ab"), lambda: reglet.Label("ab", fonts=book), lambda: book.face("Courier").at(3).metrics):
        with pytest.raises(stop):
            call()
    book.set_measurer(lambda *_: None)
    with refused("callback_failed") as info:
        book.measure("ab")
    assert isinstance(info.value.__cause__, TypeError) and label.lines


def test_measurers_are_let_go():
    class Witness:
        def __call__(self, *arguments):
            return wide(*arguments)

    book, witness = reglet.FontBook(), Witness()
    alive = weakref.ref(witness)
    book.set_measurer(witness)
    copy = book.copy()
    del witness, book
    gc.collect()
    assert alive() is not None and copy.measure("a") == [(0, 1, 17.0)]
    del copy
    gc.collect()
    assert alive() is None


class Measurer:
    """One that refers to its book, or whatever it is given."""

    def __init__(self, *held):
        self.held = held

    def __call__(self, *arguments):
        return wide(*arguments)


def test_a_measurer_that_refers_to_its_book_is_let_go():
    for use in (lambda book: None, lambda book: book.copy(), lambda book: book.measure("a"),
                lambda book: setattr(book, "label", reglet.Label("a", fonts=book))):
        book = reglet.FontBook()
        book.set_measurer(Measurer(book))
        use(book)
        gone = weakref.ref(book)
        del book
        gc.collect()
        assert gone() is None


def test_a_replaced_measurer_serves_those_who_have_it():
    book, measurer = reglet.FontBook(), Measurer()
    alive = weakref.ref(measurer)
    book.set_measurer(measurer)
    label, copy = reglet.Label("aaa aaa", width=60, fonts=book), book.copy()
    del measurer
    book.set_measurer(None)
    gc.collect()
    assert label.preferred_height(60) == 21 and copy.measure("a") == [(0, 1, 17.0)] and book.measure("a") != [(0, 1, 17.0)]
    del copy
    gc.collect()
    assert label.preferred_height(1000) == 10 and alive() is not None
    del label
    gc.collect()
    assert alive() is None
    book.set_measurer(Measurer(book))
    book.set_measurer(wide)
    gc.collect()
    assert not _measurer._replaced


FILES = pathlib.Path(__file__).resolve().parents[3] / "Tests/Vectors/FontFiles"


def test_font_files(book):
    """Advances and pairs of DejaVu as fontTools reads them, in 1/2048 em."""
    book.load_font("Helvetica", (FILES / "DejaVuSerif-part.ttf").read_bytes())
    units = lambda text: [round(advance * 2048 / 17, 6) for *_, advance in book.measure(text)]
    assert units("Hxя") == [1786, 1155, 1292]
    assert units("AVTo.") == [1479 - 102, 1479, 1366 - 159, 1233 - 36, 651]
    assert units("T\u00e9\u0301T") == [1366 - 159, 1212, 1366]
    assert units("漢") == [2048]
    assert units("\u0301") == [0]
    metrics = book.face("Helvetica").at(2048).metrics
    assert metrics[:3] == (1901, 483, 0) and not metrics.approximate
    book.load_font("Helvetica", memoryview((FILES / "DejaVuSans-part.ttf").read_bytes()), index=0)
    assert units("1") == [1303]
    for index in (1, -1, 2**40):
        with refused("index_out_of_range", IndexError):
            book.load_font("Helvetica", (FILES / "DejaVuSans-part.ttf").read_bytes(), index)


@pytest.mark.parametrize("duplicate", [copies.copy, copies.deepcopy, reglet.FontBook.copy])
def test_copies(book, duplicate):
    copy = duplicate(book)
    copy.register("Inter", {0: ("Inter", None)})
    assert "Inter" in copy.families and "Inter" not in book.families
    assert copies.deepcopy(book.face("ArialMT")) == book.face("ArialMT")


def test_wrong_types(book):
    for ladder in ({0: "AB"}, {0: (b"A", None)}, {0: 5}, {"0": ("A", None)}):
        with pytest.raises(TypeError):
            book.register("A", ladder)
    for size in ("3", None, b"3"):
        with pytest.raises(TypeError):
            book.face("ArialMT").at(size)


def test_font_files_are_checked(book):
    for data in (b"", b"\0\1\0\0" + bytes(100), bytearray(9)):
        with refused("invalid_font", ValueError):
            book.load_font("ArialMT", data)
    with refused("unknown_face"):
        book.load_font("Arial", b"")
    with pytest.raises(TypeError):
        book.load_font("ArialMT", "path.ttf")


def test_threads_share_a_book(book):
    """Registering, measuring and a measurer that lets other threads run, all at once."""
    book.set_measurer(wide)
    problems = []

    def work(number):
        try:
            for turn in range(100):
                book.register(f"F{number}", {0: (f"face{number}-{turn}", None)})
                assert book.face(f"face{number}-{turn}").family == f"F{number}"
                assert len(book.measure("abc")) == 3
                book.set_measurer(wide if turn % 2 else None)
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


def test_threads_may_read_a_property_list_into_a_book_in_use() -> None:
    code = """
import io, plistlib, sys, threading, reglet
sys.setswitchinterval(1e-6)
book = reglet.FontBook()
book.set_measurer(lambda text, face, size, clusters: ([1.0] * len(clusters), (1, 1, 1, 1, 1)))
source = plistlib.dumps({"Q": {"0": ["Q", "Q"]}})
def work(number):
    for _ in range(300):
        book.load_plist(io.BytesIO(source))
        book.register(f"Z{number}", {0: (f"Z{number}", None)})
        book.measure("abc def")
threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""
    assert python(code, MALLOC_PERTURB_="165") == (0, "")


def test_a_book_with_a_measurer_may_outlive_the_package() -> None:
    code = "import reglet, sys\nbook = reglet.FontBook()\nbook.set_measurer(lambda *a: None)\nsys.kept = [book]"
    assert python(code) == (0, "")
