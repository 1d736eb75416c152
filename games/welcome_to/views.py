"""What a reader may know, what they are told, and what pictures and panels want to know about a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from games.core import End, Event, Params, Seat
from games.rng import HIDDEN
from games.welcome_to import sheets
from games.welcome_to.cards import Combination, offers
from games.welcome_to.data import CARDS, LETTERS, PLANS, PROJECTS, TRACKS, Letter, manager_of
from games.welcome_to.rounds import game_enders
from games.welcome_to.scoring import seat_lines, total
from games.welcome_to.sheets import Spot
from games.welcome_to.state import (
    FACE_DOWN,
    Bis,
    Effect,
    Fence,
    Marketing,
    Move,
    Offer,
    Pool,
    Roundabout,
    Score,
    Sheet,
    State,
    Strike,
    Write,
)
from games.welcome_to.streets import free_lots

# --- secrets ----------------------------------------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> State:
    """Everybody knows the top card of each pile at a table; alone, nobody knows the deck and the project cards."""
    if state.agency is None:
        piles = tuple([pile[:1] + (FACE_DOWN,) * (len(pile) - 1) for pile in state.piles])
        return replace(state, rng=HIDDEN, piles=piles)
    [deck], [discard] = state.piles, state.discards
    shown = tuple([FACE_DOWN if card in PROJECTS else card for card in discard])
    return replace(state, rng=HIDDEN, piles=((FACE_DOWN,) * len(deck),), discards=(shown,))


def reveals(before: State, after: State, seat: Seat) -> bool:
    """Cards come up between rounds only, never by a move."""
    return False


def private(move: Move) -> bool:
    return False


# --- what happened ----------------------------------------------------------------------------------------------------


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    if seat is None or move is None:
        return tuple(_tell_round(before, after))
    sheet = after.players[seat].sheet
    return (*_tell_move(offers(before), sheet, seat, move), *_tell_completed(before.players[seat].sheet, sheet, seat))


def last_events(state: State) -> tuple[Event, ...]:
    """What everybody did in the round just resolved, as far as the position remembers it."""
    if state.news is None:
        return ()
    news, given = state.news, [turn.given for turn in last_turns(state) if turn.given is not None]
    return (
        *(
            event
            for seat, moves in enumerate(news.turns)
            for move in moves
            for event in _tell_move(news.offers, state.players[seat].sheet, seat, move)
        ),
        *(_tell_given(card) for card in given),
    )


def _tell_move(offered: Sequence[Offer], sheet: Sheet, seat: Seat, move: Move) -> Iterator[Event]:
    """A move with what was on offer; ``sheet`` is the seat's after it."""
    match move:
        case Roundabout(street, lot):
            yield Event("roundabout", seat, {"place": str(Spot(street, lot))})
            yield from _tell_lost_pool(seat, Spot(street, lot))
        case Write():
            yield from _tell_write(offered, sheet, seat, move)
        case Strike():
            yield Event("strike", seat, {"strikes": sheet.strikes})
        case Score(letter, estates):
            points = sheet.plans[LETTERS.index(letter)]
            yield Event("scored", seat, {"plan": letter, "points": points, "estates": " ".join(map(str, estates))})
        case End():
            yield Event("ended", seat)


def _tell_write(offered: Sequence[Offer], sheet: Sheet, seat: Seat, move: Write) -> Iterator[Event]:
    number, action = offered[move.number - 1].number, offered[move.action - 1].action
    house = Spot(move.street, move.lot)
    params: Params = {"number": number + (move.change or 0), "place": str(house), "action": action}
    if move.change is not None:
        yield Event("wrote_temp", seat, {**params, "by": move.change})
    elif move.effect is None:
        yield Event("wrote", seat, params)
    else:
        yield Event(f"wrote_{action}", seat, {**params, **_effect_params(sheet, move.effect)})
    if not isinstance(move.effect, Pool):
        yield from _tell_lost_pool(seat, house)
    if isinstance(move.effect, Bis):
        yield from _tell_lost_pool(seat, Spot(move.effect.street, move.effect.lot))


def _effect_params(sheet: Sheet, effect: Effect) -> Params:
    match effect:
        case Fence(street, after):
            return {"left": str(Spot(street, after)), "right": str(Spot(street, after + 1))}
        case Marketing(size):
            return {"size": size}
        case Bis(street, lot):
            return {"bis": str(Spot(street, lot)), "bis_number": sheet.streets[street - 1].numbers[lot - 1]}
    return {}


