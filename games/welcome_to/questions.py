"""The questions that lead a seat to its moves.

Before the number: combination → change (temp agency) → lot → what the action does; a strike; a roundabout → lot.
After it: a plan → its estates, where there is a choice; the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from games.asking import no_such_answer
from games.core import Answer, Answers, Closed, End, Params, Question, Seat
from games.welcome_to import plans, sheets, turns
from games.welcome_to.cards import Combination, combinations, gifts, offers
from games.welcome_to.data import LETTERS, ActionKind, Letter
from games.welcome_to.sheets import Spot
from games.welcome_to.state import (
    Bis,
    Effect,
    Fence,
    Lots,
    Marketing,
    Move,
    Offer,
    Player,
    Roundabout,
    Score,
    Sheet,
    State,
    Strike,
    Write,
)
from games.welcome_to.streets import gaps, runs, with_fence

T = TypeVar("T")

#: The answer that leaves an action unused.
NONE = "none"
ROUNDABOUT_FIRST = "roundabout"
#: Actions that cost nothing and leave no choice: hardly anybody declines them.
_FREE_GIFTS = ("park", "pool")


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    player = turns.check_waiting(view, seat)
    path = _Path(answers)
    then = _ask_number(view, player, path) if player.stage == "number" else _ask_plans(view, player, path)
    path.check_used_up()
    return then


class _Path:
    """The answers so far, read one after the other."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.read = 0

    def next(self, options: Mapping[str, T]) -> T | None:
        """What the next answer stands for; None if it has not been given yet."""
        if self.read == len(self.answers):
            return None
        answer = self.answers[self.read]
        if answer not in options:
            raise no_such_answer(self.answers)
        self.read += 1
        return options[answer]

    def check_used_up(self) -> None:
        if self.read < len(self.answers):
            raise no_such_answer(self.answers)


# --- the number -------------------------------------------------------------------------------------------------------


def _ask_number(view: State, player: Player, path: _Path) -> Question | Move:
    options: dict[str, Combination | Strike | str] = {}
    for combination in turns.writable_combinations(view, player.sheet):
        options[_combination_id(view, combination)] = combination
    if turns.can_strike(view, player):
        options |= {f"strike{give or ''}": Strike(give) for give in gifts(view)}
    spots = turns.roundabout_spots(view, player)
    if spots:
        options[ROUNDABOUT_FIRST] = ROUNDABOUT_FIRST
    match chosen := path.next(options):
        case None:
            return _turn_question(view, player, options)
        case Combination():
            return _ask_change(view, player.sheet, chosen, path)
        case Strike():
            return chosen
    return _ask_roundabout(player.sheet, spots, path)


def _combination_id(view: State, combination: Combination) -> str:
    return str(combination.number) if view.agency is None else f"{combination.number}+{combination.action}"


def _turn_question(view: State, player: Player, options: Mapping[str, Combination | Strike | str]) -> Question:
    answers = []
    for id_, option in options.items():
        match option:
            case Combination():
                answers.append(Answer(id_, *_combination_words(view, option)))
            case Strike(give):
                answers.append(Answer(id_, "strike_giving", _card(offers(view)[give - 1])) if give else _STRIKE)
            case _:
                answers.append(_ROUNDABOUT)
    return Question("turn", tuple(answers), {"round": view.round}, closed=tuple(_closed(view, player, options)))


_STRIKE = Answer("strike", "strike")
_ROUNDABOUT = Answer(ROUNDABOUT_FIRST, "roundabout")


def _combination_words(view: State, combination: Combination) -> tuple[str, Params]:
    params: Params = {**_card(turns.combined(view, combination)), "pile": combination.number}
    if view.agency is None:
        return "combination", params
    give = offers(view)[combination.left_over - 1]
    return "cards", {
        **params,
        "action_card": combination.action,
        "give": combination.left_over,
        "give_number": give.number,
        "give_action": give.action,
    }


def _card(offer: Offer) -> Params:
    return {"number": offer.number, "action": offer.action}


def _closed(view: State, player: Player, options: Mapping[str, object]) -> Iterable[Closed]:
    for combination in combinations(view):
        if _combination_id(view, combination) not in options:
            yield Closed(*_closed_combination(view, combination))
    if view.options.advanced and ROUNDABOUT_FIRST not in options:
        yield Closed("roundabout", turns.no_roundabout(view, player) or "nothing_fits_then")


