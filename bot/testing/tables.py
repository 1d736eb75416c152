"""Tables for people to play at: written into the database before the bot starts, or opened by command."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.storage import games
from bot.storage.database import Database
from bot.storage.games import Host
from bot.table.clocks import write_clock
from bot.table.lobby import Lobby
from bot.table.positions import turn_of
from bot.table.tables import Tables, moved_on, record
from bot.table.timekeeping import Clock
from bot.testing.payloads import CHANNEL, GUILD, Payload, button, controls_of, text_of
from bot.testing.places import Message
from bot.testing.stand_in import StandIn
from bot.testing.waiting import until
from bot.ui.messages import ControlId, read_id
from games import selfplay

#: The cards of the tables are already in the channel; a game's thread belongs to its card.
CARD = 5000
FIRST_USER = 100
LOBBY_DAYS = 14
#: So few seconds that whoever is held up is late. Of those who sit down later, everybody has the shortest one that
#: can be typed.
SHORT, TYPED = Clock(2, 1, 3), "1 min + 1 min + 1 min"


class Seating(Struct, frozen=True):
    """Who is to sit down to which game. One person without a computer plays a solo challenge."""

    slug: str
    people: int = 2
    computers: int = 0
    #: Play until this many moves before the end; None begins with the set-up.
    moves_left: int | None = None
    #: Whether everybody has so little time that they run out of it whenever something holds them up.
    clock: bool = False


class Table(Struct, frozen=True):
    game_id: int
    slug: str
    #: Every table has a channel of its own.
    channel: int
    users: tuple[int, ...]
    computers: int
    #: How many rows of the log are older than anything these people have done.
    played: int = 0
    clock: bool = False

    @property
    def lets_go(self) -> bool:
        """Whether somebody who leaves for a moment finds the game still going on: others have to move, too."""
        return len(self.users) > 1

    @property
    def is_solo(self) -> bool:
        return len(self.users) + self.computers == 1


async def set_tables(path: Path, seatings: Iterable[Seating], seed: int = 0) -> list[Table]:
    """Start these games, as if their players had done so before the bot was stopped."""
    database = await Database.open(path)
    tables = Tables(database, CONTROLLERS)
    started: list[Table] = []
    for number, seating in enumerate(seatings):
        first = FIRST_USER + 10 * number
        users = tuple(range(first, first + seating.people))
        channel = CHANNEL + 1 + number
        game_id = await _seat(tables, seating, channel, users, seed + number)
        played = await _play_on(tables, game_id, seating.moves_left)
        started.append(Table(game_id, seating.slug, channel, users, seating.computers, played, seating.clock))
    await database.close()
    return started


async def _seat(tables: Tables, seating: Seating, channel: int, users: tuple[int, ...], seed: int) -> int:
    lobby = Lobby(tables, lobby_days=LOBBY_DAYS)
    host = Host(GUILD, channel, users[0], "Host")
    if seating.people + seating.computers == 1:
        return await lobby.open_solo(seating.slug, host, CONTROLLERS[seating.slug].solo.options(None, None), seed)
    game_id = await lobby.open(seating.slug, host, seed=seed)
    for user in users[1:]:
        await lobby.join(game_id, user, f"Guest {user}")
    for _ in range(seating.computers):
        await lobby.add_computer(game_id, users[0], "easy")
    clock_of_table = write_clock(SHORT) if seating.clock else None
    await tables.database.write(games.change, game_id, card_message_id=CARD + game_id, clock=clock_of_table)
    await lobby.start(game_id, users[0])
    return game_id


async def _play_on(tables: Tables, game_id: int, moves_left: int | None) -> int:
    """Let computers play almost to the end, and write that down move by move; returns how many moves those are."""
    if moves_left is None:
        return 0
    game = await tables.find(game_id)
    controller = tables.controllers[game.slug]
    seats = len(game.seats)
    choose: selfplay.Choose[Any, Any] = selfplay.by_computer(["easy"] * seats, selfplay.seat_rngs(seats, game.seed))
    steps = list(selfplay.play(turn_of(controller, game), choose, Random(game.seed)))
    played = max(0, len(steps) - moves_left)
    for step in steps[:played]:
        moved = moved_on(game, step.before, step.after, step.seat, clock.now())
        row = (game, moved, controller, step.before, step.after, step.seat, [step.move])
        game = await tables.database.write(record, *row)
    return played


# --- by command -------------------------------------------------------------------------------------------------------


async def open_table(stand_in: StandIn, like: Table) -> Table:
    """The same people sit down to the same game again, as people do: by commands and the buttons of the card."""
    game_id = await (_begin_alone if like.is_solo else _gather)(stand_in, like)
    return replace(like, game_id=game_id, played=0)


async def _begin_alone(stand_in: StandIn, like: Table) -> int:
    people = stand_in.people
    answer = await people.answer(await people.command(like.users[0], like.channel, "solo", {"game": like.slug}))
    assert answer is not None
    assert answer.shown is not None, answer.text
    return read_id(controls_of(answer.shown)[0]["custom_id"]).game_id


async def _gather(stand_in: StandIn, like: Table) -> int:
    people, channel, (host, *guests) = stand_in.people, like.channel, like.users
    group = language("en")(f"command-{CONTROLLERS[like.slug].key}")
    known = set(stand_in.places.messages)
    await people.answer(await people.command(host, channel, f"{group} new", {}))
    card = await _new_message(stand_in, known, "join")
    game_id = read_id(controls_of(card.payload)[0]["custom_id"]).game_id
    for guest in guests:
        await people.press(guest, channel, button(ControlId("join", game_id).button()))
        await until(lambda guest=guest: f"<@{guest}>" in text_of(card.payload))  # type: ignore[misc]
    for _ in range(like.computers):
        options = {"level": "easy", "game": str(game_id)}
        await people.answer(await people.command(host, channel, "game computer", options))
    if like.clock:
        await people.answer(await people.command(host, channel, "game set-up", {"clock": TYPED, "game": str(game_id)}))
    await people.press(host, channel, button(ControlId("start", game_id).button()))
    await _new_message(stand_in, known, "open")
    return game_id


async def _new_message(stand_in: StandIn, known: Collection[int], verb: str) -> Message:
    """Wait for a message with such a button."""
    messages = stand_in.places.messages

    def found() -> list[Message]:
        new = [message for number, message in messages.items() if number not in known]
        return [message for message in new if verb in verbs_of(message.payload)]

    await until(found)
    return found()[0]


def verbs_of(payload: Payload) -> set[str]:
    return {read_id(part["custom_id"]).verb for part in controls_of(payload)}
