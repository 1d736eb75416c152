"""Phase 2: every seat takes one cube and puts it down."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import IllegalMove, Seat
from games.tiny_towns import state as moves
from games.tiny_towns import town as towns
from games.tiny_towns.data import CARDS, DATA, cards_with
from games.tiny_towns.discover import check_choosable, is_free_round
from games.tiny_towns.state import RESOURCES, SQUARES, Building, CardId, Placing, Resource, SquareName, State, Town
from games.tiny_towns.town import building_on, buildings, empty_squares, has_monument

_FACTORIES = cards_with("exchange_marker")
_WAREHOUSES = cards_with("store")

# --- other ways than an empty square ----------------------------------------------------------------------------------


def exchanges(state: State, town: Town) -> list[Resource]:
    """Factory: what may be taken instead of the round's resource. R5: also instead of what the seat named itself."""
    due = state.resource
    if not any(due in factory.holds for _, factory in _standing(state, town, _FACTORIES)):
        return []
    return [other for other in RESOURCES if other != due]


def warehouses(state: State, town: Town) -> list[SquareName]:
    return [SQUARES[square] for square, _ in _standing(state, town, _WAREHOUSES)]


def _standing(state: State, town: Town, cards: frozenset[CardId]) -> list[tuple[int, Building]]:
    """The buildings of some cards; a card that isn't in play stands nowhere."""
    if cards.isdisjoint(state.display):
        return []
    return [(square, house) for square, house in buildings(town) if house.card in cards]


def has_room(town: Town, warehouse: SquareName) -> bool:
    house = building_on(town, warehouse)
    return house is not None and len(house.holds) < CARDS[house.card].holds


def swappable(town: Town, warehouse: SquareName, resource: Resource) -> list[Resource]:
    """The types on a Warehouse that the cube can be swapped for; for its own type it's just placed."""
    house = building_on(town, warehouse)
    return [other for other in RESOURCES if house is not None and other in house.holds and other != resource]


def bare_cottages(town: Town) -> list[SquareName]:
    return [SQUARES[square] for square, house in buildings(town) if house.card == "cottage" and not house.holds]


def statue_works(state: State, seat: Seat) -> bool:
    """Statue of the Bondmaker: cubes that come from a card, or that somebody else named."""
    return state.resource is not None and state.hammer != seat


def aside_left(state: State, town: Town) -> int:
    """Extra storage: how many cubes may still be set aside."""
    return DATA.set_aside_per_player - town.aside if state.options.extra_storage else 0


def placings(state: State, seat: Seat, due: Resource) -> list[Placing]:
    """Every way the seat may put down the cube of the round, or in a free round the one it chooses."""
    free = empty_squares(state.players[seat].town)
    return [*(moves.Place(due, name) for name in free), *other_placings(state, seat, due, free)]


def other_placings(state: State, seat: Seat, due: Resource, free: list[SquareName]) -> list[Placing]:
    """Only those that a building, a monument or the extra storage makes possible."""
    town = state.players[seat].town
    exchanged, stores = exchanges(state, town), warehouses(state, town)
    found: list[Placing] = [moves.Place(take, name) for take in exchanged for name in free]
    found += [moves.Store(due, name) for name in stores if has_room(town, name)]
    found += [
        moves.Swap(due, warehouse, take, name)
        for warehouse in stores
        for take in swappable(town, warehouse, due)
        for name in free
    ]
    if has_monument(town, "cottage_store") and statue_works(state, seat):
        found += [moves.StoreOnCottage(take, name) for take in (due, *exchanged) for name in bare_cottages(town)]
    if aside_left(state, town):
        found.append(moves.SetAside(due))
    return found


# --- putting it down --------------------------------------------------------------------------------------------------


def put_down(state: State, seat: Seat, move: Placing) -> Town:
    """The town of the seat after its cube was placed, stored, swapped or set aside."""
    town = state.players[seat].town
    _check_resource(state, seat, move)
    match move:
        case moves.Place(resource, square):
            towns.check_empty(town, square)
            return towns.with_square(town, square, resource)
        case moves.Store(resource, warehouse):
            _check_warehouse(state, town, warehouse)
            if not has_room(town, warehouse):
                raise IllegalMove("warehouse_full", square=warehouse)
            return towns.with_cube_on(town, warehouse, resource)
        case moves.Swap():
            return _swapped(state, town, move)
        case moves.StoreOnCottage(resource, square):
            _check_cottage(state, seat, square)
            return towns.with_cube_on(town, square, resource)
        case moves.SetAside():
            if not aside_left(state, town):
                raise IllegalMove("aside_used_up" if state.options.extra_storage else "no_extra_storage")
            return replace(town, aside=town.aside + 1)


def _check_resource(state: State, seat: Seat, move: Placing) -> None:
    """The round's resource, one from a Factory, or in a free round the seat's own choice."""
    if is_free_round(state):
        check_choosable(state, seat, move.resource)
    elif move.resource != state.resource:
        # R24: the Statue takes an exchanged cube too; everything else takes what the round brought.
        may_exchange = isinstance(move, moves.Place | moves.StoreOnCottage)
        if not may_exchange or not exchanges(state, state.players[seat].town):
            raise IllegalMove("wrong_resource", resource=move.resource, due=str(state.resource))


def _check_warehouse(state: State, town: Town, square: SquareName) -> None:
    """Store or swap; both in every round (R6)."""
    if square not in warehouses(state, town):
        raise IllegalMove("no_warehouse", square=square)


def _swapped(state: State, town: Town, swap: moves.Swap) -> Town:
    """What is swapped out goes to an empty square only (R25)."""
    _check_warehouse(state, town, swap.warehouse)
    if swap.take not in swappable(town, swap.warehouse, swap.resource):
        raise IllegalMove("not_on_warehouse", resource=swap.take, square=swap.warehouse)
    towns.check_empty(town, swap.square)
    town = towns.with_cube_on(town, swap.warehouse, swap.resource, instead_of=swap.take)
    return towns.with_square(town, swap.square, swap.take)


def _check_cottage(state: State, seat: Seat, square: SquareName) -> None:
    town = state.players[seat].town
    if not has_monument(town, "cottage_store"):
        raise IllegalMove("no_statue")
    if not statue_works(state, seat):
        raise IllegalMove("statue_not_now")
    if square not in bare_cottages(town):
        raise IllegalMove("no_bare_cottage", square=square)
