"""Many buttons in one call: the same as one call each, from and to arrays of several kinds."""

import ctypes
import os
import random
from array import array

import pytest

import reglet
from reglet import _button_arrays, _button_many, button

SEED = int(os.environ.get("REGLET_SEED", "4"))
STYLES = ["left", "reset", "right", "top", "bottom", "center_top", "center_bottom", "center_up", "center_down",
          "right_left", "left_right"]


def rows(count, width, low, high, chance):
    return [tuple(chance.uniform(low, high) for _ in range(width)) for _ in range(count)]


def flat(values):
    return array("d", [number for row in values for number in row])


def chunks(view, width):
    """The rows of an array of results, flat or not."""
    numbers = view.tolist()
    return [tuple(row) for row in numbers] if view.ndim == 2 else [
        tuple(numbers[at:at + width]) for at in range(0, len(numbers), width)]


@pytest.fixture(params=["array", "rows", "bytes", "odd", "numpy", "numpy_read_only"])
def pack(request):
    """How rows become an array."""
    if request.param == "array":
        return flat
    if request.param == "rows":
        return lambda values: memoryview(flat(values)).cast("B").cast("d", (len(values), len(values[0])))
    if request.param == "bytes":  # read-only: copied
        return lambda values: memoryview(flat(values).tobytes()).cast("d")
    if request.param == "odd":  # not aligned: copied
        return lambda values: memoryview(bytearray(b"x" + flat(values).tobytes()))[1:].cast("d")
    numpy = pytest.importorskip("numpy")

    def made(values):
        result = numpy.array(values)
        result.flags.writeable = request.param == "numpy"
        return result
    return made


def test_the_same_as_one_each(pack):
    chance = random.Random(SEED)
    bounds, image, title = (rows(40, 2, 0, high, chance) for high in (200, 90, 300))
    insets, others = (rows(40, 4, -20, 20, chance) for _ in range(2))
    bounds[7] = (0.0, 50.0)
    arguments = {"rtl": True, "horizontal": "leading", "content": (1, 2, 3, 4), "scale": 2}
    many = button.layout_many(pack(bounds), image=pack(image), title=pack(title), image_insets=pack(insets),
                              title_insets=pack(others), **arguments)
    for i, frames in enumerate(zip(chunks(many.image, 4), chunks(many.title, 4), many.flags)):
        one = button.layout(bounds[i], image=image[i], title=title[i], image_insets=insets[i], title_insets=others[i], **arguments)
        assert frames == one, i
    places = button.layout_many(pack(bounds), image=pack(image), title=pack(title))
    for style in STYLES:
        many = button.arrange_many(style, 5.5, pack(bounds), pack(image), pack(title), fit="truncate", **arguments)
        for i, frames in enumerate(zip(chunks(many.image, 4), chunks(many.title, 4), many.flags)):
            assert frames == button.arrange(style, 5.5, bounds[i], image[i], title[i], fit="truncate", **arguments), (style, i)
        result = button.insets_many(style, 5.5, pack(bounds), places.image, places.title)
        for i, pair in enumerate(zip(chunks(result.title, 4), chunks(result.image, 4))):
            one = button.insets(style, 5.5, bounds[i], chunks(places.image, 4)[i], chunks(places.title, 4)[i])
            assert pair == one, (style, i)


def test_the_ways_back_and_the_least_sizes(pack):
    chance = random.Random(SEED)
    bounds, image, title = rows(40, 2, 60, 200, chance), rows(40, 2, 1, 30, chance), rows(40, 2, 1, 30, chance)
    arguments = {"content": (1, 2, 3, 4), "horizontal": "leading", "vertical": "top", "rtl": True}
    for style in STYLES:
        frames = button.arrange_many(style, 5.5, pack(bounds), pack(image), pack(title), **arguments)
        many = button.insets_for_many(frames, pack(bounds), image=pack(image), title=pack(title), **arguments)
        least = button.fitting_size_many(style, 5.5, pack(image), title=pack(title), content=(1, 2, 3, 4))
        assert least.ndim == memoryview(pack(image)).ndim
        for i, (pair, size) in enumerate(zip(zip(chunks(many.title, 4), chunks(many.image, 4)), chunks(least, 2))):
            one = button.arrange(style, 5.5, bounds[i], image[i], title[i], **arguments)
            assert pair == button.insets_for(one, bounds[i], image=image[i], title=title[i], **arguments), (style, i)
            assert size == button.fitting_size(style, 5.5, image[i], title[i], content=(1, 2, 3, 4)), (style, i)
        again = button.layout_many(pack(bounds), image=pack(image), title=pack(title), image_insets=many.image,
                                   title_insets=many.title, **arguments)
        assert chunks(again.image, 4) == [pytest.approx(row, abs=1e-9) for row in chunks(frames.image, 4)]


