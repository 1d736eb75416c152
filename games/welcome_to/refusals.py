"""Why an action is refused, as a code that becomes a sentence elsewhere."""

from __future__ import annotations

from games.first_edition import IllegalAction
from games.welcome_to.cards import offers
from games.welcome_to.data import LETTERS, STREETS
from games.welcome_to.sheets import writable_numbers
from games.welcome_to.state import (
    EMPTY,
    Action,
    Bis,
    Change,
    Combine,
    Fence,
    House,
    Marketing,
    Roundabout,
    Score,
    Spend,
    State,
    Strike,
)
from games.welcome_to.streets import bis_places, fence_places, has_fence, lots_for
from games.welcome_to.turns import Draft


def refusal(state: State, draft: Draft, action: Action) -> IllegalAction:
    """The reason why ``turns.choices`` does not offer the action."""
    match draft.phase, action:
        case "combine", Combine():
            return _combination(state, draft, action)
        case "combine", Strike():
            fitting = writable_numbers(draft.sheet)
            fits = any(fitting >> offer.number & 1 for offer in offers(state))
            return IllegalAction("a_number_fits" if fits else "not_now")
        case "roundabout", Roundabout(street, lot):
            return _place(draft, street, lot) or IllegalAction("nothing_fits_then")
        case "change", Change(by):
            return IllegalAction("number_fits_nowhere", number=draft.number + (by or 0))
        case "lot", House(street, lot):
            return _place(draft, street, lot) or _house(draft, street, lot)
        case "action", Fence(street, after) if draft.action == "fence":
            return _fence(draft, street, after)
        case "action", Bis(street, lot) if draft.action == "bis":
            return _place(draft, street, lot) or _bis(draft, action)
        case "action", Marketing(size) if draft.action == "marketing":
            return IllegalAction("column_full", size=size)
        case "plans", Score(letter):
            scored = draft.sheet.plans[LETTERS.index(letter)]
            return IllegalAction("plan_scored" if scored else "plan_not_fulfilled", plan=letter)
        case "spend", Spend():
            return IllegalAction("estate_does_not_serve", plan=draft.plan or "")
    return IllegalAction("not_now")


def _combination(state: State, draft: Draft, action: Combine) -> IllegalAction:
    number = offers(state)[action.number - 1].number
    if (action.number == action.action) == (state.agency is None) and not writable_numbers(draft.sheet) >> number & 1:
        return IllegalAction("number_fits_nowhere", number=number)
    return IllegalAction("no_such_combination")


def _place(draft: Draft, street: int, lot: int) -> IllegalAction | None:
    """What is wrong with a lot that is to be filled, if it is the lot itself."""
    if lot > STREETS[street - 1].lots:
        return IllegalAction("no_such_lot", street=street, lot=lot)
    if draft.sheet.streets[street - 1].numbers[lot - 1] != EMPTY:
        return IllegalAction("lot_filled", street=street, lot=lot)
    if draft.street not in (0, street):
        return IllegalAction("other_street", street=draft.street)
    return None


def _house(draft: Draft, street: int, lot: int) -> IllegalAction:
    if lot in lots_for(draft.sheet.streets[street - 1], draft.number):
        return IllegalAction("street_first")
    return IllegalAction("number_does_not_fit", number=draft.number)


def _fence(draft: Draft, street: int, after: int) -> IllegalAction:
    if after >= STREETS[street - 1].lots:
        return IllegalAction("no_such_lot", street=street, lot=after)
    if has_fence(draft.sheet.streets[street - 1], after):
        return IllegalAction("fence_stands", street=street, after=after)
    if after not in fence_places(draft.sheet.streets[street - 1]):
        return IllegalAction("estate_used", street=street, after=after)
    return IllegalAction("other_street", street=draft.street) if draft.street else IllegalAction("street_first")


def _bis(draft: Draft, action: Bis) -> IllegalAction:
    if (action.lot, action.copy) in bis_places(draft.sheet.streets[action.street - 1]):
        return IllegalAction("street_first")
    return IllegalAction("no_house_beside")
