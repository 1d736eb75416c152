"""What happened, as codes: what a seat did with its move, and what the end of a round brought by itself."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import End, Event, Params, Seat
from games.welcome_to import sheets
from games.welcome_to.cards import offers
from games.welcome_to.data import CARDS, LETTERS, MANAGERS, PLANS
from games.welcome_to.rounds import left_to_the_end
from games.welcome_to.sheets import Spot
from games.welcome_to.state import Bis, Effect, Fence, Marketing, Move, Pool, Roundabout, Score, State, Strike, Write


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    if seat is None or move is None:
        return tuple(_told_round(before, after))
    told = _told_move(before, after, seat, move)
    return tuple(Event(code, seat, params) for code, params in (*told, *_told_completed(before, after, seat)))


# --- moves ------------------------------------------------------------------------------------------------------------


def _told_move(before: State, after: State, seat: Seat, move: Move) -> Iterator[tuple[str, Params]]:
    sheet = after.players[seat].sheet
    match move:
        case Roundabout(street, lot):
            yield "roundabout", {"place": str(Spot(street, lot))}
            yield from _told_lost_pool(Spot(street, lot))
        case Write():
            yield from _told_write(before, after, seat, move)
        case Strike():
            yield "strike", {"strikes": sheet.strikes}
        case Score(letter, estates):
            points = sheet.plans[LETTERS.index(letter)]
            yield "scored", {"plan": letter, "points": points, "estates": " ".join(map(str, estates))}
        case End():
            yield "ended", {}


def _told_write(before: State, after: State, seat: Seat, move: Write) -> Iterator[tuple[str, Params]]:
    offered, house = offers(before), Spot(move.street, move.lot)
    number, action = offered[move.number - 1].number, offered[move.action - 1].action
    params: Params = {"number": number + (move.change or 0), "place": str(house), "action": action}
    if move.change is not None:
        yield "wrote_temp", {**params, "by": move.change}
    elif move.effect is None:
        yield "wrote", params
    else:
        yield f"wrote_{action}", {**params, **_effect_params(after, seat, move.effect)}
    if not isinstance(move.effect, Pool):
        yield from _told_lost_pool(house)
    if isinstance(move.effect, Bis):
        yield from _told_lost_pool(Spot(move.effect.street, move.effect.lot))


def _effect_params(after: State, seat: Seat, effect: Effect) -> Params:
    match effect:
        case Fence(street, left):
            return {"left": str(Spot(street, left)), "right": str(Spot(street, left + 1))}
        case Marketing(size):
            return {"size": size}
        case Bis(street, lot):
            number = after.players[seat].sheet.streets[street - 1].numbers[lot - 1]
            return {"bis": str(Spot(street, lot)), "bis_number": number}
    return {}


def _told_lost_pool(spot: Spot) -> Iterator[tuple[str, Params]]:
    if sheets.has_pool_lot(spot):  # R27
        yield "pool_lost", {"place": str(spot)}


def _told_completed(before: State, after: State, seat: Seat) -> Iterator[tuple[str, Params]]:
    had = set(sheets.complete_estates(before.players[seat].sheet))
    for estate in sheets.complete_estates(after.players[seat].sheet):
        if not estate.used and estate not in had:
            yield "completed", {"place": str(estate.lots), "size": estate.size}


# --- what nobody chose ------------------------------------------------------------------------------------------------


def _told_round(before: State, after: State) -> Iterator[Event]:
    """Plans are turned, the agency acts, the next cards come up."""
    yield from _told_agency(before, after)
    if after.over:
        for seat, player in enumerate(after.players):
            reached = [by for by, left in left_to_the_end(player.sheet).items() if not left]
            yield from (Event("ended_game", seat, {"by": by}) for by in reached)
        return
    for letter, plan, turned in zip(LETTERS, before.plans, after.plans, strict=True):
        if turned.turned and not plan.turned:
            yield Event("plan_turned", None, {"plan": letter, "points": PLANS[plan.id].later})
    yield Event("round", None, {"round": after.round})
    if len(after.piles[0]) > len(before.piles[0]):
        yield Event("reshuffled")
    for place, offer in enumerate(offers(after), start=1):
        code = "combination" if after.agency is None else "card"
        yield Event(code, None, {"pile": place, "number": offer.number, "action": offer.action})
    for letter in after.agency.projects if after.agency is not None else ():
        yield Event("project", None, {"plan": letter})


def _told_agency(before: State, after: State) -> Iterator[Event]:
    if before.agency is None or after.agency is None:
        return
    card = CARDS[after.agency.row[-1]]
    yield Event("agency_given", None, {"number": card.number, "action": card.action})
    manager = MANAGERS[after.options.solo_level]
    for letter in before.agency.projects:
        if letter in manager.plans:
            points = after.agency.plans[LETTERS.index(letter)]
            yield Event("agency_scored", None, {"plan": letter, "points": points})
        else:
            yield Event("agency_passed", None, {"plan": letter})
