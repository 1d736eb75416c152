"""What a sheet is worth to its owner: points noted, and what may still come of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.welcome_to.ai.chances import horizon, street_filled, strike_chance
from games.welcome_to.ai.layout import Prices, best_layout
from games.welcome_to.ai.plan_hopes import Site, Wish, plan_hope
from games.welcome_to.data import STREETS, TRACKS
from games.welcome_to.plans import index_of, needed_sizes, uses_estates
from games.welcome_to.sheets import pools_built
from games.welcome_to.state import EMPTY, Sheet


class Weights(NamedTuple):
    """How much each hope counts; set by hand and checked over many games."""

    #: Numbers that come to a gap in each round.
    arrivals: float = 1.6
    #: A lot that will be filled, whatever it becomes part of.
    lot: float = 1.0
    #: A strike to be feared in one of the next rounds.
    strike: float = 6.0
    #: A fence still to be built, how much more it costs towards the end, and its chance to be built at all.
    fence: float = 1.0
    fence_late: float = 4.0
    fence_chance: float = 0.85
    #: See ``layout.Prices``.
    independence: float = 0.7
    #: The next marketing box of each size.
    marketing: float = 0.6
    #: How much plans decide about the estates aimed at, and how much the hope of scoring them counts.
    plan_pull: float = 1.0
    plan: float = 0.8
    #: Parks still to come, and how many lots of a street come with one.
    park: float = 0.6
    park_rate: float = 0.35
    #: A pool lot still empty.
    pool: float = 0.25


class Ahead(NamedTuple):
    """What the worth of a sheet depends on besides the sheet."""

    #: Rounds that the game may still last.
    rounds: float
    #: The three plans and what they would bring.
    wishes: tuple[Wish, ...]
    #: Points for so many temp boxes, as things stand.
    temps: tuple[float, ...]
    weights: Weights


_FEARED_ROUNDS = 8


def worth(sheet: Sheet, ahead: Ahead) -> float:
    weights = ahead.weights
    to_come = horizon(ahead.rounds * weights.arrivals)
    fear = weights.strike * min(ahead.rounds, _FEARED_ROUNDS) * (1 + sheet.strikes)
    return (
        noted(sheet)
        + ahead.temps[sheet.temps]
        + park_hope(sheet, ahead)
        + pool_hope(sheet, ahead)
        + estate_hope(sheet, ahead, to_come)
        + weights.lot * sum(street_filled(street.numbers, to_come) for street in sheet.streets)
        - fear * strike_chance(sheet)
    )


def noted(sheet: Sheet) -> int:
    """Points that nothing can change any more."""
    return (
        sum(sheet.plans) - TRACKS.bis[sheet.bis] - TRACKS.strikes[sheet.strikes] - TRACKS.roundabouts[sheet.roundabouts]
    )


def park_hope(sheet: Sheet, ahead: Ahead) -> float:
    """Parks count double where the last one, which is worth most, comes within reach."""
    value = 0.0
    for street, data, parks in zip(sheet.streets, STREETS, sheet.parks, strict=True):
        values = data.park_values
        value += values[parks]
        if left := len(values) - 1 - parks:
            lots = min(street.numbers.count(EMPTY), ahead.rounds)
            reach = min(1.0, ahead.weights.park_rate * lots / left)
            value += ahead.weights.park * reach * (values[-1] - values[parks]) * (parks + 1) / len(values)
    return value


def pool_hope(sheet: Sheet, ahead: Ahead) -> float:
    built = pools_built(sheet)
    values = TRACKS.pools
    if built == len(values) - 1:
        return values[built]
    free = sum(
        street.numbers[lot - 1] == EMPTY
        for street, data in zip(sheet.streets, STREETS, strict=True)
        for lot in data.pool_lots
    )
    return values[built] + ahead.weights.pool * free * (values[built + 1] - values[built])


# --- estates and plans ------------------------------------------------------------------------------------------------


def estate_hope(sheet: Sheet, ahead: Ahead, to_come: int) -> float:
    """What the estates bring that stand or are aimed at, and the plans they help to score."""
    unscored = tuple(wish for wish in ahead.wishes if not sheet.plans[index_of(wish.plan)])
    values, prices = _prices(sheet.marketing, unscored, ahead.rounds, ahead.weights)
    hope = 0.0
    sites = []
    for no, street in enumerate(sheet.streets, start=1):
        layout = best_layout(street.numbers, street.fences, street.used, to_come, prices)
        hope -= prices.fence * layout.missing
        for estate in layout.hopes:
            hope += estate.chance * values[estate.size - 1]
            if not estate.used:
                sites.append(Site(no, estate))
    return hope + ahead.weights.plan * plan_hope(sheet, unscored, sites)


@lru_cache(maxsize=1 << 10)
def _prices(
    marketing: tuple[int, ...], unscored: tuple[Wish, ...], rounds: float, weights: Weights
) -> tuple[tuple[float, ...], Prices]:
    """The value of an estate of each size, with the next box half in mind; and its price, with its share of plans."""
    values = tuple(
        column[crossed] + weights.marketing * (column[min(crossed + 1, len(column) - 1)] - column[crossed])
        for column, crossed in zip(TRACKS.marketing, marketing, strict=True)
    )
    sizes = list(values)
    for plan, points in unscored:
        if uses_estates(plan):
            needed = needed_sizes(plan)
            for size in set(needed):
                sizes[size - 1] += weights.plan_pull * points * size / sum(needed)
    return values, Prices(
        sizes=tuple(sizes),
        fence=weights.fence + weights.fence_late / (rounds + 1),
        fence_chance=weights.fence_chance * rounds / (rounds + 2),
        independence=weights.independence,
    )
