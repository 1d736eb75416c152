from __future__ import annotations

from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from games.tiny_towns.data import BUILDINGS, CARDS, CATEGORIES, cards_of
from games.tiny_towns.state import RESOURCES
from renderers.tiny_towns.icons import hidden_monument, icon
from renderers.tiny_towns.tiles import cube


def _difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures in grey on white, 0 to 255."""
    plain = []
    for picture in (one, other):
        ground = Image.new("RGBA", picture.size, "white")
        plain.append(Image.alpha_composite(ground, picture).convert("L"))
    return float(ImageStat.Stat(ImageChops.difference(*plain)).mean[0])


def test_every_card_has_an_icon_that_fills_its_square() -> None:
    for card in CARDS:
        left, top, right, bottom = icon(card, 100).getchannel("A").getbbox() or (0, 0, 0, 0)
        assert right - left > 70, card
        assert bottom - top > 55, card


def test_cards_that_replace_each_other_look_different_without_colour() -> None:
    for category in CATEGORIES:
        for one, other in combinations(cards_of(category), 2):
            assert _difference(icon(one, 48), icon(other, 48)) > 12, (one, other)


def test_all_buildings_differ_at_the_size_of_a_phone() -> None:
    for one, other in combinations(BUILDINGS, 2):
        assert _difference(icon(one, 22), icon(other, 22)) > 9, (one, other)


def test_a_hidden_monument_looks_like_none_of_them() -> None:
    assert min(_difference(hidden_monument(48), icon(card, 48)) for card in cards_of("monument")) > 12


def test_cubes_differ_without_colour_and_by_their_letter() -> None:
    cubes = [cube(resource, resource, 40) for resource in RESOURCES]
    assert min(_difference(one, other) for one, other in combinations(cubes, 2)) > 5
    assert _difference(cube("G", "G", 40), cube("G", "V", 40)) > 2
