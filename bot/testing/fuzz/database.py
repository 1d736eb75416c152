"""Random damage to a database: the bot refuses to start with it, or goes on and answers as well as it can."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

from bot.storage import outside
from bot.storage.damage import change_cell, damage, tables
from bot.storage.errors import StorageError
from bot.testing.commands import Call, Command
from bot.testing.fuzz.mutations import mutated
from bot.testing.fuzz.report import Judged, excerpt
from bot.testing.judging import apology, problems, said, watched_log
from bot.testing.server import Server, open_server
from bot.testing.simulated import Outcome, called, send

#: How many commands are tried on each damaged database, and on each damaged row.
TRIED, TRIED_ON_ROW = 8, 3
#: How many rows are damaged one after the other before the bot starts again: it remembers what it couldn't repair.
ROWS_EACH = 40
#: The apologies for what somebody has done to the database.
FOR_DAMAGE = ("error-damaged", "error-game-broken", "error-move-saved", "error-change-saved")


async def fuzz_database(rng: Random, count: int, folder: Path) -> AsyncIterator[Judged]:
    """Damage copies of a database with games in it, one after the other."""
    sound, damaged = folder / "sound.sqlite3", folder / "damaged.sqlite3"
    if count:
        async with open_server(sound) as server:
            await server.fill_every_table()
    for _ in range(count):
        _copy(sound, damaged)
        done = damage(damaged, rng, lambda text: mutated(text, rng))
        with watched_log():  # what the log says is for the operator
            how, problem = await _tried(damaged, rng)
        yield Judged("database", done, how, problem)


async def fuzz_rows(rng: Random, count: int, folder: Path) -> AsyncIterator[Judged]:
    """Damage rows under a running bot, one after the other, those of every table in turn."""
    live, sound = folder / "live.sqlite3", folder / "rows.sqlite3"
    if count:
        async with open_server(live) as server:
            await server.fill_every_table()
        outside.put_back(live, sound)
    for begin in range(0, count, ROWS_EACH):
        async with open_server(live) as server:
            for number in range(begin, min(count, begin + ROWS_EACH)):
                table = tables(live)[number % len(tables(live))]
                done = change_cell(live, rng, lambda text: mutated(text, rng), table)
                with watched_log():
                    outcomes = await _ask(server, rng, TRIED_ON_ROW, done.game_id)
                escaped = [excerpt(error) for error in server.env.errors]
                server.env._errors.clear()
                outside.put_back(sound, live)
                yield Judged("rows", done.told, _how(outcomes), "; ".join(filter(None, (_wrong(outcomes), *escaped))))


def _how(outcomes: Sequence[Outcome]) -> str:
    told = {apology(text) for outcome in outcomes for text in said(outcome)} - {""}
    return "apologised: " + ", ".join(sorted(told)) if told else "answered"


def _copy(sound: Path, damaged: Path) -> None:
    """Begin again, with nothing left of the last one."""
    for left in damaged.parent.glob(f"{damaged.name}*"):
        left.unlink()
    shutil.copy(sound, damaged)


async def _tried(database: Path, rng: Random) -> tuple[str, str]:
    """What the bot does with a database, and what is wrong about that."""
    try:
        async with open_server(database) as server:
            outcomes = await _ask(server, rng, TRIED)
    except StorageError as error:
        return f"refused at the start: {type(error).__name__}", ""
    except Exception as error:
        return "crashed", excerpt(error)
    return "started and answered", _wrong(outcomes)


def _wrong(outcomes: Sequence[Outcome]) -> str:
    wrong = [(outcome, what) for outcome in outcomes for what in problems(outcome, caused=FOR_DAMAGE)]
    return "; ".join(f"/{outcome.sent.data['name']}: {what}" for outcome, what in wrong)


async def _ask(server: Server, rng: Random, tried: int, game_id: int | None = None) -> list[Outcome]:
    """Commands that need nothing filled in, and as many about a game, from somebody who plays every game."""
    simple = [Call(command, {}) for command in server.commands if not _required(command)]
    about = [Call(command, {"game": str(game_id)}) for command in server.commands if _required(command) <= {"game"}]
    numbered = [call for call in about if game_id is not None and "game" in _names(call.command)]
    calls = [call for kind in (simple, numbered) for call in rng.sample(kind, min(tried, len(kind)))]
    return [
        outcome
        for call in calls
        for outcome in await send(server.env, called(server.ada, server.channel_for(call.command), call))
    ]


def _names(command: Command) -> set[str]:
    """The options into which anything can be typed."""
    return {option.name for option in command.options if not option.choices}


def _required(command: Command) -> set[str]:
    return {option.name for option in command.options if option.required}
