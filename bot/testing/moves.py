"""How quick taps are: the real bot in a process of its own, over sockets, and a bare pong beside it."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from msgspec import Struct

from bot.controllers import CONTROLLERS
from bot.testing import payloads
from bot.testing.payloads import CHANNEL
from bot.testing.process import BotProcess
from bot.testing.scene import Scene, opened
from bot.testing.stand_in import StandIn
from bot.testing.tables import Seating
from bot.testing.tapping import Player, Tap

SEED = 14
#: How many taps of each game are measured one after the other, each with a pong beside it.
TAPS, WARMING_UP = 40, 8
PEOPLE = 32
#: How many seconds everybody plays at once.
CROWDED = 4.0


class PongProcess(BotProcess):
    module = "bot.testing.pong"


class Pong:
    """The bare bot, with a stand-in of its own."""

    def __init__(self, stand_in: StandIn) -> None:
        self._people = stand_in.people

    async def answer(self, size: int) -> float:
        """The seconds until it has answered a tap with a picture of this size."""
        control = payloads.button(str(size))
        begun = time.perf_counter()
        token = await self._people.press(1000, CHANNEL, control)
        assert token is not None
        pending = self._people.pending[token]
        await pending.is_shown.wait()
        return pending.shown_at - begun


class Latency(Struct, frozen=True):
    """How long the taps of one game took, compared with the pongs between them."""

    game: str
    pong_ms: float
    #: Medians of taps that make a move, of the drawing for them, and of taps that only answer a question.
    move_ms: float
    drawing_ms: float
    question_ms: float
    #: The slowest twentieth, as a multiple of the median.
    pong_spread: float
    move_spread: float
    moves: int
    questions: int

    @property
    def move(self) -> float:
        return self.move_ms / self.pong_ms

    @property
    def question(self) -> float:
        return self.question_ms / self.pong_ms

    @property
    def spread(self) -> float:
        return self.move_spread / self.pong_spread


async def latencies(
    folder: Path, slugs: Sequence[str] = tuple(CONTROLLERS), *, processes: bool = True
) -> list[Latency]:
    drawn = folder / "drawing-times"
    drawn.touch()
    seatings = [Seating(slug) for slug in slugs]
    async with AsyncExitStack() as stack:
        scene = await stack.enter_async_context(_scene(folder, seatings, drawing_times=str(drawn), processes=processes))
        pong = await stack.enter_async_context(_pong(folder))
        found = []
        for table in scene.tables:
            players = [Player(scene.stand_in, table, user, SEED) for user in table.users]
            found.append(await _latency(scene, players, pong, drawn))
        return found


async def _latency(scene: Scene, players: Sequence[Player], pong: Pong, drawn: Path) -> Latency:
    taps: list[tuple[Tap, float, float]] = []
    pongs: list[float] = []
    while len(taps) < WARMING_UP + TAPS:
        player = await _whoever_may_act(players)
        if player is None:
            break
        _taken(drawn)
        tap = await player.tap()
        drawing = _taken(drawn)
        await player.previewed()
        await scene.bot.quiet()  # what is posted meanwhile would slow the pong down
        pongs.append(await pong.answer(tap.picture or 100_000))
        taps.append((tap, drawing, pongs[-1]))
    taps, pongs = taps[WARMING_UP:], pongs[WARMING_UP:]
    moves = [tap.seconds for tap, _, _ in taps if tap.kind == "move"]
    questions = [tap.seconds for tap, _, _ in taps if tap.kind == "question"]
    return Latency(
        players[0].table.slug,
        1000 * median(pongs),
        1000 * median(moves),
        1000 * median(drawing for tap, drawing, _ in taps if tap.kind == "move"),
        1000 * median(questions or [0]),
        _spread(pongs),
        _spread(moves),
        len(moves),
        len(questions),
    )


def _taken(drawn: Path) -> float:
    """The seconds of drawing since this was last asked."""
    seconds = sum(map(float, drawn.read_text().split()))
    drawn.write_text("")
    return seconds


async def _whoever_may_act(players: Iterable[Player]) -> Player | None:
    for player in players:
        if not player.may_act:
            await player.open()
        if player.may_act:
            return player
    return None


def _spread(seconds: Sequence[float]) -> float:
    """The slowest twentieth, as a multiple of the median."""
    return quantiles(seconds, n=20)[-1] / median(seconds)


# --- everybody at once ------------------------------------------------------------------------------------------------


class Crowd(Struct, frozen=True):
    cores: int
    seconds: float
    taps: int
    moves: int
    turns: int

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds

    @property
    def turns_a_second(self) -> float:
        return self.turns / self.seconds


async def crowd(folder: Path, cores: Collection[int], seconds: float = CROWDED) -> Crowd:
    """32 people play all games at once, with bot and harness on these cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        seatings = [Seating(slug) for slug in CONTROLLERS for _ in range(PEOPLE // 2 // len(CONTROLLERS))]
        async with _scene(folder, seatings) as scene:
            tables = [[Player(scene.stand_in, table, user, SEED) for user in table.users] for table in scene.tables]
            everybody = [player for players in tables for player in players]
            await asyncio.gather(*(player.open() for player in everybody))
            begun = time.perf_counter()
            await asyncio.gather(*(_play(players, begun + seconds) for players in tables))
            spent = time.perf_counter() - begun
            taps = [tap for player in everybody for tap in player.taps]
            moves = sum(tap.kind == "move" for tap in taps)
            return Crowd(len(cores), spent, len(taps), moves, sum(player.turns for player in everybody))
    finally:
        os.sched_setaffinity(0, before)


async def _play(players: Sequence[Player], until: float) -> None:
    """Everybody at a table who may act taps; whoever has to wait looks again once somebody has ended their turn."""
    while time.perf_counter() < until:
        acting = [player for player in players if player.may_act]
        if acting:
            await asyncio.gather(*(player.tap() for player in acting))
        else:
            await asyncio.gather(*(player.open() for player in players))


@asynccontextmanager
async def _scene(folder: Path, seatings: Iterable[Seating], **setup: Any) -> AsyncIterator[Scene]:
    # Looking up the conditions would take time that the pong doesn't need.
    usual = {"processes": True, "icons": False, "conditions": None}
    async with opened(folder, seatings, SEED, **{**usual, **setup}) as scene:
        await scene.bot.start()
        await scene.bot.quiet()
        yield scene
        await scene.bot.stop()


@asynccontextmanager
async def _pong(folder: Path) -> AsyncIterator[Pong]:
    stand_in = StandIn()
    await stand_in.start()
    process = PongProcess(stand_in, folder / "none", folder / "pong.txt")
    try:
        await process.start()
        yield Pong(stand_in)
    finally:
        process.abandon()
        await stand_in.stop()
