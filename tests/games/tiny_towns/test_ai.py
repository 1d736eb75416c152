"""Computer opponents: legal, repeatable, and as strong as they are called."""

from __future__ import annotations

import random
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.first_edition import LEVELS, Level
from games.tiny_towns import GAME
from games.tiny_towns.action_text import write_action
from games.tiny_towns.ai.experience import Experience, experience
from games.tiny_towns.ai.forecast import next_round
from games.tiny_towns.ai.sketch import sketch_of, with_building, with_cube
from games.tiny_towns.board import INDEX, mask_of
from games.tiny_towns.construct import builds, construct
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS
from games.tiny_towns.placing import put_down
from games.tiny_towns.state import Options, Place, State
from games.tiny_towns.town import is_full
from tests.games.tiny_towns.crowded import crowded_table
from tests.games.tiny_towns.helpers import EMPTY, play, table

SEEDS = st.integers(min_value=0, max_value=2**32)


def played(levels: Sequence[Level], options: Options, seed: int) -> list[int]:
    """The totals of a game between computer opponents."""
    state = GAME.new(len(levels), options, seed)
    rngs = [Random(f"{seed} {seat}") for seat in range(len(levels))]
    while waiting := GAME.waiting_on(state):
        seat = waiting[0]
        state = GAME.apply(state, seat, GAME.ai.choose(GAME.view(state, seat), seat, levels[seat], rngs[seat]))
    result = GAME.result(state)
    assert result is not None
    return [score.total for score in result.seats]


def choice(state: State, level: Level = "hard", seat: int = 0) -> str:
    return write_action(GAME.ai.choose(GAME.view(state, seat), seat, level, Random(1)))


# --- whatever lies on the table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "tables"), [("easy", 12), ("normal", 12), ("hard", 4)])
def test_every_choice_is_legal_on_crowded_tables(level: Level, tables: int) -> None:
    for seed in range(tables):
        state, rng = crowded_table(seed), Random(seed)
        for _ in range(25):
            if not GAME.waiting_on(state):
                break
            seat = rng.choice(GAME.waiting_on(state))
            action = GAME.ai.choose(GAME.view(state, seat), seat, level, rng)
            assert action in GAME.legal(state, seat)
            state = GAME.apply(state, seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_every_monument_and_every_marker_can_be_chosen(level: Level) -> None:
    state = GAME.new(6, Options(set_up="random", monuments=True), 5)

    assert choice(state, level) in [f"monument {card}" for card in state.players[0].dealt]

    state = table("H H . .  W G . .  . . . .  . . . .", EMPTY, cards=("bank",), resource="B")
    state = play(state, 0, "place B C2", "build bank C2 using A1 B1 A2 B2 C2")

    assert choice(state, level).startswith("marker ")


def test_same_generator_same_choice_and_the_global_one_is_left_alone() -> None:
    before = random.getstate()
    state = crowded_table(3, seats=2)
    view = GAME.view(state, GAME.waiting_on(state)[0])

    for level in LEVELS:
        choices = [GAME.ai.choose(view, GAME.waiting_on(state)[0], level, Random(8)) for _ in range(2)]
        assert choices[0] == choices[1]
    assert random.getstate() == before


# --- sense ------------------------------------------------------------------------------------------------------------


def test_hard_takes_the_cube_that_completes_a_chapel() -> None:
    town = "cottage farm S G  cottage cottage G .  cottage . . .  . . . ."

    assert choice(table(town, EMPTY, resource=None, round_=3)) == "take S"


def test_hard_does_not_finish_its_town_while_it_can_build() -> None:
    town = "cottage farm cottage tavern  tavern cottage W S  well chapel G B  H . theater well"
    state = play(table(town, EMPTY, resource="H"), 0, "place H B4")

    assert choice(state).startswith("build well")


def test_hard_takes_the_building_from_the_university() -> None:
    state = table("S . . .  G B . .  S . . .  . . . .", EMPTY, kept=("grove_university",), resource="H")
    state = play(state, 0, "place H D4", "build grove_university A1 using A1 A2 B2 A3")

    assert choice(state).startswith("free ")


def test_the_next_card_is_guessed_from_those_seen() -> None:
    state = table(EMPTY, EMPTY, resource="G", discard=("G", "W", "G", "S"))

    coming = next_round(GAME.view(state, 0), 0)

    assert not coming.chosen
    assert coming.weights == {"W": 2, "H": 3, "B": 3, "S": 2}


def test_the_round_before_a_free_one_looks_forward_to_a_choice() -> None:
    assert next_round(table(EMPTY, EMPTY, round_=2), 0).chosen
    assert not next_round(table("fort_ironweed . . .  . . . .  . . . .  . . . .", EMPTY, round_=2), 0).chosen


# --- strength ---------------------------------------------------------------------------------------------------------


def wins(better: Level, worse: Level, games: int, options: Options) -> float:
    """The share of games won by the better level, which sits left and right in turn; a tie is half a win."""
    won = 0.0
    for seed in range(games):
        levels = (better, worse) if seed % 2 else (worse, better)
        scores = played(levels, options, seed)
        ahead = scores[levels.index(better)] - scores[levels.index(worse)]
        won += 1 if ahead > 0 else 0.5 if ahead == 0 else 0
    return won / games


@pytest.mark.parametrize("options", [Options(), Options(set_up="random", monuments=True)], ids=["first", "random"])
def test_normal_beats_easy(options: Options) -> None:
    assert wins("normal", "easy", 12, options) >= 0.65


def test_hard_beats_easy_by_far() -> None:
    assert wins("hard", "easy", 4, Options()) == 1


def test_hard_is_an_engineer_alone() -> None:
    totals = [played(["hard"], Options(), seed)[0] for seed in range(4)]

    assert sum(totals) / len(totals) >= 22


# --- how it thinks ----------------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_a_sketch_changes_as_the_town_does(seed: int) -> None:
    state = crowded_table(seed)
    for player in state.players:
        town = player.town
        for build in builds(town, state.display, player.kept):
            removes = mask_of(INDEX[name] for name in build.removes)
            drawn = with_building(sketch_of(town), build.card, removes, INDEX[build.target])
            assert drawn == sketch_of(construct(town, build, state.round))
        if not is_full(town):
            square = town.squares.index(None)
            name = next(name for name, index in INDEX.items() if index == square)
            assert with_cube(sketch_of(town), "G", square) == sketch_of(put_down(town, Place("G", name)))


@pytest.mark.parametrize("game", ["table", "solo"])
def test_experience_covers_every_card(game: str) -> None:
    learned: Experience = experience(game)  # type: ignore[arg-type]

    assert set(learned.count) == set(BUILDINGS)
    assert set(learned.near) == set(learned.position) == set(learned.making_of) == set(CARDS)
    assert set(learned.monument_built) == set(learned.monument_open) == set(MONUMENTS)
    assert {len(grid) for grid in learned.count.values()} == {7}
    assert {len(row) for row in learned.room} == {17}
