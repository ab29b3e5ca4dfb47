"""Many buttons from numpy's arrays in one call, against numpy's own vectorised expression of the same style. Prints both
times and the ratio; the results are compared to the last bit. Needs numpy and the built library.

The expression is the style's formula, column by column, as one writes it in numpy, into new arrays; what both sides share is
computed once. It takes the numbers as they are, where the library first looks whether each is finite and within its limits:
the ratio "checked" is to the expression with that test, of which the errors would say which button is bad.

Two styles are nothing to compute: reset is zeros and left is one constant, for which numpy reads none of the numbers. There the
test of all of them, and what it takes to hand five arrays through ctypes (2.5 us), is more than numpy's whole expression.

The arrays are made and thrown away in each call, as they are by a user. So that neither side pays for the pages of the other,
memory is first taken and given back: then the allocator keeps what is thrown away. The rounds take turns and the best counts.
"""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "bindings/python/src"))

import numpy as np  # noqa: E402

from reglet import button  # noqa: E402

PADDING = 7.3
X, Y, WIDTH, HEIGHT = range(4)


def both(bounds):
    return np.zeros((len(bounds), 4)), np.zeros((len(bounds), 4))


def across(insets, shift):
    insets[:, 1], insets[:, 3] = shift, -shift


def down(insets, shift):
    insets[:, 0], insets[:, 2] = shift, -shift


def reset(bounds, image, title):
    return both(bounds)


def left(bounds, image, title):
    titles, images = both(bounds)
    across(titles, PADDING / 2)
    across(images, -PADDING / 2)
    return titles, images


def right(bounds, image, title):
    titles, images = both(bounds)
    across(titles, -(image[:, WIDTH] + PADDING / 2))
    across(images, title[:, WIDTH] + PADDING / 2)
    return titles, images


def right_left(bounds, image, title):
    titles, images = both(bounds)
    across(titles, -(title[:, X] - PADDING))
    across(images, bounds[:, 0] - PADDING - image[:, X] - image[:, WIDTH])
    return titles, images


def left_right(bounds, image, title):
    titles, images = both(bounds)
    across(titles, bounds[:, 0] - PADDING - title[:, X] - title[:, WIDTH])
    across(images, -(image[:, X] - PADDING))
    return titles, images


def centered(bounds, image, title):
    """What the six styles share that centre both items, and half the height that the two leave."""
    titles, images = both(bounds)
    middle = bounds[:, 0] / 2
    shift, widening = middle - title[:, X] - title[:, WIDTH] / 2, (bounds[:, 0] - title[:, WIDTH]) / 2
    titles[:, 1], titles[:, 3] = shift - widening, -shift - widening
    across(images, middle - image[:, X] - image[:, WIDTH] / 2)
    return titles, images


def margin(bounds, image, title):
    return (bounds[:, 1] - (image[:, HEIGHT] + PADDING + title[:, HEIGHT])) / 2


def top(bounds, image, title):
    titles, images = centered(bounds, image, title)
    edge = margin(bounds, image, title)
    down(titles, edge + image[:, HEIGHT] + PADDING - title[:, Y])
    down(images, edge - image[:, Y])
    return titles, images


def bottom(bounds, image, title):
    titles, images = centered(bounds, image, title)
    edge = margin(bounds, image, title)
    down(titles, edge - title[:, Y])
    down(images, edge + title[:, HEIGHT] + PADDING - image[:, Y])
    return titles, images


def center_top(bounds, image, title):
    titles, images = centered(bounds, image, title)
    down(titles, -(title[:, Y] - PADDING))
    return titles, images


def center_bottom(bounds, image, title):
    titles, images = centered(bounds, image, title)
    down(titles, bounds[:, 1] - PADDING - title[:, Y] - title[:, HEIGHT])
    return titles, images


def center_up(bounds, image, title):
    titles, images = centered(bounds, image, title)
    down(titles, -(title[:, Y] + title[:, HEIGHT] - image[:, Y] + PADDING))
    return titles, images


def center_down(bounds, image, title):
    titles, images = centered(bounds, image, title)
    down(titles, image[:, Y] + image[:, HEIGHT] - title[:, Y] + PADDING)
    return titles, images


