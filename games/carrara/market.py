"""Buying stones: the wheel turns, is refilled, and stones are taken from one segment."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.changes import bag_of, reported, screen_of, with_coins, with_screen
from games.carrara.data import DATA
from games.carrara.state import Relieved, State, Stones, Take, Took, Turned
from games.carrara.stones import PRICE, check_order, holds, in_order, minus, plus, price, takes
from games.first_edition import IllegalAction, Seat
from games.rng import Rng, below

SEGMENTS = range(1, len(DATA.colours[0].prices) + 1)


def can_buy(state: State) -> bool:
    """Special case 4: with nothing on the wheel or in the bag, buying cannot be chosen."""
    return state.bag != "" or any(state.wheel)


def check_buy(state: State) -> None:
    if not can_buy(state):
        raise IllegalAction("nothing_to_buy")


def turned(wheel: tuple[Stones, ...]) -> tuple[Stones, ...]:
    """Special case 1: stones ride along, and from VI back to I, where they are dear again (R22)."""
    return (wheel[-1], *wheel[:-1])


def missing(wheel: tuple[Stones, ...]) -> int:
    """How many stones a refill asks for."""
    return DATA.market.fill_to - sum(map(len, wheel))


def turn_wheel(state: State) -> State:
    """Turn and refill. Fewer stones in the bag than needed: all of them, and the wheel stays below eleven (R9)."""
    first, *others = turned(state.wheel)
    drawn, bag, rng = drawn_from(bag_of(state), missing(state.wheel), state.rng)
    state = replace(state, wheel=(plus(first, drawn), *others), bag=bag, rng=rng, phase="take")
    return reported(state, Turned(drawn))


def drawn_from(bag: Stones, count: int, rng: Rng) -> tuple[Stones, Stones, Rng]:
    """Stones drawn blindly one by one, what is left in the bag, and the generator after it."""
    drawn = ""
    for _ in range(min(count, len(bag))):
        index, rng = below(rng, len(bag))
        drawn += bag[index]
        bag = bag[:index] + bag[index + 1 :]
    return in_order(drawn), bag, rng


def cheapest(wheel: tuple[Stones, ...]) -> int | None:
    """The lowest price on the wheel."""
    return min((PRICE[stone][index] for index, stones in enumerate(wheel) for stone in stones), default=None)


def relieved(state: State, seat: Seat) -> State:
    """Special case 2: whoever can afford nothing shows the purse and takes two coins; the action is over (R5, R6)."""
    had = screen_of(state, seat).coins
    lowest = cheapest(state.wheel)
    if lowest is not None and lowest <= had:
        return state
    state = with_coins(state, seat, DATA.market.relief)
    return reported(replace(state, phase="after"), Relieved(had, DATA.market.relief))


def legal_takes(state: State, seat: Seat) -> list[Take]:
    coins = screen_of(state, seat).coins
    return [
        Take(segment, stones)
        for segment in SEGMENTS
        for stones, cost in takes(state.wheel[segment - 1], segment)
        if cost <= coins
    ]


def check_take(state: State, seat: Seat, action: Take) -> None:
    check_order(action.stones)
    if action.segment not in SEGMENTS or not holds(state.wheel[action.segment - 1], action.stones):
        raise IllegalAction("stones_not_in_segment", segment=action.segment, stones=action.stones)
    if not action.stones:
        raise IllegalAction("take_at_least_one")
    cost, coins = price(action.stones, action.segment), screen_of(state, seat).coins
    if cost > coins:
        raise IllegalAction("too_expensive", price=cost, coins=coins)


def take(state: State, seat: Seat, action: Take, cost: int) -> State:
    screen = screen_of(state, seat)
    index = action.segment - 1
    left = minus(state.wheel[index], action.stones)
    screen = replace(screen, coins=screen.coins - cost, stones=plus(screen.stones, action.stones))
    state = replace(state, wheel=(*state.wheel[:index], left, *state.wheel[index + 1 :]), phase="after")
    return reported(with_screen(state, seat, screen), Took(action.segment, action.stones, cost))
