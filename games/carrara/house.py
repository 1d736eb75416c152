"""The House of Malaspina: the rival of somebody who plays alone. It obeys the rules but follows fixed priorities."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.building import build
from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TILES, TYPE_INDEX, BuildingType, SoloLevel
from games.carrara.ending import announce, buy_extra, progress
from games.carrara.market import SEGMENTS, can_buy, relieved, take, turn_wheel
from games.carrara.scoring import holdings, legal_scorings, score, yield_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, Buy, Extra, ScoreCity, ScoreType, State, Stones, Take, screen_of, with_coins
from games.carrara.stones import GRADE, PRICE, default_payment, in_order

Intention = ScoreCity | ScoreType | Build | Buy


def level_of(state: State) -> SoloLevel:
    """The House's figures; in its last turn it is content with little."""
    level = next(level for level in DATA.solo.levels if level.level == state.options.solo_level)
    if state.ending is None:
        return level
    return replace(level, patience=DATA.solo.last_turn_patience, cost=DATA.solo.last_turn_cost)


def intention(state: State) -> Intention | None:
    """What the House would do if it were its turn; of a purchase only that it would buy. Needs no secret."""
    return _best_city(state) or _best_type(state) or _best_build(state) or (Buy() if can_buy(state) else None)


def play_turn(state: State) -> State:
    """The whole turn of the House, except that the turn passes on."""
    move = intention(state)
    if move is None:
        state = with_coins(state, HOUSE_SEAT, DATA.market.relief)
    elif isinstance(move, Buy):
        state = _buy(state)
    elif isinstance(move, Build):
        state = build(state, HOUSE_SEAT, move)
    else:
        state = score(state, HOUSE_SEAT, move)
    state = _extra_purchase(state)
    if state.ending is None and progress(state, HOUSE_SEAT).met:
        return announce(state, HOUSE_SEAT)
    return state


def _worth(state: State, move: ScoreCity | ScoreType) -> int:
    result = yield_of(state, HOUSE_SEAT, move)
    objects = DATA.solo.object_worth * sum(result.objects)
    return result.vp + result.coins // DATA.solo.coins_per_worth + objects


def _best_city(state: State) -> ScoreCity | None:
    cities = [move for move in legal_scorings(state, HOUSE_SEAT) if isinstance(move, ScoreCity)]
    return max(cities, key=lambda move: _worth(state, move), default=None)


def _best_type(state: State) -> ScoreType | None:
    patience = level_of(state).patience
    types = [
        move
        for move in legal_scorings(state, HOUSE_SEAT)
        if isinstance(move, ScoreType) and _owned(state, move.building) >= patience
    ]
    return max(types, key=lambda move: _worth(state, move), default=None)


def _owned(state: State, building: BuildingType) -> int:
    due = holdings(state, HOUSE_SEAT).types.get(building)
    return 0 if due is None else due.buildings


def _best_build(state: State) -> Build | None:
    tiles = [TILES[tile] for tile in state.display if tile is not None]
    if not tiles:
        return None
    least = min(level_of(state).cost, max(tile.cost for tile in tiles))
    stones = screen_of(state, HOUSE_SEAT).stones
    candidates = [
        Build(tile.id, city, pay)
        for tile in tiles
        if tile.cost >= least
        for city in CITIES
        if (pay := default_payment(stones, tile.cost, city)) is not None
    ]
    return min(candidates, key=lambda move: _build_order(state, move), default=None)


def _build_order(state: State, move: Build) -> tuple[int, int, int, int]:
    """Highest cost × (1 + city value); then the earlier city, the type it has more of, the order of types."""
    tile = TILES[move.tile]
    scored = tile.type in state.players[HOUSE_SEAT].scored_types
    own = 0 if scored else _owned(state, tile.type)
    worth = tile.cost * (1 + CITY[move.city].value)
    return (-worth, CITY_INDEX[move.city], -own, TYPE_INDEX[tile.type])


def _buy(state: State) -> State:
    """It has an allowance in place of a purse: what it takes costs nothing, what it leaves is lost."""
    state = turn_wheel(state)
    allowance = level_of(state).allowance
    offers = [Take(segment, _within(allowance, state.wheel[segment - 1], segment)) for segment in SEGMENTS]
    best = max(offers, key=lambda offer: (sum(GRADE[stone] for stone in offer.stones), offer.segment))
    return take(state, HOUSE_SEAT, best, cost=0) if best.stones else relieved(state, HOUSE_SEAT)


def _within(allowance: int, stones: Stones, segment: int) -> Stones:
    """The cheapest stones, whiter ones first among equals, as long as their sum stays within the allowance."""
    taken, spent = "", 0
    for stone in sorted(stones, key=lambda stone: PRICE[stone][segment - 1]):
        spent += PRICE[stone][segment - 1]
        if spent > allowance:
            break
        taken += stone
    return in_order(taken)


def _extra_purchase(state: State) -> State:
    if not state.field or screen_of(state, HOUSE_SEAT).coins < DATA.extra.price:
        return state
    return buy_extra(state, HOUSE_SEAT, Extra(state.field[0]))
