"""Pictures as images, how much two of them differ, and what had no room in them."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import fonts, theme
from renderers.canvas import Canvas
from renderers.core import Picture


def image_of(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two images in grey on white, 0 to 255."""
    plain = []
    for image in (one, other):
        ground = Image.new("RGBA", image.size, "white")
        plain.append(Image.alpha_composite(ground, image.convert("RGBA")).convert("L"))
    return float(ImageStat.Stat(ImageChops.difference(*plain)).mean[0])


def look_alikes(images: Mapping[str, Image.Image], limit: float) -> list[tuple[str, str]]:
    """The pairs that don't differ by more than this."""
    return [(one, other) for one, other in combinations(images, 2) if difference(images[one], images[other]) <= limit]


def extent(image: Image.Image) -> tuple[int, int]:
    """Width and height of what is drawn on a transparent ground."""
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, 0, 0)
    return right - left, bottom - top


def texts_cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is too long for its place from now on, as it's written instead."""
    shorten, found = fonts.shorten, list[str]()

    def noted(text: str, most: int, size: int, weight: int = theme.REGULAR) -> str:
        short = shorten(text, most, size, weight)
        found.extend([short] if short != text else [])
        return short

    monkeypatch.setattr(fonts, "shorten", noted)
    fonts.wrap.cache_clear()
    return found


def type_sizes(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Every text that is drawn from now on, with the size of its type."""
    draw, found = Canvas.text, dict[str, int]()

    def noted(canvas: Canvas, x: float, y: float, text: str, size: int = theme.BODY, *how: Any, **more: Any) -> int:
        found[text] = size
        return draw(canvas, x, y, text, size, *how, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return found
