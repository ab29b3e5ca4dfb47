"""Random formats: the library against a reference that was written from the specification alone."""

import os
import pathlib
import random
import sys

import pytest

from test_format_vectors import expected, outcome

REFERENCE = pathlib.Path(__file__).resolve().parents[3] / "Tests/FormatReference"
CONFIGS = ["none", "full", "families"]


@pytest.mark.skipif(not REFERENCE.exists(), reason="the reference is in the repository, not in the package")
def test_random_formats(capsys):
    sys.path.insert(0, str(REFERENCE))
    import own_cases
    import reference

    seed = int(os.environ.get("REGLET_SEED") or random.randrange(2**32))
    chance = random.Random(seed)
    rounds = int(6000 * float(os.environ.get("REGLET_ROUNDS") or 1))
    strict = 0
    for _ in range(rounds):
        config = own_cases.CONFIGS[chance.choice(CONFIGS)]
        source = own_cases.mixture(chance, most=chance.choice([4, 14, 40]), ill=chance.choice([0, 0.02, 0.2])).encode()
        if chance.random() < 0.1:  # Bytes that are not UTF-8, and codes cut anywhere.
            place = chance.randrange(len(source) + 1)
            source = source[:place] + bytes([chance.randrange(256)]) + source[place + chance.randrange(2):]
        for lenient in (False, True):
            wanted = reference.expected(config, lenient, source)
            assert outcome(config, lenient, source) == expected(wanted), f"seed {seed}: {source!r}"
            strict += not lenient and "expect" in wanted
    with capsys.disabled():
        print(f"\nformats against the reference: {rounds}, of which {strict} without a problem; seed {seed}")
    assert rounds < 100 or rounds / 10 < strict < rounds
