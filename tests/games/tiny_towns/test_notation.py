"""The text notation, both ways."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.tiny_towns import GAME
from games.tiny_towns.board import names_of
from games.tiny_towns.data import CARDS
from games.tiny_towns.patterns import PLACEMENTS
from games.tiny_towns.state import Build, ChooseOpenCard, Options, Place, Swap
from games.tiny_towns.town_text import read_town, write_town
from tests.games.tiny_towns.helpers import EMPTY, play, table

READ, WRITE = GAME.notation.read_action, GAME.notation.write_action

ACTIONS = [
    "monument starloom",
    "name G",
    "take G",
    "card 1",
    "place G B3",
    "store G B3",
    "swap G B3 for W C1",
    "cottage G B3",
    "aside G",
    "build chapel B3 using A1 B1 C1 C2",
    "marker G",
    "replace B3 tavern",
    "free tavern B3",
    "watch tavern",
    "decline",
    "end",
    "react tavern B3",
    "pass",
]


@pytest.mark.parametrize("text", ACTIONS)
def test_actions_read_and_write(text: str) -> None:
    assert WRITE(READ(text)) == text


def test_actions_mean_what_they_say() -> None:
    assert READ("place G B3") == Place("G", "B3")
    assert READ("swap G B3 for W C1") == Swap("G", "B3", "W", "C1")
    assert READ("card 3") == ChooseOpenCard(2)
    assert READ("  build  chapel B3 using C2 A1 C1 B1 ") == Build("chapel", ("A1", "B1", "C1", "C2"), "B3")


@pytest.mark.parametrize(
    "text",
    ["", "place", "place X B3", "place G E5", "place G", "card 4", "card 0", "card x", "build chapel B3", "end now",
     "build chapel B3 using", "build chapel B3 using Z9", "swap G B3 for W"],
)  # fmt: skip
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        READ(text)
    assert (refused.value.code, refused.value.params) == ("unreadable", {"text": text})


@pytest.mark.parametrize("card", CARDS)
def test_a_construction_fits_in_60_characters(card: str) -> None:
    names = names_of(PLACEMENTS[card][0].covers)

    assert len(WRITE(Build(card, names, names[0]))) <= 60


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
    [EMPTY + " .", EMPTY[:-1], EMPTY.replace(".", "castle", 1), EMPTY.replace(".", "bank[X]", 1),
     EMPTY.replace(".", "starloom", 2)],
)  # fmt: skip
def test_towns_of_nonsense_are_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        read_town(text)


def test_position_reads_like_the_table() -> None:
    state = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY, kept=("starloom", None)), 0, "place G D4")

    assert GAME.notation.write_position(state).splitlines() == [
        "tiny_towns",
        "options set_up=random monuments=True extra_storage=False mode=town_hall",
        "rng 1 0",
        "rules 1",
        "round 1",
        "epoch 0",
        "phase round",
        "resource G",
        "display cottage farm well chapel tavern theater factory",
        "deck W H B G S W H B G S",
        "hidden W H B G S",
        "seat kept=starloom",
        "W S . .",
        ". . . .",
        ". . . .",
        ". . . .",
        "steps place G D4",
        "seat",
        ". . . .",
        ". . . .",
        ". . . .",
        ". . . .",
    ]


def test_position_of_a_view_shows_unknown_cards() -> None:
    view = GAME.view(GAME.new(2, Options(), 1), 0)
    text = GAME.notation.write_position(view)

    assert "deck ? ? ? ? ? ? ? ? ?" in text
    assert GAME.notation.read_position(text) == view


@pytest.mark.parametrize("text", ["", "chess", "tiny_towns", "tiny_towns\nrules one", "tiny_towns\nmoon full"])
def test_positions_of_nonsense_are_unreadable(text: str) -> None:
    with pytest.raises(IllegalAction, match="unreadable"):
        GAME.notation.read_position(text)
