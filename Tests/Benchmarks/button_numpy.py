"""Many buttons from numpy's arrays in one call, against numpy's own vectorised expression of the same style. Prints both
times and the ratio; the results are compared to the last bit. Needs numpy and the built library."""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "bindings/python/src"))

import numpy as np  # noqa: E402

from reglet import button  # noqa: E402

PADDING = 7.3


def numpy_left(bounds, image, title):
    title_insets, image_insets = np.zeros((len(bounds), 4)), np.zeros((len(bounds), 4))
    title_insets[:, 1], title_insets[:, 3] = PADDING / 2, -PADDING / 2
    image_insets[:, 1], image_insets[:, 3] = -PADDING / 2, PADDING / 2
    return title_insets, image_insets


def numpy_top(bounds, image, title):
    title_insets, image_insets = np.empty((len(bounds), 4)), np.empty((len(bounds), 4))
    width, height = bounds[:, 0], bounds[:, 1]
    margin = (height - (image[:, 3] + PADDING + title[:, 3])) / 2
    title_down = margin + image[:, 3] + PADDING - title[:, 1]
    image_down = margin - image[:, 1]
    title_across = width / 2 - title[:, 0] - title[:, 2] / 2
    image_across = width / 2 - image[:, 0] - image[:, 2] / 2
    widening = (width - title[:, 2]) / 2
    title_insets[:, 0], title_insets[:, 1] = title_down, title_across - widening
    title_insets[:, 2], title_insets[:, 3] = -title_down, -title_across - widening
    image_insets[:, 0], image_insets[:, 1] = image_down, image_across
    image_insets[:, 2], image_insets[:, 3] = -image_down, -image_across
    return title_insets, image_insets


def numpy_arrange_left(bounds, image, title):
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
    across = np.minimum(image_right, title_right) - np.maximum(images[:, 0], titles[:, 0]) > 1e-9
    down = np.minimum(image_end, title_end) - np.maximum(images[:, 1], titles[:, 1]) > 1e-9
    flags = (2 * (np.minimum(images[:, 0], titles[:, 0]) < -1e-9) + 4 * (np.minimum(images[:, 1], titles[:, 1]) < -1e-9)
             + 8 * (np.maximum(image_right, title_right) > width + 1e-9)
             + 16 * (np.maximum(image_end, title_end) > height + 1e-9) + 32 * (across & down)
             + 64 * (titles[:, 2] < title[:, 0] - 1e-9))
    return images, titles, flags


def best(work, times):
    def once():
        start = time.perf_counter()
        for _ in range(times):
            work()
        return (time.perf_counter() - start) / times
    return min(once() for _ in range(15))


def main():
    random = np.random.default_rng(1)
    for count in (1_000, 100_000):
        bounds = random.uniform(20, 320, (count, 2))
        image, title = random.uniform(10, 70, (count, 2)), random.uniform(10, 250, (count, 2))
        start = button.layout_many(bounds, image=image, title=title)
        images, titles = np.array(start.image), np.array(start.title)
        works = [
            ("insets left", lambda: button.insets_many("left", PADDING, bounds, images, titles),
             lambda: numpy_left(bounds, images, titles)),
            ("insets top", lambda: button.insets_many("top", PADDING, bounds, images, titles),
             lambda: numpy_top(bounds, images, titles)),
            ("arrange left", lambda: button.arrange_many("left", PADDING, bounds, image, title, fit="truncate"),
             lambda: numpy_arrange_left(bounds, image, title)),
        ]
        for name, ours, theirs in works:
            results = ours()
            for one, other in zip(results, theirs()):
                one = one.values if isinstance(one, button.FlagSets) else one
                assert np.array_equal(np.asarray(one), other), name
            times = 200_000 // count
            mine, numpys = best(ours, times), best(theirs, times)
            print(f"{name:13} {count:6} buttons  ours {mine * 1e6:8.1f} us  numpy {numpys * 1e6:8.1f} us  "
                  f"ratio {mine / numpys:.2f}")


main()
