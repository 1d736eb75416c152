"""Towns and whole positions as text, both ways; impossible ones are refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns import GAME
from games.tiny_towns.data import MONUMENTS
from games.tiny_towns.positions import read_position, write_position
from games.tiny_towns.state import Options, Player, State
from tests.games.tiny_towns.helpers import EMPTY, play, position, read_town, table, write_town


def test_towns_read_and_write() -> None:
    text = "\n".join(
        [
            "bakery           tavern           cottage          tavern",
            "farm             chapel           cottage[W]       warehouse[S,B,G]",
            "tavern           .                G                cottage",
            "cottage          well             starloom         .",
        ]
    )

    assert write_town(read_town(text)) == text
    assert read_town(text).monument == "starloom"


@pytest.mark.parametrize(
    "text",
    [EMPTY + " .", EMPTY[:-1], EMPTY.replace(".", "castle", 1), EMPTY.replace(".", "bank[X]", 1)],
)
def test_towns_of_nonsense_are_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_town(text)


POSITION = """\
tiny_towns
rules 1
options random monuments town_hall
rng 1 200
round 5
phase round
resource G
display cottage farm well chapel tavern theater factory
deck H B G S H W B S
hidden W H B G S
discard W
seat placed kept=starloom
well .    .    .
W    .    .    .
.    .    H    .
.    .    .    G
seat due
W B H H
. . . .
. . . .
. . . ."""


def test_position_reads_like_the_table() -> None:
    deck = ("G", "H", "B", "G", "S", "H", "W", "B", "S")
    towns = "W S . .  . . . .  . . H .  . . . .", ". B H H  . . . .  . . . .  . . . ."
    turn = table(*towns, kept=("starloom", None), resource="W", round_=4, deck=deck)
    turn = play(turn, 0, "place W A2", "build well A1 using A1 B1", "end")
    turn = play(play(turn, 1, "place W A1", "end"), 0, "place G D4")

    assert write_position(turn.position(0)) == POSITION
    assert read_position(POSITION) == turn.position(0)


def test_position_of_a_view_shows_unknown_cards() -> None:
    view = GAME.view(GAME.new(2, Options(), 1), 0)
    text = write_position(view)

    assert "deck ? ? ? ? ? ? ? ? ?" in text
    assert read_position(text) == view


@pytest.mark.parametrize("text", ["", "chess", "tiny_towns", "tiny_towns\nrules one", "tiny_towns\nmoon full"])
def test_positions_of_nonsense_are_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(text)


# --- impossible ones --------------------------------------------------------------------------------------------------

SOLO = GAME.new(1, Options(), 3)
HAMMER = position(EMPTY, EMPTY, options=Options(mode="prospectors"), hammer=0, deck=(), hidden=())
WATCHING = position(
    "opaleyes_watch . . .  . . . .  . . . .  . . . .", EMPTY, kept=("opaleyes_watch", None), cards=("bank",)
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rules 1", "rules 2"),
        ("round 5", "round 0"),
        ("round 5", "round 2"),
        ("round 5", "round 4"),
        ("round 5", "round 6"),
        ("round 5", "round 8"),
        ("round 5", "round 1000"),
        ("resource G\n", ""),
        ("phase round", "phase naming"),
        ("phase round", "phase watch"),
        ("phase round", "phase over"),
        ("phase round", "phase monuments"),
        ("options random monuments town_hall", "options first_game monuments town_hall"),
        ("options random monuments town_hall", "options random town_hall"),
        ("options random monuments town_hall", "options random monuments prospectors"),
        ("display cottage farm", "display farm cottage"),
        ("display cottage farm well", "display cottage farm granary"),
        ("deck H B G S H W B S", "deck H B G S H W B S S"),
        ("deck H B G S H W B S", "deck H B G S H H B S"),
        ("hidden W H B G S", "hidden W H B G"),
        ("discard W\n", "discard W\nopen W\n"),
        ("seat placed", "seat due ended"),
        ("seat placed kept=starloom", "seat kept=starloom"),
        ("kept=starloom", "kept=starloom shrine=3"),
        ("kept=starloom", "kept=starloom built=1"),
        ("kept=starloom", "kept=starloom aside=1"),
        ("kept=starloom", "kept=starloom watch=well"),
        ("kept=starloom", "kept=starloom finished=1"),
        ("kept=starloom", "dealt=starloom,sky_baths kept=starloom"),
        ("seat due", "seat due kept=starloom"),
        ("well .", "well W W"),
        ("well .", "tavern ."),
        ("W B H H", "W B H ."),
        ("well .", "well chapel"),
        ("well .", "well[W] ."),
        ("well .", "cottage[W] ."),
        ("well .", "factory ."),
        ("well .", "factory[W,W] ."),
        ("well .", "shed ."),
        ("well .", "sky_baths ."),
        ("well .", "starloom ."),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str) -> None:
    assert POSITION.count(old) >= 1

    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(POSITION.replace(old, new, 1))


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (write_position(SOLO), "open ", "open W "),
        (write_position(SOLO), "seat due", "seat placed"),
        (write_position(SOLO), ". . . .", "W H B G"),
        (write_position(SOLO), ". . . .", "cottage . . ."),
        (write_position(SOLO), "town_hall", "prospectors"),
        (write_position(HAMMER), "hammer 0", "hammer 2"),
        (write_position(HAMMER), "hammer 0\n", ""),
        (write_position(WATCHING), "built=1", "built=2"),
        (write_position(WATCHING), "built=1", "built=1 watch=well,well"),
        (write_position(WATCHING), "built=1", "built=1 watch=shed"),
        (write_position(WATCHING), "opaleyes_watch .              .", "opaleyes_watch bank[W] bank[W]"),
        (write_position(WATCHING), "opaleyes_watch . ", "opaleyes_watch starloom "),
        (write_position(WATCHING), "kept=opaleyes_watch", "kept=starloom"),
    ],
)
def test_impossible_figures_of_other_tables_are_refused(text: str, old: str, new: str) -> None:
    assert read_position(text)
    assert old in text

    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(text.replace(old, new, 1))


# --- a cube in every round --------------------------------------------------------------------------------------------


def is_possible(state: State) -> bool:
    try:
        return bool(read_position(write_position(state)))
    except IllegalMove:
        return False


@pytest.mark.parametrize(
    ("houses", "cubes", "cards", "first", "last"),
    [
        ("well well chapel chapel", 10, (), 23, 23),
        ("well well chapel chapel", 10, ("trading_post",), 17, 23),
        ("warehouse[W,H] well well well", 11, ("warehouse",), 25, 25),
        ("bank[W] bank[H] bank[B] bank[G] bank[S]", 0, ("bank",), 26, 38),
        ("bank[W] bank[H] bank[B] bank[G]", 1, ("bank",), 22, 22),
        ("fort_ironweed", 14, (), 20, 29),
        ("grove_university chapel", 13, (), 19, 22),
        ("architects_guild chapel", 13, ("warehouse",), 17, 38),
    ],
)
def test_a_town_takes_a_cube_in_every_round(
    houses: str, cubes: int, cards: tuple[str, ...], first: int, last: int
) -> None:
    """Fewer where rounds are skipped. Trading Posts and monuments save cubes, the Guild puts some back."""
    squares = [*houses.split(), *["W"] * cubes, *["."] * 16][:16]
    kept = next((card for card in squares[:1] if card in MONUMENTS), None)
    towns = " ".join(squares), " ".join("W" * 16)
    card_rounds = [number for number in range(17, 50) if number % 3]
    tables = [position(*towns, cards=cards, kept=(kept,), round_=number) for number in card_rounds]
    tables = [replace(each, players=(each.players[0], Player(each.players[1].town, finished=16))) for each in tables]

    assert [state.round for state in tables if is_possible(state)] == [
        number for number in card_rounds if first <= number <= last
    ]
