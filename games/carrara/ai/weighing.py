"""What an idea seems to be worth, in points at the end of the game."""

from __future__ import annotations

from math import inf
from typing import Literal, NamedTuple

from games.carrara.ai.table import (
    CITY_NUMBERS,
    COLOURS,
    KINDS,
    NEEDED,
    PAYS_VP,
    PRICES,
    SEGMENTS,
    VALUE,
    Side,
    Table,
)
from games.carrara.ai.weights import LAST_TURN, PRACTISED
from games.carrara.data import DATA

IdeaName = Literal["buy", "build", "kind", "city", "pass"]
CITY_PAY = tuple(zip(VALUE, PAYS_VP, strict=True))
MARKERS = DATA.components.markers

#: ``build``: a slot of the display and a city; ``kind`` and ``city``: which one is scored; else zeros.
Idea = tuple[IdeaName, int, int]


class Purchase(NamedTuple):
    worth: float
    segment: int
    stones: list[int]
    price: int


BUY: Idea = ("buy", 0, 0)
PASS: Idea = ("pass", 0, 0)


class Outlook:
    """How one side sees the table, with weights that depend on how far the game has come."""

    __slots__ = ("coin", "late", "seat", "side", "spare", "stones", "table", "units", "weights")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.side = table.sides[seat]
        self.weights = weights = LAST_TURN if table.ended else PRACTISED
        self.late = 1.0 if table.ended else lateness(table)
        self.spare = 1.0 - self.late * weights.late
        self.coin = weights.coin + (weights.late_coin - weights.coin) * self.late
        #: What a city pays for each cost, in points.
        self.units = [value if pays_vp else value * self.coin for value, pays_vp in CITY_PAY]
        self.stones = [worth * self.spare for worth in weights.stones]

    def ideas(self) -> list[tuple[float, Idea]]:
        """Everything this side may do and what it seems worth; empty if nothing is possible."""
        found: list[tuple[float, Idea]] = []
        if self.side.markers:
            found += self._kind_scorings()
            found += self._city_scorings()
        if any(self.side.stones):
            found += self._builds()
        if self.table.can_buy():
            found.append((self._purchase_ahead(), BUY))
        if self.table.may_pass:
            found.append((0.0, PASS))
        return found

    # --- scoring

    def _kind_scorings(self) -> list[tuple[float, Idea]]:
        side, weights = self.side, self.weights
        wait = weights.kind_wait * (1.0 - self.late)
        return [
            (weights.kind_score * self._kind_gain(kind) - wait, ("kind", kind, 0))
            for kind in KINDS
            if side.kind_count[kind] and side.kind_open[kind]
        ]

    def _city_scorings(self) -> list[tuple[float, Idea]]:
        side, weights = self.side, self.weights
        wait = weights.city_wait * (1.0 - self.late)
        found: list[tuple[float, Idea]] = []
        for city in CITY_NUMBERS:
            if self.table.can_score_city(side, city):
                rush = weights.city_rush if self._contested(city) else 0.0
                found.append((weights.city_score * self._city_gain(city) - wait + rush, ("city", city, 0)))
        return found

    def _kind_gain(self, kind: int) -> float:
        side = self.side
        objects = self.weights.object * self.table.objects_for_kind(side, kind)
        return side.kind_vp[kind] + self.coin * side.kind_coins[kind] + objects

    def _city_gain(self, city: int) -> float:
        objects = self.weights.object * self.table.objects_for_city(self.side, city)
        return self.side.city_cost[city] * self.units[city] + objects

    def _contested(self, city: int) -> bool:
        """Whether somebody else is at most one building short of closing the city."""
        for other, side in enumerate(self.table.sides):
            if other != self.seat and side.markers and len(side.city_kinds[city]) + 1 >= NEEDED[city]:
                return True
        return False

    # --- building

    def _builds(self) -> list[tuple[float, Idea]]:
        weights, supply = self.weights, self.table.supply
        kind_share, city_share, units = self._kind_shares(), self._city_shares(), self.units
        spent, starts = self._hand()
        stones = len(spent) - 1
        found: list[tuple[float, Idea]] = []
        for slot, tile in enumerate(self.table.display):
            if tile is None:
                continue
            kind, cost = tile
            share = kind_share[kind]
            prize = weights.object if supply[kind] else 0.0
            plain = cost + weights.build
            for city in CITY_NUMBERS:
                start = starts[city]
                if start + cost <= stones:
                    paid = spent[start + cost] - spent[start]
                    gain = plain + (share + city_share[city]) * (cost * units[city] + prize) - paid
                    found.append((gain, ("build", slot, city)))
        return found

    def _kind_shares(self) -> list[float]:
        """How much of its worth a building of each kind will earn through its type."""
        side, spare = self.side, self.spare
        if not side.markers:
            return [0.0] * len(KINDS)
        start, more = self.weights.kind_start, self.weights.kind_more
        return [
            min(1.0, start + more * count) * spare if is_open else 0.0
            for count, is_open in zip(side.kind_count, side.kind_open, strict=True)
        ]

    def _city_shares(self) -> list[float]:
        """How much of its worth one more building in each city will earn through the city."""
        shares = [0.0] * len(CITY_NUMBERS)
        if not self.side.markers:
            return shares
        ready, start, more = self.weights.city_ready, self.weights.city_start, self.weights.city_more
        for city, (kinds, closed) in enumerate(zip(self.side.city_kinds, self.table.closed, strict=True)):
            standing = len(kinds) + 1
            if not closed:
                shares[city] = self.spare * (ready if standing >= NEEDED[city] else min(start + more * standing, ready))
        return shares

    def _hand(self) -> tuple[list[float], list[int]]:
        """This side's stones, lowest grade first: the worth of the first 0, 1, …, and where each city's part begins."""
        total, sums = 0.0, [0.0]
        starts = [0] * len(CITY_NUMBERS)
        for colour in reversed(COLOURS):
            starts[colour] = len(sums) - 1
            for _ in range(self.side.stones[colour]):
                total += self.stones[colour]
                sums.append(total)
        return sums, starts

    # --- buying

    def _purchase_ahead(self) -> float:
        """Before the wheel turns: the best of what is already on it."""
        *others, last = self.table.wheel
        return max([offer.worth for offer in self.purchases([last, *others])], default=0.0)

    def purchases(self, wheel: list[list[int]]) -> list[Purchase]:
        """The best purchase from each segment where something is affordable."""
        offers = [self._purchase(segment, wheel[segment]) for segment in SEGMENTS if any(wheel[segment])]
        return [offer for offer in offers if offer is not None]

    def _purchase(self, segment: int, there: list[int]) -> Purchase | None:
        """Every stone of the segment that seems worth its price, good ones first, or the one that is least bad."""
        prices, purse = PRICES[segment], self.side.coins
        total, chosen = 0.0, [0] * len(COLOURS)
        least_bad, least_colour = -inf, -1
        for colour in COLOURS:
            price = prices[colour]
            if not there[colour] or price > purse:
                continue
            net = self.stones[colour] - self.coin * price
            if net > 0.0:
                number = min(there[colour], purse // price) if price else there[colour]
                purse -= number * price
                total += number * net
                chosen[colour] = number
            elif net > least_bad:
                least_bad, least_colour = net, colour
        if any(chosen):
            return Purchase(total, segment, chosen, self.side.coins - purse)
        if least_colour < 0:
            return None
        chosen[least_colour] = 1
        return Purchase(least_bad, segment, chosen, prices[least_colour])

    # --- after the action

    def wants_object(self) -> bool:
        side, table = self.side, self.table
        if not table.field or side.coins < DATA.extra.price:
            return False
        return table.ended or side.coins >= self.weights.purse or side.objects < table.objects_needed

    def wants_end(self) -> bool:
        """Whether an announcement now would win, as far as this side can tell."""
        own = self.side.final() + DATA.end.bonus
        return all(
            own > side.final() + (self.weights.lead if other > self.seat else 0.0)
            for other, side in enumerate(self.table.sides)
            if other != self.seat
        )


def lateness(table: Table) -> float:
    """0 at the start, 1 once somebody may announce."""
    return max(_reached(table, side) for side in table.sides)


def _reached(table: Table, side: Side) -> float:
    scorings = MARKERS - side.markers
    cost, objects = side.cost / table.cost_needed, side.objects / table.objects_needed
    part = scorings / DATA.end.scorings
    return ((cost if cost < 1 else 1) + (objects if objects < 1 else 1) + (part if part < 1 else 1)) / 3
