"""The colours of a picture: at most 256 of them, as a palette PNG can hold.

Drawn boards are mostly flat, so the most frequent colours are kept exactly and only the rest (soft edges, shadows)
share what is left. A game has one palette for all of its pictures, ``palette.toml`` in its folder: choosing colours
takes longer than drawing. ``guildhall palette`` writes it; without one, colours are chosen for each picture.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean
from typing import cast

from PIL import Image, ImageChops, ImageStat

from renderers.theme import Color

Palette = tuple[Color, ...]

COLORS = 256
#: Frequent colours that are kept as they are.
EXACT = 160
#: Every n-th pixel in both directions is looked at.
STEP = 4
#: Colours that differ only in this many low bits of each channel look the same.
ALIKE = 2
#: How many pixels stand for all that are left, and how often the colours chosen for them are improved.
LEFT, PASSES = 60_000, 8
#: How many colours stand in a line of a file.
ROW = 16


def choose(images: Iterable[Image.Image], keep: Iterable[Color] = ()) -> Palette:
    """The colours that suit these pictures best; those to ``keep`` come first."""
    counts = counted(images)
    chosen = distinct([*keep, *(color for color, _ in counts.most_common())], EXACT)
    known = set(map(_rough, chosen))
    left = {color: count for color, count in counts.items() if _rough(color) not in known}
    return (*chosen, *_cut(left, COLORS - len(chosen)))


def counted(images: Iterable[Image.Image]) -> Counter[Color]:
    """How much of the pictures is in each colour."""
    counts: Counter[Color] = Counter()
    for image in images:
        few = thinned(image)
        for count, color in few.getcolors(few.width * few.height) or []:
            counts[cast(Color, color)] += count
    return counts


def thinned(image: Image.Image) -> Image.Image:
    size = max(1, image.width // STEP), max(1, image.height // STEP)
    return image.resize(size, Image.Resampling.NEAREST)


def distinct(colors: Iterable[Color], most: int) -> list[Color]:
    """The first colours that do not look like one already chosen."""
    chosen: dict[Color, Color] = {}
    for color in colors:
        chosen.setdefault(_rough(color), color)
        if len(chosen) == most:
            break
    return list(chosen.values())


def _rough(color: Color) -> Color:
    red, green, blue = color
    return red >> ALIKE, green >> ALIKE, blue >> ALIKE


def _cut(counts: dict[Color, int], most: int) -> list[Color]:
    """A few colours that stand for all of these."""
    share = LEFT / max(1, sum(counts.values()))
    pixels = [color for color, count in counts.items() for _ in range(max(1, round(count * share)))]
    if not pixels:
        return []
    strip = Image.new("RGB", (len(pixels), 1))
    strip.putdata(pixels)
    return colors_of(strip.quantize(most, Image.Quantize.MEDIANCUT, kmeans=PASSES, dither=Image.Dither.NONE))[:most]


def colors_of(image: Image.Image) -> list[Color]:
    """The palette of a picture that has one."""
    parts = image.getpalette() or []
    return [(parts[at], parts[at + 1], parts[at + 2]) for at in range(0, len(parts) - 2, 3)]


def errors(true: Image.Image, shown: Image.Image) -> tuple[float, int]:
    """How far the colours are off, of 255: on average, and at most."""
    off = ImageChops.difference(true, shown.convert("RGB"))
    bands = [ImageStat.Stat(band) for band in off.split()]
    return fmean(band.mean[0] for band in bands), int(max(band.extrema[0][1] for band in bands))


# --- one palette for all pictures of a game ---------------------------------------------------------------------------


def path_of(slug: str) -> Path:
    return Path(__file__).with_name(slug) / "palette.toml"


def write(slug: str, palette: Palette) -> None:
    names = [f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in palette]
    rows = "\n".join(" ".join(names[at : at + ROW]) for at in range(0, len(names), ROW))
    text = f'# Written by "guildhall palette {slug}".\ncolors = """\n{rows}\n"""\n'
    path_of(slug).write_text(text, encoding="utf-8")


def read(slug: str) -> Palette | None:
    path = path_of(slug)
    if not path.exists():
        return None
    colors = tomllib.loads(path.read_text(encoding="utf-8"))["colors"].split()
    return tuple((int(color[:2], 16), int(color[2:4], 16), int(color[4:], 16)) for color in colors)
