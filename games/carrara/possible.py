"""Which positions no game can reach. Every piece of the box is somewhere, if only behind a screen or in the bag."""

from __future__ import annotations

from collections import Counter
from itertools import starmap

from games.carrara.data import CITY, CITY_INDEX, DATA, OBJECTS, TILES, City, TileData
from games.carrara.ending import can_pass, progress
from games.carrara.market import is_affordable, missing
from games.carrara.scoring import buildings_of, total_cost, yield_of
from games.carrara.setup import HOUSE_SEAT, new
from games.carrara.state import FACE_DOWN, Ending, ScoreCity, ScoreType, State, markers_left
from games.carrara.stones import LETTERS, PRICE
from games.carrara.turn import can_act
from games.carrara.views import sees, view
from games.core import Seat
from games.positions import check_generator, require


def check_possible(state: State) -> None:
    """Refuse a position at the first line that no game can reach, or not together with the lines before."""
    seats = range(len(state.players))
    require("seat 1", len(seats) in DATA.end.objects and (not state.solo or len(seats) == HOUSE_SEAT + 1))
    require("turn", state.turn in seats)
    _check_pieces(state)
    require("closed", _are_closed_possible(state))
    for seat in seats:
        require(f"seat {seat + 1}", _is_player_possible(state, seat) and _is_within_reach(state, seat))
    require("turn", _is_turn_possible(state))
    hidden = (state.bag, *(player.screen for player in state.players))
    check_generator(
        state,
        view,
        seats=len(state.players),
        draws=fewest_draws(state),
        blanks=None in hidden or FACE_DOWN in state.stack,
    )


def _check_pieces(state: State) -> None:
    screens = [player.screen for player in state.players if player.screen is not None]
    hidden = len(screens) < len(state.players)

    def are_all(found: int, total: int, *, some_hidden: bool = hidden) -> bool:
        return found <= total if some_hidden else found == total

    stones = Counter("".join([*state.wheel, state.bag or "", *(screen.stones for screen in screens)]))
    each, unknown = DATA.components.stones_per_colour, hidden or state.bag is None
    require("wheel", missing(state.wheel) >= 0)
    require("bag", all(are_all(stones[letter], each, some_hidden=unknown) for letter in LETTERS))
    built = [tile for player in state.players for city in player.cities for tile in city]
    shown = [*built, *(tile for tile in state.display if tile is not None)]
    tiles = [*shown, *(tile for tile in state.stack if tile != FACE_DOWN)]
    require("display", len(set(tiles)) == len(tiles) and len(shown) + len(state.stack) == len(TILES))
    require("stack", not state.stack or None not in state.display)
    require("field", list(state.field) == [kind for kind in OBJECTS if kind in state.field])
    most = DATA.components.objects_in_supply
    for index, kind in enumerate(OBJECTS):
        owned = sum(screen.objects[index] for screen in screens)
        left = state.supply[index]
        require("supply", left <= most and are_all(owned + left + (kind in state.field), most + 1))


def fewest_draws(state: State) -> int:
    """Those of set-up, and one for every stone that has been on the wheel since."""
    seats = range(len(state.players))
    set_up = new(1 if state.solo else len(seats), state.options, state.rng.seed).rng.counter
    bought = sum(_stones_bought(state, seat) for seat in seats)
    return set_up + bought + sum(map(len, state.wheel)) - len(DATA.setup.wheel)


def _stones_bought(state: State, seat: Seat) -> int:
    """All but the one that everyone starts with; those behind a hidden screen don't count."""
    screen = state.players[seat].screen
    return total_cost(state, seat) + len(screen.stones if screen else "") - 1


def _is_player_possible(state: State, seat: Seat) -> bool:
    """Screens that everybody may look behind are open; only what was built was scored, once, with six markers."""
    player = state.players[seat]
    return (
        (player.screen is not None or not sees(state, None, seat))
        and len(set(player.scored_types)) == len(player.scored_types)
        and all(buildings_of(state, seat, kind) for kind in player.scored_types)
        and markers_left(state, seat) >= 0
    )


