"""Discord doesn't take the commands: the games go on, and it's told again later."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.client import Guildhall
from bot.config import Config
from bot.sandbox.world import SandboxEnv
from bot.storage import meta
from bot.ui.messages import ControlId
from tests.bot.conftest import World, answer, click
from tests.waiting import LONGEST_WAIT

REFUSALS = [(400, 50035), (401, 0), (403, 50001), (429, 30034), (503, 0)]


@pytest.fixture(params=REFUSALS, ids=[str(status) for status, _ in REFUSALS])
def refusal(request: pytest.FixtureRequest) -> tuple[int, int]:
    status, code = request.param
    return status, code


@pytest_asyncio.fixture
async def refused(config: Config, refusal: tuple[int, int]) -> AsyncIterator[World]:
    """A bot whose commands Discord has refused as it started, once."""
    status, code = refusal
    env = SandboxEnv(Guildhall(config), LONGEST_WAIT)
    world = World(env, config)
    env.inject_error("PUT", "/applications/*/commands", status=status, code=code)
    await env.start()
    yield world
    await env.bot.close()
    await env.shutdown()
    env.raise_errors()


def told(world: World) -> int:
    """How often Discord was told about the commands."""
    return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in world.env.http_requests)


async def test_buttons_work_although_the_commands_were_refused(
    refused: World, caplog: pytest.LogCaptureFixture
) -> None:
    pressed = await refused.click_forged(refused.ada, ControlId("words", 77).button())

    assert answer(pressed)
    assert [
        record.getMessage() for record in caplog.get_records("setup") if "trying again in 60 s" in record.getMessage()
    ]


async def test_refused_commands_are_told_again_after_a_minute(refused: World) -> None:
    await refused.env.advance_time(59)
    before = told(refused)

    await refused.env.advance_time(2)

    assert told(refused) == before + 1
    await refused.ada.slash(refused.channel, "tiny-towns new")
    await click(refused.bruno, refused.card, ":join:")


async def test_refused_commands_are_told_less_and_less_often(world: World) -> None:
    world.bot.tree.remove_command("settings")
    world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=None)
    before = told(world)

    await world.env.as_bot(world.bot.commands_on_discord.sync)
    await world.env.advance_time(24 * 3600)

    assert told(world) - before == 12, "after 1, 2, 4, … minutes, then every six hours"


async def test_commands_without_ids_are_named_plainly(refused: World) -> None:
    say = await refused.bot.languages.of_server(refused.guild.id, None)

    assert "`/game list`" in say("help-start", new="")


async def test_the_ids_of_commands_outlive_a_restart_without_another_sync(world: World) -> None:
    times, known = told(world), {command.name: command.id for command in await world.bot.tree.fetch_commands()}

    await world.restart()

    assert f"</game list:{known['game']}>" in answer(await world.ada.slash(world.channel, "help"))
    assert told(world) == times


@pytest.mark.parametrize("damaged", ["{", "5", '["game"]', '{"game": "x"}', '{"game": null}'])
async def test_damaged_ids_are_asked_for_again(world: World, damaged: str) -> None:
    before = told(world)
    await world.bot.database.write(meta.put, "command_ids", damaged)

    await world.restart()

    assert told(world) == before + 1
    assert "</game list:" in answer(await world.ada.slash(world.channel, "help"))


async def test_whatever_names_a_command_in_any_language_can_be_tapped(world: World) -> None:
    known = {command.name: command.id for command in await world.bot.tree.fetch_commands()}
    await world.ada.slash(world.channel, "settings", language="de")

    assert f"</help:{known['help']}>" in answer(await world.ada.slash(world.channel, "game list"))
    assert f"</game return:{known['game']}>" in answer(await world.ada.slash(world.channel, "help", page="fair"))


async def test_a_discord_that_starts_empty_is_told_again(world: World) -> None:
    times = told(world)

    await world.env.as_bot(world.bot.commands_on_discord.renew)

    assert told(world) == times + 1


async def test_a_command_with_options_is_there_to_be_copied(world: World) -> None:
    say = await world.bot.languages.of_server(world.guild.id, None)

    assert "`/daily play day:2026-11-18`" in say("daily-again", date="2026-11-18")
