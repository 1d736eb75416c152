"""Scoring a building type or a city; at the end the final scoring, the winner, and the verdict on a solo game."""

from __future__ import annotations

from operator import add, sub

from msgspec import Struct
from msgspec.structs import replace

from games.carrara import state as moves
from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TILES, TYPES, BuildingType, City, Rank, Tile, TileData
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import ClosedCity, Objects, Screen, State, markers_left, owner_of, screen_of, with_player
from games.carrara.stones import remembered
from games.core import IllegalMove, Params, Result, ScoreLine, Seat, Verdict, seat_scores

Scoring = moves.ScoreType | moves.ScoreCity
_TYPES = {building: moves.ScoreType(building) for building in TYPES}
_CITIES = {city: moves.ScoreCity(city) for city in CITIES}


class Yield(Struct, frozen=True):
    """What a scoring brings. It earns one object per building, as far as the supply has them (R11)."""

    vp: int
    coins: int
    objects: Objects
    buildings: int


def buildings_of(state: State, seat: Seat, building: BuildingType) -> list[tuple[City, TileData]]:
    """The seat's buildings of a type, and where they stand."""
    cities = zip(CITIES, state.players[seat].cities, strict=True)
    return [(city, TILES[tile]) for city, tiles in cities for tile in tiles if TILES[tile].type == building]


def total_cost(state: State, seat: Seat) -> int:
    return sum([TILES[tile].cost for tiles in state.players[seat].cities for tile in tiles])


@remembered
def _types_built(cities: tuple[tuple[Tile, ...], ...]) -> list[BuildingType]:
    built = {TILES[tile].type for tiles in cities for tile in tiles}
    return [building for building in TYPES if building in built]


def yield_of(state: State, seat: Seat, move: Scoring) -> Yield:
    """The exact result of a scoring, legal or not. Objects the supply lacks aren't replaced (R11)."""
    if isinstance(move, moves.ScoreType):
        buildings = buildings_of(state, seat, move.building)
    else:
        buildings = [(move.city, TILES[tile]) for tile in state.players[seat].cities[CITY_INDEX[move.city]]]
    income = {"vp": 0, "coins": 0}
    for city, tile in buildings:
        data = CITY[city]
        income[data.reward] += data.value * tile.cost
    due = map([tile.type for _, tile in buildings].count, TYPES)
    return Yield(income["vp"], income["coins"], tuple(map(min, state.supply, due)), len(buildings))


def legal_scorings(state: State, seat: Seat) -> list[Scoring]:
    """R10: a building may score once through its type and once through its city."""
    player = state.players[seat]
    if not markers_left(state, seat):
        return []
    closed = [city.city for city in state.closed]
    return [
        *[_TYPES[building] for building in _types_built(player.cities) if building not in player.scored_types],
        *[
            _CITIES[city]
            for city, tiles in zip(CITIES, player.cities, strict=True)
            if len(tiles) >= CITY[city].needed and city not in closed
        ],
    ]


def score_refusal(state: State, seat: Seat, move: Scoring) -> IllegalMove | None:
    player = state.players[seat]
    if isinstance(move, moves.ScoreType):
        if move.building in player.scored_types:
            return IllegalMove("type_already_scored", building=move.building)
        if not buildings_of(state, seat, move.building):
            return IllegalMove("no_building_of_type", building=move.building)
    elif move.city not in CITY:
        return IllegalMove("not_a_move")
    elif (owner := owner_of(state, move.city)) is not None:
        return IllegalMove("city_closed", city=move.city, seat=owner)
    elif (have := len(player.cities[CITY_INDEX[move.city]])) < (needed := CITY[move.city].needed):
        return IllegalMove("too_few_buildings", city=move.city, have=have, needed=needed)
    return None if markers_left(state, seat) else IllegalMove("no_markers_left")


def score(state: State, seat: Seat, move: Scoring) -> State:
    gain, player, screen = yield_of(state, seat, move), state.players[seat], screen_of(state, seat)
    screen = Screen(screen.coins + gain.coins, screen.stones, tuple(map(add, screen.objects, gain.objects)))
    player = replace(player, vp=player.vp + gain.vp, screen=screen)
    closed = state.closed
    if isinstance(move, moves.ScoreType):
        player = replace(player, scored_types=(*player.scored_types, move.building))
    else:
        closed = (*closed, ClosedCity(move.city, seat))
    supply = tuple(map(sub, state.supply, gain.objects))
    return with_player(state, seat, player, closed=closed, supply=supply, phase="after")


# --- the final scoring


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    seats = range(1 if state.solo else len(state.players))
    scores = seat_scores((final_lines(state, seat), tie_breaks(state, seat)) for seat in seats)
    return Result(scores, verdict(state, scores[0].total) if state.solo else None)


def final_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """The score sheet. The bonus for announcing is part of the track but has its own line (R20)."""
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
    """More stones left, of any colour. After that the win is shared."""
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
