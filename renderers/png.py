"""Pictures as small PNG files: at most 256 colours, chosen for the picture, without dithering.

Drawn boards are mostly flat, so the most frequent colours are kept exactly and only the rest (soft edges, shadows)
share what is left of the palette. The colours are chosen from a thinned-out copy of the picture, which is many times
quicker than looking at every pixel and, with flat colours, as good.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import cast

from PIL import Image

from renderers.theme import Color

COLORS = 256
#: Frequent colours that are kept as they are.
EXACT = 128
#: Every n-th pixel in both directions is looked at.
STEP = 4
#: Colours that differ only in this many low bits of each channel look the same.
ALIKE = 2
#: zlib's level; higher ones cost more time than the bytes are worth.
LEVEL = 5


def encode(image: Image.Image, keep: Iterable[Color] = ()) -> bytes:
    """The picture as a palette PNG; the colours in ``keep`` come out exactly."""
    buffer = BytesIO()
    quantise(image, keep).save(buffer, "PNG", compress_level=LEVEL)
    return buffer.getvalue()


def quantise(image: Image.Image, keep: Iterable[Color] = ()) -> Image.Image:
    """The picture with its palette.

    Pillow looks up colours in steps of four, from the lower end of each step, so a colour of the palette can lose to a
    slightly darker neighbour. It is therefore given the lower ends to choose from, and the true colours afterwards.
    """
    parts = [part for color in _palette(image, tuple(keep)) for part in color]
    chart = Image.new("P", (1, 1))
    chart.putpalette([part >> ALIKE << ALIKE for part in parts])
    reduced = image.quantize(palette=chart, dither=Image.Dither.NONE)
    reduced.putpalette(parts)
    return reduced


def _palette(image: Image.Image, keep: tuple[Color, ...]) -> list[Color]:
    """What to keep and the frequent colours, and a median cut of the picture in the free places."""
    sample = image.resize((max(1, image.width // STEP), max(1, image.height // STEP)), Image.Resampling.NEAREST)
    counted = sample.getcolors(sample.width * sample.height) or []
    frequent = [cast(Color, color) for _, color in sorted(counted, reverse=True)]
    chosen = _distinct([*keep, *frequent], EXACT)
    if len(frequent) <= len(chosen):
        return chosen
    cut = sample.quantize(COLORS - len(chosen), Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    rest = [(cut[at], cut[at + 1], cut[at + 2]) for at in range(0, len(cut) - 2, 3)]
    return [*chosen, *rest][:COLORS]


def _distinct(colors: Iterable[Color], most: int) -> list[Color]:
    """The first colours that do not look like one already chosen."""
    chosen: dict[Color, Color] = {}
    for red, green, blue in colors:
        chosen.setdefault((red >> ALIKE, green >> ALIKE, blue >> ALIKE), (red, green, blue))
        if len(chosen) == most:
            break
    return list(chosen.values())
