"""People who left the server, or can't see the channel any more: a game never waits for them for long.

No event tells the bot when that happens. So Discord is asked about whoever a game waits for and who hasn't tapped for a
day, at most once a day. If Discord can't say, nothing follows from that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial

from msgspec.structs import replace

from bot import clock
from bot.storage import absences, notes, posts, timers
from bot.storage.absences import Absence
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table import idle
from bot.table.late import ANSWER, Decision, deciding
from bot.table.lobby import seat_again
from bot.table.play import Play
from bot.table.positions import turn_of
from bot.table.standing_in import STAND_IN, move_for
from bot.table.tables import Tables, cancel, hand_over, need_play
from bot.table.timekeeping import DAY
from games.core import Seat
from games.turns import AnyTurn

#: Whoever has tapped within so many seconds is there, and nobody is looked up more often than that.
LATELY = DAY
#: The table waits for so many seconds before it's asked again.
PATIENCE = 7 * DAY
#: If a look is later than this, the bot was down: the table couldn't answer.
SLACK = 3600

#: Asks Discord whether somebody is where a game is played; None if it can't say.
IsThere = Callable[[GameRow, int], Awaitable[bool | None]]


class Absences:
    def __init__(
        self,
        tables: Tables,
        play: Play,
        thinking: Executor,
        latest: Callable[[int], int | None],
        is_there: IsThere,
    ) -> None:
        """``latest`` says when somebody tapped last, if that's known."""
        self._tables = tables
        self._play = play
        self._thinking = thinking
        self._latest = latest
        self._is_there = is_there

    def next_look(self, player_ids: Iterable[int], now: int) -> int:
        """When to look for those whom a game waits for from now on: a day after their last tap."""
        due = [(self._latest(player) or timers.AT_ONCE) + LATELY for player in player_ids]
        return min([*due, now + LATELY])

    async def look(self, game_id: int) -> None:
        """Find out who is gone, and do what follows from that."""
        game = await self._tables.find(game_id)
        open_table = game.status == "lobby" or (game.status == "running" and not game.stands_still)
        if game.private or not open_table:
            await self._tables.keep(timers.clear, game_id, "absence")
        elif game.status == "lobby":
            await self.free_seats(game_id)
            await self._tables.keep(_look_again, game_id, clock.now() + LATELY)
        else:
            await self._look_at_game(game)

    async def free_seats(self, game_id: int) -> Sequence[str]:
        """Whoever isn't there any more loses their seat at a table that hasn't started; returns their names."""
        game = await self._tables.find(game_id)
        if game.status != "lobby":
            return []
        there, looked = await self._ask(game, game.people)
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            if game.status != "lobby":
                return []
            gone = [seat for seat in game.people if there.get(seat.player_id or 0) is False]
            if gone or looked:
                await self._tables.keep(_free, game, gone, looked, clock.now())
        return [seat.name for seat in gone]

    async def decide(self, game_id: int, player_id: int, seat: Seat, decision: Decision) -> str | None:
        """What another person at the table wants to be done about somebody who is gone; None if nobody is asked.

        Returns their name, as ``Clocks.decide`` does for those who are late.
        """
        async with self._tables.lock(game_id):
            game = await self._tables.find(game_id)
            gone = deciding(game, player_id, seat)
            if gone.player_id not in await self._asked(game):
                return None
            need_play(game)
            if decision != "move":
                await self._tables.commit(_decided, game, gone, decision, clock.now())
        if decision == "move" and not await self._move_for(game_id, gone):
            return None
        return gone.name

    async def asked_at(self, game_id: int, player_id: int) -> list[Seat]:
        """The other seats whose players are gone, if the table is asked about them."""
        game = await self._tables.find(game_id)
        asked = await self._asked(game)
        return [seat.seat for seat in game.people if seat.player_id in asked and seat.player_id != player_id]

    # --- asking Discord -----------------------------------------------------------------------------------------------

    def _tapped_lately(self, player_id: int, now: int) -> bool:
        tapped = self._latest(player_id)
        return tapped is not None and now - tapped < LATELY

    async def _ask(self, game: GameRow, seats: Iterable[SeatRow]) -> tuple[dict[int, bool], set[int]]:
        """Who is there and who isn't, as far as anybody knows; and about whom Discord has just been asked."""
        known = {row.player_id: row for row in await self._tables.database.read(absences.of, game.id)}
        there, looked, now = dict[int, bool](), set[int](), clock.now()
        for player in [seat.player_id for seat in seats if seat.player_id is not None]:
            if self._tapped_lately(player, now):
                there[player] = True
            elif player in known and now - known[player].looked_at < LATELY:
                there[player] = not known[player].gone
            elif (answer := await self._is_there(game, player)) is not None:
                there[player] = answer
                looked.add(player)
        return there, looked

    # --- a running game -----------------------------------------------------------------------------------------------

    async def _look_at_game(self, game: GameRow) -> None:
        position = await self._play.position(game)
        waiting = [seat for seat in game.people if seat.seat in position.waiting]
        there, looked = await self._ask(game, waiting)
        if not all(there.values()):  # is anybody else left to decide?
            others, looked_too = await self._ask(game, [seat for seat in game.people if seat not in waiting])
            there, looked = there | others, looked | looked_too
        async with self._tables.lock(game.id):
            game = await self._tables.find(game.id)
            if game.status == "running" and not game.stands_still:
                turn = turn_of(self._tables.controller(game), game)
                now = clock.now()
                due = self._due_again(game, turn.waiting, now)
                await self._tables.keep(_conclude, game, turn.waiting, there, looked, due, now)

    def _due_again(self, game: GameRow, waiting: Collection[Seat], now: int) -> int:
        """Whoever isn't there any more a day after their last tap is looked up then."""
        awaited = [seat.player_id or 0 for seat in game.people if seat.seat in waiting]
        return self.next_look([player for player in awaited if self._tapped_lately(player, now)], now)

    async def _asked(self, game: GameRow) -> set[int]:
        return {row.player_id for row in await self._tables.database.read(absences.asked, game.id)}

    async def _move_for(self, game_id: int, gone: SeatRow) -> bool:
        async def also(tx: Transaction, game: GameRow, now: int) -> None:
            await _answered(tx, game, gone, now, patient=False)
            await notes.add(tx, game_id, f"gone-move {gone.seat}", now)

        wanted = partial(self._wanted, game_id, gone)
        return await move_for(self._tables, self._thinking, game_id, gone.seat, wanted, also)

    async def _wanted(self, game_id: int, gone: SeatRow) -> tuple[GameRow, AnyTurn] | None:
        game = await self._tables.find(game_id)
        if game.status != "running" or game.stands_still or gone.player_id not in await self._asked(game):
            return None
        turn = turn_of(self._tables.controller(game), game)
        still_theirs = game.seats[gone.seat].player_id == gone.player_id and game.seats[gone.seat].level is None
        return (game, turn) if still_theirs and gone.seat in turn.waiting else None


