"""Choosing a move by tapping: one way for every game, tried on the smallest."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers.core import Blank, Layout
from bot.storage.database import Transaction
from bot.testing.components import walk
from bot.ui.open_panels import OpenPanels
from games.core import Answers, Question, Seat
from renderers.core import Say
from tests.bot.conftest import World, answer, choose, click, controls_of, labels_of, tap, tap_each, text_of
from tests.bot.table.auction import (
    MANY,
    alone,
    answers_of,
    ask_by,
    at_a_table,
    kept,
    log_of,
    long_ids,
    many,
    only_one_way,
    panel_of,
    paying,
    sure,
)
from tests.example.rules import Move, State

pytestmark = pytest.mark.usefixtures("lantern_auction")

MOVED_ON = "The game has moved on"


def entries_of(panel: ResponseMessage) -> list[list[str]]:
    return [[entry["label"] for entry in part["options"]] for part in controls_of(panel) if "options" in part]


# --- questions and answers --------------------------------------------------------------------------------------------


async def test_answers_lead_to_a_whole_move(world: World) -> None:
    panel = await alone(world)
    assert "Which lantern do you bid?" in text_of(panel)

    await tap(world.ada, panel, "Swap a lantern")
    assert "Which lantern do you give away?" in text_of(panel)
    assert await log_of(world) == []

    await tap(world.ada, panel, answers_of(panel)[0])
    assert len(await log_of(world)) == 1
    assert "✅ You swapped" in text_of(panel)
    assert "You've already swapped a lantern in this game." in text_of(panel)


async def test_back_leads_to_the_question_before(world: World) -> None:
    panel = await alone(world)
    first = answers_of(panel)
    await tap(world.ada, panel, "Swap a lantern")

    await tap(world.ada, panel, "Back")

    assert answers_of(panel) == first
    assert "Back" not in labels_of(panel)
    assert await log_of(world) == []


async def test_a_question_with_one_answer_is_not_asked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, only_one_way)
    panel = await alone(world)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert len(await log_of(world)) == 1


async def test_the_only_move_is_not_made_without_a_tap(world: World) -> None:
    panel = await alone(world)
    await tap(world.ada, panel, answers_of(panel)[0])
    assert answers_of(panel) == ["End my turn"]

    await click(world.ada, panel, ":refresh:")
    assert len(await log_of(world)) == 1

    await tap(world.ada, panel, "End my turn")
    assert len(await log_of(world)) == 2


async def test_a_default_is_taken(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, paying)
    panel = await alone(world)
    lantern = answers_of(panel)[0].removeprefix("Bid ")

    await tap(world.ada, panel, f"Bid {lantern}")

    assert await log_of(world) == [f'{{"do":"bid","lantern":{lantern}}}']


async def test_whoever_pays_differently_is_asked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, paying)
    panel = await alone(world)
    lantern = answers_of(panel)[0].removeprefix("Bid ")

    await tap(world.ada, panel, "Pay differently")
    await tap(world.ada, panel, f"Bid {lantern}")
    await tap(world.ada, panel, "Swap a lantern")
    await tap(world.ada, panel, "Bid 200")

    assert await log_of(world) == [f'{{"do":"swap","lantern":{lantern}}}']


async def labels_after(player: MemberActor, panel: ResponseMessage, label: str) -> list[str]:
    """What can be tapped next, once this has been."""
    await tap(player, panel, label)
    return labels_of(panel)


async def test_back_undoes_one_tap_of_paying_differently(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, paying)
    panel = await alone(world)
    taps = ("Pay differently", answers_of(panel)[0], "Swap a lantern")
    before = [labels_of(panel), *[await labels_after(world.ada, panel, label) for label in taps]][:-1]

    assert [await labels_after(world.ada, panel, "Back") for _ in taps] == before[::-1]


# --- long lists -------------------------------------------------------------------------------------------------------


async def test_the_first_ten_answers_are_buttons_and_the_rest_is_in_menus(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many)
    panel = await alone(world)

    assert answers_of(panel) == [*(f"Bid {number}" for number in range(1, 11)), "More choices"]
    first, second = entries_of(panel)
    assert first == [f"Bid {number}" for number in range(11, 36)]
    assert second == [f"Bid {number}" for number in range(36, 61)]


async def test_more_answers_than_fit_have_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, many)
    panel = await alone(world)

    await tap(world.ada, panel, "More choices")
    assert entries_of(panel) == [[f"Bid {number}" for number in range(61, MANY + 1)]]
    await choose(world.ada, panel, f"no{MANY}")

    assert len(await log_of(world)) == 1


async def test_a_menu_shows_nothing_as_chosen_and_is_another_one_after_each_step(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many)
    panel = await alone(world)
    before = [(part["id"], part["custom_id"]) for part in controls_of(panel) if "options" in part]

    await tap(world.ada, panel, "More choices")

    after = [(part["id"], part["custom_id"]) for part in controls_of(panel) if "options" in part]
    assert not {number for number, _ in before} & {number for number, _ in after}
    assert not {custom_id for _, custom_id in before} & {custom_id for _, custom_id in after}
    options = [option for part in controls_of(panel) for option in part.get("options", [])]
    assert not any(option.get("default") for option in options)


def four_rows(view: State, seat: Seat, question: Question, say: Say) -> Layout:
    """A board of sixteen places with only the first four free; to Discord the others look alike."""
    free, taken = question.answers[:4], (Blank("taken"),) * 4
    return Layout((free, taken, taken, taken))


async def test_a_question_in_its_own_shape_leaves_room_for_everything_else(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many, layout=four_rows)
    panel = await alone(world)

    assert labels_of(panel)[:16] == ["no1", "no2", "no3", "no4", *["taken"] * 12]
    assert labels_of(panel)[16] == "Bid 5"
    assert entries_of(panel)
    await tap(world.ada, panel, "no1")
    assert len(await log_of(world)) == 1


# --- a half-made choice -----------------------------------------------------------------------------------------------


async def test_a_half_made_choice_survives_a_restart_and_a_new_panel(world: World) -> None:
    panel = await alone(world)
    await tap(world.ada, panel, "Swap a lantern")
    half_made = answers_of(panel)

    await world.restart()
    again = await panel_of(world, world.ada)

    assert answers_of(again) == half_made
    await tap(world.ada, panel, half_made[0])  # a button made before the restart
    assert len(await log_of(world)) == 1


async def test_nobody_else_sees_a_half_made_choice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, sure)
    panel = await at_a_table(world)
    before = await everything_seen_by(world, world.bruno)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert await kept(world)
    assert await everything_seen_by(world, world.bruno) == before
    assert await log_of(world) == []


async def everything_seen_by(world: World, player: MemberActor) -> list[Any]:
    """Text, controls, alt texts and pictures of the board, the panel, the words, the log and the suggestions."""
    panel = await panel_of(world, player)
    seen: list[Any] = [text_of(world.board), await world.board.attachments[0].read(), world.board.edited_at]
    seen += [text_of(panel), await panel.attachments[0].read(), panel.attachments[0].description]
    seen += [part.get("label") for part in walk(panel.components)]
    seen += [answer(await click(player, world.board, ":words:")), answer(await player.slash(world.channel, "game log"))]
    seen += await player.autocomplete(world.channel, "lantern-auction do", "step", "")
    return seen


async def test_a_half_made_choice_that_no_longer_fits_is_dropped(world: World) -> None:
    panel = await alone(world)
    first = answers_of(panel)
    await tap(world.ada, panel, "Swap a lantern")
    await world.bot.database.write(Transaction.run, "UPDATE seat SET choice = 'swap/99'")

    again = await panel_of(world, world.ada)

    assert answers_of(again) == first
    assert await kept(world) is None


async def test_a_half_made_choice_ends_with_the_move(world: World) -> None:
    panel = await alone(world)
    await tap(world.ada, panel, "Swap a lantern")
    assert await kept(world) == "swap"

    await tap(world.ada, panel, answers_of(panel)[0])

    assert await kept(world) is None


async def test_looking_at_a_panel_keeps_nothing(world: World) -> None:
    await alone(world)

    assert await kept(world) is None


async def test_a_choice_that_cannot_be_kept_is_shown_all_the_same(world: World) -> None:
    panel = await alone(world)
    with closing(sqlite3.connect(world.config.storage.path)) as other, other:
        other.execute("CREATE TRIGGER broken BEFORE UPDATE ON seat BEGIN SELECT RAISE(ABORT, 'broken'); END")

    result = await tap(world.ada, panel, "Swap a lantern")

    assert "Which lantern do you give away?" in text_of(panel)
    assert result.followups == []


# --- typed instead of tapped ------------------------------------------------------------------------------------------


async def test_a_line_of_several_moves_is_made_as_a_whole(world: World) -> None:
    first, second, _ = (label.removeprefix("Bid ") for label in answers_of(await alone(world))[:3])

    await world.ada.slash(world.channel, "lantern-auction do", step=f"swap {first} bid {second} end")

    assert len(await log_of(world)) == 3


async def test_a_line_that_is_refused_makes_no_move_and_shows_nothing_that_was_drawn(world: World) -> None:
    hand = [label.removeprefix("Bid ") for label in answers_of(await alone(world))[:3]]
    unknown = [str(number) for number in range(1, 10) if str(number) not in hand]

    said = {
        answer(await world.ada.slash(world.channel, "lantern-auction do", step=f"swap {hand[0]} bid {number}")).replace(
            number, "?"
        )
        for number in unknown
    }

    assert len(said) == 1, "the lantern that would be drawn is refused like any other"
    assert await log_of(world) == []


async def test_the_moves_that_are_suggested_are_found_off_the_event_loop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noting(view: State, seat: Seat, answers: Answers) -> Question | Move:
        threads.append(threading.current_thread().name)
        return sure(view, seat, answers)

    await alone(world)
    ask_by(monkeypatch, noting)
    suggested = await world.ada.autocomplete(world.channel, "lantern-auction do", "step", "bid")

    assert suggested
    assert [name for name in threads if name.startswith("thinking")]


# --- ids that would be too long ---------------------------------------------------------------------------------------


async def test_answers_that_do_not_fit_into_an_id_are_kept_and_not_cut(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, long_ids)
    panel = await alone(world)
    first, second, third = answers_of(panel)

    await tap_each(world.ada, panel, first, second, third, second)

    assert await log_of(world) == [f'{{"do":"bid","lantern":{second.removeprefix("Bid ")}}}']


async def test_back_is_one_question_even_if_the_answers_do_not_fit_into_an_id(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, long_ids)
    panel = await alone(world)
    first = answers_of(panel)[0]
    await tap_each(world.ada, panel, first, first, first)
    three = await kept(world)

    await tap(world.ada, panel, "Back")

    assert three is not None
    assert await kept(world) == three.rpartition("/")[0]


async def test_a_long_choice_goes_on_after_a_restart(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ask_by(monkeypatch, long_ids)
    panel = await alone(world)
    first = answers_of(panel)[0]
    await tap_each(world.ada, panel, first, first, first)

    await world.restart()
    await tap(world.ada, panel, first)

    assert len(await log_of(world)) == 1


async def test_a_button_never_goes_on_from_another_choice_than_its_own(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, long_ids)
    monkeypatch.setattr(OpenPanels, "_retire", lambda *_: None)  # as if an older panel could no longer be edited
    panel, other = await alone(world), await panel_of(world, world.ada)
    first, second, _ = answers_of(panel)
    await tap_each(world.ada, panel, first, first, first)
    await tap_each(world.ada, other, second, second, second)

    await tap(world.ada, panel, first)

    assert MOVED_ON in text_of(panel)
    assert await log_of(world) == []
