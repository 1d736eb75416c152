"""What tests of notations ask again and again."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import pytest

from games.core import IllegalMove, S
from games.positions import Lines


def unreadable_at(read: Callable[[str], object], text: str) -> int:
    """The place at which the text is refused."""
    with pytest.raises(IllegalMove) as refused:
        read(text)
    assert refused.value.code == "unreadable"
    return int(refused.value.params["at"])


def fragment(lines: Lines[S], text: str, check: Callable[[S], None] = lambda state: None) -> S:
    """A position with nothing but what a rule looks at: no game could reach it, and it isn't checked as a whole."""
    part = copy(lines)
    part.check = check
    return part.read(text)
