"""The deed in progress, as the map shows it: where one may stand, what would be laid, what pays for it."""

from __future__ import annotations

import re
from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from games.first_edition import IllegalAction, Seat
from games.hamlet.candidates import Candidate, candidates, in_order
from games.hamlet.choosing import menu, stage
from games.hamlet.data import CHURCH, MARKET, TILES
from games.hamlet.lattice import Edge
from games.hamlet.state import (
    KINDS,
    Choosing,
    LinkTo,
    Move,
    PickDonkey,
    PickEdge,
    Put,
    Road,
    Stand,
    State,
    Unit,
    Use,
    Walk,
)
from games.hamlet.village import Placement, attach, check_placement, placements_on, segments, village

#: So many ways to lay a draft are shown at once.
MOST_WAYS = 10
_SEGMENT = re.compile(r"([A-Z][A-Z0-9]{2})\.(\d+)")


class Marks(Struct, frozen=True):
    """How to mark the map."""

    #: Places that may be chosen now.
    targets: tuple[str, ...] = ()
    #: Places chosen before: where the villager stands, whose donkey moves.
    chosen: tuple[str, ...] = ()
    #: Free segments that may be chosen, with their numbers.
    edges: tuple[tuple[Edge, int], ...] = ()
    #: Ways to lay the draft, best first.
    ways: tuple[Candidate, ...] = ()
    #: The tile that would be laid.
    ghost: Placement | None = None
    draft: str | None = None
    road: Road | None = None
    moves: tuple[Move, ...] = ()
    #: What would be consumed, and where it is brought.
    pay: tuple[tuple[Unit, int], ...] = ()
    goal: str | None = None


def choice_of(view: State, seat: Seat, focus: tuple[str, ...]) -> State:
    """The view with the seat's deed in progress; where the rules know of none, with what the menus have collected."""
    if view.over or (seat != view.active and not focus):
        return replace(view, choosing=None)
    if seat == view.active and view.choosing is not None:
        return view
    return replace(view, active=seat, choosing=_read(view, seat, focus))


def _read(view: State, seat: Seat, words: tuple[str, ...]) -> Choosing | None:
    """Words such as ``build SAW QUA QUA.4 SAW.3``; what cannot be done is left out."""
    what = next((kind for kind in KINDS if kind in words[:1]), None)
    if what is None:
        return None
    now = Choosing(what)
    if what != "build":
        return now
    places = {place.tile for place in view.places}
    draft = next((word for word in words if word in view.players[seat].drafts), None)
    stand = next((word for word in words if word in places), None)
    now = replace(now, draft=draft, stand=stand if draft else None)
    numbers = {code: int(number) for code, number in _SEGMENT.findall(" ".join(words))}
    if not draft or not stand or not 1 <= numbers.get(stand, 0) <= len(TILES[stand].segments):
        return now
    now = replace(now, edge=numbers[stand])
    if not 1 <= numbers.get(draft, 0) <= len(TILES[draft].segments):
        return now
    return replace(now, segment=numbers[draft]) if _ghost(view, replace(now, segment=numbers[draft])) else now


def marks(state: State) -> Marks:
    """Everything to be marked for the deed in progress; nothing without one."""
    now = state.choosing
    if now is None:
        return Marks()
    offered = menu(state)
    targets = [each.at for each in offered if isinstance(each, Stand | LinkTo | Put | PickDonkey)]
    targets += [each.to for each in offered if isinstance(each, Walk)]
    targets += [each.unit.at for each in offered if isinstance(each, Use)]
    return Marks(
        targets=tuple(dict.fromkeys(targets)),
        chosen=tuple(code for code in (now.stand, now.to, now.donkey, now.put) if code),
        edges=_edges(state, now, [each.edge for each in offered if isinstance(each, PickEdge)]),
        ways=_ways(state, now),
        ghost=_ghost(state, now),
        draft=now.draft,
        road=_road(state, now),
        moves=now.moves,
        pay=tuple(Counter(now.pay or ()).items()),
        goal=now.stand or {"sell": MARKET, "order": CHURCH}.get(now.what),
    )


def _edges(state: State, now: Choosing, numbers: list[int]) -> tuple[tuple[Edge, int], ...]:
    if now.stand is None:
        return ()
    sides = segments(village(state.places)[now.stand])
    if now.edge is not None:
        numbers = [now.edge]
    return tuple((sides[number - 1], number) for number in numbers)


def _ways(state: State, now: Choosing) -> tuple[Candidate, ...]:
    if now.draft is None or now.stand is None or now.segment is not None:
        return ()
    if stage(state) == "placement" and now.edge is not None:
        found = in_order(state, now.draft, placements_on(state.places, now.draft, now.stand, now.edge))
    else:
        found = candidates(state, now.draft, now.stand)
    return found[:MOST_WAYS]


def _ghost(state: State, now: Choosing) -> Placement | None:
    if now.draft is None or now.stand is None or now.edge is None or now.segment is None:
        return None
    ground = village(state.places)
    way = attach(ground, now.stand, now.edge, now.draft, now.segment)
    try:
        check_placement(ground, now.draft, way.rot, way.at)
    except IllegalAction:
        return None
    return way


def _road(state: State, now: Choosing) -> Road | None:
    if now.stand is None or now.to is None or now.over is None:
        return None
    return Road(now.stand, now.to, now.over, state.active)
