"""Everything that can be tapped can also be typed."""

from __future__ import annotations

import re

from games.tiny_towns.state import Building
from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import set_position, start, stored_state


async def test_a_game_is_played_by_slash_commands_alone(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")

    squares = await world.ada.autocomplete(world.channel, "tiny-towns place", "square", "b")
    assert [choice["value"] for choice in squares] == ["B1", "B2", "B3", "B4"]
    placed = await world.ada.slash(world.channel, "tiny-towns place", square="b3")
    assert re.search(r"✅ You put \w+ on B3", answer(placed))
    assert "Waiting for Bruno" in answer(placed), "nothing is left to choose, so the turn is confirmed"
    assert "You took back your last move" in answer(await world.ada.slash(world.channel, "tiny-towns take-back"))
    await world.ada.slash(world.channel, "tiny-towns place", square="b3")
    steps = await world.bruno.autocomplete(world.channel, "tiny-towns do", "step", "A2")
    await world.bruno.slash(world.channel, "tiny-towns do", step=steps[0]["value"])
    await world.bruno.slash(world.channel, "game undo")
    await world.bruno.slash(world.channel, "tiny-towns place", square="A1")
    await world.bruno.slash(world.channel, "tiny-towns confirm")

    assert "Round 2" in text_of(world.board)


async def test_building_by_name_and_square(world: World) -> None:
    await start(world)
    await set_position(world, {"A1": "S"}, ("W", "W", "W"))

    await world.ada.slash(world.channel, "tiny-towns take", resource="W")
    await world.ada.slash(world.channel, "tiny-towns place", square="B1")
    offered = await world.ada.autocomplete(world.channel, "tiny-towns build", "building", "")
    assert [choice["name"] for choice in offered] == ["Well"]
    targets = await world.ada.autocomplete(world.channel, "tiny-towns build", "square", "", building="well")
    assert [choice["value"] for choice in targets] == ["A1", "B1"]
    built = await world.ada.slash(world.channel, "tiny-towns build", building="well", square="A1")

    assert "✅ You built a Well on A1" in answer(built)
    assert (await stored_state(world)).players[0].town.squares[0] == Building("well")


async def test_a_building_that_asks_for_more_is_finished_by_another_command(world: World) -> None:
    await start(world)
    await set_position(world, {"A1": "W", "A2": "B", "B2": "S", "C2": "S"}, ("B", "W", "W"))
    await world.ada.slash(world.channel, "tiny-towns take", resource="B")
    await world.ada.slash(world.channel, "tiny-towns place", square="D2")

    asked = await world.ada.slash(world.channel, "tiny-towns build", building="factory", square="A1")
    assert "Factory: which resource goes on it?" in answer(asked)
    await world.ada.slash(world.channel, "tiny-towns mark", resource="G")

    assert (await stored_state(world)).players[0].town.squares[0] == Building("factory", ("G",))


async def place_and_end(world: World, *squares: str) -> None:
    """Ada and Bruno play a round for each square, and both put their cube on it."""
    for square in squares:
        for player in (world.ada, world.bruno):
            await player.slash(world.channel, "tiny-towns do", step=f"{square} end")


async def test_a_free_round_is_played_with_two_commands_or_one(world: World) -> None:
    await start(world, world.bruno)
    await place_and_end(world, "A1", "A2")

    asked = await world.ada.slash(world.channel, "tiny-towns take", resource="S")
    assert "Where do you put your stone?" in answer(asked)
    placed = await world.ada.slash(world.channel, "tiny-towns place", square="D4")
    assert "You put stone on D4" in answer(placed)
    placed = await world.bruno.slash(world.channel, "tiny-towns place", square="D4", resource="G")
    assert "You put glass on D4" in answer(placed)


async def test_a_resource_is_refused_with_the_reason(world: World) -> None:
    await start(world, world.bruno)
    await place_and_end(world, "A1")
    await set_position(world, {"D4": Building("bank", ("S",))})

    early = await world.ada.slash(world.channel, "tiny-towns take", resource="S")
    await place_and_end(world, "A2")
    barred = await world.ada.slash(world.channel, "tiny-towns take", resource="S")

    assert "You have no resource to choose right now." in answer(early), "it isn't the Bank that bars it"
    assert "One of your Banks holds stone" in answer(barred)
