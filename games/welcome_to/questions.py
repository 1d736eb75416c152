"""The questions that lead a seat to its moves.

Before the number: combination → change (temp agency) → lot → what the action does; a strike; a roundabout → lot.
After it: a plan → its estates, where there is a choice; the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from games.asking import no_such_answer
from games.core import Answer, Answers, Closed, End, Params, Question, Seat
from games.welcome_to import plans, sheets, turns
from games.welcome_to.cards import Combination, combinations, gifts, offers
from games.welcome_to.data import DATA, LETTERS, STREETS, ActionKind, Letter
from games.welcome_to.sheets import Spot
from games.welcome_to.state import (
    Bis,
    Effect,
    Fence,
    Lots,
    Marketing,
    Move,
    Offer,
    Park,
    Player,
    Pool,
    Roundabout,
    Score,
    Sheet,
    State,
    Strike,
    Write,
)
from games.welcome_to.streets import closes_estate, gaps, lots_for

#: The answer that leaves an action unused.
NONE = "none"

#: Every lot of a sheet by its name.
SPOTS = {str(spot): spot for spot in (Spot(no, lot) for no in (1, 2, 3) for lot in range(1, STREETS[no - 1].lots + 1))}
_CHANGES: dict[str, int | None] = {NONE: None, **{f"{by:+d}": by for by in DATA.limits.temp_changes}}
_EFFECTS: dict[ActionKind, dict[str, Effect]] = {
    "park": {"park": Park()},
    "pool": {"pool": Pool()},
    "fence": {id_: Fence(*spot) for id_, spot in SPOTS.items()},
    "marketing": {str(size): Marketing(size) for size in range(1, DATA.limits.largest_estate + 1)},
    "bis": {
        **{f"{id_}-left": Bis(*spot, "left") for id_, spot in SPOTS.items()},
        **{f"{id_}-right": Bis(*spot, "right") for id_, spot in SPOTS.items()},
    },
    "temp": {},
}
_EFFECT_IDS = {effect: id_ for effects in _EFFECTS.values() for id_, effect in effects.items()}
#: Actions that cost nothing and leave no choice: hardly anybody declines them.
_FREE_GIFTS = ("park", "pool")


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    player = turns.check_waiting(view, seat)
    path = _Path(answers)
    then = _ask_number(view, player, path) if player.stage == "number" else _ask_plans(view, player.sheet, path)
    if path.left:
        raise path.stray()
    return then


class _Path:
    """The answers so far, read one after the other."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.left = answers

    def next(self) -> str | None:
        """The next answer; None if it has not been given yet."""
        if not self.left:
            return None
        answer, *_ = self.left
        self.left = self.left[1:]
        return answer

    def stray(self) -> Exception:
        return no_such_answer(self.answers)


# --- the number -------------------------------------------------------------------------------------------------------


def _ask_number(view: State, player: Player, path: _Path) -> Question | Move:
    answer = path.next()
    if answer is None:
        return _turn_question(view, player)
    if answer == "roundabout":
        return _ask_roundabout(view, player, path)
    for combination, offer in turns.writable_combinations(view, player.sheet).items():
        if answer == _combination_id(view, combination):
            return _ask_change(player.sheet, combination, offer, path)
    for strike in _strikes(view, player):
        if answer == _strike_id(strike):
            return strike
    raise path.stray()


def _combination_id(view: State, combination: Combination) -> str:
    return str(combination.number) if view.agency is None else f"{combination.number}+{combination.action}"


def _strikes(view: State, player: Player) -> list[Strike]:
    return [Strike(give) for give in gifts(view)] if turns.can_strike(view, player) else []


def _strike_id(strike: Strike) -> str:
    return f"strike{strike.give or ''}"


