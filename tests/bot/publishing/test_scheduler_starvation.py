from __future__ import annotations

import pytest

from bot import clock
from bot.storage import timers
from bot.storage.database import Transaction
from tests.bot.conftest import World
from tests.bot.storage.conftest import new_game


async def due_games(tx: Transaction, count: int, due_at: int) -> None:
    for _ in range(count):
        await timers.put(tx, await new_game(tx), "computers", due_at)


async def test_jobs_that_fail_do_not_hold_up_the_others(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    async def play(game_id: int) -> None:
        if game_id <= 25:
            raise ValueError("this game is broken")
        played.append(game_id)
        await world.bot.database.write(timers.clear, game_id, "computers")

    async def look() -> None:
        world.bot.timers.kick()

    monkeypatch.setattr(world.bot.play, "let_computers_play", play)
    await world.bot.database.write(due_games, 26, clock.now() - 1)

    await world.env.as_bot(look)

    assert played == [26]
