"""Thinking ahead: the best constructions after a placement, and the best placement of the cube after that."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from games.core import Seat
from games.tiny_towns.ai.outlook import Prospects, Sketch
from games.tiny_towns.ai.plans import Mind, Plan, mind_on, narrowed, value
from games.tiny_towns.building import OFFSET, payments, stands_anywhere
from games.tiny_towns.data import DATA, cards_with
from games.tiny_towns.discover import is_barred, is_free_round, is_solo, pass_hammer
from games.tiny_towns.layout import TYPE
from games.tiny_towns.state import RESOURCES, CardId, Resource, State
from games.tiny_towns.town import squares

#: Constructions in a row that are worked out after a placement.
_IN_A_ROW = 2
#: How many squares are considered for a building.
_TARGETS = 2
_BANKS = cards_with("distinct_marker")
_BLACK = TYPE["black"]


class Construction(NamedTuple):
    card: CardId
    removes: int
    target: int


class Line(NamedTuple):
    """Some constructions in a row: what the town is worth after them, and what it looks like."""

    worth: float
    sketch: Sketch


def best_line(sketch: Sketch, prospects: Prospects, open_cards: tuple[Resource, ...], depth: int = _IN_A_ROW) -> Line:
    """The best constructions in a town, at most ``depth`` in a row, or none of them."""
    mind = mind_on(sketch, prospects)
    lines = [Line(value(sketch, mind, open_cards), sketch)]
    if depth:
        built = (sketch.with_building(*construction) for construction in constructions(sketch, mind))
        lines += [best_line(each, prospects, open_cards, depth - 1) for each in built]
    return max(lines, key=lambda line: line.worth)


def constructions(sketch: Sketch, mind: Mind) -> list[Construction]:
    """What can be constructed now, each on its most promising squares."""
    found = []
    for card in mind.prospects.cards(sketch.layout):
        if card in _BANKS and sketch.layout.types[_BLACK].bit_count() >= len(RESOURCES):
            continue
        by_square = mind.worths.by_card[card]
        for removes in payments(sketch.cubes, card):
            targets = sorted(squares(_targets(sketch, card, removes)), key=lambda square: -by_square[square])
            found += [Construction(card, removes, target) for target in targets[:_TARGETS]]
    return found


def _targets(sketch: Sketch, card: CardId, removes: int) -> int:
    return removes | sketch.cubes.empty if stands_anywhere(card, sketch.layout.monument) else removes


# --- at a glance: the mind stays as it was before a construction ------------------------------------------------------


def glance(
    sketch: Sketch, mind: Mind, near: Mind, resource: Resource, square: int, open_cards: tuple[Resource, ...]
) -> float:
    """What a town is worth with one more cube and the best single construction it completes.

    ``near`` is the mind narrowed to the plans that fit the cubes before.
    """
    placed = sketch.with_cube(resource, square)
    best = value(placed, near, open_cards)
    cube = 1 << OFFSET[resource] + square
    for plan in near.plans:
        if plan.needs & cube and plan.needs & placed.cubes.have == plan.needs:
            best = max(best, _glance_at_building(placed, mind, plan, open_cards))
    return best


def _glance_at_building(sketch: Sketch, mind: Mind, plan: Plan, open_cards: tuple[Resource, ...]) -> float:
    by_square = mind.worths.by_card[plan.card]
    target = max(squares(_targets(sketch, plan.card, plan.covers)), key=lambda square: by_square[square])
    built = sketch.with_building(plan.card, plan.covers, target)
    return value(built, mind, open_cards, by_square[target])


# --- the next round ---------------------------------------------------------------------------------------------------


class NextRound(NamedTuple):
    """What may come next: a resource of the seat's choice, or one by chance with these weights."""

    chosen: bool
    weights: dict[Resource, float]


_EVEN: dict[Resource, float] = dict.fromkeys(RESOURCES, 1.0)


def next_round(view: State, seat: Seat) -> NextRound:
    """Which resource comes in the round after this one: by choice, or by chance."""
    if is_solo(view):
        return NextRound(True, dict.fromkeys(known_cards(view), 1.0))
    if view.options.mode == "prospectors":
        return NextRound(pass_hammer(view).hammer == seat, _EVEN)
    if is_free_round(replace(view, round=view.round + 1)) and not is_barred(view, seat):
        return NextRound(True, _EVEN)
    return NextRound(False, _unseen(view))


def known_cards(view: State) -> tuple[Resource, ...]:
    """Solo: the open cards, except one that came up blank on a view."""
    return tuple(card for card in view.open_cards if card is not None)


def _unseen(view: State) -> dict[Resource, float]:
    """How many cards of each resource nobody has seen since the last shuffle."""
    if not view.deck:
        return _EVEN
    left = dict(DATA.resource_deck.counts)
    for resource in (*view.discard, view.resource):
        if resource is not None:
            left[resource] -= 1
    return {resource: float(count) for resource, count in left.items() if count}


def worth_next_round(
    sketch: Sketch, prospects: Prospects, coming: NextRound, open_cards: tuple[Resource, ...]
) -> float:
    """What a town will be worth one round later, played well."""
    mind = mind_on(sketch, prospects)
    if not sketch.cubes.empty:
        return value(sketch, mind)
    near = narrowed(mind, sketch)
    worth = {}
    for resource in coming.weights:
        left = _without(open_cards, resource)
        worth[resource] = max(
            glance(sketch, mind, near, resource, square, left) for square in squares(sketch.cubes.empty)
        )
    if coming.chosen:
        return max(worth.values())
    return sum(worth[resource] * weight for resource, weight in coming.weights.items()) / sum(coming.weights.values())


def _without(open_cards: tuple[Resource, ...], resource: Resource) -> tuple[Resource, ...]:
    left = list(open_cards)
    if resource in left:
        left.remove(resource)
    return tuple(left)
