"""What a side may expect to have at the end, judged from what it has now.

The figures were fitted to 300,000 positions of 18,000 games of two: they foretell by how much the game is won.
"""

from __future__ import annotations

from operator import mul

from games.carrara.ai.table import CITY_NUMBERS, KINDS, NEEDED, PAYS_VP, VALUE, Side, Table
from games.carrara.data import DATA
from games.core import Seat

#: What a coin counts for when scorings are compared.
COIN = 0.35
OBJECT = DATA.final.per_object

#: What one of each counts for in points: at the start, and shortly before the end.
FIGURES = (
    (0.87, 1.29),  # point on the track
    (3.30, 3.73),  # object
    (3.47, 1.25),  # cost of what was built
    (0.82, -0.08),  # coin
    (0.70, 0.64),  # coin of the first ten
    (4.68, 1.46),  # stones: white
    (5.11, 1.15),
    (4.92, 1.20),
    (3.99, 1.25),
    (3.67, 1.27),
    (2.97, 1.12),  # black
    (7.35, 7.36),  # marker
    (0.26, 0.32),  # point of what could be scored now with all markers
    (0.61, 0.20),  # point of the best of these scorings
    (1.05, 0.20),  # building in a city that can't be scored yet, shared by those it lacks
)


#: What each of the figures is about.
ABOUT = (
    *("points", "objects", "buildings", "coins", "coins"),
    *("stones",) * len(DATA.colours),
    *("markers", "scorings", "scorings", "scorings"),
)


def prospects(table: Table, late: float) -> list[float]:
    """For each side, in points; only differences between sides mean something."""
    weights = _weights(late)
    return [sum(map(mul, weights, _holdings(table, side))) for side in table.sides]


def prospects_by_part(table: Table, seat: Seat, late: float) -> dict[str, float]:
    """What the prospects of one side are made of."""
    found = dict.fromkeys(ABOUT, 0.0)
    for about, weight, number in zip(ABOUT, _weights(late), _holdings(table, table.sides[seat]), strict=True):
        found[about] += weight * number
    return found


def _weights(late: float) -> list[float]:
    return [start + (end - start) * late for start, end in FIGURES]


def _holdings(table: Table, side: Side) -> tuple[float, ...]:
    scorings, begun = _scorings(table, side)
    scorings.sort(reverse=True)
    return (
        side.vp,
        side.objects,
        side.cost,
        side.coins,
        min(side.coins, DATA.extra.price),
        *side.stones,
        side.markers,
        sum(scorings[: side.markers]),
        scorings[0] if scorings and side.markers else 0.0,
        begun,
    )


def _scorings(table: Table, side: Side) -> tuple[list[float], float]:
    """What each scoring would bring, and how much is begun in cities that can't be scored yet."""
    found = [
        side.kind_vp[kind] + COIN * side.kind_coins[kind] + OBJECT * table.objects_for_kind(side, kind)
        for kind in KINDS
        if side.kind_count[kind] and side.kind_open[kind]
    ]
    begun = 0.0
    for city in CITY_NUMBERS:
        standing = len(side.city_kinds[city])
        if not standing or table.closed[city]:
            continue
        if standing >= NEEDED[city]:
            amount = side.city_cost[city] * VALUE[city]
            found.append((amount if PAYS_VP[city] else COIN * amount) + OBJECT * table.objects_for_city(side, city))
        else:
            begun += standing / (NEEDED[city] - standing)
    return found, begun
