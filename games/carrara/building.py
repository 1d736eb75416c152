"""Building: a face-up tile, a city, and exactly as many stones as it costs."""

from __future__ import annotations

from games.carrara.data import CITIES, CITY, CITY_INDEX, TILES, City, Tile
from games.carrara.state import Build, Ending, Player, Screen, State, screen_of, with_player
from games.carrara.stones import allowed_in, holds, is_in_order, minus, plus
from games.core import IllegalMove, Seat


def payable_tiles(state: State, seat: Seat) -> list[Tile]:
    """The tiles on display that the seat can pay for: in the last city every stone is good enough."""
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
    """Closed cities, scored types and crowded cities are all fine (R12). The stones go back to the bag."""
    player, screen = state.players[seat], screen_of(state, seat)
    where, slot = CITY_INDEX[move.city], state.display.index(move.tile)
    cities = (*player.cities[:where], (*player.cities[where], move.tile), *player.cities[where + 1 :])
    screen = Screen(screen.coins, minus(screen.stones, move.pay), screen.objects)
    turned_up = state.stack[0] if state.stack else None  # R23: nobody chooses it
    display = (*state.display[:slot], turned_up, *state.display[slot + 1 :])
    # Way 1 to the end; after an announcement it has no effect (R18).
    last = state.ending is None and not any(display)
    return with_player(
        state,
        seat,
        Player(screen, player.vp, cities, player.scored_types),
        bag=None if state.bag is None else plus(state.bag, move.pay),
        display=display,
        stack=state.stack[1:],
        ending=Ending("last", seat) if last else state.ending,
        phase="after",
    )
