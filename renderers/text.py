"""Small things about text that has to be read by people, or aloud to them."""

from __future__ import annotations

import re
import unicodedata

_HYPHEN_BEFORE_DIGIT = re.compile(r"(?<![\w-])-(?=\d)")
_JOINER = "\u200d"  # holds the parts of an emoji together


def with_real_minus(text: str) -> str:
    """Negative numbers with a minus sign; Fluent and ``str`` write a hyphen."""
    return _HYPHEN_BEFORE_DIGIT.sub("−", text)


def figure(number: int) -> str:
    return with_real_minus(str(number))


def signed(number: int) -> str:
    return with_real_minus(f"{number:+d}")


def spoken(name: str, fallback: str) -> str:
    """The name on one line, without control characters and without marks that turn the writing direction."""
    kept = (character for character in name if _is_spoken(character))
    return " ".join("".join(kept).split()) or fallback


def _is_spoken(character: str) -> bool:
    return character.isspace() or character == _JOINER or unicodedata.category(character) not in ("Cc", "Cf", "Cs")