def _is_within_reach(state: State, seat: Seat) -> bool:
    """Whether the seat can have done all this in its turns, with one action in each, and nothing but this."""
    player, done = state.players[seat], state.phase in ("after", "passed", "over")
    turns = state.round - 1 + (seat < state.turn or (seat == state.turn and done))
    scored = [
        *(yield_of(state, seat, ScoreType(building)) for building in player.scored_types),
        *(yield_of(state, seat, ScoreCity(closed.city)) for closed in state.closed if closed.seat == seat),
    ]
    purchases = turns - sum(map(len, player.cities)) - len(scored)
    announced = state.ending == Ending("announced", seat)
    bonus = DATA.end.bonus * announced
    fewest, most = _fewest_points(state, seat), sum(gain.vp for gain in scored)
    if purchases < 0 or not fewest <= player.vp - bonus <= most:
        return False
    if player.screen is None:
        return True
    start = DATA.solo.start_coins if state.solo and seat == HOUSE_SEAT else DATA.setup.coins
    most_coins = start + sum(gain.coins for gain in scored) + DATA.market.relief * purchases
    extras = len(OBJECTS) - len(state.field)
    most_objects = sum(gain.buildings for gain in scored) + extras
    bought = _stones_bought(state, seat)
    # A turn without stones brings two coins, kept or spent; only in the last round does it bring nothing.
    most_spent = bought * max(map(max, PRICE.values())) + extras * DATA.extra.price
    most_purchases = bought + (player.screen.coins + most_spent - start) // DATA.market.relief + bool(state.ending)
    return (
        player.screen.coins <= most_coins
        and purchases <= most_purchases
        and bought <= DATA.market.fill_to * purchases
        and sum(player.screen.objects) <= most_objects
        and (not announced or progress(state, seat).met)
    )


def _fewest_points(state: State, seat: Seat) -> int:
    """As if every scoring had come as early as it can, with the buildings that bring the least."""
    player = state.players[seat]
    types = [min(starmap(_points, buildings_of(state, seat, building))) for building in player.scored_types]
    own = [CITY[closed.city] for closed in state.closed if closed.seat == seat]
    cities = [sorted(_points(city.id, TILES[tile]) for tile in player.cities[CITY_INDEX[city.id]]) for city in own]
    return sum(types) + sum(sum(least[: city.needed]) for city, least in zip(own, cities, strict=True))


def _points(city: City, tile: TileData) -> int:
    return CITY[city].value * tile.cost if CITY[city].reward == "vp" else 0


def _are_closed_possible(state: State) -> bool:
    cities = [closed.city for closed in state.closed]
    return len(set(cities)) == len(cities) and all(
        closed.seat < len(state.players)
        and len(state.players[closed.seat].cities[CITY_INDEX[closed.city]]) >= CITY[closed.city].needed
        for closed in state.closed
    )


def _is_turn_possible(state: State) -> bool:
    """Whether the end can have come about like this, and the seat on turn has something to choose."""
    if not _is_ending_possible(state) or (state.solo and state.turn == HOUSE_SEAT and state.phase != "over"):
        return False
    if state.extra_bought and state.phase not in ("after", "passed"):
        return False
    if state.shown is not None and state.phase != "after":
        return False
    known = state.players[state.turn].screen is not None
    match state.phase:
        case "action":
            return not known or can_act(state, state.turn)
        case "take":
            return not known or is_affordable(state, state.turn)
        case "passed":
            return state.options.extra_when_passing and can_pass(state)
    return True


def _is_ending_possible(state: State) -> bool:
    """The last round goes up to the highest seat. The seat that announced the end has had its turn."""
    over, highest = state.phase == "over", len(state.players) - 1
    if state.ending is None:
        return not over
    if over and state.turn != highest:
        return False
    if state.ending.by == "last" and (any(state.display) or state.stack):
        return False
    if state.ending.seat is None:
        return True
    latest = state.turn - (state.ending.by == "announced" and not over)
    return state.ending.seat <= latest
