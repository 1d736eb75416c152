"""The monuments that do something: Guild, Fort, University, Obelisk and Statue."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.notation import read_move
from games.tiny_towns.turn import open_round
from games.turns import open_turn
from tests.games.tiny_towns.helpers import (
    EMPTY,
    Table,
    asked,
    ids,
    moves,
    play,
    points,
    position,
    question,
    score,
    table,
    town_of,
)

# --- Architect's Guild ------------------------------------------------------------------------------------------------

GUILD = "cottage . . well  . . . G  . . H .  . W B ."
BUILD_GUILD = "build architects_guild D2 using D2 C3 D3 B4 C4"
GUILD_PATH = ("architects", "D2", "D2-C3-D3-B4-C4")


def before_the_guild(town: str = GUILD, *cards: str) -> Table:
    return play(table(town, EMPTY, cards=cards, kept=("architects_guild",), resource="S"), 0, "place S D3")


def test_architects_guild_is_worth_1() -> None:
    assert points("architects_guild . . .  . . . .  . . . .  . . . .", "architects_guild") == 1


def test_R14_guild_replaces_other_buildings_by_other_types() -> None:
    turn = before_the_guild()

    assert ids(turn, 0, GUILD_PATH) == ["A1", "D1", "none"]
    assert ids(turn, 0, (*GUILD_PATH, "A1")) == ["farm", "well", "chapel", "tavern", "theater", "factory"]
    assert ids(turn, 0, (*GUILD_PATH, "D1")) == ["cottage", "farm", "chapel", "tavern", "theater", "factory"]


def test_guild_replaces_two_buildings_on_different_squares() -> None:
    turn = before_the_guild()

    assert ids(turn, 0, (*GUILD_PATH, "A1", "tavern")) == ["D1", "none"]

    turn = play(turn, 0, f"{BUILD_GUILD} replace A1 tavern D1 tavern")

    assert town_of(turn) == "tavern . . tavern . . . architects_guild . . . . . . . ."
    assert moves(turn) == ["end"]


@pytest.mark.parametrize(
    ("details", "town"),
    [("", "cottage . . well"), (" replace A1 farm", "farm . . well"), (" replace D1 farm", "cottage . . farm")],
)
def test_guild_may_be_used_less_than_twice(details: str, town: str) -> None:
    assert town_of(play(before_the_guild(), 0, BUILD_GUILD + details)).startswith(town)


@pytest.mark.parametrize(
    ("details", "code"),
    [
        ("A1 farm A1 tavern", "nothing_to_replace"),
        ("D2 farm", "nothing_to_replace"),
        ("B1 farm", "nothing_to_replace"),
        ("A1 cottage", "same_building"),
        ("A1 granary", "card_not_in_play"),
        ("A1 factory", "marker_missing"),
        ("A1 farm D1 farm A1 well", "too_many"),
    ],
)
def test_refusals_of_the_guild_say_why(details: str, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        play(before_the_guild(), 0, f"{BUILD_GUILD} replace {details}")


def test_guild_with_nothing_to_replace_asks_nothing() -> None:
    turn = before_the_guild(GUILD.replace("cottage", ".").replace("well", "."))

    assert moves(turn, 0, BUILD_GUILD) == [BUILD_GUILD]


def test_R15_a_factory_that_replaces_a_building_gets_its_marker_before_the_second_replacement() -> None:
    turn = before_the_guild()

    assert ids(turn, 0, (*GUILD_PATH, "A1", "factory")) == ["W", "H", "B", "G", "S"]
    assert ids(turn, 0, (*GUILD_PATH, "A1", "factory", "W")) == ["D1", "none"]

    turn = play(turn, 0, f"{BUILD_GUILD} replace A1 factory W D1 tavern")

    assert town_of(turn).startswith("factory[W] . . tavern")


def test_a_marker_freed_by_the_first_replacement_is_free_for_the_second() -> None:
    turn = before_the_guild("bank[G] . . well  . . . G  . . H .  . W B .", "bank")

    assert town_of(play(turn, 0, f"{BUILD_GUILD} replace A1 farm D1 bank G")).startswith("farm . . bank[G]")
    with pytest.raises(IllegalMove, match="type_on_your_bank"):
        play(turn, 0, f"{BUILD_GUILD} replace D1 bank G A1 farm")


def test_guild_puts_no_sixth_bank_but_one_in_place_of_another() -> None:
    turn = before_the_guild("bank[W] bank[H] bank[B] well  bank[G] bank[S] . G  . . H .  . W B .", "bank")

    with pytest.raises(IllegalMove, match="no_sixth_bank"):
        play(turn, 0, f"{BUILD_GUILD} replace D1 bank W")
    assert town_of(play(turn, 0, f"{BUILD_GUILD} replace A1 farm D1 bank W")).startswith("farm bank[H] bank[B] bank[W]")


def test_cubes_on_a_replaced_building_are_lost() -> None:
    turn = before_the_guild("warehouse[S,S] . . well  . . . G  . . H .  . W B .", "warehouse")

    turn = play(turn, 0, f"{BUILD_GUILD} replace A1 farm D1 warehouse")

    assert town_of(turn).startswith("farm . . warehouse .")


# --- Fort Ironweed ----------------------------------------------------------------------------------------------------

FORT = "fort_ironweed . . .  . . . .  W S . .  . . . ."


def test_fort_is_worth_7() -> None:
    assert points("fort_ironweed . . .  . . . .  . . . .  . . . .", "fort_ironweed") == 7


def test_R29_fort_takes_nothing_in_a_free_round_but_may_build() -> None:
    turn = table(FORT, EMPTY, resource=None, round_=3)

    assert moves(turn) == ["build well A3 using A3 B3", "build well B3 using A3 B3", "end"]
    assert [(closed.code, closed.why) for closed in question(turn).closed] == [("take", "fort")]


def test_fort_leaves_card_rounds_alone() -> None:
    assert moves(table(FORT, EMPTY), 0, "place G")


def test_R30_fort_chooses_when_it_is_the_only_one_left() -> None:
    state = position(FORT, EMPTY, resource=None, round_=3)
    state = open_round(replace(state, players=(state.players[0], replace(state.players[1], finished=2))))

    assert ids(open_turn(GAME, state)) == ["W", "H", "B", "G", "S"]


# --- Grove University -------------------------------------------------------------------------------------------------

UNIVERSITY = "W . W W  S G S W  W W W W  W W W W"
BUILD_UNIVERSITY = "build grove_university B2 using B1 A2 B2 C2"
UNIVERSITY_PATH = ("grove", "B2", "B1-A2-B2-C2")


def before_the_university(town: str = UNIVERSITY, *cards: str) -> Table:
    return play(table(town, EMPTY, cards=cards, kept=("grove_university",), resource="B"), 0, "place B B1")


def test_university_is_worth_3() -> None:
    assert points("grove_university . . .  . . . .  . . . .  . . . .", "grove_university") == 3


def test_university_puts_one_building_on_any_empty_square() -> None:
    turn = before_the_university()

    assert ids(turn, 0, UNIVERSITY_PATH) == [*turn.base.display, "none"]
    assert ids(turn, 0, (*UNIVERSITY_PATH, "tavern")) == ["B1", "A2", "C2"]

    turn = play(turn, 0, f"{BUILD_UNIVERSITY} free tavern C2")

    assert town_of(turn) == "W . W W . grove_university tavern W W W W W W W W W"
    assert moves(turn) == ["end"]


def test_R16_university_may_be_declined() -> None:
    assert moves(play(before_the_university(), 0, BUILD_UNIVERSITY)) == ["end"]


def test_R15_university_bank_gets_its_marker() -> None:
    turn = before_the_university(UNIVERSITY, "bank")

    assert ids(turn, 0, (*UNIVERSITY_PATH, "bank", "A2")) == ["W", "H", "B", "G", "S"]
    assert town_of(play(turn, 0, f"{BUILD_UNIVERSITY} free bank A2 H")).startswith("W . W W bank[H] grove")


@pytest.mark.parametrize(
    ("details", "code"),
    [("tavern D2", "square_taken"), ("tavern B2", "square_taken"), ("inn C2", "card_not_in_play")],
)
def test_refusals_of_the_university_say_why(details: str, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        play(before_the_university(), 0, f"{BUILD_UNIVERSITY} free {details}")


def test_university_puts_no_sixth_bank() -> None:
    turn = before_the_university("W . bank[W] bank[H]  S G S bank[B]  bank[G] bank[S] W W  W W W W", "bank")

    assert "bank" not in ids(turn, 0, UNIVERSITY_PATH)
    with pytest.raises(IllegalMove, match="no_sixth_bank"):
        play(turn, 0, f"{BUILD_UNIVERSITY} free bank C2 W")


def test_university_without_an_empty_square_asks_nothing() -> None:
    """Trading Posts pay the rest, so nothing but the University's own square was freed."""
    town = "B trading_post B B  trading_post . trading_post B  B B B B  B B B B"
    turn = table(town, EMPTY, cards=("trading_post",), kept=("grove_university",), resource="G")

    turn = play(turn, 0, "place G B2")

    assert asked(turn, 0, "grove", "B2", "B2").move == read_move("build grove_university B2 using B2")


