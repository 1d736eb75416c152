"""Scoring a building type or a city; at the end the final scoring, the winner, and the verdict on a solo game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.carrara.data import (
    CITIES,
    CITY,
    CITY_INDEX,
    DATA,
    TILES,
    TYPES,
    BuildingType,
    City,
    Rank,
    Tile,
    TileData,
)
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import (
    NO_OBJECTS,
    ClosedCity,
    Objects,
    ScoreCity,
    ScoreType,
    State,
    markers_left,
    minus_objects,
    owner_of,
    plus_objects,
    screen_of,
    with_player,
)
from games.carrara.stones import remembered
from games.core import IllegalMove, Params, Result, ScoreLine, Seat, SeatScore, Verdict, ranked


class Yield(Struct, frozen=True):
    """What a scoring brings; ``buildings`` objects are due, ``objects`` is what the supply really gives (R11)."""

    vp: int = 0
    coins: int = 0
    objects: Objects = NO_OBJECTS
    buildings: int = 0


class Holdings(Struct, frozen=True):
    """What a player's buildings cost, and what is due for them by type and by city, in board order."""

    cost: int
    types: dict[BuildingType, Yield]
    cities: dict[City, Yield]


@remembered
def _holdings(cities: tuple[tuple[Tile, ...], ...]) -> Holdings:
    built = [(city, TILES[tile]) for city, tiles in zip(CITIES, cities, strict=True) for tile in tiles]
    types = {kind: [one for one in built if one[1].type == kind] for kind in TYPES}
    places = {city: [one for one in built if one[0] == city] for city in CITIES}
    return Holdings(
        cost=sum(tile.cost for _, tile in built),
        types={kind: _due(buildings) for kind, buildings in types.items() if buildings},
        cities={city: _due(buildings) for city, buildings in places.items() if buildings},
    )


def _due(buildings: list[tuple[City, TileData]]) -> Yield:
    income = {"vp": 0, "coins": 0}
    for city, tile in buildings:
        income[CITY[city].reward] += CITY[city].value * tile.cost
    a, b, c, d, e, f = map([tile.type for _, tile in buildings].count, TYPES)
    return Yield(income["vp"], income["coins"], (a, b, c, d, e, f), len(buildings))


def holdings(state: State, seat: Seat) -> Holdings:
    return _holdings(state.players[seat].cities)


def total_cost(state: State, seat: Seat) -> int:
    return holdings(state, seat).cost


def yield_of(state: State, seat: Seat, move: ScoreType | ScoreCity) -> Yield:
    """The exact result of a scoring, legal or not. Short supply gives what is there, no substitute (R11)."""
    held = holdings(state, seat)
    due = held.types.get(move.building) if isinstance(move, ScoreType) else held.cities.get(move.city)
    if due is None:
        return Yield()
    a, b, c, d, e, f = map(min, state.supply, due.objects)
    return Yield(due.vp, due.coins, (a, b, c, d, e, f), due.buildings)


def can_score(state: State, seat: Seat) -> bool:
    return bool(legal_scorings(state, seat))


def legal_scorings(state: State, seat: Seat) -> list[ScoreType | ScoreCity]:
    """R10: a building may score once through its type and once through its city."""
    if not markers_left(state, seat):
        return []
    held, scored = holdings(state, seat), state.players[seat].scored_types
    closed = [city.city for city in state.closed]
    moves: list[ScoreType | ScoreCity] = [ScoreType(building) for building in held.types if building not in scored]
    moves += [
        ScoreCity(city)
        for city, due in held.cities.items()
        if due.buildings >= CITY[city].needed and city not in closed
    ]
    return moves


def score_refusal(state: State, seat: Seat, move: ScoreType | ScoreCity) -> IllegalMove | None:
    if isinstance(move, ScoreType):
        refusal = _type_refusal(state, seat, move.building)
    elif move.city not in CITY:
        refusal = IllegalMove("not_a_move")
    else:
        have = len(state.players[seat].cities[CITY_INDEX[move.city]])
        refusal = city_refusal(move.city, have, owner_of(state, move.city))
    return refusal or (None if markers_left(state, seat) else IllegalMove("no_markers_left"))


def _type_refusal(state: State, seat: Seat, building: BuildingType) -> IllegalMove | None:
    if building in state.players[seat].scored_types:
        return IllegalMove("type_already_scored", building=building)
    if building not in holdings(state, seat).types:
        return IllegalMove("no_building_of_type", building=building)
    return None


def city_refusal(city: City, have: int, owner: Seat | None) -> IllegalMove | None:
    """Why somebody with so many buildings in a city can't score it, whoever closed it."""
    if owner is not None:
        return IllegalMove("city_closed", city=city, seat=owner)
    needed = CITY[city].needed
    return IllegalMove("too_few_buildings", city=city, have=have, needed=needed) if have < needed else None


def score(state: State, seat: Seat, move: ScoreType | ScoreCity) -> State:
    result = yield_of(state, seat, move)
    state = _marked(state, seat, move)
    player, screen = state.players[seat], screen_of(state, seat)
    screen = replace(screen, coins=screen.coins + result.coins, objects=plus_objects(screen.objects, result.objects))
    state = with_player(state, seat, replace(player, vp=player.vp + result.vp, screen=screen))
    return replace(state, supply=minus_objects(state.supply, result.objects), phase="after")


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