def _closed_combination(view: State, combination: Combination) -> tuple[str, str, Params]:
    code, params = _combination_words(view, combination)
    return code, "number_fits_nowhere", params


def _ask_roundabout(sheet: Sheet, spots: Sequence[Spot], path: _Path) -> Question | Move:
    chosen = path.next({str(spot): spot for spot in spots})
    if chosen is not None:
        return Roundabout(*chosen)
    room = {Spot(no, lot): left for no, lot, left in _room(sheet)}
    # Where hardly a number fits any more, a roundabout helps most.
    best = sorted(spots, key=lambda spot: (room[spot], spot))
    return Question("roundabout", tuple(_place_answer("lot", spot, _lost_pool(spot)) for spot in best))


def _room(sheet: Sheet) -> Iterable[tuple[int, int, int]]:
    """Every free lot with the numbers that its gap has to spare."""
    for no, street in enumerate(sheet.streets, start=1):
        for first, last, low, high in gaps(street.numbers):
            for lot in range(first, last + 1):
                yield no, lot, high - low - 1 - (last - first + 1)


def _ask_change(view: State, sheet: Sheet, combination: Combination, path: _Path) -> Question | Move:
    offer = turns.combined(view, combination)
    if offer.action != "temp":
        return _ask_lot(sheet, combination, offer, None, path)
    options = {_change_id(by): (by,) for by in turns.changes(sheet, offer.number)}
    chosen = path.next(options)
    if chosen is not None:
        return _ask_lot(sheet, combination, offer, chosen[0], path)
    answers = tuple(
        Answer(id_, "leave", {"number": offer.number})
        if by is None
        else Answer(id_, "change", {"number": offer.number + by, "by": by})
        for id_, (by,) in options.items()
    )
    return Question("change", answers, _card(offer))


def _change_id(by: int | None) -> str:
    return NONE if by is None else f"{by:+d}"


def _ask_lot(
    sheet: Sheet, combination: Combination, offer: Offer, change: int | None, path: _Path
) -> Question | Move:
    number = offer.number + (change or 0)
    spots = sheets.spots_for(sheet, number)
    house = path.next({str(spot): spot for spot in spots})
    if house is None:
        best = _best_lots(sheet, number, offer.action)
        answers = tuple(_place_answer("lot", spot, _pool_fate(spot, offer.action)) for spot in best)
        return Question("lot", answers, {"number": number, "action": offer.action})
    write = Write(*combination, *house, change)
    return _ask_effect(turns.write(sheet, house, offer, change), write, offer.action, house, path)


def _best_lots(sheet: Sheet, number: int, action: ActionKind) -> list[Spot]:
    """The lots for a number, those first that divide their gap as the number does; for a pool the pool lots."""
    found = []
    for no, street in enumerate(sheet.streets, start=1):
        for first, last, low, high in gaps(street.numbers):
            if low < number < high:
                ideal = first - 0.5 + (last - first + 1) * (number - low - 0.5) / (high - low - 1)
                found += [(abs(lot - ideal), Spot(no, lot)) for lot in range(first, last + 1)]
    found.sort()
    best = [spot for _, spot in found]
    return sorted(best, key=lambda spot: not sheets.has_pool_lot(spot)) if action == "pool" else best


def _place_answer(code: str, spot: Spot, more: Params) -> Answer:
    place = str(spot)
    return Answer(place, code, {"place": place, **more})


def _pool_fate(spot: Spot, action: ActionKind) -> Params:
    return {"pool": "possible"} if action == "pool" and sheets.has_pool_lot(spot) else _lost_pool(spot)


def _lost_pool(spot: Spot) -> Params:
    return {"pool": "lost"} if sheets.has_pool_lot(spot) else {}


# --- the action -------------------------------------------------------------------------------------------------------


