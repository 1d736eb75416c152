"""The questions that lead a seat to its moves.

Before the number: combination → change (temp agency) → lot → what the action does; a strike; a roundabout → lot.
After it: a plan → its estates, where there is a choice; the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import TypeVar

from msgspec.structs import replace

from games.asking import no_such_answer
from games.core import Answer, Answers, Closed, End, Params, Question, Seat
from games.welcome_to import plans, sheets, state, turn
from games.welcome_to.cards import Combination, combinations, gifts, offers
from games.welcome_to.data import DATA, LETTERS, STREETS, ActionKind, Card, Letter
from games.welcome_to.sheets import Spot
from games.welcome_to.state import KINDS, Effect, Lots, Move, Player, Sheet, State, Write
from games.welcome_to.streets import closes_estate, gaps, lots_for

T = TypeVar("T")

#: The answer that leaves an action unused.
NONE = "none"

#: Every lot of a sheet by its name.
SPOTS = {str(spot): spot for spot in (Spot(no, lot) for no in (1, 2, 3) for lot in range(1, STREETS[no - 1].lots + 1))}
_CHANGES: dict[str, int | None] = {NONE: None, **{f"{by:+d}": by for by in DATA.limits.temp_changes}}
_EFFECTS: dict[str, Effect | None] = {
    NONE: None,
    "park": state.Park(),
    "pool": state.Pool(),
    **{id_: state.Fence(*spot) for id_, spot in SPOTS.items()},
    **{str(size): state.Marketing(size) for size in range(1, DATA.limits.largest_estate + 1)},
    **{f"{id_}-left": state.Bis(*spot, "left") for id_, spot in SPOTS.items()},
    **{f"{id_}-right": state.Bis(*spot, "right") for id_, spot in SPOTS.items()},
}
_PLANS: dict[str, Letter | None] = {"end": None, **{letter: letter for letter in LETTERS}}
_EFFECT_IDS = {effect: id_ for id_, effect in _EFFECTS.items()}
#: Actions that cost nothing and leave no choice: hardly anyone declines them.
_FREE_GIFTS = ("park", "pool")


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    player = turn.check_waiting(view, seat)
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

    def next(self) -> str:
        answer, self.left = self.left[0], self.left[1:]
        return answer

    def choose(self, known: Mapping[str, T]) -> T:
        """What the next answer stands for."""
        answer = self.next()
        if answer not in known:
            raise self.stray()
        return known[answer]

    def stray(self) -> Exception:
        return no_such_answer(self.answers)


# --- the number -------------------------------------------------------------------------------------------------------


def _ask_number(view: State, player: Player, path: _Path) -> Question | Move:
    if not path.left:
        return _turn_question(view, player)
    answer = path.next()
    if answer == "roundabout":
        return _ask_roundabout(view, player, path)
    for combination, offer in turn.writable_combinations(view, player.sheet).items():
        if answer == str(combination):
            return _ask_change(player.sheet, combination, offer, path)
    strikes = _strikes(view, player)
    if answer not in strikes:
        raise path.stray()
    return strikes[answer]


def _strikes(view: State, player: Player) -> dict[str, state.Strike]:
    return {f"strike{give or ''}": state.Strike(give) for give in gifts(view)} if turn.can_strike(view, player) else {}


def _turn_question(view: State, player: Player) -> Question:
    writable = turn.writable_combinations(view, player.sheet)
    answers = [Answer(str(each), *_combination_words(view, each, offer)) for each, offer in writable.items()]
    for id_, strike in _strikes(view, player).items():
        given = _card(offers(view)[strike.give - 1]) if strike.give else {}
        answers.append(Answer(id_, "strike_giving" if strike.give else "strike", given))
    if turn.roundabout_spots(view, player):
        answers.append(Answer("roundabout", "roundabout"))
    return Question("turn", tuple(answers), find_closed=lambda: _closed_turn(view, player))


def _closed_turn(view: State, player: Player) -> Iterator[Closed]:
    for combination, offer in combinations(view).items():
        if combination not in turn.writable_combinations(view, player.sheet):
            code, params = _combination_words(view, combination, offer)
            yield Closed(code, "number_fits_nowhere", params)
    if view.options.advanced and (why := turn.no_roundabout(view, player)):
        yield Closed("roundabout", why)


def _combination_words(view: State, combination: Combination, offer: Card) -> tuple[str, Params]:
    """Alone, cards that read the same differ in the one that is handed over."""
    params: Params = {**_card(offer), "pile": combination.number}
    if view.agency is None:
        return "combination", params
    give = offers(view)[combination.left_over - 1]
    more = {"action_pile": combination.action, "give_number": give.number, "give_action": give.action}
    return "cards", {**params, **more}


def _card(offer: Card) -> Params:
    return {"number": offer.number, "action": offer.action}


def _ask_roundabout(view: State, player: Player, path: _Path) -> Question | Move:
    spots = {str(spot): spot for spot in turn.roundabout_spots(view, player)}
    if not spots:
        raise path.stray()
    if path.left:
        return state.Roundabout(*path.choose(spots))
    # A roundabout helps most where hardly any number fits.
    room = _room(player.sheet)
    best = sorted(spots.values(), key=lambda spot: room[spot])
    return Question("roundabout", tuple([Answer(str(spot), "roundabout_on", _lot(spot, False)) for spot in best]))


def _room(sheet: Sheet) -> dict[Spot, int]:
    """Every free lot with how many numbers its gap has to spare."""
    return {
        Spot(no, lot): high - low - 1 - (last - first + 1)
        for no, street in enumerate(sheet.streets, start=1)
        for first, last, low, high in gaps(street.numbers)
        for lot in range(first, last + 1)
    }


def _ask_change(sheet: Sheet, combination: Combination, offer: Card, path: _Path) -> Question | Move:
    if offer.action != "temp":
        return _ask_lot(sheet, combination, offer, None, path)
    possible = turn.changes(sheet, offer.number)
    if not path.left:
        return Question("change", tuple(_change_answer(offer, by) for by in possible), _card(offer))
    change = path.choose(_CHANGES)
    if change not in possible:
        raise path.stray()
    return _ask_lot(sheet, combination, offer, change, path)


def _change_answer(offer: Card, by: int | None) -> Answer:
    if by is None:
        return Answer(NONE, "leave", {"number": offer.number})
    return Answer(f"{by:+d}", "change", {"number": offer.number + by, "by": by})


def _ask_lot(sheet: Sheet, combination: Combination, offer: Card, change: int | None, path: _Path) -> Question | Move:
    number = offer.number + (change or 0)
    if not path.left:
        for_pool = offer.action == "pool"
        answers = tuple([_lot_answer(spot, number, for_pool) for spot in _best_lots(sheet, number, for_pool)])
        return Question("lot", answers, {"number": number, "action": offer.action})
    house = path.choose(SPOTS)
    if house.lot not in lots_for(sheet.streets[house.street - 1], number):
        raise path.stray()
    return _ask_effect(turn.write(sheet, house, offer, change), offer.action, Write(*combination, *house, change), path)


@cache
def _lot_answer(spot: Spot, number: int, for_pool: bool) -> Answer:
    return Answer(str(spot), "lot", {"number": number, **_lot(spot, for_pool)})


def _lot(spot: Spot, for_pool: bool) -> Params:
    """What fills a pool lot loses its pool, unless it is a number with the pool action."""
    pool = "none" if not sheets.has_pool_lot(spot) else "possible" if for_pool else "lost"
    return {"place": str(spot), "pool": pool}


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


def _ask_effect(written: Sheet, action: ActionKind, move: Write, path: _Path) -> Question | Move:
    """``move`` is the number without its action."""
    house = Spot(move.street, move.lot)
    possible = turn.effects(written, action, house)
    if not possible:
        return move
    if path.left:
        effect = path.choose(_EFFECTS)
        if effect is not None and effect not in possible:
            raise path.stray()
        return replace(move, effect=effect)
    ranked = sorted((_ranked_answer(written, effect, house) for effect in possible), key=itemgetter(0))
    unused = Answer(NONE, "no_action", {"action": action})
    params: Params = {"number": written.streets[house.street - 1].numbers[house.lot - 1], "place": str(house)}
    answers = (*(answer for _, answer in ranked), unused)
    return Question(action, answers, params, default=action in _FREE_GIFTS)


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
            return (False, street != house.street, abs(lot - house.lot)), Answer(_EFFECT_IDS[effect], "bis", params)
        case state.Marketing(size):
            return (False, False, 0), Answer(_EFFECT_IDS[effect], "marketing", {"size": size})
    return (False, False, 0), Answer(_EFFECT_IDS[effect], KINDS[type(effect)])


@cache
def _fence_answer(left: Spot, closes: bool) -> Answer:
    right = Spot(left.street, left.lot + 1)
    params: Params = {"left": str(left), "right": str(right), "closes": "estate" if closes else "nothing"}
    return Answer(str(left), "fence", params)


# --- plans ------------------------------------------------------------------------------------------------------------


def _ask_plans(view: State, sheet: Sheet, path: _Path) -> Question | Move:
    if not path.left:
        return _plans_question(view, sheet, turn.scorable(view, sheet))
    letter = path.choose(_PLANS)
    if letter is None:
        return End()
    if letter not in turn.scorable(view, sheet):
        raise path.stray()
    return _ask_estates(view, sheet, letter, path)


def _plans_question(view: State, sheet: Sheet, letters: Sequence[Letter]) -> Question:
    end = Answer("end", "end")
    if not letters:
        return Question("end", (end,))
    worth: dict[Letter, Params] = {
        plan.stack: {"plan": plan.stack, "points": plans.value(view.plans[plans.index_of(plan)])}
        for plan in plans.unscored(sheet, view.plans)
    }
    answers = (Answer(letter, "score", worth[letter]) for letter in letters)
    closed = [Closed("score", "plan_not_fulfilled", worth[letter]) for letter in worth if letter not in letters]
    return Question("plans", (*answers, end), find_closed=lambda: closed)


def _ask_estates(view: State, sheet: Sheet, letter: Letter, path: _Path) -> Question | Move:
    plan, rivals = turn.plan_and_rivals(view, sheet, letter)
    chosen: list[Lots] = []
    while (choice := plans.next_estates(sheet, plan, chosen, rivals)).estates:
        found = {str(estate.lots): estate.lots for estate in choice.estates}
        if not path.left:
            answers = (Answer(place, "estate", {"place": place, "size": lots.size}) for place, lots in found.items())
            return Question("estate", tuple(answers), {"plan": letter}, default=choice.alike)
        chosen.append(path.choose(found))
    return state.Score(letter, tuple(sorted(chosen)))
