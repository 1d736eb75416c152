"""How turns end: by themselves once nothing is left to choose, together with a move, or after asking once."""

from __future__ import annotations

from dataclasses import replace as set_fields
from typing import Any
from unittest.mock import ANY

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.games import GameRow
from games.core import Answers, Seat
from games.tiny_towns.state import Resource, Square, SquareName
from tests.bot import playing
from tests.bot.conftest import World, answer, choose, click, controls_of, labels_of, tap, tap_each, text_of
from tests.bot.table.auction import alone, answers_of, at_a_table, kept, log_of, panel_of
from tests.example.controller import CONTROLLER
from tests.example.rules import GAME, State, ask

END = '{"do":"end"}'
GREEN = 3
#: Brick, glass and the wheat that makes a Cottage of them.
NEARLY_A_COTTAGE: dict[SquareName, Square] = {"A2": "B", "B2": "G"}
WHEAT: tuple[Resource, ...] = ("H", "H", "H")

pytestmark = pytest.mark.usefixtures("lantern_auction")


async def epoch(world: World) -> int:
    row: GameRow | None = await world.bot.database.read(games.find, 1)
    assert row is not None
    return row.epoch


def is_green(panel: ResponseMessage, label: str) -> bool:
    return any(part["style"] == GREEN for part in controls_of(panel) if part.get("label") == label)


# --- a turn that confirms itself --------------------------------------------------------------------------------------


async def test_a_turn_with_nothing_left_to_choose_confirms_itself(world: World) -> None:
    panel = await at_a_table(world)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert await log_of(world) == [ANY, END]
    assert "Your turn is confirmed; you can still take it back. Waiting for Bruno." in text_of(panel)
    assert "Take back" in labels_of(panel)


async def test_a_typed_turn_confirms_itself_too(world: World) -> None:
    lantern = answers_of(await at_a_table(world))[0].removeprefix("Bid ")

    await world.ada.slash(world.channel, "lantern-auction do", step=f"bid {lantern}")

    assert await log_of(world) == [ANY, END]


async def test_the_last_one_ends_the_round_by_a_tap(world: World) -> None:
    ada, bruno = await at_a_table(world), await panel_of(world, world.bruno)
    await tap(world.ada, ada, answers_of(ada)[0])

    await tap(world.bruno, bruno, answers_of(bruno)[0])

    assert await epoch(world) == 0
    assert answers_of(bruno) == ["End my turn"]
    assert is_green(bruno, "End my turn")


async def test_alone_everyone_is_the_last_one(world: World) -> None:
    panel = await alone(world)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert answers_of(panel) == ["End my turn"]


async def test_a_computer_that_has_ended_is_not_waited_for(world: World) -> None:
    await world.ada.slash(world.channel, "lantern-auction new")
    await choose(world.ada, world.card, "easy")
    await world.ada.slash(world.channel, "game start")
    panel = await panel_of(world, world.ada)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert answers_of(panel) == ["End my turn"]


@pytest.mark.parametrize(("confirm", "turns", "rows"), [("never", 0, 2), ("unless_last", 0, 3), ("always", 1, 4)])
async def test_everyone_chooses_when_their_turns_confirm_themselves(
    world: World, confirm: str, turns: int, rows: int
) -> None:
    await world.ada.slash(world.channel, "settings", confirm=confirm)
    await world.bruno.slash(world.channel, "settings", confirm=confirm)
    ada, bruno = await at_a_table(world), await panel_of(world, world.bruno)

    await tap(world.ada, ada, answers_of(ada)[0])
    await tap(world.bruno, bruno, answers_of(bruno)[0])

    assert (await epoch(world), len(await log_of(world))) == (turns, rows)


async def test_the_setting_is_kept_and_said(world: World) -> None:
    before = answer(await world.ada.slash(world.channel, "settings"))
    await world.ada.slash(world.channel, "settings", confirm="never")
    await world.ada.slash(world.channel, "settings", notify="none")

    assert "ends by itself, unless that ends the round for everyone" in before
    assert "Your turns only end when you end them." in answer(await world.ada.slash(world.channel, "settings"))


def always_asked(view: State, seat: Seat, answers: Answers) -> Any:
    return ask(view, seat, answers) if answers else replace(ask(view, seat, ()), always=True)


async def test_a_question_that_must_always_be_asked_is_asked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asking = set_fields(CONTROLLER, game=set_fields(GAME, ask=always_asked))
    monkeypatch.setitem(CONTROLLERS, GAME.slug, asking)
    panel = await at_a_table(world)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert answers_of(panel) == ["End my turn"]


