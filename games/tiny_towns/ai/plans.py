"""Patterns in the making: which cubes of a town belong together, and what the whole town is worth with them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.tiny_towns.ai.experience import stage_of
from games.tiny_towns.ai.outlook import Prospects, Sketch, Worths, worths
from games.tiny_towns.building import EVERY_RESOURCE, OFFSET, PLACEMENTS, stands_anywhere
from games.tiny_towns.layout import Layout
from games.tiny_towns.scoring import score_layout
from games.tiny_towns.state import RESOURCES, CardId, Resource
from games.tiny_towns.town import ALL_SQUARES, squares

#: It is late once this few squares are unbuilt.
_LATE = 7
_OFFSETS = tuple(OFFSET.values())


class Plan(NamedTuple):
    """A pattern that still fits between the buildings of a town."""

    needs: int
    #: The squares of its real cubes; a Trading Post needs none.
    covers: int
    size: int
    #: What it adds, by the number of cubes still missing; without it, its cubes would be strays.
    worth: tuple[float, ...]
    card: CardId


class Mind(NamedTuple):
    """What a computer opponent thinks about one layout of buildings."""

    prospects: Prospects
    worths: Worths
    plans: tuple[Plan, ...]
    stray: float


def mind_on(sketch: Sketch, prospects: Prospects) -> Mind:
    return _made_up(sketch.layout, prospects, sketch.cubes.wild)


@lru_cache(maxsize=128)
def _made_up(layout: Layout, prospects: Prospects, wild: int) -> Mind:
    """What to think of a layout; ``wild`` are the squares of Trading Posts."""
    found = worths(layout, prospects)
    stray = prospects.learned.stray[stage_of(layout.unbuilt.bit_count())]
    plans = [plan for card in prospects.cards(layout) for plan in _plans(layout, prospects, found, card, wild)]
    return Mind(prospects, found, tuple(plans), stray)


def narrowed(mind: Mind, sketch: Sketch) -> Mind:
    """The same mind without the plans that the cubes in town rule out until something is built."""
    reachable = sketch.cubes.have | EVERY_RESOURCE * sketch.cubes.empty
    return mind._replace(plans=tuple(plan for plan in mind.plans if plan.needs & reachable == plan.needs))


def _plans(layout: Layout, prospects: Prospects, found: Worths, card: CardId, wild: int) -> list[Plan]:
    by_square = found.by_card[card]
    if not by_square:
        return []
    best_anywhere = max(by_square.values()) if stands_anywhere(card, layout.monument) else None
    plans = []
    in_the_making: dict[tuple[int, float], tuple[float, ...]] = {}
    for needs, covers in PLACEMENTS[card]:
        real = covers & ~wild
        if real & layout.built or not real:
            continue
        best = max(by_square[square] for square in squares(real)) if best_anywhere is None else best_anywhere
        size = real.bit_count()
        worth = in_the_making.get((size, best))
        if worth is None:
            worth = _worth_in_the_making(prospects, layout, card, size, best - found.usual)
            in_the_making[size, best] = worth
        plans.append(Plan(needs, real, size, worth, card))
    return plans


def _worth_in_the_making(
    prospects: Prospects, layout: Layout, card: CardId, size: int, building: float
) -> tuple[float, ...]:
    learned = prospects.learned
    left = layout.unbuilt.bit_count()
    early = left > _LATE
    share, making, of_card = learned.share[early][size], learned.making[early][size], learned.making_of[card]
    stray = learned.stray[stage_of(left)]
    return tuple(
        share[missing] * building + making[missing] + of_card[missing] - stray * (size - missing)
        for missing in range(size)
    )


def value(sketch: Sketch, mind: Mind, open_cards: tuple[Resource, ...] = (), gained: float = 0.0) -> float:
    """The expected final score of a town; ``gained`` is the worth of what was built since."""
    have, _, empty = sketch.cubes
    prospects = mind.prospects
    if not empty:
        return score_layout(sketch.layout, prospects.display, prospects.around).total
    learned = prospects.learned
    unbuilt = sketch.layout.unbuilt
    left = unbuilt.bit_count()
    total = mind.worths.outlook + gained + learned.room[left][empty.bit_count()]
    cubes = unbuilt & ~empty
    if not cubes:
        return total
    total += mind.stray * cubes.bit_count()
    chosen, waited_for = _chosen_plans(mind, have, empty, cubes)
    stage = stage_of(left)
    total += sum([added for _, added in chosen]) + learned.wanted[sum(map(bool, waited_for))][stage]
    if len(open_cards) >= 2:
        wanted = sum(1 for resource in open_cards if waited_for[RESOURCES.index(resource)])
        total += learned.open_wanted[len(open_cards) - 2][wanted][stage]
    return total


def value_by_part(sketch: Sketch, prospects: Prospects, open_cards: tuple[Resource, ...]) -> dict[str, float]:
    """What that score is made of: what each card scores now, the patterns in the making, and what else may come."""
    mind = mind_on(sketch, prospects)
    scored = score_layout(sketch.layout, prospects.display, prospects.around)
    found = {f"scored {card}": float(points) for card, points in zip(prospects.display, scored.cards, strict=True)}
    found |= {"monument": float(scored.monument), "empty_squares": float(scored.empty_squares)}
    have, _, empty = sketch.cubes
    for card, added in _chosen_plans(mind, have, empty, sketch.layout.unbuilt & ~empty)[0] if empty else ():
        found[f"making {card}"] = found.get(f"making {card}", 0.0) + added
    found["rest"] = value(sketch, mind, open_cards) - sum(found.values())
    return found


def _chosen_plans(mind: Mind, have: int, empty: int, cubes: int) -> tuple[list[tuple[CardId, float]], list[int]]:
    """The best plans that share no square: what each adds, and how many cubes of each resource they wait for."""
    everything_empty = EVERY_RESOURCE * empty
    reachable = have | everything_empty
    possible = []
    for needs, covers, size, worth, card in mind.plans:
        if needs & reachable == needs:
            missing = (covers & empty).bit_count()
            if missing < size and worth[missing] > 0:
                possible.append((worth[missing], covers, needs & everything_empty, card))
    possible.sort(reverse=True)
    rivalry = mind.prospects.learned.rivalry
    chosen, used, waited_for = list[tuple[CardId, float]](), 0, [0] * len(RESOURCES)
    for added, covers, waiting, card in possible:
        if covers & used:
            continue
        if waiting:
            added, waited = _with_rivals(added, waiting, waited_for, rivalry)
            if added <= 0:
                continue
            waited_for = waited
        chosen.append((card, added))
        used |= covers
        if not cubes & ~used:
            break
    return chosen, waited_for


def _with_rivals(
    worth: float, waiting: int, waited_for: list[int], rivalry: tuple[float, ...]
) -> tuple[float, list[int]]:
    """A plan is worth less when other plans already wait for the same resource."""
    waited = waited_for.copy()
    for index, offset in enumerate(_OFFSETS):
        for _ in range((waiting >> offset & ALL_SQUARES).bit_count()):
            worth += rivalry[min(waited[index], len(rivalry) - 1)]
            waited[index] += 1
    return worth, waited
