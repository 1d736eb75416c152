"""Advice: what the strongest computer would do in somebody's place, as far as that person can see."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.ranking import fairness
from bot.ranking.daily import is_secret
from bot.storage import hints
from bot.storage.games import GameRow
from bot.table.choosing import Choice, Standing
from bot.table.play import Play
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.table.tables import Tables
from games import asking
from games.core import Answer, Answers, AnyGame, Question, Seat, Weighed


class Advice(Struct, frozen=True):
    """A move that is advised, and how it's chosen."""

    weighed: Weighed[Any]
    #: What was chosen on the way to it: the answers to real questions, the last one included.
    path: tuple[Answer, ...] = ()
    #: The last question before the move, with that answer alone; None if it isn't known where to find it.
    standing: Standing | None = None


def may_ask(game: GameRow) -> bool:
    """Whether this game has hints: nobody else plays, it doesn't rank, and nobody else can still play the same."""
    return fairness.allows_hints(game) and not is_secret(game, clock.now())


class Coach:
    def __init__(self, tables: Tables, play: Play, thinking: Executor) -> None:
        self._tables = tables
        self._play = play
        self._thinking = thinking

    async def hint(self, game_id: int, player_id: int) -> tuple[Position, Advice]:
        """A player's position, one question before the move that is advised; their result will say so."""
        position = await self._play.look(game_id, player_id)
        seat = position.seat
        if seat is None:
            raise Refusal("not-your-game", names=position.names)
        _check_hints(position.game)
        if position.result is not None:
            raise Refusal("game-over")
        if not position.may_act or seat.level is not None:
            raise Refusal("hint-not-now")
        # What luck there is in the judgement follows from what the player knows.
        luck = f"{game_id}:{seat.seat}:{position.game.epoch}:{seat.revision}"
        think = partial(advised, position.controller.game, position.view, seat.seat, luck)
        advice = await asyncio.get_running_loop().run_in_executor(self._thinking, think)
        if not seat.hinted:
            async with self._tables.lock(game_id):
                _check_hints(await self._tables.find(game_id))
                await self._tables.commit(hints.note, game_id, seat.seat)
        if advice.standing is None:
            return position, advice
        return replace(position, standing=advice.standing, chosen=True, advised=True), advice


def _check_hints(game: GameRow) -> None:
    if not may_ask(game):
        raise Refusal("no-hints-here")


def advised(game: AnyGame, view: Any, seat: Seat, luck: str) -> Advice:
    """The best move, and the way to it."""
    best = game.weigh(view, seat, Random(luck), ())[0]
    answers = asking.path_to(game, view, seat, best.move)
    if answers is None:
        return Advice(best)
    before = asking.back(game, view, seat, answers)
    by_hand = asking.with_defaults(game, view, seat, answers[: len(before) + 1]).move != best.move
    if by_hand:
        before = answers[:-1]
    path = tuple(_path(game, view, seat, answers[: len(before) + 1]))
    question = game.ask(view, seat, before)
    assert isinstance(question, Question)
    only = replace(question, answers=path[-1:], find_closed=tuple)
    return Advice(best, path, Standing(Choice(before, by_hand), only))


def _path(game: AnyGame, view: Any, seat: Seat, answers: Answers) -> list[Answer]:
    """What was chosen, where there was a choice; the last answer in any case."""
    found = []
    for number, answer in enumerate(answers):
        question = game.ask(view, seat, answers[:number])
        assert isinstance(question, Question)
        if len(question.answers) > 1 or number == len(answers) - 1:
            found.append(next(known for known in question.answers if known.id == answer))
    return found
