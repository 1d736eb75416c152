"""The example's own tests find it as if it had been copied into the packages."""

from __future__ import annotations

import pytest

from tests.bot.conftest import config, env, lantern_auction, unstarted, world

__all__ = ["config", "env", "lantern_auction", "unstarted", "world"]


@pytest.fixture(autouse=True)
def registered(lantern_auction: None) -> None: ...
