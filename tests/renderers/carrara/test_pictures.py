from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

import renderers
from games.carrara import GAME
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Options, Screen, with_screen
from games.core import Seat
from renderers import theme
from renderers.carrara import RENDERER
from renderers.carrara.board import draw_board
from renderers.carrara.choice import plan
from renderers.carrara.panel import draw_panel
from renderers.core import ALT_LIMIT, Picture
from tests.renderers.carrara.positions import LAST, OPEN, RICH, Moment, after, asked, at, game, played, rich, table
from tests.renderers.sentences import LANGUAGES

_KILOBYTE = 1024
_STRANGE_NAMES = (
    "\u202eRTL\u202c override",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "Z̸̡̢̛̗̘̙̜̝̞̟̠̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͍͓͔͕͖͚͇͈͉͙ͅalgo",
    "W" * 32,
)


def _image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def _board(moment: Moment, language: str = "en") -> Picture:
    return RENDERER.board(GAME.view(moment.state, None), table(moment, language))


@cache
def _rich_board() -> Picture:
    return _board(rich())


def _panel(moment: Moment, seat: Seat) -> Picture:
    return RENDERER.panel(GAME.view(moment.state, seat), seat, table(moment), None)


def _final(moment: Moment, language: str = "en") -> Picture:
    return RENDERER.final(GAME.view(moment.state, None), table(moment, language))


def test_the_renderer_is_registered() -> None:
    assert renderers.REGISTRY["carrara"] is RENDERER


# --- sizes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_every_size_have_words_and_stay_small(seats: int, language: str) -> None:
    picture = _board(played(seats, turns=44, seed=seats), language)
    assert _image(picture).width == theme.WIDTH
    assert 1300 < _image(picture).height < 2000
    assert len(picture.png) < 200 * _KILOBYTE
    assert 600 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("seed", range(5))
def test_a_board_of_four_stays_below_200_kilobytes_even_with_open_screens(seed: int) -> None:
    assert len(_board(played(4, turns=64, seed=seed, options=OPEN)).png) <= 200 * _KILOBYTE


@pytest.mark.parametrize("seats", range(1, 5))
def test_panels_and_final_sheets_have_words_and_stay_small(seats: int) -> None:
    moment = played(seats, turns=24, seed=seats)
    panel, final = _panel(moment, moment.state.turn), _final(played(seats, seed=seats))
    for picture in (panel, final):
        assert _image(picture).width == theme.WIDTH
        assert _image(picture).height < 2200
        assert len(picture.png) < 200 * _KILOBYTE
        assert 300 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, Options(solo_level=4)),
        (2, Options(extra_when_passing=True, pass_after_last_building=True)),
        (3, OPEN),
        (4, Options()),
    ],
)
def test_every_moment_of_a_game_can_be_drawn(seats: int, options: Options) -> None:
    seen = set()
    for moment in game(seats, 4, options):
        state, seat, people = moment.state, moment.state.turn, table(moment, "de")
        kind = (state.phase, state.ending is None, *(event.code for told in moment.told[-1:] for event in told.events))
        if kind not in seen and state.phase != "over":
            seen.add(kind)
            view = GAME.view(state, seat)
            assert draw_panel(view, seat, people, plan(view, seat, asked(moment))).width == theme.WIDTH
            assert draw_board(GAME.view(state, None), people).width == theme.WIDTH
    assert len(seen) >= 7
    assert _image(_final(moment)).width == theme.WIDTH
    assert _image(_board(moment)).width == theme.WIDTH


def test_the_same_view_gives_the_same_bytes() -> None:
    moment = played(4, turns=40)
    assert _board(moment) == _board(moment)
    assert _panel(moment, 1) == _panel(moment, 1)


@pytest.mark.parametrize("seats", [1, 4])
def test_strange_names_are_drawn_or_replaced(seats: int) -> None:
    moment, over = played(seats, turns=40, seed=seats), played(seats, seed=seats)
    people, state = table(moment, "de", _STRANGE_NAMES), moment.state
    assert _image(RENDERER.board(GAME.view(state, None), people)).width == theme.WIDTH
    assert _image(RENDERER.panel(GAME.view(state, 0), 0, people, None)).width == theme.WIDTH
    assert _image(RENDERER.final(GAME.view(over.state, None), people)).width == theme.WIDTH
    assert "\u202e" not in RENDERER.words(GAME.view(state, None), None, people)


