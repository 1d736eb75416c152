"""One seat's part of a round: a roundabout (advanced), the number with its action or a strike, plans, the end.

Every rule is here once: as a list of what may be done, for questions and opponents, and as a reason to refuse the rest.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from games.core import End, IllegalMove, Seat
from games.welcome_to import plans, sheets
from games.welcome_to import state as moves
from games.welcome_to.cards import Combination, combinations, gifts, offers
from games.welcome_to.data import DATA, LETTERS, PLANS, STREETS, TRACKS, ActionKind, Card, Letter, Plan
from games.welcome_to.sheets import Spot
from games.welcome_to.state import EMPTY, KINDS, Effect, Move, Player, Sheet, State
from games.welcome_to.streets import bis_places, fence_places, free_lots, has_fence, lots_for


def waiting_on(state: State) -> tuple[Seat, ...]:
    if state.over:
        return ()
    return tuple([seat for seat, player in enumerate(state.players) if player.stage != "ended"])


def check_waiting(state: State, seat: Seat) -> Player:
    """The seat's player, if it is their turn."""
    if state.over:
        raise IllegalMove("game_over")
    if seat not in range(len(state.players)):
        raise IllegalMove("not_your_turn")
    player = state.players[seat]
    if player.stage == "ended":
        raise IllegalMove("already_ended")
    return player


def apply(state: State, seat: Seat, move: Move) -> State:
    player = check_waiting(state, seat)
    match move:
        case moves.Roundabout(street, lot):
            player = _with_roundabout(state, player, Spot(street, lot))
        case moves.Write():
            player = _with_number(state, player, move)
        case moves.Strike(give):
            player = _with_strike(state, player, give)
        case moves.Score():
            player = _with_plan(state, player, move)
        case End():
            _check_numbered(player)
            player = replace(player, stage="ended")
        case _:
            raise IllegalMove("no_such_move")
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


# --- the number -------------------------------------------------------------------------------------------------------


def writable_combinations(state: State, sheet: Sheet) -> dict[Combination, Card]:
    """Combinations whose number can be written, with temp agency after some change (R13)."""
    fitting = sheets.writable_numbers(sheet)
    return {
        combination: offer
        for combination, offer in combinations(state).items()
        if fitting & _numbers(offer)
    }  # fmt: skip


@cache
def _numbers(offer: Card) -> int:
    """The numbers that a combination can write, as a set of bits."""
    if offer.action != "temp":
        return 1 << offer.number
    lowest = DATA.limits.lowest_number
    return sum(1 << offer.number + by for by in DATA.limits.temp_changes if offer.number + by >= lowest)


def changes(sheet: Sheet, number: int) -> list[int | None]:
    """How temp agency can change a number so that it fits somewhere; None leaves the agency alone."""
    fitting = sheets.writable_numbers(sheet)
    lowest = DATA.limits.lowest_number
    found: list[int | None] = [
        by for by in DATA.limits.temp_changes if number + by >= lowest and fitting >> (number + by) & 1
    ]
    # R26: a change of 0 crosses a box. With all of them crossed it is the same as leaving the agency alone.
    if fitting >> number & 1 and sheet.temps < TRACKS.temp_boxes:
        found.append(None)
    return found


def write(sheet: Sheet, house: Spot, offer: Card, change: int | None) -> Sheet:
    """The sheet with the number on its lot, before the action."""
    if change is not None:
        sheet = sheets.cross_temp(sheet)
    return sheets.write_number(sheet, house, offer.number + (change or 0))


def _with_number(state: State, player: Player, move: moves.Write) -> Player:
    if player.stage != "number":
        raise IllegalMove("number_written")
    offer, house = combinations(state).get(Combination(move.number, move.action)), Spot(move.street, move.lot)
    if offer is None:
        raise IllegalMove("no_such_combination")
    _check_change(player.sheet, offer, move.change)
    _check_number(player.sheet, house, offer.number + (move.change or 0))
    sheet = write(player.sheet, house, offer, move.change)
    if move.effect is not None:
        if move.effect not in effects(sheet, offer.action, house):
            raise _refused_effect(sheet, offer.action, house, move.effect)
        sheet = sheets.with_effect(sheet, house, move.effect)
    return replace(player, sheet=sheet, stage="plans")


