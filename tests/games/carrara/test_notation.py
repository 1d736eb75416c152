"""Actions, turns and positions as text, both ways."""

from __future__ import annotations

import pytest

from games.carrara.notation import read_line, read_move, write_move
from games.carrara.positions import read_position, write_position
from games.carrara.setup import new
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    ClosedCity,
    Extra,
    Move,
    Options,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Take,
)
from games.carrara.views import view
from games.core import End, IllegalMove
from tests.games.carrara.tables import after, player, position
from tests.games.reading import unreadable_at

SAMPLE = """\
round 12
wheel YRRB/WK/G/-/YB/KK
bag ?
display VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1
stack 16
field book chalice crown gate flag arms
supply 4 5 4 5 4 4
closed LUC=1 PIS=2
seat 1: WRG 13c 12vp objects 1 0 1 0 0 0 | LUC PAL3 BIB3 | scored -
seat 2: ? ?c 0vp objects ? | PIS CAS4 VIL2 MAS POR2 | scored -
turn 1 action"""
#: The same in the eyes of a spectator.
WATCHED = SAMPLE.replace("WRG 13c 12vp objects 1 0 1 0 0 0", "? ?c 12vp objects ?")
#: And after the first player has announced the end.
ANNOUNCED = WATCHED.replace("12vp", "17vp")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("BUY", Buy()),
        ("TAKE III: R B B", Take(3, "RBB")),
        ("BUILD CAS3 > PIS: W Y Y", Build("castello-3", "pisa", "WYY")),
        ("SCORE VIL", ScoreType("villa")),
        ("SCORE @MAS", ScoreCity("massa")),
        ("+crown", Extra("crown")),
        ("END!", Announce()),
        ("PASS", Pass()),
        (".", End()),
    ],
)
def test_moves_both_ways(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take iii: bbr", Take(3, "RBB")),
        ("take 3: r, b, b", Take(3, "RBB")),
        ("build cas3>pis:yyw", Build("castello-3", "pisa", "WYY")),
        ("build castello-3 > pisa: yyw", Build("castello-3", "pisa", "WYY")),
        ("  score  @ mas ", ScoreCity("massa")),
        ("score massa", ScoreCity("massa")),
        ("score villa", ScoreType("villa")),
        ("+ Crown", Extra("crown")),
        ("end!", Announce()),
        ("End", End()),
    ],
)
def test_typed_by_hand(text: str, move: Move) -> None:
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("dance", 0),
        ("TAKE VII: R", 5),
        ("TAKE IIII: R", 5),
        ("TAKE III:", 9),
        ("TAKE III: R X", 12),
        ("TAKE III", 8),
        ("BUILD CAS9 > PIS: W", 6),
        ("BUILD CAS3 PIS: W", 11),
        ("BUILD CAS3 > ROM: W", 13),
        ("BUILD CAS3 > PIS", 16),
        ("SCORE XYZ", 6),
        ("SCORE @XYZ", 7),
        ("SCORE @VIL", 7),
        ("+grail", 1),
        ("BUY III: R B B", 4),
        ("BUY BUY", 4),
        ("PASS !", 5),
        ("END.", 3),
        ("ENDS", 0),
        ("TA\N{KELVIN SIGN}E III: R", 2),
        ("TAKE III: \N{KELVIN SIGN}", 10),
        ("TAKE III: " + "K " * 100, 200),
    ],
)
def test_nonsense_is_no_move(text: str, at: int) -> None:
    assert unreadable_at(read_move, text) == at


# --- whole turns in one line

