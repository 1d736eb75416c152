"""Links, transport over donkeys, and the longest road."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random

import pytest

from games.hamlet import network
from games.hamlet.data import TILES
from games.hamlet.network import bits, longest_path, network_of, reach
from games.hamlet.purse import Purse
from games.hamlet.state import State
from tests.games.hamlet.table import JOINED, TWO, do, position, printed_links, refusal

#: Yellow has donkeys on the quarry and on the straight barn, red has one on the stonemason.
TRANSPORT = (
    TWO
    + JOINED
    + """
turn 5 yellow
red donkeys=STO
yellow gold=0 donkeys=QUA,BA1 drafts=LUM
stock QUA:stone BA1:stone STO:brick(red) DAI:milk(red) COW:milk(yellow!)
"""
)


@pytest.fixture
def transport() -> State:
    return position(TRANSPORT)


def test_links_are_those_of_the_example(transport: State) -> None:
    assert {pair for pair in printed_links(transport) if "CHU" not in pair} == {
        ("BA1", "STO"),
        ("STO", "COW"),
        ("BA1", "BA2"),
        ("BA2", "DAI"),
    }
    assert network_of(transport).linked("QUA", "BA1")


@pytest.mark.parametrize(
    ("source", "delivered"),
    [("QUA", True), ("BA1", True), ("STO", True), ("DAI", False), ("COW", False)],
)
def test_what_reaches_the_church(transport: State, source: str, delivered: bool) -> None:
    assert Purse(transport, seat=1).delivers(source, "CHU") is delivered


def test_lumber_mill_can_be_built_next_to_the_church(transport: State) -> None:
    after = do(transport, "build LUM.6 @ CHU.1")
    assert after.players[1].points - transport.players[1].points == 5
    assert [token.kind for token in after.tokens] == ["milk", "milk"]
    assert (after.players[0].gold, after.players[0].points) == (4, 1)


def test_order_of_milk_and_brick_lacks_two(transport: State) -> None:
    assert refusal(transport, "order B") == "cannot_pay"
    assert refusal(position(TRANSPORT + "yellow gold=9"), "order B") == "cannot_pay"
    rich = do(position(TRANSPORT + "yellow gold=10"), "order B")
    assert (rich.players[1].gold, rich.players[1].points - transport.players[1].points) == (0, 4)


def neighbours_of(places: int, pairs: list[tuple[int, int]]) -> tuple[int, ...]:
    """For each place, those it's linked with, as a mask."""
    masks = [0] * places
    for a, b in pairs:
        masks[a] |= 1 << b
        masks[b] |= 1 << a
    return tuple(masks)


def line(places: int) -> tuple[int, ...]:
    """Places in a row, each linked with the next."""
    return neighbours_of(places, [(i, i + 1) for i in range(places - 1)])


def places_of(mask: int) -> set[int]:
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


@pytest.mark.parametrize(
    ("donkeys", "reached"),
    [
        (set(), {0, 1}),
        ({0}, {0, 1}),
        ({1}, {0, 1, 2}),
        ({1, 2}, {0, 1, 2, 3}),
        ({2, 3}, {0, 1}),
        ({1, 3}, {0, 1, 2}),
        ({1, 2, 3, 4}, {0, 1, 2, 3, 4}),
    ],
)
def test_one_step_is_free_and_every_further_one_needs_a_donkey(donkeys: set[int], reached: set[int]) -> None:
    assert places_of(reach(line(5), 0, sum(1 << i for i in donkeys))) == reached


@pytest.mark.parametrize("seed", range(20))
def test_delivery_works_in_both_directions(seed: int) -> None:
    rng = Random(seed)
    pairs = [rng.sample(range(12), 2) for _ in range(16)]
    neighbours = neighbours_of(12, [(a, b) for a, b in pairs])
    donkeys = rng.getrandbits(12)
    reached = {(a, b) for a in range(12) for b in places_of(reach(neighbours, a, donkeys))}

    assert reached == {(b, a) for a, b in reached}


def test_road_joins_a_place_outside_to_the_network() -> None:
    state = position(TWO + "red gold=40 villagers=CHU,CHU drafts=PO2")
    state = do(state, "build PO2.1 @ CHU.8")
    assert "PO2" not in network_of(state)
    assert "PO2" in network_of(do(state, "road QUA>PO2 bridge"))


# ---------------------------------------------------------------- longest road


def test_longest_road_needs_an_own_road() -> None:
    assert longest_path(line(6), []) == ()


def test_longest_road_runs_through_printed_paths() -> None:
    halves = neighbours_of(7, [(0, 1), (1, 2), (3, 4), (4, 5), (5, 6)])
    assert len(longest_path(halves, [(2, 3)])) == 7


def test_branches_do_not_add_up() -> None:
    star = (0b1110, 0b0001, 0b0001, 0b0001, 0)
    assert len(longest_path(star, [(1, 4)])) == 4


def test_loop_counts_as_far_as_a_simple_path_runs() -> None:
    square = (0b0010, 0b0101, 0b1010, 0b0100)
    assert len(longest_path(square, [(0, 3)])) == 4


def brute_force(printed: tuple[int, ...], roads: list[tuple[int, int]]) -> int:
    best = 0
    for length in range(2, len(printed) + 1):
        for path in permutations(range(len(printed)), length):
            pairs = list(pairwise(path))
            own = [pair in roads or pair[::-1] in roads for pair in pairs]
            linked = [mine or printed[a] >> b & 1 for mine, (a, b) in zip(own, pairs, strict=True)]
            if any(own) and all(linked):
                best = length
                break
    return best


@pytest.mark.parametrize("seed", range(12))
def test_longest_road_agrees_with_trying_everything(seed: int) -> None:
    rng = Random(seed)
    pairs = [(a, b) for a in range(7) for b in range(a + 1, 7)]
    chosen = rng.sample(pairs, 8)
    roads, printed = chosen[:2], neighbours_of(7, chosen[2:])

    assert len(longest_path(printed, roads)) == brute_force(printed, roads)


def random_village(seed: int) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
    """All 31 other places, joined by their printed paths at random, and all five roads of a player."""
    rng = Random(seed)
    codes = [code for code in TILES if code != "CHU"]
    paths = [i for i, code in enumerate(codes) for _ in range(TILES[code].segments.count("P"))]
    rng.shuffle(paths)
    pairs = [(a, b) for a, b in zip(paths[::2], paths[1::2], strict=True) if a != b]
    return neighbours_of(len(codes), pairs), [tuple(rng.sample(range(len(codes)), 2)) for _ in range(5)]  # type: ignore[misc]


def village_of_loops() -> tuple[tuple[int, ...], list[tuple[int, int]]]:
    """More links than any village can have: one path through all places, both places with three paths, five chords."""
    along = [(i, i + 1) for i in range(30)]
    return neighbours_of(31, [*along, (3, 22), (8, 27)]), [(0, 10), (5, 15), (10, 20), (15, 25), (20, 30)]


@pytest.mark.parametrize(
    "largest", [*(random_village(seed) for seed in range(20)), village_of_loops()], ids=[*map(str, range(20)), "loops"]
)
def test_longest_road_of_the_largest_village_takes_few_looks(
    largest: tuple[tuple[int, ...], list[tuple[int, int]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound counts looks at a place's links, so that it says the same on every machine."""
    looks: list[int] = []

    def counted(mask: int) -> Iterator[int]:
        looks.append(mask)
        return bits(mask)

    monkeypatch.setattr(network, "bits", counted)
    assert longest_path(*largest)
    assert len(looks) < 40_000
