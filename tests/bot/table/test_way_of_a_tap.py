"""How long the way of a tap is: what is read, decoded, written and drawn for it, and in which order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.table import positions
from games.core import decode_state
from tests.bot.conftest import World, click, tap, tap_each
from tests.bot.table.auction import Ask, alone, answers_of, ask_by, at_a_table, long_ids, many, panel_of, sure
from tests.example.pictures import RENDERER

Open = Callable[[World], Awaitable[ResponseMessage]]

pytestmark = pytest.mark.usefixtures("lantern_auction")


@pytest.fixture
def steps(world: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the bot does for the person who taps, without what it posts at the same time."""
    found: list[str] = []
    database = world.bot.database
    read, write = database.read, database.write

    async def reading(query: Any, *args: Any, **kwargs: Any) -> Any:
        found.append(f"read {query.__name__}")
        return await read(query, *args, **kwargs)

    async def writing(query: Any, *args: Any, **kwargs: Any) -> Any:
        found.append(f"write {query.__name__}")
        return await write(query, *args, **kwargs)

    def decoding(*args: Any) -> Any:
        found.append("decode")
        return decode_state(*args)

    def nobody() -> None:
        """Neither the publisher nor the computers are woken."""

    monkeypatch.setattr(database, "read", reading)
    monkeypatch.setattr(database, "write", writing)
    monkeypatch.setattr(positions, "decode_state", decoding)
    monkeypatch.setattr(world.bot.publisher, "kick", nobody)
    monkeypatch.setattr(world.bot.timers, "kick", nobody)
    return found


def draw_into(steps: list[str]) -> Any:
    """The game's pictures, with a note for each panel that is drawn."""

    def panel(*args: Any) -> Any:
        steps.append("draw")
        return RENDERER.panel(*args)

    return replace(RENDERER, panel=panel)


@pytest.mark.parametrize(
    ("open_panel", "ask", "expected"),
    [
        pytest.param(alone, sure, ["read find", "decode", "draw", "write keep_choice"], id="question"),
        pytest.param(alone, many, ["read find", "decode", "write record", "draw"], id="move"),
        pytest.param(at_a_table, many, ["read find", "decode", "write record", "draw"], id="move with others"),
    ],
)
async def test_a_tap_costs_one_read_one_decode_and_one_write(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch, open_panel: Open, ask: Ask, expected: list[str]
) -> None:
    ask_by(monkeypatch, ask, renderer=draw_into(steps))
    panel = await open_panel(world)
    steps.clear()

    await tap(world.ada, panel, answers_of(panel)[0])

    assert steps == expected, "a half-made choice is kept after it was shown, a move before"


async def test_a_move_taken_back_costs_no_more(world: World, steps: list[str]) -> None:
    panel = await at_a_table(world)
    await tap(world.ada, panel, answers_of(panel)[0])
    steps.clear()

    await tap(world.ada, panel, "Take back")

    assert steps == ["read find", "decode", "write record"]


async def test_a_choice_whose_answers_are_kept_costs_no_more(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, long_ids)
    panel = await alone(world)
    first = answers_of(panel)[0]
    await tap_each(world.ada, panel, first, first, first)
    steps.clear()

    await tap(world.ada, panel, first)

    assert steps == ["read find", "decode", "write record"]


@pytest.mark.parametrize(("ask", "tapped"), [(many, "More choices"), (sure, "Refresh")])
async def test_a_picture_that_has_not_changed_is_not_drawn_again(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch, ask: Ask, tapped: str
) -> None:
    ask_by(monkeypatch, ask, renderer=draw_into(steps))
    panel = await alone(world)
    steps.clear()

    await tap(world.ada, panel, tapped)

    assert "draw" not in steps


async def test_a_panel_is_drawn_again_when_somebody_else_has_ended(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many, renderer=draw_into(steps))
    panel, other = await at_a_table(world), await panel_of(world, world.bruno)
    await tap(world.bruno, other, answers_of(other)[0])
    await tap(world.bruno, other, "End my turn")
    steps.clear()

    await click(world.ada, panel, ":refresh:")

    assert "draw" in steps


async def test_looking_writes_nothing(world: World, steps: list[str]) -> None:
    panel = await alone(world)
    steps.clear()

    await click(world.ada, panel, ":refresh:")

    assert steps == ["read find", "decode"]
