"""The daily challenge: one attempt each, shown without spoiling it, and played again once the day is over."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.ranking import daily
from bot.ranking.periods import day_of
from bot.storage import dailies
from bot.storage.dailies import Attempt
from bot.storage.database import Connection, Database, Transaction
from bot.table import seeds
from bot.table.refusals import Refusal
from games.turns import new_game
from tests.bot.conftest import World, answer, click, labels_of, text_of
from tests.bot.playing import play_round, play_rounds, stored_turn
from tests.bot.publishing.test_answers import at_once, pictures

DAY = 24 * 3600
GAME = CONTROLLERS["tiny_towns"].game
#: What ``only_tiny_towns`` lets everybody play.
SOLO_OPTIONS = CONTROLLERS["tiny_towns"].solo.options(None, "first_game")


async def only_tiny_towns(world: World) -> None:
    """Whatever the rotation says, today's challenge is one that these tests can play."""
    today = day_of(int(world.env.now().timestamp()))
    for day in (today, today + 1):
        await world.bot.database.write(
            Transaction.run,
            "INSERT INTO daily (day, slug, level, variant, seed) VALUES (?, 'tiny_towns', NULL, 'first_game', 77)",
            (day,),
        )


async def games_of(world: World) -> int:
    count: int = await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM game")
    return count


async def play(world: World, player: MemberActor) -> str:
    panel = (await player.slash(world.channel, "daily play")).response
    assert panel is not None
    first = text_of(panel)
    await play_rounds(world, 16, player, panel=panel)
    return first


async def test_the_list_of_games_tells_an_attempt_from_other_games_alone(world: World) -> None:
    await only_tiny_towns(world)
    await world.ada.slash(world.channel, "solo", game="tiny_towns")
    await world.ada.slash(world.channel, "daily play")

    listed = answer(await world.ada.slash(world.channel, "game list"))

    assert "**Tiny Towns 1 (solo, begun <t:" in listed
    assert "**Tiny Towns 2 (daily challenge, " in listed


async def test_there_is_one_attempt_and_it_counts(world: World) -> None:
    await only_tiny_towns(world)
    assert "You have one attempt" in await play(world, world.ada)

    board = answer(await world.ada.slash(world.channel, "daily board"))
    assert "**1.** Ada: −16 points" in board
    assert "Your streak: one day" in board
    assert "You've had your attempt today" in answer(await world.ada.slash(world.channel, "daily play"))
    assert await games_of(world) == 1


@pytest.fixture
def looked_too_early(monkeypatch: pytest.MonkeyPatch) -> list[Attempt | None]:
    """What the next looks for an attempt find, instead of what is there."""
    found: list[Attempt | None] = []
    attempt = dailies.attempt

    async def look(connection: Connection, day: int, player_id: int) -> Attempt | None:
        return found.pop() if found else await attempt(connection, day, player_id)

    monkeypatch.setattr(dailies, "attempt", look)
    return found


async def test_two_commands_at_once_begin_one_attempt(world: World, looked_too_early: list[Attempt | None]) -> None:
    await only_tiny_towns(world)
    await world.ada.slash(world.channel, "daily play")
    looked_too_early.append(None)

    said = answer(await world.ada.slash(world.channel, "daily play"))

    assert "Your attempt at today's challenge continues here" in said
    assert await games_of(world) == 1