def test_ways_back_by_hand():
    bounds, image = flat([(100, 100)] * 2), flat([(20, 20)] * 2)
    frames = button.ManyFrames(flat([(0, 0, 20, 20), (40, 40, 20, 20)]), None)
    title, out = array("d", [7.0] * 8), array("d", [7.0] * 8)
    result = button.insets_for_many(frames, bounds, image=image, title_out=title, image_out=out)
    assert result.image.obj is out and chunks(result.image, 4)[0] == button.insets_for(
        button.ButtonFrames((0, 0, 20, 20), None), (100, 100), image=(20, 20)).image
    assert chunks(result.title, 4) == [(0, 0, 0, 0)] * 2 and len(frames.flags) == 0
    frames.image[6] = 21  # larger than its item
    with pytest.raises(button.ButtonError) as caught:
        button.insets_for_many(frames, bounds, image=image, title_out=title, image_out=out)
    assert (caught.value.code, caught.value.index) == ("unreachable", 1) and chunks(result.title, 4) == [(0, 0, 0, 0)] * 2


def test_least_sizes_of_one_item():
    images = flat([(10, 20), (30, 40)])
    assert button.fitting_size_many("top", 5, images).tolist() == [10, 20, 30, 40]
    assert button.fitting_size_many("top", 5, None, images, (1, 1, 1, 1)).tolist() == [12, 22, 32, 42]
    assert button.fitting_size_many("top", 5, (50, 1), images).tolist() == [50, 26, 50, 46]
    out = array("d", [7.0] * 4)
    assert button.fitting_size_many("left", 5, images, title=(1, 1), out=out).obj is out and out.tolist() == [16, 20, 36, 40]
    images[2] = float("nan")
    with pytest.raises(button.ButtonError) as caught:
        button.fitting_size_many("left", 5, images, out=out)
    assert caught.value.index == 1 and out.tolist() == [16, 20, 36, 40]
    for call in (lambda: button.fitting_size_many("top", 5, (1, 2), (3, 4)),
                 lambda: button.fitting_size_many("top", 5, images, out=bytes(32)),
                 lambda: button.fitting_size_many("top", 5, array("d", [1.0]))):
        with pytest.raises(ValueError):
            call()
    for call in (lambda: button.fitting_size_many("top", 5), lambda: button.fitting_size_many("top", 5, (1, 2), None)):
        with pytest.raises(TypeError):
            call()


def test_results_are_apart():
    """The two arrays of a call lie in one piece of memory."""
    bounds, places = flat([(100, 100)] * 3), flat([(10, 20, 30, 40), (1, 2, 3, 4), (5, 6, 7, 8)])
    result = button.insets_many("top", 5, bounds, places, places)
    before = result.image.tolist()
    result.title[11] = 99.0
    assert result.image.tolist() == before and len(result.title) == len(result.image) == 12


@pytest.mark.parametrize("place", range(3))
def test_every_array_is_looked_at(place):
    """Also where the two others are as they should be."""
    def call(other):
        arrays = [flat([(100, 100)]), flat([(1, 2, 3, 4)]), flat([(5, 6, 7, 8)])]
        arrays[place] = other(arrays[place])
        return arrays

    for other in (lambda values: array("q", map(int, values)), lambda values: memoryview(array("d", [*values, *values]))[::2],
                  lambda values: array("d", [*values, 1.0, 2.0]), lambda values: array("d")):
        with pytest.raises(ValueError) as caught:
            button.insets_many("top", 5, *call(other))
        assert caught.value.code == "invalid_value" and not isinstance(caught.value, button.ButtonError)
    right = button.insets_many("top", 5, *call(lambda values: values))
    for other in (lambda values: memoryview(values.tobytes()).cast("d"),
                  lambda values: memoryview(bytearray(b"x" + values.tobytes()))[1:].cast("d")):
        arrays = call(other)
        assert button.insets_many("top", 5, *arrays).title.tolist() == right.title.tolist()
        assert all(ctypes.addressof(given) % 8 == 0 for given in _button_arrays.inputs(*arrays, 4)[2:])


def test_one_tuple_holds_for_all():
    bounds, image = flat([(100, 100), (90, 80)]), flat([(10, 10), (20, 20)])
    many = button.layout_many(bounds, image=image, image_insets=(0, 10, 0, 0), title=(30, 20))
    for i in range(2):
        one = button.layout(bounds[2 * i:2 * i + 2], image=image[2 * i:2 * i + 2], image_insets=(0, 10, 0, 0), title=(30, 20))
        assert (chunks(many.image, 4)[i], chunks(many.title, 4)[i], many.flags[i]) == one


