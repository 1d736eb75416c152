"""A turn: one action, perhaps an extra purchase, perhaps the announcement of the end. Then the next seat plays."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from games.carrara import house
from games.carrara.building import build, can_build, check_build, legal_builds
from games.carrara.changes import reported, with_coins
from games.carrara.data import DATA
from games.carrara.ending import (
    announce,
    buy_extra,
    can_announce,
    can_pass,
    check_announce,
    check_extra,
    check_pass,
    legal_extras,
)
from games.carrara.market import can_buy, check_buy, check_take, legal_takes, relieved, take, turn_wheel
from games.carrara.scoring import can_score, check_score, legal_scorings, score
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import (
    Action,
    Announce,
    Blocked,
    Build,
    Buy,
    End,
    Extra,
    Pass,
    Passed,
    ScoreCity,
    ScoreType,
    State,
    Take,
)
from games.carrara.stones import price
from games.first_edition import IllegalAction, Seat


def waiting_on(state: State) -> tuple[Seat, ...]:
    return () if state.phase == "over" else (state.turn,)


def legal(state: State, seat: Seat) -> list[Action]:
    if seat not in waiting_on(state):
        return []
    if state.phase == "take":
        return [*legal_takes(state, seat)]
    if state.phase == "action":
        return _legal_actions(state, seat)
    announcing = state.phase == "after" and can_announce(state, seat)
    return [*legal_extras(state, seat), *([Announce()] if announcing else []), End()]


def _legal_actions(state: State, seat: Seat) -> list[Action]:
    actions: list[Action] = [Buy()] if can_buy(state) else []
    actions += legal_builds(state, seat)
    actions += legal_scorings(state, seat)
    if can_pass(state):
        actions.append(Pass())
    return actions


def apply(state: State, seat: Seat, action: Action) -> State:
    if seat not in waiting_on(state):
        raise IllegalAction("not_waited_on")
    _check_phase(state, action)
    match action:
        case Buy():
            check_buy(state)
            return relieved(turn_wheel(replace(state, before=None)), seat)
        case Take():
            check_take(state, seat, action)
            return replace(take(state, seat, action, price(action.stones, action.segment)), before=state)
        case Build():
            check_build(state, seat, action)
            revealing = bool(state.stack)
            return replace(build(state, seat, action), before=None if revealing else state)
        case ScoreType() | ScoreCity():
            check_score(state, seat, action)
            return replace(score(state, seat, action), before=state)
        case Extra():
            check_extra(state, seat, action)
            return replace(buy_extra(state, seat, action), before=state)
        case Announce():
            check_announce(state, seat)
            return _turn_over(announce(state, seat))
        case End():
            return _turn_over(state)
        case Pass():
            check_pass(state)
            return _passed(state)
        case _:
            raise IllegalAction("not_an_action")


def _check_phase(state: State, action: Action) -> None:
    match state.phase, action:
        case "action", Take():
            raise IllegalAction("turn_the_wheel_first")
        case "action", Extra() | Announce() | End():
            raise IllegalAction("action_first")  # R3
        case "take", action if not isinstance(action, Take):
            raise IllegalAction("take_stones_first")
        case "passed", Announce():
            raise IllegalAction("action_first")
        case "after" | "passed", action if not isinstance(action, Extra | Announce | End):
            raise IllegalAction("action_already_taken")


def _passed(state: State) -> State:
    """A pass is the whole turn (R4), unless the table lets even those who pass buy an object."""
    passed = reported(state, Passed())
    if state.options.extra_when_passing:
        return replace(passed, phase="passed", before=state)
    return _turn_over(passed)


def _turn_over(state: State) -> State:
    """The next seat's turn, or the end once the round is complete, so that all have had equally many turns."""
    state = replace(state, turns=state.turns + 1, extra_bought=False, before=None)
    if state.ending is not None and state.turn == len(state.players) - 1:
        return replace(state, phase="over")
    state = replace(state, turn=(state.turn + 1) % len(state.players), phase="action")
    if state.solo and state.turn == HOUSE_SEAT:
        return _turn_over(house.play_turn(state))
    return _blocked(state)


def _blocked(state: State) -> State:
    """Special case 4: two coins stand in for an action when none is possible, in the last round too (R7, R8)."""
    seat = state.turn
    if can_buy(state) or can_build(state, seat) or can_score(state, seat):
        return state
    state = with_coins(state, seat, DATA.market.relief)
    return reported(replace(state, phase="after"), Blocked(DATA.market.relief))


# --- several steps at once, and steps taken back


def apply_together(state: State, seat: Seat, actions: Sequence[Action]) -> State:
    """Steps of one turn sent in one go: all of them or none (R15). None may wait for what chance will bring."""
    for action, following in pairwise(actions):
        known = isinstance(following, Take) and following.segment > 1
        if isinstance(action, Buy) and not known:
            raise IllegalAction("look_at_the_wheel_first")
        if isinstance(action, End | Announce):
            raise IllegalAction("turn_is_over")
    for action in actions:
        state = apply(state, seat, action)
    return state


def can_take_back(state: State, seat: Seat) -> bool:
    return state.before is not None and seat == state.turn


def take_back(state: State, seat: Seat) -> State:
    if state.before is None or seat != state.turn:
        raise IllegalAction("nothing_to_take_back")
    return state.before
