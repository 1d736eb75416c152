from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers.carrara
from games.carrara.data import OBJECTS, TYPES
from games.carrara.stones import LETTERS
from renderers import fonts, glyphs, theme
from renderers.carrara import colors, icons
from renderers.carrara.buildings import building
from renderers.carrara.icons import UNKNOWN, stone, thing
from renderers.theme import Color
from tests.renderers.test_theme import _DEFICIENCIES, _distance, _seen


def _difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures in grey on white, 0 to 255."""
    plain = []
    for picture in (one, other):
        ground = Image.new("RGBA", picture.size, "white")
        plain.append(Image.alpha_composite(ground, picture).convert("L"))
    return float(ImageStat.Stat(ImageChops.difference(*plain)).mean[0])


def test_every_building_and_object_fills_its_square() -> None:
    for piece in [*(building(kind, 100) for kind in TYPES), *(thing(kind, 100) for kind in OBJECTS)]:
        left, top, right, bottom = piece.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert right - left > 55
        assert bottom - top > 70


def test_buildings_and_objects_differ_without_colour_at_the_size_of_a_phone() -> None:
    for pieces in ([building(kind, 20) for kind in TYPES], [thing(kind, 18) for kind in OBJECTS]):
        assert min(_difference(one, other) for one, other in combinations(pieces, 2)) > 12


def test_stones_differ_without_colour() -> None:
    stones = [stone(letter, 40) for letter in (*LETTERS, UNKNOWN)]
    assert min(_difference(one, other) for one, other in combinations(stones, 2)) > 8


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
    assert _difference(icons.coin(24), glyphs.star(24)) > 25


def test_every_sign_the_code_draws_has_a_glyph() -> None:
    code = "\n".join(path.read_text() for path in Path(renderers.carrara.__file__).parent.rglob("*.py"))
    drawn = {sign for text in re.findall(r'"([^"\n]*)"', code) for sign in text if ord(sign) > 126}
    assert drawn
    assert not {sign for sign in drawn if not fonts.covers(sign)}


def test_an_empty_bag_looks_empty() -> None:
    assert _difference(icons.bag(60), icons.bag(60, empty=True)) > 20
