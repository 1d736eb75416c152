"""The text notation of moves and lines, both ways."""

from __future__ import annotations

import pytest

from games.core import End, IllegalMove
from games.text import LONGEST_LINE
from games.tiny_towns import GAME
from games.tiny_towns.building import PLACEMENTS
from games.tiny_towns.data import CARDS
from games.tiny_towns.notation import read_line, read_move, write_move
from games.tiny_towns.state import Arrival, Build, Move, Place, Swap, TakeCard, WatchTake
from games.tiny_towns.town import names_of
from tests.games.reading import unreadable_at
from tests.games.tiny_towns.helpers import EMPTY, play, say, table, town_of

MOVES = [
    "keep starloom",
    "name G",
    "card 1",
    "place G B3",
    "store G B3",
    "swap G B3 for W C1",
    "cottage G B3",
    "aside G",
    "build chapel B3 using A1 B1 C1 C2",
    "build bank B3 using A1 B1 A2 B2 C2 marker W",
    "build architects_guild D2 using D2 C3 D3 B4 C4 replace A1 factory W D1 tavern",
    "build grove_university B2 using B1 A2 B2 C2 free bank C2 H",
    "build opaleyes_watch A1 using A1 A2 B2 C2 D2 A3 watch well farm tavern",
    "react tavern B3",
    "react factory B3 S",
    "end",
]


def written(moves: tuple[Move, ...]) -> str:
    return "; ".join(map(write_move, moves))


@pytest.mark.parametrize("text", MOVES)
def test_moves_read_and_write(text: str) -> None:
    assert write_move(read_move(text)) == text


def test_moves_mean_what_they_say() -> None:
    assert read_move("place G B3") == Place("G", "B3")
    assert read_move("swap G B3 for W C1") == Swap("G", "B3", "W", "C1")
    assert read_move("card 3") == TakeCard(2)
    assert read_move("react factory B3 S") == WatchTake("factory", "B3", "S")
    assert read_move(MOVES[10]).replaces == (Arrival("factory", "A1", "W"), Arrival("tavern", "D1"))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("  build  chapel B3 using C2 A1 C1 B1 ", "build chapel B3 using A1 B1 C1 C2"),
        ("PLACE glass b3", "place G B3"),
        ("build Trading Post A1 using A1 B1 A2 B2 C2", "build trading_post A1 using A1 B1 A2 B2 C2"),
        ("react feast-hall B3", "react feast_hall B3"),
        ("pass", "end"),
    ],
)
def test_other_spellings_are_read_as_the_one(text: str, move: str) -> None:
    assert write_move(read_move(text)) == move


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("place", 5),
        ("place X B3", 6),
        ("place G E5", 8),
        ("place G", 7),
        ("card 4", 5),
        ("card 0", 5),
        ("card x", 5),
        ("card 1000000000000", 5),
        ("build chapel B3", 15),
        ("end now", 4),
        ("build chapel B3 using", 21),
        ("build chapel B3 using Z9", 22),
        ("swap G B3 for W", 15),
        ("B3", 0),
        ("keep chapel", 5),
        ("react starloom A1", 6),
        ("place \N{KELVIN SIGN} B3", 6),
    ],
)
def test_nonsense_is_unreadable_and_says_where(text: str, at: int) -> None:
    assert unreadable_at(read_move, text) == at


def test_a_text_has_a_longest_length() -> None:
    assert unreadable_at(read_move, "build chapel B3 using " + "A1 " * 100) == LONGEST_LINE


@pytest.mark.parametrize("card", CARDS)
def test_a_construction_fits_in_60_characters_without_its_effect(card: str) -> None:
    names = names_of(PLACEMENTS[card][0][1])

    assert len(write_move(Build(card, names, names[0]))) <= 60


