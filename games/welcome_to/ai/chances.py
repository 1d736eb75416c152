"""How likely empty lots are to be filled before the game ends.

A gap of empty lots between two numbers is looked at alone: numbers come as the deck gives them, each is written where
it hurts least, and after every number the game may be over. The expected number of lots that get filled follows from
smaller gaps, so every answer is worked out once and kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add

from games.welcome_to.data import CARDS, DATA, STREETS
from games.welcome_to.sheets import writable_numbers
from games.welcome_to.state import Sheet
from games.welcome_to.streets import ABOVE_ALL, BELOW_ALL, Gap, gaps

#: Numbers that only the temp agency can write are rare.
_RARE = 0.35
_NUMBERS = range(DATA.limits.lowest_number, DATA.limits.highest_number + 1)
_WEIGHTS = [max(_RARE, sum(card.number == number for card in CARDS.values())) for number in _NUMBERS]
#: The chance of each number 0 … 17 to be the next one.
CHANCE: tuple[float, ...] = tuple(weight / sum(_WEIGHTS) for weight in _WEIGHTS)

#: The future is told apart in coarse steps: how many numbers may still come to a gap.
HORIZONS = (1, 2, 4, 6, 9, 13, 18, 26, 38, 52)


def horizon(numbers_to_come: float) -> int:
    """The step of ``HORIZONS`` next to an expectation."""
    return min(HORIZONS, key=lambda step: abs(step - numbers_to_come))


def lots_filled(lots: int, low: int, high: int, to_come: int) -> float:
    """How many of the empty lots between two numbers will be filled, if so many numbers are expected to come."""
    return _filled(to_come)[low - BELOW_ALL][high - BELOW_ALL][lots]


@cache
def _filled(to_come: int) -> list[list[list[float]]]:
    """The answers for every pair of bounding numbers and every number of lots, small gaps first."""
    bounds = range(ABOVE_ALL - BELOW_ALL + 1)
    goes_on = 1 - 1 / (to_come + 1)
    table = [[[0.0] for _ in bounds] for _ in bounds]
    for lots in range(1, max(street.lots for street in STREETS) + 1):
        for low in bounds:
            for high in bounds[low + 1 :]:
                between = range(low + 1, high)
                fits = sum(CHANCE[number + BELOW_ALL] for number in between)
                gain = sum(
                    CHANCE[number + BELOW_ALL] * _written(table[low][number], table[number][high], lots)
                    for number in between
                )
                table[low][high].append(goes_on * gain / (1 - goes_on * (1 - fits)))
    return table


def _written(below: list[float], above: list[float], lots: int) -> float:
    """The lots filled in the end if a number is written on the best of them now, dividing the gap in two."""
    both: float = max(map(add, below[:lots], above[lots - 1 :: -1]))
    return 1 + both


def gap_filled(gap: Gap, to_come: int) -> float:
    return lots_filled(gap.last - gap.first + 1, gap.low, gap.high, to_come)


@lru_cache(maxsize=1 << 14)
def street_filled(numbers: tuple[int, ...], to_come: int) -> float:
    """The lots of a street that are filled or will be."""
    free = sum(gap.last - gap.first + 1 for gap in gaps(numbers))
    return len(numbers) - free + sum(gap_filled(gap, to_come) for gap in gaps(numbers))


def strike_chance(sheet: Sheet) -> float:
    """The chance that none of three numbers fits."""
    return _strike_chance(writable_numbers(sheet))


@lru_cache(maxsize=1 << 12)
def _strike_chance(fitting: int) -> float:
    return sum(chance for number, chance in enumerate(CHANCE) if not fitting >> number & 1) ** 3
