"""Games are found by their slug."""

from __future__ import annotations

from importlib import import_module

from games import GAMES, REGISTRY


def test_every_game_is_found() -> None:
    assert {*GAMES, *REGISTRY} == {"carrara", "hamlet", "tiny_towns", "welcome_to"}


def test_slug_names_the_folder() -> None:
    found = {slug: import_module(f"games.{slug}").GAME for slug in (*GAMES, *REGISTRY)}
    assert found == {**GAMES, **REGISTRY}
