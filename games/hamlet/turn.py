"""The course of a game: moves, turns, rounds, what the Abbey does in the solo challenge, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core import End, IllegalMove, Seat
from games.hamlet import effects
from games.hamlet.actions import check, perform
from games.hamlet.choices import possible
from games.hamlet.data import DATA, FARM, ORDERS, QUARRY, TRADES, WOODCUTTER, AbbeyCard, solo_level
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import ABBEY, Abbey, Move, State, Villager
from games.turns import Turn


def waiting_on(state: State) -> tuple[Seat, ...]:
    return () if state.over or state.ended else (state.active,)


def check_turn(state: State, seat: Seat) -> None:
    if state.over:
        raise IllegalMove("game_over")
    if seat != state.active:
        raise IllegalMove("not_your_turn", active=state.active)
    if state.ended:
        raise IllegalMove("already_ended")


def apply(state: State, seat: Seat, move: Move) -> State:
    check_turn(state, seat)
    if isinstance(move, End):
        return replace(state, ended=True)
    check(possible(state), move)
    after = perform(state, move)
    # The last order ends the solo challenge right away.
    return replace(after, ended=True) if after.abbey and church_is_finished(after) else after


# ---------------------------------------------------------------- turns and rounds


def resolve(turn: Turn[State, Move]) -> State:
    state = turn.position(turn.base.active)
    if state.abbey and church_is_finished(state):
        return replace(state, ended=False, over=True)
    return _next_turn(state)


def hand_turn(view: State, seat: Seat) -> State | None:
    while not view.over and view.active != seat:
        view = _next_turn(view)
    return None if view.over else view


def _next_turn(state: State) -> State:
    state = replace(_rested(state), ended=False, herd_moved=False, hire_open=False)
    following = (state.active + 1) % len(state.players)
    if following == 0:
        state = _end_round(state)
    return state if state.over else replace(state, active=following)


def _rested(state: State) -> State:
    """All villagers stand up at the end of a turn, new ones too."""
    villagers = state.players[state.active].villagers
    standing = tuple(Villager(villager.at, ready=True) for villager in villagers)
    return effects.with_player(state, state.active, villagers=standing)


def _end_round(state: State) -> State:
    if state.abbey and not church_is_finished(state):
        state = _abbey_round(state)
    if church_is_finished(state) or state.round == last_round(state):
        return replace(state, over=True)
    return replace(state, round=state.round + 1)


def last_round(state: State) -> int:
    if state.abbey:
        return solo_level(state.options.level, state.rules).rounds
    return DATA.limits.round_limit  # A16


# ---------------------------------------------------------------- the Abbey, which makes no decisions


def _abbey_round(state: State) -> State:
    """The Abbey turns up a card, does what it says and takes an order if it has enough alms."""
    card, *left = _abbey(state).deck
    return _take_order(_CARDS[card](_changed(state, deck=tuple(left))))


def _tithe(state: State) -> State:
    """The fullest of the three start buildings loses up to two cubes."""
    place = max((QUARRY, WOODCUTTER, FARM), key=lambda code: len(effects.tokens_on(state, code)))
    taken = effects.tokens_on(state, place)[: DATA.solo.tithe_cubes]
    return _given_alms(effects.without_tokens(state, taken), DATA.solo.alms_per_tithe_cube * len(taken))


def _survey(state: State) -> State:
    """The leftmost draft goes back into the box with the gold on it."""
    if not state.row:
        return _given_alms(state, DATA.solo.alms_survey)
    state = _given_alms(state, DATA.solo.alms_survey + DATA.solo.alms_per_survey_gold * state.row[0].gold)
    return effects.fill_row(replace(state, row=state.row[1:]))


def _merchant(state: State) -> State:
    """The Abbey takes the leftmost trade tile; its gold becomes alms."""
    if not state.open_trades:
        return _given_alms(state, DATA.solo.alms_merchant_none)
    abbey, trade = _abbey(state), TRADES[state.open_trades[0]]
    state = _changed(state, points=abbey.points + trade.vp, trades=(*abbey.trades, trade.id))
    return effects.fill_market(_given_alms(replace(state, open_trades=state.open_trades[1:]), trade.gold))


def _pilgrim(state: State) -> State:
    """One of the player's goods is consumed and rewarded: on the place built first, the one made first."""
    tokens = [token for place in state.places for token in effects.tokens_on(state, place.tile)]
    good = next((token for token in tokens if token.owner is not None), None)
    if good is None:
        return _given_alms(state, DATA.solo.alms_pilgrim_none)
    return _given_alms(effects.consume_good(state, good), DATA.solo.alms_pilgrim_good)


_CARDS: dict[AbbeyCard, Callable[[State], State]] = {
    "tithe": _tithe,
    "survey": _survey,
    "merchant": _merchant,
    "alms": lambda state: _given_alms(state, DATA.solo.alms_card),
    "pilgrim": _pilgrim,
}


def _take_order(state: State) -> State:
    """With enough alms the Abbey fulfils the open order with most points (ties: first letter)."""
    abbey, price = _abbey(state), solo_level(state.options.level, state.rules).alms_per_order
    left = [order.id for order in state.orders if order.seat is None]
    if abbey.alms < price or not left:
        return state
    best = max(left, key=lambda id: ORDERS[id].vp)
    state = _changed(state, alms=abbey.alms - price, points=abbey.points + ORDERS[best].vp)
    return replace(state, orders=effects.given(state.orders, best, ABBEY))


def _abbey(state: State) -> Abbey:
    assert state.abbey is not None
    return state.abbey


def _changed(state: State, **changes: Any) -> State:
    return replace(state, abbey=replace(_abbey(state), **changes))


def _given_alms(state: State, more: int) -> State:
    return _changed(state, alms=_abbey(state).alms + more)
