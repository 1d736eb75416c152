"""Scoring a building type or a city; at the end the final scoring, the winner, and the verdict on a solo game."""

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
from games.carrara.data import (
    CITIES,
    CITY,
    CITY_INDEX,
    DATA,
    TILES,
    TYPE_INDEX,
    TYPES,
    BuildingType,
    City,
    Rank,
    Tile,
)
from games.carrara.ending import total_cost
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import NO_OBJECTS, ClosedCity, Objects, ScoreCity, Scored, ScoreType, State
from games.core import IllegalMove, Params, Result, ScoreLine, Seat, SeatScore, Verdict, ranked


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


def yield_of(state: State, seat: Seat, move: ScoreType | ScoreCity) -> Yield:
    """The exact result of a scoring, legal or not."""
    if isinstance(move, ScoreType):
        return _yield(state, buildings_of(state, seat, move.building))
    tiles = state.players[seat].cities[CITY_INDEX[move.city]]
    return _yield(state, [(move.city, tile) for tile in tiles])


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
    moves: list[ScoreType | ScoreCity] = [
        ScoreType(building) for building in TYPES if building in standing and building not in player.scored_types
    ]
    moves += [
        ScoreCity(city)
        for city, tiles in zip(CITIES, player.cities, strict=True)
        if len(tiles) >= CITY[city].needed and owner_of(state, city) is None
    ]
    return moves


def check_score(state: State, seat: Seat, move: ScoreType | ScoreCity) -> None:
    if isinstance(move, ScoreType):
        _check_type(state, seat, move.building)
    else:
        _check_city(state, seat, move.city)
    if not markers_left(state, seat):
        raise IllegalMove("no_markers_left")


def _check_type(state: State, seat: Seat, building: BuildingType) -> None:
    if building in state.players[seat].scored_types:
        raise IllegalMove("type_already_scored", building=building)
    if not buildings_of(state, seat, building):
        raise IllegalMove("no_building_of_type", building=building)


def _check_city(state: State, seat: Seat, city: City) -> None:
    if city not in CITY:
        raise IllegalMove("not_a_move")
    owner = owner_of(state, city)
    if owner is not None:
        raise IllegalMove("city_closed", city=city, seat=owner)
    have, needed = len(state.players[seat].cities[CITY_INDEX[city]]), CITY[city].needed
    if have < needed:
        raise IllegalMove("too_few_buildings", city=city, have=have, needed=needed)


def score(state: State, seat: Seat, move: ScoreType | ScoreCity) -> State:
    result = yield_of(state, seat, move)
    state = _marked(state, seat, move)
    player, screen = state.players[seat], screen_of(state, seat)
    screen = replace(screen, coins=screen.coins + result.coins, objects=plus_objects(screen.objects, result.objects))
    state = with_player(state, seat, replace(player, vp=player.vp + result.vp, screen=screen))
    state = replace(state, supply=minus_objects(state.supply, result.objects), phase="after")
    what = move.building if isinstance(move, ScoreType) else move.city
    return reported(state, Scored(what, result.vp, result.coins, result.objects))


def _marked(state: State, seat: Seat, move: ScoreType | ScoreCity) -> State:
    if isinstance(move, ScoreType):
        player = state.players[seat]
        return with_player(state, seat, replace(player, scored_types=(*player.scored_types, move.building)))
    return replace(state, closed=(*state.closed, ClosedCity(move.city, seat)))


# --- the final scoring


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    seats = range(1 if state.solo else len(state.players))
    sheets = [final_lines(state, seat) for seat in seats]
    keys = [
        (sum(line.points for line in sheet), tie_breaks(state, seat)) for seat, sheet in zip(seats, sheets, strict=True)
    ]
    scores = tuple(
        SeatScore(seat, total, sheet, ties, rank)
        for seat, sheet, (total, ties), rank in zip(seats, sheets, keys, ranked(keys), strict=True)
    )
    return Result(scores, verdict(state, scores[0].total) if state.solo else None)


def final_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """The score sheet: the track, with the bonus of an announcement apart (R20), objects, buildings, coins."""
    player, screen = state.players[seat], screen_of(state, seat)
    announced = state.ending is not None and state.ending.by == "announced" and state.ending.seat == seat
    bonus = DATA.end.bonus if announced else 0
    objects, costs = sum(screen.objects), total_cost(state, seat)
    return (
        ScoreLine("track", player.vp - bonus),
        ScoreLine("announcement", bonus),
        ScoreLine("objects", DATA.final.per_object * objects, {"objects": objects}),
        ScoreLine(
            "buildings", DATA.final.per_cost * costs, {"costs": costs, "buildings": sum(map(len, player.cities))}
        ),
        ScoreLine("coins", screen.coins // DATA.final.coins_per_point, {"coins": screen.coins}),
    )


def final_total(state: State, seat: Seat) -> int:
    return sum(line.points for line in final_lines(state, seat))


def tie_breaks(state: State, seat: Seat) -> tuple[int, ...]:
    """More stones left, of any colour; still tied is a shared victory."""
    return (len(screen_of(state, seat).stones),)


def verdict(state: State, total: int) -> Verdict:
    """A win needs strictly more points than the House: with a tie it keeps the contract."""
    level = next(level for level in DATA.solo.levels if level.level == state.options.solo_level)
    house = final_total(state, HOUSE_SEAT)
    won = total > house
    rank = solo_rank(total + level.bonus, won)
    params: Params = {
        "level": level.level,
        "total": total,
        "house": house,
        "bonus": level.bonus,
        "rank_score": total + level.bonus,
    }
    return Verdict(rank.id, won, params)


def solo_rank(rank_score: int, won: bool) -> Rank:
    """The highest rank reached; the upper ones need a win."""
    return [rank for rank in DATA.solo.ranks if rank.start <= rank_score and (won or not rank.needs_win)][-1]
