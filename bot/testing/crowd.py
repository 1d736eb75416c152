"""32 people who play all games at once: how many whole turns a second come of it, on one core and on several."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from bot.controllers import CONTROLLERS
from bot.storage import outside
from bot.testing.cores import pinned
from bot.testing.moves import SEED
from bot.testing.scene import Scene
from bot.testing.tables import Seating, Table
from bot.testing.tapping import Player

PEOPLE, SEATS = 32, 2
#: How many tables each pair has. When a game is over, they go on at their next one.
TABLES_EACH = 2


def seatings() -> list[Seating]:
    """The tables of the first pair come first."""
    pairs = PEOPLE // SEATS // len(CONTROLLERS)
    return [Seating(slug, SEATS) for slug in CONTROLLERS for _ in range(pairs * TABLES_EACH)]


class Stretch(Struct, frozen=True):
    """What everybody got done while they played."""

    seconds: float
    #: Over for the whole table, which has seen it; of each seat that took part.
    turns: int
    moves: int


def turns_a_second(stretches: Collection[Stretch]) -> float:
    return sum(stretch.turns for stretch in stretches) / sum(stretch.seconds for stretch in stretches)


class Crowd:
    def __init__(self, scene: Scene, tables: Sequence[Table]) -> None:
        self._scene = scene
        ahead = [iter(tables[first : first + TABLES_EACH]) for first in range(0, len(tables), TABLES_EACH)]
        self._pairs = [_Pair(scene, own) for own in ahead]

    async def sit_down(self) -> None:
        """Look at the first panels, so that the bot has drawn something for everybody."""
        await asyncio.gather(*(pair.look() for pair in self._pairs))
        await self._scene.bot.quiet()

    async def play(self, seconds: float, cores: Collection[int]) -> Stretch:
        """Tap until the time is over, then wait until everything is answered and posted, which counts too."""
        with pinned(cores):
            turns, moves = outside.turns_over(self._scene.bot.database), self._moves
            begun = time.perf_counter()
            await asyncio.gather(*(pair.play(begun + seconds) for pair in self._pairs))
            await self._scene.bot.quiet()
            spent = time.perf_counter() - begun
        return Stretch(spent, outside.turns_over(self._scene.bot.database) - turns, self._moves - moves)

    @property
    def _moves(self) -> int:
        return sum(pair.moves for pair in self._pairs)


class _Pair:
    """Everybody at one table, and the tables they go on to."""

    def __init__(self, scene: Scene, tables: Iterator[Table]) -> None:
        self.moves = 0
        self._scene = scene
        self._tables = tables
        self._players: list[Player] = []
        self._next_table()

    def _next_table(self) -> bool:
        table = next(self._tables, None)
        self._players = [Player(self._scene.stand_in, table, user, SEED) for user in table.users] if table else []
        return table is not None

    async def look(self) -> None:
        await asyncio.gather(*(player.open() for player in self._players))

    async def play(self, until: float) -> None:
        """Everybody who may act taps. If nobody may, everybody looks again; if still nobody may, the game is over."""
        looked = False
        while time.perf_counter() < until:
            acting = [player for player in self._players if player.may_act]
            if acting:
                taps = await asyncio.gather(*(player.tap() for player in acting))
                self.moves += sum(tap.kind == "move" for tap in taps)
                looked = False
            elif not looked:
                await self.look()
                looked = True
            elif self._next_table():
                looked = False
            else:
                return
