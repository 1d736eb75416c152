"""What is marked on a sheet: what is new, the preview of a half-made choice, and what can be chosen next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from games.asking import Asked
from games.core import Answer, Answers, Event, Seat
from games.turns import Told
from games.welcome_to import sheets
from games.welcome_to.cards import Combination
from games.welcome_to.questions import SPOTS
from games.welcome_to.sheets import Spot
from games.welcome_to.state import Bis, Sheet, State
from renderers.welcome_to.lots import house_number


class Fresh(NamedTuple):
    """The names of lots and fences that are new; a fence is named by the lot on its left."""

    lots: frozenset[str] = frozenset()
    fences: frozenset[str] = frozenset()


def fresh_of(events: Iterable[Event]) -> Fresh:
    built = [event.params for event in events if event.code.startswith(("wrote", "roundabout"))]
    lots = (params[name] for params in built for name in ("place", "bis") if name in params)
    return Fresh(frozenset(map(str, lots)), frozenset(str(params["left"]) for params in built if "left" in params))


class Marks(Struct, frozen=True):
    """A sheet as it is drawn; everything besides the sheet and what is new is only on the seat's own."""

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
    fresh: Fresh = Fresh()


def marks_of(view: State, seat: Seat, asked: Asked[Any] | None, told: tuple[Told, ...] = ()) -> Marks:
    """``told`` may hold the seat's own moves of the open round."""
    sheet = view.players[seat].sheet
    own = (event for turn in told if turn.turn == view.round - 1 for event in turn.events if event.seat == seat)
    fresh = fresh_of(own)
    if asked is None or asked.question is None:
        return Marks(sheet, fresh=fresh)
    question = asked.question
    found: dict[str, list[Answer]] = defaultdict(list)
    for answer in question.answers:
        found[answer.code].append(answer)
    house = SPOTS.get(str(question.params.get("place")))
    if house is not None:
        sheet = sheets.write_number(sheet, house, int(question.params["number"]))
    piles = frozenset(int(answer.params["pile"]) for answer in (*found["combination"], *found["cards"]))
    return Marks(
        sheet,
        taken=_taken(asked.answers) if "number" in question.params else None,
        ghost=house,
        targets=_targets(sheet, found),
        fence_places=frozenset(SPOTS[answer.id] for answer in found["fence"]),
        estates=frozenset(answer.id for answer in found["estate"]),
        spent=frozenset(asked.answers[1:] if found["estate"] else ()),
        plans=frozenset(answer.id for answer in found["score"]),
        sizes=frozenset(int(answer.id) for answer in found["marketing"]),
        park=house.street if house is not None and found["park"] else 0,
        pool=house if found["pool"] else None,
        piles=piles if question.code in ("turn", "strike") else None,
        fresh=fresh,
    )


def _taken(answers: Answers) -> Combination:
    number, _, action = answers[0].partition("+")
    return Combination(int(number), int(action or number))


def _targets(sheet: Sheet, found: Mapping[str, list[Answer]]) -> dict[Spot, str]:
    """What can be written where, or on which lots a roundabout can be built."""
    targets = {SPOTS[answer.id]: "" for answer in found["roundabout_on"]}
    targets |= {SPOTS[answer.id]: str(answer.params["number"]) for answer in found["lot"]}
    for number in sorted(int(answer.params["number"]) for answer in (*found["change"], *found["leave"])):
        for spot in sheets.spots_for(sheet, number):
            lowest = targets.get(spot, str(number)).partition("–")[0]
            targets[spot] = lowest if lowest == str(number) else f"{lowest}–{number}"
    for answer in sorted(found["bis"], key=lambda answer: answer.id):
        spot = SPOTS[str(answer.params["place"])]
        bis = Bis(*spot, "left" if answer.params["side"] == "left" else "right")
        street = sheets.with_effect(sheet, spot, bis).streets[spot.street - 1]
        house = house_number(street.numbers[spot.lot - 1], street.letters[spot.lot - 1])
        targets[spot] = f"{targets[spot]}\n{house}" if spot in targets else house
    return targets