def arrange_left(bounds, image, title):
    """Frames and flags of style left, fit truncate, centred."""
    width, height = bounds[:, 0], bounds[:, 1]
    images, titles = np.empty((len(bounds), 4)), np.empty((len(bounds), 4))
    images[:, 2], images[:, 3] = np.minimum(image[:, 0], width), np.minimum(image[:, 1], height)
    titles[:, 2] = np.maximum(0, np.minimum(title[:, 0], width - images[:, 2] - PADDING))
    titles[:, 3] = np.minimum(title[:, 1], height)
    images[:, 0] = (width - (images[:, 2] + PADDING + titles[:, 2])) / 2
    titles[:, 0] = images[:, 0] + images[:, 2] + PADDING
    images[:, 1], titles[:, 1] = (height - images[:, 3]) / 2, (height - titles[:, 3]) / 2
    image_right, title_right = images[:, 0] + images[:, 2], titles[:, 0] + titles[:, 2]
    image_end, title_end = images[:, 1] + images[:, 3], titles[:, 1] + titles[:, 3]
    overlap_across = np.minimum(image_right, title_right) - np.maximum(images[:, 0], titles[:, 0]) > 1e-9
    overlap_down = np.minimum(image_end, title_end) - np.maximum(images[:, 1], titles[:, 1]) > 1e-9
    flags = (2 * (np.minimum(images[:, 0], titles[:, 0]) < -1e-9) + 4 * (np.minimum(images[:, 1], titles[:, 1]) < -1e-9)
             + 8 * (np.maximum(image_right, title_right) > width + 1e-9)
             + 16 * (np.maximum(image_end, title_end) > height + 1e-9) + 32 * (overlap_across & overlap_down)
             + 64 * (titles[:, 2] < title[:, 0] - 1e-9))
    return images, titles, flags


def fitting_top(bounds, image, title):
    """The least sizes in style top."""
    sizes = np.empty((len(image), 2))
    sizes[:, 0] = np.maximum(image[:, 0], title[:, 0])
    sizes[:, 1] = image[:, 1] + PADDING + title[:, 1]
    return (sizes,)


def are_valid(bounds, image, title):
    """Whether all numbers are within the library's limits; NaN is not."""
    def lengths(values):
        return ((values >= 0) & (values <= 1e9)).all()

    if image.shape[1] == 2:
        return lengths(bounds) and lengths(image) and lengths(title)
    return (lengths(bounds) and (np.abs(image) <= 1e9).all() and (np.abs(title) <= 1e9).all()
            and lengths(image[:, 2:]) and lengths(title[:, 2:]))


def checked(expression, arrays):
    if not are_valid(*arrays):
        raise ValueError("not a number")
    return expression(*arrays)


def best(works, times, rounds=60):
    """The least time of each of the works, which take turns, in seconds."""
    least = [float("inf")] * len(works)
    for _ in range(rounds):
        for i, work in enumerate(works):
            start = time.perf_counter()
            for _ in range(times):
                work()
            least[i] = min(least[i], (time.perf_counter() - start) / times)
    return least


def same(one, other):
    one = np.asarray(one.values if isinstance(one, button.FlagSets) else one)
    return np.array_equal(one, other) if one.dtype == np.int32 else one.tobytes() == other.tobytes()


def compare(name, ours, expression, arrays):
    found = ours()
    found = (found,) if isinstance(found, memoryview) else found
    assert all(map(same, found, expression(*arrays))), name
    times, count = max(1, 100_000 // len(arrays[0])), len(arrays[0])
    mine, plain, careful = best([ours, lambda: expression(*arrays), lambda: checked(expression, arrays)], times)
    print(f"{name:22} {count:6} buttons  ours {mine * 1e6:8.1f} us  numpy {plain * 1e6:8.1f} us  ratio {mine / plain:.2f}  "
          f"checked {mine / careful:.2f}")


def main():
    np.ones(3_500_000)  # 28 MB, which the allocator then keeps; it never keeps more than 32.
    random = np.random.default_rng(1)
    for count in (1_000, 100_000):
        bounds = random.uniform(20, 320, (count, 2))
        image, title = random.uniform(10, 70, (count, 2)), random.uniform(10, 250, (count, 2))
        start = button.layout_many(bounds, image=image, title=title)
        images, titles = np.array(start.image), np.array(start.title)
        for style in (reset, left, right, top, bottom, center_top, center_bottom, center_up, center_down, right_left, left_right):
            name = style.__name__
            compare(f"insets {name}", lambda: button.insets_many(name, PADDING, bounds, images, titles), style,
                    (bounds, images, titles))
        compare("arrange left", lambda: button.arrange_many("left", PADDING, bounds, image, title, fit="truncate"),
                arrange_left, (bounds, image, title))
        compare("fitting_size top", lambda: button.fitting_size_many("top", PADDING, image, title), fitting_top,
                (bounds, image, title))


main()
