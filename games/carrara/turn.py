"""A turn: one action, perhaps an extra purchase, perhaps the announcement of the end. Then the next seat plays."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara import house
from games.carrara.building import build, build_refusal, can_build
from games.carrara.data import DATA
from games.carrara.ending import announce, announce_refusal, buy_extra, extra_refusal, pass_refusal, skip_turn
from games.carrara.market import buy, buy_refusal, can_buy, is_affordable, take, take_refusal
from games.carrara.scoring import can_score, score, score_refusal
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    Extra,
    Move,
    Pass,
    Phase,
    ScoreCity,
    ScoreType,
    State,
    Take,
    with_coins,
)
from games.carrara.stones import price
from games.core import End, IllegalMove, Seat
from games.turns import Turn


def waiting_on(state: State) -> tuple[Seat, ...]:
    return () if state.phase in ("ended", "over") else (state.turn,)


def apply(state: State, seat: Seat, move: Move) -> State:
    refusal = _turn_refusal(state, seat, move) or _refusal(state, seat, move)
    if refusal is not None:
        raise refusal
    match move:
        case Buy():
            return buy(state, seat)
        case Take():
            return take(state, seat, move, price(move.stones, move.segment))
        case Build():
            return build(state, seat, move)
        case ScoreType() | ScoreCity():
            return score(state, seat, move)
        case Extra():
            return buy_extra(state, seat, move)
        case Announce():
            return announce(state, seat)
        case Pass():
            return skip_turn(state)
        case End():
            return replace(state, phase="ended")


_TIMELY: dict[Phase, tuple[type, ...]] = {
    "action": (Buy, Build, ScoreType, ScoreCity, Pass),
    "take": (Take,),
    "look": (Take,),
    "after": (Extra, Announce, End),
    "passed": (Extra, End),
}


def _turn_refusal(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Whether this is the time for such a move."""
    if seat not in waiting_on(state):
        return IllegalMove("not_your_turn")
    if isinstance(move, _TIMELY[state.phase]):
        return None
    match state.phase, move:
        case "action", Take():
            return IllegalMove("turn_the_wheel_first")
        case ("action", Extra() | Announce() | End()) | ("passed", Announce()):
            return IllegalMove("action_first")  # R3
        case "look", _ if not is_affordable(state, seat):
            return IllegalMove("look_first")
        case "take" | "look", _:
            return IllegalMove("take_stones_first")
        case "after" | "passed", Buy() | Take() | Build() | ScoreType() | ScoreCity() | Pass():
            return IllegalMove("action_already_taken")
    return None


def _refusal(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    match move:
        case Buy():
            return buy_refusal(state)
        case Take():
            return take_refusal(state, seat, move)
        case Build():
            return build_refusal(state, seat, move)
        case ScoreType() | ScoreCity():
            return score_refusal(state, seat, move)
        case Extra():
            return extra_refusal(state, seat, move)
        case Announce():
            return announce_refusal(state, seat)
        case Pass():
            return pass_refusal(state)
        case End():
            return None
        case _:
            return IllegalMove("not_a_move")


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
        return replace(state, phase="over", extra_bought=False, shown=None)
    following = 0 if last else state.turn + 1
    return replace(state, turn=following, round=state.round + last, phase="action", extra_bought=False, shown=None)


def _blocked(state: State) -> State:
    """Special case 4: two coins stand in for an action when none is possible, in the last round too (R7, R8)."""
    seat = state.turn
    if can_buy(state) or can_build(state, seat) or can_score(state, seat):
        return state
    return replace(with_coins(state, seat, DATA.market.relief), phase="after")
