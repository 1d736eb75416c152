"""Small things about text that has to be read by people, or aloud to them."""

from __future__ import annotations

import re
import unicodedata

#: Not after a backslash: there it's something that somebody typed, and a backslash would be seen before a minus.
_HYPHEN_BEFORE_DIGIT = re.compile(r"(?<![\w\\-])-(?=\d)")
JOINER = "\u200d"  # holds the parts of an emoji together
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like blanks


def with_real_minus(text: str) -> str:
    """Negative numbers with a minus sign; Fluent and ``str`` write a hyphen."""
    return _HYPHEN_BEFORE_DIGIT.sub("−", text)


def figure(number: int) -> str:
    return with_real_minus(str(number))


def signed(number: int) -> str:
    return with_real_minus(f"{number:+d}")


def spoken(name: str, fallback: str) -> str:
    """The name on one line, without control characters and without marks that turn the writing direction.

    A name of which nothing can be seen is none.
    """
    kept = "".join(character for character in name if _is_spoken(character))
    return " ".join(kept.split()) if any(map(_is_seen, kept)) else fallback


def _is_spoken(character: str) -> bool:
    return character.isspace() or character == JOINER or unicodedata.category(character) not in ("Cc", "Cf", "Cs")


def _is_seen(character: str) -> bool:
    return character not in _BLANK and unicodedata.category(character)[0] not in "CMZ"
