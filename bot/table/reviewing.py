"""Looking back at a finished game: each turn of somebody's, beside what the strongest computer would have done.

A game is played again from its log, and every move is judged by what its player could know then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.controllers.core import Controller
from bot.publishing.drawing import DrawingPool, Recent
from bot.ranking.daily import is_secret
from bot.storage import games
from bot.storage.games import GameRow, MoveRow
from bot.table.play import Play
from bot.table.positions import Position, reading, steps
from bot.table.refusals import Refusal
from bot.table.tables import Tables, undamaged
from games.core import LEAST_TELLING, Event, IllegalMove, Reason, Seat, TakeBack, Undo
from games.hindsight import Judged, judged, kept
from games.turns import AnyTurn, told

#: So many turns are shown with their boards.
WORST = 3


class Step(Struct, frozen=True):
    """A move that somebody made: the turn, what they saw before it, and what came of it."""

    turn: int
    view: Any
    move: Any
    events: tuple[Event, ...]


class Look(Struct, frozen=True):
    """One turn, looked back at."""

    turn: int
    #: What was done in it.
    events: tuple[Event, ...]
    #: How many points that gave away, and what was expected afterwards.
    cost: float
    worth: float
    #: The move that cost most: what it did, what the computer would have done, why, and what there was to see.
    dearest: tuple[Event, ...] = ()
    instead: tuple[Event, ...] = ()
    why: tuple[Reason, ...] = ()
    view: Any = None


class Review(Struct, frozen=True):
    #: The share of the possible gain that was kept (``games.hindsight.kept``).
    kept: float
    looks: tuple[Look, ...]
    #: The turns that cost most, the most expensive first.
    worst: tuple[Look, ...]


class Reviewing(Struct):
    """A review that is being worked out, and how far it has come."""

    done: int = 0
    steps: int = 0
    task: asyncio.Task[Review] | None = None


class Reviews:
    def __init__(self, tables: Tables, play: Play, thinking: Executor, drawing: DrawingPool) -> None:
        self._tables = tables
        self._play = play
        self._thinking = thinking
        self._drawing = drawing
        #: Those that were looked at last; anybody else's is worked out again.
        self._known = Recent[Review]()
        self._open: dict[tuple[int, Seat], Reviewing] = {}

    async def begin(self, game_id: int, player_id: int) -> tuple[Position, Reviewing]:
        """The end of somebody's game, and its review: worked out already, or on its way."""
        position = await self._play.look(game_id, player_id)
        seat = position.seat
        if seat is None:
            raise Refusal("not-your-game", names=position.names)
        if position.result is None:
            raise Refusal("not-finished")
        if is_secret(position.game, clock.now()):
            raise Refusal("review-after-the-day")
        if position.game.rules_version != position.controller.game.rules_version:
            raise Refusal("older-rules")
        key = game_id, seat.seat
        reviewing = self._open.get(key)
        if reviewing is None:
            reviewing = self._open[key] = Reviewing()
            reviewing.task = asyncio.create_task(self._worked_out(position, seat.seat, reviewing))
            reviewing.task.add_done_callback(lambda _: self._open.pop(key))
        return position, reviewing

    async def _worked_out(self, position: Position, seat: Seat, reviewing: Reviewing) -> Review:
        """A turn at a time, so that nobody's picture has to wait for more than one judgement."""
        key = position.game.id, seat
        known = self._known.get(key)
        if known is not None:
            return known
        controller = position.controller
        with undamaged(position.game.id):
            rows = await self._tables.database.read(games.moves, position.game.id)
        replay = partial(steps_of, controller, position.game, rows, seat)
        made = await asyncio.get_running_loop().run_in_executor(self._thinking, replay)
        if not made:
            raise Refusal("nothing-to-review")
        reviewing.steps = len(made)
        found = list[Judged[Any]]()
        for number, step in enumerate(made):
            judge = partial(judged, controller.game.weigh, step.view, seat, step.move, f"{key}:{number}")
            found.append(await self._drawing.draw(("review", *key, number), judge, key))
            reviewing.done = number + 1
        review = review_of(controller, seat, made, found)
        self._known.put(key, review)
        return review


def steps_of(controller: Controller, game: GameRow, rows: Sequence[MoveRow], seat: Seat) -> list[Step]:
    """What the seat's player did, without what was taken back or undone and what a computer did for them."""
    found = list[tuple[bool, Step]]()
    with reading(game):
        for row, step in steps(controller, game, rows):
            if isinstance(step.move, Undo):
                # The turn before begins again; what had been done in the open one is gone.
                found = [(own, one) for own, one in found if one.turn < step.before.epoch]
            elif row.seat == seat and isinstance(step.move, TakeBack):
                found.pop()
            elif row.seat == seat:
                found.append((row.level is None, _step(step.before, step.after, seat, step.move)))
    return [one for own, one in found if own]


def _step(before: AnyTurn, after: AnyTurn, seat: Seat, move: Any) -> Step:
    events = tuple(event for event in told(before, after, seat) if event.seat == seat)
    return Step(before.epoch + 1, before.view(seat), move, events)


def review_of(controller: Controller, seat: Seat, steps: Sequence[Step], found: Sequence[Judged[Any]]) -> Review:
    pairs = [*zip(steps, found, strict=True)]
    turns = [[*same] for _, same in groupby(pairs, key=lambda pair: pair[0].turn)]
    looks = [*_looks(controller, seat, turns)]
    dearest = sorted((look for look in looks if look.instead), key=lambda look: -look.cost)[:WORST]
    return Review(kept(found), tuple(map(_without_board, looks)), tuple(dearest))


def _looks(controller: Controller, seat: Seat, turns: Sequence[Sequence[tuple[Step, Judged[Any]]]]) -> Iterator[Look]:
    for turn in turns:
        step, judgement = max(turn, key=lambda pair: pair[1].cost)
        events = tuple(event for one, _ in turn for event in one.events)
        cost, worth = sum(one.cost for _, one in turn), turn[-1][1].own.worth
        if judgement.cost < LEAST_TELLING:
            yield Look(step.turn, events, cost, worth)
            continue
        best = judgement.best
        instead = foretold(controller, step.view, seat, best.move)
        yield Look(step.turn, events, cost, worth, step.events, instead, best.why, step.view)


def foretold(controller: Controller, view: Any, seat: Seat, move: Any) -> tuple[Event, ...]:
    """What a move would have done, as far as its player could know before it."""
    rules = controller.game
    try:
        after = rules.view(rules.apply(view, seat, move), seat)
    except IllegalMove:
        return ()
    return tuple(event for event in rules.tell(view, after, seat, move) if event.seat == seat)


def _without_board(look: Look) -> Look:
    return replace(look, view=None)
