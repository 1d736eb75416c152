"""Building: a face-up tile, a city, and exactly as many stones as it costs."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.changes import bag_of, reported, screen_of, with_player
from games.carrara.data import CITIES, CITY, CITY_INDEX, TILES
from games.carrara.state import Build, Built, Ending, State
from games.carrara.stones import allowed_in, check_order, holds, minus, payments, plus
from games.first_edition import IllegalAction, Seat


def can_build(state: State, seat: Seat) -> bool:
    """Every stone is allowed in the last city, so the cheapest tile decides."""
    costs = [TILES[tile].cost for tile in state.display if tile is not None]
    return bool(costs) and len(screen_of(state, seat).stones) >= min(costs)


def legal_builds(state: State, seat: Seat) -> list[Build]:
    stones = screen_of(state, seat).stones
    return [
        Build(tile, city, pay)
        for tile in state.display
        if tile is not None
        for city in CITIES
        for pay in payments(stones, TILES[tile].cost, city)
    ]


def check_build(state: State, seat: Seat, action: Build) -> None:
    check_order(action.pay)
    if action.tile not in state.display:
        raise IllegalAction("not_on_display", tile=action.tile)
    if action.city not in CITY:
        raise IllegalAction("unreadable", text=action.city)
    if not holds(screen_of(state, seat).stones, action.pay):
        raise IllegalAction("stones_not_owned", stones=action.pay)
    cost = TILES[action.tile].cost
    if len(action.pay) != cost:
        raise IllegalAction("wrong_number_of_stones", cost=cost, paid=len(action.pay))
    if allowed_in(action.city, action.pay) != action.pay:
        raise IllegalAction("grade_too_low", city=action.city, stones=action.pay)


def build(state: State, seat: Seat, action: Build) -> State:
    """Closed cities, scored types, any number of buildings: nothing forbids them (R12). Stones return to the bag."""
    player, screen = state.players[seat], screen_of(state, seat)
    where = CITY_INDEX[action.city]
    cities = (*player.cities[:where], (*player.cities[where], action.tile), *player.cities[where + 1 :])
    screen = replace(screen, stones=minus(screen.stones, action.pay))
    state = with_player(state, seat, replace(player, screen=screen, cities=cities))
    turned_up = state.stack[0] if state.stack else None
    slot = state.display.index(action.tile)
    state = replace(
        state,
        bag=plus(bag_of(state), action.pay),
        display=(*state.display[:slot], turned_up, *state.display[slot + 1 :]),
        stack=state.stack[1:],
        phase="after",
    )
    return reported(_last_building(state, seat), Built(action.tile, action.city, action.pay, turned_up))


def _last_building(state: State, seat: Seat) -> State:
    """Way 1 to the end; after an announcement it has no effect (R18)."""
    if any(state.display) or state.ending is not None:
        return state
    return replace(state, ending=Ending("last", seat))
