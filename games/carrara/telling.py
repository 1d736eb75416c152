"""What happened, as codes and parameters. Everybody may hear all of it: screens hide totals, not moves."""

from __future__ import annotations

from collections.abc import Iterator

from games.carrara import state as moves
from games.carrara.data import DATA, OBJECTS
from games.carrara.house import intention
from games.carrara.market import SEGMENTS
from games.carrara.scoring import yield_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Move, Objects, State, Stones, screen_of
from games.carrara.stones import minus, plus, price
from games.core import Event, Params, Seat

_RELIEF: Params = {"coins": DATA.market.relief}


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    """Everything about a turn except that it ended. The House of Malaspina, like chance, has no seat."""
    told = list(_resolved(before, after) if move is None else _moved(before, after, seat, move))
    if before.ending is None and after.ending is not None and after.ending.by == "last":
        told.append(Event("last_building"))
    return tuple(told)


def counted(objects: Objects) -> Params:
    """The kinds of object that are there, each with its number."""
    return {kind: count for kind, count in zip(OBJECTS, objects, strict=True) if count}


# --- a move


def _moved(before: State, after: State, seat: Seat | None, move: Move) -> Iterator[Event]:
    """The House has no seat, pays nothing for stones, and has no need to show anything."""
    match move:
        case moves.Buy():
            yield from _turned_wheel(before, after, seat)
            if after.shown is not None:
                yield Event("relieved", seat, {"had": after.shown.coins, **_RELIEF})
        case moves.Take(segment, stones):
            cost = 0 if seat is None else price(stones, segment)
            yield Event("took", seat, {"segment": segment, "stones": stones, "price": cost})
        case moves.Build(tile, city, pay):
            yield Event("built", seat, {"tile": tile, "city": city, "stones": pay})
            turned_up = after.display[before.display.index(tile)]
            if turned_up is not None:
                yield Event("turned_up", None, {"tile": turned_up})
        case moves.ScoreType() | moves.ScoreCity():
            gain = yield_of(before, HOUSE_SEAT if seat is None else seat, move)
            code, what = _scored(move, gain.buildings)
            yield Event(code, seat, {**what, "vp": gain.vp, "coins": gain.coins, **counted(gain.objects)})
        case moves.Extra(kind):
            yield Event("bought", seat, {"object": kind, "price": DATA.extra.price})
        case moves.Announce():
            objects = (after.shown or screen_of(after, HOUSE_SEAT)).objects
            yield Event("announced", seat, {"vp": DATA.end.bonus, **counted(objects)})
        case moves.Pass():
            yield Event("passed", seat)


def _scored(move: moves.ScoreType | moves.ScoreCity, buildings: int) -> tuple[str, Params]:
    if isinstance(move, moves.ScoreType):
        return "scored_type", {"building": move.building, "count": buildings}
    return "scored_city", {"city": move.city}


def _turned_wheel(before: State, after: State, seat: Seat | None, taken: Stones = "") -> Iterator[Event]:
    """Also tells what was drawn into segment I, of which some may have been taken again."""
    yield Event("turned_wheel", seat)
    drawn = minus(plus(after.wheel[0], taken), before.wheel[-1])
    if drawn:
        yield Event("drawn", None, {"stones": drawn})


# --- what nobody chose: the turn of the House, and a next seat that can do nothing


def _resolved(before: State, after: State) -> Iterator[Event]:
    if after.solo:
        yield from _house_turn(before, after)
    if after.phase == "after":
        yield Event("blocked", after.turn, _RELIEF)


def _house_turn(before: State, after: State) -> Iterator[Event]:
    """The House hides nothing: its intention is known, and its screen shows what came of it."""
    match intention(before):
        case None:
            yield Event("blocked", None, _RELIEF)
        case moves.Buy():
            yield from _house_purchase(before, after)
        case move:
            yield from _moved(before, after, None, move)
    for kind in before.field:
        if kind not in after.field:
            yield from _moved(before, after, None, moves.Extra(kind))
    if before.ending is None and after.ending is not None and after.ending.by == "announced":
        yield from _moved(before, after, None, moves.Announce())


def _house_purchase(before: State, after: State) -> Iterator[Event]:
    """What it took is missing from the segment, which was one place back before the wheel turned."""
    had = screen_of(before, HOUSE_SEAT)
    taken = minus(screen_of(after, HOUSE_SEAT).stones, had.stones)
    segment = next((one for one in SEGMENTS[1:] if after.wheel[one - 1] != before.wheel[one - 2]), SEGMENTS.start)
    yield from _turned_wheel(before, after, None, taken if segment == SEGMENTS.start else "")
    if taken:
        yield from _moved(before, after, None, moves.Take(segment, taken))
    else:
        yield Event("relieved", None, {"had": had.coins, **_RELIEF})
