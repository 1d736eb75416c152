"""What the commands of all games share: finding the game that is meant, acting in it, and answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.controllers.core import Controller
from bot.languages import Language, localised
from bot.storage import games
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.table.choosing import Choice
from bot.table.play import Reading, before_saving
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.ui import panels
from bot.ui.messages import OPTION_LIMIT, OPTION_TEXT_LIMIT, MessageBuilder
from bot.ui.names import listed
from bot.ui.permissions import need_permissions
from bot.ui.words import send_words
from games import asking
from games.core import Answers, Seat
from renderers.core import shortened

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"
C = TypeVar("C")

#: No tree of moves is walked further than this for an autocompletion.
MOST_SUGGESTIONS = 1000


@app_commands.guild_only()
class GameCog(commands.GroupCog):
    """The slash commands of one game."""

    slug: str

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @property
    def controller(self) -> Controller:
        return self.bot.controllers[self.slug]

    async def open_table(self, interaction: Interaction, options: Struct) -> None:
        """``new``: put a card with an empty table into the channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        need_permissions(interaction)
        assert interaction.guild_id is not None
        await self.bot.lobby.open(
            self.slug,
            guild_id=interaction.guild_id,
            channel_id=home_channel(interaction),
            host_id=interaction.user.id,
            host_name=interaction.user.display_name,
            options=options,
        )
        say = await self.bot.languages.of(interaction)
        await interaction.edit_original_response(content=say("lobby-opened"))

    async def own_game(self, interaction: Interaction) -> int:
        """The running game of this kind that the player means: here if there is one, else his only one."""
        assert interaction.channel_id is not None
        assert interaction.guild_id is not None
        here, own = await self.bot.database.read(
            _open_games, interaction.channel_id, interaction.user.id, interaction.guild_id
        )
        own_ids = {game.id for game in own}
        mine = [game for game in own if game.slug == self.slug]
        mine_here = [game for game in here if game.slug == self.slug and game.id in own_ids]
        for candidates in (mine_here, mine):
            running = [game for game in candidates if game.status == "running"]
            if running:
                return await self._meant(running, interaction.user.id)
        raise self._no_game(here, mine)

    async def _meant(self, running: list[GameRow], player_id: int) -> int:
        if len(running) == 1:
            return running[0].id
        looks = [await self.bot.play.look(game.id, player_id) for game in running]
        waiting = [look.game.id for look in looks if look.may_act]
        if len(waiting) == 1:
            return waiting[0]
        raise Refusal("which-game")

    def _no_game(self, here: list[GameRow], mine: list[GameRow]) -> Refusal:
        if mine:
            return Refusal("not-started")
        strangers = [game for game in here if game.slug == self.slug and game.status == "running"]
        if strangers:
            return Refusal("not-your-game", names=listed(seat.name for seat in strangers[0].seats))
        return Refusal("no-game-here")

    async def game_here(self, interaction: Interaction) -> int:
        """The game a spectator means: his own if he plays one, else the latest one running here."""
        assert interaction.channel_id is not None
        try:
            return await self.own_game(interaction)
        except Refusal as refusal:
            here = await self.bot.database.read(games.open_in, interaction.channel_id)
            running = [game.id for game in here if game.slug == self.slug and game.status == "running"]
            if not running:
                raise refusal
            return running[0]

    async def own_position(self, interaction: Interaction) -> Position:
        return await self.bot.play.look(await self.own_game(interaction), interaction.user.id)

    async def act(self, interaction: Interaction, read: Reading) -> None:
        """Any command that takes an action; the answer is the panel with what was done above it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.act_deferred(interaction, read)

    async def act_deferred(self, interaction: Interaction, read: Reading) -> None:
        """The same where the answer was promised already."""
        with before_saving():
            game_id = await self.own_game(interaction)
        await panels.show(interaction, await self.bot.play.act(game_id, interaction.user.id, read))

    async def answer(self, interaction: Interaction, wanted: Answers, otherwise: Reading, only: str = "") -> None:
        """Answer as taps would. Where these answers don't fit, what is read instead makes the rules say why.

        ``only`` is the question that is meant, where it can't be any other.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        with before_saving():
            position = await self.own_position(interaction)
        asked = position.asked
        if only and asked is not None and asked.then.code != only:
            raise Refusal(f"not-asked-{only}")
        answers = _fitting(position, wanted)
        if position.seat is None or not answers:
            await self.act_deferred(interaction, otherwise)
            return
        user, revision = interaction.user.id, position.seat.revision
        await panels.show(interaction, await self.bot.play.choose(position.game.id, user, Choice(answers), revision))

    def read_line(self, line: str, view: Any, seat: Seat) -> tuple[Struct, ...]:
        """What somebody typed, as moves; their view fills in what they left out."""
        return self.controller.game.notation.read_line(line, view, seat)

    async def suggestions(self, interaction: Interaction) -> list[Any]:
        """The legal moves of the player, for autocompletion; nothing where there is nothing to suggest."""
        try:
            position = await self.own_position(interaction)
        except Refusal:
            return []
        if not position.may_act or position.seat is None:
            return []
        moves = asking.moves(self.controller.game, position.view, position.seat.seat)
        return list(islice(moves, MOST_SUGGESTIONS))

    # --- commands that every game has ---------------------------------------------------------------------------------

    @app_commands.command(name=localised("command-move"), description=localised("command-move-about"))
    async def move(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await panels.show(interaction, await self.own_position(interaction))

    @app_commands.command(name=localised("command-board"), description=localised("command-board-about"))
    @app_commands.rename(text=localised("command-option-text"))
    @app_commands.describe(text=localised("command-option-text-about"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        position = await self.bot.play.look(await self.game_here(interaction), None)
        await (send_words if text else panels.show)(interaction, position)

    @app_commands.command(name=localised("command-rules"), description=localised("command-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        say = await self.bot.languages.of(interaction)
        await interaction.edit_original_response(view=MessageBuilder().text(self.controller.rules(say)))

    @app_commands.command(name=localised("command-do"), description=localised("command-do-about"))
    @app_commands.rename(step=localised("command-option-step"))
    @app_commands.describe(step=localised("command-option-step-about"))
    async def do(self, interaction: Interaction, step: str) -> None:
        await self.act(interaction, partial(self.read_line, step))

    @do.autocomplete("step")
    async def suggest_steps(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        written = map(self.controller.game.notation.write_move, await self.suggestions(interaction))
        return matching(typed, [(text, text) for text in written])

    @app_commands.command(name=localised("command-take-back"), description=localised("command-take-back-about"))
    async def take_back(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        with before_saving():
            game_id = await self.own_game(interaction)
        position = await self.bot.play.take_back(game_id, interaction.user.id)
        say = await self.bot.languages.of(interaction)
        await panels.show(interaction, position, notice=say("took-back"))


def _fitting(position: Position, wanted: Answers) -> Answers:
    """The answers as they go on from those given so far, or as the first ones; () where they don't fit."""
    asked, seat, rules = position.asked, position.seat, position.controller.game
    if asked is None or seat is None:
        return ()
    ways = ((*asked.answers, *wanted), wanted)
    return next(filter(None, (asking.fitting(rules, position.view, seat.seat, way) for way in ways)), ())


async def _open_games(
    connection: Connection, place_id: int, player_id: int, guild_id: int
) -> tuple[list[GameRow], list[GameRow]]:
    """Those of a place, and those of a player on this server."""
    return await games.open_in(connection, place_id), await games.open_of(connection, player_id, guild_id)


def home_channel(interaction: Interaction) -> int:
    """The channel a game belongs to: where the command was given, or the channel around that thread."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    assert interaction.channel_id is not None
    return interaction.channel_id


async def named_game(bot: Guildhall, interaction: Interaction, typed: str) -> GameRow:
    """The game whose number was given; games of other servers do not exist here."""
    if typed.isascii() and typed.isdecimal() and len(typed) <= 18:
        game = await bot.database.read(games.find, int(typed))
        if game is not None and game.guild_id == interaction.guild_id:
            return game
    raise Refusal("no-such-game")


def game_title(bot: Guildhall, game: GameRow, say: Language) -> str:
    """What a game is called in lists."""
    name = say(f"{bot.controllers[game.slug].key}-name")
    return say("game-title", game=name, number=game.id, names=listed(seat.name for seat in game.seats))


def option(name: str, message: str, about: str = "") -> Callable[[C], C]:
    """What one option of a command is called, and what it says about itself (``<message>-about`` if nothing else)."""

    def decorate(command: C) -> C:
        app_commands.rename(**{name: localised(message)})(command)
        app_commands.describe(**{name: localised(about or f"{message}-about")})(command)
        return command

    return decorate


def matching(typed: str, entries: Sequence[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """The (label, value) entries that contain what was typed, as many as Discord takes."""
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=shortened(label, OPTION_TEXT_LIMIT), value=value)
        for label, value in entries
        if wanted in label.casefold() or wanted in value.casefold()
    ][:OPTION_LIMIT]
