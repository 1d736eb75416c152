"""The picture of a question follows its controls, unless it's there already or somebody has gone on by then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.client import Guildhall
from bot.languages import Language
from bot.publishing import drawing
from bot.publishing.drawing import Recent
from bot.storage.errors import NotKept
from bot.table.positions import Position
from bot.ui import panels
from bot.ui.messages import MessageBuilder
from renderers.core import Picture
from tests.bot.conftest import World, answer, tap
from tests.bot.publishing.test_publisher import requests
from tests.bot.table.auction import alone, answers_of, ask_by, at_a_table, panel_of, sure
from tests.waiting import drain

pytestmark = pytest.mark.usefixtures("lantern_auction")

#: The answer to a tap, and what follows it.
ANSWERS, FOLLOWING = "POST /interactions/", "PATCH /webhooks/"


@pytest.fixture
def drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pictures that are drawn."""
    found: list[str] = []
    draw = world.bot.drawing.draw

    async def noted(content: Any, *args: Any) -> Any:
        found.append(content[0])
        return await draw(content, *args)

    monkeypatch.setattr(world.bot.drawing, "draw", noted)
    return found


async def test_whoever_goes_on_before_the_picture_of_a_question_is_drawn_gets_only_the_next_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, sure)
    panel = await alone(world)
    overtake_the_next_picture(world, monkeypatch)
    answers, following = requests(world, ANSWERS), requests(world, FOLLOWING)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert requests(world, ANSWERS) - answers == 1
    assert requests(world, FOLLOWING) - following == 1


def overtake_the_next_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the next picture of Ada's panel is being drawn, she is asked something else."""
    registry, draw = world.bot.open_panels, panels.draw
    asked_next = MessageBuilder().text("And then?").known_picture("panel", "the picture of the question before")

    async def overtaken(bot: Guildhall, position: Position, say: Language) -> Picture:
        monkeypatch.setattr(panels, "draw", draw)
        registry.keep(registry._panels[1, world.ada.id].interaction, position, "", unpainted=asked_next)
        return await draw(bot, position, say)

    monkeypatch.setattr(panels, "draw", overtaken)


async def test_whoever_goes_back_sees_the_earlier_picture_at_once(
    world: World, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, sure)
    panel = await alone(world)
    (first,) = panel.attachments
    await tap(world.ada, panel, answers_of(panel)[0])
    drawn.clear()
    following = requests(world, FOLLOWING)

    await tap(world.ada, panel, "Back")

    (shown,) = panel.attachments
    assert shown.filename == first.filename
    assert drawn == []
    assert requests(world, FOLLOWING) == following, "it came with the answer"


async def test_a_panel_that_is_opened_again_is_not_drawn_again(world: World, drawn: list[str]) -> None:
    (first,) = (await at_a_table(world)).attachments
    drawn.clear()

    again = await panel_of(world, world.ada)

    assert drawn == []
    assert again.attachments[0].filename == first.filename


async def test_what_a_move_would_have_led_to_is_not_shown_after_another_one_if_it_was_not_saved(
    world: World, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await at_a_table(world)
    first, second, _ = answers_of(panel)
    drawn.clear()
    with monkeypatch.context() as failing:
        failing.setattr(world.bot.database, "write", fails_once_drawn(world, failing))
        assert "Your move wasn't saved" in answer(await tap(world.ada, panel, first))
    (unsaved,) = drawn

    await world.ada.slash(world.channel, "lantern-auction bid", lantern=second.split()[-1])

    assert drawn.count(unsaved) > 1, "although it has the same name, it shows another move"


def fails_once_drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Awaitable[None]]:
    """The database refuses to write once the next picture is there."""
    draw, there = world.bot.drawing.draw, asyncio.Event()

    async def noted(*args: Any) -> Any:
        try:
            return await draw(*args)
        finally:
            there.set()

    async def write(*_: object) -> None:
        await there.wait()
        await drain()
        raise NotKept("database is locked")

    monkeypatch.setattr(world.bot.drawing, "draw", noted)
    return write


def test_only_the_pictures_that_were_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_RECENT", 2)
    recent = Recent[str]()
    recent.put("first", "1")
    recent.put("second", "2")
    recent.get("first")
    recent.put("third", "3")

    assert [recent.get(name) for name in ("first", "second", "third")] == ["1", None, "3"]
