"""Seeds that people type, and seeds that nobody can type."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import seeds
from bot.table.refusals import Refusal

DRAWN = 2**62


@given(st.text(max_size=seeds.LONGEST) | st.integers(0, 2**80).map(str))
def test_no_text_and_no_number_is_a_seed_that_the_bot_draws(text: str) -> None:
    assert 0 <= seeds.typed(text) < DRAWN


@given(st.integers(0, DRAWN - 1))
def test_a_typed_seed_is_typed_again_as_a_number(seed: int) -> None:
    assert seeds.typed(str(seed)) == seed


def test_a_drawn_seed_fits_the_database_and_is_another_one_every_time() -> None:
    first, second = seeds.drawn(), seeds.drawn()

    assert DRAWN <= min(first, second) < max(first, second) < 2**63


def test_a_day_has_one_seed_for_each_secret() -> None:
    assert seeds.of_day("a", 20_000) == seeds.of_day("a", 20_000)
    assert len({seeds.of_day(secret, day) for secret in "ab" for day in range(100)}) == 200
    assert all(seeds.is_drawn(seeds.of_day("a", day)) for day in range(100))


@pytest.mark.parametrize("text", ["9" * 4_400, "x" * 101])
def test_a_text_that_is_too_long_is_refused(text: str) -> None:
    """Discord doesn't send one, but nothing else keeps it out."""
    with pytest.raises(Refusal, match="seed-too-long"):
        seeds.typed(text)