def _ask_effect(sheet: Sheet, write: Write, action: ActionKind, house: Spot, path: _Path) -> Question | Move:
    possible = turns.effects(sheet, action, house)
    if not possible:
        return write
    options: dict[str, Effect | None] = {_effect_id(effect): effect for effect in possible}
    chosen = path.next({**{id_: (effect,) for id_, effect in options.items()}, NONE: (None,)})
    if chosen is not None:
        return Write(write.number, write.action, write.street, write.lot, write.change, chosen[0])
    best = _best_effects(sheet, possible, house)
    answers = (*(_effect_answer(sheet, effect) for effect in best), Answer(NONE, "no_action", {"action": action}))
    return Question(action, answers, {"place": str(house)}, default=action in _FREE_GIFTS)


def _effect_id(effect: Effect) -> str:
    match effect:
        case Fence(street, after):
            return f"{street}.{after}"
        case Marketing(size):
            return str(size)
        case Bis(street, lot, copy):
            return f"{street}.{lot}-{copy}"
    return "yes"


def _best_effects(sheet: Sheet, possible: Sequence[Effect], house: Spot) -> Sequence[Effect]:
    """Fences that close an estate of houses first; then what is nearest to the house just written."""

    def rank(effect: Effect) -> tuple[bool, bool, int]:
        match effect:
            case Fence(street, after):
                near = min(abs(after - house.lot), abs(after + 1 - house.lot))
                return not _closes(sheet, effect), street != house.street, near
            case Bis(street, lot):
                return False, street != house.street, abs(lot - house.lot)
        return False, False, 0

    return sorted(possible, key=rank)


def _closes(sheet: Sheet, fence: Fence) -> bool:
    """Whether the fence makes a complete estate on one of its sides."""
    found = runs(with_fence(sheet.streets[fence.street - 1], fence.after))
    return any(run.complete and fence.after in (run.last, run.first - 1) for run in found)


def _effect_answer(sheet: Sheet, effect: Effect) -> Answer:
    id_ = _effect_id(effect)
    match effect:
        case Fence(street, after):
            return Answer(id_, "fence", {"place": id_, "next": f"{street}.{after + 1}"})
        case Marketing(size):
            return Answer(id_, "marketing", {"size": size})
        case Bis(street, lot, copy):
            number = sheet.streets[street - 1].numbers[lot - 2 if copy == "left" else lot]
            spot = Spot(street, lot)
            return Answer(id_, "bis", {"place": str(spot), "number": number, "side": copy, **_lost_pool(spot)})
    return Answer(id_, effect.__struct_config__.tag)


# --- plans ------------------------------------------------------------------------------------------------------------


def _ask_plans(view: State, player: Player, path: _Path) -> Question | Move:
    letters = turns.scorable(view, player.sheet)
    options: dict[str, Letter | End] = {**{letter: letter for letter in letters}, "end": End()}
    match chosen := path.next(options):
        case None:
            return _plans_question(view, player.sheet, letters)
        case End():
            return chosen
    return _ask_estates(view, player.sheet, chosen, path)


def _plans_question(view: State, sheet: Sheet, letters: Sequence[Letter]) -> Question:
    values = {letter: plans.value(view.plans[LETTERS.index(letter)]) for letter in LETTERS}
    answers = [Answer(letter, "score", {"plan": letter, "points": values[letter]}) for letter in letters]
    closed = [
        Closed("score", "plan_not_fulfilled", {"plan": plan.stack, "points": values[plan.stack]})
        for plan in plans.unscored(sheet, view.plans)
        if plan.stack not in letters
    ]
    return Question("plans", (*answers, Answer("end", "end")), {"round": view.round}, closed=tuple(closed))


def _ask_estates(view: State, sheet: Sheet, letter: Letter, path: _Path) -> Question | Move:
    plan, rivals = turns.plan_and_rivals(view, sheet, letter)
    chosen: list[Lots] = []
    while (choice := plans.next_estates(sheet, plan, chosen, rivals)).estates:
        options = {str(estate.lots): estate.lots for estate in choice.estates}
        estate = path.next(options)
        if estate is None:
            answers = tuple(
                Answer(id_, "estate", {"place": id_, "size": lots.size})
                for id_, lots in options.items()
            )  # fmt: skip
            return Question("estate", answers, {"plan": letter}, default=choice.alike)
        chosen.append(estate)
    return Score(letter, tuple(sorted(chosen)))
