"""Noto Sans in every size and weight, and text that can always be drawn.

Names come from strangers: they hold emoji, mathematical letters, marks that turn the writing direction, or scripts that
the font does not know. ``drawable`` keeps what can be read and never lets an empty box into a picture.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

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


@lru_cache(maxsize=192)  # each takes a quarter of a megabyte, and 8 ms until it draws its first letter
def font(size: int, weight: int = theme.REGULAR) -> ImageFont.FreeTypeFont:
    face = ImageFont.truetype(_file(), size)
    face.set_variation_by_axes([weight, 100])
    return face


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: int = theme.REGULAR) -> int:
    """Pixels from the start of the text to where the next letter would stand."""
    return int(font(size, weight).getlength(text) + 0.999)


def drawable(text: str, fallback: str) -> str:
    """The text with everything left out that cannot be drawn; the fallback where nothing readable remains."""
    kept = _plain(text)
    return kept if any(character.isalnum() for character in kept) else fallback


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
    return _shape(character) != _shape(_NOBODYS)


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


#: A code point that no font has a picture for.
_NOBODYS = "\uffff"


@cache
def _bare_font() -> ImageFont.FreeTypeFont:
    """Draws every character by itself, without regard to the script it belongs to."""
    return ImageFont.truetype(_file(), 32, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _shape(character: str) -> tuple[tuple[int, int], bytes]:
    """How the character looks; all that the font does not know look the same."""
    mask = _bare_font().getmask(character)
    return mask.size, bytes(mask)
