"""How quick taps are: the real bot in a process of its own, over sockets, and a bare pong beside it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bot.testing import payloads
from bot.testing.payloads import CHANNEL
from bot.testing.process import BotProcess
from bot.testing.scene import Scene, opened
from bot.testing.stand_in import StandIn
from bot.testing.tables import Seating, Table
from bot.testing.tapping import Player, Tap

SEED = 14
#: How many taps of each game are measured one after the other, each with a pong beside it.
TAPS, WARMING_UP = 50, 8


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


async def latencies(scene: Scene, tables: Iterable[Table], pong: Pong, drawn: Path) -> list[Latency]:
    """One table after the other. The bot writes into ``drawn`` how long it draws."""
    found = []
    for table in tables:
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


# --- what is measured -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def playing(seatings: Iterable[Seating], **setup: Any) -> AsyncIterator[Scene]:
    """A scene whose bot is there, and has nothing to do."""
    # Looking up the conditions would take time that the pong doesn't need.
    usual = {"processes": True, "icons": False, "conditions": None}
    with TemporaryDirectory() as folder:
        async with opened(Path(folder), seatings, SEED, **{**usual, **setup}) as scene:
            await scene.bot.start()
            await scene.bot.quiet()
            yield scene
            await scene.bot.stop()


@asynccontextmanager
async def answering() -> AsyncIterator[Pong]:
    """The pong, once it's there."""
    stand_in = StandIn()
    await stand_in.start()
    with TemporaryDirectory() as folder:
        process = PongProcess(stand_in, Path(folder) / "none", Path(folder) / "log.txt")
        try:
            await process.start()
            yield Pong(stand_in)
        finally:
            process.abandon()
            await stand_in.stop()
