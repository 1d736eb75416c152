"""What happened, as codes: what a seat did with its move, and what followed at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Event, Params, Seat
from games.tiny_towns import state as moves
from games.tiny_towns.discover import is_free_round
from games.tiny_towns.effects import watch_owner
from games.tiny_towns.state import Arrival, Build, Move, Resource, State, WatchTake


def private(move: Move) -> bool:
    """Which monument was kept stays secret; the other one is never shown (R32)."""
    return isinstance(move, moves.KeepMonument)


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    """Whatever a seat does also says in which round it did it: pictures show the last one."""
    if seat is None or move is None:
        return tuple(_told_resolving(before, after))
    told = _told(before, after, seat, move)
    return tuple(Event(code, seat, {**params, "round": before.round}) for code, params in told)


# --- moves ------------------------------------------------------------------------------------------------------------


def _told(before: State, after: State, seat: Seat, move: Move) -> Iterator[tuple[str, Params]]:
    match move:
        case moves.KeepMonument(monument):
            yield "kept", {"card": monument}
        case moves.NameResource(resource):
            yield "named", {"resource": resource}
        case moves.TakeCard(index):
            yield "took_card", {"resource": before.open_cards[index] or "?"}
            yield "next_card", {"resource": after.open_cards[index] or "?"}
        case moves.Place(resource, square):
            yield from _exchanged(before, resource)
            yield "placed", {"resource": resource, "square": square}
        case moves.Store(resource, warehouse):
            yield "stored", {"resource": resource, "square": warehouse}
        case moves.Swap(resource, warehouse, take, square):
            yield "swapped", {"resource": resource, "warehouse": warehouse, "take": take, "square": square}
        case moves.StoreOnCottage(resource, square):
            yield from _exchanged(before, resource)
            yield "stored_on_cottage", {"resource": resource, "square": square}
        case moves.SetAside(resource):
            yield "set_aside", {"resource": resource}
        case Build():
            yield from _told_building(move)
            shrine = after.players[seat].town.shrine
            if shrine != before.players[seat].town.shrine:
                yield "shrine_fixed", {"points": shrine}
        case WatchTake():
            yield from _told_arrival("watch_taken", move)


def _exchanged(before: State, resource: Resource) -> Iterator[tuple[str, Params]]:
    if before.resource is not None and before.resource != resource:
        yield "exchanged", {"due": before.resource, "resource": resource}


def _told_building(build: Build) -> Iterator[tuple[str, Params]]:
    yield from _told_arrival("built", Arrival(build.card, build.target, build.marker))
    for arrival in build.replaces:
        yield from _told_arrival("replaced", arrival)
    if build.free is not None:
        yield from _told_arrival("put_free", build.free)
    for card in build.watch:
        yield "set_on_watch", {"card": card}


def _told_arrival(code: str, arrival: Arrival | WatchTake) -> Iterator[tuple[str, Params]]:
    yield code, {"card": arrival.card, "square": arrival.square}
    if arrival.marker is not None:
        yield "marked", {"card": arrival.card, "square": arrival.square, "resource": arrival.marker}


# --- what nobody chose ------------------------------------------------------------------------------------------------


def _told_resolving(before: State, after: State) -> Iterator[Event]:
    if before.phase == "monuments" and len(before.players) > 1:
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
        if before.phase == "monuments" or after.hammer != before.hammer:  # it can also stay where it is
            yield Event("hammer", after.hammer)
    elif after.resource is not None:
        yield Event("turned_up", None, {"resource": after.resource})
    elif is_free_round(after):
        yield Event("free_round", None, {"round": after.round})
