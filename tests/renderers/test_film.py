"""Animated pictures: how many frames, how long, how large, and that the last one stays."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from renderers import film, theme
from renderers.core import Table
from renderers.film import Frame, Scene

TABLE = Table(("Ada",), lambda message, /, **params: message)  # type: ignore[arg-type]


def frames_of(*images: Image.Image) -> list[Frame]:
    drawn = iter(images)
    scenes = [Scene(None, None, TABLE)] * len(images)
    return film.frames(lambda view, seat, table, asked: next(drawn), "no_game", scenes)


def noise(number: int, size: tuple[int, int] = (1200, 800)) -> Image.Image:
    return Image.effect_noise(size, 40 + number).convert("RGB")


def plain(color: theme.Color, size: tuple[int, int] = (1200, 800)) -> Image.Image:
    return Image.new("RGB", size, color)


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def seconds(data: bytes) -> list[float]:
    return [frame.info["duration"] / 1000 for frame in ImageSequence.Iterator(opened(data))]


@pytest.mark.parametrize("count", [1, 2, 10, 24, 60, 100])
def test_a_film_takes_at_most_half_a_minute_and_ends_with_a_long_look(count: int) -> None:
    shown = film.durations(count)

    assert len(shown) == count
    assert sum(shown) <= 30_000
    assert shown[-1] == film.ENDING
    assert min(shown) >= 200


def test_a_film_plays_once_so_that_its_last_frame_stays() -> None:
    data = film.joined(frames_of(plain(theme.GOLD), plain(theme.PAPER), plain(theme.CARD)))

    assert "loop" not in opened(data).info
    assert seconds(data) == [1.2, 1.2, 4.0]


def test_frames_are_half_as_large_and_keep_their_colours() -> None:
    film_ = opened(film.joined(frames_of(plain(theme.GOLD), plain(theme.PAPER))))

    assert film_.size == (600, 400)
    colors = [frame.convert("RGB").getpixel((300, 200)) for frame in ImageSequence.Iterator(film_)]
    assert colors == [theme.GOLD, theme.PAPER]


def test_frames_of_different_heights_lie_on_paper() -> None:
    low, high = plain(theme.GOLD, (1200, 400)), plain(theme.GOLD, (1200, 800))

    shown = opened(film.joined(frames_of(low, high)))

    assert shown.size == (600, 400)
    assert shown.convert("RGB").getpixel((300, 100)) == theme.GOLD


def test_a_film_that_is_too_large_loses_every_other_frame_but_not_the_last() -> None:
    shown = frames_of(*map(noise, range(7)))
    whole = film.joined(shown)

    smaller = film.joined(shown, len(whole) - 1)

    assert len(smaller) < len(whole)
    assert len(seconds(smaller)) == 4
    assert seconds(smaller)[-1] == 4.0


def test_no_film_is_too_large_for_discord() -> None:
    shown = frames_of(*(noise(number, (1200, 1200)) for number in range(40)))

    assert len(film.joined(shown)) <= 8_000_000
