"""Phase 2: every seat takes one cube and puts it down."""

from __future__ import annotations

from msgspec.structs import replace

from games.tiny_towns.data import CARDS, DATA
from games.tiny_towns.state import (
    RESOURCES,
    SQUARES,
    Action,
    Place,
    Resource,
    SetAside,
    SquareName,
    State,
    Store,
    StoreOnCottage,
    Swap,
    Town,
)
from games.tiny_towns.town import buildings, empty_squares, has_monument, with_cube_on, with_square, without_cube_on


def placings(state: State, seat: int) -> list[Action]:
    """Every way the seat may put down the cube it takes."""
    player = state.players[seat]
    town, resource = player.town, player.turn.resource
    if resource is None:
        return []
    takes = _takes(state, town, resource)
    free = [SQUARES[square] for square in empty_squares(town)]
    actions: list[Action] = [Place(take, name) for take in takes for name in free]
    actions += _warehouse(town, resource, free)
    if _statue_works(state, seat):
        bare = [SQUARES[square] for square, house in buildings(town) if house.card == "cottage" and not house.holds]
        actions += [StoreOnCottage(take, name) for take in takes for name in bare]  # R24: also an exchanged cube
    if state.options.extra_storage and town.aside < DATA.set_aside_per_player:
        actions.append(SetAside(resource))
    return actions


def _takes(state: State, town: Town, resource: Resource) -> list[Resource]:
    """The types the seat may take: the round's, and with a Factory of that type any other one instead."""
    chosen_freely = state.resource is None
    if chosen_freely or not any(
        CARDS[house.card].ability == "exchange_marker" and resource in house.holds for _, house in buildings(town)
    ):
        return [resource]
    return [resource, *(other for other in RESOURCES if other != resource)]  # R5: also what the seat named itself


def _warehouse(town: Town, resource: Resource, free: list[SquareName]) -> list[Action]:
    """Store or swap; both in every round (R6). What is swapped out goes to an empty square only (R25)."""
    stores: list[Action] = []
    swaps: list[Action] = []
    for square, house in buildings(town):
        card = CARDS[house.card]
        if card.ability != "store":
            continue
        warehouse = SQUARES[square]
        if len(house.holds) < card.holds:
            stores.append(Store(resource, warehouse))
        held = [other for other in RESOURCES if other in house.holds and other != resource]
        swaps += [Swap(resource, warehouse, take, name) for take in held for name in free]
    return stores + swaps


def _statue_works(state: State, seat: int) -> bool:
    """Statue of the Bondmaker: cubes that come from a card, or that somebody else named."""
    if not has_monument(state.players[seat].town, "cottage_store"):
        return False
    return state.resource is not None and state.hammer != seat


def put_down(town: Town, action: Action) -> Town:
    """The town after the cube was placed, stored, swapped or set aside."""
    match action:
        case Place(resource, square):
            return with_square(town, square, resource)
        case Store(resource, warehouse):
            return with_cube_on(town, warehouse, resource)
        case Swap(resource, warehouse, take, square):
            town = with_cube_on(without_cube_on(town, warehouse, take), warehouse, resource)
            return with_square(town, square, take)
        case StoreOnCottage(resource, square):
            return with_cube_on(town, square, resource)
        case SetAside():
            return replace(town, aside=town.aside + 1)
    raise TypeError(action)
