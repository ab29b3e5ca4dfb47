"""Random programs of edits against a naive model. REGLET_SEED repeats a run, REGLET_ROUNDS scales it."""

import os
import random

import text_model

SEED = int(os.environ.get("REGLET_SEED", random.randrange(2**32)))
ROUNDS = float(os.environ.get("REGLET_ROUNDS", "1"))


def test_edit_programs() -> None:
    source = random.Random(SEED)
    for program in range(max(1, int(10_000 * ROUNDS))):
        pair = text_model.Pair(source)
        try:
            for _ in range(source.randint(1, 6)):
                pair.step()
                pair.check()
            assert pair.rebuilt() == pair.text
        except Exception as error:
            raise AssertionError(f"seed {SEED}, program {program}: {pair.log}") from error


def test_long_texts() -> None:
    """Long enough for places that are found without a walk from the start."""
    source = random.Random(SEED)
    for _ in range(max(1, int(2 * ROUNDS))):
        pair = text_model.Pair(source, "".join(source.choices("ab é汪😀\n", k=4_000)))
        for _ in range(60):
            pair.step()
        pair.check()
        assert pair.rebuilt() == pair.text, f"seed {SEED}"
