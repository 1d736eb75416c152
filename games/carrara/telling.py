"""What happened, as codes and parameters. The news of the turn say it all, and everybody may know them."""

from __future__ import annotations

from collections.abc import Iterator

from games.carrara.changes import new_reports
from games.carrara.data import CITY_INDEX, OBJECTS
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import (
    Announced,
    Blocked,
    Bought,
    Built,
    Move,
    Objects,
    Passed,
    Relieved,
    Report,
    Scored,
    State,
    Took,
    Turned,
)
from games.core import Event, Params, Seat


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    """Of a turn nothing goes untold but its end. What the House of Malaspina does has no seat."""
    told = [
        event
        for doer, report in new_reports(before, after)
        for event in events(report, None if after.solo and doer == HOUSE_SEAT else doer)
    ]
    if before.ending is None and after.ending is not None and after.ending.by == "last":
        told.append(Event("last_building"))
    return tuple(told)


def events(report: Report, seat: Seat | None) -> Iterator[Event]:
    """One report as events; what chance brought has no seat."""
    match report:
        case Turned(drawn):
            yield Event("turned_wheel", seat)
            if drawn:
                yield Event("drawn", None, {"stones": drawn})
        case Took(segment, stones, price):
            yield Event("took", seat, {"segment": segment, "stones": stones, "price": price})
        case Relieved(had, coins):
            yield Event("relieved", seat, {"had": had, "coins": coins})
        case Blocked(coins):
            yield Event("blocked", seat, {"coins": coins})
        case Built(tile, city, pay, turned_up):
            yield Event("built", seat, {"tile": tile, "city": city, "stones": pay})
            if turned_up is not None:
                yield Event("turned_up", None, {"tile": turned_up})
        case Scored(what, vp, coins, objects):
            kind = "city" if what in CITY_INDEX else "building"
            code = "scored_city" if kind == "city" else "scored_type"
            yield Event(code, seat, {kind: what, "vp": vp, "coins": coins, **counted(objects)})
        case Bought(kind, price):
            yield Event("bought", seat, {"object": kind, "price": price})
        case Announced(vp, objects):
            yield Event("announced", seat, {"vp": vp, **counted(objects)})
        case Passed():
            yield Event("passed", seat)


def counted(objects: Objects) -> Params:
    """The kinds of object that are there, each with its number."""
    return {kind: count for kind, count in zip(OBJECTS, objects, strict=True) if count}
