from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers
from games.first_edition import Seat
from games.tiny_towns import GAME
from games.tiny_towns.board import INDEX
from games.tiny_towns.state import EndBuild, Options, State
from renderers.core import ALT_LIMIT, Picture
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.own_town import CELL, EDGE
from renderers.tiny_towns.panel import draw_panel
from renderers.tiny_towns.tiles import cell_corner
from tests.renderers.sentences import LANGUAGES, table
from tests.renderers.tiny_towns.positions import RANDOM, acted, confirmed, crowded, played, ready_to_build

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


def _panel(state: State, seat: Seat, *focus: str) -> Picture:
    return RENDERER.panel(GAME.view(state, seat), seat, table(len(state.players)), focus)


def test_the_renderer_is_registered() -> None:
    assert renderers.REGISTRY["tiny_towns"] is RENDERER


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_every_size_have_words_and_stay_small(seats: int, language: str) -> None:
    picture = _board(crowded(seats, seed=seats), language)
    assert _image(picture).width == 1200
    assert 900 < _image(picture).height < 1800
    assert len(picture.png) < 160 * _KILOBYTE
    assert 200 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("seed", range(6))
def test_a_board_of_four_stays_below_150_kilobytes(seed: int) -> None:
    assert len(_board(crowded(4, seed, buildings=11)).png) <= 150 * _KILOBYTE


@pytest.mark.parametrize("options", [RANDOM, Options(), Options(mode="prospectors"), Options(set_up="random")])
def test_every_moment_of_a_game_can_be_drawn(options: Options) -> None:
    chance = Random(5)
    state = GAME.new(2, options, 5)
    seen = set()
    while GAME.waiting_on(state):
        seat = GAME.waiting_on(state)[0]
        moment = (state.phase, state.players[seat].turn.stage)
        if moment not in seen:
            seen.add(moment)
            assert _image(_panel(state, seat)).width == 1200
            assert _image(_board(state)).width == 1200
        state = acted(state, seat, chance)
    assert len(seen) >= 3
    assert _image(RENDERER.final(GAME.view(state, None), table(2))).width == 1200


def test_solo_shows_the_open_cards() -> None:
    state = played(1, rounds=2)
    other = replace(state, open_cards=tuple(reversed(state.open_cards)))
    assert len(set(state.open_cards)) > 1
    assert _board(state).png != _board(other).png


@pytest.mark.parametrize("seat", [None, 0])
def test_sealed_steps_of_others_change_nothing(seat: Seat | None) -> None:
    state = played(3, rounds=5, seed=2)
    secretive = state
    while 1 in GAME.waiting_on(secretive) and not isinstance(GAME.legal(secretive, 1)[-1], EndBuild):
        secretive = acted(secretive, 1, Random(3))
    assert secretive != state
    before, after = GAME.view(state, seat), GAME.view(secretive, seat)
    assert RENDERER.board(before, table(3)) == RENDERER.board(after, table(3))
    assert RENDERER.panel(before, 0, table(3)) == RENDERER.panel(after, 0, table(3))
    assert RENDERER.words(before, seat, table(3)) == RENDERER.words(after, seat, table(3))


def test_two_secret_choices_look_the_same_to_everybody_else() -> None:
    state = GAME.new(2, RANDOM, 9)
    one, other = (GAME.apply(state, 1, action) for action in GAME.legal(state, 1))
    assert one != other
    assert _board(one) == _board(other)
    assert _panel(one, 0) == _panel(other, 0)
    assert _panel(one, 1) != _panel(other, 1)


def test_who_has_confirmed_is_public() -> None:
    state = played(3, rounds=5, seed=2)
    assert _board(state).png != _board(confirmed(state, 1, Random(1))).png


def test_the_same_view_gives_the_same_bytes() -> None:
    state = crowded(4, seed=3)
    assert _board(state) == _board(state)


@pytest.mark.parametrize("seats", [1, 6])
def test_strange_names_are_drawn_or_replaced(seats: int) -> None:
    state = crowded(seats, seed=1)
    people = table(seats, "de", _STRANGE_NAMES)
    assert _image(RENDERER.board(GAME.view(state, None), people)).width == 1200
    assert "\u202e" not in RENDERER.words(GAME.view(state, None), None, people)
    over = crowded(seats, seed=1, over=True)
    assert _image(RENDERER.final(GAME.view(over, None), people)).width == 1200


def _changed_squares(one: Image.Image, other: Image.Image) -> set[str]:
    """The squares of the large town that differ."""
    found = set()
    for name, square in INDEX.items():
        left, top = cell_corner(square, CELL, EDGE)
        x, y = 24 + left + 6, 134 + top + 6
        box = (x, y, x + CELL - 12, y + CELL - 12)
        if ImageChops.difference(one.crop(box), other.crop(box)).getbbox():
            found.add(name)
    return found


def test_a_chosen_card_marks_its_pattern() -> None:
    view, people = GAME.view(ready_to_build(), 0), table(2)
    cottage, well = (draw_panel(view, 0, people, ("build", card)) for card in ("cottage", "well"))
    assert _changed_squares(cottage, well) == {"B1", "A2", "B2", "D1", "D2", "D3"}


def test_a_chosen_target_shows_the_building_on_it() -> None:
    view, people = GAME.view(ready_to_build(), 0), table(2)
    chosen = draw_panel(view, 0, people, ("build", "cottage"))
    placed = draw_panel(view, 0, people, ("build", "cottage", "A2"))
    assert _changed_squares(chosen, placed) == {"B1", "A2", "B2"}


def test_a_target_decides_between_two_ways_to_build() -> None:
    view, people = GAME.view(ready_to_build(), 0), table(2)
    either = draw_panel(view, 0, people, ("build", "well"))
    upper = draw_panel(view, 0, people, ("build", "well", "D1"))
    assert _changed_squares(either, upper) == {"D1", "D2", "D3"}
    by_cubes = draw_panel(view, 0, people, ("build", "well", "D1 D2", "D1"))
    assert not _changed_squares(upper, by_cubes)


def test_a_chosen_square_shows_the_cube_on_it() -> None:
    state = played(2, rounds=3, seed=4)
    while state.players[0].turn.stage != "place":
        state = acted(state, 0, Random(1))
    free = [name for name, square in INDEX.items() if state.players[0].town.squares[square] is None]
    view, people = GAME.view(state, 0), table(2)
    pictures = [draw_panel(view, 0, people, ("place", name)) for name in free[:2]]
    assert _changed_squares(*pictures) == set(free[:2])


def test_a_focus_that_means_nothing_is_harmless() -> None:
    state = played(2, rounds=3, seed=4)
    assert _image(_panel(state, 0, "build", "castle in the air", "Z9")).width == 1200


def test_fresh_things_stand_out() -> None:
    state = played(2, rounds=4, seed=4)
    quiet = replace(state, news=replace(state.news, steps=((), ())))
    assert _board(state).png != _board(quiet).png


def test_the_monument_is_shown_to_its_owner_only() -> None:
    state = played(2, rounds=2, seed=4)
    secret = GAME.view(state, 0)
    assert secret.players[0].kept is not None
    assert GAME.view(state, None).players[0].kept is None
    assert _panel(state, 0) != RENDERER.panel(GAME.view(state, None), 0, table(2))


def test_final_marks_the_winner_and_explains_ties() -> None:
    state = crowded(4, seed=7, over=True)
    tied = replace(state, players=(state.players[0],) * 4)
    heights = [_image(RENDERER.final(GAME.view(one, None), table(4))).height for one in (state, tied)]
    assert heights[1] > heights[0]
