"""Opening a table or a solo game: within the limits, in one transaction, and only once however often somebody taps."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.config import LimitSettings
from bot.storage import games, invitations, openings, people, timers
from bot.storage.database import Transaction
from bot.storage.games import Host, SeatRow
from bot.table.clocks import read_clock, write_clock
from bot.table.refusals import Refusal
from games.core import AnyGame, Level, encode

#: The names of computers, in the order in which they sit down.
COMPUTER_NAMES = ("Wren", "Finch", "Robin", "Lark", "Swift", "Heron")

#: What else happens in the transaction that opens a table.
Also = Callable[[Transaction, int], Awaitable[None]]


class Opening(Struct, frozen=True):
    """A table or solo game that somebody opens."""

    rules: AnyGame
    host: Host
    options: Any
    seed: int
    now: int
    ranked: bool
    #: The position in which a solo game begins right away.
    solo: str = ""
    day: int | None = None
    #: Whether the seed was asked for, instead of being drawn for this game.
    chosen_seed: bool = False
    #: Everybody who sits there from the beginning, if the host isn't alone.
    seats: tuple[SeatRow, ...] = ()
    #: What comes of a second tap: the game that the first one opened, as long as nothing has happened in it.
    once: bool = False


async def create(tx: Transaction, limits: LimitSettings, opening: Opening, also: Also | None = None) -> int:
    host, rules, options = opening.host, opening.rules, encode(opening.options).decode()
    solo, ranked = bool(opening.solo), opening.ranked
    if opening.once:
        seats = max(1, len(opening.seats))
        seed = opening.seed if opening.chosen_seed else None
        known = await openings.untouched(tx, rules.slug, host, options, seats, seed, solo=solo, ranked=ranked)
        if known is not None:
            return known
    await _check_games(tx, limits, host, solo=solo)
    game_id = await games.create(
        tx,
        rules.slug,
        host,
        options,
        opening.seed,
        rules.rules_version,
        opening.now,
        opening.solo,
        ranked=ranked,
        day=opening.day,
    )
    if opening.seats:
        await games.set_seats(tx, game_id, opening.seats)
        if chosen := read_clock((await people.guild(tx, host.guild_id)).clock):
            await games.change(tx, game_id, clock=write_clock(chosen))
    if solo:
        await games.note_waiting(tx, game_id, 1, [0])
        await timers.somebody_plays(tx, game_id, opening.now)
    if also is not None:
        await also(tx, game_id)
    return game_id


async def _check_games(tx: Transaction, limits: LimitSettings, host: Host, *, solo: bool) -> None:
    """Refuse one more game than there may be. The transaction also opens it, so nobody gets past by being quick."""
    most = limits.solo_games_per_person if solo else await _most_tables(tx, limits, host.guild_id)
    opened = await openings.opened_by(tx, host.player_id, host.guild_id, private=solo)
    if most and len(opened) >= most:
        code = "too-many-solo-games" if solo else "too-many-tables"
        raise Refusal(code, most=most, games=[str(game_id) for game_id in opened])
    most = limits.tables_per_server
    if not solo and most and await openings.count_tables(tx, host.guild_id) >= most:
        raise Refusal("too-many-tables-here", most=most)


async def _most_tables(tx: Transaction, limits: LimitSettings, guild_id: int) -> int:
    """The server's own limit, if that's stricter than the bot's."""
    chosen = ((await people.guild(tx, guild_id)).most_tables, limits.tables_per_person)
    return min(filter(None, chosen), default=0)


async def invite(tx: Transaction, limits: LimitSettings, game_id: int, invited_by: int, guests: Sequence[int]) -> None:
    """Refuse one more open invitation than somebody may have; the same transaction makes them."""
    most = limits.invitations_per_person
    if most and await invitations.count_open(tx, invited_by) + len(guests) > most:
        raise Refusal("too-many-invitations", most=most)
    await invitations.add(tx, game_id, invited_by, guests)


# --- who sits where ---------------------------------------------------------------------------------------------------


def numbered(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def computer(names: Sequence[str], level: Level) -> SeatRow:
    """One more computer, with a name that nobody at the table has."""
    name = next(name for name in COMPUTER_NAMES if name not in names)
    return SeatRow(0, None, level, name)


def moved_on(earlier: Sequence[SeatRow], seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Everybody one place further than in the earlier game, so that someone else begins; newcomers sit last."""
    order = [_identity(seat) for seat in (*earlier[1:], *earlier[:1])]
    places = {identity: place for place, identity in enumerate(order)}
    return sorted(seats, key=lambda seat: places.get(_identity(seat), len(places)))


def _identity(seat: SeatRow) -> int | str:
    return seat.name if seat.player_id is None else seat.player_id
