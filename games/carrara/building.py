"""Building: a face-up tile, a city, and exactly as many stones as it costs."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.data import CITIES, CITY, CITY_INDEX, TILES, City, Tile
from games.carrara.state import Build, Ending, State, screen_of, with_player
from games.carrara.stones import allowed_in, holds, is_in_order, minus, plus
from games.core import IllegalMove, Seat


def can_build(state: State, seat: Seat) -> bool:
    return bool(payable_tiles(state, seat))


def payable_tiles(state: State, seat: Seat) -> list[Tile]:
    """The tiles on display that the seat can pay for somewhere: every stone is good enough for the last city."""
    owned = len(screen_of(state, seat).stones)
    return [tile for tile in state.display if tile is not None and TILES[tile].cost <= owned]


def payable_cities(state: State, seat: Seat, tile: Tile) -> list[City]:
    """Where the seat can pay for the tile."""
    return [city for city in CITIES if not stones_short(state, seat, tile, city)]


def stones_short(state: State, seat: Seat, tile: Tile, city: City) -> int:
    """How many more stones of the right grades the seat needs to build the tile in the city."""
    return max(0, TILES[tile].cost - len(allowed_in(city, screen_of(state, seat).stones)))


def build_refusal(state: State, seat: Seat, move: Build) -> IllegalMove | None:
    if move.tile not in TILES or move.city not in CITY or not is_in_order(move.pay):
        return IllegalMove("not_a_move")
    if move.tile not in state.display:
        return IllegalMove("not_on_display", tile=move.tile)
    if not holds(screen_of(state, seat).stones, move.pay):
        return IllegalMove("stones_not_owned", stones=move.pay)
    cost = TILES[move.tile].cost
    if len(move.pay) != cost:
        return IllegalMove("wrong_number_of_stones", cost=cost, paid=len(move.pay))
    if allowed_in(move.city, move.pay) != move.pay:
        return IllegalMove("grade_too_low", city=move.city, stones=move.pay)
    return None


def build(state: State, seat: Seat, move: Build) -> State:
    """Closed cities, scored types, any number of buildings: nothing forbids them (R12). Stones return to the bag."""
    player, screen = state.players[seat], screen_of(state, seat)
    where = CITY_INDEX[move.city]
    cities = (*player.cities[:where], (*player.cities[where], move.tile), *player.cities[where + 1 :])
    screen = replace(screen, stones=minus(screen.stones, move.pay))
    state = with_player(state, seat, replace(player, screen=screen, cities=cities))
    turned_up = state.stack[0] if state.stack else None  # R23: nobody chooses it
    slot = state.display.index(move.tile)
    state = replace(
        state,
        bag=None if state.bag is None else plus(state.bag, move.pay),
        display=(*state.display[:slot], turned_up, *state.display[slot + 1 :]),
        stack=state.stack[1:],
        phase="after",
    )
    return _last_building(state, seat)


def _last_building(state: State, seat: Seat) -> State:
    """Way 1 to the end; after an announcement it has no effect (R18)."""
    if any(state.display) or state.ending is not None:
        return state
    return replace(state, ending=Ending("last", seat))
