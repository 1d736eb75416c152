"""What happened, as codes: what a seat did with its move, and what the end of a turn brought by itself."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Event, Params, Seat
from games.tiny_towns.discover import is_free_round
from games.tiny_towns.effects import watch_owner
from games.tiny_towns.state import (
    Build,
    CardId,
    KeepMonument,
    Move,
    NameResource,
    Place,
    Resource,
    RoundMove,
    SetAside,
    SquareName,
    State,
    Store,
    StoreOnCottage,
    Swap,
    TakeCard,
    WatchTake,
)


def private(move: Move) -> bool:
    """Which monument was kept stays secret; the other one is never shown (R32)."""
    return isinstance(move, KeepMonument)


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    if seat is None or move is None:
        return tuple(_told_resolving(before, after))
    return tuple(Event(code, seat, params) for code, params in _told(before, after, seat, move))


def retell(seat: Seat, move: RoundMove) -> tuple[Event, ...]:
    """A move of the news: what it says by itself, without the position it was made in."""
    return tuple(Event(code, seat, params) for code, params in _told_alone(move))


# --- moves ------------------------------------------------------------------------------------------------------------


def _told(before: State, after: State, seat: Seat, move: Move) -> Iterator[tuple[str, Params]]:
    match move:
        case KeepMonument(monument):
            yield "kept", {"card": monument}
        case NameResource(resource):
            yield "named", {"resource": resource}
        case TakeCard(index):
            yield "took_card", {"resource": before.open_cards[index] or "?"}
            yield "next_card", {"resource": after.open_cards[index] or "?"}
        case Place(resource) | StoreOnCottage(resource):
            yield from _exchanged(before, resource)
            yield from _told_alone(move)
        case Build():
            yield from _told_alone(move)
            shrine = after.players[seat].town.shrine
            if shrine != before.players[seat].town.shrine:
                yield "shrine_fixed", {"points": shrine}
        case Store() | Swap() | SetAside() | WatchTake():
            yield from _told_alone(move)


def _told_alone(move: RoundMove) -> Iterator[tuple[str, Params]]:
    match move:
        case Place(resource, square):
            yield "placed", {"resource": resource, "square": square}
        case Store(resource, warehouse):
            yield "stored", {"resource": resource, "square": warehouse}
        case Swap(resource, warehouse, take, square):
            yield "swapped", {"resource": resource, "warehouse": warehouse, "take": take, "square": square}
        case StoreOnCottage(resource, square):
            yield "stored_on_cottage", {"resource": resource, "square": square}
        case SetAside(resource):
            yield "set_aside", {"resource": resource}
        case Build():
            yield from _told_building(move)
        case WatchTake(card, square, marker):
            yield "watch_taken", {"card": card, "square": square}
            yield from _marked(card, square, marker)


def _exchanged(before: State, resource: Resource) -> Iterator[tuple[str, Params]]:
    if before.resource is not None and before.resource != resource:
        yield "exchanged", {"due": before.resource, "resource": resource}


def _told_building(build: Build) -> Iterator[tuple[str, Params]]:
    yield "built", {"card": build.card, "square": build.target}
    yield from _marked(build.card, build.target, build.marker)
    for arrival in build.replaces:
        yield "replaced", {"card": arrival.card, "square": arrival.square}
        yield from _marked(arrival.card, arrival.square, arrival.marker)
    if build.free is not None:
        yield "put_free", {"card": build.free.card, "square": build.free.square}
        yield from _marked(build.free.card, build.free.square, build.free.marker)
    for card in build.watch:
        yield "set_on_watch", {"card": card}


def _marked(card: CardId, square: SquareName, marker: Resource | None) -> Iterator[tuple[str, Params]]:
    if marker is not None:
        yield "marked", {"card": card, "square": square, "resource": marker}


# --- what nobody chose ------------------------------------------------------------------------------------------------


def _told_resolving(before: State, after: State) -> Iterator[Event]:
    if before.phase == "monuments":
        yield Event("monuments_kept")
    if after.phase == "watch":
        owner = watch_owner(after)
        yield from (Event("watch_offers", owner, {"card": card}) for card in after.offers)
    for seat, (player, later) in enumerate(zip(before.players, after.players, strict=True)):
        if player.finished is None and later.finished is not None:
            yield Event("finished", seat, {"round": later.finished})
    if after.phase == "over":
        yield Event("game_over")
    elif before.phase == "monuments" or after.round > before.round:
        yield from _told_round(before, after)


def _told_round(before: State, after: State) -> Iterator[Event]:
    """What the new round brings everybody."""
    if len(after.deck) > len(before.deck):
        yield Event("reshuffled")
    if after.hammer is not None:
        yield Event("hammer", after.hammer)
    elif after.resource is not None:
        yield Event("turned_up", None, {"resource": after.resource})
    elif is_free_round(after):
        yield Event("free_round", None, {"round": after.round})