BUYING = view(position(player(coins=9), player("K"), wheel="RGB/RBB/-/-/-/K", bag="WWWW"), 0)
BUILDING = view(position(player("WYYGK"), player(), display="CAS3 CAS5 - - - - - - -"), 0)


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("BUY III: R B B", (Buy(), Take(3, "RBB"))),
        ("buy 3: bbr.", (Buy(), Take(3, "RBB"), End())),
        ("BUY III: R B B END!", (Buy(), Take(3, "RBB"), Announce())),
        ("BUY II: K END", (Buy(), Take(2, "K"), End())),
        ("BUY TAKE III: R B B", (Buy(), Take(3, "RBB"))),
        ("SCORE @MAS +arms .", (ScoreCity("massa"), Extra("arms"), End())),
        ("PASS +crown .", (Pass(), Extra("crown"), End())),
        ("BUY III .", (Buy(), Take(3, "RBB"), End())),
        ("BUY II: B K BUILD CAS3 > PIS: W", (Buy(), Take(2, "BK"), Build("castello-3", "pisa", "W"))),
    ],
)
def test_turn_in_one_line(line: str, moves: tuple[Move, ...]) -> None:
    assert read_line(line, BUYING, 0) == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("BUILD CAS3 > PIS: W Y Y +crown END!", (Build("castello-3", "pisa", "WYY"), Extra("crown"), Announce())),
        ("BUILD CAS3 > LER .", (Build("castello-3", "lerici", "YGK"), End())),
        ("BUILD CAS3 > LUC", (Build("castello-3", "lucca", "WYY"),)),
    ],
)
def test_payment_left_out_is_made_with_the_lowest_grades(line: str, moves: tuple[Move, ...]) -> None:
    assert read_line(line, BUILDING, 0) == moves


def test_stones_left_out_are_everything_in_the_segment() -> None:
    looked = after(position(player(coins=9), player(), wheel="RGB/-/-/-/-/-"), "BUY")

    assert read_line("TAKE II .", view(looked, 0), 0) == (Take(2, "RGB"), End())


@pytest.mark.parametrize(
    ("line", "state", "code"),
    [
        ("BUY I .", BUYING, "look_first"),
        ("BUILD CAS5 > PIS", BUILDING, "too_few_stones"),
        ("BUY III: R dance", BUYING, "unreadable"),
        ("", BUYING, "unreadable"),
    ],
)
def test_line_that_cannot_be_filled_in(line: str, state: State, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        read_line(line, state, 0)


def test_missing_stones_are_counted() -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_line("BUILD CAS5 > PIS", BUILDING, 0)

    assert refusal.value.params == {"city": "pisa", "missing": 2}


# --- positions


@pytest.mark.parametrize("number", [5, 32])
def test_sample_can_be_reached_in_few_or_many_rounds(number: int) -> None:
    assert read_position(SAMPLE.replace("round 12", f"round {number}")).round == number


def test_sample_position_both_ways() -> None:
    state = read_position(SAMPLE)

    assert write_position(state) == SAMPLE
    assert state.wheel[0] == "YRRB"
    assert state.closed == (ClosedCity("lucca", seat=0), ClosedCity("pisa", seat=1))
    assert state.players[0].cities[2] == ("palazzo-3", "biblioteca-3")
    assert state.players[1].screen is None
    assert len(state.stack) == 16


def test_comments_and_order_of_lines_do_not_matter() -> None:
    commented = "\n".join(f"{line}   # a remark" for line in reversed(SAMPLE.splitlines()))

    assert read_position(f"# position\n\n{commented}") == read_position(SAMPLE)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [Options(), Options(open_screens=True, solo_level=4, pass_after_last_building=True)],
    ids=["usual", "all"],
)
def test_position_of_a_whole_game_reads_back_as_the_same_state(options: Options, seats: int) -> None:
    state = new(seats, options, seed=77)
    assert read_position(write_position(state)) == state


@pytest.mark.parametrize(
    ("table", "turn"),
    [
        (WATCHED, "1 after bought"),
        (ANNOUNCED, "2 take announced=1"),
        (ANNOUNCED, "2 after bought announced=1"),
        (WATCHED, "2 after announced"),
        (WATCHED, "1 take"),
    ],
)
def test_end_and_extra_purchase_are_part_of_a_position(table: str, turn: str) -> None:
    text = table.replace("turn 1 action", f"turn {turn}")

    assert write_position(read_position(text)) == text


