"""Collections of stones as letters, best grade first, and what may be bought or paid with them."""

from __future__ import annotations

from functools import lru_cache

from games.carrara.data import CITY, DATA, City
from games.carrara.state import Stones
from games.first_edition import IllegalAction

#: Best grade first.
LETTERS = "".join(colour.letter for colour in DATA.colours)
GRADE: dict[str, int] = {colour.letter: colour.grade for colour in DATA.colours}
_BEST_FIRST = str.maketrans(LETTERS, "".join(sorted(LETTERS)))
PRICE: dict[str, tuple[int, ...]] = {colour.letter: colour.prices for colour in DATA.colours}


def in_order(letters: str) -> Stones:
    """The same stones, best grade first."""
    return "".join([letter * letters.count(letter) for letter in LETTERS])


def check_order(stones: Stones) -> None:
    if stones != in_order(stones):
        raise IllegalAction("unreadable", text=stones)


def plus(stones: Stones, more: Stones) -> Stones:
    return in_order(stones + more)


def minus(stones: Stones, fewer: Stones) -> Stones:
    """Only for stones that are there, see ``holds``."""
    return "".join([letter * (stones.count(letter) - fewer.count(letter)) for letter in LETTERS])


def holds(stones: Stones, wanted: Stones) -> bool:
    return all(stones.count(letter) >= wanted.count(letter) for letter in set(wanted))


def allowed_in(city: City, stones: Stones) -> Stones:
    """The part of the stones that is good enough for the city."""
    return "".join([letter for letter in stones if letter in CITY[city].allowed])


def price(stones: Stones, segment: int) -> int:
    return sum(PRICE[letter][segment - 1] for letter in stones)


@lru_cache(maxsize=4096)
def takes(stones: Stones, segment: int) -> tuple[tuple[Stones, int], ...]:
    """Every choice of at least one of a segment's stones with its price, few stones first, good ones first."""
    choices = [("", 0)]
    for letter in LETTERS:
        each = PRICE[letter][segment - 1]
        counts = range(stones.count(letter) + 1)
        choices = [(chosen + letter * count, cost + each * count) for chosen, cost in choices for count in counts]
    return tuple(sorted(choices[1:], key=lambda choice: (len(choice[0]), choice[0].translate(_BEST_FIRST))))


def payments(stones: Stones, cost: int, city: City) -> tuple[Stones, ...]:
    """Every way to pay exactly so many stones in the city, from the lowest grades up: the first is the default."""
    return _payments(stones, cost, CITY[city].allowed)


def default_payment(stones: Stones, cost: int, city: City) -> Stones | None:
    """Lowest allowed grades first: whatever is kept can do all that the others could."""
    allowed = allowed_in(city, stones)
    return allowed[len(allowed) - cost :] if len(allowed) >= cost else None


@lru_cache(maxsize=16384)
def _payments(stones: Stones, cost: int, letters: str) -> tuple[Stones, ...]:
    if not letters:
        return ("",) if cost == 0 else ()
    lowest, better = letters[-1], letters[:-1]
    most = min(cost, stones.count(lowest))
    return tuple(
        [head + lowest * count for count in range(most, -1, -1) for head in _payments(stones, cost - count, better)]
    )
