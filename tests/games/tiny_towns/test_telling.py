"""What is told about moves and about what follows from them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import Event, Params
from games.tiny_towns import GAME
from games.tiny_towns.state import Options, Player
from games.tiny_towns.turn import open_round, with_player
from games.turns import new_game, open_turn
from tests.games.tiny_towns.helpers import EMPTY, Table, did, events, play, position, read_town, table

ALMOST_FULL = "W S W W  W W W W  W W W W  W W W ."
STORES = "warehouse[S] cottage statue_of_the_bondmaker .  . . . .  . . . .  . . . ."
EXTRA = Options(set_up="random", monuments=True, extra_storage=True)
GUILD = "cottage . . well  . . . G  . . H .  . W B ."
UNIVERSITY = "W . W W  S G S W  W W W W  W W W W"
WATCH = "W . . .  B . H H  S . . .  . . . ."
SHRINE = "B H S well  W . W .  . . . .  . . . ."


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("place G A4", [("placed", {"resource": "G", "square": "A4"})]),
        ("store G A1", [("stored", {"resource": "G", "square": "A1"})]),
        (
            "swap G A1 for S A4",
            [("swapped", {"resource": "G", "warehouse": "A1", "take": "S", "square": "A4"})],
        ),
        ("cottage G B1", [("stored_on_cottage", {"resource": "G", "square": "B1"})]),
        ("aside G", [("set_aside", {"resource": "G"})]),
    ],
)
def test_seat_is_told_where_its_cube_went(move: str, told: list[tuple[str, Params]]) -> None:
    turn = table(STORES, EMPTY, cards=("warehouse",), options=EXTRA)

    assert events(turn, 0, move, reader=0) == [did(0, code, params) for code, params in told]


def test_an_exchange_is_told_before_the_placing() -> None:
    turn = table("factory[G] . . .  . . . .  . . . .  . . . .", EMPTY)

    assert events(turn, 0, "place W B1", reader=0) == [
        did(0, "exchanged", {"due": "G", "resource": "W"}),
        did(0, "placed", {"resource": "W", "square": "B1"}),
    ]


@pytest.mark.parametrize(
    ("turn", "move", "told"),
    [
        (
            table("W . . .  B S S .  . . . .  . . . .", EMPTY, resource="B"),
            "place B D2; build factory A1 using A1 A2 B2 C2 D2 marker G",
            [
                ("built", {"card": "factory", "square": "A1"}),
                ("marked", {"card": "factory", "square": "A1", "resource": "G"}),
            ],
        ),
        (
            table(GUILD, EMPTY, kept=("architects_guild",), resource="S"),
            "place S D3; build architects_guild D2 using D2 C3 D3 B4 C4 replace A1 factory W D1 farm",
            [
                ("built", {"card": "architects_guild", "square": "D2"}),
                ("replaced", {"card": "factory", "square": "A1"}),
                ("marked", {"card": "factory", "square": "A1", "resource": "W"}),
                ("replaced", {"card": "farm", "square": "D1"}),
            ],
        ),
        (
            table(UNIVERSITY, EMPTY, kept=("grove_university",), resource="B"),
            "place B B1; build grove_university B2 using B1 A2 B2 C2 free tavern C2",
            [
                ("built", {"card": "grove_university", "square": "B2"}),
                ("put_free", {"card": "tavern", "square": "C2"}),
            ],
        ),
        (
            table(WATCH, EMPTY, kept=("opaleyes_watch",)),
            "place G B2; build opaleyes_watch A1 using A1 A2 B2 C2 D2 A3 watch well farm tavern",
            [
                ("built", {"card": "opaleyes_watch", "square": "A1"}),
                ("set_on_watch", {"card": "well"}),
                ("set_on_watch", {"card": "farm"}),
                ("set_on_watch", {"card": "tavern"}),
            ],
        ),
        (
            table(SHRINE, EMPTY, kept=("shrine_of_the_elder_tree",)),
            "place G B2; build shrine_of_the_elder_tree B2 using A1 B1 C1 A2 B2 C2",
            [
                ("built", {"card": "shrine_of_the_elder_tree", "square": "B2"}),
                ("shrine_fixed", {"points": 2}),
            ],
        ),
    ],
    ids=["marker", "guild", "university", "watch", "shrine"],
)
def test_a_construction_is_told_with_everything_it_brings(
    turn: Table, move: str, told: list[tuple[str, Params]]
) -> None:
    placing, building = move.split("; ")

    assert events(play(turn, 0, placing), 0, building, reader=0) == [did(0, code, params) for code, params in told]


# --- to others, and what nobody chose ---------------------------------------------------------------------------------


def test_others_are_told_everything_when_the_round_is_over() -> None:
    turn = play(table("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4", "build well A1 using A1 B1", "end")
    last = play(turn, 1, "place G A1")

    assert events(turn, 1, "place G A1", reader=0) == []
    assert events(last, 1, "end", reader=None) == [
        did(0, "placed", {"resource": "G", "square": "D4"}),
        did(0, "built", {"card": "well", "square": "A1"}),
        did(1, "placed", {"resource": "G", "square": "A1"}),
        Event("turned_up", None, {"resource": "W"}),
    ]


def test_finished_towns_and_the_end_of_the_game_are_told() -> None:
    turn = play(play(table(ALMOST_FULL, ALMOST_FULL), 0, "place G D4", "end"), 1, "place G D4")

    assert events(turn, 1, "end", reader=1)[1:] == [
        Event("finished", 0, {"round": 1}),
        Event("finished", 1, {"round": 1}),
        Event("game_over"),
    ]


def test_a_free_round_is_told() -> None:
    turn = play(play(table(EMPTY, EMPTY, round_=2), 0, "place G A1", "end"), 1, "place G A1")

    assert events(turn, 1, "end", reader=1)[-1] == Event("free_round", None, {"round": 3})


def test_a_reshuffle_is_told() -> None:
    discard = ("W", "H", "B", "G", "S", "W", "H", "B", "S")
    turn = table(EMPTY, EMPTY, round_=4, deck=(), discard=discard)
    turn = play(play(turn, 0, "place G A1", "end"), 1, "place G A1")

    codes = [event.code for event in events(turn, 1, "end", reader=1)]

    assert codes == ["placed", "reshuffled", "turned_up"]


def test_kept_monuments_are_told_to_nobody_else() -> None:
    turn = new_game(GAME, 2, Options(set_up="random", monuments=True), 3)
    mine, theirs = (player.dealt[0] for player in turn.base.players)
    kept = play(turn, 0, f"keep {mine}")
    first_card = kept.play(1, turn.game.notation.read_move(f"keep {theirs}")).base.resource

    assert events(turn, 0, f"keep {mine}", reader=0) == [did(0, "kept", {"card": mine})]
    assert events(kept, 1, f"keep {theirs}", reader=None) == [
        Event("monuments_kept"),
        Event("turned_up", None, {"resource": first_card or ""}),
    ]


def test_nobody_alone_is_told_that_everyone_kept_a_monument() -> None:
    turn = new_game(GAME, 1, Options(set_up="random", monuments=True), 3)
    monument = turn.base.players[0].dealt[0]

    assert Event("monuments_kept") not in events(turn, 0, f"keep {monument}", reader=0)


def test_the_named_resource_and_the_next_holder_are_told() -> None:
    turn = table(EMPTY, EMPTY, resource=None, options=Options(mode="prospectors"), phase="naming", hammer=0)

    assert events(turn, 0, "name G", reader=1) == [did(0, "named", {"resource": "G"})]

    turn = play(play(play(turn, 0, "name G"), 0, "place G A1", "end"), 1, "place G A1")
    assert events(turn, 1, "end", reader=0)[-1] == Event("hammer", 1)


def test_a_hammer_that_stays_is_not_told_again() -> None:
    state = position(EMPTY, EMPTY, resource=None, options=Options(mode="prospectors"), phase="naming", hammer=0)
    alone = replace(state, players=(state.players[0], replace(state.players[1], finished=1)))
    turn = play(open_turn(GAME, alone), 0, "name W", "place W A1")

    assert Event("hammer", 0) not in events(turn, 0, "end", reader=0)


def test_the_next_open_card_is_told_in_solo() -> None:
    cards = {"open_cards": ("G", "S", "W"), "deck": ("H", "B"), "hidden": (), "discard": ("S", "G")}
    turn = table(EMPTY, resource=None, **cards)

    assert events(turn, 0, "card 2", reader=0) == [
        did(0, "took_card", {"resource": "S"}),
        did(0, "next_card", {"resource": "H"}),
    ]


def test_what_the_watch_offers_and_what_was_taken_are_told() -> None:
    owner = Player(replace(read_town(f"opaleyes_watch {EMPTY[2:]}"), watch=("well", "cottage", "farm")))
    state = position(EMPTY, "W S . .  . . . .  . . . .  . . . .", round_=5)
    turn = open_turn(GAME, open_round(with_player(state, 0, owner)))
    turn = play(play(turn, 0, "place G D4", "end"), 1, "place G D4", "build well A1 using A1 B1")

    assert events(turn, 1, "end", reader=1)[-1] == Event("watch_offers", 0, {"card": "well"})

    turn = play(turn, 1, "end")
    assert events(turn, 0, "react well B1", reader=0) == [
        did(0, "watch_taken", {"card": "well", "square": "B1"}, round_=5)
    ]