async def test_in_a_turn_that_others_watch_only_a_tap_ends_it(world: World) -> None:
    await world.ada.slash(world.channel, "settings", confirm="always")
    await world.bruno.slash(world.channel, "settings", confirm="always")
    player, panel = await carrara(world)

    await click(player, panel, ":turn$")
    await click(player, panel, ":I$")

    assert "End my turn" in labels_of(panel)


async def test_an_end_that_was_tapped_is_taken_back_with_the_bid_before_it(world: World) -> None:
    """Otherwise the player would be asked a question with one answer."""
    await world.ada.slash(world.channel, "settings", confirm="never")
    panel = await at_a_table(world)
    bids = answers_of(panel)
    await tap_each(world.ada, panel, bids[0], "End my turn")

    await tap(world.ada, panel, "Take back")

    assert answers_of(panel) == bids


async def test_a_move_is_taken_back_alone_if_the_turn_has_not_ended(world: World) -> None:
    await world.ada.slash(world.channel, "settings", confirm="never")
    panel = await at_a_table(world)
    bids = answers_of(panel)
    await tap(world.ada, panel, bids[0])

    await tap(world.ada, panel, "Take back")

    assert answers_of(panel) == bids
    assert len(await log_of(world)) == 2


# --- asking once ------------------------------------------------------------------------------------------------------


async def could_build(world: World) -> ResponseMessage:
    """Ada, alone, has placed the cube with which she could build a Cottage."""
    await playing.start(world)
    await playing.set_position(world, NEARLY_A_COTTAGE, WHEAT)
    panel = await playing.panel_of(world, world.ada)
    await playing.tap_first(world.ada, panel, ":1$")
    await playing.tap_first(world.ada, panel, ":B1$")
    return panel


async def test_ending_a_turn_with_something_unused_is_asked_once(world: World) -> None:
    panel = await could_build(world)
    picture = panel.attachments[0].id
    assert answers_of(panel) == ["Build Cottage", "End my round"]
    assert not is_green(panel, "End my round")

    await tap(world.ada, panel, "End my round")
    assert "You can still build: Cottage." in text_of(panel)
    assert answers_of(panel) == ["Back", "End my round anyway"]
    assert panel.attachments[0].id == picture, "nothing has changed on it"
    assert await kept(world) == "!"

    await tap(world.ada, panel, "End my round anyway")
    assert await epoch(world) == 1


async def test_whoever_thinks_better_of_it_goes_back(world: World) -> None:
    panel = await could_build(world)

    await tap_each(world.ada, panel, "End my round", "Back")

    assert answers_of(panel) == ["Build Cottage", "End my round"]
    assert await kept(world) is None


async def test_what_is_typed_while_that_is_asked_is_only_what_was_typed(world: World) -> None:
    panel = await could_build(world)
    await tap(world.ada, panel, "End my round")

    await world.ada.slash(world.channel, "tiny-towns build", building="cottage", square="B1")

    assert (await log_of(world))[-1] != END


async def test_a_typed_end_is_not_asked_about(world: World) -> None:
    await could_build(world)

    await world.ada.slash(world.channel, "tiny-towns confirm")

    assert await epoch(world) == 1


async def test_nothing_is_asked_where_the_end_can_be_taken_back(world: World) -> None:
    await playing.start(world, world.bruno)
    await playing.set_position(world, NEARLY_A_COTTAGE, resource="H")
    panel = await playing.panel_of(world, world.ada)

    await playing.tap_first(world.ada, panel, ":B1$")
    await tap(world.ada, panel, "End my round")

    assert "Waiting for Bruno" in text_of(panel)


async def test_computers_leave_no_time_to_take_it_back(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await choose(world.ada, world.card, "easy")
    await click(world.ada, world.card, ":start:")
    await playing.set_position(world, NEARLY_A_COTTAGE, resource="H")
    panel = await playing.panel_of(world, world.ada)

    await playing.tap_first(world.ada, panel, ":B1$")
    await tap(world.ada, panel, "End my round")

    assert "You can still build: Cottage." in text_of(panel)


# --- a move and the end at once ---------------------------------------------------------------------------------------


async def carrara(world: World) -> tuple[MemberActor, ResponseMessage]:
    """Ada and Bruno play Carrara: whose turn it is, and their panel."""
    await world.ada.slash(world.channel, "carrara new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    player = (world.ada, world.bruno)[(await world.bot.play.look(1, None)).waiting[0]]
    panel = (await world.open_panel(player)).response
    assert panel is not None
    return player, panel


async def test_stones_are_taken_and_the_turn_ended_by_one_tap(world: World) -> None:
    player, panel = await carrara(world)
    await click(player, panel, ":turn$")
    await click(player, panel, r":I\.[WYRGBK]$")

    await tap(player, panel, next(label for label in labels_of(panel) if ", end turn" in label))

    assert await log_of(world) == [ANY, ANY, END]
    assert await epoch(world) == 1