def test_options_are_part_of_a_position() -> None:
    text = "options extra_when_passing=true\n" + ANNOUNCED.replace("turn 1 action", "turn 2 passed announced=1")

    assert write_position(read_position(text)) == text


def test_round_and_generator_are_part_of_a_position() -> None:
    text = write_position(after(new(2, Options(), seed=77), "BUY II: K .", "BUY III: B ."))

    assert text.splitlines()[:2] == ["rng 77/35", "round 2"]
    assert write_position(read_position(text)) == text


def unreadable_line(text: str) -> str:
    """The line of the text that is refused."""
    at = unreadable_at(read_position, text)
    return text[:at].rpartition("\n")[2] + text[at:].partition("\n")[0]


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("wheel YRRB/", "wheel "),
        ("YRRB", "BRRY"),
        ("bag ?", "bag 12"),
        ("VIL1 POR4", "VIL1"),
        ("VIL1", "VIL7"),
        ("field book", "field grail"),
        ("supply 4", "supply"),
        ("LUC=1", "ROM=1"),
        ("seat 1: WRG 13c", "seat 1: WRG"),
        ("LUC PAL3", "PAL3"),
        ("turn 1 action", "turn 1 dance"),
        ("turn 1 action", "turn 1 ended"),
        ("turn 1 action", "turn 3 action"),
        ("turn 1 action", "turn 1 action announced last"),
        ("WRG 13c", "WRG 99999999c"),
        ("12vp", "0012vp"),
        ("stack 16", "stack 99999999999999999999"),
    ],
)
def test_nonsense_is_no_position(old: str, new_text: str) -> None:
    spoilt = SAMPLE.replace(old, new_text, 1)

    assert unreadable_line(spoilt) == next(line for line in spoilt.splitlines() if line not in SAMPLE.splitlines())


@pytest.mark.parametrize("line", ["turn 1 action", "weather fine", "options weather=true", "solo 9", "round 0", "!"])
def test_nonsense_is_no_further_line(line: str) -> None:
    assert unreadable_line(f"{SAMPLE}\n{line}") == line


