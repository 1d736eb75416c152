"""Who can plan their turn, and that nobody else learns anything from it."""

from __future__ import annotations

import json
import re

import pytest
from simcord.actors import MemberActor

from bot.table import seeds
from tests.bot.conftest import World, answer, control, labels_of, tap, text_of
from tests.bot.table.planning import ada_plays, begin, plan_to_fill, planned, planning


@pytest.fixture(autouse=True)
def the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeds, "drawn", lambda: 5)


@pytest.mark.parametrize("game", ["tiny-towns", "welcome-to"])
async def test_where_everybody_moves_at_once_nothing_is_planned(world: World, game: str) -> None:
    await begin(world, game)

    shown = (await world.bruno.slash(world.channel, f"{game} move")).response
    typed = await world.bruno.slash(world.channel, "game plan", step="end")

    assert shown is not None
    assert "Plan my turn" not in labels_of(shown)
    assert "everybody moves at the same time" in answer(typed)


async def test_whoever_is_on_turn_moves_instead(world: World) -> None:
    await begin(world, "hamlet")

    assert "It's your turn already" in answer(await world.ada.slash(world.channel, "game plan", step="end"))
    assert "What do you do?" in answer(await world.ada.slash(world.channel, "game plan"))


async def test_nobody_plans_for_others(world: World) -> None:
    await begin(world, "hamlet")
    panel = await planning(world, "hamlet")
    await tap(world.bruno, panel, "Fill")

    tapped = await world.click_forged(world.chiara, control(panel, "/QUA$")["custom_id"])

    assert "You don't have a seat" in answer(tapped)
    assert await planned(world) is None


async def exported(world: World, player: MemberActor) -> str:
    response = (await player.slash(world.channel, "privacy export")).response
    assert response is not None
    return json.dumps(json.loads(await response.attachments[0].read())["seats"])


async def test_a_plan_is_in_the_file_of_its_owner_and_of_nobody_else(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)

    assert '"do": "produce"' in await exported(world, world.bruno)
    assert "produce" not in await exported(world, world.ada)


async def test_a_plan_is_deleted_with_its_owner(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)

    await world.bruno.slash(world.channel, "privacy delete", sure=True)

    assert await planned(world) is None


async def test_a_direct_message_says_what_becomes_of_the_plan(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", notify="direct")
    await begin(world, "hamlet")
    await plan_to_fill(world)

    await ada_plays(world, "produce QUA end")

    (told,) = world.bruno.user.dm_channel.history()
    assert "It isn't played, because something has changed: Quarry (QUA) has no room for that." in text_of(told)


async def test_others_see_the_same_with_and_without_a_plan(world: World) -> None:
    """Until it's played, nothing is sent anywhere but to its owner."""
    await begin(world, "hamlet")
    before = sent_to_all(world)

    await plan_to_fill(world, "End my turn")
    await world.bruno.slash(world.channel, "game plan", do="drop")

    assert sent_to_all(world) == before


def sent_to_all(world: World) -> list[str]:
    """Every request to Discord about a message that others can see."""
    return [entry.path for entry in world.env.http_requests if re.search("/channels/", entry.path)]
