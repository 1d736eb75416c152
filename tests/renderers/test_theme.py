from __future__ import annotations

import math
from itertools import combinations

import pytest

from renderers import glyphs, theme
from renderers.theme import Color
from renderers.tiny_towns import colors

#: How people without red, green or blue cones see (Machado, Oliveira and Fernandes 2009), for linear light.
_DEFICIENCIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def _seen(color: Color, deficiency: str) -> tuple[float, ...]:
    linear = [(part / 255) ** 2.2 for part in color]
    rows = _DEFICIENCIES[deficiency]
    mixed = [sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in rows]
    return tuple(255 * max(0.0, min(1.0, part)) ** (1 / 2.2) for part in mixed)


def _distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return math.dist(one, other)


@pytest.mark.parametrize("deficiency", _DEFICIENCIES)
def test_resources_differ_for_every_eye(deficiency: str) -> None:
    seen = [_seen(color, deficiency) for color in colors.RESOURCE.values()]
    assert min(_distance(one, other) for one, other in combinations(seen, 2)) > 50


def test_every_seat_has_its_own_colour_and_shape() -> None:
    assert len({mark.shape for mark in theme.SEAT_MARKS}) == len({mark.color for mark in theme.SEAT_MARKS}) == 6


def test_seat_marks_differ_even_without_colour() -> None:
    drawn = {bytes(glyphs.seat(seat, 40).convert("LA").tobytes()) for seat in range(6)}
    assert len(drawn) == 6


@pytest.mark.parametrize("color", [mark.color for mark in theme.SEAT_MARKS])
def test_numbers_are_readable_on_seat_marks(color: Color) -> None:
    assert theme.contrast(theme.CREAM, color) >= 4.5


@pytest.mark.parametrize("color", [*colors.CATEGORY.values(), *colors.RESOURCE.values(), theme.GOLD, theme.ALERT])
def test_the_ink_chosen_for_a_colour_is_readable_on_it(color: Color) -> None:
    assert theme.contrast(theme.readable_on(color), color) >= 3.5


@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        (theme.INK, theme.CARD),
        (theme.INK, theme.PAPER),
        (theme.MUTED, theme.CARD),
        (theme.MUTED, theme.PAPER),
        (theme.HEADER, theme.CARD),
        (theme.CREAM, theme.HEADER),
    ],
)
def test_text_stands_out_from_its_paper(ink: Color, paper: Color) -> None:
    assert theme.contrast(ink, paper) >= 4.5


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert theme.mix(theme.BLACK, theme.WHITE, 0) == theme.BLACK
    assert theme.mix(theme.BLACK, theme.WHITE, 1) == theme.WHITE
    assert (
        theme.luminance(theme.darker(theme.GOLD))
        < theme.luminance(theme.GOLD)
        < theme.luminance(theme.lighter(theme.GOLD))
    )