def _check_change(sheet: Sheet, offer: Card, change: int | None) -> None:
    if offer.action != "temp":
        if change is not None:
            raise IllegalMove("other_action", action=offer.action)
    elif change is None and sheet.temps == TRACKS.temp_boxes:
        raise IllegalMove("temp_boxes_full")
    elif change not in changes(sheet, offer.number):
        raise IllegalMove("number_fits_nowhere", number=offer.number + (change or 0))


def _check_number(sheet: Sheet, house: Spot, number: int) -> None:
    if not sheets.writable_numbers(sheet) >> number & 1:
        raise IllegalMove("number_fits_nowhere", number=number)
    if refusal := _taken(sheet, house):
        raise refusal
    if house.lot not in lots_for(sheet.streets[house.street - 1], number):
        raise IllegalMove("number_does_not_fit", number=number, place=str(house))


def _taken(sheet: Sheet, spot: Spot) -> IllegalMove | None:
    """Why nothing can be built on a lot at all."""
    if spot.lot > STREETS[spot.street - 1].lots:
        return IllegalMove("no_such_lot", place=str(spot))
    filled = sheet.streets[spot.street - 1].numbers[spot.lot - 1] != EMPTY
    return IllegalMove("lot_filled", place=str(spot)) if filled else None


# --- the action -------------------------------------------------------------------------------------------------------


def effects(sheet: Sheet, action: ActionKind, house: Spot) -> list[Effect]:
    """What the action can do once the number is written; it may always be left unused."""
    match action:
        case "park" if sheets.parks_left(sheet, house.street):
            return [moves.Park()]
        case "pool" if sheets.has_pool_lot(house):
            return [moves.Pool()]
        case "fence":
            return [
                moves.Fence(no, after) for no, street in enumerate(sheet.streets, 1) for after in fence_places(street)
            ]
        case "marketing":
            return [moves.Marketing(size) for size in sheets.open_marketing_sizes(sheet)]
        case "bis" if sheets.bis_allowed(sheet):
            return [moves.Bis(no, *place) for no, street in enumerate(sheet.streets, 1) for place in bis_places(street)]
    return []


def _refused_effect(sheet: Sheet, action: ActionKind, house: Spot, effect: Effect) -> IllegalMove:
    """Why the action can't do this."""
    if KINDS[type(effect)] != action:
        return IllegalMove("other_action", action=action)
    match effect:
        case moves.Park():
            return IllegalMove("parks_full", street=house.street)
        case moves.Pool():
            return IllegalMove("no_pool_lot", place=str(house))
        case moves.Fence(street, after):
            return _refused_fence(sheet, Spot(street, after))
        case moves.Marketing(size):
            return IllegalMove("column_full", size=size)
        case moves.Bis(street, lot):
            if not sheets.bis_allowed(sheet):
                return IllegalMove("bis_boxes_full")
            return _taken(sheet, Spot(street, lot)) or IllegalMove("no_house_beside", place=str(Spot(street, lot)))


def _refused_fence(sheet: Sheet, left: Spot) -> IllegalMove:
    if left.lot >= STREETS[left.street - 1].lots:
        return IllegalMove("no_such_fence", place=str(left))
    if has_fence(sheet.streets[left.street - 1], left.lot):
        return IllegalMove("fence_stands", place=str(left))
    return IllegalMove("estate_used", place=str(left))


# --- strikes ----------------------------------------------------------------------------------------------------------


def can_strike(state: State, player: Player) -> bool:
    """Only if no printed number fits (R12, R13), and never once a roundabout stands (R10)."""
    return not player.roundabout and not _a_number_fits(state, player.sheet)


def _a_number_fits(state: State, sheet: Sheet) -> bool:
    fitting = sheets.writable_numbers(sheet)
    return any(fitting >> offer.number & 1 for offer in offers(state))


def _with_strike(state: State, player: Player, give: int) -> Player:
    if player.stage != "number":
        raise IllegalMove("number_written")
    if _a_number_fits(state, player.sheet):
        raise IllegalMove("a_number_fits")
    if player.roundabout:
        raise IllegalMove("roundabout_needs_number")
    if give not in gifts(state):
        raise IllegalMove("no_such_card")
    return replace(player, sheet=sheets.cross_strike(player.sheet), stage="plans")


