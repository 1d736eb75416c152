"""The end of a round: all turns are put together, then the next round begins or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from games.core import Seat
from games.welcome_to import sheets
from games.welcome_to.cards import Combination, revealed
from games.welcome_to.data import LETTERS, MANAGERS, TRACKS, Letter
from games.welcome_to.plans import value
from games.welcome_to.state import Agency, Move, OpenPlan, Player, Sheet, State, Strike, Write

if TYPE_CHECKING:
    from games.turns import Turn


def resolve(turn: Turn[State, Move]) -> State:
    base = turn.base
    after = [turn.position(seat).players[seat].sheet for seat in range(len(base.players))]
    state = replace(base, plans=_turned(base, _scored(base, after)), players=tuple(map(Player, after)))
    if base.agency is not None:
        state = _agency_turn(base, state, base.agency, turn.moves[0])
    if any(ends_game(sheet) for sheet in after):
        return replace(state, over=True)
    return revealed(replace(state, round=state.round + 1))


def _scored(base: State, after: list[Sheet]) -> set[Letter]:
    """The plans that anybody scored in this round."""
    notes = zip((player.sheet.plans for player in base.players), (sheet.plans for sheet in after), strict=True)
    return {letter for was, now in notes for letter, old, new in zip(LETTERS, was, now, strict=True) if old != new}


def _turned(state: State, scored: set[Letter]) -> tuple[OpenPlan, ...]:
    """Plans scored for the first time are worth less from the next round on."""
    return tuple(
        replace(plan, turned=state.round) if letter in scored and not plan.turned else plan
        for letter, plan in zip(LETTERS, state.plans, strict=True)
    )


def _agency_turn(base: State, state: State, agency: Agency, moves: tuple[Move, ...]) -> State:
    """The agency scores plans by this round's project-completion cards and gets the third card.

    It shares the higher value with a player who scores in the same round (R23). At level 0 plans are still
    turned, for no points.
    """
    manager = MANAGERS[base.options.solo_level]
    scored = {letter for letter in agency.projects if letter in manager.plans}
    noted = tuple(
        value(plan) if letter in scored and manager.level else points
        for letter, plan, points in zip(LETTERS, base.plans, agency.plans, strict=True)
    )
    number = next(move for move in moves if isinstance(move, Write | Strike))
    given = number.give if isinstance(number, Strike) else Combination(number.number, number.action).left_over
    used = (card for place, card in enumerate(agency.hand, start=1) if place != given)
    return replace(
        state,
        plans=_turned(state, scored),
        discards=((*state.discards[0], *used),),
        agency=replace(agency, hand=(), projects=(), row=(*agency.row, agency.hand[given - 1]), plans=noted),
    )


# --- the end of the game ----------------------------------------------------------------------------------------------

Ending = Literal["strikes", "plans", "lots"]


def left_to_the_end(sheet: Sheet) -> dict[Ending, int]:
    """How many strikes, plans and lots are left before the sheet ends the game; a roundabout fills its lot (R11)."""
    return {
        "strikes": len(TRACKS.strikes) - 1 - sheet.strikes,
        "plans": sheet.plans.count(0),
        "lots": sheets.free_count(sheet),
    }


def ends_game(sheet: Sheet) -> bool:
    return not all(left_to_the_end(sheet).values())


class EndWarning(NamedTuple):
    """A seat that could end the game this round, and how much it still needs for that."""

    seat: Seat
    by: Ending
    left: int


def end_warnings(state: State) -> list[EndWarning]:
    """Every seat that is one strike, one plan or one turn's lots away from an end of the game."""
    warnings = []
    for seat, player in enumerate(state.players):
        reach: dict[Ending, int] = {"strikes": 1, "plans": 1, "lots": _lots_in_one_turn(state, player.sheet)}
        left = left_to_the_end(player.sheet)
        warnings += [EndWarning(seat, by, left[by]) for by, most in reach.items() if left[by] <= most]
    return warnings


def _lots_in_one_turn(state: State, sheet: Sheet) -> int:
    """A number, a bis house, and in the advanced game a roundabout."""
    roundabout = state.options.advanced and sheet.roundabouts < len(TRACKS.roundabouts) - 1
    return 1 + sheets.bis_allowed(sheet) + roundabout
