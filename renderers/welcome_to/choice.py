"""What is marked on a seat's own sheet: the preview of a half-made choice, and what can be chosen next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.asking import Asked
from games.core import Question, Seat
from games.turns import Told
from games.welcome_to import sheets
from games.welcome_to.cards import Combination
from games.welcome_to.questions import SPOTS
from games.welcome_to.sheets import Spot
from games.welcome_to.state import Sheet, Side, State
from renderers.welcome_to.lots import house_number
from renderers.welcome_to.small_streets import NOTHING_NEW, Fresh, fresh_of


class Marks(Struct, frozen=True):
    """A seat's own sheet as it is to be drawn."""

    #: With what has been chosen so far.
    sheet: Sheet
    #: The cards that were chosen.
    taken: Combination | None = None
    #: The house that would be written.
    ghost: Spot | None = None
    #: Where something can be built next, and what would be written there; each possibility on its own line.
    targets: Mapping[Spot, str] = {}
    #: Fences, named by the lot on their left.
    fence_places: frozenset[Spot] = frozenset()
    #: Estates, by name, that can be used for a plan, and those that have been chosen for it.
    estates: frozenset[str] = frozenset()
    spent: frozenset[str] = frozenset()
    #: Plans that can be scored.
    plans: frozenset[str] = frozenset()
    #: Estate sizes that marketing can raise, and the street that can get a park.
    sizes: frozenset[int] = frozenset()
    park: int = 0
    #: Where a pool can be built.
    pool: Spot | None = None
    #: Piles whose number can be taken; ``None`` while nothing is asked about them.
    piles: frozenset[int] | None = None
    #: What the seat has built in this round.
    fresh: Fresh = NOTHING_NEW


def marks_of(view: State, seat: Seat, asked: Asked[Any] | None, told: tuple[Told, ...] = ()) -> Marks:
    """``told`` may hold the seat's own moves of the open round."""
    own = (event for turn in told if turn.turn == view.round - 1 for event in turn.events if event.seat == seat)
    return replace(_marks_of_choice(view, seat, asked), fresh=fresh_of(own))


def _marks_of_choice(view: State, seat: Seat, asked: Asked[Any] | None) -> Marks:
    sheet = view.players[seat].sheet
    question = asked.question if asked is not None else None
    if asked is None or question is None:
        return Marks(sheet)
    match question.code:
        case "turn":
            piles = frozenset(int(answer.params["pile"]) for answer in question.answers if "pile" in answer.params)
            return Marks(sheet, piles=piles)
        case "roundabout":
            return Marks(sheet, targets=dict.fromkeys(_spots(question, "roundabout_on"), ""))
        case "end":
            return Marks(sheet)
        case "plans":
            return Marks(sheet, plans=_ids(question, "score"))
        case "estate":
            return Marks(sheet, estates=_ids(question, "estate"), spent=frozenset(asked.answers[1:]))
    number, _, action = asked.answers[0].partition("+")
    return _marks_of_number(sheet, question, Combination(int(number), int(action or number)))


def _marks_of_number(sheet: Sheet, question: Question, taken: Combination) -> Marks:
    match question.code:
        case "change":
            return Marks(sheet, taken, targets=_change_targets(sheet, question))
        case "lot":
            number = str(question.params["number"])
            return Marks(sheet, taken, targets=dict.fromkeys(_spots(question, "lot"), number))
    house = SPOTS[str(question.params["place"])]
    written = sheets.write_number(sheet, house, int(question.params["number"]))
    match question.code:
        case "fence":
            return Marks(written, taken, house, fence_places=frozenset(_spots(question, "fence")))
        case "bis":
            return Marks(written, taken, house, _bis_targets(written, question))
        case "marketing":
            sizes = frozenset(int(size) for size in _ids(question, "marketing"))
            return Marks(written, taken, house, sizes=sizes)
        case "park":
            return Marks(written, taken, house, park=house.street)
    return Marks(written, taken, house, pool=house)


def _ids(question: Question, code: str) -> frozenset[str]:
    """The answers that mean this; others end the turn or leave an action unused."""
    return frozenset(answer.id for answer in question.answers if answer.code == code)


def _spots(question: Question, code: str) -> list[Spot]:
    return sorted(SPOTS[id_] for id_ in _ids(question, code))


def _change_targets(sheet: Sheet, question: Question) -> dict[Spot, str]:
    """Which of the numbers that a change allows fit where."""
    fitting: dict[Spot, set[int]] = defaultdict(set)
    for number in {int(answer.params["number"]) for answer in question.answers}:
        for spot in sheets.spots_for(sheet, number):
            fitting[spot].add(number)
    return {spot: _numbers(found) for spot, found in fitting.items()}


def _numbers(found: set[int]) -> str:
    low, high = min(found), max(found)
    return str(low) if low == high else f"{low}–{high}"


def _bis_targets(sheet: Sheet, question: Question) -> dict[Spot, str]:
    sides: dict[Spot, list[Side]] = defaultdict(list)
    for answer in question.answers:
        if answer.code == "bis":
            sides[SPOTS[str(answer.params["place"])]].append("left" if answer.params["side"] == "left" else "right")
    return {spot: "\n".join(_bis_number(sheet, spot, side) for side in sorted(sides[spot])) for spot in sorted(sides)}


def _bis_number(sheet: Sheet, spot: Spot, side: Side) -> str:
    street = sheets.build_bis(sheet, spot, side).streets[spot.street - 1]
    return house_number(street.numbers[spot.lot - 1], street.letters[spot.lot - 1])
