"""Names of people, made fit for reading aloud."""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"  # holds the parts of an emoji together


def spoken(name: str, fallback: str) -> str:
    """The name on one line, without control characters and without marks that turn the writing direction."""
    kept = (character for character in name if _is_spoken(character))
    return " ".join("".join(kept).split()) or fallback


def _is_spoken(character: str) -> bool:
    return character.isspace() or character == _JOINER or unicodedata.category(character) not in ("Cc", "Cf", "Cs")
