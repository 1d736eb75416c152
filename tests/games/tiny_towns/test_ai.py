"""Computer opponents: legal, repeatable, and as strong as they are called."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import LEVELS, Level, Reason
from games.selfplay import Step, by_computer
from games.selfplay import play as played_out
from games.tiny_towns import GAME
from games.tiny_towns.ai.experience import Experience, experience
from games.tiny_towns.ai.outlook import Sketch, sketch_of
from games.tiny_towns.ai.search import next_round
from games.tiny_towns.building import buildable, construct
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS
from games.tiny_towns.notation import write_move
from games.tiny_towns.state import Build, Move, Options, State, Town
from games.tiny_towns.town import INDEX, empty_squares, mask_of, with_square
from games.turns import new_game
from tests.games.matches import average_lead, scores
from tests.games.tiny_towns.helpers import EMPTY, Table, crowded_table, moves, play, position, table

SEEDS = st.integers(min_value=0, max_value=2**32)


def choice(turn: Table, level: Level = "hard", seat: int = 0) -> str:
    return write_move(GAME.choose(turn.view(seat), seat, level, Random(1)))


# --- whatever lies on the table ---------------------------------------------------------------------------------------


def steps_on_a_crowded_table(level: Level, seed: int) -> Iterator[Step[State, Move]]:
    """The first moves of computers; one that isn't legal raises."""
    turn, rng = crowded_table(seed), Random(seed)
    seats = len(turn.base.players)
    return islice(played_out(turn, by_computer([level] * seats, [rng] * seats), rng), 25)


@pytest.mark.parametrize(("level", "tables"), [("easy", 12), ("normal", 12), ("hard", 4)])
def test_every_choice_is_legal_on_crowded_tables(level: Level, tables: int) -> None:
    played = [list(steps_on_a_crowded_table(level, seed)) for seed in range(tables)]
    assert all(played)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_keeps_a_monument(level: Level) -> None:
    turn = new_game(GAME, 6, Options(set_up="random", monuments=True), 5)

    assert choice(turn, level) in moves(turn)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bank_is_built_with_its_marker(level: Level) -> None:
    turn = table("H H W W  W G . W  W W W W  W W W W", EMPTY, cards=("bank",), resource="B")
    turn = play(turn, 0, "place B C2")

    assert choice(turn, level) in moves(turn, 0, "build bank")


@pytest.mark.parametrize("level", LEVELS)
def test_same_generator_same_choice_and_the_global_one_is_left_alone(level: Level) -> None:
    before = random.getstate()
    turn = crowded_table(3, seats=2)
    view, seat = turn.view(turn.waiting[0]), turn.waiting[0]

    assert GAME.choose(view, seat, level, Random(8)) == GAME.choose(view, seat, level, Random(8))
    assert random.getstate() == before


# --- sense ------------------------------------------------------------------------------------------------------------


def test_hard_takes_the_cube_that_completes_a_chapel() -> None:
    town = "cottage farm S G  cottage cottage G .  cottage . . .  . . . ."

    assert choice(table(town, EMPTY, resource=None, round_=3)).startswith("place S ")


def test_the_reason_for_a_building_is_what_it_scores() -> None:
    town = "cottage farm cottage tavern  tavern cottage W S  well chapel G B  H . theater well"
    turn = play(table(town, EMPTY, resource="H"), 0, "place H B4")
    why = {write_move(found.move): found.why for found in GAME.weigh(turn.view(0), 0, Random(1), ())}

    assert why["build well C2 using C2 D2"][0] == Reason("scored", 2.0, {"card": "well"})


def test_hard_does_not_finish_its_town_while_it_can_build() -> None:
    town = "cottage farm cottage tavern  tavern cottage W S  well chapel G B  H . theater well"
    turn = play(table(town, EMPTY, resource="H"), 0, "place H B4")

    assert choice(turn).startswith("build well")


def test_hard_takes_the_building_from_the_university() -> None:
    town = "S cottage farm well  G B tavern chapel  S theater cottage cottage  well tavern cottage ."
    turn = play(table(town, EMPTY, kept=("grove_university",), resource="H"), 0, "place H D4")

    assert choice(turn).startswith("build grove_university")
    assert " free " in choice(turn)


def test_the_next_card_is_guessed_from_those_seen() -> None:
    coming = next_round(table(EMPTY, EMPTY, resource="G", discard=("G", "W", "G", "S")).view(0), 0)

    assert not coming.chosen
    assert coming.weights == {"W": 2, "H": 3, "B": 3, "S": 2}


def test_the_round_before_a_free_one_looks_forward_to_a_choice() -> None:
    assert next_round(position(EMPTY, EMPTY, round_=2), 0).chosen
    assert not next_round(position("fort_ironweed . . .  . . . .  . . . .  . . . .", EMPTY, round_=2), 0).chosen


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [Options(), Options(set_up="random", monuments=True)], ids=["first", "random"])
def test_normal_is_ahead_of_easy(options: Options) -> None:
    assert average_lead(GAME, "normal", "easy", range(5), options) > 0


def test_hard_is_ahead_of_normal() -> None:
    assert average_lead(GAME, "hard", "normal", range(3)) > 0


def test_hard_does_better_alone_than_easy() -> None:
    hard, easy = ([scores(GAME, [level], seed)[0].total for seed in range(3)] for level in ("hard", "easy"))

    assert sum(hard) > sum(easy)


# --- how it thinks ----------------------------------------------------------------------------------------------------


def builds(state: State) -> Iterator[tuple[Town, Build]]:
    """Everything that can be built, and where."""
    for player in state.players:
        for card, sites in buildable(player, state.display).items():
            yield from ((player.town, Build(card, removes, targets[0])) for removes, targets in sites)


def sketched(town: Town, build: Build) -> Sketch:
    return sketch_of(town).with_building(
        build.card, mask_of(INDEX[name] for name in build.removes), INDEX[build.target]
    )


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_a_sketch_changes_as_the_town_does_when_it_is_built(seed: int) -> None:
    state = crowded_table(seed).base
    wrong = [
        (town, build)
        for town, build in builds(state)
        if sketched(town, build) != sketch_of(construct(town, build, state.round))
    ]
    assert wrong == []


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_a_sketch_changes_as_the_town_does_when_a_cube_comes(seed: int) -> None:
    towns = [(player.town, empty_squares(player.town)[0]) for player in crowded_table(seed).base.players]

    assert [sketch_of(town).with_cube("G", INDEX[square]) for town, square in towns] == [
        sketch_of(with_square(town, square, "G")) for town, square in towns
    ]


@pytest.mark.parametrize("game", ["table", "solo"])
def test_experience_covers_every_card(game: str) -> None:
    learned: Experience = experience(game)

    assert set(learned.count) == set(BUILDINGS)
    assert set(learned.near) == set(learned.position) == set(learned.making_of) == set(CARDS)
    assert set(learned.monument_built) == set(learned.monument_open) == set(MONUMENTS)
    assert {len(grid) for grid in learned.count.values()} == {7}
    assert {len(row) for row in learned.room} == {17}
