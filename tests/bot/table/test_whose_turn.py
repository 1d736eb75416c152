"""Whoever moves out of turn hears whose turn it is."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.ui.open_panels import LIFETIME
from tests.bot.conftest import World, answer, click, text_of
from tests.bot.playing import tap_first


async def start(world: World, game: str, **options: str) -> None:
    await world.ada.slash(world.channel, f"{game} new", **options)
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")


async def out_of_turn(world: World, game: str) -> MemberActor:
    """Whoever of the two isn't being waited for."""
    waiting = answer(await world.ada.slash(world.channel, f"{game} move"))
    return world.ada if "Waiting for Bruno" in waiting else world.bruno


@pytest.mark.parametrize(
    ("game", "options", "command", "typed"),
    [
        ("hamlet", {}, "end", {}),
        ("hamlet", {}, "do", {"step": "end"}),
        ("carrara", {}, "do", {"step": "pass"}),
        ("tiny-towns", {"resources": "prospectors"}, "take", {"resource": "W"}),
        ("tiny-towns", {"resources": "prospectors"}, "do", {"step": "name W"}),
    ],
)
async def test_a_command_out_of_turn_says_whose_turn_it_is(
    world: World, game: str, options: dict[str, str], command: str, typed: dict[str, str]
) -> None:
    await start(world, game, **options)
    player = await out_of_turn(world, game)

    said = answer(await player.slash(world.channel, f"{game} {command}", **typed))

    other = {"Ada": "Bruno", "Bruno": "Ada"}[player.name]
    assert f"It's not your turn: the game is waiting for {other}." in said


async def test_the_same_in_german(world: World) -> None:
    await start(world, "hamlet")
    player = await out_of_turn(world, "hamlet")
    await player.slash(world.channel, "settings", language="de")

    said = answer(await player.slash(world.channel, "hamlet end"))

    assert "Du bist nicht am Zug: Die Partie wartet auf " in said


async def test_a_panel_opened_out_of_turn_says_whose_turn_it_is(world: World) -> None:
    await start(world, "hamlet")
    player = await out_of_turn(world, "hamlet")

    other = {"Ada": "Bruno", "Bruno": "Ada"}[player.name]
    assert f"Waiting for {other}." in answer(await world.open_panel(player))


async def test_a_tap_out_of_turn_is_answered_with_whose_turn_it_is(world: World) -> None:
    await start(world, "hamlet")
    player = {"Ada": world.bruno, "Bruno": world.ada}[(await out_of_turn(world, "hamlet")).name]
    panel = (await world.open_panel(player)).response
    assert panel is not None
    await world.env.advance_time(LIFETIME)  # it can't move on by itself any more
    await player.slash(world.channel, "hamlet end")

    await tap_first(player, panel)

    other = {"Ada": "Bruno", "Bruno": "Ada"}[player.name]
    assert f"Waiting for {other}." in text_of(panel)
