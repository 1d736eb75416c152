"""The House of Malaspina on the light table, so that somebody who plays alone can think ahead."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.ai.table import (
    CITY_NUMBERS,
    COLOURS,
    KINDS,
    PAYS_VP,
    PRICES,
    SEGMENTS,
    VALUE,
    Side,
    Table,
)
from games.carrara.data import DATA, SoloLevel

GRADES = tuple(colour.grade for colour in DATA.colours)


def house_turn(table: Table, house: SoloLevel) -> None:
    """The last side plays a turn by the fixed priorities of the House."""
    if table.ended:
        house = replace(house, patience=DATA.solo.last_turn_patience, cost=DATA.solo.last_turn_cost)
    side = table.sides[-1]
    if not (_scores(table, side, house) or _builds(table, side, house)):
        _buys(table, side, house)
    if table.field and side.coins >= DATA.extra.price:
        table.buy_object(side)
    if table.may_announce(side):
        table.announce(side)


def _scores(table: Table, side: Side, house: SoloLevel) -> bool:
    if not side.markers:
        return False
    cities = [(_city_worth(table, side, city), -city) for city in CITY_NUMBERS if table.can_score_city(side, city)]
    if cities:
        table.score_city(side, -max(cities)[1])
        return True
    kinds = [
        (_kind_worth(table, side, kind), -kind)
        for kind in KINDS
        if side.kind_open[kind] and side.kind_count[kind] >= house.patience
    ]
    if kinds:
        table.score_kind(side, -max(kinds)[1])
    return bool(kinds)


def _city_worth(table: Table, side: Side, city: int) -> int:
    amount = side.city_cost[city] * VALUE[city]
    objects = DATA.solo.object_worth * table.objects_for_city(side, city)
    return objects + (amount if PAYS_VP[city] else amount // DATA.solo.coins_per_worth)


def _kind_worth(table: Table, side: Side, kind: int) -> int:
    objects = DATA.solo.object_worth * table.objects_for_kind(side, kind)
    return objects + side.kind_vp[kind] + side.kind_coins[kind] // DATA.solo.coins_per_worth


def _builds(table: Table, side: Side, house: SoloLevel) -> bool:
    tiles = [(slot, *tile) for slot, tile in enumerate(table.display) if tile is not None]
    if not tiles:
        return False
    least = min(house.cost, max(cost for _, _, cost in tiles))
    options = []
    held = 0
    for city in CITY_NUMBERS:
        held += side.stones[city]
        for slot, kind, cost in tiles:
            if least <= cost <= held:
                own = side.kind_count[kind] if side.kind_open[kind] else 0
                options.append((cost * (1 + VALUE[city]), -city, own, -kind, slot))
    if not options:
        return False
    _, city, _, _, slot = max(options)
    table.build(side, slot, -city)
    return True


def _buys(table: Table, side: Side, house: SoloLevel) -> None:
    if not table.can_buy():
        side.coins += DATA.market.relief
        return
    table.turn_wheel()
    best = max((_offer(table, segment, house.allowance) for segment in SEGMENTS), key=lambda offer: offer[:2])
    if best[0]:
        table.take(side, best[1], best[2], price=0)
    else:
        side.coins += DATA.market.relief


def _offer(table: Table, segment: int, allowance: int) -> tuple[int, int, list[int]]:
    """The grades it would get from the segment, and the stones."""
    there, prices = table.wheel[segment], PRICES[segment]
    chosen, grades = [0] * len(COLOURS), 0
    for colour in sorted(COLOURS, key=prices.__getitem__):
        price = prices[colour]
        number = there[colour] if not price else min(there[colour], allowance // price)
        chosen[colour] = number
        grades += number * GRADES[colour]
        allowance -= number * price
        if number < there[colour]:
            break
    return grades, segment, chosen
