"""The tiles lying in the village: what touches what, and where the next tile may be laid.

Segments carry the numbers players see, from 1, which belong to the tile and do not turn with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.core import IllegalMove
from games.hamlet.data import TILES
from games.hamlet.lattice import Edge, Side, Vertex, apart, moved, sides, stamp, walk
from games.hamlet.state import Crossing, Place, Road

Picture = tuple[int, ...]


class Contact(NamedTuple):
    """A common edge of two places, seen from the first: segment numbers (from 1) and the kinds of both sides."""

    segment: int
    other: str
    other_segment: int
    kinds: str

    @property
    def is_link(self) -> bool:
        return self.kinds == "PP"

    @property
    def is_cliff(self) -> bool:
        return self.kinds in ("FR", "RF")

    @property
    def crossing(self) -> Crossing | None:
        """The road that can be built here; none on a printed path, nor over a cliff."""
        return _CROSSINGS.get(self.kinds)


_CROSSINGS: dict[str, Crossing] = {"FF": "paved", "RR": "bridge"}


class Placement(NamedTuple):
    """A way to lay a draft: its segment ``segment`` on segment ``edge`` of a place, and what follows from that."""

    segment: int
    edge: int
    rot: int
    at: Vertex


class Village:
    """Everything that follows from the places alone. Built once per set of places and never changed."""

    def __init__(self, places: tuple[Place, ...]) -> None:
        self.places = places
        self.codes = tuple(place.tile for place in places)
        self.index = {code: i for i, code in enumerate(self.codes)}
        self.cells: set[int] = set()
        self.corners: set[int] = set()
        self.edges: dict[int, tuple[str, int]] = {}
        self.contacts: dict[str, tuple[Contact, ...]] = {}
        self._ways: dict[tuple[str, str], dict[Picture, Placement]] = {}
        self._before = before = village(places[:-1]) if places else None
        if before is not None:
            self.cells.update(before.cells)
            self.corners.update(before.corners)
            self.edges.update(before.edges)
            self.contacts.update(before.contacts)
            self._lay(places[-1])

    def _lay(self, place: Place) -> None:
        shape = stamp(place.tile, place.rot)
        found = contacts_of(self, place.tile, place.rot, place.at)
        self.contacts[place.tile] = found
        for contact in found:
            back = Contact(contact.other_segment, place.tile, contact.segment, contact.kinds[::-1])
            self.contacts[contact.other] += (back,)
        self.cells.update(moved(shape.cells, place.at))
        self.corners.update(moved(shape.corners, place.at))
        for i, edge in enumerate(moved(shape.edges, place.at)):
            self.edges[edge] = (place.tile, i)

    def __getitem__(self, code: str) -> Place:
        return self.places[self.index[code]]

    def __contains__(self, code: str) -> bool:
        return code in self.index

    def ways(self, draft: str, code: str) -> dict[Picture, Placement]:
        """All different ways to lay the draft at one place, each under its smallest pair of segments."""
        found = self._ways.get((draft, code))
        if found is None:
            known = self._known_before(draft, code)
            found = self._all_ways(draft, code) if known is None else self._ways_kept(known, draft, code)
            self._ways[draft, code] = found
        return found

    def _known_before(self, draft: str, code: str) -> Village | None:
        """The latest village before this one whose ways are already known."""
        before = self._before
        while before is not None and (draft, code) not in before._ways:
            before = before._before
        return before

    def _ways_kept(self, before: Village, draft: str, code: str) -> dict[Picture, Placement]:
        """Later tiles take some ways and add none.

        They change no name either: a way that used a segment they cover doesn't fit any more.
        """
        later = [(stamp(place.tile, place.rot), place.at) for place in self.places[len(before.places) :]]
        kept: dict[Picture, Placement] = {}
        for seen, way in before._ways[draft, code].items():
            shape = stamp(draft, way.rot)
            if all(apart(shape, way.at, *laid) for laid in later) or fits(self, draft, way.rot, way.at):
                kept[seen] = way
        return kept

    def _all_ways(self, draft: str, code: str) -> dict[Picture, Placement]:
        found: dict[Picture, Placement] = {}
        kinds = list(enumerate(TILES[draft].segments, start=1))
        for edge in self.free_segments(code):
            path = TILES[code].segments[edge - 1] == "P"
            for segment in [n for n, kind in kinds if (kind == "P") == path]:
                way = attach(self, code, edge, draft, segment)
                if fits(self, draft, way.rot, way.at):
                    found.setdefault(picture(draft, way.rot, way.at), way)
        return found

    def free_segments(self, code: str) -> tuple[int, ...]:
        """The numbers of the segments of a place that touch nothing yet."""
        used = {contact.segment for contact in self.contacts[code]}
        return tuple(n for n in range(1, len(TILES[code].segments) + 1) if n not in used)

    # ------------------------------------------------------------ for pictures and words

    def free_sides(self, code: str) -> list[Side]:
        place, free = self[code], self.free_segments(code)
        return [side for side in sides(place.tile, place.rot, place.at) if side.number in free]

    def edge(self, code: str, segment: int) -> Edge:
        place = self[code]
        return walk(place.tile, place.rot, place.at)[segment - 1]

    def cliffs(self) -> list[Edge]:
        """Edges where forest meets rock: no road can ever be built there."""
        return [
            self.edge(code, contact.segment)
            for code in self.codes
            for contact in self.contacts[code]
            if contact.is_cliff and self.index[code] < self.index[contact.other]
        ]

    def crossed(self, road: Road) -> Edge:
        """The edge a road crosses: the first contact of its two places that is of its kind."""
        ways = (each for each in self.contacts[road.a] if each.other == road.b and each.crossing == road.over)
        return self.edge(road.a, next(ways).segment)


@lru_cache(maxsize=128)
def village(places: tuple[Place, ...]) -> Village:
    return Village(places)


def contacts_of(ground: Village, code: str, rot: int, at: Vertex) -> tuple[Contact, ...]:
    """The contacts a tile laid there would have."""
    own = TILES[code].segments
    found = []
    for i, edge in enumerate(moved(stamp(code, rot).facing, at)):
        touched = ground.edges.get(edge)
        if touched is not None:
            other, j = touched
            found.append(Contact(i + 1, other, j + 1, own[i] + TILES[other].segments[j]))
    return tuple(found)


# ---------------------------------------------------------------- laying a tile


def attach(ground: Village, code: str, edge: int, draft: str, segment: int) -> Placement:
    """Where the draft lies with its segment on that segment of the place."""
    place = ground[code]
    rot, (q, r) = _attached(code, place.rot, edge, draft, segment)
    return Placement(segment, edge, rot, (place.at[0] + q, place.at[1] + r))


@lru_cache(maxsize=1 << 14)
def _attached(code: str, rot: int, edge: int, draft: str, segment: int) -> tuple[int, Vertex]:
    """How the draft is turned, and where it lies as seen from the place."""
    corners = stamp(code, rot).starts
    q, r = corners[edge % len(corners)]
    direction = int(TILES[code].outline[edge - 1]) + rot
    turned = (direction + 3 - int(TILES[draft].outline[segment - 1])) % 6
    back = stamp(draft, turned).starts[segment - 1]
    return turned, (q - back[0], r - back[1])


def check_placement(ground: Village, code: str, rot: int, at: Vertex) -> tuple[Contact, ...]:
    """The contacts of a legal placement; ``IllegalMove`` for any other."""
    if not ground.cells.isdisjoint(moved(stamp(code, rot).cells, at)):
        raise IllegalMove("overlap", tile=code)
    found = contacts_of(ground, code, rot, at)
    for contact in found:
        if (contact.kinds[0] == "P") != (contact.kinds[1] == "P"):
            raise IllegalMove(
                "path_mismatch", segment=f"{code}.{contact.segment}", other=f"{contact.other}.{contact.other_segment}"
            )
    if ground.places and not found:
        raise IllegalMove("no_contact", tile=code)
    return found


def fits(ground: Village, code: str, rot: int, at: Vertex) -> bool:
    """Whether a tile that is known to touch the village may be laid there."""
    shape = stamp(code, rot)
    if not ground.cells.isdisjoint(moved(shape.cells, at)):
        return False
    own = TILES[code].segments
    edges = ground.edges
    for i, edge in enumerate(moved(shape.facing, at)):
        touched = edges.get(edge)
        if touched is not None and (own[i] == "P") != (TILES[touched[0]].segments[touched[1]] == "P"):
            return False
    return True


def picture(code: str, rot: int, at: Vertex) -> Picture:
    """What can be seen of a laid tile: a tile that looks the same in every rotation is known by its corners alone."""
    if TILES[code].distinct_rotations == 1:
        return tuple(sorted(moved(stamp(code, rot).corners, at)))
    return (rot, *at)


def gaps_enclosed(ground: Village, code: str, rot: int, at: Vertex) -> int:
    """How many more empty regions are enclosed after laying the tile there (negative when it fills one).

    By Euler's formula: the tile meets the village in pieces of its rim, and each piece beyond the first closes a gap.
    """
    shape = stamp(code, rot)
    corners = sum(corner in ground.corners for corner in moved(shape.corners, at))
    edges = sum(edge in ground.edges for edge in moved(shape.facing, at))
    return corners - edges - 1
