"""``guildhall bench colours``: a palette in which pictures come out worse than in one of their own is a failure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.cli.bench import colours
from bot.languages import LANGUAGES, language
from games import GAMES
from games.asking import Asked
from games.core import Seat
from games.hamlet.state import State
from renderers import REGISTRY, palettes, png, theme
from renderers.core import Say, Table
from tests.example.rules import GAME


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colours, "POSITIONS", 1)


def in_palette(monkeypatch: pytest.MonkeyPatch, *palette: theme.Color) -> dict[str, bool]:
    """Which figures are within their limits when the game has this palette."""
    monkeypatch.setattr(palettes, "read", lambda slug: palette)
    return {figure.name: figure.ok for figure in colours.of_game(GAME)}


def test_a_palette_with_all_colours_is_good_enough_for_every_kind_of_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    found = in_palette(monkeypatch, theme.PAPER, theme.CARD)

    assert {name.partition(": ")[2].partition(",")[0] for name in found} >= {"board", "panel", "final"}
    assert len(found) % (2 * len(colours.SHOWN)) == 0
    assert set(found.values()) == {True}


def test_a_palette_without_the_colour_of_the_panels_fails_there(monkeypatch: pytest.MonkeyPatch) -> None:
    found = in_palette(monkeypatch, theme.PAPER)

    assert found["lantern_auction: panel, 1200 px, mean"] is False
    assert found["lantern_auction: panel, 400 px, largest"] is False
    assert found["lantern_auction: board, 1200 px, mean"] is True


def test_every_kind_of_picture_of_a_real_game_is_drawn_solo_and_together_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[tuple[int, Say]] = []

    def blank(view: State, seat: Seat | None, table: Table, asked: Asked[Any] | None) -> Image.Image:
        shown.append((len(table.names), table.say))
        return Image.new("RGB", (20, 20))

    monkeypatch.setitem(REGISTRY, "hamlet", replace(REGISTRY["hamlet"], image=blank))

    kinds = {shown.kind for shown in colours.pictures(GAMES["hamlet"])}

    assert kinds == {"board", "panel", "preview", "final"}
    assert {*shown} == {(seats, language(code)) for seats in GAMES["hamlet"].seats for code in LANGUAGES}


def test_a_palette_of_its_own_holds_the_colours_to_keep_and_the_frequent_ones() -> None:
    red = Image.linear_gradient("L")
    image = Image.merge("RGB", (red, red.rotate(90), red.rotate(180)))
    image.paste(theme.INK, (0, 0, 64, 64))

    palette = colours.own_palette(image, [theme.GOLD])

    assert palette[:2] == (theme.GOLD, theme.INK)
    assert colours.OWN_EXACT < len(palette) <= palettes.COLORS
    assert png.quantise(image, palette).convert("RGB").getpixel((5, 5)) == theme.INK


def test_games_have_palettes_to_measure() -> None:
    assert [slug for slug in REGISTRY if slug != GAME.slug and palettes.read(slug) is None] == []