# --- Obelisk of the Crescent ------------------------------------------------------------------------------------------


def test_obelisk_stands_on_a_freed_square_and_is_worth_nothing() -> None:
    town = "H . . .  B G . .  . . . .  . . . ."
    turn = play(table(town, EMPTY, kept=("obelisk_of_the_crescent",), resource="B"), 0, "place B C2")

    targets = [move.split()[2] for move in moves(turn, 0, "build obelisk")]

    assert targets == ["A1", "A2", "B2", "C2"]
    assert points("obelisk_of_the_crescent . . .  . . . .  . . . .  . . . .", "obelisk_of_the_crescent") == 0


def test_after_the_obelisk_every_building_stands_on_any_empty_square() -> None:
    town = "obelisk_of_the_crescent W S W  W W W W  W W W W  W H . ."
    turn = play(table(town, EMPTY), 0, "place G C4")

    targets = [move.split()[2] for move in moves(turn, 0, "build well") if move.endswith("B1 C1")]

    assert targets == ["B1", "C1", "D4"]


# --- Statue of the Bondmaker ------------------------------------------------------------------------------------------

STATUE = "statue_of_the_bondmaker cottage cottage[W] W  W W W W  W W W W  W W W ."


def test_statue_puts_a_cube_on_each_bare_cottage() -> None:
    turn = table(STATUE, EMPTY)

    assert moves(turn) == ["place G D4", "cottage G B1"]
    assert town_of(play(turn, 0, "cottage G B1")).startswith("statue_of_the_bondmaker cottage[G] cottage[W] W")


