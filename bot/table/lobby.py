"""Before the game: who sits at the table and by which rules, who is invited, and when it starts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import SystemRandom

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.config import LimitSettings
from bot.storage import blocks, games, invitations, openings, people, posts, timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow, Host, Seating, SeatRow
from bot.table import clocks, creating, seeds
from bot.table.creating import Also, Opening, computer, moved_on, numbered
from bot.table.positions import options_of, snapshot
from bot.table.refusals import Refusal
from bot.table.tables import Tables, cancel, rules_of
from games.core import AnyGame, Level, encode
from games.turns import AnyTurn, new_game

_DAY = 24 * 3600

_NO_LIMITS = LimitSettings(tables_per_person=0, solo_games_per_person=0, tables_per_server=0, invitations_per_person=0)


class Lobby:
    def __init__(self, tables: Tables, *, lobby_days: int, limits: LimitSettings | None = None) -> None:
        self._tables = tables
        self._lobby_days = lobby_days
        self._limits = limits or _NO_LIMITS

    async def open(
        self,
        slug: str,
        host: Host,
        options: Struct | None = None,
        seed: int | None = None,
        computers: Sequence[Level] = (),
        *,
        once: bool = False,
    ) -> int:
        """Open a table, with computers already seated; a second tap (``once``) leads to the same one."""
        opened = replace(self._opening(slug, host, options, computers), once=once)
        if seed is not None:
            opened = replace(opened, seed=seed, ranked=False)
        return await self._tables.commit(creating.create, self._limits, opened, self._announced(opened))

    async def rematch(self, game_id: int, host: Host) -> int:
        """The table where a finished game is played again: whoever asks first opens it, the others sit down there.

        Computers come along, and those who played to the end are invited. Everybody moves on by one seat.
        """
        earlier = await self._tables.find(game_id)
        if earlier.status != "finished":
            raise Refusal("not-finished")
        if earlier.seat_of(host.player_id) is None:
            raise Refusal("not-your-game", names=earlier.names)
        if len(earlier.seats) == 1:
            raise Refusal("no-rematch-alone")
        there = await self._tables.commit(self._rematch, earlier, self._opening_again(earlier, host))
        async with self._tables.lock(there):
            table = await self._tables.find(there)
            if table.status == "lobby" and table.seat_of(host.player_id) is None:
                await self._join(table, host.player_id, host.name)
        return there

    def _opening_again(self, earlier: GameRow, host: Host) -> Opening:
        controller = self._tables.controller(earlier)
        computers = [SeatRow(0, None, seat.level, seat.name) for seat in earlier.seats if seat.player_id is None]
        opened = self._opening(earlier.slug, host, options_of(controller, earlier))
        return replace(opened, seats=numbered(moved_on(earlier.seats, [*opened.seats, *computers])))

    async def _rematch(self, tx: Transaction, earlier: GameRow, opened: Opening) -> int:
        known = await openings.rematch_of(tx, earlier.id)
        if known is not None:
            return known
        host_id, announce = opened.host.player_id, self._announced(opened)
        guests = [seat.player_id for seat in earlier.people if seat.player_id and seat.player_id != host_id]

        async def play_again(tx: Transaction, game_id: int) -> None:
            await games.change(tx, game_id, rematch_of=earlier.id, seating="listed", clock=earlier.clock)
            apart = (await blocks.between(tx, host_id, guests)).everybody
            welcome = [guest for guest in guests if guest not in apart]
            await creating.invite(tx, self._limits, game_id, host_id, welcome)
            await announce(tx, game_id)

        return await creating.create(tx, self._limits, opened, play_again)

    def _opening(self, slug: str, host: Host, options: Struct | None, computers: Sequence[Level] = ()) -> Opening:
        rules = self._rules(slug)
        options = options or rules.Options()
        with rules_of(slug):
            rules.check_options(max(rules.seats), options)
        seats = [SeatRow(0, host.player_id, None, host.name)]
        for level in computers:
            seats.append(computer([seat.name for seat in seats], level))
        return Opening(rules, host, options, seeds.drawn(), clock.now(), ranked=True, seats=numbered(seats))

    def _announced(self, opened: Opening) -> Also:
        async def announce(tx: Transaction, game_id: int) -> None:
            await posts.add(tx, game_id, "card", 0, opened.now)
            await timers.put(tx, game_id, "close_lobby", opened.now + self._lobby_days * _DAY)
            await timers.put(tx, game_id, "absence", opened.now + _DAY)

        return announce

    async def open_solo(
        self,
        slug: str,
        host: Host,
        options: Struct,
        seed: int | None = None,
        also: Also | None = None,
        *,
        day: int | None = None,
        once: bool = False,
    ) -> int:
        """A solo challenge begins right away, and nobody else sees it. ``also`` runs in the same transaction.

        It ranks only without a ``seed``, because then nobody can have practised it, and by the rules of a challenge.
        ``day`` is the daily challenge that the seed belongs to. A second tap (``once``) leads to the same game.
        """
        rules = self._rules(slug)
        with rules_of(slug):
            rules.check_options(1, options)
        chosen = seed is not None
        ranked = not chosen and self._tables.controllers[slug].solo.offers(options)
        seed = seeds.drawn() if seed is None else seed
        position = snapshot(await _set_up(rules, 1, options, seed))
        opened = Opening(rules, host, options, seed, clock.now(), ranked, position, day, chosen, once=once)
        return await self._tables.commit(creating.create, self._limits, opened, also)

    async def join(self, game_id: int, player_id: int, name: str) -> None:
        async with self._lobby(game_id) as game:
            if game.seat_of(player_id):
                raise Refusal("already-seated")
            await self._join(game, player_id, name)

    async def _join(self, game: GameRow, player_id: int, name: str) -> None:
        self._need_room(game)
        seated = [seat.player_id for seat in game.seats if seat.player_id is not None]
        await self._need_no_block(player_id, seated, own="blocked-at-table", others="cannot-sit")
        seats = [*game.seats, SeatRow(0, player_id, None, name)]
        if game.rematch_of is not None:
            earlier = await self._tables.database.read(games.outline, game.rematch_of)
            seats = moved_on(earlier.seats, seats) if earlier is not None else seats
        await self._seat(game, seats, guest=player_id)

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
            await self._seat(game, [*game.seats, computer(game.names, level)])

    async def remove_computer(self, game_id: int, player_id: int) -> None:
        async with self._lobby(game_id, player_id) as game:
            computers = [seat for seat in game.seats if seat.player_id is None]
            if not computers:
                raise Refusal("no-computer")
            await self._seat(game, [seat for seat in game.seats if seat is not computers[-1]])

    async def invite(self, game_id: int, player_id: int, guests: Sequence[int]) -> None:
        """Ask people to sit down; nobody is asked twice, whatever they answered."""
        async with self._lobby(game_id, player_id) as game:
            known = await self._tables.database.read(invitations.of, game_id)
            asked = {invitation.player_id for invitation in known}
            new = [guest for guest in dict.fromkeys(guests) if guest not in asked and game.seat_of(guest) is None]
            if not new:
                raise Refusal("already-invited")
            await self._need_no_block(player_id, new, own="blocked-guest", others="cannot-invite")
            now = clock.now()

            async def ask(tx: Transaction) -> None:
                await creating.invite(tx, self._limits, game_id, player_id, new)
                await posts.add(tx, game_id, "card", game.version, now)
                await posts.add(tx, game_id, "invitation", game.version, now)

            await self._tables.commit(ask)

    async def decline(self, game_id: int, player_id: int) -> None:
        async with self._lobby(game_id) as game:
            now = clock.now()

            async def say_no(tx: Transaction) -> None:
                if not await invitations.reply(tx, game_id, player_id, "declined"):
                    raise Refusal("not-invited")
                await posts.add(tx, game_id, "card", game.version, now)

            await self._tables.commit(say_no)

    async def change(
        self,
        game_id: int,
        player_id: int,
        options: Struct | None = None,
        seating: Seating | None = None,
        limit: str | None = None,
    ) -> GameRow:
        """Let the host play by other rules, give out the seats in another way, or limit their time (``""``: not)."""
        async with self._lobby(game_id) as game:
            _need_host(game, player_id, "host-changes")
            rules = self._rules(game.slug)
            changes: dict[str, str | None] = {} if seating is None else {"seating": seating}
            if limit is not None:
                changes["clock"] = limit or None
            if options is not None:
                with rules_of(game.slug):
                    rules.check_options(max(rules.seats), options)
                changes["options"] = encode(options).decode()
            now = clock.now()

            async def agree(tx: Transaction) -> GameRow:
                await games.change(tx, game_id, **changes)
                await posts.add(tx, game_id, "card", game.version + 1, now)
                return await games.advance(tx, game, now)

            if changes:
                await self._tables.commit(agree)
            return await self._tables.find(game_id)

    async def start(self, game_id: int, player_id: int) -> None:
        async with self._lobby(game_id) as game:
            _need_host(game, player_id, "host-starts")
            controller = self._tables.controller(game)
            rules = controller.game
            if len(game.seats) not in rules.seats:
                raise Refusal("too-few-seats", seats=len(game.seats), needed=min(rules.seats))
            options = options_of(controller, game)
            with rules_of(game.slug):
                rules.check_options(len(game.seats), options)
            turn = await _set_up(rules, len(game.seats), options, game.seed)
            seats = numbered(shuffled(game.seats) if game.seating == "random" else game.seats)
            now = clock.now()

            async def begin(tx: Transaction) -> None:
                begun = await games.advance(tx, game, now, status="running", snapshot=snapshot(turn))
                await games.set_seats(tx, game_id, seats)
                await games.note_waiting(tx, game_id, len(seats), turn.waiting)
                if len(seats) == 1:
                    await games.change(tx, game_id, ranked=int(game.ranked and controller.solo.offers(options)))
                await invitations.close(tx, game_id)
                await posts.add(tx, game_id, "card", game.version + 1, now)
                await posts.add(tx, game_id, "board", game.version + 1, now)
                await timers.clear_all(tx, game_id)
                await timers.somebody_plays(tx, game_id, now)
                if any(seats[seat].level for seat in turn.waiting):
                    await timers.put(tx, game_id, "computers", timers.AT_ONCE)
                await clocks.sync(tx, replace(begun, seats=seats), turn.waiting, now)

            await self._tables.commit(begin)

    async def look(self, game_id: int) -> GameRow:
        """A table that can be played at; ``BrokenGame`` if what is stored of it can't be read."""
        game = await self._tables.find(game_id)
        options_of(self._tables.controller(game), game)
        return game

    async def expire(self, game_id: int) -> None:
        """Close a table that nobody has started in time, even a damaged one."""
        async with self._tables.lock(game_id):
            game = await self._tables.outline(game_id)
            if game.status == "lobby":
                await self._tables.keep(cancel, game, clock.now())
            else:  # otherwise the timer would be due forever
                await self._tables.keep(timers.clear, game_id, "close_lobby")

    async def _need_no_block(self, player_id: int, people: Sequence[int], *, own: str, others: str) -> None:
        """Refuse what would bring somebody together with whom they have blocked, or who has blocked them.

        ``own`` says so. ``others`` doesn't: nobody learns that they are blocked.
        """
        between = await self._tables.database.read(blocks.between, player_id, people)
        if between.own:
            raise Refusal(own)
        if between.others:
            raise Refusal(others)

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
        most = max(self._tables.controller(game).game.seats)
        if len(game.seats) >= most:
            raise Refusal("table-full", seats=most)

    async def _seat(self, game: GameRow, seats: Sequence[SeatRow], guest: int | None = None) -> None:
        """Seat everybody again, side by side; if the host has left, the person who joined first takes over.

        ``guest`` has just sat down, perhaps because they were invited.
        """
        await self._tables.commit(seat_again, game, seats, clock.now(), guest)


