"""How likely empty lots are to be filled before the game ends, and the estates a street may still become.

Each gap of empty lots between two numbers is looked at on its own: numbers come as the deck gives them, each is written
where it hurts least, and the game may end after every number. The expected number of filled lots follows from smaller
gaps, so every answer is worked out once and kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, log
from operator import add
from typing import NamedTuple

from games.welcome_to.data import CARDS, DATA, STREETS
from games.welcome_to.sheets import writable_numbers
from games.welcome_to.state import ROUNDABOUT, Sheet
from games.welcome_to.streets import ABOVE_ALL, BELOW_ALL, Gap, gaps

#: Numbers that only the temp agency can write are rare.
_RARE = 0.35
_NUMBERS = range(DATA.limits.lowest_number, DATA.limits.highest_number + 1)
_WEIGHTS = [max(_RARE, sum(card.number == number for card in CARDS.values())) for number in _NUMBERS]
#: How likely each number, 0 to 17, comes next.
CHANCE: tuple[float, ...] = tuple(weight / sum(_WEIGHTS) for weight in _WEIGHTS)

#: How many numbers may still come to a gap, in coarse steps.
HORIZONS = (1, 2, 4, 6, 9, 13, 18, 26, 38, 52)


def horizon(numbers_to_come: float) -> int:
    """The step of ``HORIZONS`` nearest to an expectation."""
    return min(HORIZONS, key=lambda step: abs(step - numbers_to_come))


def gap_filled(gap: Gap, to_come: int) -> float:
    """How many of the empty lots between two numbers will be filled, if this many numbers are expected."""
    return _filled(to_come)[gap.low - BELOW_ALL][gap.high - BELOW_ALL][gap.last - gap.first + 1]


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


# --- estates: those that the fences make now, and those it would pay to fence in --------------------------------------

_LARGEST = DATA.limits.largest_estate
_NEVER = -1e9
_HARDLY = 1e-4


class Hope(NamedTuple):
    """An estate that stands or may still be built, and how likely it is to be completed."""

    first: int
    size: int
    chance: float
    used: bool


class Layout(NamedTuple):
    """A way to divide a street, or the beginning of one, and what it's worth."""

    value: float = 0.0
    #: The last estate comes first.
    hopes: tuple[Hope, ...] = ()
    #: Fences still to be built for it.
    missing: int = 0


class Prices(NamedTuple):
    """What the division of a street aims at."""

    #: Points for a complete estate of size 1 … 6, its help with plans included.
    sizes: tuple[float, ...]
    #: Points that a fence still to be built is worth elsewhere.
    fence: float
    #: The chance that a fence still to be built gets built.
    fence_chance: float
    #: 1: lots are filled independently of each other; less: they tend to be filled together.
    independence: float


@lru_cache(maxsize=1 << 13)
def best_layout(numbers: tuple[int, ...], fences: int, used: int, to_come: int, prices: Prices) -> Layout:
    """Divide the street so that its estates are worth most, boundary by boundary from the left."""
    odds = _running_odds(numbers, to_come, prices.independence)
    walls = fences | 1 | 1 << len(numbers)
    standing = [1.0 if walls >> place & 1 else prices.fence_chance for place in range(len(numbers) + 1)]
    fenced = [Layout()]  # the best up to each boundary if it has a fence
    loose = Layout(_NEVER)  # the best up to here inside a stretch that won't be an estate
    wall = 0
    for end, number in enumerate(numbers, start=1):
        best = loose = loose if loose.value > fenced[-1].value else fenced[-1]
        largest = 0 if number == ROUNDABOUT else min(_LARGEST, end - wall)
        for size in range(1, largest + 1):
            before = fenced[end - size]
            chance = standing[end] * exp(odds[end] - odds[end - size])
            value = before.value + chance * prices.sizes[size - 1]
            if value > best.value:
                hope = Hope(end - size + 1, size, chance * standing[end - size], bool(used >> end & 1))
                best = Layout(value, (hope, *before.hopes), before.missing)
        if walls >> end & 1:
            wall = end
        else:
            inside_used = used >> end & used >> (end + 1) & 1
            best = Layout(_NEVER if inside_used else best.value - prices.fence, best.hopes, best.missing + 1)
        fenced.append(best)
    return fenced[-1]


def _running_odds(numbers: tuple[int, ...], to_come: int, independence: float) -> list[float]:
    """The logarithm of each lot's chance to be filled, added up from the left."""
    chances = [0.0] * len(numbers)
    for gap in gaps(numbers):
        lots = gap.last - gap.first + 1
        chances[gap.first - 1 : gap.last] = [
            independence * log(max(gap_filled(gap, to_come) / lots, _HARDLY)),
        ] * lots
    odds = [0.0]
    for chance in chances:
        odds.append(odds[-1] + chance)
    return odds
