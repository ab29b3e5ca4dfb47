"""Many buttons in one call: the same as one call each, from and to arrays of several kinds."""

import os
import random
from array import array

import pytest

import reglet
from reglet import button

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
