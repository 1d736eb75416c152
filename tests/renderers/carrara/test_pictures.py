"""What is special about Carrara's pictures; what holds for every game is checked in ``test_pictures.py`` above."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import renderers.carrara.emoji
from games.carrara import GAME
from games.carrara.data import OBJECTS, TYPES
from games.carrara.market import to_come, wheel_ahead
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Options, Screen, with_screen
from games.carrara.stones import LETTERS
from games.core import Seat
from renderers import fonts, glyphs, header, theme
from renderers.carrara import RENDERER, colors, icons
from renderers.carrara.board import draw_board
from renderers.carrara.buildings import building
from renderers.carrara.choice import Plan, plan
from renderers.carrara.final import draw_final
from renderers.carrara.icons import UNKNOWN, stone, thing
from renderers.carrara.panel import draw_panel
from renderers.carrara.voice import Voice
from renderers.core import Picture
from renderers.score_sheet import VERDICT_HEIGHT
from renderers.theme import Color
from tests.renderers.carrara.positions import LAST, OPEN, RICH, Moment, after, asked, at, game, played, rich, table
from tests.renderers.images import difference, extent, image_of, look_alikes
from tests.renderers.test_theme import _DEFICIENCIES, _distance, _seen

_KILOBYTE = 1024


def _board(moment: Moment, language: str = "en") -> Picture:
    return RENDERER.board(GAME.view(moment.state, None), table(moment, language))


@cache
def _rich_board() -> Picture:
    return _board(rich())


def _panel(moment: Moment, seat: Seat) -> Picture:
    return RENDERER.panel(GAME.view(moment.state, seat), seat, table(moment), None)


def _final(moment: Moment, language: str = "en") -> Picture:
    return RENDERER.final(GAME.view(moment.state, None), table(moment, language))


# --- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_board_of_four_stays_below_200_kilobytes_even_with_open_screens(seed: int) -> None:
    assert len(_board(played(4, turns=64, seed=seed, options=OPEN)).png) <= 200 * _KILOBYTE


@pytest.mark.parametrize("turns", [24, 40, 56])
@pytest.mark.parametrize(("seats", "limit"), [(1, 1570), (2, 1300), (3, 1300), (4, 1300)])
def test_panels_stay_short_to_the_end(seats: int, limit: int, turns: int) -> None:
    """With its controls a panel must fit on a phone: alone, with the House of Malaspina, it takes a little more."""
    moment = played(seats, turns=turns, seed=seats)
    assert image_of(_panel(moment, moment.state.turn)).height < limit


def one_of_each_kind(moments: Iterable[Moment]) -> list[Moment]:
    """The first moment of each phase after each kind of event, up to the end of the game."""
    first: dict[tuple[object, ...], Moment] = {}
    for moment in moments:
        codes = [event.code for told in moment.told[-1:] for event in told.events]
        if moment.state.phase != "over":
            first.setdefault((moment.state.phase, moment.state.ending is None, *codes), moment)
    return list(first.values())


def widths(moment: Moment) -> tuple[int, int]:
    """Of the panel of the seat on turn, and of the board."""
    seat, people = moment.state.turn, table(moment, "de")
    own, public = GAME.view(moment.state, seat), GAME.view(moment.state, None)
    panel = draw_panel(own, seat, Voice(own, people), asked(moment))
    return panel.width, draw_board(public, Voice(public, people)).width


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
    *moments, last = game(seats, 4, options)
    drawn = [size for moment in one_of_each_kind(moments) for size in widths(moment)]

    assert len(drawn) >= 2 * 7
    assert set(drawn) == {theme.WIDTH}
    assert image_of(_final(last)).width == theme.WIDTH
    assert image_of(_board(last)).width == theme.WIDTH


# --- secrets ---------------------------------------------------------------------------------------------------------


def _with_screen(moment: Moment, seat: Seat, screen: Screen) -> Moment:
    return moment._replace(state=with_screen(moment.state, seat, screen))


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


# --- what changes a picture ------------------------------------------------------------------------------------------


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
    changed = re.sub(rf"^{part}[ :].*$", change, RICH, flags=re.MULTILINE)

    assert changed != RICH
    assert _board(at(changed)).png != _rich_board().png


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


_SEVEN = ("villa-1", "palazzo-5", "porta-2", "cathedrale-3", "castello-4", "biblioteca-5", "villa-2")


def _house_street(built: tuple[str, ...]) -> Image.Image:
    """The first city of the House, at the lower left of a solo panel."""
    moment = played(1, turns=20)
    own, house = moment.state.players
    state = replace(moment.state, players=(own, replace(house, cities=(built, *house.cities[1:]))))
    picture = image_of(_panel(moment._replace(state=state), 0)).convert("RGB")
    return picture.crop((38, picture.height - 238, 124, picture.height - 94))


@pytest.mark.parametrize("place", range(len(_SEVEN)))
def test_every_cost_in_a_full_city_of_the_house_can_be_read(place: int) -> None:
    kind, cost = _SEVEN[place].split("-")
    changed = (*_SEVEN[:place], f"{kind}-{int(cost) % 5 + 1}", *_SEVEN[place + 1 :])
    box = ImageChops.difference(_house_street(_SEVEN), _house_street(changed)).getbbox()
    assert box is not None
    assert box[3] - box[1] >= 14  # most of a figure shows


def test_final_marks_the_winner_and_explains_ties() -> None:
    tied = after(at(LAST), ".")
    clear = after(at(LAST.replace("20vp", "30vp")), ".")
    heights = [image_of(_final(moment)).height for moment in (clear, tied)]
    assert heights[1] > heights[0]


def test_the_end_of_an_unfinished_game_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="not over"):
        _final(rich())


# --- a half-made choice is previewed: in the picture, and first in its words ------------------------------------------


@cache
def looking() -> Moment:
    """The wheel has turned."""
    return at(RICH.replace("turn 1 action", "turn 1 take"))


def _plan(moment: Moment, *answers: str) -> Plan:
    return plan(GAME.view(moment.state, 0), 0, asked(moment, *answers))


@cache
def _preview(moment: Moment, *answers: str) -> Picture:
    return RENDERER.panel(GAME.view(moment.state, 0), 0, table(moment), asked(moment, *answers))


def test_stones_are_picked_one_by_one() -> None:
    choice = _plan(looking(), "I.R", "B")
    assert (choice.segment, choice.picked, choice.price) == (1, "RB", 6)


def test_a_building_shows_what_it_would_bring_in_every_city_that_can_be_paid() -> None:
    choice = _plan(rich(), "build", "CAS5")
    assert (choice.tile, choice.city) == ("castello-5", None)
    assert choice.targets == {"lucca": 10, "viareggio": 10, "massa": 5, "lerici": 5}


def test_a_building_is_paid_with_the_lowest_grades_unless_others_are_named() -> None:
    usual = _plan(rich(), "build", "CAT2", "LER")
    other = _plan(rich(), "build", "CAT2", "LER", "G")
    assert (usual.city, usual.pay, other.pay) == ("lerici", "GB", "G")


def test_nothing_is_begun_at_the_start_of_a_turn() -> None:
    assert not _plan(rich()).is_begun
    assert not _plan(rich(), "build").is_begun
    assert not _plan(looking()).is_begun


def test_before_buying_the_wheel_is_shown_as_it_will_have_turned() -> None:
    """Segments II to VI are known; I shows what came round, and that more is to come."""
    before, turned = GAME.view(rich().state, 0), GAME.view(after(rich(), "BUY").state, 0)
    assert wheel_ahead(before) == ("K", "YRRB", "WK", "", "G", "YB")
    assert (to_come(before), to_come(turned)) == (1, 0)
    assert wheel_ahead(turned)[1:] == wheel_ahead(before)[1:]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((), ("build", "VIL1")),
        (("build", "VIL1"), ("build", "VIL5")),
        (("build", "CAT2"), ("build", "CAT2", "MAS")),
        (("build", "CAT2", "MAS"), ("build", "CAT2", "LUC")),
        (("build", "CAT2", "MAS"), ("build", "CAT2", "MAS", "B")),
    ],
)
def test_every_step_of_building_changes_the_picture(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert _preview(rich(), *one).png != _preview(rich(), *other).png


@pytest.mark.parametrize(
    ("one", "other"), [((), ("I.R",)), (("I.R",), ("I.R", "R")), (("I.R",), ("I.Y",)), (("V.Y",), ("I.Y",))]
)
def test_every_picked_stone_changes_the_picture(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert _preview(looking(), *one).png != _preview(looking(), *other).png


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("build", "VIL5"), "Villa 5. Choose a city. Buy stones"),
        (
            ("build", "VIL5", "MAS"),
            "Villa 5 in Massa. 1 yellow, 2 red, 1 green, 1 blue. Scored there: 5 points. Buy stones",
        ),
        (("build", "CAT2", "LER", "G"), "Cathedral 2 in Lerici. 1 green. Scored there: 2 coins. Buy stones"),
        (("build",), "Buy stones"),
    ],
)
def test_alt_text_begins_with_the_building(answers: tuple[str, ...], told: str) -> None:
    assert _preview(rich(), *answers).alt.startswith(told)


def test_alt_text_begins_with_the_stones_picked() -> None:
    assert _preview(looking(), "I.R", "B").alt.startswith("For 6 coins. I, 1 red, 1 blue. 7 coins left. Take stones")


# --- icons ------------------------------------------------------------------------------------------------------------


def test_every_building_and_object_fills_its_square() -> None:
    pieces = [*(building(kind, 100) for kind in TYPES), *(thing(kind, 100) for kind in OBJECTS)]
    widths, heights = zip(*map(extent, pieces), strict=True)
    assert min(widths) > 55
    assert min(heights) > 70


def test_buildings_and_objects_differ_without_colour_at_the_size_of_a_phone() -> None:
    assert look_alikes({kind: building(kind, 20) for kind in TYPES}, 12) == []
    assert look_alikes({kind: thing(kind, 18) for kind in OBJECTS}, 12) == []


def test_stones_differ_without_colour() -> None:
    assert look_alikes({letter: stone(letter, 40) for letter in (*LETTERS, UNKNOWN)}, 8) == []


@pytest.mark.parametrize("deficiency", _DEFICIENCIES)
def test_stones_differ_for_every_eye(deficiency: str) -> None:
    seen = [_seen(color, deficiency) for color in colors.STONE.values()]
    assert min(_distance(one, other) for one, other in combinations(seen, 2)) > 50


@pytest.mark.parametrize("color", [*colors.STONE.values()])
def test_letters_are_readable_on_stones_and_cities(color: Color) -> None:
    assert theme.contrast(theme.readable_on(color), color) >= 3.5


@pytest.mark.parametrize("ground", [*colors.GROUND.values(), colors.MARBLE, colors.MARBLE_SHADE, theme.FRESH])
def test_figures_stand_out_from_tiles_and_marble(ground: Color) -> None:
    assert theme.contrast(theme.INK, ground) >= 7
    assert theme.contrast(theme.ALERT, ground) >= 3.5


def test_coins_and_points_differ_in_shape() -> None:
    assert difference(icons.coin(24), glyphs.star(24)) > 25


def test_every_sign_the_code_draws_has_a_glyph() -> None:
    drawing = set(Path(renderers.carrara.__file__).parent.rglob("*.py")) - {Path(renderers.carrara.emoji.__file__)}
    code = "\n".join(path.read_text() for path in drawing)
    drawn = {sign for text in re.findall(r'"([^"\n]*)"', code) for sign in text if ord(sign) > 126}
    assert drawn
    assert not {sign for sign in drawn if not fonts.covers(sign)}


def test_an_empty_bag_looks_empty() -> None:
    assert difference(icons.bag(60), icons.bag(60, True)) > 20


@pytest.mark.parametrize(("vp", "card"), [("20vp", theme.FRESH), ("22vp", theme.CARD)])
def test_only_a_victory_over_the_house_is_told_in_gold(vp: str, card: Color) -> None:
    text = LAST.replace("turn 2 after", "solo 2\nturn 2 over").replace("20vp", "21vp").replace("19vp", vp)
    moment = at(text.replace("9c", "4c"))

    final = draw_final(moment.state, Voice(moment.state, table(moment))).image.convert("RGB")

    assert final.getpixel((theme.WIDTH - theme.MARGIN - 40, header.HEIGHT + theme.GAP + VERDICT_HEIGHT // 2)) == card