def _tell_lost_pool(seat: Seat, spot: Spot) -> Iterator[Event]:
    if sheets.has_pool_lot(spot):  # R27
        yield Event("pool_lost", seat, {"place": str(spot)})


def _tell_completed(before: Sheet, after: Sheet, seat: Seat) -> Iterator[Event]:
    had = set(sheets.complete_estates(before))
    for estate in sheets.complete_estates(after):
        if not estate.used and estate not in had:
            yield Event("completed", seat, {"place": str(estate.lots), "size": estate.size})


def _tell_round(before: State, after: State) -> Iterator[Event]:
    """What followed when everybody had ended: plans are turned, the agency acts, the next cards come up."""
    yield from _tell_agency(before, after)
    for letter, plan, turned in zip(LETTERS, before.plans, after.plans, strict=True):
        if turned.turned and not plan.turned:
            yield Event("plan_turned", None, {"plan": letter, "points": PLANS[plan.id].later})
    if after.over:
        for seat, player in enumerate(after.players):
            for reason in game_enders(player.sheet):
                yield Event("ended_game", seat, {"by": reason})
        return
    yield Event("round", None, {"round": after.round})
    if len(after.piles[0]) > len(before.piles[0]):
        yield Event("reshuffled")
    for place, offer in enumerate(offers(after), start=1):
        code = "combination" if after.agency is None else "card"
        yield Event(code, None, {"pile": place, "number": offer.number, "action": offer.action})
    for letter in after.agency.projects if after.agency is not None else ():
        yield Event("project", None, {"plan": letter})


def _tell_agency(before: State, after: State) -> Iterator[Event]:
    if before.agency is None or after.agency is None:
        return
    card = CARDS[after.agency.row[-1]]
    yield _tell_given(Offer(card.number, card.action))
    manager = manager_of(after.options.solo_level)
    for letter in before.agency.projects:
        if letter in manager.plans:
            points = after.agency.plans[LETTERS.index(letter)]
            yield Event("agency_scored", None, {"plan": letter, "points": points})
        else:
            yield Event("agency_passed", None, {"plan": letter})


def _tell_given(card: Offer) -> Event:
    return Event("agency_given", None, {"number": card.number, "action": card.action})


# --- points -----------------------------------------------------------------------------------------------------------


def points_now(view: State, seat: Seat, sheet: Sheet | None = None) -> int:
    """The seat's points if the game ended now; ``sheet`` is one to suppose in place of the seat's own."""
    return total(seat_lines(view, seat, sheet))


# --- the end in sight -------------------------------------------------------------------------------------------------


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


# --- the last round ---------------------------------------------------------------------------------------------------


class LastTurn(NamedTuple):
    """What one seat did in the round just resolved."""

    seat: Seat
    strike: bool
    roundabout: Spot | None
    number: int | None
    house: Spot | None
    #: What was made of the action.
    effect: Effect | None
    change: int | None
    #: Solo: what was handed to the agency.
    given: Offer | None
    plans: tuple[Letter, ...]


def last_turns(state: State) -> tuple[LastTurn, ...]:
    """The round just resolved, seat by seat; empty before the first one."""
    if state.news is None:
        return ()
    return tuple(_last_turn(state, seat, moves) for seat, moves in enumerate(state.news.turns))


def _last_turn(state: State, seat: Seat, moves: tuple[Move, ...]) -> LastTurn:
    assert state.news is not None
    offered = state.news.offers
    write = next((move for move in moves if isinstance(move, Write)), None)
    strike = next((move for move in moves if isinstance(move, Strike)), None)
    given = Combination(write.number, write.action).left_over if write else strike.give if strike else 0
    return LastTurn(
        seat=seat,
        strike=strike is not None,
        roundabout=next((Spot(move.street, move.lot) for move in moves if isinstance(move, Roundabout)), None),
        number=offered[write.number - 1].number + (write.change or 0) if write else None,
        house=Spot(write.street, write.lot) if write else None,
        effect=write.effect if write else None,
        change=write.change if write else None,
        given=offered[given - 1] if state.agency is not None else None,
        plans=tuple(move.plan for move in moves if isinstance(move, Score)),
    )
