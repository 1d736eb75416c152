"""Which positions no game can come to. There may be fewer pieces in a position than in the box, never more."""

from __future__ import annotations

from collections import Counter

from games.carrara.data import CITY, CITY_INDEX, DATA, OBJECTS, TILES
from games.carrara.ending import can_pass
from games.carrara.market import is_affordable, missing
from games.carrara.scoring import buildings_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import FACE_DOWN, State, markers_left
from games.carrara.turn import can_act
from games.carrara.views import sees
from games.core import Seat
from games.positions import require


def check_possible(state: State) -> None:
    """Refuse a position at the first line that no game can come to, or not together with the lines before."""
    seats = range(len(state.players))
    require("seat 1", len(seats) in DATA.end.objects and (not state.solo or len(seats) == HOUSE_SEAT + 1))
    require("turn", state.turn in seats)
    _check_pieces(state)
    for seat in seats:
        require(f"seat {seat + 1}", _is_player_possible(state, seat))
    require("closed", _are_closed_possible(state))
    require("turn", _is_turn_possible(state))


def _check_pieces(state: State) -> None:
    screens = [player.screen for player in state.players if player.screen is not None]
    stones = Counter("".join([*state.wheel, state.bag or "", *(screen.stones for screen in screens)]))
    most = DATA.components.stones_per_colour
    require("wheel", missing(state.wheel) >= 0 and max(stones.values(), default=0) <= most)
    built = [tile for player in state.players for city in player.cities for tile in city]
    shown = [*built, *(tile for tile in state.display if tile is not None)]
    tiles = [*shown, *(tile for tile in state.stack if tile != FACE_DOWN)]
    require("display", len(set(tiles)) == len(tiles) and len(shown) + len(state.stack) <= len(TILES))
    require("stack", not state.stack or None not in state.display)
    require("field", list(state.field) == [kind for kind in OBJECTS if kind in state.field])
    most = DATA.components.objects_in_supply
    for index, kind in enumerate(OBJECTS):
        owned = sum(screen.objects[index] for screen in screens)
        left = state.supply[index]
        require("supply", left <= most and owned + left + (kind in state.field) <= most + 1)


def _is_player_possible(state: State, seat: Seat) -> bool:
    """Screens that everybody may look behind are open; only what was built was scored, once, with six markers."""
    player = state.players[seat]
    return (
        (player.screen is not None or not sees(state, None, seat))
        and len(set(player.scored_types)) == len(player.scored_types)
        and all(buildings_of(state, seat, kind) for kind in player.scored_types)
        and markers_left(state, seat) >= 0
    )


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
    """The last round goes up to the highest seat. Whoever announced the end has had their turn."""
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
