"""Opaleye's Watch: the one monument that looks beyond its own town."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.turn import with_player
from games.turns import open_turn
from tests.games.tiny_towns.helpers import EMPTY, Table, ids, moves, play, position, table, town_of

WELLS = "W S . .  . . . .  . . . .  . . . ."
WATCHED = ("well", "cottage", "farm")
WATCH = "W . . .  B . H H  S . . .  . . . ."
BUILD_WATCH = "build opaleyes_watch A1 using A1 A2 B2 C2 D2 A3"


def watching(
    *towns: str, watch: tuple[str, ...] = WATCHED, own: str = EMPTY, finished: int | None = None, **facts: Any
) -> Table:
    """Round 5; seat 0 owns the Watch, built in round 4."""
    state = position(own.replace(".", "opaleyes_watch", 1), *towns, **{"round_": 5, **facts})
    town = replace(state.players[0].town, watch=watch, monument_round=4)
    owner = replace(state.players[0], town=town, kept="opaleyes_watch", finished=finished)
    return open_turn(GAME, with_player(state, 0, owner))


def a_well_is_built_by(turn: Table, seat: int) -> Table:
    """Everybody else ends the round without building."""
    turn = play(turn, seat, "place G D4", "build well A1 using A1 B1", "end")
    for other in turn.waiting:
        turn = play(turn, other, "place G D4", "end")
    return turn


def test_watch_sets_three_different_types_aside() -> None:
    turn = play(table(WATCH, EMPTY, kept=("opaleyes_watch",)), 0, "place G B2")

    assert len(moves(turn, 0, BUILD_WATCH)) == 7 * 6 * 5

    turn = play(turn, 0, f"{BUILD_WATCH} watch well cottage farm")

    assert turn.position(0).players[0].town.watch == WATCHED
    assert moves(turn) == ["end"]


@pytest.mark.parametrize(
    ("details", "code"),
    [
        ("", "three_for_the_watch"),
        (" watch well cottage", "three_for_the_watch"),
        (" watch well cottage well", "three_for_the_watch"),
        (" watch well cottage farm tavern", "too_many"),
        (" watch well cottage granary", "card_not_in_play"),
    ],
)
def test_watch_takes_three_types_of_the_display(details: str, code: str) -> None:
    turn = play(table(WATCH, EMPTY, kept=("opaleyes_watch",)), 0, "place G B2")

    with pytest.raises(IllegalMove, match=code):
        play(turn, 0, BUILD_WATCH + details)


def test_watch_takes_a_building_when_a_neighbour_constructs_its_type() -> None:
    turn = a_well_is_built_by(watching(WELLS, EMPTY, EMPTY), 1)

    assert (turn.base.phase, turn.waiting, turn.base.offers) == ("watch", (0,), ("well",))
    assert moves(turn)[0] == "react well B1"
    assert moves(turn)[-1] == "end"

    turn = play(turn, 0, "react well B1")
    assert moves(turn) == ["end"]

    turn = play(turn, 0, "end")
    assert (turn.base.phase, turn.base.round) == ("round", 6)
    assert turn.base.players[0].town.watch == ("cottage", "farm")
    assert town_of(turn).startswith("opaleyes_watch well .")


@pytest.mark.parametrize(("builder", "phase"), [(1, "watch"), (2, "round"), (3, "watch")])
def test_watch_looks_at_both_neighbours_only(builder: int, phase: str) -> None:
    assert a_well_is_built_by(watching(WELLS, WELLS, WELLS), builder).base.phase == phase


def test_the_round_is_revealed_before_the_reaction_and_the_reaction_after_it() -> None:
    opened = watching(WELLS)
    turn = a_well_is_built_by(opened, 1)
    assert turn.epoch == opened.epoch + 1
    assert turn.view(None).players[1].town.squares[0] is not None

    reacted = play(turn, 0, "react well B1")
    assert reacted.view(1) == turn.view(1)
    assert reacted.take_back(0) == turn

    assert play(reacted, 0, "end").epoch == turn.epoch + 1


def test_what_was_declined_stays_on_the_watch() -> None:
    turn = play(a_well_is_built_by(watching(WELLS), 1), 0, "end")

    assert turn.base.players[0].town.watch == WATCHED


@pytest.mark.parametrize(("move", "code"), [("react cottage B1", "not_offered"), ("react well A1", "square_taken")])
def test_only_what_is_offered_is_taken(move: str, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        play(a_well_is_built_by(watching(WELLS), 1), 0, move)


def test_nobody_but_the_owner_reacts() -> None:
    with pytest.raises(IllegalMove, match="not_your_turn"):
        play(a_well_is_built_by(watching(WELLS), 1), 1, "end")


def test_R21_constructions_of_the_round_in_which_the_watch_is_built_do_not_count() -> None:
    turn = a_well_is_built_by(watching(WELLS, round_=4), 1)

    assert (turn.base.phase, turn.base.round) == ("round", 5)


def test_R21_no_further_construction_after_the_reaction() -> None:
    own = ". W . .  S . . .  . . . .  . . . ."
    turn = play(a_well_is_built_by(watching(WELLS, own=own), 1), 0, "react well C1")

    assert moves(turn) == ["end"]


def test_watch_with_a_full_town_is_not_asked() -> None:
    turn = a_well_is_built_by(watching(WELLS, own=f". {' '.join(['W'] * 14)} ."), 1)

    assert (turn.base.phase, turn.base.players[0].finished) == ("round", 5)


def test_R17_a_building_that_was_put_does_not_trigger_the_watch() -> None:
    town = "H . H W  S G S H  W H W H  W H W H"
    turn = watching(town, watch=("tavern", "chapel", "farm"), kept=(None, "grove_university"), resource="B")
    turn = play(turn, 1, "place B B1", "build grove_university B2 using B1 A2 B2 C2 free tavern C2", "end")
    turn = play(turn, 0, "place B D4", "end")

    assert turn.base.phase == "round"


def test_R22_a_castle_triggers_a_watched_cottage() -> None:
    turn = watching("H . . S  W G . B  . . . .  . . . .", kept=(None, "barrett_castle"))
    turn = play(turn, 1, "place G C2", "build barrett_castle A1 using A1 D1 A2 B2 C2 D2", "end")
    turn = play(turn, 0, "place G D4", "end")

    assert turn.base.offers == ("cottage",)


def test_R23_the_type_constructed_twice_gives_one_building() -> None:
    turn = watching("W S . .  . . . .  W S . .  . . . .")
    turn = play(turn, 1, "place G D4", "build well A1 using A1 B1", "build well A3 using A3 B3", "end")
    turn = play(turn, 0, "place G D4", "end", "react well B1")

    assert moves(turn) == ["end"]


def test_R15_a_factory_from_the_watch_gets_its_marker() -> None:
    turn = watching("W . . .  B S S .  . . . .  . . . .", watch=("factory", "cottage", "farm"), resource="B")
    turn = play(turn, 1, "place B D2", "build factory A1 using A1 A2 B2 C2 D2 marker G", "end")
    turn = play(turn, 0, "place B D4", "end")

    assert ids(turn, 0, ("factory", "B1")) == ["W", "H", "B", "G", "S"]
    assert town_of(play(turn, 0, "react factory B1 S")).startswith("opaleyes_watch factory[S] .")
    with pytest.raises(IllegalMove, match="marker_missing"):
        play(turn, 0, "react factory B1")


def test_reaction_fills_the_town_before_the_finish_check() -> None:
    turn = a_well_is_built_by(watching(WELLS, own=f". {' '.join(['W'] * 13)} . ."), 1)

    turn = play(turn, 0, "react well C4", "end")

    assert turn.base.players[0].finished == 5


def test_finished_owner_is_never_asked() -> None:
    turn = play(watching(WELLS, finished=4), 1, "place G D4", "build well A1 using A1 B1", "end")

    assert (turn.base.phase, turn.base.round) == ("round", 6)
