"""Exact integer geometry on the triangular lattice.

A vertex is a pair ``(q, r)`` at the plane position x = q + r/2, y = r·√3/2 (y up). The six directions run
counter-clockwise from east. A cell ``(q, r, s)`` is a unit triangle: s = 0 points up, s = 1 points down.
A tile is walked counter-clockwise from its vertex (0, 0), interior on the left; each step is one segment.
A laid tile is ``(rot, at)``: every direction d becomes (d + rot) mod 6 and the walk starts at vertex ``at``.

For speed the village works with whole numbers instead of pairs: all of them are linear in ``at``, so that a tile laid
elsewhere is the same list of numbers plus one shift.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple

from games.hamlet.data import TILES

Vertex = tuple[int, int]
Cell = tuple[int, int, int]
Edge = tuple[Vertex, Vertex]
EdgeKind = Literal["path", "forest", "rock"]

DIRECTIONS: tuple[Vertex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

#: Wider than any village can grow, so that a vertex number is unique; with room for its two cells and its six edges.
_STRIDE = 1 << 12
_ROOM = 6


def turned(vertex: Vertex, rot: int) -> Vertex:
    """The vertex after ``rot`` steps of 60° counter-clockwise about (0, 0)."""
    q, r = vertex
    match rot % 6:
        case 0:
            return q, r
        case 1:
            return -r, q + r
        case 2:
            return -q - r, q
        case 3:
            return -q, -r
        case 4:
            return r, -q - r
        case _:
            return q + r, -q


def added(vertex: Vertex, other: Vertex) -> Vertex:
    return vertex[0] + other[0], vertex[1] + other[1]


def turned_cell(cell: Cell, rot: int) -> Cell:
    """Rotates the sum of the three vertices like a vertex and reads the cell back from it."""
    q, r, s = cell
    a, b = turned((3 * q + 1 + s, 3 * r + 1 + s), rot)
    s = a % 3 - 1
    return (a - 1 - s) // 3, (b - 1 - s) // 3, s


def walk(code: str, rot: int = 0, at: Vertex = (0, 0)) -> tuple[Edge, ...]:
    """The segments of a laid tile as directed edges, in walk order."""
    edges = []
    here = at
    for step in TILES[code].outline:
        q, r = DIRECTIONS[(int(step) + rot) % 6]
        there = here[0] + q, here[1] + r
        edges.append((here, there))
        here = there
    return tuple(edges)


class Side(NamedTuple):
    """One segment of a laid tile: its number, its end points in walk order and its kind."""

    number: int
    ends: Edge
    kind: EdgeKind


def sides(code: str, rot: int = 0, at: Vertex = (0, 0)) -> tuple[Side, ...]:
    kinds = (_EDGE_KINDS[kind] for kind in TILES[code].segments)
    return tuple(Side(n, *side) for n, side in enumerate(zip(walk(code, rot, at), kinds, strict=True), start=1))


_EDGE_KINDS: dict[str, EdgeKind] = {"P": "path", "F": "forest", "R": "rock"}


def corners(code: str, rot: int = 0, at: Vertex = (0, 0)) -> tuple[Vertex, ...]:
    return tuple(start for start, _ in walk(code, rot, at))


def centre(code: str, rot: int = 0, at: Vertex = (0, 0)) -> tuple[float, float]:
    """Where the code of a tile is written, as ``(q, r)``: in the middle, or in the hexagon of the flag shape."""
    tile = TILES[code]
    if tile.shape == "flag":
        points, scale = list(_HEXAGON), len(_HEXAGON)
    else:
        points, scale = [(3 * q + 1 + s, 3 * r + 1 + s) for q, r, s in tile.cells], 3 * len(tile.cells)
    q, r = turned((sum(q for q, _ in points), sum(r for _, r in points)), rot)
    return at[0] + q / scale, at[1] + r / scale


#: The hexagon inside the flag shape, whose centre of mass lies in its notch.
_HEXAGON: tuple[Vertex, ...] = ((0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1))


def vertex_number(vertex: Vertex) -> int:
    return (vertex[0] * _STRIDE + vertex[1]) * _ROOM


#: For each rotation, the numbers by which a vertex moves with its turned first and second coordinate.
UNITS: tuple[tuple[int, int], ...] = tuple(
    (vertex_number(turned((1, 0), rot)), vertex_number(turned((0, 1), rot))) for rot in range(6)
)


def moved(numbers: tuple[int, ...], shift: int) -> Iterator[int]:
    """The same numbers for a tile that lies at the vertex with this number."""
    return map(shift.__add__, numbers)


class Stamp(NamedTuple):
    """A tile in one rotation at (0, 0), in numbers; ``facing`` are the edges that neighbours would show it."""

    cells: tuple[int, ...]
    edges: tuple[int, ...]
    facing: tuple[int, ...]
    #: The same where the tile has a path, and where it has none.
    facing_paths: tuple[int, ...]
    facing_others: tuple[int, ...]
    corners: tuple[int, ...]
    starts: tuple[Vertex, ...]
    #: The least and the most of q and of r.
    box: tuple[int, int, int, int]


def apart(one: Stamp, at: Vertex, other: Stamp, there: Vertex) -> bool:
    """Whether two laid tiles are so far from each other that they can't touch."""
    q, r = there[0] - at[0], there[1] - at[1]
    a, b = one.box, other.box
    return b[0] + q > a[1] or b[1] + q < a[0] or b[2] + r > a[3] or b[3] + r < a[2]


@cache
def stamp(code: str, rot: int) -> Stamp:
    tile, edges = TILES[code], walk(code, rot)
    starts, ends = [start for start, _ in edges], [end for _, end in edges]
    directions = [(int(step) + rot) % 6 for step in tile.outline]
    along_q, along_r = [q for q, _ in starts], [r for _, r in starts]
    facing = tuple(vertex_number(end) + (d + 3) % 6 for end, d in zip(ends, directions, strict=True))
    return Stamp(
        cells=tuple(vertex_number((q, r)) + s for q, r, s in (turned_cell(cell, rot) for cell in tile.cells)),
        edges=tuple(vertex_number(start) + d for start, d in zip(starts, directions, strict=True)),
        facing=facing,
        facing_paths=tuple(edge for edge, kind in zip(facing, tile.segments, strict=True) if kind == "P"),
        facing_others=tuple(edge for edge, kind in zip(facing, tile.segments, strict=True) if kind != "P"),
        corners=tuple(map(vertex_number, starts)),
        starts=tuple(starts),
        box=(min(along_q), max(along_q), min(along_r), max(along_r)),
    )
