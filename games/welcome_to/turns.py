"""One seat's turn in an open round, as a chain of small steps.

(roundabout) → combination → change of the number → lot → action → plans → confirm. A ``Draft`` is the seat's sheet
with the steps so far carried out; ``choices`` lists what may come next, never more than a menu holds.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.first_edition import Seat
from games.welcome_to import plans, sheets
from games.welcome_to.cards import combinations, offers, strikes
from games.welcome_to.data import DATA, LETTERS, PLANS, TRACKS, ActionKind, Letter
from games.welcome_to.sheets import Estate, Spot
from games.welcome_to.state import (
    EMPTY,
    Action,
    Bis,
    Change,
    Combine,
    Confirm,
    Fence,
    House,
    InStreet,
    Marketing,
    NoAction,
    Park,
    Pool,
    Roundabout,
    RoundaboutStreet,
    Score,
    Sheet,
    Spend,
    State,
    Step,
    Strike,
)
from games.welcome_to.streets import bis_places, fence_places, free_lots

#: The entries of a menu.
MENU = 25
STREET_NUMBERS = (1, 2, 3)

Phase = Literal["combine", "roundabout", "change", "lot", "action", "plans", "spend"]


class Draft(Struct, frozen=True):
    """A turn so far: the sheet as it would stand, and what is being asked next."""

    sheet: Sheet
    phase: Phase = "combine"
    #: The combination or the strike.
    taken: Combine | Strike | None = None
    #: The number to write, after a change.
    number: int = EMPTY
    action: ActionKind | None = None
    #: The street whose places are being looked at; 0 for all.
    street: int = 0
    roundabout: Spot | None = None
    house: Spot | None = None
    #: The plan being scored and the estates chosen for it.
    plan: Letter | None = None
    spent: tuple[Estate, ...] = ()


def open_draft(state: State, seat: Seat) -> Draft:
    """The turn of the seat as far as it has gone."""
    player = state.players[seat]
    draft = Draft(player.sheet)
    for step in player.steps:
        draft = taken(state, draft, step.action)
    return draft


def settled(state: State, draft: Draft) -> tuple[Draft, tuple[Step, ...]]:
    """Take every step that has no alternative. The turn always waits before it is confirmed."""
    steps: tuple[Step, ...] = ()
    while draft.phase != "plans":
        possible = choices(state, draft)
        if len(possible) != 1:
            break
        draft = taken(state, draft, possible[0])
        steps = (*steps, Step(possible[0], forced=True))
    return draft, steps


# --- what may come next ----------------------------------------------------------------------------------------------


def choices(state: State, draft: Draft) -> list[Action]:
    """Every legal next step, in the order in which a person would read them."""
    match draft.phase:
        case "combine":
            return [*_combinations(state, draft), *_strikes(state, draft), *_roundabout_streets(state, draft)]
        case "roundabout":
            return [Roundabout(draft.street, lot) for lot in _roundabout_lots(state, draft.sheet, draft.street)]
        case "change":
            return [*_changes(draft)]
        case "lot":
            return _lots(draft)
        case "action":
            return _actions(draft)
        case "plans":
            return [*(Score(letter) for letter in scorable(state, draft.sheet)), Confirm()]
        case "spend":
            return [Spend(estate.street, estate.first, estate.last) for estate in _estates(state, draft)]


def _combinations(state: State, draft: Draft) -> list[Combine]:
    """Combinations whose number can be written, with temp agency after some change (R13)."""
    fitting = sheets.writable_numbers(draft.sheet)
    offered = offers(state)
    return [
        combination
        for combination in combinations(state)
        if fitting & _numbers(offered[combination.number - 1].number, offered[combination.action - 1].action)
    ]


def _numbers(number: int, action: ActionKind) -> int:
    """The numbers that a combination can write, as a set of bits."""
    if action != "temp":
        return 1 << number
    return sum(1 << number + by for by in DATA.limits.temp_changes if number + by >= DATA.limits.lowest_number)


def _strikes(state: State, draft: Draft) -> list[Strike]:
    """Only if no printed number fits (R12, R13), and never once a roundabout stands (R10)."""
    fitting = sheets.writable_numbers(draft.sheet)
    if draft.roundabout or any(fitting >> offer.number & 1 for offer in offers(state)):
        return []
    return strikes(state)


def _changes(draft: Draft) -> list[Change]:
    fitting = sheets.writable_numbers(draft.sheet)
    lowest = DATA.limits.lowest_number
    changes = [
        Change(by)
        for by in DATA.limits.temp_changes
        if draft.number + by >= lowest and fitting >> (draft.number + by) & 1
    ]
    # R26: a change of 0 crosses a box. With all of them crossed it is the same as leaving the agency alone.
    if fitting >> draft.number & 1 and draft.sheet.temps < TRACKS.temp_boxes:
        changes.append(Change(None))
    return changes


def _lots(draft: Draft) -> list[Action]:
    spots = sheets.spots_for(draft.sheet, draft.number)
    if draft.street:
        return [House(*spot) for spot in spots if spot.street == draft.street]
    if len(spots) <= MENU:  # two whole streets always do
        return [House(*spot) for spot in spots]
    return [InStreet(street) for street in STREET_NUMBERS]


# --- roundabouts -----------------------------------------------------------------------------------------------------


def _roundabout_streets(state: State, draft: Draft) -> list[RoundaboutStreet]:
    if not state.options.advanced or draft.roundabout or draft.sheet.roundabouts == len(TRACKS.roundabouts) - 1:
        return []
    return [RoundaboutStreet(street) for street in STREET_NUMBERS if _roundabout_lots(state, draft.sheet, street)]


def _roundabout_lots(state: State, sheet: Sheet, street: int) -> list[int]:
    """Empty lots after which some combination can still be written."""
    offered = offers(state)
    wanted = 0
    for combination in combinations(state):
        wanted |= _numbers(offered[combination.number - 1].number, offered[combination.action - 1].action)
    lots = free_lots(sheet.streets[street - 1])
    if _fits_twice(sheet, wanted):
        return lots
    return [
        lot
        for lot in lots
        if wanted & sheets.writable_numbers(sheets.build_roundabout(sheet, Spot(street, lot)))
    ]  # fmt: skip


def _fits_twice(sheet: Sheet, wanted: int) -> bool:
    """Whether one of the numbers has two lots: then a roundabout, which takes only one, cannot bar it."""
    numbers = range(DATA.limits.lowest_number, DATA.limits.highest_number + 1)
    return any(wanted >> number & 1 and len(sheets.spots_for(sheet, number)) > 1 for number in numbers)


# --- actions ---------------------------------------------------------------------------------------------------------


def _actions(draft: Draft) -> list[Action]:
    """What the action of the combination can do now; every action may be declined."""
    sheet, house = draft.sheet, draft.house
    assert house is not None
    match draft.action:
        case "fence":
            return _by_street(draft, house.street, _fences(sheet))
        case "bis":
            return _by_street(draft, house.street, _bis(sheet))
        case "marketing":
            return [*(Marketing(size) for size in sheets.open_marketing_sizes(sheet)), NoAction()]
        case "park" if sheets.parks_left(sheet, house.street):
            return [Park(), NoAction()]
        case "pool" if sheets.has_pool_lot(house):
            return [Pool(), NoAction()]
    return [NoAction()]


def _fences(sheet: Sheet) -> list[Fence]:
    return [Fence(no, after) for no, street in enumerate(sheet.streets, start=1) for after in fence_places(street)]


def _bis(sheet: Sheet) -> list[Bis]:
    if not sheets.bis_allowed(sheet):
        return []
    return [Bis(no, *place) for no, street in enumerate(sheet.streets, start=1) for place in bis_places(street)]


def _by_street(draft: Draft, home: int, places: list[Fence] | list[Bis]) -> list[Action]:
    """All places if a menu holds them; else those of the house's own street and a way to look at the other streets."""
    if draft.street:
        return [place for place in places if place.street == draft.street]
    if len(places) < MENU:
        return [*places, NoAction()]
    elsewhere = [no for no in STREET_NUMBERS if no != home and any(place.street == no for place in places)]
    return [*(place for place in places if place.street == home), *map(InStreet, elsewhere), NoAction()]


