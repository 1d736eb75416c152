"""Links, the network of the church, transport and the longest road.

Places are bits of a whole number, by the order in which they were laid; sets of places are such numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import chain

from games.core import Seat
from games.hamlet.data import CHURCH, TILES, TileKind
from games.hamlet.state import Crossing, Place, Road, State, Step
from games.hamlet.village import Village, join, village


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def reach(neighbours: tuple[int, ...], source: int, donkeys: int) -> int:
    """Where a resource standing on ``source`` can be delivered (as a set).

    Free at its own place and one step further; every other step needs one of your own donkeys on the place it leaves.
    A way can be walked in both directions, so this is also the set of places from which something can be brought to
    ``source``.
    """
    seen = (1 << source) | neighbours[source]
    queue = neighbours[source] & donkeys
    while queue:
        low = queue & -queue
        fresh = neighbours[low.bit_length() - 1] & ~seen
        seen |= fresh
        queue = (queue ^ low) | (fresh & donkeys)
    return seen


class Network:
    """Everything that follows from places and roads. Built once per pair of them and never changed."""

    def __init__(self, places: tuple[Place, ...], roads: tuple[Road, ...]) -> None:
        self.ground: Village = village(places)
        self.codes = self.ground.codes
        self.index = self.ground.index
        built = [(self.index[road.a], self.index[road.b]) for road in roads]
        self.neighbours = _joined(self.ground.printed, built)
        self._rings = tuple(_rings(self.neighbours, self.index[CHURCH]))
        self.mask = sum(self._rings)
        self.members: tuple[str, ...] = tuple(self.codes[i] for i in bits(self.mask))
        self._by_kind: dict[TileKind, tuple[str, ...]] = {}
        self._reach: dict[tuple[int, int], int] = {}

    def __contains__(self, code: str) -> bool:
        return code in self.index and bool(self.mask >> self.index[code] & 1)

    def set_of(self, codes: Iterable[str]) -> int:
        mask = 0
        for code in codes:
            mask |= 1 << self.index[code]
        return mask

    def codes_of(self, places: int) -> Iterator[str]:
        return (self.codes[i] for i in bits(places))

    def linked(self, a: str, b: str) -> bool:
        return bool(self.neighbours[self.index[a]] >> self.index[b] & 1)

    def neighbours_of(self, code: str) -> tuple[str, ...]:
        return tuple(self.codes_of(self.neighbours[self.index[code]]))

    @cached_property
    def steps(self) -> dict[str, list[Step]]:
        """What a donkey on each place can do."""
        codes, near = self.codes, self.neighbours
        return {codes[i]: [Step(codes[i], codes[j]) for j in bits(near[i])] for i in bits(self.mask)}

    @cached_property
    def road_stands(self) -> dict[Crossing, int]:
        """The places of the network (as a set) from which such a road could lead somewhere."""
        stands: dict[Crossing, int] = {"bridge": 0, "paved": 0}
        for code, ends in self.crossings.items():
            for over in chain.from_iterable(ends.values()):
                stands[over] |= 1 << self.index[code]
        return stands

    @cached_property
    def crossings(self) -> dict[str, dict[str, list[Crossing]]]:
        """For each place of the network, the places a road could lead to, and over what."""
        found: dict[str, dict[str, list[Crossing]]] = {}
        for code in self.members:
            ends = found[code] = {}
            for contact in self.ground.contacts[code]:
                over = contact.crossing
                if over and not self.linked(code, contact.other):
                    ends[contact.other] = sorted({*ends.get(contact.other, ()), over})
        return found

    def places(self, kind: TileKind) -> tuple[str, ...]:
        """The places of that kind, those outside the network last."""
        found = self._by_kind.get(kind)
        if found is None:
            there = [code for code in self.codes if TILES[code].kind == kind]
            found = self._by_kind[kind] = tuple(sorted(there, key=lambda code: code not in self))
        return found

    def reach(self, code: str, donkeys: int) -> int:
        key = (self.index[code], donkeys)
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = reach(self.neighbours, key[0], donkeys)
        return found

    def surroundings(self, donkeys: int, sources: int) -> dict[int, int]:
        """For each set of sources that can be brought to some places of the network, these places (as a set)."""
        found: dict[int, int] = {}
        for i in bits(self.mask):
            place, near = 1 << i, self.neighbours[i]
            reached = reach(self.neighbours, i, donkeys) if near & donkeys else place | near
            found[reached & sources] = found.get(reached & sources, 0) | place
        return found

    def places_to_church(self, code: str) -> int | None:
        """Places on the shortest way to the church over all links, both ends included (S10)."""
        place = 1 << self.index[code]
        return next((steps for steps, ring in enumerate(self._rings, start=1) if ring & place), None)


@lru_cache(maxsize=256)
def network(places: tuple[Place, ...], roads: tuple[Road, ...]) -> Network:
    return Network(places, roads)


_latest: tuple[tuple[Place, ...], tuple[Road, ...], Network] | None = None


def network_of(state: State) -> Network:
    """The network of a position. Few moves change it, so the latest one is kept at hand."""
    global _latest
    known = _latest
    if known is None or known[0] is not state.places or known[1] is not state.roads:
        _latest = known = (state.places, state.roads, network(state.places, state.roads))
    return known[2]


def _joined(neighbours: Iterable[int], pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    masks = list(neighbours)
    for a, b in pairs:
        join(masks, a, b)
    return tuple(masks)


def _rings(neighbours: tuple[int, ...], start: int, used: int = 0) -> Iterator[int]:
    """The places one step further at a time, as sets, from ``start`` through places that aren't used."""
    seen = ring = 1 << start
    while ring:
        yield ring
        further = 0
        for i in bits(ring):
            further |= neighbours[i]
        ring = further & ~seen & ~used
        seen |= ring