@pytest.mark.parametrize(
    "build",
    [
        Build(
            "architects_guild",
            ("D2", "C3", "D3", "B4", "C4"),
            "D2",
            replaces=(Arrival("trading_post", "A1"), Arrival("trading_post", "D1")),
        ),
        Build(
            "opaleyes_watch",
            ("A1", "A2", "B2", "C2", "D2", "A3"),
            "A1",
            watch=("trading_post", "feast_hall", "greenhouse"),
        ),
    ],
)
def test_the_longest_moves_stay_far_below_the_longest_line(build: Build) -> None:
    assert len(write_move(build)) < 100


# --- lines ------------------------------------------------------------------------------------------------------------

WELLS = "W S . .  . . . .  . . . .  . . . ."


@pytest.mark.parametrize(
    "line",
    [
        "place G D4; build well A1 using A1 B1; end",
        "place G D4, build well A1, end",
        "D4 build well A1 end",
        "glass d4; build well A1; done",
    ],
)
def test_a_whole_turn_in_one_line(line: str) -> None:
    turn = say(table(WELLS, EMPTY), 0, line)

    assert town_of(turn) == "well . . . . . . . . . . . . . . G"
    assert turn.has_ended(0)


def test_the_cube_of_the_round_need_not_be_named_anywhere() -> None:
    warehouse = "warehouse[S] . . .  . . . .  . . . .  . . . ."
    view = table(warehouse, EMPTY, cards=("warehouse",)).view(0)

    assert written(read_line("store A1", view, 0)) == "store G A1"
    assert written(read_line("swap A1 for S B1", view, 0)) == "swap G A1 for S B1"


def test_in_a_free_round_the_cube_is_named() -> None:
    view = table(EMPTY, EMPTY, resource=None, round_=3).view(0)

    assert read_line("G B3", view, 0) == (Place("G", "B3"),)
    with pytest.raises(IllegalMove, match="say_which_resource"):
        read_line("B3", view, 0)
    with pytest.raises(IllegalMove, match="unreadable"):
        read_line("fly", view, 0)


def test_an_open_card_can_be_called_by_its_resource() -> None:
    view = table(EMPTY, resource=None, open_cards=("W", "G", "G")).view(0)

    assert read_line("card glass", view, 0) == (TakeCard(1),)
    assert read_line("card 3", view, 0) == (TakeCard(2),)
    with pytest.raises(IllegalMove, match="not_on_an_open_card"):
        read_line("card stone", view, 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("D4; build well", "say_where"),
        ("D4; build well B1", "say_which_cubes"),
        ("D4; build chapel", "pattern_missing"),
        ("A1; end", "square_taken"),
        ("D4; build well Z9", "unreadable"),
    ],
)
def test_what_cannot_be_filled_in_is_asked_for(line: str, code: str) -> None:
    turn = table("W S W .  . . . .  . . . .  . . . .", EMPTY)

    with pytest.raises(IllegalMove, match=code):
        read_line(line, turn.view(0), 0)


def test_what_fits_only_once_is_filled_in() -> None:
    turn = play(table("W S W .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4")

    assert written(read_line("build well A1", turn.view(0), 0)) == "build well A1 using A1 B1"
    assert read_line("build well B1 using B1 C1 end", turn.view(0), 0) == (Build("well", ("B1", "C1"), "B1"), End())


def test_the_only_marker_left_is_filled_in() -> None:
    town = "H H . .  W G . .  . . . .  bank[W] bank[H] bank[B] bank[G]"
    turn = play(table(town, EMPTY, cards=("bank",), resource="B"), 0, "place B C2")

    assert written(read_line("build bank C2", turn.view(0), 0)) == "build bank C2 using A1 B1 A2 B2 C2 marker S"


def test_a_line_that_is_refused_changes_nothing() -> None:
    turn = table(WELLS, EMPTY)

    with pytest.raises(IllegalMove, match="wrong_target"):
        say(turn, 0, "D4; build well C1 using A1 B1; end")

    assert turn == table(WELLS, EMPTY)


def test_notation_is_the_one_of_the_game() -> None:
    assert (GAME.notation.read_move, GAME.notation.write_move) == (read_move, write_move)
