"""The board and one's own panel as they were after any turn."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.storage.database import Transaction
from games.carrara.state import FACE_DOWN
from games.core import Undo
from games.turns import AnyTurn
from renderers.core import Table
from tests.bot.conftest import World, answer, click, control, labels_of, text_of
from tests.bot.pasts import played
from tests.bot.playing import panel_of, place_first, start
from tests.bot.ui.test_endings import finished_daily

SLUGS = [*CONTROLLERS]


async def shown(world: World, player: MemberActor, turn: int, **options: Any) -> ResponseMessage:
    board = (await player.slash(world.channel, "game show", game="1", turn=turn, **options)).response
    assert board is not None
    return board


def alt_of(message: ResponseMessage) -> str:
    return message.attachments[0].description or ""


async def gone(player: MemberActor, board: ResponseMessage, way: str) -> str:
    """What the picture shows after a tap on one of the ways."""
    there = (await click(player, board, f":then:.*:{way}")).response
    assert there is not None
    return alt_of(there)


def words_of(turn: AnyTurn, seat: int | None) -> str:
    table = Table(("Ada", "Bruno"), language("en"), turn.waiting)
    return CONTROLLERS[turn.game.slug].renderer.words(turn.view(seat), seat, table)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_board_is_shown_as_it_was_after_a_turn(world: World, slug: str) -> None:
    steps = await played(world, slug, 2)
    second = next(step.after for step in steps if step.after.epoch == 1)

    said = answer(await world.ada.slash(world.channel, "game show", game="1", turn=1, text=True))

    assert said.startswith("**After turn 1 of 2 · <t:")
    assert words_of(second, None).splitlines()[0] in said


@pytest.mark.parametrize("slug", SLUGS)
async def test_buttons_lead_to_the_start_back_forward_and_to_now(world: World, slug: str) -> None:
    await played(world, slug, 7)
    told = [alt_of(await shown(world, world.ada, turn)) for turn in range(8)]
    board = await shown(world, world.ada, 3)

    assert await gone(world.ada, board, "back") == told[2]
    assert await gone(world.ada, board, "on") == told[3]
    assert await gone(world.ada, board, "first") == told[0]
    assert await gone(world.ada, board, "last") == told[7]


@pytest.mark.parametrize("slug", SLUGS)
async def test_players_see_their_own_panel_of_then(world: World, slug: str) -> None:
    steps = await played(world, slug, 7)
    third = next(step.after for step in steps if step.after.epoch == 3)
    board = await shown(world, world.bruno, 3)

    panel = (await click(world.bruno, board, "here.3p")).response
    assert panel is not None
    words = answer(await click(world.bruno, panel, ":then-words:"))

    assert "The board then" in labels_of(panel)
    assert words_of(third, 1).splitlines()[0] in words
    assert alt_of(await shown(world, world.bruno, 3, panel=True)) == alt_of(panel)
    assert await gone(world.bruno, panel, "back") == alt_of(await shown(world, world.bruno, 2, panel=True))


@pytest.mark.parametrize("slug", SLUGS)
async def test_every_turn_of_a_finished_game_can_be_shown(world: World, slug: str) -> None:
    steps = await played(world, slug)
    turns = steps[-1].after.epoch

    alts = [
        alt_of(await shown(world, world.ada, turn, panel=panel))
        for turn in (0, turns // 2, turns - 1)
        for panel in (False, True)
    ]
    assert "" not in alts
    last = await shown(world, world.ada, turns)

    assert "**1.** " in text_of(last)
    assert control(last, ":then:.*:last").get("disabled")


async def test_a_turn_that_was_opened_again_can_be_shown(world: World) -> None:
    steps = await played(world, "carrara", undoing=True)
    undone = next(step.after.epoch for step in steps if isinstance(step.move, Undo))

    shown_then = [alt_of(await shown(world, world.ada, undone + turn)) for turn in (-2, -1, 0)]

    assert shown_then[0] == shown_then[2] != shown_then[1]
    assert "Ada's turn was undone" in text_of(await shown(world, world.ada, undone))


async def test_a_past_board_works_after_a_restart_and_in_german(world: World) -> None:
    await played(world, "hamlet", 5)
    await world.ada.slash(world.channel, "settings", language="de")
    board = await shown(world, world.ada, 4)
    await world.restart()

    there = (await click(world.ada, board, ":then:.*:back")).response

    assert there is not None
    assert "Nach Zug 3 von 5" in text_of(there)
    assert labels_of(there) == ["Meine Ansicht damals", "In Worten", "Was bisher geschah"]


async def test_who_only_watches_has_no_panel(world: World) -> None:
    await played(world, "carrara", 5)

    assert labels_of(await shown(world, world.chiara, 3)) == ["In words", "What happened"]
    said = answer(await world.chiara.slash(world.channel, "game show", game="1", turn=3, panel=True))
    assert "Ada, Bruno" in said


async def test_what_others_do_in_the_open_round_is_not_on_the_board_of_now(world: World) -> None:
    await start(world, world.bruno)
    _, _, before = alt_of(await shown(world, world.bruno, 0)).partition("Draw pile")
    await place_first(world.ada, await panel_of(world, world.ada))

    waiting, _, after = alt_of(await shown(world, world.bruno, 9999)).partition("Draw pile")

    assert waiting.endswith("Waiting for Bruno. Ready: Ada. ")
    assert after == before


async def test_the_log_leads_to_boards_and_back(world: World) -> None:
    await played(world, "hamlet", 9)
    log = (await world.ada.slash(world.channel, "game log", game="1", turn=1)).response
    assert log is not None

    board = (await click(world.ada, log, ":then:")).response
    assert board is not None
    assert "After turn 8 of 9" in text_of(board)
    assert alt_of(board)
    back = (await click(world.ada, board, ":log:")).response

    assert back is not None
    assert "Turn 8 · " in text_of(back)
    assert not back.attachments


async def test_the_words_of_a_board_lead_to_the_log(world: World) -> None:
    await played(world, "tiny_towns", 2)
    words = (await click(world.chiara, world.board, ":words:")).response
    assert words is not None

    log = answer(await click(world.chiara, words, ":newest-log:"))

    assert "-# Turn 2 · Round 2" in log


async def test_what_was_hidden_from_me_stays_hidden_until_the_game_is_over(world: World) -> None:
    await played(world, "carrara", 5)
    during = await world.bot.replays.of(1, world.bruno.id)
    views = [during.view(number, 1) for number in range(during.length)]

    assert {view.players[0].screen for view in views} == {None}
    assert {card for view in views for card in view.stack} == {FACE_DOWN}


async def test_a_day_that_is_not_over_has_no_past(world: World) -> None:
    panel = await finished_daily(world)

    said = answer(await world.ada.slash(world.channel, "game show", game="1", turn=3))
    forged = answer(await world.click_forged(world.ada, "gh:b:then:1:-:here.3"))
    await world.env.advance_time(2 * 24 * 3600)

    assert "isn't over" in said
    assert "isn't over" in forged
    assert panel is not None
    assert alt_of(await shown(world, world.ada, 3))


async def test_turns_are_suggested(world: World) -> None:
    steps = await played(world, "carrara")
    turns = steps[-1].after.epoch

    some = await world.ada.autocomplete(world.channel, "game show", "turn", "", game="1")
    twenties = await world.ada.autocomplete(world.channel, "game show", "turn", "2", game="1")

    assert len(some) > 12
    assert some[0] == {"name": "Turn 1 · Round 1 · Ada", "value": 1}
    assert {str(choice["value"])[0] for choice in twenties} == {"2"}
    assert max(choice["value"] for choice in some) > turns // 2


async def test_a_game_of_older_rules_has_no_past(world: World) -> None:
    await played(world, "tiny_towns", 2)
    await world.bot.database.write(Transaction.run, "UPDATE game SET rules_version = 0")

    assert "older rules" in answer(await world.ada.slash(world.channel, "game show", game="1", turn=1))
    assert await world.ada.autocomplete(world.channel, "game show", "turn", "", game="1") == []
