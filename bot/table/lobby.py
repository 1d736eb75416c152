"""Before the game: who sits at the table, and when it starts."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.storage import games, people, posts, timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow, Host, SeatRow
from bot.table.positions import snapshot
from bot.table.refusals import Refusal, rules_of
from bot.table.tables import Tables, cancel
from games.core import AnyGame, Level, decode_options, encode
from games.turns import new_game

#: The names of computers, in the order in which they sit down.
COMPUTER_NAMES = ("Wren", "Finch", "Robin", "Lark", "Swift", "Heron")
_DAY = 24 * 3600
#: Short enough to read out to a friend.
SOLO_SEED_BITS = 24

#: What else happens in the transaction that opens a table.
Also = Callable[[Transaction, int], Awaitable[None]]


class Lobby:
    def __init__(self, tables: Tables, *, lobby_days: int) -> None:
        self._tables = tables
        self._lobby_days = lobby_days

    async def open(self, slug: str, host: Host, options: Struct | None = None, seed: int | None = None) -> int:
        rules = self._rules(slug)
        options = options or rules.Options()
        with rules_of(slug):
            rules.check_options(max(rules.seats), options)
        seed = secrets.randbits(62) if seed is None else seed
        now = clock.now()

        async def announce(tx: Transaction, game_id: int) -> None:
            await posts.add(tx, game_id, "card", 0, now)
            await timers.put(tx, game_id, "close_lobby", now + self._lobby_days * _DAY)

        return await self._tables.commit(_create, rules, host, options, seed, now, "", announce)

    async def open_solo(
        self, slug: str, host: Host, options: Struct, seed: int | None = None, also: Also | None = None
    ) -> int:
        """A solo challenge begins right away, and nobody else sees it. ``also`` runs in the same transaction."""
        rules = self._rules(slug)
        with rules_of(slug):
            rules.check_options(1, options)
        seed = secrets.randbits(SOLO_SEED_BITS) if seed is None else seed
        position = snapshot(new_game(rules, 1, options, seed))
        return await self._tables.commit(_create, rules, host, options, seed, clock.now(), position, also)

    async def join(self, game_id: int, player_id: int, name: str) -> None:
        async with self._lobby(game_id) as game:
            if game.seat_of(player_id):
                raise Refusal("already-seated")
            self._need_room(game)
            await self._seat(game, [*game.seats, SeatRow(0, player_id, None, name)])

    async def leave(self, game_id: int, player_id: int) -> None:
        async with self._lobby(game_id, player_id) as game:
            rest = [seat for seat in game.seats if seat.player_id != player_id]
            if any(seat.player_id for seat in rest):
                await self._seat(game, rest)
            else:
                await self._tables.commit(cancel, game, clock.now())

    async def add_computer(self, game_id: int, player_id: int, level: Level) -> None:
        async with self._lobby(game_id, player_id) as game:
            self._need_room(game)
            name = next(name for name in COMPUTER_NAMES if name not in game.names)
            await self._seat(game, [*game.seats, SeatRow(0, None, level, name)])

    async def remove_computer(self, game_id: int, player_id: int) -> None:
        async with self._lobby(game_id, player_id) as game:
            computers = [seat for seat in game.seats if seat.player_id is None]
            if not computers:
                raise Refusal("no-computer")
            await self._seat(game, [seat for seat in game.seats if seat is not computers[-1]])

    async def start(self, game_id: int, player_id: int) -> None:
        async with self._lobby(game_id, player_id) as game:
            if player_id != game.host_id:
                host = game.seat_of(game.host_id)
                raise Refusal("host-starts", host=[host.name] if host else [])
            rules = self._rules(game.slug)
            if len(game.seats) not in rules.seats:
                raise Refusal("too-few-seats", seats=len(game.seats), needed=min(rules.seats))
            options = decode_options(rules, game.options)
            with rules_of(game.slug):
                rules.check_options(len(game.seats), options)
            turn = new_game(rules, len(game.seats), options, game.seed)
            now = clock.now()

            async def begin(tx: Transaction) -> None:
                await games.advance(tx, game, now, status="running", snapshot=snapshot(turn))
                await posts.add(tx, game_id, "card", game.version + 1, now)
                await posts.add(tx, game_id, "board", game.version + 1, now)
                await timers.clear_all(tx, game_id)
                if any(game.seats[seat].level for seat in turn.waiting):
                    await timers.put(tx, game_id, "computers", now)

            await self._tables.commit(begin)

    async def expire(self, game_id: int) -> None:
        """Close a table that nobody has started in time."""
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            if game.status == "lobby":
                await self._tables.commit(cancel, game, clock.now())

    def _rules(self, slug: str) -> AnyGame:
        return self._tables.controllers[slug].game

    @asynccontextmanager
    async def _lobby(self, game_id: int, player_id: int | None = None) -> AsyncIterator[GameRow]:
        """A table that hasn't started, locked; with a player, only for those who sit there."""
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            if game.status != "lobby":
                raise Refusal("already-running" if game.status == "running" else "game-over")
            if player_id is not None and game.seat_of(player_id) is None:
                raise Refusal("not-seated")
            yield game

    def _need_room(self, game: GameRow) -> None:
        most = max(self._rules(game.slug).seats)
        if len(game.seats) >= most:
            raise Refusal("table-full", seats=most)

    async def _seat(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        """Seat everybody again, side by side; if the host has left, the person who joined first takes over."""
        numbered = [replace(seat, seat=number) for number, seat in enumerate(seats)]
        seated = [seat.player_id for seat in numbered if seat.player_id is not None]
        host_id = game.host_id if game.host_id in seated else seated[0]
        now = clock.now()

        async def sit_down(tx: Transaction) -> None:
            await games.advance(tx, game, now)
            await games.set_seats(tx, game.id, numbered)
            for seat in numbered:
                if seat.player_id is not None:
                    await people.save_name(tx, seat.player_id, seat.name)
            await games.change(tx, game.id, host_id=host_id)
            await posts.add(tx, game.id, "card", game.version + 1, now)

        await self._tables.commit(sit_down)


async def _create(
    tx: Transaction, rules: AnyGame, host: Host, options: Struct, seed: int, now: int, solo: str, also: Also | None
) -> int:
    written = encode(options).decode()
    game_id = await games.create(tx, rules.slug, host, written, seed, rules.rules_version, now, solo)
    if also is not None:
        await also(tx, game_id)
    return game_id
