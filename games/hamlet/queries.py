"""Questions that pictures and panels ask about a view. All positions are in lattice coordinates (see ``lattice``)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.core import Seat
from games.hamlet import network
from games.hamlet.choices import KINDS, Kind, Possible
from games.hamlet.data import DATA, GOODS, TILES, Good
from games.hamlet.lattice import Edge, Vertex, turned, walk
from games.hamlet.network import CROSSING_OF, network_of, printed_links
from games.hamlet.scoring import roads_built
from games.hamlet.state import Place, Road, State
from games.hamlet.village import segments, village

EdgeKind = Literal["path", "forest", "rock"]
KIND_NAMES: dict[str, EdgeKind] = {"P": "path", "F": "forest", "R": "rock"}

#: The hexagon inside the flag shape, whose centre of mass lies in its notch.
_HEXAGON: tuple[Vertex, ...] = ((0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1))


class Segment(Struct, frozen=True):
    """One side of a laid tile: its number, its end points in walk order (interior on the left) and its kind."""

    number: int
    ends: Edge
    kind: EdgeKind
    free: bool


class Spot(Struct, frozen=True):
    """A common edge of two places."""

    a: str
    b: str
    ends: Edge


# ---------------------------------------------------------------- tiles


def corners(code: str, rot: int = 0, at: Vertex = (0, 0)) -> tuple[Vertex, ...]:
    """The corners of a tile in walk order: of a place, of a candidate placement, or of a draft in rotation 0."""
    return tuple(start for start, _ in walk(code, rot, at))


def draft_segments(code: str) -> tuple[Segment, ...]:
    """The sides of a draft as it is drawn in a panel, in rotation 0."""
    return tuple(
        Segment(n, ends, KIND_NAMES[TILES[code].segments[n - 1]], free=True)
        for n, ends in enumerate(walk(code), start=1)
    )


def place_segments(view: State, code: str) -> tuple[Segment, ...]:
    """The sides of a place; only the free ones show their number on the map."""
    ground = village(view.places)
    place, free = ground[code], ground.free_segments(code)
    return tuple(
        Segment(n, ends, KIND_NAMES[TILES[code].segments[n - 1]], n in free)
        for n, ends in enumerate(segments(place), start=1)
    )


def centre(place: Place) -> tuple[float, float]:
    """Where the code of a place is written, as ``(q, r)``: in the middle, or in the hexagon of the flag shape."""
    tile = TILES[place.tile]
    if tile.shape == "flag":
        points, scale = list(_HEXAGON), len(_HEXAGON)
    else:
        points, scale = [(3 * q + 1 + s, 3 * r + 1 + s) for q, r, s in tile.cells], 3 * len(tile.cells)
    q, r = turned((sum(q for q, _ in points), sum(r for _, r in points)), place.rot)
    return place.at[0] + q / scale, place.at[1] + r / scale


def all_corners(view: State) -> tuple[Vertex, ...]:
    """Every corner of the village, for the size of the picture."""
    return tuple(corner for place in view.places for corner in corners(place.tile, place.rot, place.at))


# ---------------------------------------------------------------- links


def in_network(view: State, code: str) -> bool:
    return code in network_of(view)


def links(view: State) -> tuple[tuple[str, str], ...]:
    """Pairs of places joined by printed paths; the roads stand in ``view.roads``."""
    return printed_links(village(view.places))


def cliffs(view: State) -> tuple[Spot, ...]:
    """Edges where forest meets rock: no road can ever be built there."""
    ground = village(view.places)
    return tuple(
        Spot(code, contact.other, segments(ground[code])[contact.segment - 1])
        for code in ground.codes
        for contact in ground.contacts[code]
        if contact.is_cliff and ground.index[code] < ground.index[contact.other]
    )


def road_spot(view: State, road: Road) -> Spot:
    """The edge a road crosses: the first contact of its two places that is of its kind."""
    ground = village(view.places)
    crossed = next(
        contact
        for contact in ground.contacts[road.a]
        if contact.other == road.b and CROSSING_OF.get(contact.kinds) == road.over
    )
    return Spot(road.a, road.b, segments(ground[road.a])[crossed.segment - 1])


# ---------------------------------------------------------------- a seat's things


def longest_road(view: State, seat: Seat) -> tuple[str, ...]:
    """The places of one longest road of the seat, from end to end."""
    return network.longest_road(view.places, view.roads, seat)


def markers_left(view: State, seat: Seat) -> dict[Good, int]:
    standing = Counter(token.kind for token in view.tokens if token.owner == seat)
    return {good: DATA.limits.goods_per_kind - standing[good] for good in GOODS}


def roads_left(view: State, seat: Seat) -> int:
    return DATA.limits.roads - roads_built(view, seat)


def villagers_ready(view: State, seat: Seat) -> int:
    return sum(villager.ready for villager in view.players[seat].villagers)


def could_do(view: State, seat: Seat) -> dict[Kind, tuple[str, ...]]:
    """What the seat could do now if it were its turn: each kind that is possible, with what or where."""
    here = Possible(replace(view, active=seat))
    targets: dict[Kind, tuple[str, ...]] = {}
    if here.has_villager:
        targets["produce"] = tuple(here.producing())
        targets["process"] = tuple(here.processing())
        targets["sell"] = tuple(here.sales())
        targets["order"] = tuple(here.orders())
        targets["build"] = tuple(here.drafts())
        targets["road"] = tuple(here.road_stands())
    targets["draft"] = tuple(view.row[slot - 1].tile for slot in here.slots)
    targets["herd"] = tuple(dict.fromkeys(step.donkey for step in here.steps()))
    return {what: targets.get(what, ()) for what in KINDS if here.can(what)}
