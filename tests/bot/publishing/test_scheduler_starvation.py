"""Broken games don't keep others waiting."""

from __future__ import annotations

from functools import partial

import pytest

from bot import clock
from bot.publishing.scheduler import BATCH
from bot.storage import posts, timers
from bot.storage.database import Transaction
from bot.storage.posts import Post
from tests.bot.conftest import World
from tests.bot.storage.conftest import new_game


async def due_games(tx: Transaction, count: int, due_at: int) -> None:
    for _ in range(count):
        await timers.put(tx, await new_game(tx), "computers", due_at)


def fail_if_broken(game_id: int, broken: int) -> None:
    """The first games are the broken ones."""
    if game_id <= broken:
        raise ValueError("this game is broken")


async def test_jobs_that_fail_do_not_hold_up_the_others(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    async def play(game_id: int) -> None:
        fail_if_broken(game_id, broken=25)
        played.append(game_id)
        await world.bot.database.write(timers.clear, game_id, "computers")

    monkeypatch.setattr(world.bot.play, "let_computers_play", play)

    await world.env.as_bot(partial(world.bot.database.write, due_games, 26, clock.now() - 1))

    assert played == [26]


async def waiting_posts(tx: Transaction, count: int, now: int) -> None:
    """Each game has its card to bring up to date, a board to send, and that board to bring up to date again."""
    for _ in range(count):
        game_id = await new_game(tx)
        await posts.add(tx, game_id, "card", 1, now)
        await posts.add(tx, game_id, "board", 1, now)
        await posts.add(tx, game_id, "status", 2, now)


async def test_games_with_several_posts_that_fail_do_not_hold_up_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[int] = []

    async def say(job: Post) -> None:
        fail_if_broken(job.game_id, broken=BATCH + 5)
        said.append(job.game_id)
        await world.bot.database.write(posts.close, job.id, "said", clock.now())

    monkeypatch.setattr(world.bot.publisher, "do", say)

    await world.env.as_bot(partial(world.bot.database.write, waiting_posts, BATCH + 6, clock.now()))

    assert said == [BATCH + 6] * 3
