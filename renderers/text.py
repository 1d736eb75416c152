"""Small things about text that has to be read by people."""

from __future__ import annotations

import re

_HYPHEN_BEFORE_DIGIT = re.compile(r"(?<![\w-])-(?=\d)")


def with_real_minus(text: str) -> str:
    """Negative numbers with a minus sign; Fluent and ``str`` write a hyphen."""
    return _HYPHEN_BEFORE_DIGIT.sub("−", text)


def figure(number: int) -> str:
    return with_real_minus(str(number))


def signed(number: int) -> str:
    return with_real_minus(f"{number:+d}")
