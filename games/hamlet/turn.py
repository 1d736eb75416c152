"""The course of a game: moves, turns, rounds, the end."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import End, IllegalMove, Seat
from games.hamlet.abbey import abbey_round
from games.hamlet.actions import check, perform
from games.hamlet.data import DATA, solo_level
from games.hamlet.possible import possible
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import Move, State, Villager
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
    # The solo challenge ends at once with the last order.
    return replace(after, ended=True) if after.abbey and church_is_finished(after) else after


def reveals(before: State, after: State, seat: Seat) -> bool:
    return bool(_shown(after) - _shown(before))


def _shown(state: State) -> set[str]:
    """Everything that once was hidden and now lies open."""
    return {offer.tile for offer in state.row} | set(state.open_trades)


# ---------------------------------------------------------------- turns and rounds


def resolve(turn: Turn[State, Move]) -> State:
    state = replace(turn.position(turn.base.active), ended=False)
    if state.abbey and church_is_finished(state):
        return replace(state, over=True)
    state = replace(_rested(state), herd_moved=False, hire_open=False)
    following = (state.active + 1) % len(state.players)
    if following == 0:
        state = _end_round(state)
    if state.over:
        return state
    return replace(state, active=following)


def _rested(state: State) -> State:
    """At the end of a turn all villagers stand up, also the freshly hired ones."""
    players = list(state.players)
    player = players[state.active]
    players[state.active] = replace(
        player, villagers=tuple(Villager(villager.at, ready=True) for villager in player.villagers)
    )
    return replace(state, players=tuple(players))


def _end_round(state: State) -> State:
    if state.abbey and not church_is_finished(state):
        state = abbey_round(state)
    if church_is_finished(state) or state.round == last_round(state):
        return replace(state, over=True)
    return replace(state, round=state.round + 1)


def last_round(state: State) -> int:
    if state.abbey:
        return solo_level(state.options.level).rounds
    return DATA.limits.round_limit  # A16
