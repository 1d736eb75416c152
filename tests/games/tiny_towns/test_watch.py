"""Opaleye's Watch: the one monument that looks beyond its own town."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.tiny_towns import GAME
from games.tiny_towns.state import State, Turn
from games.tiny_towns.turn import open_turns
from tests.games.tiny_towns.helpers import EMPTY, legal, play, table, town_of

WELLS = "W S . .  . . . .  . . . .  . . . ."
WATCHED = ("well", "cottage", "farm")


def watching(*towns: str, watch: tuple[str, ...] = WATCHED, own: str = EMPTY, **facts: object) -> State:
    """Round 5; seat 0 owns the Watch, built in round 4."""
    state = table(own.replace(".", "opaleyes_watch", 1), *towns, **{"round_": 5, **facts})  # type: ignore[arg-type]
    town = replace(state.players[0].town, watch=watch, monument_round=4)
    owner = replace(state.players[0], town=town, kept="opaleyes_watch", turn=Turn())
    return open_turns(replace(state, players=(owner, *state.players[1:])))


def a_well_is_built_by(state: State, seat: int) -> State:
    """Everybody else ends the round without building."""
    state = play(state, seat, "place G D4", "build well A1 using A1 B1", "end")
    for other in GAME.waiting_on(state):
        state = play(state, other, "place G D4", "end")
    return state


def test_watch_sets_three_different_types_aside() -> None:
    town = "W . . .  B . H H  S . . .  . . . ."
    state = play(table(town, EMPTY, kept=("opaleyes_watch",)), 0, "place G B2")
    state = play(state, 0, "build opaleyes_watch A1 using A1 A2 B2 C2 D2 A3", "watch well", "watch cottage")

    assert legal(state) == ["watch farm", "watch chapel", "watch tavern", "watch theater", "watch factory"]

    state = play(state, 0, "watch farm")

    assert state.players[0].town.watch == WATCHED
    assert legal(state) == ["end"]


def test_watch_takes_a_building_when_a_neighbour_constructs_its_type() -> None:
    state = a_well_is_built_by(watching(WELLS, EMPTY, EMPTY), 1)

    assert (state.phase, GAME.waiting_on(state), state.offers) == ("watch", (0,), ("well",))
    assert legal(state)[0] == "react well B1"
    assert legal(state)[-1] == "pass"

    state = play(state, 0, "react well B1")

    assert legal(state) == ["pass"]

    state = play(state, 0, "pass")

    assert (state.phase, state.round) == ("round", 6)
    assert state.players[0].town.watch == ("cottage", "farm")
    assert town_of(state).startswith("opaleyes_watch well .")


@pytest.mark.parametrize(("builder", "asked"), [(1, True), (2, False), (3, True)])
def test_watch_looks_at_both_neighbours_only(builder: int, asked: bool) -> None:
    state = a_well_is_built_by(watching(WELLS, WELLS, WELLS), builder)

    assert (state.phase == "watch") is asked


def test_the_round_is_revealed_before_the_reaction_and_the_reaction_after_it() -> None:
    opened = watching(WELLS)
    state = a_well_is_built_by(opened, 1)
    assert GAME.epoch(state) == GAME.epoch(opened) + 1
    assert GAME.view(state, None).players[1].town.squares[0] is not None

    reacted = play(state, 0, "react well B1")
    assert GAME.view(reacted, 1) == GAME.view(state, 1)
    assert GAME.take_back(reacted, 0) == state

    done = play(reacted, 0, "pass")
    assert GAME.epoch(done) == GAME.epoch(state) + 1
    assert [len(steps) for steps in done.news.steps] == [2, 2]


def test_what_was_declined_stays_on_the_watch() -> None:
    state = play(a_well_is_built_by(watching(WELLS), 1), 0, "pass")

    assert state.players[0].town.watch == WATCHED


def test_R21_constructions_of_the_round_in_which_the_watch_is_built_do_not_count() -> None:
    state = a_well_is_built_by(watching(WELLS, round_=4), 1)

    assert (state.phase, state.round) == ("round", 5)


def test_R21_no_further_construction_after_the_reaction() -> None:
    own = ". W . .  S . . .  . . . .  . . . ."
    state = play(a_well_is_built_by(watching(WELLS, own=own), 1), 0, "react well C1")

    assert legal(state) == ["pass"]


def test_watch_with_a_full_town_is_not_asked() -> None:
    state = a_well_is_built_by(watching(WELLS, own=f". {' '.join(['W'] * 14)} ."), 1)

    assert (state.phase, state.players[0].finished) == ("round", 5)


def test_R17_a_building_that_was_put_does_not_trigger_the_watch() -> None:
    town = "H . H W  S G S H  W H W H  W H W H"
    state = watching(town, watch=("tavern", "chapel", "farm"), kept=(None, "grove_university"), resource="B")
    state = play(state, 1, "place B B1", "build grove_university B2 using B1 A2 B2 C2", "free tavern C2", "end")
    state = play(state, 0, "place B D4", "end")

    assert state.phase == "round"


def test_R22_a_castle_triggers_a_watched_cottage() -> None:
    state = watching("H . . S  W G . B  . . . .  . . . .", kept=(None, "barrett_castle"))
    state = play(state, 1, "place G C2", "build barrett_castle A1 using A1 D1 A2 B2 C2 D2", "end")
    state = play(state, 0, "place G D4", "end")

    assert state.offers == ("cottage",)


def test_R23_the_type_constructed_twice_gives_one_building() -> None:
    state = watching("W S . .  . . . .  W S . .  . . . .")
    state = play(state, 1, "place G D4", "build well A1 using A1 B1", "build well A3 using A3 B3", "end")
    state = play(state, 0, "place G D4", "end", "react well B1")

    assert legal(state) == ["pass"]


def test_R15_a_factory_from_the_watch_gets_its_marker() -> None:
    state = watching("W . . .  B S S .  . . . .  . . . .", watch=("factory", "cottage", "farm"), resource="B")
    state = play(state, 1, "place B D2", "build factory A1 using A1 A2 B2 C2 D2", "marker G", "end")
    state = play(state, 0, "place B D4", "end", "react factory B1")

    assert legal(state) == ["marker W", "marker H", "marker B", "marker G", "marker S"]
    assert legal(play(state, 0, "marker S")) == ["pass"]


def test_reaction_fills_the_town_before_the_finish_check() -> None:
    state = a_well_is_built_by(watching(WELLS, own=f". {' '.join(['W'] * 13)} . ."), 1)

    state = play(state, 0, "react well C4", "pass")

    assert state.players[0].finished == 5


def test_finished_owner_is_never_asked() -> None:
    state = watching(WELLS)
    owner = replace(state.players[0], finished=4, turn=Turn())
    state = replace(state, players=(owner, state.players[1]))

    state = play(state, 1, "place G D4", "build well A1 using A1 B1", "end")

    assert (state.phase, state.round) == ("round", 6)
