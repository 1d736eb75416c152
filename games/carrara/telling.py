"""What happened, as codes and parameters. Everybody may hear all of it: screens hide totals, not moves."""

from __future__ import annotations

from collections.abc import Iterator

from games.carrara.data import DATA, OBJECTS
from games.carrara.house import intention
from games.carrara.market import SEGMENTS
from games.carrara.scoring import yield_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    Extra,
    Move,
    Objects,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
    screen_of,
)
from games.carrara.stones import minus, plus, price
from games.core import Event, Params, Seat


def private(move: Move) -> bool:
    return False


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    """Nothing of a turn goes untold but its end. What the House of Malaspina does has no seat, like chance."""
    told = list(_resolved(before, after) if move is None else _moved(before, after, seat, move))
    if before.ending is None and after.ending is not None and after.ending.by == "last":
        told.append(Event("last_building"))
    return tuple(told)


def counted(objects: Objects) -> Params:
    """The kinds of object that are there, each with its number."""
    return {kind: count for kind, count in zip(OBJECTS, objects, strict=True) if count}


# --- a move


def _moved(before: State, after: State, seat: Seat | None, move: Move) -> Iterator[Event]:
    match move:
        case Buy():
            yield from _turned_wheel(before, after, seat, taken="")
            if after.shown is not None:
                yield _relieved(seat, after.shown.coins)
        case Take(segment, stones):
            yield _took(seat, segment, stones, price(stones, segment))
        case Build(tile, city, pay):
            yield Event("built", seat, {"tile": tile, "city": city, "stones": pay})
            turned_up = after.display[before.display.index(tile)]
            if turned_up is not None:
                yield Event("turned_up", None, {"tile": turned_up})
        case ScoreType() | ScoreCity():
            yield _scored(before, seat, move)
        case Extra(kind):
            yield _bought(seat, kind)
        case Announce() if after.shown is not None:
            yield _announced(seat, after.shown.objects)
        case Pass():
            yield Event("passed", seat)


def _turned_wheel(before: State, after: State, seat: Seat | None, taken: Stones) -> Iterator[Event]:
    """With the stones that were drawn into segment I, even if some were taken from there since."""
    yield Event("turned_wheel", seat)
    drawn = minus(plus(after.wheel[0], taken), before.wheel[-1])
    if drawn:
        yield Event("drawn", None, {"stones": drawn})


def _took(seat: Seat | None, segment: int, stones: Stones, cost: int) -> Event:
    return Event("took", seat, {"segment": segment, "stones": stones, "price": cost})


def _relieved(seat: Seat | None, had: int) -> Event:
    return Event("relieved", seat, {"had": had, "coins": DATA.market.relief})


def _blocked(seat: Seat | None) -> Event:
    return Event("blocked", seat, {"coins": DATA.market.relief})


def _scored(before: State, seat: Seat | None, move: ScoreType | ScoreCity) -> Event:
    gain = yield_of(before, HOUSE_SEAT if seat is None else seat, move)
    params: Params = {"vp": gain.vp, "coins": gain.coins, **counted(gain.objects)}
    if isinstance(move, ScoreType):
        return Event("scored_type", seat, {"building": move.building, **params})
    return Event("scored_city", seat, {"city": move.city, **params})


def _bought(seat: Seat | None, kind: str) -> Event:
    return Event("bought", seat, {"object": kind, "price": DATA.extra.price})


def _announced(seat: Seat | None, objects: Objects) -> Event:
    return Event("announced", seat, {"vp": DATA.end.bonus, **counted(objects)})


# --- what nobody chose: the turn of the House, and a next seat that can do nothing


def _resolved(before: State, after: State) -> Iterator[Event]:
    if after.solo:
        yield from _house_turn(before, after)
    if after.phase == "after":
        yield _blocked(after.turn)


def _house_turn(before: State, after: State) -> Iterator[Event]:
    """The House hides nothing: what it meant to do is known, and its screen says what came of it."""
    match intention(before):
        case None:
            yield _blocked(None)
        case Buy():
            yield from _house_purchase(before, after)
        case move:
            yield from _moved(before, after, None, move)
    for kind in before.field:
        if kind not in after.field:
            yield _bought(None, kind)
    if before.ending is None and after.ending is not None and after.ending.by == "announced":
        yield _announced(None, screen_of(after, HOUSE_SEAT).objects)


def _house_purchase(before: State, after: State) -> Iterator[Event]:
    """It pays nothing. What it took is missing from the segment, which was one place back before the wheel turned."""
    had, has = screen_of(before, HOUSE_SEAT), screen_of(after, HOUSE_SEAT)
    taken = minus(has.stones, had.stones)
    segment = next((one for one in SEGMENTS[1:] if after.wheel[one - 1] != before.wheel[one - 2]), SEGMENTS.start)
    yield from _turned_wheel(before, after, None, taken if segment == SEGMENTS.start else "")
    yield _took(None, segment, taken, 0) if taken else _relieved(None, had.coins)
