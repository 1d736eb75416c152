from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

import renderers
from games.core import Question
from games.turns import Told, new_game, open_turn
from games.welcome_to import GAME
from games.welcome_to.state import Options, State
from renderers.core import ALT_LIMIT, Picture
from renderers.welcome_to import RENDERER
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.choice import marks_of
from tests.games.welcome_to.table import Table, play
from tests.renderers.sentences import LANGUAGES
from tests.renderers.welcome_to.positions import (
    DENSE,
    alone,
    asked,
    at_table,
    board,
    ended,
    final,
    own,
    panel,
    people,
    played,
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


def _crowded(seats: int) -> Table:
    turn = at_table("10 fence", "11 bis", "14 park", sheets=(own(DENSE),) * seats, advanced=True)
    for seat in range(seats):
        turn = ended(turn, seat, Random(seat))
    return turn


def _with(turn: Table, state: State) -> Table:
    """The same table with another position on it."""
    return open_turn(GAME, state, turn.epoch)


def test_the_renderer_is_registered() -> None:
    assert renderers.REGISTRY["welcome_to"] is RENDERER


# --- every size and moment --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_every_size_have_words_and_stay_small(seats: int, language: str) -> None:
    picture = board(played(seats, rounds=12, seed=seats, options=Options(True, 3)), language)
    assert _image(picture).width == 1200
    assert 700 < _image(picture).height < 1800
    assert len(picture.png) < 220 * _KILOBYTE
    assert 200 < len(picture.alt) <= ALT_LIMIT


def test_a_crowded_board_of_four_stays_below_200_kilobytes() -> None:
    assert len(board(_crowded(4)).png) <= 200 * _KILOBYTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_stay_small_and_have_words(language: str) -> None:
    picture = panel(at_table(), "1", language=language)
    assert _image(picture).width == 1200
    assert _image(picture).height < 1500
    assert len(picture.png) < 150 * _KILOBYTE
    assert 200 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("seats", "options"), [(2, Options()), (2, Options(advanced=True)), (1, Options(True, 0)), (1, Options(False, 5))]
)
def test_every_moment_of_a_game_can_be_drawn(seats: int, options: Options) -> None:
    """Every question that comes up, each once, and the board with it."""
    chance = Random(5)
    turn = new_game(GAME, seats, options, 5)
    seen = set()
    while turn.waiting:
        seat = turn.waiting[0]
        question = GAME.ask(turn.view(seat), seat, ())
        answers: tuple[str, ...] = ()
        while isinstance(question, Question):
            if question.code not in seen:
                seen.add(question.code)
                assert _image(panel(turn, *answers, seat=seat)).width == 1200
                assert _image(board(turn)).width == 1200
            answers = (*answers, chance.choice(question.answers).id)
            question = GAME.ask(turn.view(seat), seat, answers)
        turn = turn.play(seat, question)
    assert len(seen) >= 7
    assert _image(final(turn)).width == 1200
    assert _image(board(turn)).width == 1200
    assert _image(panel(turn)).width == 1200


@pytest.mark.parametrize("seats", [1, 6])
def test_strange_names_are_drawn_or_replaced(seats: int) -> None:
    turn, over = played(seats, rounds=6, seed=1), played(seats, seed=1)
    guests = people(turn, "de", _STRANGE_NAMES)
    assert _image(RENDERER.board(turn.view(None), guests)).width == 1200
    assert _image(RENDERER.panel(turn.view(0), 0, guests, None)).width == 1200
    assert "\u202e" not in RENDERER.words(turn.view(None), None, guests)
    assert _image(RENDERER.final(over.view(None), people(over, "de", _STRANGE_NAMES))).width == 1200


def test_the_same_view_gives_the_same_bytes() -> None:
    turn = _crowded(4)
    assert board(turn) == board(turn)


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_open_moves_of_others_change_nothing() -> None:
    turn = at_table()
    secretive = play(turn, "take 2 on 2.11 bis 3.3 left", 1)
    assert board(turn) == board(secretive)
    assert panel(turn) == panel(secretive)
    assert words(turn) == words(secretive)
    assert words(turn, 0) == words(secretive, 0)
    assert panel(turn, seat=1) != panel(secretive, seat=1)


def test_two_hidden_turns_look_the_same_to_everybody_else() -> None:
    one, other = (play(at_table(), turn, 1) for turn in ("take 2 on 2.11; end", "take 1 on 3.9 fence 3.9; end"))
    assert board(one) == board(other)
    assert panel(one) == panel(other)
    assert words(one, 0) == words(other, 0)


def test_who_has_ended_is_public() -> None:
    turn = played(3, rounds=5, seed=2)
    assert board(turn).png != board(ended(turn, 1, Random(1))).png


# --- what the board shows ---------------------------------------------------------------------------------------------


def test_next_rounds_actions_are_shown() -> None:
    turn = played(2, rounds=3, seed=2)
    top, *rest = turn.base.piles
    swapped = _with(turn, replace(turn.base, piles=((top[1], *top[1:]), *rest)))
    assert board(turn).png != board(swapped).png


def test_fresh_things_stand_out() -> None:
    turn = played(2, rounds=4, seed=4)
    guests = people(turn)
    quiet = RENDERER.board(turn.view(None), replace(guests, told=(Told(guests.told[0].turn, ()),)))
    assert board(turn).png != quiet.png


def test_ones_own_open_moves_stand_out_on_the_panel() -> None:
    turn = play(at_table(advanced=True), "roundabout 3.1; take 1 on 3.9 fence 3.10")
    fresh = marks_of(turn.view(0), 0, None, people(turn, seat=0).told).fresh
    assert (set(fresh.lots), set(fresh.fences)) == ({"3.1", "3.9"}, {"3.10"})
    assert panel(turn).png != RENDERER.panel(turn.view(0), 0, people(turn), asked(turn)).png


def test_who_scored_a_plan_and_its_lower_value_are_shown() -> None:
    plain, turned = at_table(plans="A1 B2 C1"), at_table(plans="A1 B2@5 C1")
    sheets = (replace(own(), plans=(0, 0, 0)),) * 3
    assert len({board(turn).png for turn in (plain, turned, at_table(plans="A1 B2 C1", sheets=sheets))}) == 3


def test_a_seat_that_can_end_the_game_has_a_flag() -> None:
    calm, close = (at_table(sheets=(replace(own(), strikes=strikes), own())) for strikes in (1, 2))
    one, other = (draw_board(turn.view(None), people(turn)) for turn in (calm, close))
    flag = (1060, 450, 1140, 500)
    assert one.crop(flag).tobytes() != other.crop(flag).tobytes()


def test_solo_shows_the_cards_of_the_agency() -> None:
    one, other = (alone("3 temp", "8 park", "9 marketing", given=given) for given in ("park fence", "fence park"))
    assert board(one).png != board(other).png
    assert panel(one).png != panel(other).png


def test_the_final_sheet_explains_ties() -> None:
    turn = played(3, seed=7)
    first = turn.base.players[0]
    apart = tuple(replace(first, sheet=replace(first.sheet, plans=(8 * seat, 0, 0))) for seat in range(3))
    tied = _with(turn, replace(turn.base, players=(first,) * 3))
    assert _image(final(tied)).height > _image(final(_with(turn, replace(turn.base, players=apart)))).height
