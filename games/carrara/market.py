"""Buying stones: the wheel turns, is refilled, and stones are taken from one segment."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.data import DATA
from games.carrara.state import NO_OBJECTS, Buy, Screen, State, Stones, Take, screen_of, with_relief, with_screen
from games.carrara.stones import PRICE, holds, in_order, is_in_order, minus, plus, price
from games.core import IllegalMove, Seat
from games.rng import HIDDEN, Rng, below

SEGMENTS = range(1, len(DATA.colours[0].prices) + 1)
NUMERALS = ("I", "II", "III", "IV", "V", "VI")


# --- the wheel


def can_buy(state: State) -> bool:
    """Special case 4: with nothing on the wheel or in the bag, nobody can buy."""
    return state.bag != "" or any(state.wheel)


def buy_refusal(state: State, seat: Seat, move: Buy) -> IllegalMove | None:
    return None if can_buy(state) else IllegalMove("nothing_to_buy")


def turned(wheel: tuple[Stones, ...]) -> tuple[Stones, ...]:
    """Special case 1: stones ride along, and from VI back to I, where they cost the full price again (R22)."""
    return (wheel[-1], *wheel[:-1])


def missing(wheel: tuple[Stones, ...]) -> int:
    """How many stones it takes to refill the wheel."""
    return DATA.market.fill_to - sum(map(len, wheel))


def buy(state: State, seat: Seat, move: Buy) -> State:
    state = turn_wheel(state)
    return state if state.phase == "look" or is_affordable(state, seat) else relieved(state, seat)


def turn_wheel(state: State) -> State:
    """Turn and refill. If the bag runs out, the wheel stays below eleven stones (R9)."""
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
    """Whether the seat can pay for any stone it sees on the wheel: the lowest grade of a segment is the cheapest."""
    coins = screen_of(state, seat).coins
    return any(stones and PRICE[stones[-1]][index] <= coins for index, stones in enumerate(state.wheel))


def relieved(state: State, seat: Seat) -> State:
    """Special case 2: a player who can't afford anything shows their purse and gets two coins (R5, R6)."""
    return with_relief(state, seat, phase="after", shown=Screen(screen_of(state, seat).coins, "", NO_OBJECTS))


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


def take(state: State, seat: Seat, move: Take, *, free: bool = False) -> State:
    screen, index = screen_of(state, seat), move.segment - 1
    cost = 0 if free else price(move.stones, move.segment)
    screen = Screen(screen.coins - cost, plus(screen.stones, move.stones), screen.objects)
    wheel = (*state.wheel[:index], minus(state.wheel[index], move.stones), *state.wheel[index + 1 :])
    return with_screen(state, seat, screen, wheel=wheel, phase="after")


# --- what is on offer


def wheel_ahead(state: State) -> tuple[Stones, ...]:
    """The wheel as it is when stones may be taken next."""
    return state.wheel if state.phase == "take" else turned(state.wheel)


def to_come(state: State) -> int:
    """At most how many stones will be drawn first. The exact number would give away a nearly empty bag."""
    return 0 if state.phase == "take" or state.bag == "" else missing(state.wheel)
