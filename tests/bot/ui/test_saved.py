"""If something fails after a commit, the answer says that it's saved and how to look again, never to try again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.publishing.drawing import Crowded
from bot.storage import games
from bot.storage.database import Transaction
from bot.storage.errors import Damaged, NotRead
from bot.table.refusals import BrokenGame
from tests.bot.conftest import World, answer, click
from tests.bot.playing import panel_of, place_first, start

MOVE = "✅ Your move is saved, but I couldn't show you the board after it. Use </game show:"
CHANGE = "✅ That's done and saved, so there's no need to do it again."

LOCKED = NotRead("database is locked")
FAILURES = [LOCKED, Damaged("game.told"), BrokenGame(1, "damaged"), Crowded("full"), RuntimeError("?")]


def failing(error: Exception) -> Callable[..., Any]:
    async def fail(*args: Any, **kwargs: Any) -> Any:
        raise error

    return fail


async def logged_moves(world: World) -> int:
    return len(await world.bot.database.read(games.moves, 1))


@pytest.mark.parametrize("error", FAILURES, ids=lambda error: type(error).__name__)
async def test_a_move_is_told_to_be_saved_even_if_the_panel_cannot_be_shown(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await start(world, world.bruno)
    monkeypatch.setattr(world.bot.drawing, "draw", failing(error))

    said = answer(await world.ada.slash(world.channel, "tiny-towns place", square="A1"))

    assert said.startswith(MOVE)
    assert await logged_moves(world) == 2


async def test_so_is_a_tapped_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    monkeypatch.setattr(world.bot.drawing, "draw", failing(LOCKED))

    result = await click(world.ada, panel, ":choose:.*A1")

    assert answer(result).startswith(MOVE)
    assert await logged_moves(world) == 2


async def test_so_is_one_after_which_nothing_can_be_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the language of the player."""
    await start(world, world.bruno)
    monkeypatch.setattr(world.bot.languages, "of", failing(LOCKED))

    said = answer(await world.ada.slash(world.channel, "tiny-towns place", square="A1"))

    assert said.startswith(MOVE)


async def test_it_is_said_in_the_language_of_the_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(world, world.bruno)
    await world.ada.slash(world.channel, "settings", language="de")
    monkeypatch.setattr(world.bot.drawing, "draw", failing(LOCKED))

    said = answer(await world.ada.slash(world.channel, "tiny-towns place", square="A1"))

    assert said.startswith("✅ Dein Zug ist gespeichert")


async def test_a_move_taken_back_is_told_to_be_saved_but_not_as_a_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(world, world.bruno)
    await place_first(world.ada, await panel_of(world, world.ada))
    monkeypatch.setattr(world.bot.drawing, "draw", failing(LOCKED))

    said = answer(await world.ada.slash(world.channel, "game undo"))

    assert said.startswith(CHANGE)
    assert await logged_moves(world) == 4


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("solo", {"game": "tiny_towns"}),
        ("daily play", {}),
        ("tiny-towns new", {}),
        ("game leave", {"game": "2"}),
        ("game computer", {"level": "easy", "game": "2"}),
        ("settings", {"notify": "none"}),
    ],
)
async def test_whatever_else_was_done_is_told_to_be_saved(
    world: World, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, Any]
) -> None:
    await start(world, world.bruno)
    await world.bruno.slash(world.channel, "carrara new")
    await world.ada.slash(world.channel, "game join", game="2")
    await world.bruno.slash(world.channel, "daily board")
    # The first failing request is the one that shows the result.
    monkeypatch.setattr(world.bot.drawing, "draw", failing(LOCKED))
    monkeypatch.setattr(world.bot.languages, "of", failing(LOCKED))

    said = answer(await world.ada.slash(world.channel, command, **options))

    assert said.startswith(CHANGE)


async def test_nobody_is_told_so_who_only_answers_a_question(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.ada.slash(world.channel, "solo", game="welcome_to", seed="5")
    monkeypatch.setattr(world.bot.drawing, "draw", failing(LOCKED))

    said = answer(await world.ada.slash(world.channel, "welcome-to combine", number=1, action=2))

    assert said.startswith("⚠️ I can't look that up right now")


async def test_nobody_is_told_so_for_whom_a_position_was_restored(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(world, world.bruno)
    await world.bot.database.write(Transaction.run, "UPDATE game SET snapshot = '{}'")
    monkeypatch.setattr(world.bot.drawing, "draw", failing(LOCKED))

    said = answer(await world.ada.slash(world.channel, "game show"))

    assert said.startswith("⚠️ I can't look that up right now")