def _turn_question(view: State, player: Player) -> Question:
    writable = turns.writable_combinations(view, player.sheet)
    answers = [
        Answer(_combination_id(view, combination), *_combination_words(view, combination, offer))
        for combination, offer in writable.items()
    ]
    for strike in _strikes(view, player):
        given = _card(offers(view)[strike.give - 1]) if strike.give else {}
        answers.append(Answer(_strike_id(strike), "strike_giving" if strike.give else "strike", given))
    closed = []
    for combination, offer in combinations(view).items():
        if combination not in writable:
            code, params = _combination_words(view, combination, offer)
            closed.append(Closed(code, "number_fits_nowhere", params))
    if view.options.advanced:
        if why := turns.no_roundabout(view, player):
            closed.append(Closed("roundabout", why))
        else:
            answers.append(Answer("roundabout", "roundabout"))
    return Question("turn", tuple(answers), closed=tuple(closed))


def _combination_words(view: State, combination: Combination, offer: Offer) -> tuple[str, Params]:
    """Alone, cards that read the same differ in the one that is handed over."""
    params: Params = {**_card(offer), "pile": combination.number}
    if view.agency is None:
        return "combination", params
    give = offers(view)[combination.left_over - 1]
    return "cards", {
        **params,
        "action_pile": combination.action,
        "give_number": give.number,
        "give_action": give.action,
    }


def _card(offer: Offer) -> Params:
    return {"number": offer.number, "action": offer.action}


def _ask_roundabout(view: State, player: Player, path: _Path) -> Question | Move:
    spots = turns.roundabout_spots(view, player)
    if not spots:
        raise path.stray()
    answer = path.next()
    if answer is None:
        # Where hardly a number fits any more, a roundabout helps most.
        room = _room(player.sheet)
        best = sorted(spots, key=lambda spot: room[spot])
        return Question("roundabout", tuple([Answer(str(spot), "roundabout_on", _lot(spot, False)) for spot in best]))
    spot = SPOTS.get(answer)
    if spot not in spots:
        raise path.stray()
    return Roundabout(*spot)


def _room(sheet: Sheet) -> dict[Spot, int]:
    """Every free lot with how many numbers its gap has to spare."""
    return {
        Spot(no, lot): high - low - 1 - (last - first + 1)
        for no, street in enumerate(sheet.streets, start=1)
        for first, last, low, high in gaps(street.numbers)
        for lot in range(first, last + 1)
    }


def _ask_change(sheet: Sheet, combination: Combination, offer: Offer, path: _Path) -> Question | Move:
    if offer.action != "temp":
        return _ask_lot(sheet, combination, offer, None, path)
    possible = turns.changes(sheet, offer.number)
    answer = path.next()
    if answer is None:
        return Question("change", tuple(_change_answer(offer, by) for by in possible), _card(offer))
    if answer not in _CHANGES or _CHANGES[answer] not in possible:
        raise path.stray()
    return _ask_lot(sheet, combination, offer, _CHANGES[answer], path)


def _change_answer(offer: Offer, by: int | None) -> Answer:
    if by is None:
        return Answer(NONE, "leave", {"number": offer.number})
    return Answer(f"{by:+d}", "change", {"number": offer.number + by, "by": by})


def _ask_lot(sheet: Sheet, combination: Combination, offer: Offer, change: int | None, path: _Path) -> Question | Move:
    number = offer.number + (change or 0)
    answer = path.next()
    if answer is None:
        for_pool = offer.action == "pool"
        answers = tuple([_lot_answer(spot, number, for_pool) for spot in _best_lots(sheet, number, for_pool)])
        return Question("lot", answers, {"number": number, "action": offer.action})
    house = SPOTS.get(answer)
    if house is None or house.lot not in lots_for(sheet.streets[house.street - 1], number):
        raise path.stray()
    written = turns.write(sheet, house, offer, change)
    return _ask_effect(written, offer.action, house, lambda effect: Write(*combination, *house, change, effect), path)


@cache
def _lot_answer(spot: Spot, number: int, for_pool: bool) -> Answer:
    return Answer(str(spot), "lot", {"number": number, **_lot(spot, for_pool)})


def _lot(spot: Spot, for_pool: bool) -> Params:
    """What fills a pool lot loses its pool, unless it is a number with the pool action."""
    pool = "none" if not sheets.has_pool_lot(spot) else "possible" if for_pool else "lost"
    return {"place": str(spot), "pool": pool}


