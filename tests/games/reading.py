"""What tests of notations ask again and again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core import IllegalMove


def unreadable_at(read: Callable[[str], object], text: str) -> int:
    """The place at which the text is refused."""
    with pytest.raises(IllegalMove) as refused:
        read(text)
    assert refused.value.code == "unreadable"
    return int(refused.value.params["at"])