@pytest.mark.parametrize(
    ("town", "move", "code"),
    [
        (STATUE, "cottage G C1", "no_bare_cottage"),
        (STATUE, "cottage G D1", "no_bare_cottage"),
        ("cottage . . .  . . . .  . . . .  . . . .", "cottage G A1", "no_statue"),
    ],
)
def test_refusals_of_the_statue_say_why(town: str, move: str, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        play(table(town, EMPTY), 0, move)


def test_statue_does_nothing_in_a_free_round() -> None:
    turn = table(STATUE, EMPTY, resource=None, round_=3)

    assert ids(turn, 0, ("G",)) == ["D4"]
    assert [(closed.code, closed.why) for closed in question(turn, 0, ("G",)).closed] == [("cottage", "statue_not_now")]


def test_R24_statue_takes_a_cube_exchanged_by_a_factory() -> None:
    turn = table(STATUE.replace("W W W .", "W W factory[G] ."), EMPTY)

    assert "cottage S B1" in moves(turn)


def test_cube_on_a_cottage_costs_nothing_and_leaves_it_a_cottage() -> None:
    scored = score("statue_of_the_bondmaker cottage[G] farm .  . . . .  . . . .  . . . .")

    assert (scored.cards[0], scored.monument, scored.empty_squares) == (3, 0, -13)


def test_R25_a_swapped_cube_goes_to_an_empty_square_only() -> None:
    town = "statue_of_the_bondmaker cottage warehouse[S] warehouse  . . . .  . . . .  . . . ."
    turn = table(town, EMPTY, cards=("warehouse",))

    assert {move.split()[-1] for move in moves(turn, 0, "swap")} == {
        f"{column}{row}" for column in "ABCD" for row in (2, 3, 4)
    }
