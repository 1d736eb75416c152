"""What the rules say about one street: where a number fits, fences, estates, bis houses and roundabouts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from games.welcome_to.data import DATA
from games.welcome_to.state import EMPTY, ROUNDABOUT, Side, Street

#: Bounds beyond every number that can be written.
BELOW_ALL = DATA.limits.lowest_number - 1
ABOVE_ALL = DATA.limits.highest_number + 1


class Gap(NamedTuple):
    """Neighbouring empty lots and the houses that bound their numbers on both sides (neither may be reached)."""

    first: int
    last: int
    low: int
    high: int


class Run(NamedTuple):
    """The lots between two neighbouring fences that may form an estate."""

    first: int
    last: int
    complete: bool
    used: bool


# --- numbers ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def gaps(numbers: tuple[int, ...]) -> tuple[Gap, ...]:
    """The empty lots of a street. Numbers rise from left to right; a roundabout begins a new section."""
    found = []
    low, first = BELOW_ALL, 0
    for lot, number in enumerate(numbers, start=1):
        if number == EMPTY:
            first = first or lot
            continue
        if first:
            found.append(Gap(first, lot - 1, low, ABOVE_ALL if number == ROUNDABOUT else number))
            first = 0
        low = BELOW_ALL if number == ROUNDABOUT else number
    if first:
        found.append(Gap(first, len(numbers), low, ABOVE_ALL))
    return tuple(found)


def lots_for(street: Street, number: int) -> list[int]:
    """Where the number may be written: above the nearest house on the left, below the nearest on the right."""
    return [
        lot
        for gap in gaps(street.numbers)
        if gap.low < number < gap.high
        for lot in range(gap.first, gap.last + 1)
    ]  # fmt: skip


@lru_cache(maxsize=1 << 14)
def writable(numbers: tuple[int, ...]) -> int:
    """Every number that fits somewhere in a street, as a set of bits."""
    fitting = 0
    for gap in gaps(numbers):
        fitting |= (1 << gap.high) - (1 << (gap.low + 1))
    return fitting


def free_lots(street: Street) -> list[int]:
    return [lot for lot, number in enumerate(street.numbers, start=1) if number == EMPTY]


def with_house(street: Street, lot: int, number: int, letter: int = 0) -> Street:
    numbers, letters = street.numbers, street.letters
    return replace(
        street,
        numbers=(*numbers[: lot - 1], number, *numbers[lot:]),
        letters=(*letters[: lot - 1], letter, *letters[lot:]) if letter else letters,
    )


# --- fences and estates -----------------------------------------------------------------------------------------------


def has_fence(street: Street, after: int) -> bool:
    """Whether fence ``after`` stands; both outer ends of a street always do."""
    return after in (0, len(street.numbers)) or bool(street.fences >> after & 1)


def fence_places(street: Street) -> list[int]:
    """Between any two lots without a fence, but not inside an estate used for a plan."""
    return [
        after
        for after in range(1, len(street.numbers))
        if not street.fences >> after & 1 and not (street.used >> after & street.used >> (after + 1) & 1)
    ]


def closes_estate(street: Street, after: int) -> bool:
    """Whether a new fence here makes a complete estate on one of its sides."""
    return _is_estate(street, after, -1) or _is_estate(street, after + 1, 1)


def _is_estate(street: Street, lot: int, step: int) -> bool:
    """Whether houses stand on all lots from this one to the next fence in that direction."""
    for _ in range(DATA.limits.largest_estate):
        if street.numbers[lot - 1] < 0:
            return False
        if has_fence(street, lot if step > 0 else lot - 1):
            return True
        lot += step
    return False


def runs(street: Street) -> tuple[Run, ...]:
    """Every estate of the street, finished or not. Neither seven or more lots nor a roundabout are one."""
    return _runs(street.numbers, street.fences, street.used)


@lru_cache(maxsize=1 << 14)
def _runs(numbers: tuple[int, ...], fences: int, used: int) -> tuple[Run, ...]:
    found = []
    first = 1
    for last in range(1, len(numbers) + 1):
        if last < len(numbers) and not fences >> last & 1:
            continue
        lots = numbers[first - 1 : last]
        if len(lots) <= DATA.limits.largest_estate and ROUNDABOUT not in lots:
            found.append(Run(first, last, EMPTY not in lots, bool(used >> first & 1)))
        first = last + 1
    return tuple(found)


def mask(first: int, last: int) -> int:
    """The lots from first to last as a set of bits."""
    return (1 << (last + 1)) - (1 << first)


# --- bis houses -------------------------------------------------------------------------------------------------------


def bis_places(street: Street) -> Iterator[tuple[int, Side]]:
    """Empty lots directly beside a house; a fence between them does not matter (R5)."""
    numbers = street.numbers
    for lot in free_lots(street):
        if lot > 1 and numbers[lot - 2] >= 0:
            yield lot, "left"
        if lot < len(numbers) and numbers[lot] >= 0:
            yield lot, "right"


def with_bis(street: Street, lot: int, copy: Side) -> Street:
    """The lot gets its neighbour's number and the next letter of that neighbour's row of equal numbers."""
    neighbour = lot - 1 if copy == "left" else lot + 1
    number = street.numbers[neighbour - 1]
    step = neighbour - lot
    letter = 0
    while 1 <= neighbour <= len(street.numbers) and street.numbers[neighbour - 1] == number:
        letter = max(letter, street.letters[neighbour - 1])
        neighbour += step
    return with_house(street, lot, number, letter + 1)


# --- roundabouts ------------------------------------------------------------------------------------------------------


def with_roundabout(street: Street, lot: int) -> Street:
    """With a fence on both sides; at the end of a street there already is one."""
    sides = (1 << lot | 1 << (lot - 1)) & mask(1, len(street.numbers) - 1)
    return replace(with_house(street, lot, ROUNDABOUT), fences=street.fences | sides)


def roundabouts(street: Street) -> int:
    return street.numbers.count(ROUNDABOUT)
