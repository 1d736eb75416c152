"""Games are found by their slug."""

from __future__ import annotations

from importlib import import_module

from games import GAMES


def test_every_game_is_found() -> None:
    assert {"carrara", "hamlet", "tiny_towns", "welcome_to"} <= GAMES.keys()


def test_slug_names_the_folder() -> None:
    found = {slug: import_module(f"games.{slug}").GAME for slug in GAMES}
    assert found == GAMES
