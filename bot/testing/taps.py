"""How many taps a turn takes: turns of every game, played through the real panels in the simulated Discord."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot import clock
from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.table import choosing
from bot.table.choosing import Choice
from bot.table.managing import By
from bot.testing.components import find_controls
from bot.testing.server import Server, open_server
from bot.testing.simulated import PAUSE
from bot.ui.messages import read_id
from bot.ui.panels import CHOOSE
from games.core import End, Seat, decode_move, encode

#: A menu has to be opened before an entry can be chosen.
BUTTON_TAPS, MENU_TAPS = 1, 2


class TappedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to be played, and the most taps it may take."""

    name: str
    limit: int
    #: The id of each answer; with "!" in front, the turn ends with it; with ">2" behind it, its third page is opened.
    taps: tuple[str, ...]
    #: In the game's notation, with this seat to move.
    position: str
    #: The slug, which is the name of its file.
    game: str = ""
    seat: Seat = 0
    #: What the other seat types before.
    first: str = ""


class Count(Struct, frozen=True):
    game: str
    turn: str
    taps: int
    limit: int


def turns() -> list[TappedTurn]:
    return [turn for slug in CONTROLLERS for turn in turns_of(slug)]


def turns_of(slug: str) -> list[TappedTurn]:
    data = tomllib.loads(files("bot.testing").joinpath("turns", f"{slug}.toml").read_text(encoding="utf-8"))
    return [replace(turn, game=slug) for turn in msgspec.convert(data["turn"], list[TappedTurn])]


async def count_taps(wanted: list[TappedTurn]) -> list[Count]:
    with TemporaryDirectory() as folder:
        async with open_server(Path(folder) / "guildhall.sqlite3") as server:
            return [
                Count(turn.game, turn.name, await _Playing(server, turn).taps(game_id), turn.limit)
                for game_id, turn in enumerate(wanted, start=1)
            ]


class _Playing:
    """Ada and Bruno at the table of one turn."""

    def __init__(self, server: Server, turn: TappedTurn) -> None:
        self._server = server
        self._turn = turn
        self._controller = CONTROLLERS[turn.game]
        self._channel = server.channels[self._controller.key]

    async def taps(self, game_id: int) -> int:
        """From "Your move" to the end of the turn."""
        game = await self._begun(game_id)
        player = self._player(game, self._turn.seat)
        if self._turn.first:
            other = self._player(game, 1 - self._turn.seat)
            await other.slash(self._channel, f"{self._controller.key} do", step=self._turn.first)
        panel = await self._open(player, game_id)
        taps = 1
        for wanted in self._turn.taps:
            taps += await self._tap(player, panel, wanted)
        await self._check_ended(game_id)
        await self._server.env.as_bot(lambda: self._server.bot.managing.cancel(game_id, By(player.id)))
        return taps

    async def _begun(self, game_id: int) -> GameRow:
        """A running game in the position of the turn."""
        key, server = self._controller.key, self._server
        server.env.backend.advance_clock(PAUSE)
        await server.ada.slash(self._channel, f"{key} new")
        await server.bruno.slash(self._channel, "game join")
        await server.ada.slash(self._channel, "game start")
        snapshot = encode(self._controller.game.notation.read_position(self._turn.position)).decode()

        async def change(tx: Transaction, now: int) -> GameRow:
            game = await games.find(tx, game_id)
            assert game is not None
            return await games.advance(tx, game, now, snapshot=snapshot)

        return await server.bot.database.write(change, clock.now())

    def _player(self, game: GameRow, seat: Seat) -> MemberActor:
        people = {person.id: person for person in (self._server.ada, self._server.bruno)}
        return people[game.seats[seat].player_id or 0]

    async def _open(self, player: MemberActor, game_id: int) -> ResponseMessage:
        """Press "Your move" under the board."""
        shown = [message for place in (self._channel, *self._channel.threads) for message in place.history()]
        for message in shown:
            for control in find_controls(message.components):
                known = read_id(control.custom_id)
                if (known.verb, known.game_id) == ("open", game_id):
                    panel = (await player.click(message, custom_id=control.custom_id)).response
                    assert panel is not None
                    return panel
        raise LookupError(f"{self._turn.name}: no board asks for a move")

    async def _tap(self, player: MemberActor, panel: ResponseMessage, wanted: str) -> int:
        controls = find_controls(panel.components)
        for control in controls:
            known = read_id(control.custom_id)
            if known.verb == "choose" and _choice(known.rest) == wanted:
                await player.click(panel, custom_id=control.custom_id)
                return BUTTON_TAPS
            for value in control.values:
                if _choice(value.removeprefix(CHOOSE)) == wanted:
                    await player.select(panel, [value], custom_id=control.custom_id)
                    return MENU_TAPS
        labels = [control.label for control in controls]
        raise LookupError(f"{self._turn.game}, {self._turn.name}: no control leads to {wanted!r} among {labels}")

    async def _check_ended(self, game_id: int) -> None:
        rows = await self._server.bot.database.read(games.moves, game_id)
        moves = [decode_move(self._controller.game, row.payload) for row in rows if row.seat == self._turn.seat]
        if moves[-1:] != [End()]:
            raise LookupError(f"{self._turn.game}, {self._turn.name}: the turn isn't over after these taps")


def _choice(text: str) -> str:
    """The last answer of a choice, with a mark if the turn ends with it, and the page if it leads to another one."""
    choice: Choice = choosing.read(text)
    return ("!" if choice.ending else "") + "".join(choice.answers[-1:]) + (f">{choice.page}" if choice.page else "")
