"""What a building does when it arrives: its marker, the Guild, the University, the Watch; and the Watch's reaction."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.tiny_towns.construct import may_arrive
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import (
    RESOURCES,
    SQUARES,
    Action,
    Build,
    CardId,
    Player,
    PutFree,
    PutMarker,
    Replace,
    Resource,
    SetOnWatch,
    SquareName,
    Stage,
    State,
    Town,
    WatchTake,
)
from games.tiny_towns.town import (
    bank_types,
    buildings,
    empty_squares,
    has_monument,
    is_full,
    with_building,
    with_cube_on,
)

# --- arriving ---------------------------------------------------------------------------------------------------------


def arrived(player: Player, card: CardId, square: SquareName, after: Stage) -> Player:
    """The player once a building stands on the square: on to ``after``, but first to the marker of a Bank or Factory.

    R15: also when an effect put it there. A marker without a choice is put by itself.
    """
    turn = replace(player.turn, stage=after)
    if not CARDS[card].marked:
        return replace(player, turn=turn)
    types = marker_types(player.town, card)
    if len(types) == 1:
        return replace(player, town=with_cube_on(player.town, square, types[0]), turn=turn)
    return replace(player, turn=replace(turn, stage="marker", marker_at=square, after_marker=after))


def marker_types(town: Town, card: CardId) -> list[Resource]:
    """Types that may lie on a new Bank (none that lies on another Bank of the town) or Factory (any)."""
    taken = bank_types(town) if CARDS[card].ability == "distinct_marker" else ()
    return [resource for resource in RESOURCES if resource not in taken]


def put_marker(player: Player, action: PutMarker) -> Player:
    square, after = player.turn.marker_at, player.turn.after_marker
    if square is None:
        raise TypeError(player.turn)
    town = with_cube_on(player.town, square, action.resource)
    return replace(player, town=town, turn=replace(player.turn, stage=after, marker_at=None, after_marker="build"))


def effect_stage(player: Player, build: Build, display: Sequence[CardId]) -> Stage:
    """The stage in which the effect of a construction is carried out; ``build`` when there is nothing to do."""
    match CARDS[build.card].ability:
        case "replace" if replacements(player, display):
            return "replace"
        case "free_building" if not is_full(player.town):
            return "free"
        case "watch":
            return "watch"
    return "build"


# --- Architect's Guild ------------------------------------------------------------------------------------------------


def replacements(player: Player, display: Sequence[CardId]) -> list[Replace]:
    """R14: any building but the Guild itself, by any other type of the display; two different squares at most."""
    town, replaced = player.town, player.turn.replaced
    if town.monument is None or len(replaced) >= CARDS[town.monument].ability_count:
        return []
    return [
        Replace(SQUARES[square], card)
        for square, house in buildings(town)
        if house.card != town.monument and SQUARES[square] not in replaced
        for card in display
        if card != house.card and may_arrive(town, card)
    ]


def replace_building(player: Player, action: Replace, display: Sequence[CardId]) -> Player:
    """Cubes and markers on the old building go back to the supply."""
    turn = replace(player.turn, replaced=(*player.turn.replaced, action.square))
    player = replace(player, town=with_building(player.town, action.square, action.card), turn=turn)
    return arrived(player, action.card, action.square, "replace" if replacements(player, display) else "build")


# --- Grove University -------------------------------------------------------------------------------------------------


def free_buildings(town: Town, display: Sequence[CardId]) -> list[PutFree]:
    """One building of the display on any empty square."""
    empty = empty_squares(town)
    return [PutFree(card, SQUARES[square]) for card in display if may_arrive(town, card) for square in empty]


def put_free(player: Player, action: PutFree) -> Player:
    player = replace(player, town=with_building(player.town, action.square, action.card))
    return arrived(player, action.card, action.square, "build")


# --- Opaleye's Watch --------------------------------------------------------------------------------------------------


def watchable(town: Town, display: Sequence[CardId]) -> list[SetOnWatch]:
    """Three different building types of the display wait on the card."""
    return [SetOnWatch(card) for card in display if card not in town.watch]


def set_on_watch(player: Player, action: SetOnWatch) -> Player:
    town = replace(player.town, watch=(*player.town.watch, action.card))
    complete = town.monument is not None and len(town.watch) == CARDS[town.monument].ability_count
    return replace(player, town=town, turn=replace(player.turn, stage="build" if complete else "watch"))


def watch_owner(state: State) -> int | None:
    """The seat that may react with Opaleye's Watch in a later round than the one in which it was built (R21)."""
    for seat, player in enumerate(state.players):
        built = player.town.monument_round
        if has_monument(player.town, "watch") and built is not None and built < state.round and player.finished is None:
            return seat
    return None


def watch_offers(state: State, owner: int, constructed: Sequence[Sequence[Action]]) -> tuple[CardId, ...]:
    """Buildings on the Watch that a neighbour constructed in the round just revealed; put or replaced does not count
    (R17), twice counts once (R23)."""
    seats = len(state.players)
    neighbours = {(owner + 1) % seats, (owner - 1) % seats} - {owner}
    built = {action.card for seat in neighbours for action in constructed[seat] if isinstance(action, Build)}
    types = {"cottage" if CARDS[card].counts_as_cottages else card for card in built}  # R22: the castle is a cottage
    town = state.players[owner].town
    return tuple(card for card in town.watch if card in types and may_arrive(town, card))


def watch_takes(state: State, player: Player) -> list[WatchTake]:
    """What may come from the Watch now, and where to."""
    town = player.town
    empty = empty_squares(town)
    return [
        WatchTake(card, SQUARES[square])
        for card in state.offers
        if card in town.watch and may_arrive(town, card)
        for square in empty
    ]


def watch_take(player: Player, action: WatchTake) -> Player:
    waiting = tuple(card for card in player.town.watch if card != action.building)
    town = with_building(replace(player.town, watch=waiting), action.square, action.building)
    return arrived(replace(player, town=town), action.building, action.square, "react")
