"""Questions that pictures, panels and opponents ask about a view. All are pure and answer for a view as for a state.

Related questions answered elsewhere: ``cards.offers`` and ``cards.next_actions`` (what is on the table),
``sheets.spots_for`` (the legal lots of a number), ``sheets.estates`` (with complete and used),
``turns.open_draft`` (a seat's own turn so far, with the sheet as it would stand) and ``rounds.agency_score``.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.first_edition import ScoreLine, Seat
from games.welcome_to import sheets
from games.welcome_to.data import STREETS, TRACKS, ActionKind, Letter
from games.welcome_to.rounds import seat_lines
from games.welcome_to.scoring import total
from games.welcome_to.sheets import Estate, Spot
from games.welcome_to.state import (
    Action,
    Bis,
    Change,
    Combine,
    Fence,
    House,
    Marketing,
    NoAction,
    Park,
    Pool,
    Roundabout,
    Score,
    Sheet,
    Spend,
    State,
    Strike,
)
from games.welcome_to.streets import free_lots
from games.welcome_to.turns import Draft, open_draft, scorable, taken

Deed = Fence | Marketing | Park | Pool | Bis | NoAction


# --- what a step would bring -----------------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What a seat needs to judge a step before it is taken."""

    #: The number that would be written.
    number: int | None
    #: A pool lot would be filled: by the pool action it can be built, by anything else it is lost.
    pool: Literal["possible", "lost"] | None
    #: Parks still to cross in the street of the step.
    parks_left: int | None
    #: Estates that would be complete and are not now (also the parts of one that is divided).
    completes: tuple[Estate, ...]
    #: Plans that could be scored and cannot now.
    plans: tuple[Letter, ...]
    #: How the points of the seat would change at once.
    points: int


def outlook(state: State, seat: Seat, action: Action) -> Outlook:
    """What the seat's next step would bring; the action is one of ``legal``."""
    before = open_draft(state, seat)
    after = taken(state, before, action)
    had = set(sheets.complete_estates(before.sheet))
    could = scorable(state, before.sheet)
    spot = _filled(action)
    return Outlook(
        number=after.number if isinstance(action, House) else None,
        pool=_pool_fate(before, action, spot) if spot else None,
        parks_left=sheets.parks_left(after.sheet, spot.street) if spot else None,
        completes=tuple(estate for estate in sheets.complete_estates(after.sheet) if _is_new(estate, had)),
        plans=tuple(letter for letter in scorable(state, after.sheet) if letter not in could),
        points=points_now(state, seat, after.sheet) - points_now(state, seat, before.sheet),
    )


def _filled(action: Action) -> Spot | None:
    match action:
        case House(street, lot) | Bis(street, lot) | Roundabout(street, lot):
            return Spot(street, lot)
    return None


def _pool_fate(before: Draft, action: Action, spot: Spot) -> Literal["possible", "lost"] | None:
    if not sheets.has_pool_lot(spot):
        return None
    return "possible" if isinstance(action, House) and before.action == "pool" else "lost"


def _is_new(estate: Estate, had: set[Estate]) -> bool:
    return not estate.used and estate not in had


# --- points and tracks -----------------------------------------------------------------------------------------------


def score_now(state: State, seat: Seat, sheet: Sheet | None = None) -> tuple[ScoreLine, ...]:
    """The seat's score sheet if the game ended now, as everybody may know it: without its steps in the open round.

    Pass ``open_draft(view, seat).sheet`` as ``sheet`` to show a seat its own turn so far.
    """
    return seat_lines(state, seat, sheet)


def points_now(state: State, seat: Seat, sheet: Sheet | None = None) -> int:
    return total(score_now(state, seat, sheet))


class Track(NamedTuple):
    """One track of a sheet: boxes crossed, boxes in all, its value now and after one more box (``None``: full)."""

    crossed: int
    boxes: int
    value: int
    next: int | None


class SheetTracks(NamedTuple):
    parks: tuple[Track, ...]
    pools: Track
    marketing: tuple[Track, ...]
    #: Lost points count as minus.
    bis: Track
    strikes: Track
    roundabouts: Track
    temps: int
    temp_boxes: int


def tracks(sheet: Sheet) -> SheetTracks:
    return SheetTracks(
        parks=tuple(_track(street.park_values, parks) for street, parks in zip(STREETS, sheet.parks, strict=True)),
        pools=_track(TRACKS.pools, sheets.pools_built(sheet)),
        marketing=tuple(_track(values, box) for values, box in zip(TRACKS.marketing, sheet.marketing, strict=True)),
        bis=_track(_minus(TRACKS.bis), sheet.bis),
        strikes=_track(_minus(TRACKS.strikes), sheet.strikes),
        roundabouts=_track(_minus(TRACKS.roundabouts), sheet.roundabouts),
        temps=sheet.temps,
        temp_boxes=TRACKS.temp_boxes,
    )


def _track(values: tuple[int, ...], crossed: int) -> Track:
    return Track(crossed, len(values) - 1, values[crossed], values[crossed + 1] if crossed + 1 < len(values) else None)


def _minus(penalties: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(-points for points in penalties)


# --- the end in sight ------------------------------------------------------------------------------------------------


class EndWarning(NamedTuple):
    """A seat that could end the game this round, and how much it still needs for that."""

    seat: Seat
    by: Literal["strikes", "plans", "lots"]
    left: int


def free_lots_by_street(sheet: Sheet) -> tuple[int, ...]:
    return tuple(len(free_lots(street)) for street in sheet.streets)


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


# --- what happened ---------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """What one seat did in the round just resolved."""

    seat: Seat
    strike: bool
    roundabout: Spot | None
    number: int | None
    house: Spot | None
    #: The action of its combination, and what was made of it (``None`` for temp agency, which is in ``change``).
    action: ActionKind | None
    deed: Deed | None
    change: int | None
    plans: tuple[Letter, ...]
    spent: tuple[Spend, ...]


def told(state: State) -> tuple[Told, ...]:
    """The round just resolved, seat by seat; empty before the first one."""
    if state.news is None:
        return ()
    return tuple(_tell(state, seat, turn) for seat, turn in enumerate(state.news.turns))


def _tell(state: State, seat: Seat, turn: tuple[Action, ...]) -> Told:
    assert state.news is not None
    offered = state.news.offers
    combination = next((action for action in turn if isinstance(action, Combine)), None)
    change = next((action.by for action in turn if isinstance(action, Change)), None)
    number = offered[combination.number - 1].number + (change or 0) if combination else None
    return Told(
        seat=seat,
        strike=any(isinstance(action, Strike) for action in turn),
        roundabout=next((Spot(action.street, action.lot) for action in turn if isinstance(action, Roundabout)), None),
        number=number,
        house=next((Spot(action.street, action.lot) for action in turn if isinstance(action, House)), None),
        action=offered[combination.action - 1].action if combination else None,
        deed=next((action for action in turn if isinstance(action, Deed)), None),
        change=change,
        plans=tuple(action.plan for action in turn if isinstance(action, Score)),
        spent=tuple(action for action in turn if isinstance(action, Spend)),
    )
