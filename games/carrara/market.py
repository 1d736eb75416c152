"""Buying stones: the wheel turns, is refilled, and stones are taken from one segment."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.carrara.data import DATA
from games.carrara.state import NO_OBJECTS, Screen, State, Stones, Take, screen_of, with_coins, with_screen
from games.carrara.stones import PRICE, holds, in_order, is_in_order, minus, plus, price
from games.core import IllegalMove, Seat
from games.rng import HIDDEN, Rng, below

SEGMENTS = range(1, len(DATA.colours[0].prices) + 1)
NUMERALS = ("I", "II", "III", "IV", "V", "VI")


# --- the wheel


def can_buy(state: State) -> bool:
    """Special case 4: with nothing on the wheel or in the bag, buying cannot be chosen."""
    return state.bag != "" or any(state.wheel)


def buy_refusal(state: State) -> IllegalMove | None:
    return None if can_buy(state) else IllegalMove("nothing_to_buy")


def turned(wheel: tuple[Stones, ...]) -> tuple[Stones, ...]:
    """Special case 1: stones ride along, and from VI back to I, where they cost the full price again (R22)."""
    return (wheel[-1], *wheel[:-1])


def missing(wheel: tuple[Stones, ...]) -> int:
    """How many stones a refill asks for."""
    return DATA.market.fill_to - sum(map(len, wheel))


def buy(state: State, seat: Seat) -> State:
    state = turn_wheel(state)
    return state if state.phase == "look" or is_affordable(state, seat) else relieved(state, seat)


def turn_wheel(state: State) -> State:
    """Turn and refill. Fewer stones in the bag than needed: all of them, and the wheel stays below eleven (R9)."""
    first, *others = turned(state.wheel)
    if state.bag is None or state.rng == HIDDEN:  # on a view the refill comes up blank
        return replace(state, wheel=(first, *others), phase="look")
    drawn, bag, rng = drawn_from(state.bag, missing(state.wheel), state.rng)
    return replace(state, wheel=(plus(first, drawn), *others), bag=bag, rng=rng, phase="take")


def drawn_from(bag: Stones, count: int, rng: Rng) -> tuple[Stones, Stones, Rng]:
    """Stones drawn blindly one by one, what is left in the bag, and the generator after it."""
    drawn = ""
    for _ in range(min(count, len(bag))):
        index, rng = below(rng, len(bag))
        drawn += bag[index]
        bag = bag[:index] + bag[index + 1 :]
    return in_order(drawn), bag, rng


def is_affordable(state: State, seat: Seat) -> bool:
    """Whether the seat can pay for any stone it sees on the wheel."""
    coins = screen_of(state, seat).coins
    return any(PRICE[stone][index] <= coins for index, stones in enumerate(state.wheel) for stone in stones)


def relieved(state: State, seat: Seat) -> State:
    """Special case 2: whoever can afford nothing shows the purse and takes two coins; the action is over (R5, R6)."""
    purse = Screen(screen_of(state, seat).coins, "", NO_OBJECTS)
    return replace(with_coins(state, seat, DATA.market.relief), phase="after", shown=purse)


# --- taking stones


def take_refusal(state: State, seat: Seat, move: Take) -> IllegalMove | None:
    if not is_in_order(move.stones):
        return IllegalMove("not_a_move")
    if move.segment not in SEGMENTS or not holds(state.wheel[move.segment - 1], move.stones):
        if move.segment == SEGMENTS.start and state.phase == "look":
            return IllegalMove("look_first")
        return IllegalMove("stones_not_in_segment", segment=move.segment, stones=move.stones)
    if not move.stones:
        return IllegalMove("take_at_least_one")
    cost, coins = price(move.stones, move.segment), screen_of(state, seat).coins
    return IllegalMove("too_expensive", price=cost, coins=coins) if cost > coins else None


def take(state: State, seat: Seat, move: Take, cost: int) -> State:
    screen = screen_of(state, seat)
    index = move.segment - 1
    left = minus(state.wheel[index], move.stones)
    screen = Screen(screen.coins - cost, plus(screen.stones, move.stones), screen.objects)
    state = replace(state, wheel=(*state.wheel[:index], left, *state.wheel[index + 1 :]), phase="after")
    return with_screen(state, seat, screen)


# --- what is on offer


class SegmentOffer(Struct, frozen=True):
    """A segment as it is, or will be, when stones may be taken from it."""

    segment: int
    stones: Stones
    #: What each of the stones costs, and all of them together.
    prices: tuple[int, ...]
    total: int
    #: Up to so many stones will be drawn onto it first; the exact number would give away a nearly empty bag.
    to_come: int = 0


def offers(state: State) -> tuple[SegmentOffer, ...]:
    """All six segments with prices; before buying, as they will be once the wheel has turned."""
    ahead = state.phase != "take"
    wheel = turned(state.wheel) if ahead else state.wheel
    to_come = missing(wheel) if ahead and state.bag != "" else 0
    return tuple(
        SegmentOffer(
            segment,
            stones,
            prices=tuple(PRICE[stone][segment - 1] for stone in stones),
            total=price(stones, segment),
            to_come=to_come if segment == SEGMENTS.start else 0,
        )
        for segment, stones in zip(SEGMENTS, wheel, strict=True)
    )
