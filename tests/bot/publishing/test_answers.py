"""Everyone who asks for a picture gets an answer, no matter who else asks for it at the same time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.publishing.drawing import Crowded
from tests.bot.conftest import World, answer
from tests.bot.playing import start
from tests.bot.ranking.test_standings import finish

Action = Callable[[], Awaitable[InteractionResult]]


async def at_once(world: World, actions: Sequence[Action]) -> list[InteractionResult]:
    """Everything is sent before the bot has answered anything."""

    async def go_on(**_: Any) -> None:
        """Nobody waits for the bot in between."""

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(world.env, "_settle_internal", go_on)
        sent = [await action() for action in actions]
    await world.env.settle()
    return sent


def pictures(shown: Sequence[InteractionResult]) -> list[int]:
    """How many pictures each answer has; one that never came has none."""
    return [0 if result.response is None else len(result.response.attachments) for result in shown]


async def test_each_of_five_taps_on_your_move_gets_a_panel(world: World) -> None:
    await start(world, world.bruno)
    board = world.board

    taps = await at_once(world, [lambda: world.open_panel(world.ada, board)] * 5)

    assert sorted(pictures(taps)) == [0, 0, 0, 0, 1], "only the newest is still a panel"
    assert sum("opened this panel again" in answer(tap) for tap in taps) == 4


async def test_everybody_who_asks_for_one_profile_sees_it(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)
    people = (world.ada, world.bruno, world.chiara) * 2

    asked = await at_once(world, [partial(who.slash, world.channel, "profile", person=world.ada) for who in people])

    assert pictures(asked) == [1] * 6
    assert all("Ada" in answer(result) for result in asked)


async def test_one_person_who_asks_for_one_profile_several_times_sees_it_each_time(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)

    asked = await at_once(world, [lambda: world.bruno.slash(world.channel, "profile", person=world.ada)] * 6)

    assert pictures(asked) == [1] * 6


async def test_one_person_who_asks_for_several_leaderboards_sees_each(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)

    asked = await at_once(world, [lambda: world.bruno.slash(world.channel, "leaderboard")] * 6)

    assert pictures(asked) == [1] * 6


async def test_whoever_is_turned_away_hears_about_it_and_only_what_is_true(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was saved for somebody who only looks, so the bot doesn't say that it was."""

    async def turn_away(content: object, *_: object) -> None:
        raise Crowded(content)

    await start(world, world.bruno)
    monkeypatch.setattr(world.bot.drawing, "draw", turn_away)

    said = answer(await world.ada.slash(world.channel, "tiny-towns move"))

    assert "So many pictures are being drawn right now" in said
    assert "saved" not in said
