"""Noto Sans in every size and weight, and text that can always be drawn.

Names come from strangers: they hold emoji, mathematical letters, marks that turn the writing direction, or scripts that
the font does not know. ``drawable`` keeps what can be read and never lets an empty box into a picture.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

import fontpkg
from PIL import ImageFont

from renderers import theme

#: Stands for a run of letters that the font does not know.
UNKNOWN = "·"
ELLIPSIS = "…"
#: Real writing stacks at most two marks on a letter; more of them would climb out of the line.
MOST_MARKS = 2
#: A word, or the part of one up to a hyphen, with the space behind it.
_BREAKABLE = re.compile(r"\S+?(?:-(?=\w)|\s|$)")


@lru_cache(maxsize=128)
def font(size: int, weight: int = theme.REGULAR) -> ImageFont.FreeTypeFont:
    face = ImageFont.truetype(_file(), size)
    face.set_variation_by_axes([weight, 100])
    return face


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: int = theme.REGULAR) -> int:
    """Pixels from the start of the text to where the next letter would stand."""
    return int(font(size, weight).getlength(text) + 0.999)


@lru_cache(maxsize=128)
def line_height(size: int) -> int:
    return round(size * 1.28)


def drawable(text: str, fallback: str = "") -> str:
    """The text with everything left out that cannot be drawn; the fallback where nothing readable remains."""
    kept = _plain(text)
    readable = any(character.isalnum() for character in kept)
    return kept if readable or not fallback else fallback


def shorten(text: str, most: int, size: int, weight: int = theme.REGULAR) -> str:
    """The text, cut with an ellipsis where it would be wider than ``most`` pixels."""
    if width(text, size, weight) <= most:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size, weight) <= most:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def fitting(text: str, most: int, size: int, weight: int = theme.REGULAR, smallest: int = 16) -> int:
    """The largest size, from ``size`` down to ``smallest``, in which the text is at most ``most`` pixels wide."""
    while size > smallest and width(text, size, weight) > most:
        size -= 1
    return size


@lru_cache(maxsize=2048)
def wrap(text: str, most: int, size: int, weight: int = theme.REGULAR, lines: int = 99) -> tuple[str, ...]:
    """The text in lines of at most ``most`` pixels, broken after spaces and hyphens; an ellipsis ends what is cut."""
    pieces = _BREAKABLE.findall(" ".join(text.split()))
    done: list[str] = []
    while pieces:
        last = len(done) == lines - 1
        count = len(pieces) if last else _fitting(pieces, most, size, weight)
        done.append(shorten("".join(pieces[:count]).rstrip(), most, size, weight))
        pieces = pieces[count:]
    return tuple(done)


def covers(character: str) -> bool:
    """Whether the font has a picture of its own for the character."""
    return ord(character) in _coverage()


def _fitting(pieces: list[str], most: int, size: int, weight: int) -> int:
    """How many pieces share a line: as many as fit, and one at least."""
    count = 1
    while count < len(pieces) and width("".join(pieces[: count + 1]).rstrip(), size, weight) <= most:
        count += 1
    return count


@lru_cache(maxsize=1024)
def _plain(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        for piece in _closest(character):
            marks = marks + 1 if unicodedata.category(piece)[0] == "M" else 0
            repeated = piece == UNKNOWN and kept[-1:] == [UNKNOWN]
            if marks <= MOST_MARKS and not repeated:
                kept.append(piece)
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def _closest(character: str) -> str:
    """The character, or what comes nearest to it in the font, or nothing."""
    kind = unicodedata.category(character)
    if kind[0] == "Z" or character in "\t\n\r":
        return " "
    if kind[0] == "C":  # controls, marks of direction, joiners, private use, unassigned
        return ""
    if covers(character):
        return character
    compatible = unicodedata.normalize("NFKC", character)
    if compatible != character and all(covers(piece) for piece in compatible):
        return compatible
    bare = "".join(piece for piece in unicodedata.normalize("NFKD", character) if not unicodedata.combining(piece))
    if bare and bare != character and all(covers(piece) for piece in bare):
        return bare
    return UNKNOWN if kind[0] in "LN" else ""


@cache
def _file() -> str:
    return str(fontpkg.path("Noto Sans"))


@cache
def _coverage() -> frozenset[int]:
    """Every code point that the font maps to a glyph, read from its ``cmap`` table."""
    data = Path(_file()).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    for index in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        if tag == b"cmap":
            return frozenset(_character_map(data, start))
    return frozenset()


def _character_map(data: bytes, start: int) -> set[int]:
    found: set[int] = set()
    for index in range(struct.unpack_from(">H", data, start + 2)[0]):
        _, _, offset = struct.unpack_from(">HHI", data, start + 4 + 8 * index)
        layout = struct.unpack_from(">H", data, start + offset)[0]
        if layout == 4:
            found.update(_segments(data, start + offset))
        elif layout == 12:
            found.update(_groups(data, start + offset))
    return found


def _segments(data: bytes, start: int) -> set[int]:
    """Format 4 of a ``cmap``: runs of the basic plane."""
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, start + 14)
    begins = struct.unpack_from(f">{count}H", data, start + 16 + 2 * count)
    runs = zip(begins, ends, strict=True)
    return {code for begin, end in runs for code in range(begin, end + 1) if code != 0xFFFF}


def _groups(data: bytes, start: int) -> set[int]:
    """Format 12 of a ``cmap``: runs of all planes."""
    count = struct.unpack_from(">I", data, start + 12)[0]
    runs = (struct.unpack_from(">III", data, start + 16 + 12 * index) for index in range(count))
    return {code for begin, end, _ in runs for code in range(begin, end + 1)}
