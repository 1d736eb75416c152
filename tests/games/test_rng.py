"""The numbers of a seed are the same for ever: recorded games and daily challenges depend on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rng import Rng, below, choice, seed_from_text, shuffled

SEEDS = st.integers(min_value=0, max_value=2**63 - 1)


def drawn(rng: Rng, limits: list[int]) -> tuple[list[int], Rng]:
    numbers = []
    for limit in limits:
        number, rng = below(rng, limit)
        numbers.append(number)
    return numbers, rng


def test_numbers_of_a_seed_are_pinned() -> None:
    assert drawn(Rng(42), [1000] * 8) == ([442, 215, 823, 541, 891, 633, 679, 374], Rng(42, counter=8))


def test_numbers_of_every_size_are_pinned() -> None:
    limits = [1, 2, 6, 52, 10**6, 2**63, 2**64]
    numbers = [0, 0, 0, 3, 501701, 5672240980577416700, 4666962119142481526]
    assert drawn(Rng(0), limits) == (numbers, Rng(0, counter=7))


def test_numbers_that_would_favour_small_results_are_skipped() -> None:
    limit = 2**63 + 1  # nearly every other number of 64 bits lies beyond its only multiple
    numbers, rng = drawn(Rng(1), [limit] * 6)
    assert numbers == [
        3324870862994815128,
        2748715000466569589,
        3646448457363156237,
        8188254811693120476,
        2943447391484280577,
        8449258165562095403,
    ]
    assert rng.counter == 8


def test_shuffles_are_pinned() -> None:
    assert shuffled(Rng(7), range(10)) == ((2, 8, 6, 0, 1, 5, 7, 4, 9, 3), Rng(7, counter=9))
    assert shuffled(Rng(2**63 - 1, counter=5), "ABCDEFG") == (tuple("FGBDCEA"), Rng(2**63 - 1, counter=11))


def test_choices_are_pinned() -> None:
    assert choice(Rng(3), "WHBGS") == ("W", Rng(3, counter=1))


@pytest.mark.parametrize("limit", [2, 3, 5, 7, 16])
def test_numbers_come_evenly(limit: int) -> None:
    rounds = 2000 * limit
    counts = Counter(drawn(Rng(2024), [limit] * rounds)[0])
    assert set(counts) == set(range(limit))
    # 2000 expected each; five standard deviations are well under 250.
    assert all(abs(count - 2000) < 250 for count in counts.values())


def shuffles(rng: Rng, cards: str, times: int) -> Iterator[tuple[str, ...]]:
    for _ in range(times):
        deck, rng = shuffled(rng, cards)
        yield deck


def test_every_order_of_a_small_deck_comes_evenly() -> None:
    orders = Counter(shuffles(Rng(5), "ABC", 6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 160 for count in orders.values())


@given(SEEDS, st.lists(st.integers()))
def test_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    deck, _ = shuffled(Rng(seed), items)
    assert Counter(deck) == Counter(items)


@given(SEEDS, st.integers(min_value=0, max_value=10**6), st.integers(min_value=1, max_value=2**64))
def test_number_lies_below_its_limit_and_the_generator_moves_on(seed: int, counter: int, limit: int) -> None:
    number, after = below(Rng(seed, counter), limit)
    assert 0 <= number < limit
    assert after.seed == seed
    assert after.counter > counter


@pytest.mark.parametrize("limit", [0, -1])
def test_no_number_lies_below_zero(limit: int) -> None:
    with pytest.raises(ValueError):
        below(Rng(1), limit)


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("0", 0),
        ("  42 ", 42),
        ("9223372036854775807", 2**63 - 1),
        ("9223372036854775808", 4981065854678742625),
        ("Guildhall", 2971714037043709884),
        ("-5", 4793239085546121635),
        ("²", 1471482092070657823),
        ("", 8238016292129134938),
    ],
)
def test_seed_of_a_text_is_pinned(text: str, seed: int) -> None:
    assert seed_from_text(text) == seed


def test_a_number_of_thousands_of_digits_is_only_a_text() -> None:
    assert 0 <= seed_from_text("9" * 4_400) < 2**63


def test_case_and_space_around_a_text_do_not_matter() -> None:
    assert seed_from_text(" Straße ") == seed_from_text("STRASSE")


def test_text_with_a_kelvin_sign_is_another_seed() -> None:
    assert seed_from_text("\N{KELVIN SIGN}iel") != seed_from_text("kiel")
    assert seed_from_text("\N{LATIN SMALL LETTER LONG S}ee") != seed_from_text("see")
    assert seed_from_text("\N{LATIN SMALL LIGATURE FI}sh") != seed_from_text("fish")


@given(st.text())
def test_seed_of_any_text_fits_the_database(text: str) -> None:
    assert 0 <= seed_from_text(text) < 2**63