# --- plans -----------------------------------------------------------------------------------------------------------


def scorable(state: State, sheet: Sheet) -> list[Letter]:
    """The plans that the sheet fulfils and has not scored."""
    return [plan.stack for plan in plans.unscored(sheet, state.plans) if plans.fulfilled(sheet, plan)]


def _estates(state: State, draft: Draft) -> list[Estate]:
    open_plans = plans.unscored(draft.sheet, state.plans)
    plan = next(plan for plan in open_plans if plan.stack == draft.plan)
    rivals = [rival for rival in open_plans if rival != plan]
    return plans.spendable(draft.sheet, plan, draft.spent, rivals)


# --- taking a step ---------------------------------------------------------------------------------------------------


def taken(state: State, draft: Draft, action: Action) -> Draft:
    """The draft after a step that ``choices`` offers."""
    match action:
        case RoundaboutStreet(street):
            return replace(draft, phase="roundabout", street=street)
        case Roundabout(street, lot):
            spot = Spot(street, lot)
            sheet = sheets.build_roundabout(draft.sheet, spot)
            return replace(draft, sheet=sheet, phase="combine", street=0, roundabout=spot)
        case Combine():
            return _combined(state, draft, action)
        case Strike():
            return replace(draft, sheet=sheets.cross_strike(draft.sheet), phase="plans", taken=action)
        case Change(by):
            sheet = draft.sheet if by is None else sheets.cross_temp(draft.sheet)
            return replace(draft, sheet=sheet, phase="lot", number=draft.number + (by or 0))
        case InStreet(street):
            return replace(draft, street=street)
        case House(street, lot):
            return _house_built(draft, Spot(street, lot))
        case Score(letter):
            return _scored(state, replace(draft, phase="spend", plan=letter, spent=()))
        case Spend(street, first, last):
            estate = Estate(street, first, last, complete=True, used=False)
            return _scored(state, replace(draft, spent=(*draft.spent, estate)))
        case Confirm():
            return draft
    return replace(draft, sheet=_acted(draft, action), phase="plans", street=0)


