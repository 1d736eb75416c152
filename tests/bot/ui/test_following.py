"""Whoever can see a game may follow it: they are mentioned at its end and, if they like, at each round."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.storage import following
from bot.table.managing import By
from tests.bot.conftest import World, answer, click, ids_of, labels_of, tap, text_of
from tests.bot.playing import play_rounds, start
from tests.bot.table.auction import answers_of, at_a_table
from tests.bot.table.test_lobby import pinged

GAMES = ("tiny-towns", "carrara", "hamlet", "welcome-to")


async def follow(world: World, player: MemberActor | None = None) -> ResponseMessage:
    """Chiara, or another person, follows the game with the button under its words; returns what they are told."""
    person = player or world.chiara
    words = (await click(person, world.board, ":words:")).response
    assert words is not None
    told = (await tap(person, words, "Follow this game")).response
    assert told is not None
    return told


async def followers(world: World) -> list[int]:
    return await world.bot.database.read(following.of, 1, only_rounds=False)


async def test_whoever_follows_is_told_of_what_and_can_change_it(world: World) -> None:
    await start(world, world.bruno)

    told = await follow(world)
    first = text_of(told), labels_of(told)
    await tap(world.chiara, told, "At each round, too")
    second = text_of(told), labels_of(told)

    assert first[0] == "👀 You're following **Tiny Towns 1 (Ada, Bruno)**. I'll mention you when it's over."
    assert second[0].endswith("I'll mention you at each round and when it's over.")
    assert (first[1], second[1]) == (
        ["At each round, too", "Stop following"],
        ["Only at the end", "Stop following"],
    )


async def test_a_round_mentions_those_who_want_to_hear_of_it(world: World) -> None:
    await start(world, world.bruno)
    await tap(world.chiara, await follow(world), "At each round, too")
    before = len(pinged(world))

    await play_rounds(world, 1, world.ada, world.bruno)

    assert pinged(world)[before:] == [world.ada.id, world.bruno.id, world.chiara.id]
    assert f"👀 {world.chiara.mention}" in text_of(world.board)


async def test_a_round_does_not_mention_those_who_only_wait_for_the_end(world: World) -> None:
    await start(world, world.bruno)
    await follow(world)
    before = len(pinged(world))

    await play_rounds(world, 1, world.ada, world.bruno)

    assert pinged(world)[before:] == [world.ada.id, world.bruno.id]


@pytest.mark.usefixtures("lantern_auction")
async def test_the_end_mentions_everybody_who_follows_once_also_after_a_restart(world: World) -> None:
    panel = await at_a_table(world)
    await world.chiara.slash(world.channel, "game follow")
    await world.bruno.slash(world.channel, "game leave", sure=True)
    await world.restart()

    await finish(world, panel)

    assert pinged(world).count(world.chiara.id) == 1
    assert f"👀 {world.chiara.mention}" in text_of(world.board)
    assert await followers(world) == []


async def finish(world: World, panel: ResponseMessage) -> None:
    """Ada plays against the computer to the end."""
    while answers_of(panel):
        await tap(world.ada, panel, answers_of(panel)[0])


async def test_whoever_cannot_see_the_channel_any_more_is_dropped_quietly(world: World) -> None:
    await start(world, world.bruno)
    await tap(world.chiara, await follow(world), "At each round, too")
    before = len(pinged(world))
    await hide_from(world, world.chiara)

    listed = answer(await world.chiara.slash(world.guild.create_text_channel("lounge"), "game list"))
    await play_rounds(world, 1, world.ada, world.bruno)

    assert "Tiny Towns 1" not in listed
    assert pinged(world)[before:] == [world.ada.id, world.bruno.id]
    assert await followers(world) == []


async def hide_from(world: World, person: MemberActor) -> None:
    """The channel of the game is closed to somebody."""
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    member = await channel.guild.fetch_member(person.id)

    async def close() -> None:
        await channel.set_permissions(member, view_channel=False)

    await world.env.as_bot(close)


async def test_whoever_has_left_the_server_is_dropped(world: World) -> None:
    await start(world, world.bruno)
    await tap(world.chiara, await follow(world), "At each round, too")
    world.env.backend.remove_member(world.guild.id, world.chiara.id)

    await play_rounds(world, 1, world.ada, world.bruno)

    assert world.chiara.mention not in text_of(world.board)
    assert await followers(world) == []


async def test_nobody_is_dropped_only_because_discord_does_not_answer(world: World) -> None:
    await start(world, world.bruno)
    await tap(world.chiara, await follow(world), "At each round, too")
    world.env.inject_error("GET", f"/guilds/*/members/{world.chiara.id}", status=403, code=50001)

    await play_rounds(world, 1, world.ada, world.bruno)

    assert await followers(world) == [world.chiara.id]


async def test_whoever_wants_no_pings_is_not_mentioned(world: World) -> None:
    await start(world, world.bruno)
    await tap(world.chiara, await follow(world), "At each round, too")
    await world.chiara.slash(world.channel, "settings", notify="none")

    await play_rounds(world, 1, world.ada, world.bruno)

    assert world.chiara.mention not in text_of(world.board)


async def test_players_are_not_offered_to_follow_their_own_game(world: World) -> None:
    await start(world, world.bruno)

    words = (await click(world.ada, world.board, ":words:")).response

    assert words is not None
    assert labels_of(words) == ["Note…", "Standing orders…", "Leave…", "What happened"]
    assert "You're playing in this game yourself" in answer(
        await world.ada.slash(world.channel, "game follow", game="1")
    )


async def test_somebody_on_another_server_cannot_follow(world: World) -> None:
    await start(world, world.bruno)
    other = world.env.create_guild("Elsewhere")
    stranger = other.add_member(world.env.create_user("Dmitri"))

    said = answer(await stranger.slash(other.create_text_channel("lounge"), "game follow", game="1"))

    assert said == "There's no such game on this server."
    assert await followers(world) == []


async def test_somebody_elses_button_lets_only_its_presser_follow(world: World) -> None:
    await start(world, world.bruno)

    await world.click_forged(world.chiara, "gh:b:follow-rounds:1:-:yes")
    await world.click_forged(world.bruno, "gh:b:unfollow:1:-:")

    assert await followers(world) == [world.chiara.id]


async def test_two_taps_make_one_follower(world: World) -> None:
    await start(world, world.bruno)

    await follow(world)
    await follow(world)

    assert await followers(world) == [world.chiara.id]


async def test_whoever_stops_is_forgotten_by_button_and_by_command(world: World) -> None:
    await start(world, world.bruno)
    told = await follow(world)
    await tap(world.chiara, told, "Stop following")
    stopped = text_of(told)
    await follow(world)

    said = answer(await world.chiara.slash(world.channel, "game follow", stop=True))

    assert stopped == said == "✅ You're no longer following this game."
    assert await followers(world) == []
    assert "You're not following" in answer(await world.chiara.slash(world.channel, "game follow", stop=True))


async def test_the_list_shows_what_somebody_follows(world: World) -> None:
    await start(world, world.bruno)
    await follow(world)

    listed = (await world.chiara.slash(world.channel, "game list")).response

    assert listed is not None
    assert "### You follow\n👀 **Tiny Towns 1 (Ada, Bruno)** [Go to the board](" in text_of(listed)
    assert ":open:" not in ids_of(listed)


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_followed_by_command(world: World, game: str) -> None:
    await world.chiara.slash(world.channel, "settings", language="de")
    await world.ada.slash(world.channel, f"{game} new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")

    said = answer(await world.chiara.slash(world.channel, "game follow", rounds=True))

    assert said.startswith("👀 Du verfolgst **")
    assert said.endswith("Ich erwähne dich in jeder Runde und wenn sie vorbei ist.")
    assert await followers(world) == [world.chiara.id]


async def test_a_game_that_is_cancelled_has_no_followers(world: World) -> None:
    await start(world, world.bruno)
    await follow(world)

    await world.env.as_bot(lambda: world.bot.managing.cancel(1, By(world.bruno.id, "")))

    assert await followers(world) == []


async def test_a_game_has_so_many_followers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.following.MOST_FOLLOWERS", 0)
    await start(world, world.bruno)

    said = answer(await world.chiara.slash(world.channel, "game follow"))

    assert said.startswith("0 people are already following this game")