@pytest.fixture
def side_by_side(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two commands have both looked for an attempt before either of them begins one."""
    both, open_solo = asyncio.Barrier(2), world.bot.lobby.open_solo

    async def open_together(*args: Any, **kwargs: Any) -> int:
        await both.wait()
        return await open_solo(*args, **kwargs)

    monkeypatch.setattr(world.bot.lobby, "open_solo", open_together)


@pytest.mark.usefixtures("side_by_side")
async def test_two_commands_at_the_very_same_time_begin_one_attempt(world: World) -> None:
    await only_tiny_towns(world)

    first, second = await at_once(world, [lambda: world.ada.slash(world.channel, "daily play")] * 2)

    assert sorted(pictures([first, second])) == [0, 1], "both are answered with the panel, and the older one moves on"
    assert "opened this panel again" in answer(first) + answer(second)
    assert await games_of(world) == 1


async def test_ten_commands_at_once_begin_one_attempt_for_each_player(world: World) -> None:
    people = (world.ada, world.bruno) * 5

    played = await at_once(world, [partial(who.slash, world.channel, "daily play") for who in people])

    assert sorted(pictures(played)) == [0] * 8 + [1] * 2, "only the newest panel of each is still one"
    assert await games_of(world) == 2


async def test_an_attempt_that_a_computer_helped_with_does_not_count(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 15, world.ada, panel=panel)

    await world.ada.slash(world.channel, "game leave", sure=True)

    assert "No one has finished yet" in answer(await world.ada.slash(world.channel, "daily board"))
    assert "This attempt doesn't count" in answer(await world.ada.slash(world.channel, "daily play"))
    assert "no result to show" in answer(await world.ada.slash(world.channel, "daily share"))
    assert world.posts == []


async def test_a_result_is_shown_without_its_board_until_the_day_is_over(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 16, world.ada, panel=panel)
    assert "no one sees your board before then" in text_of(panel)

    await click(world.ada, panel, ":share:")

    assert [len(post.attachments) for post in world.posts] == [0]
    assert "−16 points" in text_of(world.posts[0])
    assert "77" not in text_of(panel) + text_of(world.posts[0])
    with pytest.raises(Refusal, match="daily-not-over"):
        await world.bot.play.share(1, world.ada.id, world.channel.id)


async def test_once_the_day_is_over_its_board_can_be_shown_and_played_again(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 16, world.ada, panel=panel)
    await world.env.advance_time(DAY)

    await click(world.ada, panel, ":share:")

    assert "/daily play day:2025-12-31" in text_of(world.board)
    again = answer(await world.bruno.slash(world.channel, "daily play", day="2025-12-31"))
    assert "for practice and doesn't count" in again
    assert await stored_turn(world, 2) == new_game(GAME, 1, SOLO_OPTIONS, 77)


@pytest.mark.parametrize("day", ["2026-01-01", "2026-01-02", "9999-12-31", "0001-01-01", "2025-12-32", "20453"])
async def test_a_day_that_has_not_begun_or_never_was_cannot_be_played(world: World, day: str) -> None:
    await only_tiny_towns(world)

    assert "That day can't be played" in answer(await world.ada.slash(world.channel, "daily play", day=day))


async def test_only_days_that_are_over_are_suggested(world: World) -> None:
    await only_tiny_towns(world)
    assert await world.ada.autocomplete(world.channel, "daily play", "day", "") == []
    await world.env.advance_time(DAY)

    offered = await world.ada.autocomplete(world.channel, "daily play", "day", "")

    assert offered == [{"name": "Daily challenge, December 31, 2025: Tiny Towns", "value": "2025-12-31"}]


async def test_no_solo_game_is_the_same_as_a_days_challenge(world: World) -> None:
    today = day_of(int(world.env.now().timestamp()))
    challenge = await world.bot.database.write(daily.open_day, today, CONTROLLERS)

    await world.ada.slash(world.channel, "solo", game=challenge.slug, seed=str(challenge.seed))
    await world.ada.slash(world.channel, "solo", game=challenge.slug, seed=f"daily {today}")

    assert challenge.seed not in await world.bot.database.read(Connection.column, "SELECT seed FROM game")


async def test_an_attempt_is_not_named_as_a_seed_before_the_day_is_over(world: World) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)

    assert "No one can play that game again yet" in answer(
        await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="#1")
    )
    await world.env.advance_time(DAY)
    assert "practice" in answer(await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="#1"))


async def test_the_secret_of_the_days_is_made_once_for_each_database(world: World, tmp_path: Path) -> None:
    first = await world.bot.database.write(daily.open_day, 30_000, CONTROLLERS)
    await world.restart()
    again = await world.bot.database.write(daily.open_day, 30_000 + len(CONTROLLERS), CONTROLLERS)
    other = await Database.open(tmp_path / "other.sqlite3")
    elsewhere = await other.write(daily.open_day, 30_000, CONTROLLERS)
    await other.close()

    secrets = await world.bot.database.read(Connection.column, "SELECT value FROM meta WHERE key = 'daily_secret'")
    assert [seeds.of_day(secret, 30_000) for secret in secrets] == [first.seed]
    assert len({first.seed, again.seed, elsewhere.seed}) == 3


async def test_an_attempt_goes_on_where_it_was_left(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_round(world, world.ada, panel)

    again = (await world.ada.slash(world.channel, "daily play")).response

    assert again is not None
    assert "continues here" in text_of(again)
    assert "Tiny Towns, round 2" in (again.attachments[0].description or "")


async def test_a_streak_grows_day_by_day_and_points_are_given_when_a_day_is_over(world: World) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)
    await world.env.advance_time(DAY)
    await play(world, world.ada)
    assert "2 days in a row" in answer(await world.ada.slash(world.channel, "daily board"))
    streaks = answer(await world.ada.slash(world.channel, "leaderboard", by="streak", text=True))
    assert "**1.** **Ada**: 2 days" in streaks

    await world.env.advance_time(DAY)
    await world.bruno.slash(world.channel, "daily board")

    assert "**1.** Ada: 20 points" in answer(await world.ada.slash(world.channel, "daily board", when="all"))
    assert "Ada** with −16 points" in answer(await world.bruno.slash(world.channel, "daily yesterday"))


async def test_a_log_that_does_not_lead_to_the_result_does_not_count(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 15, world.ada, panel=panel)
    await world.bot.database.write(Transaction.run, "UPDATE game SET seed = seed + 1")

    await play_round(world, world.ada, panel)

    assert "No one has finished yet" in answer(await world.ada.slash(world.channel, "daily board"))


@pytest.mark.parametrize("change", ["payload = '{'", "seat = 7", "level = 'harp'"])
async def test_a_damaged_log_does_not_count_but_the_last_move_is_saved(world: World, change: str) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 15, world.ada, panel=panel)
    await world.bot.database.write(Transaction.run, f"UPDATE move SET {change} WHERE seq = 1")

    await play_round(world, world.ada, panel)

    assert await world.bot.database.read(Connection.value, "SELECT status FROM game") == "finished"
    assert "No one has finished yet" in answer(await world.ada.slash(world.channel, "daily board"))


async def test_sharing_tells_the_result_to_everybody_but_only_when_there_is_one(world: World) -> None:
    await only_tiny_towns(world)
    assert "haven't finished today's challenge" in answer(await world.ada.slash(world.channel, "daily share"))
    await play(world, world.ada)

    shared = (await world.ada.slash(world.channel, "daily share")).response

    assert shared is not None
    assert not shared.ephemeral
    assert "−16 points" in text_of(shared)
    assert labels_of(shared) == ["Play today's challenge"]


ALREADY = "You've already shown this result here. [Go to it](https://discord.com/channels/"


async def test_a_result_is_shown_once_in_each_channel(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await only_tiny_towns(world)
    await play(world, world.ada)
    await world.ada.slash(world.channel, "daily share")
    (shown,) = world.posts

    again = answer(await world.ada.slash(world.channel, "daily share"))
    elsewhere = (await world.ada.slash(other, "daily share")).response

    assert again == f"{ALREADY}{world.guild.id}/{world.channel.id}/{shown.id})"
    assert world.posts == [shown]
    assert elsewhere is not None
    assert not elsewhere.ephemeral


async def test_a_result_that_was_shown_by_command_is_not_shown_by_button(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 16, world.ada, panel=panel)
    await world.ada.slash(world.channel, "daily share")

    result = await click(world.ada, panel, ":share:")

    assert [text_of(message).startswith(ALREADY) for message in result.followups] == [True]
    assert len(world.posts) == 1


async def test_a_result_that_is_shown_five_times_at_once_is_shown_once(world: World) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)

    await at_once(world, [lambda: world.ada.slash(world.channel, "daily share")] * 5)

    assert len(world.posts) == 1


async def test_a_result_that_could_not_be_sent_can_be_shown_later(world: World) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013)
    await world.ada.slash(world.channel, "daily share")

    shared = (await world.ada.slash(world.channel, "daily share")).response

    assert shared is not None
    assert not shared.ephemeral


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE game SET snapshot = '{'", "Ada** with −16 points"),
        ("UPDATE game SET moved_from = 'x'", "Game 1 is damaged"),
    ],
)
async def test_the_best_game_of_yesterday_may_be_damaged(world: World, statement: str, said: str) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)
    await world.env.advance_time(DAY)
    await world.bot.database.write(Transaction.run, statement)

    assert said in answer(await world.bruno.slash(world.channel, "daily yesterday"))


async def test_a_day_that_was_over_stays_over_when_the_clock_is_set_back(world: World) -> None:
    """In the meantime others could see its boards and play it again."""
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 15, world.ada, panel=panel)
    tomorrow = day_of(int(world.env.now().timestamp())) + 1
    await world.bot.database.write(daily.open_day, tomorrow, CONTROLLERS)

    await play_round(world, world.ada, panel)

    assert "No one has finished yet" in answer(await world.ada.slash(world.channel, "daily board"))
    assert "This attempt doesn't count" in text_of(panel)
