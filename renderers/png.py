"""Pictures as small PNG files with a palette, without dithering, written several times as fast as Pillow does.

A file is put together from parts, each of them some rows of the picture, packed by itself.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple
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
#: How packed data begins and ends, and that neither is part of what was packed.
_BEGINNING, _END, _BARE = b"\x78\x9c", b"\x03\x00", -15
#: What sums are taken by (RFC 1950).
_BASE = 65521


class Part(NamedTuple):
    """Some rows of a picture, packed."""

    data: bytes
    #: How many bytes it was, and their Adler-32.
    length: int
    check: int


def encode(image: Image.Image, palette: Palette | None = None, large: int = LARGE) -> bytes:
    """The picture as a file; without a palette, one is chosen for it alone."""
    palette = palette or palettes.choose([image])
    data = [rows(image, palette)]
    packed = parts(data, small=False)
    if len(packed[0].data) > large:
        packed = parts(data, small=True)
    return joined(image.size, palette, packed)


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


def rows(image: Image.Image, palette: Palette) -> bytes:
    """The picture in the colours of the palette, row by row, as a file holds it."""
    # Every row begins with the number of its filter, which is 0 like the new column.
    filtered = Image.new("P", (image.width + 1, image.height), 0)
    filtered.paste(quantise(image, palette), (1, 0))
    return filtered.tobytes()


def parts(data: Iterable[bytes], *, small: bool) -> list[Part]:
    """Each piece of data packed by itself: none needs the one before it."""
    packer = (
        zlib_ng.compressobj(SMALL_LEVEL, zlib_ng.DEFLATED, _BARE)
        if small
        else isal_zlib.compressobj(QUICK_LEVEL, isal_zlib.DEFLATED, _BARE)
    )
    # A full flush makes the packer forget what it has seen; both libraries call it the same.
    return [
        Part(packer.compress(piece) + packer.flush(zlib_ng.Z_FULL_FLUSH), len(piece), isal_zlib.adler32(piece))
        for piece in data
    ]


def joined(size: tuple[int, int], palette: Palette, packed: Sequence[Part]) -> bytes:
    """A file of these parts, from top to bottom."""
    data = b"".join((_BEGINNING, *(part.data for part in packed), _END, struct.pack(">I", _check(packed))))
    return _SIGNATURE + b"".join(_chunks(size, palette, data))


def _check(packed: Iterable[Part]) -> int:
    """The Adler-32 of all parts one after the other."""
    low, high = 1, 0
    for _, length, check in packed:
        high = (high + (check >> 16) + length * (low - 1)) % _BASE
        low = (low + (check & 0xFFFF) - 1) % _BASE
    return high << 16 | low


def _chunks(size: tuple[int, int], palette: Palette, data: bytes) -> Iterator[bytes]:
    yield _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, _BITS, _PALETTE, 0, 0, 0))
    yield _chunk(b"PLTE", _parts(palette))
    yield _chunk(b"IDAT", data)
    yield _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(data, crc32(kind)))
