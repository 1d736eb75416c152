"""Before the game: who sits at the table, and when it starts."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from bot import clock
from bot.controllers.core import Controller
from bot.storage import games, people, posts, timers
from bot.storage.database import Database, Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table.locks import Locks
from bot.table.positions import snapshot
from bot.table.refusals import Refusal, rules_of
from bot.ui.names import written
from games.core import Level, decode_options, encode
from games.turns import new_game

#: How computers are called at the table, in the order in which they sit down.
COMPUTER_NAMES = ("Wren", "Finch", "Robin", "Lark", "Swift", "Heron")
_DAY = 24 * 3600
#: Short enough to be read out to a friend.
SOLO_SEED_BITS = 24


class Lobby:
    def __init__(
        self,
        database: Database,
        controllers: Mapping[str, Controller],
        locks: Locks,
        after_commit: Callable[[], None],
        *,
        lobby_days: int,
    ) -> None:
        self._database = database
        self._controllers = controllers
        self._locks = locks
        self._after_commit = after_commit
        self._lobby_days = lobby_days

    async def open(
        self,
        slug: str,
        *,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        options: msgspec.Struct | None = None,
        seed: int | None = None,
    ) -> int:
        controller = self._controllers[slug]
        options = options or controller.game.Options()
        with rules_of(slug):
            controller.game.check_options(max(controller.game.seats), options)
        now = clock.now()

        async def open_table(tx: Transaction) -> int:
            game_id = await games.create(
                tx,
                slug=slug,
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=host_id,
                options=encode(options).decode(),
                seed=secrets.randbits(62) if seed is None else seed,
                rules_version=controller.game.rules_version,
                now=now,
            )
            await games.set_seats(tx, game_id, [SeatRow(0, host_id, None, host_name)])
            await people.save_name(tx, host_id, host_name)
            await posts.add(tx, game_id, "card", 0, now)
            await timers.put(tx, game_id, "close_lobby", now + self._lobby_days * _DAY)
            return game_id

        game_id = await self._database.write(open_table)
        self._after_commit()
        return game_id

    async def open_solo(
        self,
        slug: str,
        *,
        guild_id: int,
        channel_id: int,
        player_id: int,
        player_name: str,
        options: msgspec.Struct,
        seed: int | None = None,
        also: Callable[[Transaction, int], Awaitable[None]] | None = None,
    ) -> int:
        """A solo challenge begins at once, and nobody else sees it. ``also`` is written together with it."""
        rules = self._controllers[slug].game
        with rules_of(slug):
            rules.check_options(1, options)
        seed = secrets.randbits(SOLO_SEED_BITS) if seed is None else seed
        now = clock.now()
        turn = new_game(rules, 1, options, seed)

        async def begin(tx: Transaction) -> int:
            game_id = await games.create(
                tx,
                slug=slug,
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=player_id,
                options=encode(options).decode(),
                seed=seed,
                rules_version=rules.rules_version,
                now=now,
                private=True,
            )
            await games.set_seats(tx, game_id, [SeatRow(0, player_id, None, player_name)])
            await people.save_name(tx, player_id, player_name)
            game = await games.find(tx, game_id)
            assert game is not None
            await games.advance(tx, game, now=now, status="running", snapshot=snapshot(turn), epoch=turn.epoch)
            if also is not None:
                await also(tx, game_id)
            return game_id

        return await self._database.write(begin)

    async def join(self, game_id: int, player_id: int, name: str) -> GameRow:
        async with self._locks.of(game_id):
            game = await self._lobby(game_id)
            if game.seat_of(player_id):
                raise Refusal("already-seated")
            self._need_room(game)
            return await self._seat(game, [*game.seats, SeatRow(0, player_id, None, name)])

    async def leave(self, game_id: int, player_id: int) -> GameRow:
        async with self._locks.of(game_id):
            game = await self._lobby(game_id)
            own = game.seat_of(player_id)
            if own is None:
                raise Refusal("not-seated")
            rest = [seat for seat in game.seats if seat is not own]
            if not any(seat.player_id for seat in rest):
                return await self._close(game)
            return await self._seat(game, rest)

    async def add_computer(self, game_id: int, player_id: int, level: Level) -> GameRow:
        async with self._locks.of(game_id):
            game = await self._lobby(game_id)
            self._need_seat(game, player_id)
            self._need_room(game)
            taken = {seat.name for seat in game.seats}
            name = next(name for name in COMPUTER_NAMES if name not in taken)
            return await self._seat(game, [*game.seats, SeatRow(0, None, level, name)])

    async def remove_computer(self, game_id: int, player_id: int) -> GameRow:
        async with self._locks.of(game_id):
            game = await self._lobby(game_id)
            self._need_seat(game, player_id)
            computers = [seat for seat in game.seats if seat.player_id is None]
            if not computers:
                raise Refusal("no-computer")
            return await self._seat(game, [seat for seat in game.seats if seat is not computers[-1]])

    async def start(self, game_id: int, player_id: int) -> GameRow:
        async with self._locks.of(game_id):
            game = await self._lobby(game_id)
            self._need_seat(game, player_id)
            if player_id != game.host_id:
                raise Refusal("host-starts", host=_name_of(game, game.host_id))
            rules = self._controllers[game.slug].game
            if len(game.seats) not in rules.seats:
                raise Refusal("too-few-seats", seats=len(game.seats), needed=min(rules.seats))
            options = decode_options(rules, game.options)
            with rules_of(game.slug):
                rules.check_options(len(game.seats), options)
            turn = new_game(rules, len(game.seats), options, game.seed)
            now = clock.now()

            async def begin(tx: Transaction) -> None:
                await games.advance(tx, game, now=now, status="running", snapshot=snapshot(turn), epoch=turn.epoch)
                await posts.add(tx, game_id, "card", game.version + 1, now)
                await posts.add(tx, game_id, "board", game.version + 1, now)
                await timers.clear_all(tx, game_id)
                if any(game.seats[seat].level for seat in turn.waiting):
                    await timers.put(tx, game_id, "computers", now)

            await self._database.write(begin)
            return await self._changed(game_id)

    async def expire(self, game_id: int) -> None:
        """Close a table that nobody has started in time."""
        async with self._locks.of(game_id):
            game = await self._database.read(games.find, game_id)
            if game is not None and game.status == "lobby":
                await self._close(game)

    async def _lobby(self, game_id: int) -> GameRow:
        game = await self._database.read(games.find, game_id)
        if game is None:
            raise Refusal("no-such-game")
        if game.status == "running":
            raise Refusal("already-running")
        if game.status != "lobby":
            raise Refusal("game-over")
        return game

    def _need_room(self, game: GameRow) -> None:
        most = max(self._controllers[game.slug].game.seats)
        if len(game.seats) >= most:
            raise Refusal("table-full", seats=most)

    def _need_seat(self, game: GameRow, player_id: int) -> None:
        if game.seat_of(player_id) is None:
            raise Refusal("not-seated")

    async def _seat(self, game: GameRow, seats: Sequence[SeatRow]) -> GameRow:
        """Seat everybody again, side by side; if the host has left, the longest-seated person is the host now."""
        numbered = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]
        seated = [seat.player_id for seat in numbered if seat.player_id is not None]
        host_id = game.host_id if game.host_id in seated else seated[0]
        now = clock.now()

        async def sit_down(tx: Transaction) -> None:
            await games.advance(tx, game, now=now)
            await games.set_seats(tx, game.id, numbered)
            for seat in numbered:
                if seat.player_id is not None:
                    await people.save_name(tx, seat.player_id, seat.name)
            await games.set_host(tx, game.id, host_id)
            await posts.add(tx, game.id, "card", game.version + 1, now)

        await self._database.write(sit_down)
        return await self._changed(game.id)

    async def _close(self, game: GameRow) -> GameRow:
        await self._database.write(cancel, game, clock.now())
        return await self._changed(game.id)

    async def _changed(self, game_id: int) -> GameRow:
        self._after_commit()
        game = await self._database.read(games.find, game_id)
        assert game is not None
        return game


async def cancel(tx: Transaction, game: GameRow, now: int) -> None:
    """End a game without a result."""
    await games.advance(tx, game, now=now, status="cancelled")
    await timers.clear_all(tx, game.id)
    await posts.add(tx, game.id, "card", game.version + 1, now)


def _name_of(game: GameRow, player_id: int) -> str:
    seat = game.seat_of(player_id)
    return written(seat.name) if seat else ""
