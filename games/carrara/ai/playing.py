"""Whole turns on the light table, for everybody to the end of the game, the House of Malaspina too.

To think ahead, promising choices are tried out for a round in many games that could follow, and the best go on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import exp
from random import Random
from statistics import fmean
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.carrara.ai.prospects import prospects
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
    read_table,
)
from games.carrara.ai.weighing import Idea, Outlook, Purchase, lateness
from games.carrara.data import DATA, SoloLevel
from games.carrara.state import State
from games.core import Seat

RELIEF = DATA.market.relief
GRADES = tuple(colour.grade for colour in DATA.colours)


def play_on(table: Table, turns: int) -> None:
    """Play this many more turns; once the end is near, play to the end."""
    seats = len(table.sides)
    while turns > 0 or table.ended:
        if table.turn == seats:
            if table.ended:
                return
            table.turn = 0
        if table.house is not None and table.turn == seats - 1:
            house_turn(table, table.house)
        else:
            play_turn(table, table.turn)
        table.turn += 1
        turns -= 1


def play_turn(table: Table, seat: int) -> None:
    options = Outlook(table, seat).ideas()
    if options:
        play(table, seat, max(options)[1])
    else:
        table.sides[seat].coins += RELIEF
    finish(table, seat)


def play(table: Table, seat: int, idea: Idea) -> None:
    side = table.sides[seat]
    name, first, second = idea
    if name == "buy":
        table.turn_wheel()
        purchase(table, side, max(Outlook(table, seat).purchases(table.wheel), default=None))
    elif name == "build":
        table.build(side, first, second)
    elif name == "kind":
        table.score_kind(side, first)
    elif name == "city":
        table.score_city(side, first)


def purchase(table: Table, side: Side, bargain: Purchase | None) -> None:
    if bargain is None:
        side.coins += RELIEF
    else:
        table.take(side, bargain.segment, bargain.stones, bargain.price)


def finish(table: Table, seat: int) -> None:
    """After the action: an object, the end."""
    side = table.sides[seat]
    if side.coins < DATA.extra.price and not table.may_announce(side):
        return
    outlook = Outlook(table, seat)
    if outlook.wants_object():
        table.buy_object(side)
    if table.may_announce(side) and outlook.wants_end():
        table.announce(side)


# --- the House of Malaspina


def house_turn(table: Table, house: SoloLevel) -> None:
    """The last side plays a turn by the fixed priorities of the House."""
    if table.ended:
        house = replace(house, patience=DATA.solo.last_turn_patience, cost=DATA.solo.last_turn_cost)
    side = table.sides[-1]
    if not (_house_scores(table, side, house) or _house_builds(table, side, house)):
        _house_buys(table, side, house)
    if table.field and side.coins >= DATA.extra.price:
        table.buy_object(side)
    if table.may_announce(side):
        table.announce(side)


def _house_scores(table: Table, side: Side, house: SoloLevel) -> bool:
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


def _house_builds(table: Table, side: Side, house: SoloLevel) -> bool:
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


def _house_buys(table: Table, side: Side, house: SoloLevel) -> None:
    if not table.can_buy():
        side.coins += RELIEF
        return
    table.turn_wheel()
    best = max((_offer(table, segment, house.allowance) for segment in SEGMENTS), key=lambda offer: offer[:2])
    if best[0]:
        table.take(side, best[1], best[2], price=0)
    else:
        side.coins += RELIEF


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


# --- thinking ahead

T = TypeVar("T")


class Stage(Struct, frozen=True):
    """How many choices are still in the race, and how often each is tried out."""

    choices: int
    games: int


STAGES = (Stage(12, 4), Stage(6, 6), Stage(3, 10))
#: A lead of this many points is rather safe: while the game goes on, and at the end, when only coins are guessed.
SAFE = 7.0
SAFE_AT_THE_END = 2.0


def chances(
    view: State,
    seat: Seat,
    choices: Sequence[T],
    attempt: Callable[[Table, T], None],
    rng: Random,
    staying: Collection[int] = (),
) -> list[tuple[float, T]]:
    """The choices that were tried out and how well they did, from 0 to 1, best first.

    They come most promising first. ``attempt`` does one of them on a table, up to the end of the turn. Then everybody
    has one more turn. Those whose numbers are ``staying`` aren't dropped. What was dropped did worse than what stayed:
    a lucky start doesn't count for more.
    """
    results: list[list[float]] = [[] for _ in choices]
    racing, dropped = [*range(len(choices))], list[int]()
    for stage in STAGES:
        out = [number for number in racing[stage.choices :] if number not in staying]
        racing, dropped = [number for number in racing if number not in out], [*out, *dropped]
        for _ in range(stage.games):
            world, luck = read_table(view, rng), rng.random()
            for number in racing:
                # All choices get the same luck, so that we compare the choices and not their luck.
                table = world.copy(Random(luck).random)
                attempt(table, choices[number])
                table.turn = seat + 1
                play_on(table, len(table.sides))
                results[number].append(_success(table, seat))
        racing.sort(key=lambda number: fmean(results[number]), reverse=True)
    found, least = list[tuple[float, T]](), 1.0
    for number in [*racing, *(number for number in dropped if results[number])]:
        least = min(least, fmean(results[number]))
        found.append((least, choices[number]))
    return found


def _success(table: Table, seat: Seat) -> float:
    """How likely the seat is to win."""
    if table.ended:
        expected, safe = [float(side.final()) for side in table.sides], SAFE_AT_THE_END
    else:
        expected, safe = prospects(table, lateness(table)), SAFE
    own = expected.pop(seat)
    return 1.0 / (1.0 + exp(min(500.0, (max(expected) - own) / safe)))