# --- secrets ----------------------------------------------------------------------------------------------------------


def _with_screen(moment: Moment, seat: Seat, screen: Screen) -> Moment:
    return moment._replace(state=with_screen(moment.state, seat, screen))


def _otherwise(moment: Moment) -> Moment:
    """Another bag, another stack, and something else behind the second screen."""
    other = with_screen(moment.state, 1, Screen(99, "WWWYYYKKK", (5, 4, 3, 2, 1, 0)))
    return moment._replace(state=replace(other, bag="WYRGBK", stack=tuple(reversed(other.stack))))


def test_what_others_hide_changes_no_byte_and_no_word() -> None:
    moment = played(3, turns=20, seed=2)
    other, people = _otherwise(moment), table(moment)
    assert _board(moment) == _board(other)
    for seat in (0, 2):
        assert _panel(moment, seat) == _panel(other, seat)
        views = GAME.view(moment.state, seat), GAME.view(other.state, seat)
        assert RENDERER.words(views[0], seat, people) == RENDERER.words(views[1], seat, people)
    assert _panel(moment, 1) != _panel(other, 1)


def test_the_board_keeps_a_screen_closed_even_for_its_owner() -> None:
    moment = played(3, turns=21, seed=2)
    assert RENDERER.board(GAME.view(moment.state, 1), table(moment)) == _board(moment)


def test_open_screens_are_shown_to_everybody() -> None:
    moment = played(3, turns=20, seed=2, options=OPEN)
    richer = _with_screen(moment, 1, Screen(99, "WW", (5, 0, 0, 0, 0, 0)))
    assert _board(moment).png != _board(richer).png


def test_the_house_has_no_secrets() -> None:
    moment = played(1, turns=20)
    richer = _with_screen(moment, HOUSE_SEAT, Screen(99, "WW", (5, 0, 0, 0, 0, 0)))
    assert _board(moment).png != _board(richer).png
    assert _panel(moment, 0).png != _panel(richer, 0).png


def test_an_empty_bag_is_shown_but_not_how_many_stones_are_in_it() -> None:
    state = rich().state
    full, fuller, empty = (Moment(replace(state, bag=bag)) for bag in ("K", "WWWKKKK", ""))
    assert _board(full).png == _board(fuller).png != _board(empty).png
    assert _panel(full, 0).png == _panel(fuller, 0).png != _panel(empty, 0).png


# --- what changes a picture -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("wheel", "wheel YRRB/WK/G/-/YB/K"),
        ("display", "display VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 POR1 VIL5"),
        ("stack", "stack CAS1"),
        ("field", "field book crown gate"),
        ("supply", "supply 4 4 4 1 4 2"),
        ("closed", "closed -"),
        ("turn", "turn 2 action"),
        ("seat 2", "seat 2: RGKK 4c 7vp objects 0 0 0 2 1 0 | VIA VIL2 CAS3 | scored VIL CAS"),
    ],
)
def test_everything_public_is_on_the_board(part: str, change: str) -> None:
    lines = [change if line.startswith((f"{part} ", f"{part}:")) else line for line in RICH.split("\n")]
    assert "\n".join(lines) != RICH
    assert _board(at("\n".join(lines))).png != _rich_board().png


@pytest.mark.parametrize(
    ("one", "other"),
    [("7vp", "8vp"), ("scored VIL CAS", "scored CAS"), ("scored VIL CAS", "scored VIL")],
)
def test_points_and_scored_types_are_on_the_board(one: str, other: str) -> None:
    assert _board(at(RICH.replace(one, other))).png != _rich_board().png


def test_the_latest_turn_is_told_on_the_board() -> None:
    scored = after(rich(), "SCORE @PIS .")
    assert _board(scored).png != _board(Moment(scored.state)).png


def test_the_last_round_is_announced_on_the_board() -> None:
    usual, last = (RICH.replace("turn 1 action", turn) for turn in ("turn 2 action", "turn 2 action announced=1"))
    assert _board(at(usual)).png != _board(at(last)).png


def test_final_marks_the_winner_and_explains_ties() -> None:
    tied = after(at(LAST), ".")
    clear = after(at(LAST.replace("20vp", "30vp")), ".")
    heights = [_image(_final(moment)).height for moment in (clear, tied)]
    assert heights[1] > heights[0]


def test_the_end_of_an_unfinished_game_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="not over"):
        _final(rich())
