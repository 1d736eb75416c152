from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from games.core import Seat
from games.tiny_towns import GAME
from games.tiny_towns.state import Move, Options, State
from games.tiny_towns.town import INDEX
from games.turns import Turn, new_game, open_turn
from renderers.core import ALT_LIMIT, Picture
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.panel import CELL, EDGE, draw_panel
from renderers.tiny_towns.tiles import cell_corner
from tests.games.tiny_towns.helpers import EMPTY, play
from tests.games.tiny_towns.helpers import table as table_of
from tests.renderers.sentences import LANGUAGES
from tests.renderers.tiny_towns.positions import (
    RANDOM,
    asked,
    board,
    crowded,
    ended,
    final,
    moved,
    panel,
    played,
    ready_to_build,
    table,
    words,
)

_KILOBYTE = 1024
_STRANGE_NAMES = (
    "\u202eRTL\u202c override",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "Z̸̡̢̛̗̘̙̜̝̞̟̠̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͍͓͔͕͖͚͇͈͉͙ͅalgo",
    "",
    "مرحبا بالعالم",
    "W" * 32,
)


def _image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def test_the_renderer_is_registered() -> None:
    assert renderers.REGISTRY["tiny_towns"] is RENDERER


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_every_size_have_words_and_stay_small(seats: int, language: str) -> None:
    picture = board(crowded(seats, seed=seats), language)
    assert _image(picture).width == 1200
    assert 900 < _image(picture).height < 1800
    assert len(picture.png) < 160 * _KILOBYTE
    assert 200 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("seed", range(6))
def test_a_board_of_four_stays_below_150_kilobytes(seed: int) -> None:
    assert len(board(crowded(4, seed, buildings=11)).png) <= 150 * _KILOBYTE


@pytest.mark.parametrize("options", [RANDOM, Options(), Options(mode="prospectors"), Options(set_up="random")])
def test_every_moment_of_a_game_can_be_drawn(options: Options) -> None:
    chance = Random(5)
    turn = new_game(GAME, 2, options, 5)
    seen = set()
    while turn.waiting:
        seat = turn.waiting[0]
        asks = asked(turn, seat)
        assert asks is not None
        assert asks.question is not None
        if asks.question.code not in seen:
            seen.add(asks.question.code)
            assert _image(panel(turn, seat)).width == 1200
            assert _image(board(turn)).width == 1200
        turn = moved(turn, seat, chance)
    assert {"place", "build"} < seen
    assert _image(final(turn)).width == 1200


def test_solo_shows_the_open_cards() -> None:
    turn = played(1, rounds=2)
    other = replace(turn.base, open_cards=tuple(reversed(turn.base.open_cards)))
    assert turn.base.open_cards != other.open_cards
    assert board(turn).png != board(open_turn(GAME, other)).png


@pytest.mark.parametrize("seat", [None, 0])
def test_open_moves_of_others_change_nothing(seat: Seat | None) -> None:
    turn = open_turn(GAME, played(3, rounds=4, seed=2).base)
    secretive = moved(turn, 1, Random(3))
    assert secretive != turn
    assert board(turn) == board(secretive)
    assert panel(turn, 0) == panel(secretive, 0)
    assert words(turn, seat) == words(secretive, seat)


def test_two_secret_choices_look_the_same_to_everybody_else() -> None:
    turn = new_game(GAME, 2, RANDOM, 9)
    one, other = (play(turn, 1, f"keep {card}") for card in turn.base.players[1].dealt)
    assert board(one) == board(other)
    assert panel(one, 0) == panel(other, 0)
    assert panel(one, 1) != panel(other, 1)


def test_who_has_ended_is_public() -> None:
    turn = played(3, rounds=4, seed=2)
    assert board(turn).png != board(ended(turn, 1, Random(1))).png


def test_the_same_view_gives_the_same_bytes() -> None:
    turn = crowded(4, seed=3)
    assert board(turn) == board(turn)


