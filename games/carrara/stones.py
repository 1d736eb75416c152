"""Collections of stones as letters, best grade first, and what may be bought or paid with them."""

from __future__ import annotations

from functools import lru_cache

from games.carrara.data import CITY, DATA, City
from games.carrara.state import Stones

#: Best grade first.
LETTERS = "".join(colour.letter for colour in DATA.colours)
GRADE: dict[str, int] = {colour.letter: colour.grade for colour in DATA.colours}
PRICE: dict[str, tuple[int, ...]] = {colour.letter: colour.prices for colour in DATA.colours}

#: The same few collections are asked about again and again.
remembered = lru_cache(maxsize=16384)


@remembered
def in_order(letters: str) -> Stones:
    """The same stones, best grade first."""
    return "".join([letter * letters.count(letter) for letter in LETTERS])


def is_in_order(stones: str) -> bool:
    """Whether these are stones, spelled in the one way."""
    return stones == in_order(stones)


def plus(stones: Stones, more: Stones) -> Stones:
    return in_order(stones + more)


@remembered
def minus(stones: Stones, fewer: Stones) -> Stones:
    """Only for stones that are there, see ``holds``."""
    return "".join([letter * (stones.count(letter) - fewer.count(letter)) for letter in LETTERS])


@remembered
def holds(stones: Stones, wanted: Stones) -> bool:
    return all(stones.count(letter) >= wanted.count(letter) for letter in set(wanted))


@remembered
def allowed_in(city: City, stones: Stones) -> Stones:
    """The part of the stones that is good enough for the city."""
    return "".join([letter for letter in stones if letter in CITY[city].allowed])


@remembered
def price(stones: Stones, segment: int) -> int:
    return sum(PRICE[letter][segment - 1] for letter in stones)


def payments(stones: Stones, cost: int, city: City) -> tuple[Stones, ...]:
    """Every way to pay exactly so many stones in the city, from the lowest grades up: the first is the default."""
    return _payments(stones, cost, CITY[city].allowed)


def default_payment(stones: Stones, cost: int, city: City) -> Stones | None:
    """Lowest allowed grades first: whatever is kept can do all that the others could."""
    allowed = allowed_in(city, stones)
    return allowed[len(allowed) - cost :] if len(allowed) >= cost else None


@remembered
def _payments(stones: Stones, cost: int, letters: str) -> tuple[Stones, ...]:
    if not letters:
        return ("",) if cost == 0 else ()
    lowest, better = letters[-1], letters[:-1]
    most = min(cost, stones.count(lowest))
    return tuple(
        [head + lowest * count for count in range(most, -1, -1) for head in _payments(stones, cost - count, better)]
    )
