"""Blocking: who can't invite somebody or sit down with them, and that they don't learn why."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage import blocks, games
from tests.bot.conftest import World, answer, choose, click, control, text_of
from tests.bot.playing import start
from tests.bot.publishing.test_answers import at_once
from tests.bot.ranking.test_standings import Totals, finish

CANNOT_SIT = "You can't take a seat at this table. Try another one, or open your own."
CANNOT_INVITE = "That invitation isn't possible. Try someone else."


async def block(world: World, blocker: MemberActor, blocked: MemberActor) -> str:
    return answer(await blocker.slash(world.channel, "block", person=blocked))


async def blocked_by(world: World, player: MemberActor) -> list[int]:
    return [blocked.player_id for blocked in await world.bot.database.read(blocks.of, player.id)]


async def seated(world: World, game_id: int = 1) -> list[str]:
    game = await world.bot.database.read(games.find, game_id)
    assert game is not None
    return [*game.names]


async def list_of(world: World, player: MemberActor) -> ResponseMessage:
    shown = (await player.slash(world.channel, "privacy show")).response
    assert shown is not None
    return shown


# --- at a table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(controller.key for controller in CONTROLLERS.values()))
async def test_whoever_is_blocked_cannot_sit_down_and_is_not_told_why(world: World, key: str) -> None:
    await block(world, world.ada, world.bruno)
    await world.ada.slash(world.channel, f"{key} new")

    assert answer(await world.bruno.slash(world.channel, "game join")) == CANNOT_SIT
    assert answer(await click(world.bruno, world.card, ":join:")) == CANNOT_SIT

    assert await seated(world) == ["Ada"]
    await click(world.chiara, world.card, ":join:")
    assert await seated(world) == ["Ada", "Chiara"]


async def test_no_moderator_puts_them_at_one_table_or_learns_why(world: World) -> None:
    await block(world, world.bruno, world.chiara)
    await start(world, world.bruno)
    mona = world.moderator()

    said = answer(await mona.slash(world.channel, "manage replace", game="1", seat="0", person=world.chiara))

    assert said == "Chiara can't take a seat in this game. Choose someone else."
    assert await seated(world) == ["Ada", "Bruno"]
    await mona.slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara)
    assert await seated(world) == ["Ada", "Chiara"]


async def test_it_holds_after_a_restart(world: World) -> None:
    await block(world, world.ada, world.bruno)
    await world.ada.slash(world.channel, "tiny-towns new")

    await world.restart()

    assert answer(await world.bruno.slash(world.channel, "game join")) == CANNOT_SIT


async def test_it_is_refused_in_german(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", language="de")
    await block(world, world.ada, world.bruno)
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.bruno.slash(world.channel, "game join"))

    assert said == "An diesem Tisch kannst du nicht Platz nehmen. Such dir einen anderen, oder eröffne selbst einen."


async def test_somebody_who_sits_down_with_whom_they_have_blocked_hears_about_it(world: World) -> None:
    await block(world, world.ada, world.bruno)
    await world.bruno.slash(world.channel, "tiny-towns new")

    said = answer(await click(world.ada, world.card, ":join:"))

    assert "Someone you've blocked is at this table" in said
    assert await seated(world) == ["Bruno"]


async def test_whoever_is_blocked_cannot_invite(world: World) -> None:
    await block(world, world.ada, world.bruno)
    await world.bruno.slash(world.channel, "tiny-towns new")

    said = answer(await world.bruno.slash(world.channel, "game invite", person=world.ada))

    assert said == CANNOT_INVITE
    assert f"<@{world.ada.id}>" not in "".join(map(text_of, world.posts))


async def test_somebody_who_invites_whom_they_have_blocked_hears_about_it(world: World) -> None:
    await block(world, world.ada, world.bruno)
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.ada.slash(world.channel, "game invite", person=world.bruno))

    assert "You've blocked someone you're inviting" in said


@pytest.mark.parametrize("opener", ["ada", "bruno"])
async def test_a_rematch_brings_nobody_together(world: World, opener: str) -> None:
    people: Totals = {world.ada.id: 30, world.bruno.id: 20, world.chiara.id: 10}
    game_id = await finish(world.bot.database, people, guild=world.guild.id)
    await world.bot.database.write(games.change, game_id, status="finished", channel_id=world.channel.id)
    await block(world, world.ada, world.bruno)

    await getattr(world, opener).slash(world.channel, "game rematch", game=str(game_id))

    asked = await world.bot.database.read(blocks.between, world.ada.id, [world.bruno.id])
    assert asked.own == {world.bruno.id}
    assert f"<@{world.chiara.id}>" in text_of(world.card)
    assert (f"<@{world.ada.id}>" in text_of(world.card)) != (f"<@{world.bruno.id}>" in text_of(world.card))


async def test_who_already_sits_together_stays(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")

    await block(world, world.ada, world.bruno)
    await world.ada.slash(world.channel, "game start")

    assert await seated(world) == ["Ada", "Bruno"]


# --- the list ---------------------------------------------------------------------------------------------------------


async def test_the_list_is_changed_by_tapping(world: World) -> None:
    shown = await list_of(world, world.ada)
    menu = control(shown, "gh:u:block:")["custom_id"]

    after = (await world.ada.select(shown, [world.bruno], custom_id=menu)).response

    assert after is not None
    assert f"<@{world.bruno.id}>" in text_of(after)
    await choose(world.ada, after, str(world.bruno.id))
    assert "You haven't blocked anyone." in text_of(after)
    assert await blocked_by(world, world.ada) == []


async def test_the_list_is_changed_by_commands(world: World) -> None:
    await world.bruno.slash(world.channel, "tiny-towns new")
    assert "They aren't told" in await block(world, world.ada, world.bruno)

    (suggested,) = await world.ada.autocomplete(world.channel, "unblock", "person", "")
    assert suggested["name"] == "Bruno"
    said = answer(await world.ada.slash(world.channel, "unblock", person=suggested["value"]))

    assert said == "✅ They're no longer blocked."
    await world.ada.slash(world.channel, "game join")
    assert await seated(world) == ["Bruno", "Ada"]


async def test_nobody_sees_the_list_of_somebody_else(world: World) -> None:
    await block(world, world.ada, world.bruno)

    assert "You haven't blocked anyone." in text_of(await list_of(world, world.bruno))
    assert await world.bruno.autocomplete(world.channel, "unblock", "person", "") == []
    assert "You haven't blocked that person" in answer(
        await world.bruno.slash(world.channel, "unblock", person=str(world.ada.id))
    )


async def test_blocking_twice_at_once_is_one_block(world: World) -> None:
    await at_once(world, [lambda: world.ada.slash(world.channel, "block", person=world.bruno)] * 2)

    assert await blocked_by(world, world.ada) == [world.bruno.id]


@pytest.mark.parametrize("person", ["0", "-1", "²", "9" * 19, "9" * 30, "Bruno"])
async def test_whoever_is_no_person_is_not_unblocked(world: World, person: str) -> None:
    assert "You haven't blocked that person" in answer(await world.ada.slash(world.channel, "unblock", person=person))


async def test_nobody_blocks_themselves(world: World) -> None:
    assert await block(world, world.ada, world.ada) == "You can't block yourself."


async def test_a_block_by_others_outlives_a_deletion_and_my_own_do_not(world: World) -> None:
    await block(world, world.ada, world.bruno)
    await block(world, world.bruno, world.chiara)

    await world.bruno.slash(world.channel, "privacy delete", sure=True)

    assert await blocked_by(world, world.ada) == [world.bruno.id]
    assert await blocked_by(world, world.bruno) == []