def _best_lots(sheet: Sheet, number: int, for_pool: bool) -> list[Spot]:
    """The lots for a number, those first that divide their gap as the number does; for a pool the pool lots."""
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


def _ask_effect(
    sheet: Sheet, action: ActionKind, house: Spot, move: Callable[[Effect | None], Move], path: _Path
) -> Question | Move:
    possible = turns.effects(sheet, action, house)
    if not possible:
        return move(None)
    answer = path.next()
    if answer is None:
        answers = [_effect_answer(sheet, action, effect) for effect in _best_effects(sheet, possible, house)]
        answers.append(Answer(NONE, "no_action", {"action": action}))
        params: Params = {"number": sheet.streets[house.street - 1].numbers[house.lot - 1], "place": str(house)}
        return Question(action, tuple(answers), params, default=action in _FREE_GIFTS)
    effect = _EFFECTS[action].get(answer)
    if answer != NONE and effect not in possible:
        raise path.stray()
    return move(effect)


def _best_effects(sheet: Sheet, possible: Sequence[Effect], house: Spot) -> Iterable[Effect]:
    """Fences that close an estate first; then what is nearest to the house just written."""

    def rank(effect: Effect) -> tuple[bool, bool, int]:
        match effect:
            case Fence(street, after):
                near = min(abs(after - house.lot), abs(after + 1 - house.lot))
                return not closes_estate(sheet.streets[street - 1], after), street != house.street, near
            case Bis(street, lot):
                return False, street != house.street, abs(lot - house.lot)
        return False, False, 0

    return sorted(possible, key=rank)


def _effect_answer(sheet: Sheet, action: ActionKind, effect: Effect) -> Answer:
    params: Params = {}
    match effect:
        case Fence(street, after):
            closes = "estate" if closes_estate(sheet.streets[street - 1], after) else "nothing"
            params = {"left": str(Spot(street, after)), "right": str(Spot(street, after + 1)), "closes": closes}
        case Marketing(size):
            params = {"size": size}
        case Bis(street, lot, copy):
            number = sheet.streets[street - 1].numbers[lot - 2 if copy == "left" else lot]
            params = {**_lot(Spot(street, lot), False), "number": number, "side": copy}
    return Answer(_EFFECT_IDS[effect], action, params)


# --- plans ------------------------------------------------------------------------------------------------------------


def _ask_plans(view: State, sheet: Sheet, path: _Path) -> Question | Move:
    answer = path.next()
    if answer == "end":
        return End()
    letters = turns.scorable(view, sheet)
    if answer is None:
        return _plans_question(view, sheet, letters)
    for letter in letters:
        if answer == letter:
            return _ask_estates(view, sheet, letter, path)
    raise path.stray()


def _plans_question(view: State, sheet: Sheet, letters: Sequence[Letter]) -> Question:
    end = Answer("end", "end")
    if not letters:
        return Question("end", (end,))
    values = {letter: plans.value(view.plans[LETTERS.index(letter)]) for letter in LETTERS}
    answers = [Answer(letter, "score", {"plan": letter, "points": values[letter]}) for letter in letters]
    closed = [
        Closed("score", "plan_not_fulfilled", {"plan": plan.stack, "points": values[plan.stack]})
        for plan in plans.unscored(sheet, view.plans)
        if plan.stack not in letters
    ]
    return Question("plans", (*answers, end), closed=tuple(closed))


def _ask_estates(view: State, sheet: Sheet, letter: Letter, path: _Path) -> Question | Move:
    plan, rivals = turns.plan_and_rivals(view, sheet, letter)
    chosen: list[Lots] = []
    while (choice := plans.next_estates(sheet, plan, chosen, rivals)).estates:
        answer = path.next()
        if answer is None:
            answers = (
                Answer(str(estate.lots), "estate", {"place": str(estate.lots), "size": estate.size})
                for estate in choice.estates
            )
            return Question("estate", tuple(answers), {"plan": letter}, default=choice.alike)
        found = next((estate.lots for estate in choice.estates if str(estate.lots) == answer), None)
        if found is None:
            raise path.stray()
        chosen.append(found)
    return Score(letter, tuple(sorted(chosen)))
