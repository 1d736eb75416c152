"""What a building does when it arrives: its marker, the Guild, the University, the Watch; and the Watch's reaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from games.core import IllegalMove, Seat
from games.tiny_towns import state as moves
from games.tiny_towns import town as towns
from games.tiny_towns.building import check_may_arrive, may_arrive
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import RESOURCES, SQUARES, Arrival, Build, CardId, Resource, SquareName, State, Town
from games.tiny_towns.town import building_on, buildings, empty_squares, has_monument


def carried_out(town: Town, build: Build, display: Sequence[CardId]) -> Town:
    """The town after everything that the building just constructed brings with it."""
    _check_effects(build)
    town = _marked(town, build.card, build.target, build.marker)
    for number, arrival in enumerate(build.replaces):
        earlier = [other.square for other in build.replaces[:number]]
        town = _replaced(town, arrival, earlier, display)
    if build.free is not None:
        town = _put(town, build.free, display)
    if CARDS[build.card].ability == "watch":
        town = _set_on_watch(town, build, display)
    return town


def _check_effects(build: Build) -> None:
    """A card only has its own effect, and only as often as it allows."""
    card = CARDS[build.card]
    used = {"replace": len(build.replaces), "free_building": build.free is not None, "watch": len(build.watch)}
    for effect, count in used.items():
        if count and effect != card.ability:
            raise IllegalMove("no_such_effect", card=card.id)
        if count > card.ability_count:
            raise IllegalMove("too_many", card=card.id, most=card.ability_count)


# --- arriving ---------------------------------------------------------------------------------------------------------


def _marked(town: Town, card: CardId, square: SquareName, marker: Resource | None) -> Town:
    """The town with the marker on a new Bank or Factory. R15: also when an effect put it there."""
    if not CARDS[card].marked:
        if marker is not None:
            raise IllegalMove("no_marker", card=card)
        return town
    if marker is None:
        raise IllegalMove("marker_missing", card=card)
    if marker not in marker_types(town, card):
        raise IllegalMove("type_on_your_bank", resource=marker)
    return towns.with_cube_on(town, square, marker)


def marker_types(town: Town, card: CardId) -> list[Resource]:
    """Types that may go on a new Bank (none that another Bank in town holds) or Factory (any)."""
    taken = towns.bank_types(town) if CARDS[card].ability == "distinct_marker" else ()
    return [resource for resource in RESOURCES if resource not in taken]


def arrived(town: Town, arrival: Arrival | moves.WatchTake) -> Town:
    """The town once the building stands on the square, with its marker."""
    town = towns.with_building(town, arrival.square, arrival.card)
    return _marked(town, arrival.card, arrival.square, arrival.marker)


# --- Architect's Guild ------------------------------------------------------------------------------------------------


def replaceable(town: Town, replaced: Collection[SquareName] = ()) -> list[SquareName]:
    """R14: any building but the Guild itself; two different squares at most."""
    if town.monument is None or len(replaced) >= CARDS[town.monument].ability_count:
        return []
    return [
        SQUARES[square]
        for square, house in buildings(town)
        if house.card != town.monument and SQUARES[square] not in replaced
    ]


def replacements(town: Town, square: SquareName, display: Sequence[CardId]) -> list[CardId]:
    """The cards of the display that may take the place of the building on a square."""
    old = building_on(town, square)
    return [card for card in display if (old is None or card != old.card) and may_arrive(town, card)]


def _replaced(town: Town, arrival: Arrival, earlier: Collection[SquareName], display: Sequence[CardId]) -> Town:
    """Cubes and markers on the old building go back to the supply."""
    if arrival.square not in replaceable(town, earlier):
        raise IllegalMove("nothing_to_replace", square=arrival.square)
    check_may_arrive(town, arrival.card, display)
    if arrival.card not in replacements(town, arrival.square, display):
        raise IllegalMove("same_building", card=arrival.card, square=arrival.square)
    return arrived(town, arrival)


# --- Grove University -------------------------------------------------------------------------------------------------


def free_buildings(town: Town, display: Sequence[CardId]) -> list[CardId]:
    """The cards to choose one from; none if there is no empty square to put it on."""
    return [card for card in display if may_arrive(town, card)] if empty_squares(town) else []


def _put(town: Town, arrival: Arrival, display: Sequence[CardId]) -> Town:
    check_may_arrive(town, arrival.card, display)
    towns.check_empty(town, arrival.square)
    return arrived(town, arrival)


# --- Opaleye's Watch --------------------------------------------------------------------------------------------------


def _set_on_watch(town: Town, build: Build, display: Sequence[CardId]) -> Town:
    """Three different building types of the display wait on the card."""
    for card in build.watch:
        if card not in display:
            raise IllegalMove("card_not_in_play", card=card)
    if len(set(build.watch)) != CARDS[build.card].ability_count:
        raise IllegalMove("three_for_the_watch")
    return replace(town, watch=build.watch)


def watch_owner(state: State) -> Seat | None:
    """The seat that may react with Opaleye's Watch, from the round after it was built (R21)."""
    for seat, player in enumerate(state.players):
        built = player.town.monument_round
        if has_monument(player.town, "watch") and built is not None and built < state.round and player.finished is None:
            return seat
    return None


def watch_offers(state: State, owner: Seat, done: Mapping[Seat, Sequence[moves.Move]]) -> tuple[CardId, ...]:
    """The buildings on the Watch that a neighbour constructed with the moves of the round.

    Put or replaced doesn't count (R17), twice counts once (R23).
    """
    seats = len(state.players)
    neighbours = {(owner + 1) % seats, (owner - 1) % seats} - {owner}
    built = {move.card for seat in neighbours for move in done.get(seat, ()) if isinstance(move, Build)}
    types = {"cottage" if CARDS[card].counts_as_cottages else card for card in built}  # R22: the castle is a cottage
    town = state.players[owner].town
    return tuple(card for card in town.watch if card in types and may_arrive(town, card))


def watch_takes(state: State, town: Town) -> list[CardId]:
    """What may come from the Watch onto an empty square now."""
    if not empty_squares(town):
        return []
    return [card for card in state.offers if card in town.watch and may_arrive(town, card)]


def watch_taken(state: State, town: Town, take: moves.WatchTake) -> Town:
    towns.check_empty(town, take.square)
    if take.card not in watch_takes(state, town):
        raise IllegalMove("not_offered", card=take.card)
    waiting = tuple(card for card in town.watch if card != take.card)
    return arrived(replace(town, watch=waiting), take)
