"""What moves are made of: the conditions and the changes that several of them share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.core import IllegalMove, Seat
from games.hamlet.data import DATA, GOODS, MARKET, TILES, Good, prices_for
from games.hamlet.payment import due, reward_of, token_for
from games.hamlet.state import FACE_DOWN, Holding, Offer, Paid, State, Token, Villager
from games.rng import HIDDEN

# ---------------------------------------------------------------- conditions


def require(holds: bool, code: str, **params: str | int) -> None:
    if not holds:
        raise IllegalMove(code, **params)


def accept(refusal: IllegalMove | None) -> None:
    if refusal is not None:
        raise refusal


# ---------------------------------------------------------------- players


def gain(state: State, seat: Seat, gold: int = 0, points: int = 0) -> State:
    player = state.players[seat]
    return with_player(state, seat, gold=player.gold + gold, points=player.points + points)


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def use_villager(state: State, at: str) -> State:
    """A standing villager goes to the place, acts and lies down; one that is already there goes first."""
    villagers = list(state.players[state.active].villagers)
    ready = [i for i, villager in enumerate(villagers) if villager.ready]
    chosen = next((i for i in ready if villagers[i].at == at), ready[0])
    villagers[chosen] = Villager(at)
    return with_player(state, state.active, villagers=tuple(villagers))


# ---------------------------------------------------------------- resources


def tokens_on(state: State, code: str) -> list[Token]:
    return [token for token in state.tokens if token.at == code]


def without_tokens(state: State, used: Iterable[Token]) -> State:
    tokens = list(state.tokens)
    for token in used:
        tokens.remove(token)
    return replace(state, tokens=tuple(tokens))


def consume_good(state: State, token: Token) -> State:
    """Take a good off its place and reward its owner right away."""
    assert token.owner is not None
    return gain(without_tokens(state, [token]), token.owner, *reward_of(token))


def paid(state: State, move: Paid) -> State:
    """A villager goes where the move is made; everything is consumed there, then the price in gold is paid."""
    bill, at = due(move)
    state = use_villager(state, at)
    prices = prices_for(len(state.players))
    for unit in move.pay:
        if unit.at == MARKET:
            state = gain(state, state.active, gold=-prices.of(unit.kind))
        elif unit.owner is None:
            state = without_tokens(state, [Token(unit.at, unit.kind)])
        else:
            state = consume_good(state, token_for(state.tokens, unit))
    return gain(state, state.active, gold=-bill.gold)


def markers_left(state: State, seat: Seat) -> dict[Good, int]:
    """How many goods of each kind the seat can still make."""
    standing = Counter(token.kind for token in state.tokens if token.owner == seat)
    return {good: DATA.limits.goods_per_kind - standing[good] for good in GOODS}


# ---------------------------------------------------------------- holdings


def holder(holdings: Iterable[Holding], id: str) -> Seat | None:
    return next(holding.seat for holding in holdings if holding.id == id)


def given(holdings: tuple[Holding, ...], id: str, seat: Seat) -> tuple[Holding, ...]:
    return tuple(Holding(id, seat) if holding.id == id else holding for holding in holdings)


# ---------------------------------------------------------------- the row and the market


def is_view(state: State) -> bool:
    """Whether this is what somebody sees of a game: what is drawn then stays face down."""
    return state.rng == HIDDEN


def sorted_bag(bag: Iterable[str]) -> tuple[str, ...]:
    """What is in the bag, without its order."""
    return tuple(sorted(bag, key=_BAG_ORDER.__getitem__))


_BAG_ORDER = {code: i for i, code in enumerate((*TILES, FACE_DOWN))}


def fill_row(state: State) -> State:
    missing = DATA.setup.draft_row_size - len(state.row)
    if not missing or not state.bag:
        return state
    bag = (FACE_DOWN,) * len(state.bag) if is_view(state) else state.bag
    drawn = tuple(Offer(code) for code in bag[:missing])
    return replace(state, row=state.row + drawn, bag=bag[missing:])


def fill_market(state: State) -> State:
    missing = DATA.setup.trade_open - len(state.open_trades)
    drawn = state.trade_stack[:missing]
    return replace(state, open_trades=state.open_trades + drawn, trade_stack=state.trade_stack[missing:])
