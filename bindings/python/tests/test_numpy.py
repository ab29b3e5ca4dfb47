"""Beside numpy's numbers and arrays."""

import operator

import pytest

import reglet

numpy = pytest.importorskip("numpy")

TEXT = reglet.AttributedText("abc", link="x")
LABEL = reglet.Label(TEXT, width=50)
FACE = reglet.FontBook().resolve("Arial")
RUN = TEXT.runs[0]
OTHERS = [numpy.float64(3), numpy.int64(1), numpy.bool_(True), numpy.str_("abc"), numpy.array(3.0), numpy.zeros(0), numpy.zeros(3),
          numpy.zeros((2, 2)), numpy.array(["a"]), numpy.array([None])]


@pytest.mark.parametrize("value", [
    TEXT, RUN, RUN.link, reglet.Formatter(lenient=True).format("%q").diagnostics[0],
    reglet.Background(reglet.button.Rect(0, 0, 1, 1), "#00000000", 0), reglet.button.layout((9, 9), (1, 1)),
], ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("other", OTHERS, ids=repr)
def test_what_is_no_row_of_numbers_equals_nothing_of_numpys(value, other):
    for left, right in ((value, other), (other, value)):
        assert operator.eq(left, right) is False and operator.ne(left, right) is True


@pytest.mark.parametrize("value", [reglet.Attachment("x"), FACE, FACE.at(12), LABEL], ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("other", OTHERS, ids=repr)
def test_an_object_equals_no_item(value, other):
    for left, right in ((value, other), (other, value)):
        assert not numpy.any(left == right) and numpy.all(left != right)


def test_rows_of_numbers_are_rows_to_numpy():
    rect = reglet.button.layout((9, 9), (1, 1)).image
    assert (rect == numpy.array(rect)).all() and (numpy.array(rect) + rect == 2 * numpy.array(rect)).all()


@pytest.mark.parametrize("number", [numpy.float32(20), numpy.int8(20), numpy.array(20.0), numpy.array(20, dtype=">i4")], ids=repr)
def test_numbers_of_numpys_are_numbers(number):
    assert reglet.Label("a", width=number).width == 20


@pytest.mark.parametrize("other", [numpy.array("20"), numpy.array(b"20"), numpy.array(20j), numpy.complex64(20), numpy.array([20.0, 1.0]),
                                   numpy.array("20", dtype=object), numpy.datetime64("2020-01-01")], ids=repr)
def test_what_numpy_could_make_numbers_of_is_none(other):
    with pytest.raises(TypeError, match="width must be a number"):
        reglet.Label("a", width=other)
