"""The tiles lying in the village: what touches what, and where the next tile may be laid.

Segments carry the numbers players see, from 1, which belong to the tile and do not turn with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from games.core import IllegalMove
from games.hamlet.data import TILES
from games.hamlet.lattice import (
    UNITS,
    Edge,
    Side,
    Stamp,
    Vertex,
    added,
    apart,
    moved,
    sides,
    stamp,
    turned,
    vertex_number,
    walk,
)
from games.hamlet.state import Crossing, Place, Road

Picture = tuple[int, ...]


class Contact(Struct, frozen=True, gc=False):
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


class Placement(Struct, frozen=True, gc=False):
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
        #: Those of the edges that are paths, and the others.
        self.paths: set[int] = set()
        self.others: set[int] = set()
        self.contacts: dict[str, tuple[Contact, ...]] = {}
        #: For each place, by index, those (as a set) it is linked with by a printed path.
        self.printed: list[int] = []
        self._ways: dict[tuple[str, str], dict[Picture, Placement]] = {}
        self._room: dict[tuple[str, str], bool] = {}
        self._before = before = village(places[:-1]) if places else None
        if before is not None:
            self.cells.update(before.cells)
            self.corners.update(before.corners)
            self.edges.update(before.edges)
            self.paths.update(before.paths)
            self.others.update(before.others)
            self.contacts.update(before.contacts)
            self.printed += before.printed
            self._lay(places[-1])

    def _lay(self, place: Place) -> None:
        shape, shift = stamp(place.tile, place.rot), vertex_number(place.at)
        found = contacts_of(self, place.tile, place.rot, place.at)
        self.contacts[place.tile] = found
        self.printed.append(0)
        for contact in found:
            if contact.is_link:
                join(self.printed, self.index[contact.other], self.index[place.tile])
            back = Contact(contact.other_segment, place.tile, contact.segment, contact.kinds[::-1])
            self.contacts[contact.other] += (back,)
        self.cells.update(moved(shape.cells, shift))
        self.corners.update(moved(shape.corners, shift))
        for i, (edge, kind) in enumerate(zip(moved(shape.edges, shift), TILES[place.tile].segments, strict=True)):
            self.edges[edge] = (place.tile, i)
            (self.paths if kind == "P" else self.others).add(edge)

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
            if all(apart(shape, way.at, *laid) for laid in later) or fits(self, shape, vertex_number(way.at)):
                kept[seen] = way
        return kept

    def _all_ways(self, draft: str, code: str) -> dict[Picture, Placement]:
        return {picture(draft, way.rot, way.at): way for way in self._fitting(draft, code)}

    def has_room(self, draft: str, code: str) -> bool:
        """Whether there is any way to lay the draft at the place."""
        found = self._room.get((draft, code))
        if found is None:
            known = self._ways.get((draft, code))
            found = bool(known) if known is not None else any(True for _ in self._fitting(draft, code))
            self._room[draft, code] = found
        return found

    def _fitting(self, draft: str, code: str) -> Iterator[Placement]:
        place, free = self[code], self.free_segments(code)
        start, q, r = vertex_number(place.at), *UNITS[place.rot]
        for way in _ways_beside(code, draft):
            if way.edge in free:
                rot = (way.rot + place.rot) % 6
                if fits(self, stamp(draft, rot), start + way.at[0] * q + way.at[1] * r):
                    yield Placement(way.segment, way.edge, rot, added(place.at, turned(way.at, place.rot)))

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


def join(neighbours: list[int], a: int, b: int) -> None:
    """Link two places: each gets into the set of the other."""
    neighbours[a] |= 1 << b
    neighbours[b] |= 1 << a


@lru_cache(maxsize=128)
def village(places: tuple[Place, ...]) -> Village:
    return Village(places)


def contacts_of(ground: Village, code: str, rot: int, at: Vertex) -> tuple[Contact, ...]:
    """The contacts a tile laid there would have."""
    own = TILES[code].segments
    found = []
    for i, edge in enumerate(moved(stamp(code, rot).facing, vertex_number(at))):
        touched = ground.edges.get(edge)
        if touched is not None:
            other, j = touched
            found.append(Contact(i + 1, other, j + 1, own[i] + TILES[other].segments[j]))
    return tuple(found)


# ---------------------------------------------------------------- laying a tile


def attach(ground: Village, code: str, edge: int, draft: str, segment: int) -> Placement:
    """Where the draft lies with its segment on that segment of the place."""
    place = ground[code]
    corners = stamp(code, place.rot).starts
    q, r = corners[edge % len(corners)]
    direction = int(TILES[code].outline[edge - 1]) + place.rot
    rot = (direction + 3 - int(TILES[draft].outline[segment - 1])) % 6
    back = stamp(draft, rot).starts[segment - 1]
    return Placement(segment, edge, rot, (place.at[0] + q - back[0], place.at[1] + r - back[1]))


@lru_cache(maxsize=1 << 11)
def _ways_beside(code: str, draft: str) -> tuple[Placement, ...]:
    """The ways to lay the draft beside a place that lies alone at (0, 0), each under its smallest pair of segments."""
    alone = Village((Place(code, 0, (0, 0)),))
    found: dict[Picture, Placement] = {}
    for edge in alone.free_segments(code):
        for segment in range(1, len(TILES[draft].segments) + 1):
            way = attach(alone, code, edge, draft, segment)
            if fits(alone, stamp(draft, way.rot), vertex_number(way.at)):
                found.setdefault(picture(draft, way.rot, way.at), way)
    return tuple(found.values())


def check_placement(ground: Village, code: str, rot: int, at: Vertex) -> tuple[Contact, ...]:
    """The contacts of a legal placement; ``IllegalMove`` for any other."""
    if not ground.cells.isdisjoint(moved(stamp(code, rot).cells, vertex_number(at))):
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


def fits(ground: Village, shape: Stamp, shift: int) -> bool:
    """Whether a tile that is known to touch the village may be laid at the vertex with that number."""
    return (
        ground.cells.isdisjoint(moved(shape.cells, shift))
        and ground.others.isdisjoint(moved(shape.facing_paths, shift))
        and ground.paths.isdisjoint(moved(shape.facing_others, shift))
    )


def picture(code: str, rot: int, at: Vertex) -> Picture:
    """What can be seen of a laid tile: a tile that looks the same in every rotation is known by its corners alone."""
    if TILES[code].distinct_rotations == 1:
        return (min(moved(stamp(code, rot).corners, vertex_number(at))),)
    return (rot, *at)


def gaps_enclosed(ground: Village, code: str, rot: int, at: Vertex) -> int:
    """How many more empty regions are enclosed after laying the tile there (negative when it fills one).

    By Euler's formula: the tile meets the village in pieces of its rim, and each piece beyond the first closes a gap.
    """
    shape, shift = stamp(code, rot), vertex_number(at)
    corners = ground.corners.intersection(moved(shape.corners, shift))
    edges = ground.edges.keys() & moved(shape.facing, shift)
    return len(corners) - len(edges) - 1
