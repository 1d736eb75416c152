"""The simulated Discord with one version of a game in it; whatever happens there can be undone."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal
from unittest.mock import patch

import discord
from msgspec import Struct
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot import clock
from bot.client import Guildhall
from bot.config import Config
from bot.controllers import CONTROLLERS
from bot.publishing.drawing import Recent
from bot.ranking import standings
from bot.sandbox.world import SandboxEnv
from bot.storage import games, posts
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow
from bot.table.positions import turn_of, write_told
from bot.ui import messages
from games import GAMES
from games.core import AnyGame, Seat, encode
from tests.bot.conftest import Shown, World, make_config
from tests.bot.secrets.pairs import Version
from tests.bot.secrets.recording import Recorder, Sent, recording
from tests.waiting import LONGEST_WAIT

#: Three people at the table, a computer instead of one of them, or three people who speak German.
Setting = Literal["people", "computer", "german"]


class Scene(World):
    """Three people at a table, a moderator who only watches, and a stranger on another server."""

    def __init__(self, env: SandboxEnv, config: Config, recorder: Recorder) -> None:
        super().__init__(env, config)
        self.recorder = recorder
        self._written = 0
        self._messages: list[tuple[Any, dict[str, Any]]] = []
        self.seated = (self.ada, self.bruno, self.chiara)
        moderators = self.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
        self.dora = self.guild.add_member(env.create_user("Dora"), roles=[moderators])
        elsewhere = env.create_guild("Elsewhere")
        self.elsewhere: ChannelHandle = elsewhere.create_text_channel("games")
        self.emil = elsewhere.add_member(env.create_user("Emil"))

    def home(self, reader: MemberActor) -> ChannelHandle:
        """Where somebody gives commands: the players where they play, the moderator in the channel around it."""
        around = self.channel_of(reader)
        return next(iter(around.threads), around) if reader in self.seated else around

    def channel_of(self, reader: MemberActor) -> ChannelHandle:
        return self.elsewhere if reader is self.emil else self.channel

    async def run(self, work: Callable[[], Awaitable[object]]) -> None:
        """Something that happens without anybody tapping."""

        async def working() -> None:
            await work()

        await self.env.as_bot(working)

    # --- a version of a game ------------------------------------------------------------------------------------------

    async def open_table(self, slug: str, options: Struct, seed: int) -> None:
        """The first game: a table where everybody sits."""
        await self.ada.slash(self.channel, f"{CONTROLLERS[slug].key} new")
        for player in self.seated[1:]:
            await player.slash(self.channel, "game join")
        chosen = (encode(options).decode(), seed)
        await self.bot.database.write(Transaction.run, "UPDATE game SET options = ?, seed = ?", chosen)

    async def play(self, version: Version, reader: Seat, setting: Setting = "people") -> None:
        """The table as it is in this version. The reader has their panel open while the others move.

        With a computer, it has played one of the seats that have ended.
        """
        if setting == "german":
            await self.speak_german()
        await self.open_table(version.game.slug, version.start.options, version.seed)
        await self.ada.slash(self.channel, "game start")
        await self.run(lambda: self.bot.database.write(_go_on, version, clock.now()))
        # A version says itself who has ended; afterwards, turns confirm themselves as usual.
        await self.bot.database.write(Transaction.run, "UPDATE player SET confirming = 'never'")
        player = self.seated[reader]
        await player.slash(self.home(player), f"{CONTROLLERS[version.game.slug].key} move")
        for seat, move in version.moves:
            await self.run(
                lambda seat=seat, move=move: self.bot.play.act(  # type: ignore[misc]
                    1, self.seated[seat].id, lambda game, turn, row: move
                )
            )
        await self.bot.database.write(Transaction.run, "UPDATE player SET confirming = 'unless_last'")
        await self.bot.database.write(_hesitate, version, reader)
        idle = [seat for seat in range(len(self.seated)) if seat != reader and seat not in version.waiting]
        if setting == "computer" and idle:
            await self.bot.database.write(_let_computer_play, idle[-1])

    async def play_alone(self, version: Version) -> None:
        """The first game: a solo challenge of Ada's, as it is in this version."""
        slug, options = version.game.slug, encode(version.start.options).decode()
        await self.ada.slash(self.channel, "solo", game=slug)
        await self.bot.database.write(Transaction.run, "UPDATE game SET options = ?, seed = ?", (options, version.seed))
        await self.run(lambda: self.bot.database.write(_go_on, version, clock.now()))
        await self.ada.slash(self.channel, f"{CONTROLLERS[slug].key} move")

    async def speak_german(self) -> None:
        """Everybody who reads something reads it in German."""
        for reader in (*self.seated, self.dora, self.emil):
            await reader.slash(self.elsewhere if reader is self.emil else self.channel, "settings", language="de")
        await self.dora.slash(self.channel, "manage server", language="de")

    # --- undoing ------------------------------------------------------------------------------------------------------

    async def save(self) -> Sent:
        """What was sent so far. From now on, ids are new."""
        self._written = await self.bot.database.write(_save)
        stored = [message for channel in self.env.backend.messages.values() for message in channel.values()]
        self._messages = [(message, deepcopy(vars(message))) for message in stored]
        self.recorder.first_new_id = self.env.backend.snowflake()
        return self.recorder.take()

    async def restore(self) -> None:
        """As it was saved; menus, which have random numbers, get the same ones every time.

        A panel that was opened since then doesn't move on by itself: somebody may go on from it later.
        """
        _leave_nothing_to_chance()
        self.bot.open_panels._panels.clear()
        written = await self.bot.database.write(_restore, self._written)
        if written != self._written:
            self._written = written
            # The next game gets the number of one that never was; its pictures aren't that one's.
            self.bot.open_panels.pictures = Recent()
            for message, before in self._messages:
                vars(message).update(deepcopy(before))

    @contextmanager
    def untouched(self, shown: Shown) -> Iterator[None]:
        """A message that looks afterwards as it did before."""
        channel_id = shown.channel.id if isinstance(shown, discord.Message) else shown.channel_id
        message = self.env.backend.get_message(channel_id, shown.id)
        before = deepcopy(vars(message))
        yield
        vars(message).update(before)

    async def known_to(self, reader: MemberActor) -> list[object]:
        """What the rules let somebody know about every game they may look at."""
        rows = await self.bot.database.read(_all_games)
        visible = [row for row in rows if not row.private or row.seat_of(reader.id)]
        return [_knowledge(row, reader.id) for row in visible]


