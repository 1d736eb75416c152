"""Scoring a building type or a city, and what it brings."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from games.carrara.changes import (
    markers_left,
    minus_objects,
    owner_of,
    plus_objects,
    reported,
    screen_of,
    with_player,
)
from games.carrara.data import CITIES, CITY, CITY_INDEX, TILES, TYPE_INDEX, TYPES, BuildingType, City, Tile
from games.carrara.state import NO_OBJECTS, Closed, Objects, ScoreCity, Scored, ScoreType, State
from games.first_edition import IllegalAction, Seat


class Yield(Struct, frozen=True):
    """What a scoring brings; ``buildings`` objects are due, ``objects`` is what the supply really gives (R11)."""

    vp: int = 0
    coins: int = 0
    objects: Objects = NO_OBJECTS
    buildings: int = 0


def buildings_of(state: State, seat: Seat, building: BuildingType) -> list[tuple[City, Tile]]:
    return [
        (city, tile)
        for city, tiles in zip(CITIES, state.players[seat].cities, strict=True)
        for tile in tiles
        if TILES[tile].type == building
    ]


def yield_of(state: State, seat: Seat, action: ScoreType | ScoreCity) -> Yield:
    """The exact result of a scoring, legal or not."""
    if isinstance(action, ScoreType):
        return _yield(state, buildings_of(state, seat, action.building))
    tiles = state.players[seat].cities[CITY_INDEX[action.city]]
    return _yield(state, [(action.city, tile) for tile in tiles])


def _yield(state: State, buildings: list[tuple[City, Tile]]) -> Yield:
    due = [0] * len(TYPES)
    income = {"vp": 0, "coins": 0}
    for city, tile in buildings:
        income[CITY[city].reward] += CITY[city].value * TILES[tile].cost
        due[TYPE_INDEX[TILES[tile].type]] += 1
    return Yield(income["vp"], income["coins"], _from_supply(state.supply, due), len(buildings))


def _from_supply(supply: Objects, due: Iterable[int]) -> Objects:
    """Short supply: what is there of that kind, no substitute and never from the field (R11)."""
    a, b, c, d, e, f = (min(there, wanted) for there, wanted in zip(supply, due, strict=True))
    return (a, b, c, d, e, f)


def can_score(state: State, seat: Seat) -> bool:
    return bool(legal_scorings(state, seat))


def legal_scorings(state: State, seat: Seat) -> list[ScoreType | ScoreCity]:
    """R10: a building may score once through its type and once through its city."""
    if not markers_left(state, seat):
        return []
    player = state.players[seat]
    standing = {TILES[tile].type for tiles in player.cities for tile in tiles}
    actions: list[ScoreType | ScoreCity] = [
        ScoreType(building) for building in TYPES if building in standing and building not in player.scored_types
    ]
    actions += [
        ScoreCity(city)
        for city, tiles in zip(CITIES, player.cities, strict=True)
        if len(tiles) >= CITY[city].needed and owner_of(state, city) is None
    ]
    return actions


def check_score(state: State, seat: Seat, action: ScoreType | ScoreCity) -> None:
    if isinstance(action, ScoreType):
        _check_type(state, seat, action.building)
    else:
        _check_city(state, seat, action.city)
    if not markers_left(state, seat):
        raise IllegalAction("no_markers_left")


def _check_type(state: State, seat: Seat, building: BuildingType) -> None:
    if building in state.players[seat].scored_types:
        raise IllegalAction("type_already_scored", building=building)
    if not buildings_of(state, seat, building):
        raise IllegalAction("no_building_of_type", building=building)


def _check_city(state: State, seat: Seat, city: City) -> None:
    if city not in CITY:
        raise IllegalAction("unreadable", text=city)
    owner = owner_of(state, city)
    if owner is not None:
        raise IllegalAction("city_closed", city=city, seat=owner)
    have, needed = len(state.players[seat].cities[CITY_INDEX[city]]), CITY[city].needed
    if have < needed:
        raise IllegalAction("too_few_buildings", city=city, have=have, needed=needed)


def score(state: State, seat: Seat, action: ScoreType | ScoreCity) -> State:
    result = yield_of(state, seat, action)
    state = _marked(state, seat, action)
    player, screen = state.players[seat], screen_of(state, seat)
    screen = replace(screen, coins=screen.coins + result.coins, objects=plus_objects(screen.objects, result.objects))
    state = with_player(state, seat, replace(player, vp=player.vp + result.vp, screen=screen))
    state = replace(state, supply=minus_objects(state.supply, result.objects), phase="after")
    what = action.building if isinstance(action, ScoreType) else action.city
    return reported(state, Scored(what, result.vp, result.coins, result.objects))


def _marked(state: State, seat: Seat, action: ScoreType | ScoreCity) -> State:
    if isinstance(action, ScoreType):
        player = state.players[seat]
        return with_player(state, seat, replace(player, scored_types=(*player.scored_types, action.building)))
    return replace(state, closed=(*state.closed, Closed(action.city, seat)))
