"""What counts as a bad answer."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import pytest

from bot.languages import language
from bot.storage.errors import Damaged, MoveNotKept, NotKept, NotRead
from bot.table.refusals import BrokenGame, Refusal
from bot.testing import judging
from bot.testing.commands import Call, find_commands
from bot.testing.judging import APOLOGIES, apology, problems, watched_log, watched_loop
from bot.testing.simulated import Outcome, called, send, typed
from tests.bot.conftest import World, answer


async def outcome_of(world: World, path: str) -> Outcome:
    command = next(command for command in find_commands(world.bot.tree) if command.path == path)
    (outcome,) = await send(world.env, called(world.ada, world.channel, Call(command, {})))
    return outcome


def lobby_does(world: World, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(world.bot.lobby, "open", broken)


async def test_an_answer_is_no_problem(world: World) -> None:
    assert problems(await outcome_of(world, "tiny-towns new")) == []


async def test_a_kind_refusal_is_no_problem(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby_does(world, monkeypatch, Refusal("no-such-game"))

    assert problems(await outcome_of(world, "tiny-towns new")) == []


FAILURES: dict[str, Exception] = {
    "error-unexpected": RuntimeError("boom"),
    "error-not-read": NotRead("locked"),
    "error-not-kept": NotKept("full"),
    "error-move-not-kept": MoveNotKept("full"),
    "error-damaged": Damaged("row"),
    "error-game-broken": BrokenGame(42, "damaged"),
    "error-discord": aiohttp.ClientError("gone"),
}


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("name", FAILURES)
async def test_an_apology_is_a_problem_unless_the_trial_caused_it(
    world: World, monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    world.bot.languages.remember(world.ada.id, code)
    lobby_does(world, monkeypatch, FAILURES[name])

    outcome = await outcome_of(world, "tiny-towns new")

    assert len(problems(outcome)) == 1
    assert problems(outcome, caused=[name]) == []
    assert problems(outcome, caused={*APOLOGIES} - {name}) == problems(outcome)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("name", APOLOGIES)
def test_every_apology_is_recognised(name: str, code: str) -> None:
    assert apology(language(code)(name, id="1f2e3d", number=42)) == name


async def test_silence_is_a_problem(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def turned_away(interaction: object) -> bool:
        return False

    monkeypatch.setattr(world.bot, "admits", turned_away)

    assert problems(await outcome_of(world, "help")) == ["silence"]


async def test_a_bot_that_is_about_to_stop_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot, "is_open", False)

    said = answer(await world.ada.slash(world.channel, "help"))
    monkeypatch.undo()

    assert said == "I'm restarting right now. Try again in a moment."


async def test_thinking_for_ever_is_a_problem(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forgotten(*_: object, **__: object) -> None: ...

    monkeypatch.setattr("bot.ui.opening.open_table", forgotten)

    assert problems(await outcome_of(world, "tiny-towns new")) == ["nothing came after it was deferred"]


async def test_too_many_suggestions_are_a_problem(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "OPTION_LIMIT", 0)
    await world.ada.slash(world.channel, "tiny-towns new")
    command = next(command for command in find_commands(world.bot.tree) if command.path == "game join")

    (outcome,) = await send(world.env, typed(world.ada, world.channel, command, command.options[0], "", {}))

    assert problems(outcome) == ["1 suggestions"]


def test_errors_in_the_log_are_collected_with_their_cause() -> None:
    log = logging.getLogger("bot.somewhere")

    with watched_log() as logged:
        log.warning("careful")
        log.error("broken", exc_info=ValueError("why"))

    assert logged == ["bot.somewhere: broken: ValueError('why')"]


async def test_whoever_keeps_the_event_loop_busy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "LONGEST_BLOCK", 0.0)

    with watched_loop() as blocked:
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # only now has the step between the two ended

    assert blocked[0].startswith("blocked the event loop for 0.00 s: <Handle ")
