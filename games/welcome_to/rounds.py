"""The end of a round: all turns are put together, then the next round begins or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.core import End
from games.welcome_to.cards import handed_over, offers, revealed
from games.welcome_to.data import LETTERS, TRACKS, manager_of
from games.welcome_to.plans import value
from games.welcome_to.state import EMPTY, Move, News, OpenPlan, Player, Sheet, State, Strike, Write

if TYPE_CHECKING:
    from games.turns import Turn


def resolve(turn: Turn[State, Move]) -> State:
    base = turn.base
    after = [turn.position(seat).players[seat].sheet for seat in range(len(base.players))]
    state = replace(
        base,
        plans=_turned(base, {index for index in range(3) if _somebody_scored(base, after, index)}),
        players=tuple(map(Player, after)),
        news=_news(turn),
    )
    if base.agency is not None:
        state = _agency_turn(base, state, turn.moves[0])
    if any(ends_game(sheet) for sheet in after):
        return replace(state, over=True)
    return revealed(replace(state, round=state.round + 1))


def _somebody_scored(base: State, after: list[Sheet], index: int) -> bool:
    return any(
        sheet.plans[index] != player.sheet.plans[index]
        for sheet, player in zip(after, base.players, strict=True)
    )  # fmt: skip


def _turned(state: State, scored: set[int]) -> tuple[OpenPlan, OpenPlan, OpenPlan]:
    """Plans scored for the first time are worth less from the next round on."""
    first, second, third = (
        replace(plan, turned=state.round) if index in scored and not plan.turned else plan
        for index, plan in enumerate(state.plans)
    )
    return first, second, third


def _news(turn: Turn[State, Move]) -> News:
    base = turn.base
    turns = tuple(
        tuple(move for move in turn.moves[seat] if not isinstance(move, End))
        for seat in range(len(base.players))
    )  # fmt: skip
    return News(base.round, offers(base), turns, base.agency.projects if base.agency is not None else ())


def _agency_turn(base: State, state: State, moves: tuple[Move, ...]) -> State:
    """The agency scores plans by this round's project-completion cards and gets the third card.

    It shares the higher value with a player who scores in the same round (R23). At level 0 the plans are turned all
    the same, for no points.
    """
    assert state.agency is not None
    manager = manager_of(base.options.solo_level)
    scored = {LETTERS.index(letter) for letter in state.agency.projects if letter in manager.plans}
    first, second, third = (
        value(plan) if index in scored and manager.level else noted
        for index, (plan, noted) in enumerate(zip(base.plans, state.agency.plans, strict=True))
    )
    agency = replace(state.agency, plans=(first, second, third), projects=())
    number = next(move for move in moves if isinstance(move, Write | Strike))
    state = handed_over(state, agency, number)
    return replace(state, plans=_turned(state, scored))


def ends_game(sheet: Sheet) -> bool:
    return bool(game_enders(sheet))


def game_enders(sheet: Sheet) -> list[str]:
    """How a sheet ends the game: three strikes, three plans, no free lot; a roundabout fills its lot (R11)."""
    reasons = {
        "strikes": sheet.strikes == len(TRACKS.strikes) - 1,
        "plans": all(sheet.plans),
        "lots": not any(EMPTY in street.numbers for street in sheet.streets),
    }
    return [reason for reason, met in reasons.items() if met]