def _knowledge(row: GameRow, reader_id: int) -> object:
    """Straight from the rules: what the bot makes of it is what is tested."""
    known: list[object] = [row.id, row.status, row.options, [(seat.name, seat.level) for seat in row.seats]]
    if row.snapshot is None:
        return known
    own, turn = row.seat_of(reader_id), turn_of(CONTROLLERS[row.slug], row)
    seat = None if own is None else own.seat
    return [*known, own, row.epoch, turn.waiting, encode(GAMES[row.slug].view(turn.position(seat), seat))]


async def _all_games(connection: Connection) -> list[GameRow]:
    found = [await games.find(connection, id) for id in await connection.column("SELECT id FROM game ORDER BY id")]
    return [row for row in found if row is not None]


async def _go_on(tx: Transaction, version: Version, now: int) -> None:
    """As if the past of this version had just been played."""
    row = await games.find(tx, 1)
    assert row is not None
    for epoch, rows in enumerate(version.past):
        await games.append_moves(tx, 1, epoch, [(seat, encode(move).decode()) for seat, move in rows], now)
        await games.raise_revisions(tx, 1, range(len(row.seats)))
    base, told, result = encode(version.base).decode(), write_told(version.told), version.game.result(version.base)
    status = "running" if result is None else "finished"
    row = await games.advance(tx, row, now, snapshot=base, epoch=len(version.past), told=told, status=status)
    if result is not None:
        await standings.record(tx, row, CONTROLLERS[row.slug], result, now)
    if not row.private:
        await posts.add(tx, 1, "board", row.version, now)


async def _hesitate(tx: Transaction, version: Version, reader: Seat) -> None:
    """The others have half-made choices and plans, and took their time over their moves."""
    row = await games.find(tx, 1)
    assert row is not None
    await tx.run("UPDATE move SET at = at - ? WHERE seat <> ? AND epoch = ?", (version.ago, reader, row.epoch))
    await tx.run("UPDATE game SET updated_at = updated_at - ?", (version.ago,))
    for seat, plan in version.plans.items():
        await tx.run("UPDATE seat SET plan = ?, orders = 'only' WHERE game_id = 1 AND seat = ?", (plan, seat))
    for seat, choice in version.choices.items():
        await games.keep_choice(tx, 1, seat, row.seats[seat].revision, choice)


async def _let_computer_play(tx: Transaction, seat: Seat) -> None:
    """A computer has sat here from the beginning."""
    await tx.run("UPDATE seat SET player_id = NULL, level = 'easy', name = 'Wren' WHERE seat = ?", (seat,))
    await tx.run("UPDATE move SET level = 'easy' WHERE seat = ?", (seat,))


_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"


async def _save(tx: Transaction) -> int:
    """How much has been written by then."""
    for table in await tx.column(_TABLES):
        await tx.run(f"CREATE TEMPORARY TABLE saved_{table} AS SELECT * FROM {table}")
    return await _written(tx)


async def _restore(tx: Transaction, saved: int) -> int:
    """How much had been written by then. Most steps only read, and leave nothing to restore."""
    if await _written(tx) == saved:
        return saved
    tables = await tx.column(_TABLES)
    await tx.run("PRAGMA defer_foreign_keys = ON")
    for table in tables:
        await tx.run(f"DELETE FROM {table}")
    for table in tables:
        await tx.run(f"INSERT INTO {table} SELECT * FROM saved_{table}")
    return await _written(tx)


async def _written(tx: Transaction) -> int:
    written: int = await tx.value("SELECT total_changes()")
    return written


def _leave_nothing_to_chance() -> None:
    random.seed(1)
    messages.menu_numbers.begin()


@asynccontextmanager
async def opened(version: Version | None = None) -> AsyncIterator[Scene]:
    """A new Discord. Nothing in it is left to chance, so that two of them can be compared."""
    _leave_nothing_to_chance()
    fixed = patch.multiple(secrets, randbits=lambda bits: 5, token_hex=lambda size: "0" * 2 * size)
    with TemporaryDirectory() as folder, recording() as recorder, fixed, _started_as(version):
        config = make_config(Path(folder))
        env = SandboxEnv(Guildhall(config), LONGEST_WAIT)
        await env.start()
        try:
            with env.time_context():
                yield Scene(env, config, recorder)
        finally:
            await env.bot.close()
            await env.shutdown()
        env.raise_errors()


def _started_as(version: Version | None) -> Any:
    """The seed of a version leads to its start."""
    if version is None:
        return patch.dict(CONTROLLERS, {})
    controller, real = CONTROLLERS[version.game.slug], version.game

    def new(seats: int, options: Any, seed: int) -> Any:
        return version.start if seed == version.seed else real.new(seats, options, seed)

    game: AnyGame = replace(real, new=new)
    return patch.dict(CONTROLLERS, {real.slug: replace(controller, game=game)})
