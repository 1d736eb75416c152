"""A panel that its owner still has open moves on by itself, as long as Discord lets the bot edit it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client import Guildhall
from bot.table.managing import By
from bot.table.positions import Position
from bot.ui import open_panels, panels
from bot.ui.messages import MessageBuilder
from bot.ui.open_panels import LIFETIME
from tests.bot.conftest import World, ids_of, labels_of, tap, text_of
from tests.bot.publishing.test_publisher import requests
from tests.bot.table.auction import alone, answers_of, at_a_table, bid, panel_of

pytestmark = pytest.mark.usefixtures("lantern_auction")

#: Edits of private messages: after the first answer to a tap, and by it.
EDITS, ANSWERS = "PATCH /webhooks/", "POST /interactions/"


def edits(world: World) -> int:
    """How often a panel was edited, by a tap on it or by itself."""
    return requests(world, EDITS) + requests(world, ANSWERS)


async def test_the_next_round_appears_in_an_open_panel_by_itself(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    assert "Waiting for Bruno" in text_of(ada)

    await bid(world.bruno, bruno)

    assert "Which lantern do you bid?" in text_of(ada)
    assert "**Bruno** bid" in text_of(ada)
    assert len(answers_of(ada)) == 2
    assert ada.attachments


async def test_a_panel_that_moved_on_can_be_tapped(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    await bid(world.bruno, bruno)

    await bid(world.ada, ada)

    assert "Waiting for Bruno" in text_of(ada)


async def test_a_waiting_panel_says_who_is_still_being_waited_for(world: World) -> None:
    await world.ada.slash(world.channel, "lantern-auction new")
    await world.bruno.slash(world.channel, "game join")
    await world.chiara.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    ada, bruno = await panel_of(world, world.ada), await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    assert "Waiting for Bruno, Chiara" in text_of(ada)

    await bid(world.bruno, bruno)

    assert "Waiting for Chiara" in text_of(ada)
    assert "Bruno bid" not in text_of(ada), "the round is sealed"


async def test_a_panel_in_which_somebody_is_choosing_is_left_alone(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    before = edits(world)

    await bid(world.bruno, bruno)

    assert edits(world) - before == 1, "only Bruno's own tap"
    assert "Which lantern do you bid?" in text_of(ada)


async def test_a_tap_edits_its_own_panel_once(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    await tap(world.bruno, bruno, answers_of(bruno)[0])
    before = edits(world)

    await tap(world.bruno, bruno, "End my turn")

    assert edits(world) - before == 2, "Bruno's panel and Ada's"


async def test_only_the_newest_panel_of_a_player_moves_on(world: World) -> None:
    old = await at_a_table(world)
    new = await panel_of(world, world.ada)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, new)

    await bid(world.bruno, bruno)

    assert "**Bruno** bid" in text_of(new)
    assert "**Bruno** bid" not in text_of(old)


async def test_an_older_panel_says_that_there_is_a_newer_one_and_can_be_used_again(world: World) -> None:
    older = await at_a_table(world)

    newer = await panel_of(world, world.ada)
    assert "opened this panel again" in text_of(older)
    assert labels_of(older) == ["Bring it here"]
    asked = answers_of(newer)
    assert "Bid 1" in asked

    await tap(world.ada, older, "Bring it here")

    assert answers_of(older) == asked
    assert labels_of(newer) == ["Bring it here"]


async def test_nothing_is_sent_once_a_panel_cannot_be_edited_any_more(world: World) -> None:
    ada = await at_a_table(world)
    await bid(world.ada, ada)
    await world.env.advance_time(LIFETIME)
    bruno = await panel_of(world, world.bruno)
    before = edits(world)

    await bid(world.bruno, bruno)

    assert edits(world) - before == 2, "only Bruno's own taps"
    assert "Waiting for Bruno" in text_of(ada)


async def test_after_a_restart_panels_stay_as_they_are_and_still_work(world: World) -> None:
    ada = await at_a_table(world)
    await bid(world.ada, ada)
    await world.restart()

    await bid(world.bruno, await panel_of(world, world.bruno))
    assert "Waiting for Bruno" in text_of(ada)
    await tap(world.ada, ada, "Refresh")

    assert "Which lantern do you bid?" in text_of(ada)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008), (404, 0), (500, 0)])
async def test_a_panel_that_was_dismissed_is_forgotten_without_a_word(
    world: World, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    await tap(world.bruno, bruno, answers_of(bruno)[0])
    token = world.bot.open_panels._panels[1, world.ada.id].interaction.token
    world.env.inject_error("PATCH", f"/webhooks/*/{token}/messages/*", status=status, code=code, times=None)
    caplog.clear()

    await tap(world.bruno, bruno, "End my turn")

    assert (1, world.ada.id) not in world.bot.open_panels._panels
    assert caplog.records == []
    assert "Round" in text_of(world.board) or "Prize 2" in text_of(world.board)


async def test_each_panel_speaks_its_owners_language_and_shows_their_own_hand(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    await world.ada.slash(world.channel, "settings", language="de")

    await bid(world.bruno, bruno)

    own = answers_of(bruno)
    assert "Welche Laterne" in text_of(ada)
    assert answers_of(ada) != own


async def test_a_panel_shows_the_end_of_the_game_and_is_left_alone_then(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    await bid(world.bruno, bruno)
    await bid(world.ada, ada)
    await bid(world.bruno, bruno)
    await bid(world.ada, ada)

    await bid(world.bruno, bruno)

    assert "The game is over" in text_of(ada)
    assert ":choose:" not in ids_of(ada)
    assert world.bot.open_panels._panels == {}


async def test_the_panels_of_a_cancelled_game_say_so(world: World) -> None:
    ada = await at_a_table(world)

    await world.env.as_bot(lambda: world.bot.managing.cancel(1, By(world.bruno.id, "holidays")))

    assert "A moderator cancelled this game" in text_of(ada)
    assert "holidays" in text_of(ada)
    assert ids_of(ada) == ""
    assert ada.attachments == []


async def test_a_solo_panel_shows_how_the_computer_ended_the_game(world: World) -> None:
    panel = await alone(world)

    await world.ada.slash(world.channel, "game leave", sure=True)

    assert "The game is over" in text_of(panel)
    assert "Play again" in labels_of(panel)


async def test_whoever_has_a_panel_open_is_pinged_by_the_board_all_the_same(world: World) -> None:
    ada = await at_a_table(world)
    await bid(world.ada, ada)

    await bid(world.bruno, await panel_of(world, world.bruno))

    assert {user.id for user in world.board.mentions} == {world.ada.id, world.bruno.id}


async def test_only_so_many_panels_are_remembered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "MOST_PANELS", 1)
    await at_a_table(world)

    await panel_of(world, world.bruno)

    assert list(world.bot.open_panels._panels) == [(1, world.bruno.id)]


async def test_a_panel_whose_owner_is_answered_while_it_is_being_redrawn_is_redrawn_once_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was drawn earlier may arrive later."""
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await bid(world.ada, ada)
    await tap(world.bruno, bruno, answers_of(bruno)[0])
    answer_meanwhile(world, monkeypatch)
    before = edits(world)

    await tap(world.bruno, bruno, "End my turn")

    assert edits(world) - before == 3, "Bruno's panel, Ada's, and Ada's once more"


def answer_meanwhile(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """While Ada's panel is being redrawn the next time, she is answered."""
    registry, build = world.bot.open_panels, panels.build
    interaction = registry._panels[1, world.ada.id].interaction

    async def overtaken(bot: Guildhall, position: Position, *rest: Any, **named: Any) -> MessageBuilder:
        if position.seat is not None and position.seat.name == "Ada":
            monkeypatch.setattr(panels, "build", build)
            registry.keep(interaction, position, "")
        return await build(bot, position, *rest, **named)

    monkeypatch.setattr(panels, "build", overtaken)