@pytest.mark.parametrize("missing", SAMPLE.splitlines())
def test_every_line_is_needed(missing: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(SAMPLE.replace(missing, "# nothing"))


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        pytest.param("wheel YRRB/WK/", "wheel YRRB/WK/G", id="twelve stones on the wheel"),
        pytest.param("YRRB/WK/G/-/YB/KK", "-/-/-/-/-/KKKKKKKK", id="eight black stones"),
        pytest.param("seat 1: WRG", "seat 1: RRRRRRG", id="eight red stones"),
        pytest.param("display VIL1", "display POR4", id="a tile twice on display"),
        pytest.param("display VIL1", "display PAL3", id="a tile that is built"),
        pytest.param("stack 16", "stack VIL3 VIL3", id="a tile twice in the stack"),
        pytest.param("stack 16", "stack 17", id="more tiles than there are"),
        pytest.param("display VIL1", "display -", id="an empty slot beside a stack"),
        pytest.param("field book chalice", "field chalice book", id="a field in another order"),
        pytest.param("field book", "field book book", id="an object twice on the field"),
        pytest.param("supply 4", "supply 6", id="more in the supply than at the start"),
        pytest.param("supply 4", "supply 5", id="more books than there are"),
        pytest.param("LUC=1", "LIV=1", id="a city closed by somebody without buildings there"),
        pytest.param("LUC=1 PIS=2", "LUC=1 LUC=1", id="a city closed twice"),
        pytest.param("LUC=1", "LUC=4", id="a city closed by nobody"),
        pytest.param("BIB3 | scored -", "BIB3 | scored VIL", id="a type scored without buildings"),
        pytest.param("BIB3 | scored -", "BIB3 | scored PAL PAL", id="a type scored twice"),
        pytest.param("turn 1 action", "turn 1 action bought", id="an object bought before the action"),
        pytest.param("turn 1 action", "turn 1 action announced=1", id="a turn after one's own announcement"),
        pytest.param("turn 1 action", "turn 1 action announced=2", id="a new round after the announcement"),
        pytest.param("turn 1 action", "turn 1 action last=1", id="tiles after the last building"),
        pytest.param("turn 1 action", "turn 2 over", id="over without an end"),
        pytest.param("turn 1 action", "turn 2 over announced=1", id="over behind a screen"),
        pytest.param("turn 1 action", "turn 2 passed announced=1", id="a pass that closes the turn"),
        pytest.param("turn 1 action", "turn 1 action\noptions open_screens=true", id="a screen that everybody sees"),
        pytest.param("turn 1 action", "turn 1 action\nsolo 1", id="the House behind a screen"),
        pytest.param("turn 1 action", "turn 2 action announced=1", id="an announcement without the proof"),
        pytest.param("round 12", "round 3", id="more buildings and scorings than turns"),
        pytest.param("round 12", "round 33", id="more turns than stones and coins"),
        pytest.param("13c", "999c", id="coins from nowhere"),
        pytest.param("12vp", "77vp", id="points from nowhere"),
        pytest.param("12vp", "11vp", id="fewer points than a scored city brings"),
        pytest.param("0vp", "1vp", id="points for a city that pays coins"),
        pytest.param("stack 16", "stack 15", id="a tile that is nowhere"),
    ],
)
def test_impossible_positions_are_refused(old: str, new_text: str) -> None:
    assert old in SAMPLE
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(SAMPLE.replace(old, new_text, 1))


#: The first player has scored all they have built, and there is nothing on the wheel or in the bag.
NOTHING_TO_BUY = (
    SAMPLE.replace("YRRB/WK/G/-/YB/KK", "-/-/-/-/-/-")
    .replace("?", "-", 1)
    .replace("12vp", "24vp")
    .replace("scored -", "scored PAL BIB", 1)
)
HIDDEN_SEATS = "\n".join(f"seat {number}: ? ?c 0vp objects ? | - | scored -" for number in (3, 4, 5))
#: As early as it can be.
QUICK = SAMPLE.replace("round 12", "round 5")
NEW = write_position(new(2, Options(), seed=77))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param(NOTHING_TO_BUY.replace("WRG 13c", "- 13c"), "turn", id="nothing to do"),
        pytest.param(NOTHING_TO_BUY.replace("1 action", "1 take"), "turn", id="nothing to take"),
        pytest.param(SAMPLE.replace("turn 1", "turn 4"), "turn", id="nobody's turn"),
        pytest.param("\n".join(line for line in SAMPLE.splitlines() if "seat 2" not in line), "seat 1", id="one seat"),
        pytest.param(f"{SAMPLE}\n{HIDDEN_SEATS}", "seat 5", id="five seats"),
        pytest.param(SAMPLE.replace("POR2", "PAL3"), "display", id="a tile twice"),
        pytest.param(SAMPLE.replace("supply 4", "supply 5"), "supply", id="an object too many"),
        pytest.param(NEW.replace("WYRGBK/", "-/"), "bag", id="stones that are nowhere"),
        pytest.param(QUICK.replace("WRG 13c", "WWWYYRRRRG 13c"), "seat 1", id="stones that nobody bought"),
    ],
)
def test_refusal_points_at_the_line_that_cannot_be(text: str, line: str) -> None:
    assert unreadable_line(text).startswith(line)


def test_what_cannot_be_read_is_refused_before_what_nobody_knows_yet() -> None:
    assert unreadable_at(lambda line: read_line(line, BUYING, 0), "BUY I: Q .") == len("BUY I: ")
