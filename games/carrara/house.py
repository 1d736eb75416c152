"""The House of Malaspina, the rival in a solo game: it obeys the rules but follows fixed priorities."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara import state as moves
from games.carrara.building import build
from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TILES, TYPE_INDEX, BuildingType, SoloLevel
from games.carrara.ending import announce, buy_extra, progress
from games.carrara.market import SEGMENTS, can_buy, relieved, take, turn_wheel
from games.carrara.scoring import buildings_of, legal_scorings, score, yield_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State, Stones, screen_of, with_relief
from games.carrara.stones import GRADE, PRICE, default_payment, in_order

Intention = moves.ScoreCity | moves.ScoreType | moves.Build | moves.Buy


def level_of(state: State) -> SoloLevel:
    """The House's figures; in its last turn it settles for less."""
    level = next(level for level in DATA.solo.levels if level.level == state.options.solo_level)
    if state.ending is None:
        return level
    return replace(level, patience=DATA.solo.last_turn_patience, cost=DATA.solo.last_turn_cost)


def intention(state: State) -> Intention | None:
    """What the House would do if it were its turn, without which stones it would buy. Everybody may know."""
    return _best_scoring(state) or _best_build(state) or (moves.Buy() if can_buy(state) else None)


def play_turn(state: State) -> State:
    """The whole turn of the House, up to the moment the turn passes on."""
    move = intention(state)
    if move is None:
        state = with_relief(state, HOUSE_SEAT)
    elif isinstance(move, moves.Buy):
        state = _buy(state)
    elif isinstance(move, moves.Build):
        state = build(state, HOUSE_SEAT, move)
    else:
        state = score(state, HOUSE_SEAT, move)
    if state.field and screen_of(state, HOUSE_SEAT).coins >= DATA.extra.price:
        state = buy_extra(state, HOUSE_SEAT, moves.Extra(state.field[0]))
    if state.ending is None and progress(state, HOUSE_SEAT).met:
        return announce(state, HOUSE_SEAT, moves.Announce())
    return state


def _worth(state: State, move: moves.ScoreCity | moves.ScoreType) -> int:
    result = yield_of(state, HOUSE_SEAT, move)
    objects = DATA.solo.object_worth * sum(result.objects)
    return result.vp + result.coins // DATA.solo.coins_per_worth + objects


def _best_scoring(state: State) -> moves.ScoreCity | moves.ScoreType | None:
    """A city before a type, and a type only once the House has enough buildings of it."""
    legal, patience = legal_scorings(state, HOUSE_SEAT), level_of(state).patience
    cities = [move for move in legal if isinstance(move, moves.ScoreCity)]
    types = [move for move in legal if isinstance(move, moves.ScoreType) and _owned(state, move.building) >= patience]
    return max(cities or types, key=lambda move: _worth(state, move), default=None)


def _owned(state: State, building: BuildingType) -> int:
    return len(buildings_of(state, HOUSE_SEAT, building))


def _best_build(state: State) -> moves.Build | None:
    tiles = [TILES[tile] for tile in state.display if tile is not None]
    if not tiles:
        return None
    least = min(level_of(state).cost, max(tile.cost for tile in tiles))
    stones = screen_of(state, HOUSE_SEAT).stones
    candidates = [
        moves.Build(tile.id, city, pay)
        for tile in tiles
        if tile.cost >= least
        for city in CITIES
        if (pay := default_payment(stones, tile.cost, city)) is not None
    ]
    return min(candidates, key=lambda move: _build_order(state, move), default=None)


def _build_order(state: State, move: moves.Build) -> tuple[int, int, int, int]:
    """Highest cost × (1 + city value); then the earlier city, the type it has more of, the order of types."""
    tile = TILES[move.tile]
    scored = tile.type in state.players[HOUSE_SEAT].scored_types
    own = 0 if scored else _owned(state, tile.type)
    worth = tile.cost * (1 + CITY[move.city].value)
    return (-worth, CITY_INDEX[move.city], -own, TYPE_INDEX[tile.type])


def _buy(state: State) -> State:
    """It has an allowance instead of a purse: stones are free up to that much, and the rest is lost."""
    state = turn_wheel(state)
    allowance = level_of(state).allowance
    offers = [moves.Take(segment, _within(allowance, state.wheel[segment - 1], segment)) for segment in SEGMENTS]
    best = max(offers, key=lambda offer: (sum(GRADE[stone] for stone in offer.stones), offer.segment))
    return take(state, HOUSE_SEAT, best, free=True) if best.stones else relieved(state, HOUSE_SEAT)


def _within(allowance: int, stones: Stones, segment: int) -> Stones:
    """The cheapest stones that fit the allowance together; at the same price, the whiter one first."""
    taken, spent = "", 0
    for stone in sorted(stones, key=lambda stone: PRICE[stone][segment - 1]):
        spent += PRICE[stone][segment - 1]
        if spent > allowance:
            break
        taken += stone
    return in_order(taken)