async def _free(tx: Transaction, game: GameRow, gone: Sequence[SeatRow], looked: Collection[int], now: int) -> None:
    rest = [seat for seat in game.seats if seat not in gone]
    if not any(seat.player_id is not None for seat in rest):
        await cancel(tx, game, now)
        return
    if gone:
        await seat_again(tx, game, rest, now)
    await absences.put(tx, game.id, [Absence(seat.player_id or 0, now) for seat in rest if seat.player_id in looked])


async def _look_again(tx: Transaction, game_id: int, due_at: int) -> None:
    """Unless the table has been closed."""
    if await timers.due_at(tx, game_id, "absence") is not None:
        await timers.put(tx, game_id, "absence", due_at)


async def _conclude(
    tx: Transaction,
    game: GameRow,
    waiting: Collection[Seat],
    there: Mapping[int, bool],
    looked: Collection[int],
    due: int,
    now: int,
) -> None:
    """Ask the table about those who are gone, or let a computer play for them if nobody has answered for a day.

    ``due`` is when to look again, if nobody has to be dealt with before.
    """
    known = {row.player_id: row for row in await absences.of(tx, game.id)}
    rows, begins, overdue = dict[int, Absence](), False, list[SeatRow]()
    for seat in game.people:
        player = seat.player_id or 0
        row = known.get(player, Absence(player))
        if player in there:
            looked_at = now if player in looked else row.looked_at
            row = replace(row, looked_at=looked_at, gone=not there[player])
        if row.asked_at is not None and (not row.gone or seat.seat not in waiting):
            row, begins = replace(row, asked_at=None), True
        elif row.asked_at is not None and now > row.asked_at + ANSWER + SLACK:  # nobody could answer
            row, begins = replace(row, asked_at=now), True
        elif row.asked_at is not None and now >= row.asked_at + ANSWER:
            overdue.append(seat)
        elif row.asked_at is None and row.gone and player in looked and seat.seat in waiting:
            row, begins = replace(row, asked_at=now, told=False), True
        if row != Absence(player):
            rows[player] = row
    if rows and all(rows.get(seat.player_id or 0, Absence(0)).gone for seat in game.people):
        await idle.close(tx, game, now)  # there's nobody to ask
        return
    await absences.put(tx, game.id, rows.values())
    if begins:
        await posts.add(tx, game.id, "late", game.version, now)
    if overdue:
        await hand_over(tx, game, overdue[0], STAND_IN, now)
        await notes.add(tx, game.id, f"gone-overdue {overdue[0].seat}", now)
    answers = [row.asked_at + ANSWER for row in rows.values() if row.asked_at is not None]
    again = [at for row in rows.values() if (at := row.looked_at + LATELY) > now]
    # A look writes one seat; whoever else is overdue comes next.
    await timers.put(tx, game.id, "absence", timers.AT_ONCE if len(overdue) > 1 else min([*answers, *again, due]))


async def _decided(tx: Transaction, game: GameRow, gone: SeatRow, decision: Decision, now: int) -> None:
    if decision == "wait":
        await _answered(tx, game, gone, now, patient=True)
    else:
        await hand_over(tx, game, gone, STAND_IN, now)
    await notes.add(tx, game.id, f"gone-{decision} {gone.seat}", now)


async def _answered(tx: Transaction, game: GameRow, gone: SeatRow, now: int, *, patient: bool) -> None:
    looked_at = now + PATIENCE - LATELY if patient else now
    await absences.put(tx, game.id, [Absence(gone.player_id or 0, looked_at, gone=True)])
    await posts.add(tx, game.id, "late", game.version, now)


async def settle(tx: Transaction, game: GameRow, waiting: Collection[Seat], now: int) -> None:
    """The game has moved on: nothing is asked any more about those whom it doesn't wait for.

    What is still asked is asked where the newest board is.
    """
    asked = await absences.asked(tx, game.id)
    awaited = [seat.player_id for seat in game.people if seat.seat in waiting]
    over = [replace(row, asked_at=None) for row in asked if row.player_id not in awaited]
    await absences.put(tx, game.id, over)
    if asked:
        await posts.add(tx, game.id, "late", game.version, now)
