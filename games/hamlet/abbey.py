"""The Abbey: the rival of the solo challenge, which needs no decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core import Seat
from games.hamlet.data import DATA, FARM, QUARRY, TRADES, WOODCUTTER, AbbeyCard, orders_for, solo_level
from games.hamlet.effects import consume_good, fill_market, fill_row, given, tokens_on, without_tokens
from games.hamlet.state import ABBEY, Abbey, State, Token

PLAYER: Seat = 0


def abbey_round(state: State) -> State:
    """The Abbey reveals a card, does what it says and takes an order when its alms suffice."""
    card, *left = _abbey(state).deck
    return _take_order(_CARDS[card](_changed(state, deck=tuple(left))))


def tithe(state: State) -> State:
    """The fullest of the three start buildings loses up to two cubes."""
    place = max((QUARRY, WOODCUTTER, FARM), key=lambda code: len(tokens_on(state, code)))
    taken = tokens_on(state, place)[: DATA.solo.tithe_cubes]
    return _alms(without_tokens(state, taken), DATA.solo.alms_per_tithe_cube * len(taken))


def survey(state: State) -> State:
    """The leftmost draft goes back into the box with the gold on it."""
    if not state.row:
        return _alms(state, DATA.solo.alms_survey)
    gone = state.row[0]
    state = _alms(state, DATA.solo.alms_survey + DATA.solo.alms_per_survey_gold * gone.gold)
    return fill_row(replace(state, row=state.row[1:]))


def merchant(state: State) -> State:
    """The Abbey takes the leftmost trade tile; its gold becomes alms."""
    if not state.open_trades:
        return _alms(state, DATA.solo.alms_merchant_none)
    abbey, trade = _abbey(state), TRADES[state.open_trades[0]]
    state = _changed(state, points=abbey.points + trade.vp, trades=(*abbey.trades, trade.id))
    state = replace(state, open_trades=state.open_trades[1:])
    return fill_market(_alms(state, trade.gold))


def alms(state: State) -> State:
    return _alms(state, DATA.solo.alms_card)


def pilgrim(state: State) -> State:
    """One of the player's goods is consumed and rewarded: on the place built first, the one made first."""
    good = _first_good(state)
    if good is None:
        return _alms(state, DATA.solo.alms_pilgrim_none)
    return _alms(consume_good(state, good), DATA.solo.alms_pilgrim_good)


def _first_good(state: State) -> Token | None:
    goods = (token for place in state.places for token in tokens_on(state, place.tile) if token.owner == PLAYER)
    return next(goods, None)


_CARDS: dict[AbbeyCard, Callable[[State], State]] = {
    "tithe": tithe,
    "survey": survey,
    "merchant": merchant,
    "alms": alms,
    "pilgrim": pilgrim,
}


def _take_order(state: State) -> State:
    """With enough alms the Abbey fulfils the open order with most points (ties: first letter)."""
    abbey, price = _abbey(state), solo_level(state.options.level).alms_per_order
    points = {order.id: order.vp for order in orders_for(len(state.players))}
    left = [order.id for order in state.orders if order.seat is None]
    if abbey.alms < price or not left:
        return state
    best = max(left, key=lambda id: points[id])
    state = _changed(state, alms=abbey.alms - price, points=abbey.points + points[best])
    return replace(state, orders=given(state.orders, best, ABBEY))


def _abbey(state: State) -> Abbey:
    assert state.abbey is not None
    return state.abbey


def _changed(state: State, **changes: Any) -> State:
    return replace(state, abbey=replace(_abbey(state), **changes))


def _alms(state: State, more: int) -> State:
    return _changed(state, alms=_abbey(state).alms + more)
