"""The score track: a frieze of marble with everybody's marker."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers import glyphs, theme
from renderers.canvas import sheet
from renderers.carrara import colors
from renderers.carrara.scene import Scene

HEIGHT = 62
_MARK = 44
_PAD = 40
_LEAST = 50
_TENS = 10


def limit(points: list[int]) -> int:
    """Where the track ends: well beyond the leader."""
    return max(_LEAST, -(-(max(points) + 3) // _TENS) * _TENS)


def draw_track(scene: Scene, y: int) -> None:
    canvas = scene.canvas
    points = [player.vp for player in scene.view.players]
    end = limit(points)
    width = canvas.width - 2 * theme.MARGIN
    canvas.stamp(_frieze(width, end), theme.MARGIN, y)
    for seat, x in _places(points, end, width):
        canvas.centred(glyphs.seat(seat, _MARK), theme.MARGIN + x, y + HEIGHT / 2 - 2)


def _places(points: list[int], end: int, width: int) -> list[tuple[int, float]]:
    """Where the markers stand, from left to right; none covers the figure of another."""
    placed: list[tuple[int, float]] = []
    for seat in sorted(range(len(points)), key=lambda seat: points[seat]):
        x = _PAD + (width - 2 * _PAD) * points[seat] / end
        if placed:
            x = max(x, placed[-1][1] + _MARK - 6)
        placed.append((seat, x))
    return placed


@lru_cache(maxsize=16)
def _frieze(width: int, end: int) -> Image.Image:
    canvas = sheet(width, HEIGHT)
    canvas.rounded((0, 4, width, HEIGHT - 4), theme.mix(colors.VEIN, theme.INK, 0.12), 14)
    canvas.rounded((0, 4, width, HEIGHT - 8), colors.MARBLE, 14)
    canvas.frame((0, 4, width, HEIGHT - 6), colors.VEIN, 14, 2)
    for value in range(0, end + 1, 5):
        x = round(_PAD + (width - 2 * _PAD) * value / end)
        if value % _TENS:
            canvas.fill((x - 1, HEIGHT - 22, x + 1, HEIGHT - 10), colors.VEIN)
        else:
            canvas.text_beside(x, HEIGHT / 2 - 2, str(value), theme.SMALL, theme.MEDIUM, colors.ENGRAVED, "middle")
    return canvas.image
