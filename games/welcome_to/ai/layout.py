"""The estates a street may still become: those its fences make now, and those it would pay to fence in."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from games.welcome_to.ai.chances import gap_filled
from games.welcome_to.data import DATA
from games.welcome_to.state import ROUNDABOUT
from games.welcome_to.streets import gaps

_LARGEST = DATA.limits.largest_estate
_NEVER = -1e9
_HARDLY = 1e-4


class Hope(NamedTuple):
    """An estate that stands or may come to stand, and how likely it is to be completed."""

    first: int
    size: int
    chance: float
    used: bool


class Layout(NamedTuple):
    hopes: tuple[Hope, ...]
    #: Fences still to be built for it.
    missing: int


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
    """Divide the street so that its estates bring most, going through its boundaries from left to right."""
    odds = _running_odds(numbers, to_come, prices.independence)
    lots = len(numbers)
    fenced = [0.0]  # the best up to each boundary if it has a fence
    loose = [_NEVER]  # the best up to each boundary inside a stretch that becomes no estate
    sizes = [0]  # the size of the estate that ends at each boundary; 0: such a stretch
    starts = [0]  # where that stretch begins
    wall = 0
    for end in range(1, lots + 1):
        begins = fenced[-1] >= loose[-1]
        loose.append(fenced[-1] if begins else loose[-1])
        starts.append(end - 1 if begins else starts[-1])
        at_wall = end == lots or bool(fences >> end & 1)
        best, size = loose[end], 0
        if numbers[end - 1] != ROUNDABOUT:
            sure = 1.0 if at_wall else prices.fence_chance
            best, size = _best_estate(fenced, odds, end, end - wall, sure, prices, best)
        sizes.append(size)
        if at_wall:
            fenced.append(best)
            wall = end
        else:
            inside_used = used >> end & used >> (end + 1) & 1
            fenced.append(_NEVER if inside_used else best - prices.fence)
    return _read_back(fences, used, odds, sizes, starts, prices.fence_chance)


def _best_estate(
    fenced: list[float], odds: list[float], end: int, room: int, sure: float, prices: Prices, best: float
) -> tuple[float, int]:
    """The best estate that ends here, if it is better than none."""
    taken = 0
    for size in range(1, min(_LARGEST, room) + 1):
        value = fenced[end - size] + sure * exp(odds[end] - odds[end - size]) * prices.sizes[size - 1]
        if value > best:
            best, taken = value, size
    return best, taken


def _running_odds(numbers: tuple[int, ...], to_come: int, independence: float) -> list[float]:
    """The logarithms of the chances of all lots to be filled, added up from the left."""
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


def _read_back(
    fences: int, used: int, odds: list[float], sizes: list[int], starts: list[int], fence_chance: float
) -> Layout:
    hopes = []
    missing = set()
    end = lots = len(odds) - 1
    while end:
        if not sizes[end]:
            end = starts[end]
            continue
        start = end - sizes[end]
        chance = exp(odds[end] - odds[start])
        for boundary in (start, end):
            if 0 < boundary < lots and not fences >> boundary & 1:
                missing.add(boundary)
                chance *= fence_chance
        hopes.append(Hope(start + 1, end - start, chance, bool(used >> end & 1)))
        end = start
    return Layout(tuple(hopes), len(missing))