# ---------------------------------------------------------------- longest road


def longest_road(places: tuple[Place, ...], roads: tuple[Road, ...], seat: Seat) -> tuple[str, ...]:
    """The places of one longest road of the seat; empty without one."""
    own = tuple(road for road in roads if road.owner == seat and CHURCH not in (road.a, road.b))
    return _longest_road(places, own) if own else ()


@lru_cache(maxsize=1024)
def _longest_road(places: tuple[Place, ...], own: tuple[Road, ...]) -> tuple[str, ...]:
    ground = village(places)
    church = ~(1 << ground.index[CHURCH])
    printed = tuple(mask & church for mask in ground.printed)
    roads = [(ground.index[road.a], ground.index[road.b]) for road in own]
    return tuple(ground.codes[i] for i in longest_path(printed, roads))


def longest_path(printed: tuple[int, ...], roads: list[tuple[int, int]]) -> tuple[int, ...]:
    """A longest simple path that uses at least one of the roads.

    Every such path is walked from the two ends of one of its roads outwards: an arm from one end, then an arm from the
    other through what the first left over. Few places have more than two links, so there are few arms; a branch that
    couldn't beat the best path even with every place it can still reach isn't followed.
    """
    neighbours = _joined(printed, roads)
    best: tuple[int, ...] = ()
    for a, b in roads:
        whole = _reachable(neighbours, a, 0)
        for arm, used in _arms(neighbours, a, (1 << a) | (1 << b)):
            if len(best) == whole:
                break
            for other, _ in _arms(neighbours, b, used, len(best) - len(arm)):
                if len(arm) + len(other) > len(best):
                    best = (*reversed(arm), *other)
    return best


def _arms(neighbours: tuple[int, ...], start: int, used: int, beat: int = 0) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every simple path from ``start`` through unused places that may lead to more than ``beat`` places.

    Each comes with all places used then.
    """
    stack: list[tuple[tuple[int, ...], int]] = [((start,), used)]
    while stack:
        path, used = stack.pop()
        yield path, used
        beat = max(beat, len(path)) if beat else 0
        if not beat or len(path) - 1 + _reachable(neighbours, path[-1], used) > beat:
            stack += [((*path, i), used | 1 << i) for i in bits(neighbours[path[-1]] & ~used)]


def _reachable(neighbours: tuple[int, ...], start: int, used: int) -> int:
    """How many places can be reached from ``start`` without the used ones, ``start`` included."""
    return sum(ring.bit_count() for ring in _rings(neighbours, start, used))