@pytest.mark.parametrize("seats", [1, 6])
def test_strange_names_are_drawn_or_replaced(seats: int) -> None:
    turn = crowded(seats, seed=1)
    people = table(turn, "de", _STRANGE_NAMES)
    assert _image(RENDERER.board(turn.view(None), people)).width == 1200
    assert "\u202e" not in RENDERER.words(turn.view(None), None, people)
    assert _image(final(crowded(seats, seed=1, over=True), _STRANGE_NAMES)).width == 1200


# --- previews ---------------------------------------------------------------------------------------------------------


def _changed_squares(one: Image.Image, other: Image.Image) -> set[str]:
    """The squares of the large town that differ."""
    found: set[str] = set()
    for name, square in INDEX.items():
        left, top = cell_corner(square, CELL, EDGE)
        x, y = 24 + left + 6, 134 + top + 6
        box = (x, y, x + CELL - 12, y + CELL - 12)
        if ImageChops.difference(one.crop(box), other.crop(box)).getbbox():
            found.add(name)
    return found


def _drawn(turn: Turn[State, Move], *answers: str) -> Image.Image:
    return draw_panel(turn.view(0), 0, table(turn), asked(turn, 0, answers))


def test_a_chosen_card_marks_its_pattern() -> None:
    turn = ready_to_build()
    assert _changed_squares(_drawn(turn, "cottage"), _drawn(turn, "well")) == {"B1", "A2", "B2", "D1", "D2", "D3"}


def test_several_ways_to_pay_are_marked_around_the_building() -> None:
    turn = ready_to_build()
    assert _changed_squares(_drawn(turn, "well"), _drawn(turn, "well", "D2")) == {"D1", "D2", "D3"}


def test_a_chosen_target_shows_the_building_and_takes_its_cubes_away() -> None:
    turn = play(table_of("W . . .  B S S .  . . . .  . . . .", EMPTY, resource="B"), 0, "place B D2")
    chosen, placed = _drawn(turn, "factory"), _drawn(turn, "factory", "B2")
    assert _changed_squares(chosen, placed) == {"A1", "A2", "B2", "C2", "D2"}


def test_a_replaced_building_is_shown_before_the_move_is_whole() -> None:
    guild = "cottage . . well  . . . G  . . H .  . W B ."
    turn = play(table_of(guild, EMPTY, kept=("architects_guild",), resource="S"), 0, "place S D3")
    first = _drawn(turn, "architects", "D2")
    replaced = _drawn(turn, "architects", "D2", "D2-C3-D3-B4-C4", "A1", "tavern")
    assert "A1" in _changed_squares(first, replaced)


def test_a_square_shows_what_its_cube_would_complete() -> None:
    turn = table_of("W . . .  . . . .  . . . .  . . . .", EMPTY, resource="S")
    other = table_of("W . . .  . . . .  . . . .  . . . .", EMPTY, resource="G")
    assert {"B1", "A2"} <= _changed_squares(_drawn(turn), _drawn(other))


# --- news and secrets -------------------------------------------------------------------------------------------------


def test_fresh_things_stand_out() -> None:
    turn = played(2, rounds=4, seed=4)
    assert board(turn).png != board(open_turn(GAME, turn.base)).png


def test_the_monument_is_shown_to_its_owner_only() -> None:
    turn = played(2, rounds=2, seed=4)
    assert turn.view(0).players[0].kept is not None
    assert turn.view(None).players[0].kept is None
    assert panel(turn, 0) != RENDERER.panel(turn.view(None), 0, table(turn), asked(turn, 0))


def test_final_marks_the_winner_and_explains_ties() -> None:
    turn = crowded(4, seed=7, over=True)
    tied = open_turn(GAME, replace(turn.base, players=(turn.base.players[0],) * 4))
    assert _image(final(tied)).height > _image(final(turn)).height
