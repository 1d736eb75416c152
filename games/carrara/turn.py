"""A turn: one action, perhaps an extra purchase, perhaps the announcement of the end. Then the next seat plays."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara import house
from games.carrara.building import build, can_build, check_build
from games.carrara.changes import new_reports, reported, with_coins
from games.carrara.data import DATA
from games.carrara.ending import announce, buy_extra, check_announce, check_extra, check_pass, skip_turn
from games.carrara.market import buy, can_buy, check_buy, check_take, is_affordable, is_unseen, take
from games.carrara.scoring import can_score, check_score, score
from games.carrara.state import (
    Announce,
    Blocked,
    Build,
    Built,
    Buy,
    Extra,
    Move,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Take,
    Turned,
)
from games.carrara.stones import price
from games.core import End, IllegalMove, Seat
from games.turns import Turn


def waiting_on(state: State) -> tuple[Seat, ...]:
    return () if state.phase in ("ended", "over") else (state.turn,)


def check_waited_on(state: State, seat: Seat) -> None:
    if seat not in waiting_on(state):
        raise IllegalMove("not_your_turn")


def apply(state: State, seat: Seat, move: Move) -> State:
    check_waited_on(state, seat)
    _check_phase(state, seat, move)
    match move:
        case Buy():
            check_buy(state)
            return buy(state, seat)
        case Take():
            check_take(state, seat, move)
            return take(state, seat, move, price(move.stones, move.segment))
        case Build():
            check_build(state, seat, move)
            return build(state, seat, move)
        case ScoreType() | ScoreCity():
            check_score(state, seat, move)
            return score(state, seat, move)
        case Extra():
            check_extra(state, seat, move)
            return buy_extra(state, seat, move)
        case Announce():
            check_announce(state, seat)
            return announce(state, seat)
        case Pass():
            check_pass(state)
            return skip_turn(state)
        case End():
            return replace(state, phase="ended")
        case _:
            raise IllegalMove("not_a_move")


def _check_phase(state: State, seat: Seat, move: Move) -> None:
    match state.phase, move:
        case "action", Take():
            raise IllegalMove("turn_the_wheel_first")
        case "action", Extra() | Announce() | End():
            raise IllegalMove("action_first")  # R3
        case "take", move if not isinstance(move, Take):
            waits_for_a_look = is_unseen(state) and not is_affordable(state, seat)
            raise IllegalMove("look_first" if waits_for_a_look else "take_stones_first")
        case "passed", Announce():
            raise IllegalMove("action_first")
        case "after" | "passed", move if not isinstance(move, Extra | Announce | End):
            raise IllegalMove("action_already_taken")


def reveals(before: State, after: State, seat: Seat) -> bool:
    """The wheel is never turned back, even if nothing was drawn, and a tile that was turned up stays so."""
    return any(
        isinstance(report, Turned) or (isinstance(report, Built) and report.turned_up is not None)
        for _, report in new_reports(before, after)
    )


# --- the next turn


def resolve(turn: Turn[State, Move]) -> State:
    state = _next_turn(turn.position(turn.base.turn))
    if state.solo and state.phase != "over":
        state = _next_turn(house.play_turn(state))
    return state if state.phase == "over" else _blocked(state)


def _next_turn(state: State) -> State:
    """The next seat's turn, or the end once the round is complete, so that all have had equally many turns."""
    last = state.turn == len(state.players) - 1
    if last and state.ending is not None:
        return replace(state, phase="over", extra_bought=False)
    following = 0 if last else state.turn + 1
    return replace(state, turn=following, round=state.round + last, phase="action", extra_bought=False)


def _blocked(state: State) -> State:
    """Special case 4: two coins stand in for an action when none is possible, in the last round too (R7, R8)."""
    seat = state.turn
    if can_buy(state) or can_build(state, seat) or can_score(state, seat):
        return state
    state = with_coins(state, seat, DATA.market.relief)
    return reported(replace(state, phase="after"), Blocked(DATA.market.relief))