# --- roundabouts ------------------------------------------------------------------------------------------------------


def roundabout_spots(state: State, player: Player) -> list[Spot]:
    """Where the seat may build a roundabout now, so that some combination can still be written."""
    if _no_roundabout(state, player):
        return []
    sheet, wanted = player.sheet, _wanted(state)
    free = [Spot(no, lot) for no, street in enumerate(sheet.streets, start=1) for lot in free_lots(street)]
    if _fits_twice(sheet, wanted):
        return free
    return [spot for spot in free if _leaves_room(sheet, spot, wanted)]


def no_roundabout(state: State, player: Player) -> str | None:
    """Why the seat can't build one at all now, as the code of a refusal."""
    if refusal := _no_roundabout(state, player):
        return refusal.code
    return None if roundabout_spots(state, player) else "nothing_fits_then"


def _no_roundabout(state: State, player: Player) -> IllegalMove | None:
    if not state.options.advanced:
        return IllegalMove("advanced_only")
    if player.stage != "number":
        return IllegalMove("roundabout_comes_first")
    if player.roundabout:  # R10
        return IllegalMove("one_roundabout_a_round")
    spent = player.sheet.roundabouts == len(TRACKS.roundabouts) - 1
    return IllegalMove("no_roundabout_left") if spent else None


def _with_roundabout(state: State, player: Player, spot: Spot) -> Player:
    if refusal := _no_roundabout(state, player) or _taken(player.sheet, spot):
        raise refusal
    if not _leaves_room(player.sheet, spot, _wanted(state)):
        raise IllegalMove("nothing_fits_then")
    return replace(player, sheet=sheets.build_roundabout(player.sheet, spot), roundabout=True)


def _wanted(state: State) -> int:
    """Every number that some combination can write, as a set of bits."""
    wanted = 0
    for offer in combinations(state).values():
        wanted |= _numbers(offer)
    return wanted


def _leaves_room(sheet: Sheet, spot: Spot, wanted: int) -> bool:
    return bool(wanted & sheets.writable_numbers(sheets.build_roundabout(sheet, spot)))


def _fits_twice(sheet: Sheet, wanted: int) -> bool:
    """Whether one of the numbers has two lots: a roundabout takes only one of them."""
    numbers = range(DATA.limits.lowest_number, DATA.limits.highest_number + 1)
    return any(wanted >> number & 1 and len(sheets.spots_for(sheet, number)) > 1 for number in numbers)


# --- plans ------------------------------------------------------------------------------------------------------------


def scorable(state: State, sheet: Sheet) -> list[Letter]:
    """The plans that the sheet fulfils and has not scored."""
    return [plan.stack for plan in plans.unscored(sheet, state.plans) if plans.fulfilled(sheet, plan)]


def plan_and_rivals(state: State, sheet: Sheet, letter: Letter) -> tuple[Plan, list[Plan]]:
    """A plan on the table, and the others that the sheet has not scored."""
    others = [plan for plan in plans.unscored(sheet, state.plans) if plan.stack != letter]
    return PLANS[state.plans[LETTERS.index(letter)].id], others


def score(state: State, sheet: Sheet, move: moves.Score) -> Sheet:
    """The sheet with the plan noted; all who score it in the same round get the same value."""
    index = LETTERS.index(move.plan)
    return sheets.score_plan(sheet, index, plans.value(state.plans[index]), move.estates)


def _with_plan(state: State, player: Player, move: moves.Score) -> Player:
    _check_numbered(player)
    sheet, index = player.sheet, LETTERS.index(move.plan)
    plan = PLANS[state.plans[index].id]
    if sheet.plans[index]:
        raise IllegalMove("plan_scored", plan=move.plan)
    if not plans.fulfilled(sheet, plan):
        raise IllegalMove("plan_not_fulfilled", plan=move.plan)
    if not plans.served_by(sheet, plan, move.estates):
        raise IllegalMove("estates_do_not_serve", plan=move.plan)
    return replace(player, sheet=score(state, sheet, move))


def _check_numbered(player: Player) -> None:
    if player.stage == "number":
        raise IllegalMove("number_first")
