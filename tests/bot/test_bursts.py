"""Every interaction gets an answer, however many come at once. Commands and controls are found, not listed."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Guildhall
from bot.config import Config
from bot.controllers import CONTROLLERS
from bot.sandbox.world import SandboxEnv
from bot.testing.commands import Command, find_commands
from bot.testing.judging import watched_log
from bot.testing.server import Server
from bot.ui.messages import written
from tests.bot.bursts import NAME, burst, misread, use_posts
from tests.bot.ranking.test_standings import Totals, finish_each


async def every_command() -> tuple[Command, ...]:
    bot = Guildhall(Config())
    await bot.add_commands()
    found = find_commands(bot.tree)
    await bot.close()
    return found


ROOTS = sorted({command.path.partition(" ")[0] for command in asyncio.run(every_command())})


async def play_together(env: SandboxEnv, root: str) -> Server:
    """Ada and Bruno play the game of this command, or any; their past gives their profiles something to draw."""
    server = Server(env)
    env.backend.get_member(server.guild.id, server.ada.id).nick = NAME
    totals: Totals = {server.ada.id: 30, server.bruno.id: 20}
    await finish_each(server.bot.database, [totals] * 3, guild=server.guild.id)
    await server.begin_games(root if root in server.channels else next(iter(server.channels)))
    return server


async def burst_all(server: Server, root: str) -> list[str]:
    server.new_posts()  # those of the games have a test of their own
    found = [await burst(server, command) for command in server.commands if command.path.partition(" ")[0] == root]
    return [what for wrong in found for what in wrong]


@pytest.mark.parametrize("text", [NAME, f"{NAME} has ended their turn", "see https://e.vil", "@everyone: your turn"])
def test_a_name_that_is_more_than_text_is_found(text: str) -> None:
    assert misread([text, written(text)]) == misread([text])
    assert misread([text]) != []


@pytest.mark.parametrize("root", ROOTS)
async def test_every_command_of_a_burst_is_answered_once_and_well(env: SandboxEnv, root: str) -> None:
    server = await play_together(env, root)

    with watched_log() as logged:
        wrong = await burst_all(server, root)

    assert wrong == []
    assert logged == []


@pytest.mark.parametrize("game", [controller.key for controller in CONTROLLERS.values()])
async def test_every_tap_of_a_burst_on_cards_and_boards_is_answered_once_and_well(env: SandboxEnv, game: str) -> None:
    server = await play_together(env, game)

    with watched_log() as logged:
        wrong = await use_posts(server)

    assert wrong == []
    assert logged == []
