"""What a tap costs: what is read, decoded, written and drawn for it, in which order, and in how many files."""

from __future__ import annotations

import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from simcord.results import ResponseMessage

import bot
from bot.storage import games
from bot.storage.errors import NotKept
from bot.table import positions
from bot.table.positions import Position
from games.core import decode_state
from tests.bot import playing
from tests.bot.conftest import World, click, tap, tap_each, text_of
from tests.bot.table.auction import (
    Ask,
    alone,
    answers_of,
    ask_by,
    at_a_table,
    kept,
    long_ids,
    many,
    panel_of,
    sure,
    with_a_clock,
)
from tests.example.pictures import RENDERER
from tests.waiting import until

ROOT = Path(bot.__file__).parents[1]
#: A newcomer who follows a move has to read no more than this.
MOST_FILES = 19

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
        pytest.param(alone, sure, ["read find", "decode", "write keep_choice", "draw"], id="question"),
        pytest.param(alone, many, ["read find", "decode", "write record", "draw"], id="move"),
        pytest.param(at_a_table, many, ["read find", "decode", "write record", "draw"], id="move with others"),
        pytest.param(with_a_clock, many, ["read find", "decode", "write record", "draw"], id="move with a clock"),
    ],
)
async def test_a_tap_costs_one_read_one_decode_and_one_write(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch, open_panel: Open, ask: Ask, expected: list[str]
) -> None:
    ask_by(monkeypatch, ask, renderer=draw_into(steps))
    panel = await open_panel(world)
    steps.clear()

    await tap(world.ada, panel, answers_of(panel)[0])

    assert steps == expected, "a half-made choice is kept after it was shown, and its preview follows; a move before"


async def test_a_picture_is_drawn_while_its_move_is_being_saved(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many, renderer=draw_into(steps))
    panel = await alone(world)
    save_once_drawn(world, steps, monkeypatch)

    await tap(world.ada, panel, answers_of(panel)[0])

    assert steps == ["read find", "decode", "draw", "write record"]


async def test_nothing_of_a_move_that_could_not_be_saved_is_shown(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many, renderer=draw_into(steps))
    panel = await alone(world)
    (before,) = panel.attachments
    save_once_drawn(world, steps, monkeypatch, NotKept("the disk is full"))

    result = await tap(world.ada, panel, answers_of(panel)[0])

    assert "wasn't saved" in text_of(result.response or result.followups[0])
    assert [picture.id for picture in panel.attachments] == [before.id]


def save_once_drawn(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch, problem: Exception | None = None
) -> None:
    """From now on, nothing is saved before a panel has been drawn; then there may be a problem."""
    write = world.bot.database.write
    steps.clear()

    async def late(*args: Any, **kwargs: Any) -> Any:
        await until(lambda: "draw" in steps)
        if problem is not None:
            raise problem
        return await write(*args, **kwargs)

    monkeypatch.setattr(world.bot.database, "write", late)


async def test_a_move_taken_back_costs_no_more(world: World, steps: list[str]) -> None:
    panel = await at_a_table(world)
    await tap(world.ada, panel, answers_of(panel)[0])
    steps.clear()

    await tap(world.ada, panel, "Take back")

    assert steps == ["read find", "decode", "write record"]


@pytest.mark.parametrize(
    ("command", "options", "written"),
    [
        ("tiny-towns place", {"square": "A1"}, "write record"),
        ("welcome-to combine", {"number": 1, "action": 2}, "write keep_choice"),
    ],
)
async def test_a_typed_answer_costs_no_more_once_the_game_is_found(
    world: World, steps: list[str], command: str, options: dict[str, Any], written: str
) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await world.ada.slash(world.channel, "solo", game="welcome_to", seed="tapping")
    steps.clear()

    await world.ada.slash(world.channel, command, **options)

    assert steps == ["read open_of", "read find", "decode", written]


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

    (before,) = panel.attachments

    await tap(world.ada, panel, tapped)

    (after,) = panel.attachments
    assert "draw" not in steps
    assert (after.id, after.description) == (before.id, before.description), "nor is it sent again"


