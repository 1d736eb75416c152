"""What the end of a solo game or a daily challenge offers."""

from __future__ import annotations

import pytest
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage.database import Connection, Transaction
from bot.testing.components import find_controls
from bot.testing.simulated import send, tapped
from games.core import Result, Verdict
from tests.bot.conftest import World, answer, click, control, ids_of, labels_of, text_of
from tests.bot.playing import play_rounds
from tests.bot.ranking.test_daily import DAY, only_tiny_towns
from tests.bot.table.test_lobby import stored


async def finished_solo(world: World) -> ResponseMessage:
    """Ada has played a solo game of Tiny Towns to the end; its panel."""
    panel = (await world.ada.slash(world.channel, "solo", game="tiny_towns", variant="first_game")).response
    assert panel is not None
    await play_rounds(world, 16, world.ada, panel=panel)
    return panel


async def finished_daily(world: World) -> ResponseMessage:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 16, world.ada, panel=panel)
    return panel


async def games(world: World) -> int:
    count: int = await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM game")
    return count


async def test_a_solo_game_can_be_played_again_with_another_seed(world: World) -> None:
    panel = await finished_solo(world)
    row = ["Show my result", "Play again", "My games", "In words"]
    assert labels_of(panel) == [*row, "Replay", "What happened", "Look back"]

    again = await click(world.ada, panel, ":again:")

    assert "Only you can see it" in answer(again)
    first, second = await stored(world, 1), await stored(world, 2)
    assert second.options == first.options
    assert second.seed != first.seed
    assert second.ranked


async def test_five_taps_on_play_again_open_one_game(world: World) -> None:
    panel = await finished_solo(world)
    button = next(part for part in find_controls(panel.components) if ":again:" in part.custom_id)

    await send(world.env, *[tapped(world.ada, panel, button)] * 5)

    assert await games(world) == 2


async def test_a_game_that_has_begun_does_not_stand_for_a_new_one(world: World) -> None:
    panel = await finished_solo(world)
    again = (await click(world.ada, panel, ":again:")).response
    assert again is not None
    await play_rounds(world, 1, world.ada, panel=again)

    await click(world.ada, panel, ":again:")

    assert await games(world) == 3


async def test_everybody_can_try_a_challenge_that_is_shown(world: World) -> None:
    panel = await finished_solo(world)
    await click(world.ada, panel, ":share:")
    assert "Try it yourself" in labels_of(world.board)

    tried = await click(world.bruno, world.board, ":try:")

    shown, own = await stored(world, 1), await stored(world, 2)
    assert own.names == ("Bruno",)
    assert (own.seed, own.options) == (shown.seed, shown.options)
    assert not own.ranked
    assert "The same challenge with the same seed." in answer(tried)
    assert ":next:" not in ids_of(world.board)


async def share_two(world: World) -> None:
    """Two challenges that Ada has finished, shown to everybody."""
    await click(world.ada, await finished_solo(world), ":share:")
    await click(world.ada, await finished_solo(world), ":share:")


async def test_two_challenges_that_are_shown_are_tried_apart(world: World) -> None:
    await share_two(world)

    await world.click_forged(world.bruno, "gh:b:try:1:-:")
    await world.click_forged(world.bruno, "gh:b:try:2:-:")
    await world.click_forged(world.bruno, "gh:b:try:2:-:")

    assert await games(world) == 4, "a second tap leads to the same game"
    assert (await stored(world, 3)).seed == (await stored(world, 1)).seed
    assert (await stored(world, 4)).seed == (await stored(world, 2)).seed


async def test_a_daily_challenge_that_is_shown_is_tried_as_the_challenge_of_its_day(world: World) -> None:
    panel = await finished_daily(world)
    await world.env.advance_time(DAY)
    await click(world.ada, panel, ":share:")

    tried = answer(await click(world.bruno, world.board, ":try:"))
    await click(world.bruno, world.board, ":try:")

    shown, own = await stored(world, 1), await stored(world, 2)
    assert (own.names, own.day, own.seed, own.options) == (("Bruno",), shown.day, shown.seed, shown.options)
    assert "for practice and doesn't count" in tried
    assert await games(world) == 2, "a second tap leads to the same game"


async def test_nobody_tries_a_seed_that_is_still_played(world: World) -> None:
    await finished_daily(world)

    result = await world.click_forged(world.ada, "gh:b:try:1:-:")

    assert "No one can play that game again yet" in answer(result)


async def test_a_private_game_is_not_played_again_by_others(world: World) -> None:
    await finished_solo(world)

    results = [await world.click_forged(world.bruno, f"gh:b:{verb}:1:-:") for verb in ("again", "try")]

    assert ["no such game" in answer(result) for result in results] == [True, True]
    assert await games(world) == 1


@pytest.mark.parametrize("slug", ["carrara", "hamlet", "welcome_to"])
def test_the_levels_of_a_game_lead_on_to_the_hardest(slug: str) -> None:
    solo = CONTROLLERS[slug].solo
    levels = [*solo.levels]
    harder = [solo.harder(solo.options(level, None)) for level in levels]

    assert [solo.choice(options)[0] for options in harder[:-1]] == levels[1:]
    assert harder[-1] is None


