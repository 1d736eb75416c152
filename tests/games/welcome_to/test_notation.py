"""Text for moves, lines, streets, sheets and positions, both ways."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from games.core import End, IllegalMove
from games.selfplay import at_random
from games.selfplay import play as selfplay
from games.turns import new_game
from games.welcome_to import GAME
from games.welcome_to.notation import read_line, read_move, write_move
from games.welcome_to.positions import read_position, write_position, write_sheet, write_street
from games.welcome_to.state import (
    Bis,
    Fence,
    Lots,
    Marketing,
    Move,
    Options,
    Park,
    Pool,
    Roundabout,
    Score,
    Strike,
    Write,
)
from tests.games.reading import unreadable_at
from tests.games.welcome_to.table import Table, alone, scoring, sheet, street, table

# --- moves ------------------------------------------------------------------------------------------------------------

MOVES: dict[str, Move] = {
    "roundabout 3.12": Roundabout(3, 12),
    "take 2 on 2.11": Write(2, 2, 2, 11),
    "take 1+3 on 2.11": Write(1, 3, 2, 11),
    "take 2 -2 on 1.9": Write(2, 2, 1, 9, -2),
    "take 2 +0 on 1.9": Write(2, 2, 1, 9, 0),
    "take 1+3 +1 on 1.9": Write(1, 3, 1, 9, 1),
    "take 1 on 1.9 park": Write(1, 1, 1, 9, None, Park()),
    "take 1 on 1.3 pool": Write(1, 1, 1, 3, None, Pool()),
    "take 1 on 1.9 fence 3.11": Write(1, 1, 1, 9, None, Fence(3, 11)),
    "take 1 on 1.9 marketing 6": Write(1, 1, 1, 9, None, Marketing(6)),
    "take 1 on 1.9 bis 3.4 left": Write(1, 1, 1, 9, None, Bis(3, 4, "left")),
    "take 1+2 on 1.9 bis 3.4 right": Write(1, 2, 1, 9, None, Bis(3, 4, "right")),
    "strike": Strike(),
    "strike 2": Strike(2),
    "score B": Score("B"),
    "score A 1.1 1.10 2.4-9": Score("A", (Lots(1, 1, 1), Lots(1, 10, 10), Lots(2, 4, 9))),
    "end": End(),
}


@pytest.mark.parametrize("text", MOVES)
def test_move_both_ways(text: str) -> None:
    assert read_move(text) == MOVES[text]
    assert write_move(MOVES[text]) == text
    assert len(text) <= 80


def test_longest_move_fits_a_line() -> None:
    ends = tuple(Lots(street, lot, lot) for street, last in ((1, 10), (2, 11), (3, 12)) for lot in (last - 1, last))
    assert len(write_move(Score("A", ends))) <= 80


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("hop 1.1", 0),
        ("take", 4),
        ("take 4 on 1.1", 5),
        ("take 1 +3 on 1.1", 7),
        ("take 1 on 4.1", 10),
        ("take 1 on 1.11", 10),
        ("take 1 on 1.1 fence", 19),
        ("take 1 on 1.1 bis 1.2 up", 22),
        ("take 1 on 1.1 marketing 30000000", 24),
        ("strike 0", 7),
        ("score D", 6),
        ("score A 2.6-4", 12),
        ("end end", 4),
        ("ta\N{KELVIN SIGN}e 1 on 1.1", 2),
    ],
)
def test_unreadable_move_says_where(text: str, at: int) -> None:
    assert unreadable_at(read_move, text) == at


# --- lines ------------------------------------------------------------------------------------------------------------


def line(turn: Table, text: str) -> list[str]:
    return [write_move(move) for move in read_line(text, turn.view(0), 0)]


def test_whole_turn_in_a_line() -> None:
    own = sheet("1 2 3 4 | 5 6 . 8 | . .")
    turn = table(["7 park", "9 fence", "10 bis"], [own, own], "A4 B1 C1", advanced=True)
    assert line(turn, "ROUNDABOUT 2.3, take 1 on 1.7 park; score a end") == [
        "roundabout 2.3",
        "take 1 on 1.7 park",
        "score A 1.1-4 1.5-8",
        "end",
    ]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("8 on 2.4 with a pool", "take 2 on 2.4 pool"),
        ("write 7 on 2.5 with fence 2.4", "take 1 on 2.5 fence 2.4"),
        ("7 on 2.5", "take 1 on 2.5"),
        ("9 on 2.5", "take 3 on 2.5"),
        ("9 on 2.5 with temp", "take 3 +0 on 2.5"),
        ("10 on 2.5", "take 3 +1 on 2.5"),
    ],
)
def test_number_is_named_in_place_of_its_pile(text: str, move: str) -> None:
    assert line(table(["7 fence", "8 pool", "9 temp"]), text) == [move]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("3 on 2.5", "number_not_offered"),
        ("8 on 2.5 with a park", "number_not_offered"),
        ("7 on 2.5; 8 on 2.6", "number_written"),
    ],
)
def test_number_that_is_not_on_the_table(text: str, code: str) -> None:
    turn = table(["7 fence", "8 pool", "9 temp"])
    with pytest.raises(IllegalMove) as refused:
        turn.play_all(0, read_line(text, turn.view(0), 0))
    assert refused.value.code == code


def test_alone_a_number_needs_its_cards_unless_they_are_clear() -> None:
    turn = alone(["7 fence", "8 park", "9 marketing"])
    assert line(turn, "7 on 1.5 with a park") == ["take 1+2 on 1.5 park"]
    with pytest.raises(IllegalMove) as refused:
        line(turn, "7 on 1.5")
    assert refused.value.code == "which_cards"


def test_estates_may_be_left_out() -> None:
    turn = scoring(sheet("1 2 3 4 | 5 6 7 8 | . .", "1 2 3 4 | . . . . . . ."), "A4 B1 C1")
    assert line(turn, "score A") == ["score A 1.1-4 1.5-8"]
    assert line(turn, "score A 1.1-4 2.1-4; end") == ["score A 1.1-4 2.1-4", "end"]
    assert line(turn, "score B") == ["score B"]


# --- streets and sheets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        ". . . . . . . . . .",
        "1 2 | 3* 5 | 6 7 8* 9 | 11 12",
        "9 10 | R | 1 3 . . . . . . .",
        "6c 6 6b | 3*! 7b*! 7! | 0 17",
        "R | . | R",
    ],
)
def test_street_both_ways(text: str) -> None:
    assert write_street(street(text)) == text


@pytest.mark.parametrize("text", ["|", "| 1 2", "1 2 |", "1 x", "18", "7a", "7!*", "07"])
def test_unreadable_street(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        street(text)
    assert refused.value.code == "unreadable"


SHEET = """\
1 2 | 3* 5 | 6! 7! 7b! | 9 11 12
. . . . | R | . . . . . .
. . . . . . . . . . . .
parks 1 0 2
marketing 0 2 0 1 0 0
temps 3
strikes 1
plans 8 0 0"""


def test_sheet_both_ways() -> None:
    own = sheet(*SHEET.splitlines())
    assert (own.bis, own.roundabouts) == (1, 1)
    assert write_sheet(own) == SHEET


@pytest.mark.parametrize(
    "tracks", ["parks 4 0 0", "temps 12", "strikes 4", "marketing 2 0 0 0 0 0", "gnomes 1", "temps x", "parks 1"]
)
def test_sheet_that_does_not_fit_the_paper(tracks: str) -> None:
    with pytest.raises(IllegalMove):
        sheet("", "", "", tracks)


@pytest.mark.parametrize(
    "top",
    [
        "1 2 3",
        "2 1 . . . . . . . .",
        "3 . 3b . . . . . . .",
        "3 3 . . . . . . . .",
        "3b . . . . . . . . .",
        "3 3c . . . . . . . .",
        "1* . . . . . . . . .",
        "2 2b 3* 3b* . . . . . .",
        "1! 2 | . . . . . . . .",
        "1! 2! . . . . . . . .",
        ". R . . . . . . . .",
        "R | R | R | . . . . . . .",
    ],
)
def test_street_that_the_rules_do_not_allow(top: str) -> None:
    with pytest.raises(IllegalMove):
        sheet(top)


# --- positions --------------------------------------------------------------------------------------------------------


def some_way_into(seats: int, options: Options, moves: int) -> Table:
    """A random game after so many moves, or its end."""
    turn, rng = new_game(GAME, seats, options, 11), Random(11)
    for step in islice(selfplay(turn, at_random(rng), rng), moves):
        turn = step.after
    return turn


POSITIONS = {
    "new": some_way_into(6, Options(advanced=True), 0),
    "two seats": some_way_into(2, Options(), 31),
    "advanced": some_way_into(3, Options(advanced=True), 60),
    "over": some_way_into(2, Options(), 1000),
    "alone": some_way_into(1, Options(solo_level=3), 25),
    "alone, over": some_way_into(1, Options(advanced=True, solo_level=7), 1000),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_position_both_ways(name: str) -> None:
    turn = POSITIONS[name]
    states = [turn.base, turn.position(0), turn.view(0), turn.view(None)]

    assert [read_position(write_position(state)) for state in states] == states


def test_position_is_a_list_of_lines() -> None:
    lines = write_position(table(plans="A1 B2@4 C1").base).splitlines()
    empty = write_sheet(sheet()).splitlines()
    assert lines[:5] == ["rules 1", "options basic 1", "rng 1 0", "round 9 open", "plans A1 B2@4 C1"]
    assert [line.split()[0] for line in lines[5:8]] == ["pile"] * 3
    assert lines[8:] == ["seat number", *empty, "seat number", *empty]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("new", ("rules", "rooles")),
        ("new", ("rules 1", "rules 2")),
        ("new", ("open", "ajar")),
        ("new", ("round 1", "round 2")),
        ("new", ("round 1 open", "round 1 over")),
        ("new", ("pile", "heap")),
        ("new", ("advanced", "basic")),
        ("new", ("seat number\n.", "seat number\n7")),
        ("new", ("seat number\n.", "seat plans\n.")),
        ("new", ("seat number\n", "seat number roundabout\n")),
        ("two seats", ("seat number", "seat number\n" + write_sheet(sheet()) + "\nseat number")),
        ("two seats", (" / ", " 5 / ")),
        ("two seats", ("parks 2 1", "parks 3 4")),
        ("new", (". . . . .", ". | . | . | . | .")),
        ("alone", ("hand ", "hand 1 ")),
        ("alone", ("agency", "agency A A")),
        ("alone", ("agency ", "agency A ")),
        ("alone, over", ("over", "open")),
    ],
)
def test_position_that_cannot_be(name: str, change: tuple[str, str]) -> None:
    text = write_position(POSITIONS[name].base)
    assert change[0] in text
    with pytest.raises(IllegalMove) as refused:
        read_position(text.replace(*change, 1))
    assert refused.value.code == "unreadable"


def test_card_lies_in_one_place_only() -> None:
    text = write_position(POSITIONS["new"].base)
    first, second = text.splitlines()[5].split()[1:3]
    with pytest.raises(IllegalMove):
        read_position(text.replace(f"pile {first} {second} ", f"pile {first} {first} "))


@pytest.mark.parametrize("plans", ["plans 8 0 0", "plans 7 0 0"])
def test_scored_plan_has_its_value_and_its_estates(plans: str) -> None:
    text = write_position(POSITIONS["new"].base)
    with pytest.raises(IllegalMove):
        read_position(f"{text}\n{plans}")