async def test_a_picture_that_another_tap_has_replaced_is_drawn_again(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel is edited for one tap while another, which would leave its picture alone, is on its way."""
    ask_by(monkeypatch, many, renderer=draw_into(steps))
    panel = await alone(world)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    steps.clear()

    await tap(world.ada, panel, "Refresh")

    assert "draw" in steps
    assert len(panel.attachments) == 1


async def test_a_panel_is_drawn_again_when_somebody_else_has_ended(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_by(monkeypatch, many, renderer=draw_into(steps))
    panel, other = await at_a_table(world), await panel_of(world, world.bruno)
    await tap(world.bruno, other, answers_of(other)[0])
    steps.clear()

    await click(world.ada, panel, ":refresh:")

    assert "draw" in steps


def keep_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> tuple[Callable[[Position], Awaitable[None]], list[Position]]:
    """What keeps a half-made choice, and those that wait for it."""
    keep, late = world.bot.play.keep_choice, list[Position]()

    async def wait_with_it(position: Position) -> None:
        late.append(position)

    monkeypatch.setattr(world.bot.play, "keep_choice", wait_with_it)
    return keep, late


async def test_a_late_half_made_choice_does_not_come_back_after_a_move(
    world: World, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice of the first tap is written only after the second tap has made a move."""
    ask_by(monkeypatch, sure)
    panel = await alone(world)
    keep, late = keep_later(world, monkeypatch)
    await tap(world.ada, panel, answers_of(panel)[0])
    await tap(world.ada, panel, answers_of(panel)[0])
    await keep(late[0])

    row = await world.bot.database.read(games.find, 1)
    assert row is not None
    assert "write record" in steps
    assert late[0].standing is not None
    assert not late[0].standing.untouched, "there was something to keep"
    assert row.seats[0].choice is None


@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 0)])
async def test_the_last_of_two_quick_taps_is_kept(
    world: World, monkeypatch: pytest.MonkeyPatch, first: int, then: int
) -> None:
    """Both taps have been shown before either choice is written."""
    ask_by(monkeypatch, sure)
    panel = await alone(world)
    keep, late = keep_later(world, monkeypatch)
    await tap_each(world.ada, panel, answers_of(panel)[0], "Back")
    await keep(late[first])
    await keep(late[then])

    assert await kept(world) is None, "the last tap went back to the first question"


async def test_looking_writes_nothing(world: World, steps: list[str]) -> None:
    panel = await alone(world)
    steps.clear()

    await click(world.ada, panel, ":refresh:")

    assert steps == ["read find", "decode"]


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def visited() -> Iterator[set[Path]]:
    """The files whose code has run, on any thread that starts after this fixture and on the one that asks for it."""
    found: set[Path] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        found.add(Path(frame.f_code.co_filename))

    threading.setprofile(note)
    yield found
    threading.setprofile(None)
    sys.setprofile(None)


def shared(files: set[Path]) -> list[str]:
    """Those every game has in common: the bot's and the core's, without the simulated Discord and the pictures."""
    ours = {file.relative_to(ROOT) for file in files if file.is_relative_to(ROOT)}
    return sorted(
        str(file)
        for file in ours
        if (file.parts[0] == "bot" and file.parts[1] not in ("sandbox", "testing") and len(file.parts) < 4)
        or (file.parts[0] == "games" and len(file.parts) == 2)
    )


async def test_a_move_goes_through_few_files(visited: set[Path], world: World) -> None:
    await world.ada.slash(world.channel, "settings", confirm="never")  # what is posted at the end is another matter
    await playing.start(world, world.bruno)
    panel = await playing.panel_of(world, world.ada)
    visited.clear()

    sys.setprofile(threading.getprofile())
    await playing.place_first(world.ada, panel)
    sys.setprofile(None)

    assert {"bot/ui/controls.py", "bot/storage/games.py", "games/turns.py"} <= {*shared(visited)}
    assert len(shared(visited)) <= MOST_FILES, "\n".join(shared(visited))
