"""The questions that lead a seat to its moves.

Before the number: combination → change (temp agency) → lot → what the action does; a strike; a roundabout → lot.
After it: a plan → its estates, where there is a choice; the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import itemgetter

from games.asking import Branch, Conversation, pick
from games.core import Answer, Closed, End, Params, Seat
from games.welcome_to import plans, sheets, state, turn
from games.welcome_to.cards import Combination, combinations, gifts, offers
from games.welcome_to.data import STREETS, TRACKS, ActionKind, Card, Letter
from games.welcome_to.sheets import Spot
from games.welcome_to.state import KINDS, Effect, Lots, Move, Player, Sheet, State, Write
from games.welcome_to.streets import closes_estate, gaps

#: Every lot of a sheet by its name.
SPOTS = {str(spot): spot for spot in (Spot(no, lot) for no in (1, 2, 3) for lot in range(1, STREETS[no - 1].lots + 1))}
#: For what is asked again for every move in the same part of a tree.
remembered = lru_cache(maxsize=1 << 8)
#: Actions that cost nothing and leave no choice: hardly anyone declines them.
_FREE_GIFTS = ("park", "pool")


def _moves(view: State, seat: Seat) -> Branch[Move]:
    player = turn.check_waiting(view, seat)
    return (yield from _turn(view, player) if player.stage == "number" else _plans(view, player.sheet))


ask = Conversation(_moves)


# --- the number -------------------------------------------------------------------------------------------------------


def _turn(view: State, player: Player) -> Branch[Move]:
    options: list[tuple[Answer, tuple[Combination, Card] | state.Strike | None]] = [
        (Answer(str(each), *_combination_words(view, each, offer)), (each, offer))
        for each, offer in turn.writable_combinations(view, player.sheet).items()
    ]
    strikes, changeable = turn.can_strike(view, player), bool(options)
    if strikes:
        options += [(_strike_answer(view, give), state.Strike(give)) for give in gifts(view)]
    roundabout = bool(turn.roundabout_spots(view, player))
    if roundabout:
        options.append((Answer("roundabout", "roundabout"), None))
    if strikes:  # the question itself says that no number fits
        params: Params = {
            "temp": "possible" if changeable else "none",
            "roundabout": "possible" if roundabout else "none",
        }
        chosen = yield from pick("strike", options, params, lambda: _closed_roundabout(view, player))
    else:
        words: Params = {"alone": "no" if view.agency is None else "yes"}
        chosen = yield from pick("turn", options, words, lambda: _closed_turn(view, player))
    if chosen is None:
        return (yield from _roundabout(view, player))
    return chosen if isinstance(chosen, state.Strike) else (yield from _number(player.sheet, *chosen))


def _strike_answer(view: State, give: int) -> Answer:
    if not give:
        return Answer("strike", "strike")
    return Answer(f"strike{give}", "strike_giving", _card(offers(view)[give - 1]))


def _closed_turn(view: State, player: Player) -> Iterator[Closed]:
    for combination, offer in combinations(view).items():
        if combination not in turn.writable_combinations(view, player.sheet):
            code, params = _combination_words(view, combination, offer)
            yield Closed(code, "number_fits_nowhere", params)
    yield from _closed_roundabout(view, player)


def _closed_roundabout(view: State, player: Player) -> Iterator[Closed]:
    if view.options.advanced and (why := turn.no_roundabout(view, player)):
        yield Closed("roundabout", why)


def _combination_words(view: State, combination: Combination, offer: Card) -> tuple[str, Params]:
    """Alone, cards that read the same differ in the one that is handed over."""
    params: Params = {**_card(offer), "pile": combination.number}
    if view.agency is None:
        return "combination", params
    hand = offers(view)
    give = hand[combination.left_over - 1]
    alike = [card.number for card in hand].count(give.number) > 1
    twins = hand[combination.number - 1].number == hand[combination.action - 1].number
    more = {"action_pile": combination.action, "give_number": give.number, "give_pile": combination.left_over}
    return "cards", {**params, **more, "known_by": "pile" if alike else "number", "twins": "yes" if twins else "no"}


def _card(offer: Card) -> Params:
    return {"number": offer.number, "action": offer.action}


def _roundabout(view: State, player: Player) -> Branch[Move]:
    """It helps most where hardly any number fits."""
    room = _room(player.sheet)
    best = sorted(turn.roundabout_spots(view, player), key=lambda spot: room[spot])
    options = [(Answer(str(spot), "roundabout_on", _lot(spot, False)), spot) for spot in best]
    return state.Roundabout(*(yield from pick("roundabout", options)))


def _room(sheet: Sheet) -> dict[Spot, int]:
    """Every free lot with how many numbers its gap has to spare."""
    return {
        Spot(no, lot): high - low - 1 - (last - first + 1)
        for no, street in enumerate(sheet.streets, start=1)
        for first, last, low, high in gaps(street.numbers)
        for lot in range(first, last + 1)
    }


def _number(sheet: Sheet, combination: Combination, offer: Card) -> Branch[Move]:
    change = (yield from _change(sheet, offer)) if offer.action == "temp" else None
    number, for_pool = offer.number + (change or 0), offer.action == "pool"
    parks = [_park(sheet, street, offer) for street in (1, 2, 3)]
    lots = [
        (_lot_answer(spot, number, for_pool, parks[spot.street - 1]), spot)
        for spot in _best_lots(sheet, number, for_pool)
    ]
    params: Params = {"number": number, "action": offer.action, "park": "planted" if "planted" in parks else "none"}
    house = yield from pick("lot", lots, params)
    effect = yield from _effect(turn.write(sheet, house, offer, change), offer.action, house)
    return Write(*combination, *house, change, effect)


def _change(sheet: Sheet, offer: Card) -> Branch[int | None]:
    options = [(_change_answer(offer, by), by) for by in turn.changes(sheet, offer.number)]
    return (yield from pick("change", options, _card(offer)))


def _change_answer(offer: Card, by: int | None) -> Answer:
    if by is None:
        return Answer("none", "leave", {"number": offer.number})
    return Answer(f"{by:+d}", "change", {"number": offer.number + by, "by": by, "printed": offer.number})


def _park(sheet: Sheet, street: int, offer: Card) -> str:
    """What becomes of the park in this street."""
    if offer.action != "park":
        return "none"
    return "planted" if sheets.parks_left(sheet, street) else "full"


@cache
def _lot_answer(spot: Spot, number: int, for_pool: bool, park: str) -> Answer:
    """Also says what the number brings there by default, and what it costs."""
    return Answer(str(spot), "lot", {"number": number, **_lot(spot, for_pool), "park": park})


def _lot(spot: Spot, for_pool: bool) -> Params:
    """What fills a pool lot loses its pool, unless it is a number with the pool action."""
    pool = "none" if not sheets.has_pool_lot(spot) else "possible" if for_pool else "lost"
    return {"place": str(spot), "pool": pool}


@remembered
def _best_lots(sheet: Sheet, number: int, for_pool: bool) -> list[Spot]:
    """The lots for a number, the ones that suit its place in the gap first; for a pool, pool lots first."""
    found = []
    for no, street in enumerate(sheet.streets, start=1):
        for first, last, low, high in gaps(street.numbers):
            if low < number < high:
                ideal = first - 0.5 + (last - first + 1) * (number - low - 0.5) / (high - low - 1)
                found += [(abs(lot - ideal), Spot(no, lot)) for lot in range(first, last + 1)]
    found.sort()
    best = [spot for _, spot in found]
    return sorted(best, key=lambda spot: not sheets.has_pool_lot(spot)) if for_pool else best


# --- the action -------------------------------------------------------------------------------------------------------


def _effect(written: Sheet, action: ActionKind, house: Spot) -> Branch[Effect | None]:
    """What the action does once the number is written."""
    possible = _possible_effects(written, action, house)
    if not possible:
        return None
    options = [*possible, (Answer("none", "no_action", {"action": action}), None)]
    params: Params = {"number": written.streets[house.street - 1].numbers[house.lot - 1], "place": str(house)}
    return (yield from pick(action, options, params, default=action in _FREE_GIFTS))


@remembered
def _possible_effects(written: Sheet, action: ActionKind, house: Spot) -> list[tuple[Answer, Effect | None]]:
    possible = turn.effects(written, action, house)
    ranked = sorted(((*_ranked_answer(written, effect, house), effect) for effect in possible), key=itemgetter(0))
    return [(answer, effect) for _, answer, effect in ranked]


def _ranked_answer(sheet: Sheet, effect: Effect, house: Spot) -> tuple[tuple[bool, bool, int], Answer]:
    """Fences that close an estate come first; then what is nearest to the house just written."""
    match effect:
        case state.Fence(street, after):
            closes = closes_estate(sheet.streets[street - 1], after)
            near = min(abs(after - house.lot), abs(after + 1 - house.lot))
            return (not closes, street != house.street, near), _fence_answer(Spot(street, after), closes)
        case state.Bis(street, lot, copy):
            number = sheet.streets[street - 1].numbers[lot - 2 if copy == "left" else lot]
            params: Params = {**_lot(Spot(street, lot), False), "number": number, "side": copy}
            near = abs(lot - house.lot)
            return (False, street != house.street, near), Answer(f"{street}.{lot}-{copy}", "bis", params)
        case state.Marketing(size):
            worth = TRACKS.marketing[size - 1][sheet.marketing[size - 1] + 1]
            return (False, False, 0), Answer(str(size), "marketing", {"size": size, "worth": worth})
    return (False, False, 0), Answer(KINDS[type(effect)], KINDS[type(effect)])


@cache
def _fence_answer(left: Spot, closes: bool) -> Answer:
    right = Spot(left.street, left.lot + 1)
    params: Params = {"left": str(left), "right": str(right), "closes": "estate" if closes else "nothing"}
    return Answer(str(left), "fence", params)


# --- plans ------------------------------------------------------------------------------------------------------------


def _plans(view: State, sheet: Sheet) -> Branch[Move]:
    letters, end = turn.scorable(view, sheet), (Answer("end", "end"), None)
    if not letters:
        yield from pick("end", [end])
        return End()
    worth: dict[Letter, Params] = {
        plan.stack: {"plan": plan.stack, "points": plans.value(view.plans[plans.index_of(plan)])}
        for plan in plans.unscored(sheet, view.plans)
    }
    closed = [Closed("score", "plan_not_fulfilled", worth[letter]) for letter in worth if letter not in letters]
    options: list[tuple[Answer, Letter | None]] = [(Answer(each, "score", worth[each]), each) for each in letters]
    letter = yield from pick("plans", [*options, end], find_closed=lambda: closed)
    return End() if letter is None else state.Score(letter, (yield from _estates(view, sheet, letter)))


def _estates(view: State, sheet: Sheet, letter: Letter) -> Branch[tuple[Lots, ...]]:
    plan, rivals = turn.plan_and_rivals(view, sheet, letter)
    chosen: list[Lots] = []
    while (choice := plans.next_estates(sheet, plan, chosen, rivals)).estates:
        found = [estate.lots for estate in choice.estates]
        options = [(Answer(str(lots), "estate", {"place": str(lots), "size": lots.size}), lots) for lots in found]
        chosen.append((yield from pick("estate", options, {"plan": letter}, default=choice.alike)))
    return tuple(sorted(chosen))
