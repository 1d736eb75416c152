"""Collections of stones as letters, best grade first, and what may be bought or paid with them."""

from __future__ import annotations

import re
from functools import lru_cache

from games.carrara.data import CITY, DATA, City
from games.carrara.state import Stones

#: Best grade first.
LETTERS = "".join(colour.letter for colour in DATA.colours)
GRADE: dict[str, int] = {colour.letter: colour.grade for colour in DATA.colours}
PRICE: dict[str, tuple[int, ...]] = {colour.letter: colour.prices for colour in DATA.colours}

_IN_ORDER = re.compile("*".join(LETTERS) + "*")
_TOO_LOW: dict[City, str] = {city: LETTERS[len(data.allowed) :] for city, data in CITY.items()}

#: For functions that are asked about the same few stones again and again.
remembered = lru_cache(maxsize=16384)


@remembered
def in_order(letters: str) -> Stones:
    """The stones among these letters, best grade first."""
    return "".join([letter * letters.count(letter) for letter in LETTERS])


def is_in_order(stones: str) -> bool:
    """Whether these are stones, best grade first."""
    return _IN_ORDER.fullmatch(stones) is not None


def plus(stones: Stones, more: Stones) -> Stones:
    return in_order(stones + more)


def minus(stones: Stones, fewer: Stones) -> Stones:
    """Only for stones that are there, see ``holds``."""
    for letter in fewer:
        stones = stones.replace(letter, "", 1)
    return stones


def holds(stones: Stones, wanted: Stones) -> bool:
    return len(minus(stones, wanted)) == len(stones) - len(wanted)


def allowed_in(city: City, stones: Stones) -> Stones:
    """The stones that are good enough for the city. The others are at the end."""
    return stones.rstrip(_TOO_LOW[city])


@remembered
def price(stones: Stones, segment: int) -> int:
    return sum(PRICE[letter][segment - 1] for letter in stones)


def default_payment(stones: Stones, cost: int, city: City) -> Stones | None:
    """Lowest allowed grades first: the stones you keep are at least as useful."""
    allowed = allowed_in(city, stones)
    return allowed[len(allowed) - cost :] if len(allowed) >= cost else None
