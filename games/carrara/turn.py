"""A turn: one action, perhaps an extra purchase, perhaps the announcement of the end. Then the next seat plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.carrara import house
from games.carrara import state as moves
from games.carrara.building import build, build_refusal, payable_tiles
from games.carrara.ending import announce, announce_refusal, buy_extra, extra_refusal, pass_refusal, skip_turn
from games.carrara.market import buy, buy_refusal, can_buy, is_affordable, take, take_refusal
from games.carrara.scoring import legal_scorings, score, score_refusal
from games.carrara.state import Move, Phase, State, with_relief
from games.core import End, IllegalMove, Seat
from games.turns import Turn


def waiting_on(state: State) -> tuple[Seat, ...]:
    return () if state.phase in ("ended", "over") else (state.turn,)


# --- moves


def _end_refusal(state: State, seat: Seat, move: End) -> None:
    """After the action, a seat may always end its turn."""


def _end(state: State, seat: Seat, move: End) -> State:
    return replace(state, phase="ended")


_Refuse = Callable[[State, Seat, Any], IllegalMove | None]
_Play = Callable[[State, Seat, Any], State]

#: Why a move is refused, and what it does.
_RULES: dict[type, tuple[_Refuse, _Play]] = {
    moves.Buy: (buy_refusal, buy),
    moves.Take: (take_refusal, take),
    moves.Build: (build_refusal, build),
    moves.ScoreType: (score_refusal, score),
    moves.ScoreCity: (score_refusal, score),
    moves.Extra: (extra_refusal, buy_extra),
    moves.Announce: (announce_refusal, announce),
    moves.Pass: (pass_refusal, skip_turn),
    End: (_end_refusal, _end),
}
_TIMELY: dict[Phase, tuple[type, ...]] = {
    "action": (moves.Buy, moves.Build, moves.ScoreType, moves.ScoreCity, moves.Pass),
    "take": (moves.Take,),
    "look": (moves.Take,),
    "after": (moves.Extra, moves.Announce, End),
    "passed": (moves.Extra, End),
}


def apply(state: State, seat: Seat, move: Move) -> State:
    if seat not in waiting_on(state):
        raise IllegalMove("not_your_turn")
    kind = type(move)
    if kind not in _RULES:
        raise IllegalMove("not_a_move")
    if kind not in _TIMELY[state.phase]:
        raise _untimely(state, seat, move)
    refuse, play = _RULES[kind]
    refusal = refuse(state, seat, move)
    if refusal is not None:
        raise refusal
    return play(state, seat, move)


def _untimely(state: State, seat: Seat, move: Move) -> IllegalMove:
    match state.phase, move:
        case "action", moves.Take():
            return IllegalMove("turn_the_wheel_first")
        case ("action", _) | ("passed", moves.Announce()):
            return IllegalMove("action_first")  # R3
        case "look", _ if not is_affordable(state, seat):
            return IllegalMove("look_first")
        case "take" | "look", _:
            return IllegalMove("take_stones_first")
    return IllegalMove("action_already_taken")


# --- the next turn


def resolve(turn: Turn[State, Move]) -> State:
    state = _next_turn(turn.position(turn.base.turn))
    if state.solo and state.phase != "over":
        state = _next_turn(house.play_turn(state))
    return state if state.phase == "over" else _begun(state)


def hand_turn(view: State, seat: Seat) -> State | None:
    while view.phase != "over" and view.turn != seat:
        view = _next_turn(view)
    return None if view.phase == "over" else _begun(view)


def _begun(state: State) -> State:
    """Special case 4: two coins stand in for an action when none is possible, in the last round too (R7, R8)."""
    return state if can_act(state, state.turn) else with_relief(state, state.turn, phase="after")


def _next_turn(state: State) -> State:
    """The next seat's turn. The game ends with a full round, so everybody has had the same number of turns."""
    last = state.turn == len(state.players) - 1
    if last and state.ending is not None:
        return replace(state, phase="over", extra_bought=False, shown=None)
    following = 0 if last else state.turn + 1
    return replace(state, turn=following, round=state.round + last, phase="action", extra_bought=False, shown=None)


def can_act(state: State, seat: Seat) -> bool:
    return can_buy(state) or bool(payable_tiles(state, seat) or legal_scorings(state, seat))
