"""All pictures of a game share one palette, and their colours are as true as if each had one of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from games.core import Seat
from renderers import REGISTRY, palettes, png, theme
from tests.renderers.moments import game_of, moment, over

#: A new game may do without one.
PALETTES = {slug: palette for slug in REGISTRY if (palette := palettes.read(slug)) is not None}
every_picture = pytest.mark.parametrize(
    ("slug", "seats", "stage", "seat"),
    [
        pytest.param(slug, seats, stage, seat, id=f"{slug}-{seats}-{stage}-{'board' if seat is None else 'panel'}")
        for slug in PALETTES
        for seats in (min(game_of(slug).seats), max(game_of(slug).seats))
        for stage in ("early", "late", "over")
        for seat in (None, 0)
    ],
)
#: Of 255. What palettes that were chosen for each picture, without improving them, used to reach.
USUAL_ERROR, LARGEST_ERROR, LARGEST_ON_A_PHONE = 0.4, 64, 44


def drawn(slug: str, seats: int, stage: str, seat: Seat | None) -> Image.Image:
    now = over(slug, seats) if stage == "over" else moment(slug, seats, stage)
    return REGISTRY[slug].image(now.turn.view(seat), seat, now.table(seat, "de"), None)


@pytest.mark.parametrize("slug", PALETTES)
def test_a_palette_has_the_colours_that_matter(slug: str) -> None:
    assert len(PALETTES[slug]) <= palettes.COLORS
    assert set(REGISTRY[slug].keep) <= set(PALETTES[slug])


def test_our_own_games_have_palettes() -> None:
    assert {"carrara", "hamlet", "tiny_towns", "welcome_to"} <= set(PALETTES)


@every_picture
def test_colours_are_true(slug: str, seats: int, stage: str, seat: Seat | None) -> None:
    image = drawn(slug, seats, stage, seat)

    usual, largest = palettes.errors(image, png.quantise(image, PALETTES[slug]))

    assert usual <= USUAL_ERROR
    assert largest <= LARGEST_ERROR


@every_picture
def test_colours_are_true_on_a_phone(slug: str, seats: int, stage: str, seat: Seat | None) -> None:
    image = drawn(slug, seats, stage, seat)
    shown = png.quantise(image, PALETTES[slug]).convert("RGB")

    usual, largest = palettes.errors(image.reduce(3), shown.reduce(3))

    assert usual <= USUAL_ERROR
    assert largest <= LARGEST_ON_A_PHONE


def test_a_palette_that_lacks_a_colour_is_noticed() -> None:
    image = Image.new("RGB", (100, 100), theme.PAPER)
    palette = palettes.choose([image])
    ImageDraw.Draw(image).rectangle((0, 0, 49, 49), fill=(255, 0, 255))

    assert palettes.errors(image, png.quantise(image, palette))[1] > LARGEST_ERROR


def test_what_is_written_reads_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(palettes, "path_of", lambda slug: tmp_path / f"{slug}.toml")
    palettes.write("paper_moons", (theme.PAPER, theme.INK))

    assert palettes.read("paper_moons") == (theme.PAPER, theme.INK)


def test_a_game_without_a_file_has_no_palette() -> None:
    assert palettes.read("paper_moons") is None
