"""The end of a round: all turns are put together, then the next round begins or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from games.core import Seat
from games.welcome_to import sheets
from games.welcome_to.cards import handed_over, revealed
from games.welcome_to.data import LETTERS, TRACKS, manager_of
from games.welcome_to.plans import value
from games.welcome_to.state import EMPTY, Move, OpenPlan, Player, Sheet, State, Strike, Write

if TYPE_CHECKING:
    from games.turns import Turn


def resolve(turn: Turn[State, Move]) -> State:
    base = turn.base
    after = [turn.position(seat).players[seat].sheet for seat in range(len(base.players))]
    state = replace(
        base,
        plans=_turned(base, {index for index in range(3) if _somebody_scored(base, after, index)}),
        players=tuple(map(Player, after)),
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


# --- the end of the game ----------------------------------------------------------------------------------------------

Ending = Literal["strikes", "plans", "lots"]


def ends_game(sheet: Sheet) -> bool:
    return bool(game_enders(sheet))


def game_enders(sheet: Sheet) -> list[Ending]:
    """How a sheet ends the game: three strikes, three plans, no free lot; a roundabout fills its lot (R11)."""
    reasons: dict[Ending, bool] = {
        "strikes": sheet.strikes == len(TRACKS.strikes) - 1,
        "plans": all(sheet.plans),
        "lots": not any(EMPTY in street.numbers for street in sheet.streets),
    }
    return [reason for reason, met in reasons.items() if met]


class EndWarning(NamedTuple):
    """A seat that could end the game this round, and how much it still needs for that."""

    seat: Seat
    by: Ending
    left: int


def end_warnings(state: State) -> list[EndWarning]:
    """Every seat that is one strike, one plan or one turn's lots away from an end of the game."""
    warnings = []
    for seat, player in enumerate(state.players):
        sheet = player.sheet
        if (strikes := len(TRACKS.strikes) - 1 - sheet.strikes) == 1:
            warnings.append(EndWarning(seat, "strikes", strikes))
        if (unscored := sheet.plans.count(0)) == 1:
            warnings.append(EndWarning(seat, "plans", unscored))
        if (free := sheets.free_count(sheet)) <= _lots_in_one_turn(state, sheet):
            warnings.append(EndWarning(seat, "lots", free))
    return warnings


def _lots_in_one_turn(state: State, sheet: Sheet) -> int:
    """A number, a bis house, and in the advanced game a roundabout."""
    roundabout = state.options.advanced and sheet.roundabouts < len(TRACKS.roundabouts) - 1
    return 1 + sheets.bis_allowed(sheet) + roundabout
