"""The inputs of all, and how they are timed."""

import random
import statistics
import time

LARGE, SHORT, WIDTH, OTHER_WIDTH, ROUNDS, POINTS = 100_000, 280, 400, 300, 8, 100
FONT, SIZE, FONT_FILE = "DejaVu Sans", 17, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
ENGLISH = "the of wizards a quick paragraph and sentence, weekend it ordinary jumps over. is".split()
MIXED = "the 日本語の文章、 النص naïve 汪汪 한국어 ไทย paragraph עברית (12) Ελληνικά हिन्दी 😀 слово".split()


def paragraph(words, size, number):
    """So many bytes of text."""
    chance = random.Random(number)
    text, length = [], 0
    while length < size:
        word = chance.choice(words) + " "
        if length + len(word.encode()) > size:
            word = "." * (size - length)
        text.append(word)
        length += len(word.encode())
    return "".join(text)


def english(number):
    return paragraph(ENGLISH, LARGE, number)


def marked(codes, number):
    """About 100,000 bytes of words, every third of which is between an opening and a closing code."""
    chance = random.Random(number)
    pieces, size = [], 0
    while size < LARGE:
        opening, closing = chance.choice(codes)
        one, two, three = chance.choices(ENGLISH, k=3)
        pieces.append(f"{one} {two} {opening}{three}{closing} ")
        size += len(pieces[-1])
    return "".join(pieces)


def points(number):
    chance = random.Random(number)
    return [(chance.uniform(0, WIDTH), chance.uniform(0, 40_000)) for _ in range(POINTS)]


def median(work, inputs):
    """The median time of work(input), each time with another input: inputs(number)."""
    found = []
    for number in range(ROUNDS):
        given = inputs(number)
        start = time.perf_counter()
        work(given)
        found.append(time.perf_counter() - start)
    return statistics.median(found[1:])


def layouts(lay_out, relay, hits=None):
    """What all do that lay out: `lay_out` makes a layout of a text, `relay` gives one another width, `hits` looks for points in one."""
    found = {
        "english": median(lay_out, english),
        "mixed": median(lay_out, lambda number: paragraph(MIXED, LARGE, number)),
        "short": median(lay_out, lambda number: paragraph(ENGLISH, SHORT, number)),
        "width": median(relay, lambda number: lay_out(english(number))),
    }
    if hits:
        layout = lay_out(english(0))
        found["hit"] = median(lambda places: hits(layout, places), points) / POINTS
    return found
