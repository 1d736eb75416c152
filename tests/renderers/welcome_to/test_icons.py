from __future__ import annotations

from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from games.welcome_to.data import ACTIONS
from renderers.welcome_to import lots
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import Lot, lots_of, tile
from tests.games.welcome_to.table import street


def _difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures in grey on white, 0 to 255."""
    plain = []
    for picture in (one, other):
        ground = Image.new("RGBA", picture.size, "white")
        plain.append(Image.alpha_composite(ground, picture.convert("RGBA")).convert("L"))
    return float(ImageStat.Stat(ImageChops.difference(*plain)).mean[0])


def test_actions_differ_without_colour_at_the_size_of_a_phone() -> None:
    for one, other in combinations(ACTIONS, 2):
        assert _difference(icon(one, 13), icon(other, 13)) > 15, (one, other)


def test_signs_that_stand_beside_each_other_differ_without_colour() -> None:
    signs = [icon(name, 14) for name in ("lot", "strike", "plan", "estate", "roundabout", "agency")]
    assert min(_difference(one, other) for one, other in combinations(signs, 2)) > 15


def test_pools_planned_built_and_lost_differ_without_colour() -> None:
    for size in (lots.LARGE, lots.SOME, lots.MANY):
        box = (0, size.house, size.width, size.height)
        yards = [tile(Lot(7, pool=pool), size).crop(box) for pool in ("none", "planned", "built", "lost")]
        assert min(_difference(one, other) for one, other in combinations(yards, 2)) > 8


def test_an_estate_that_is_used_has_bars() -> None:
    open_, complete, used = (tile(Lot(7, ground=ground), lots.SOME) for ground in ("open", "complete", "used"))
    assert len({open_.tobytes(), complete.tobytes(), used.tobytes()}) == 3
    assert _difference(complete, used) > 3


def test_the_ground_follows_the_estate() -> None:
    built = street("1 2 | 3*! 5! | 6 . 8 | R | 9 10")
    assert [lot.ground for lot in lots_of(built, 1)] == [
        *("complete", "complete", "used", "used", "open", "open", "open", "open", "complete", "complete")
    ]
    assert [lot.pool for lot in lots_of(built, 1)][2:8] == ["built", "none", "none", "none", "lost", "lost"]


def test_every_number_is_drawn_differently() -> None:
    for size in (lots.LARGE, lots.MANY, lots.FINAL):
        numbers = {tile(Lot(number, letter), size).tobytes() for number in range(18) for letter in range(4)}
        assert len(numbers) == 18 * 4
