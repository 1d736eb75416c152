from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

import renderers
from games.first_edition import Seat
from games.welcome_to import GAME
from games.welcome_to.state import Options, State
from games.welcome_to.turns import open_draft
from renderers.core import ALT_LIMIT, Picture
from renderers.welcome_to import RENDERER
from renderers.welcome_to.board import draw_board
from tests.renderers.sentences import LANGUAGES
from tests.renderers.welcome_to.positions import DENSE, acted, alone, at_table, own, played, steps, table, turned_in

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


def _board(state: State, language: str = "en") -> Picture:
    return RENDERER.board(GAME.view(state, None), table(len(state.players), language))


def _panel(state: State, seat: Seat, *focus: str, language: str = "en") -> Picture:
    return RENDERER.panel(GAME.view(state, seat), seat, table(len(state.players), language), focus)


def _final(state: State, language: str = "en") -> Picture:
    return RENDERER.final(GAME.view(state, None), table(len(state.players), language))


def _crowded(seats: int, advanced: bool = True) -> State:
    state = at_table("10 fence", "11 bis", "14 park", sheets=(own(DENSE),) * seats, advanced=advanced)
    for seat in range(seats):
        state = turned_in(state, seat, Random(seat))
    return state


def test_the_renderer_is_registered() -> None:
    assert renderers.REGISTRY["welcome_to"] is RENDERER


# --- every size and moment --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_every_size_have_words_and_stay_small(seats: int, language: str) -> None:
    picture = _board(played(seats, rounds=12, seed=seats, options=Options(True, 3)), language)
    assert _image(picture).width == 1200
    assert 700 < _image(picture).height < 1800
    assert len(picture.png) < 220 * _KILOBYTE
    assert 200 < len(picture.alt) <= ALT_LIMIT


def test_a_crowded_board_of_four_stays_below_200_kilobytes() -> None:
    assert len(_board(_crowded(4)).png) <= 200 * _KILOBYTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_stay_small_and_have_words(language: str) -> None:
    picture = _panel(at_table("10 fence", "11 bis", "4 park"), 0, "1", language=language)
    assert _image(picture).width == 1200
    assert _image(picture).height < 1500
    assert len(picture.png) < 150 * _KILOBYTE
    assert 200 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("seats", "options"), [(2, Options()), (2, Options(advanced=True)), (1, Options(True, 0)), (1, Options(False, 5))]
)
def test_every_moment_of_a_game_can_be_drawn(seats: int, options: Options) -> None:
    chance = Random(5)
    state = GAME.new(seats, options, 5)
    seen = set()
    while GAME.waiting_on(state):
        seat = GAME.waiting_on(state)[0]
        draft = open_draft(state, seat)
        moment = (draft.phase, draft.action if draft.phase == "action" else None)
        if moment not in seen:
            seen.add(moment)
            assert _image(_panel(state, seat)).width == 1200
            assert _image(_board(state)).width == 1200
        state = acted(state, seat, chance)
    assert len(seen) >= 7
    assert _image(_final(state)).width == 1200
    assert _image(_board(state)).width == 1200
    assert _image(_panel(state, 0)).width == 1200


@pytest.mark.parametrize("seats", [1, 6])
def test_strange_names_are_drawn_or_replaced(seats: int) -> None:
    people = table(seats, "de", _STRANGE_NAMES)
    open_game = played(seats, rounds=6, seed=1)
    assert _image(RENDERER.board(GAME.view(open_game, None), people)).width == 1200
    assert _image(RENDERER.panel(GAME.view(open_game, 0), 0, people)).width == 1200
    assert "\u202e" not in RENDERER.words(GAME.view(open_game, None), None, people)
    over = played(seats, seed=1)
    assert _image(RENDERER.final(GAME.view(over, None), people)).width == 1200


def test_the_same_view_gives_the_same_bytes() -> None:
    state = _crowded(4)
    assert _board(state) == _board(state)


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0])
def test_sealed_steps_of_others_change_nothing(seat: Seat | None) -> None:
    state = at_table("10 fence", "11 bis", "4 park")
    secretive = steps(state, "combine 2; house 2.11; bis 3.3 left", seat=1)
    before, after = GAME.view(state, seat), GAME.view(secretive, seat)
    assert RENDERER.board(before, table(3)) == RENDERER.board(after, table(3))
    assert RENDERER.panel(before, 0, table(3)) == RENDERER.panel(after, 0, table(3))
    assert RENDERER.words(before, seat, table(3)) == RENDERER.words(after, seat, table(3))
    assert _panel(state, 1) != _panel(secretive, 1)


def test_two_sealed_turns_look_the_same_to_everybody_else() -> None:
    state = at_table("10 fence", "11 bis", "4 park")
    turns = ("combine 2; house 2.11; no action; confirm", "combine 1; house 3.9; fence 3.9; confirm")
    one, other = (steps(state, turn, seat=1) for turn in turns)
    assert _board(one) == _board(other)
    assert _panel(one, 0) == _panel(other, 0)
    assert RENDERER.words(GAME.view(one, 0), 0, table(3)) == RENDERER.words(GAME.view(other, 0), 0, table(3))


def test_who_has_confirmed_is_public() -> None:
    state = played(3, rounds=5, seed=2)
    assert _board(state).png != _board(turned_in(state, 1, Random(1))).png


# --- what the board shows ---------------------------------------------------------------------------------------------


def test_next_rounds_actions_are_shown() -> None:
    state = played(2, rounds=3, seed=2)
    top, *rest = state.piles
    swapped = replace(state, piles=((top[1], *top[1:]), *rest))
    assert GAME.view(state, None) != GAME.view(swapped, None)
    assert _board(state).png != _board(swapped).png


def test_fresh_things_stand_out() -> None:
    state = played(2, rounds=4, seed=4)
    assert state.news is not None
    quiet = replace(state, news=replace(state.news, turns=((), ())))
    assert _board(state).png != _board(quiet).png


def test_who_scored_a_plan_and_its_lower_value_are_shown() -> None:
    plain = at_table("10 fence", "11 bis", "4 park", plans="A1 B2 C1")
    turned = at_table("10 fence", "11 bis", "4 park", plans="A1 B2@5 C1")
    unscored = replace(plain, players=tuple(replace(p, sheet=replace(p.sheet, plans=(0, 0, 0))) for p in plain.players))
    assert len({_board(state).png for state in (plain, turned, unscored)}) == 3


def test_a_seat_that_can_end_the_game_has_a_flag() -> None:
    calm, close = (
        at_table("10 fence", "11 bis", "4 park", sheets=(replace(own(), strikes=strikes), own())) for strikes in (1, 2)
    )
    one, other = (draw_board(GAME.view(state, None), table(2)) for state in (calm, close))
    flag = (1060, 450, 1140, 500)
    assert one.crop(flag).tobytes() != other.crop(flag).tobytes()


def test_solo_shows_the_cards_of_the_agency() -> None:
    one, other = (alone("3 temp", "8 park", "9 marketing", row=row) for row in ("park fence", "fence park"))
    assert _board(one).png != _board(other).png
    assert _panel(one, 0).png != _panel(other, 0).png


def test_the_final_sheet_explains_ties() -> None:
    state = played(3, seed=7)
    tied = replace(state, players=(state.players[0],) * 3)
    apart = replace(
        state,
        players=tuple(
            replace(state.players[0], sheet=replace(state.players[0].sheet, plans=(8 * seat, 0, 0)))
            for seat in range(3)
        ),
    )
    assert _image(_final(tied)).height > _image(_final(apart)).height


# --- speed ------------------------------------------------------------------------------------------------------------