def test_missing_items():
    bounds = flat([(100, 100), (0, 80)])
    many = button.arrange_many("top", 5, bounds, title=flat([(20, 10), (20, 10)]))
    assert many.image is None and chunks(many.title, 4) == [(40, 45, 20, 10), (0, 0, 0, 0)]
    assert list(many.flags) == [set(), {"empty"}] and many.flags[1:][0] == {"empty"} and many.flags.values.tolist() == [0, 1]
    assert button.insets_many("top", 5, bounds, None, flat([(0, 0, 1, 1)] * 2)).title.tolist() == [0.0] * 8


def test_none_at_all():
    empty = array("d")
    assert len(button.layout_many(empty, image=empty).flags) == 0
    assert button.insets_many("top", 1, empty, empty, empty).title.tolist() == []
    for nothing in (empty, memoryview(bytearray(b"xx"))[1:1].cast("d"), memoryview(bytearray(b"xx"))[2:].cast("d")):
        many = button.layout_many(nothing, nothing, nothing, image_out=nothing, title_out=nothing)
        assert (many.image.tolist(), many.title.tolist(), list(many.flags)) == ([], [], [])
        assert button.insets_for_many(many, nothing, nothing, nothing).image.tolist() == []
        assert button.fitting_size_many("top", 1, nothing, nothing, out=nothing).tolist() == []


def test_arrays_of_no_items_may_be_anywhere():
    nowhere = ctypes.c_void_p(1)
    assert _button_many._insets(0, ctypes.c_double(0), ctypes.c_size_t(0), *[nowhere] * 5, None) == 0


def test_given_arrays():
    bounds, places = flat([(100, 100)] * 3), flat([(10, 20, 30, 40)] * 3)
    title, image = array("d", [7.0] * 12), memoryview(bytearray(96)).cast("d", (3, 4))
    result = button.insets_many("top", 5, bounds, places, places, title_out=title, image_out=image)
    assert result.title.obj is title and result.image.tolist() == image.tolist()
    assert tuple(title[4:8]) == button.insets("top", 5, (100, 100), (10, 20, 30, 40), (10, 20, 30, 40)).title
    for bad in (array("d", [0.0] * 11), array("f", [0.0] * 12), bytes(96), memoryview(bytearray(192)).cast("d")[::2],
                memoryview(bytes(96)).cast("d"), memoryview(bytearray(97))[1:].cast("d")):
        with pytest.raises(ValueError):
            button.insets_many("top", 5, bounds, places, places, title_out=bad)


def test_errors_name_the_button_and_write_nothing():
    bounds, places = flat([(100, 100)] * 3), flat([(10, 20, 30, 40)] * 3)
    places[10] = -1
    title, image = array("d", [7.0] * 12), array("d", [7.0] * 12)
    with pytest.raises(button.ButtonError) as caught:
        button.insets_many("top", 5, bounds, places, places, title_out=title, image_out=image)
    assert caught.value.index == 2 and caught.value.code == "invalid_number" and "button 2" in str(caught.value)
    assert set(title) | set(image) == {7.0}
    for call in (
        lambda: button.layout_many(bounds, image=places),
        lambda: button.layout_many(array("d", [1.0, 2, 3])),
        lambda: button.layout_many(array("f", [1.0, 2])),
        lambda: button.layout_many((100, 100), image=bounds),
        lambda: button.layout_many(bounds, image=(1, 2, 3)),
        lambda: button.arrange_many("nowhere", 1, bounds),
        lambda: button.arrange_many("left", 1, bounds, vertical="fill"),
        lambda: button.arrange_many("left", 1, bounds, image_insets=(1, 1, 1, 1)),
    ):
        with pytest.raises(reglet.Error) as caught:
            call()
        assert caught.value.code == "invalid_value" and not isinstance(caught.value, button.ButtonError)
    with pytest.raises(TypeError):
        button.layout_many(5)


def test_flags_compare():
    bounds = array("d", [10, 10, 0, 10])
    flags, again = (button.layout_many(bounds, (20, 5)).flags for _ in range(2))
    assert flags == again and flags is not again and flags != flags[:1] and flags[1:] == button.layout_many(bounds[2:], (1, 1)).flags
    assert flags != list(flags) and flags != button.layout_many(array("d", [10, 10, 1, 10]), (20, 5)).flags
    with pytest.raises(TypeError):
        hash(flags)
