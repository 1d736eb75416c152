"""What a choice would do: the preview of a focus, worked out with the menus of the rules."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.carrara.changes import screen_of
from games.carrara.data import CITY_INDEX, DATA, City, Tile
from games.carrara.ending import one
from games.carrara.menus import CityChoice, SegmentOffer, TileChoice, segments, tiles
from games.carrara.scoring import Yield, buildings_of, yield_of
from games.carrara.state import NO_OBJECTS, Objects, ScoreCity, ScoreType, State, Stones
from games.carrara.stones import LETTERS, price
from games.first_edition import Seat
from renderers.carrara.focus import Focus


class Plan(Struct, frozen=True):
    """A choice with all its consequences for the seat that makes it."""

    focus: Focus
    #: The wheel when stones may be taken from it next.
    segments: tuple[SegmentOffer, ...]
    #: Everything the stones of the seat could pay for.
    payable: tuple[TileChoice, ...]
    #: Stones picked from the chosen segment.
    picked: Stones = ""
    #: The chosen building in the chosen city, and the stones that would pay for it.
    site: CityChoice | None = None
    pay: Stones = ""
    #: What the chosen scoring brings, and the buildings that count for it.
    scoring: Yield | None = None
    counted: frozenset[Tile] = frozenset()
    #: Coins and objects won, or coins spent.
    coins: int = 0
    objects: Objects = NO_OBJECTS

    @property
    def tile(self) -> TileChoice | None:
        return next((choice for choice in self.payable if choice.tile == self.focus.tile), None)

    @property
    def offer(self) -> SegmentOffer | None:
        return None if self.focus.segment is None else self.segments[self.focus.segment - 1]

    @property
    def targets(self) -> dict[City, CityChoice]:
        """Where the chosen building could stand."""
        return {} if self.tile is None else {city.city: city for city in self.tile.cities}


def plan(view: State, seat: Seat, focus: Focus) -> Plan:
    known = Plan(focus, segments(view, seat), tiles(view, seat))
    if focus.tile is not None:
        return _building(view, seat, known)
    if focus.segment is not None:
        return _purchase(known, focus.segment)
    if focus.object is not None:
        return replace(known, coins=-DATA.extra.price, objects=one(focus.object))
    return _scoring(view, seat, known)


def _purchase(known: Plan, segment: int) -> Plan:
    there = "".join(stone.stone for stone in known.segments[segment - 1].stones)
    picked = common(known.focus.stones or "", there)
    return replace(known, picked=picked, coins=-price(picked, segment))


def _building(view: State, seat: Seat, known: Plan) -> Plan:
    site = known.targets.get(known.focus.city) if known.focus.city is not None else None
    if site is None:
        return known
    named = known.focus.stones
    pay = site.action.pay if named is None else common(named, screen_of(view, seat).stones)
    return replace(known, site=site, pay=pay)


def _scoring(view: State, seat: Seat, known: Plan) -> Plan:
    action: ScoreType | ScoreCity
    if known.focus.type is not None:
        action = ScoreType(known.focus.type)
        counted = frozenset(tile for _, tile in buildings_of(view, seat, known.focus.type))
    elif known.focus.city is not None:
        action = ScoreCity(known.focus.city)
        counted = frozenset(view.players[seat].cities[CITY_INDEX[known.focus.city]])
    else:
        return known
    result = yield_of(view, seat, action)
    return replace(known, scoring=result, counted=counted, coins=result.coins, objects=result.objects)


def common(some: Stones, others: Stones) -> Stones:
    """The stones that are in both."""
    return "".join(letter * min(some.count(letter), others.count(letter)) for letter in LETTERS)
