"""Pictures as small PNG files with a palette, without dithering, written several times as fast as Pillow does."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import lru_cache
from zlib import crc32

from isal import isal_zlib
from PIL import Image
from zlib_ng import zlib_ng

from renderers import palettes
from renderers.palettes import ALIKE, Palette

#: isal is five times as quick, zlib-ng packs a fifth smaller. Higher levels save few bytes for a lot of time.
QUICK_LEVEL, SMALL_LEVEL = 2, 5
#: How many bytes a file may have before that is worth its time.
LARGE = 125_000
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BITS, _PALETTE = 8, 3


def encode(image: Image.Image, palette: Palette | None = None, large: int = LARGE) -> bytes:
    """The picture as a file; without a palette, one is chosen for it alone."""
    palette = palette or palettes.choose([image])
    return _SIGNATURE + b"".join(_chunks(quantise(image, palette), palette, large))


def quantise(image: Image.Image, palette: Palette) -> Image.Image:
    """The picture in the colours of the palette.

    Pillow looks up colours in steps of four, from the lower end of each step, so a colour of the palette can lose to a
    slightly darker neighbour. It is therefore given the lower ends to choose from, and the true colours afterwards.
    """
    reduced = image.quantize(palette=_chart(palette), dither=Image.Dither.NONE)
    reduced.putpalette(_parts(palette))
    return reduced


@lru_cache(maxsize=16)
def _parts(palette: Palette) -> bytes:
    return bytes(part for color in palette for part in color)


@lru_cache(maxsize=16)
def _chart(palette: Palette) -> Image.Image:
    chart = Image.new("P", (1, 1))
    chart.putpalette([part >> ALIKE << ALIKE for color in palette for part in color])
    return chart


def _chunks(image: Image.Image, palette: Palette, large: int) -> Iterator[bytes]:
    yield _chunk(b"IHDR", struct.pack(">IIBBBBB", *image.size, _BITS, _PALETTE, 0, 0, 0))
    yield _chunk(b"PLTE", _parts(palette))
    # Every row begins with the number of its filter, which is 0 like the new column.
    rows = Image.new("P", (image.width + 1, image.height), 0)
    rows.paste(image, (1, 0))
    yield _chunk(b"IDAT", _packed(rows.tobytes(), large))
    yield _chunk(b"IEND", b"")


def _packed(data: bytes, large: int) -> bytes:
    quickly = isal_zlib.compress(data, QUICK_LEVEL)
    return quickly if len(quickly) <= large else zlib_ng.compress(data, SMALL_LEVEL)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))