async def seat_again(
    tx: Transaction, game: GameRow, seats: Sequence[SeatRow], now: int, guest: int | None = None
) -> None:
    seats = numbered(seats)
    seated = [seat.player_id for seat in seats if seat.player_id is not None]
    await games.advance(tx, game, now)
    await games.set_seats(tx, game.id, seats)
    if guest is not None:
        await invitations.reply(tx, game.id, guest, "joined")
    for seat in seats:
        if seat.player_id is not None:
            await people.save_name(tx, seat.player_id, seat.name)
    await games.change(tx, game.id, host_id=game.host_id if game.host_id in seated else seated[0])
    await posts.add(tx, game.id, "card", game.version + 1, now)


async def _set_up(rules: AnyGame, seats: int, options: Struct, seed: int) -> AnyTurn:
    """Off the event loop: a random map is drawn again and again until it fits, and anybody can choose the seed."""
    return await asyncio.to_thread(new_game, rules, seats, options, seed)


def _need_host(game: GameRow, player_id: int, refusal: str) -> None:
    if player_id != game.host_id:
        host = game.seat_of(game.host_id)
        raise Refusal(refusal, host=[host.name] if host else [])


def shuffled(seats: Sequence[SeatRow]) -> Sequence[SeatRow]:
    """Nobody can know or choose who sits where."""
    return SystemRandom().sample(seats, len(seats))
