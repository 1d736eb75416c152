"""Games that were played at random, as if Ada and Bruno had just made these moves."""

from __future__ import annotations

from random import Random
from typing import Any

from bot import clock
from bot.controllers import CONTROLLERS
from bot.ranking import standings
from bot.storage import games, posts
from bot.storage.database import Transaction
from bot.table.positions import write_told
from games.core import Undo, encode
from games.selfplay import Step, at_random, play
from games.turns import Told, new_game, remembered
from tests.bot.conftest import World, click

SEED = 4
#: Seconds from one move to the next.
PACE = 60


def steps_of(slug: str, options: Any = None, seats: int = 2) -> list[Step[Any, Any]]:
    """A whole game, the same one every time."""
    game, rng = CONTROLLERS[slug].game, Random(SEED)
    return [*play(new_game(game, seats, options or game.Options(), SEED), at_random(rng), rng)]


def steps_undoing(slug: str) -> list[Step[Any, Any]]:
    """The same game, but the first turn that can be is opened again."""
    rng, begun = Random(SEED), list[Step[Any, Any]]()
    for step in steps_of(slug):
        begun.append(step)
        turn = step.after
        if turn.epoch != step.before.epoch and turn.undoable is not None:
            undone = Step(turn, turn.undoable, Undo(), turn.undo(turn.undoable))
            return [*begun, undone, *play(undone.after, at_random(rng), rng)]
    raise AssertionError(f"no turn of {slug} can be opened again")


async def played(
    world: World, slug: str, turns: int | None = None, options: Any = None, *, undoing: bool = False
) -> list[Step[Any, Any]]:
    """Ada and Bruno have played so many turns, or all of them; returns every step."""
    await world.ada.slash(world.channel, f"{CONTROLLERS[slug].key} new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")
    steps = steps_undoing(slug) if undoing else steps_of(slug, options)
    known = [step for step in steps if turns is None or step.before.epoch < turns]

    async def write() -> None:
        await world.bot.database.write(_as_played, slug, known, clock.now())

    await world.env.as_bot(write)
    return known


async def _as_played(tx: Transaction, slug: str, steps: list[Step[Any, Any]], now: int) -> None:
    row = await games.find(tx, 1)
    assert row is not None
    told, last = tuple[Told, ...](), steps[-1].after
    options = encode(steps[0].before.base.options).decode()
    await tx.run("UPDATE game SET seed = ?, options = ? WHERE id = 1", (SEED, options))
    for number, step in enumerate(steps):
        at = now - PACE * (len(steps) - number)
        await games.append_moves(tx, 1, step.before.epoch, [(step.seat, encode(step.move).decode())], at)
        told = remembered(told, step.before, step.after, len(row.seats))
    status = "running" if last.result is None else "finished"
    base, changed = encode(last.base).decode(), write_told(told)
    row = await games.advance(tx, row, now, snapshot=base, epoch=last.epoch, told=changed, status=status)
    await games.note_waiting(tx, 1, len(row.seats), last.waiting)
    if last.result is not None:
        await standings.record(tx, row, CONTROLLERS[slug], last.result, now)
    await posts.add(tx, 1, "board", row.version, now)