async def lost_or_won(world: World, monkeypatch: pytest.MonkeyPatch, *, won: bool) -> ResponseMessage:
    """The end of Ada's solo game of Carrara at level 1, with this verdict."""
    await world.ada.slash(world.channel, "solo", game="carrara", level="1")
    await world.ada.slash(world.channel, "game leave", sure=True)
    rules = CONTROLLERS["carrara"].game
    real = rules.result

    def judged(state: object) -> Result | None:
        result = real(state)
        if result is None or result.verdict is None:
            return result
        return Result(result.seats, Verdict(result.verdict.code, won, result.verdict.params))

    monkeypatch.setitem(rules.__dict__, "result", judged)
    panel = (await world.ada.slash(world.channel, "game show", game="1")).response
    assert panel is not None
    return panel


async def test_whoever_wins_goes_on_to_the_next_level(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await lost_or_won(world, monkeypatch, won=True)
    assert "Next · 2: Journeyman" in labels_of(panel)

    begun = await click(world.ada, panel, ":next:")

    assert '"solo_level":2' in (await stored(world, 2)).options
    assert "**The Palaces of Carrara · 2: Journeyman**\nOnly you can see it. How to play: </carrara rules:" in answer(
        begun
    )


async def test_whoever_loses_does_not(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await lost_or_won(world, monkeypatch, won=False)

    assert ":next:" not in ids_of(panel)
    assert "no next level" in answer(await world.click_forged(world.ada, "gh:b:next:1:-:"))


async def test_a_result_is_shown_by_command_too(world: World) -> None:
    await finished_solo(world)

    await world.ada.slash(world.channel, "game share")

    assert "−16 points" in text_of(world.board)


async def test_my_games_lists_what_waits_for_me_with_a_button_each(world: World) -> None:
    panel = await finished_solo(world)
    await click(world.ada, panel, ":again:")

    mine = (await click(world.ada, panel, ":mine:")).response

    assert mine is not None
    assert "it's your turn" in text_of(mine)
    assert "it's your turn." in text_of(mine).splitlines()[-1][-20:], "a private game has no message to link to"
    assert labels_of(mine) == ["Open Tiny Towns 2"]
    assert ":choose:2:" in ids_of((await click(world.ada, mine, ":open:2:")).response or mine)


# --- the daily challenge ----------------------------------------------------------------------------------------------


async def test_the_end_of_the_daily_challenge_shows_place_streak_and_share(world: World) -> None:
    panel = await finished_daily(world)

    assert "You're the first on this server to finish today." in text_of(panel)
    assert "Your streak: one day." in text_of(panel)
    assert labels_of(panel) == ["Show my result", "Today's ranking", "My games", "In words"]


async def test_the_place_counts_those_who_did_better_on_this_server(world: World) -> None:
    panel = await finished_daily(world)
    await others_finish(world)

    again = (await world.ada.slash(world.channel, "daily play")).response

    assert again is not None
    assert "Place 2 of 3 on this server so far." in text_of(again)
    assert "Place" not in text_of(panel)


async def test_an_attempt_that_does_not_count_says_so_and_offers_nothing_to_show(world: World) -> None:
    await only_tiny_towns(world)
    await world.ada.slash(world.channel, "daily play")
    await world.ada.slash(world.channel, "game leave", sure=True)

    panel = (await world.ada.slash(world.channel, "daily play")).response

    assert panel is not None
    assert "This attempt doesn't count" in text_of(panel)
    assert labels_of(panel) == ["Today's ranking", "My games", "In words"]


async def others_finish(world: World) -> None:
    """Somebody did better, somebody worse, and somebody better on another server."""
    for player, guild, total in ((1, world.guild.id, 5), (2, world.guild.id, -20), (3, 99, 50)):
        await world.bot.database.write(
            Transaction.run,
            "INSERT INTO daily_attempt (day, player_id, guild_id, game_id, total, streak)"
            " SELECT day, ?, ?, 1, ?, 1 FROM daily_attempt WHERE game_id = 1 LIMIT 1",
            (player, guild, total),
        )


async def test_the_daily_board_has_buttons_for_what_it_talks_about(world: World) -> None:
    await only_tiny_towns(world)
    board = (await world.ada.slash(world.channel, "daily board")).response
    assert board is not None
    assert labels_of(board) == ["Play today's challenge", "This week", "All time", "Everywhere"]

    await click(world.ada, board, ":daily-page:.*week")
    assert "## Daily challenge · this week · this server" in text_of(board)
    assert "No one has points yet" in text_of(board)
    begun = await click(world.ada, board, ":daily:.*play")

    assert "You have one attempt" in answer(begun)


async def test_the_daily_board_leads_to_yesterdays_best_once_there_is_one(world: World) -> None:
    await finished_daily(world)
    await world.env.advance_time(24 * 3600)

    board = (await world.bruno.slash(world.channel, "daily board")).response

    assert board is not None
    assert "Ada** with −16 points" in answer(await click(world.bruno, board, ":daily:.*yesterday"))


async def test_the_daily_board_offers_a_finished_attempt_to_be_shown(world: World) -> None:
    await finished_daily(world)
    board = (await world.ada.slash(world.channel, "daily board")).response
    assert board is not None

    await click(world.ada, board, ":share:")

    assert "−16 points" in text_of(world.posts[-1])
    assert control(board, ":daily:")["label"] == "My attempt today"


async def test_a_challenge_is_named_by_its_date(world: World) -> None:
    await only_tiny_towns(world)

    assert "Daily challenge, December 31, 2025: Tiny Towns" in answer(
        await world.ada.slash(world.channel, "daily board")
    )
    await world.ada.slash(world.channel, "settings", language="de")
    assert "Tagesaufgabe vom 31. Dezember 2025: Tiny Towns" in answer(
        await world.ada.slash(world.channel, "daily board")
    )