def _combined(state: State, draft: Draft, combination: Combine) -> Draft:
    offered = offers(state)
    number, action = offered[combination.number - 1].number, offered[combination.action - 1].action
    phase: Phase = "change" if action == "temp" else "lot"
    return replace(draft, phase=phase, taken=combination, number=number, action=action)


def _house_built(draft: Draft, spot: Spot) -> Draft:
    sheet = sheets.write_number(draft.sheet, spot, draft.number)
    phase: Phase = "plans" if draft.action == "temp" else "action"
    return replace(draft, sheet=sheet, phase=phase, street=0, house=spot)


def _acted(draft: Draft, action: Action) -> Sheet:
    sheet, house = draft.sheet, draft.house
    assert house is not None
    match action:
        case Fence(street, after):
            return sheets.build_fence(sheet, street, after)
        case Marketing(size):
            return sheets.cross_marketing(sheet, size)
        case Park():
            return sheets.cross_park(sheet, house.street)
        case Pool():
            return sheets.build_pool(sheet, house)
        case Bis(street, lot, copy):
            return sheets.build_bis(sheet, Spot(street, lot), copy)
    return sheet


def _scored(state: State, draft: Draft) -> Draft:
    """Note the plan as soon as every estate it needs is chosen; the rest of the turn goes on from there."""
    assert draft.plan is not None
    index = LETTERS.index(draft.plan)
    open_plan = state.plans[index]
    plan = PLANS[open_plan.id]
    if plans.uses_estates(plan) and len(draft.spent) < len(plans.needed_sizes(plan)):
        return draft
    spent = [(estate.street, estate.first, estate.last) for estate in draft.spent]
    sheet = sheets.score_plan(draft.sheet, index, plans.value(open_plan), spent)
    return replace(draft, sheet=sheet, phase="plans", plan=None, spent=())
