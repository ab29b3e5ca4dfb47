"""Writes the inputs of format.c into data/: 100,000 bytes each of a regular and of two random format strings."""

import pathlib
import random

SIZE = 100_000
DATA = pathlib.Path(__file__).parent / "data"
SENTENCE = ("%0C%0FRed Courier Text %1C%1FBlue Arial Text %c%f%LClick HERE%l: it costs %40S20.%20S00%15O%%%N a month, "
            "%Breally%b, and not a cent more than that. ")
WORDS = ("the quick brown fox jumps over a lazy dog while seven wizards box and everybody else writes quite ordinary sentences "
         "about their weekend 日本語 naïve").split()
CODES = ["%{}F", "%f", "%{}C", "%c", "%{}D", "%d", "%1U", "%2U", "%u", "%1X", "%x", "%-2W", "%w", "%B", "%b", "%I", "%i", "%{}S",
         "%12.5S", "%s", "%-1.5O", "%o", "%0.25K", "%k", "%2A", "%a", "%N", "%P", "%T", "%%"]


def mixture(chance, words, codes):
    """Texts and codes by turns, `words` and `codes` from least to most at once."""
    while True:
        yield " ".join(chance.choices(WORDS, k=chance.randint(*words)))
        for _ in range(chance.randint(*codes)):
            yield chance.choice(CODES).format(chance.randint(1, 3))


def write(name, pieces):
    """Whole pieces, then full stops up to the size."""
    data = b""
    for piece in pieces:
        if len(data) + len(piece.encode()) > SIZE:
            break
        data += piece.encode()
    (DATA / name).write_bytes(data.ljust(SIZE, b"."))


write("regular.txt", iter(lambda: SENTENCE, None))
write("random.txt", mixture(random.Random(9), (2, 5), (1, 2)))
write("dense.txt", mixture(random.Random(9), (1, 3), (1, 3)))
