"""``/game``: the list of my games, what happened in them, and how to leave one."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Commands, Interaction, answer, choices, command, game_choices, game_title, group, named_game
from bot.controllers.core import Controller
from bot.languages import Language
from bot.storage import games
from bot.storage.games import GameRow
from bot.table.play import before_saving
from bot.table.positions import LogEntry
from bot.table.refusals import Refusal
from bot.ui import panels
from bot.ui.messages import MessageBuilder, listed, written
from games.core import LEVELS

#: The levels of a computer, and the entry that removes one.
LEVEL_CHOICES = choices({**{level: f"level-{level}" for level in LEVELS}, "none": "card-remove-computer"})
#: How many of the latest rows of the log are shown.
LOG_ROWS = 30


@app_commands.guild_only()
class GameCommands(Commands, commands.GroupCog, **group("game")):
    @command("game-list")
    async def list_games(self, interaction: Interaction) -> None:
        say = await self.bot.languages.of(interaction)
        own = await self._own(interaction)
        lines = [await self._line(game, interaction.user.id, say) for game in own]
        text = "\n".join(lines) if lines else say("game-list-empty")
        await interaction.edit_original_response(view=MessageBuilder().text(f"## {say('game-list-title')}").text(text))

    # --- at the table's card ------------------------------------------------------------------------------------------

    @command("game-join", game="game/table")
    async def join(self, interaction: Interaction, game: str | None = None) -> None:
        game_id = await self._table(interaction, game)
        await self.bot.lobby.join(game_id, interaction.user.id, interaction.user.display_name)
        await answer(interaction, "joined")

    @command("game-start", game="game/table")
    async def start(self, interaction: Interaction, game: str | None = None) -> None:
        await self.bot.lobby.start(await self._table(interaction, game), interaction.user.id)
        await answer(interaction, "started")

    @command("game-computer", level="level", game="game/table")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, interaction: Interaction, level: str, game: str | None = None) -> None:
        game_id = await self._table(interaction, game)
        known = next((known for known in LEVELS if known == level), None)
        if known is None:
            await self.bot.lobby.remove_computer(game_id, interaction.user.id)
        else:
            await self.bot.lobby.add_computer(game_id, interaction.user.id, known)
        await answer(interaction, "computers-changed")

    # --- during the game ----------------------------------------------------------------------------------------------

    @command("game-show", game="game")
    async def show(self, interaction: Interaction, game: str | None = None) -> None:
        game_id = await self._chosen(interaction, game)
        await panels.show(interaction, await self.bot.play.look(game_id, interaction.user.id))

    @command("game-log", game="game")
    async def log(self, interaction: Interaction, game: str | None = None) -> None:
        game_id = await self._chosen(interaction, game)
        say = await self.bot.languages.of(interaction)
        row, entries = await self.bot.play.log(game_id, interaction.user.id)
        lines = [log_line(self.bot.controllers[row.slug], row, entry, say) for entry in entries[-LOG_ROWS:]]
        text = "\n".join(lines) if lines else say("log-empty")
        await interaction.edit_original_response(view=MessageBuilder().text(f"## {say('log-title')}").text(text))

    @command("game-undo", about="take-back", game="game")
    async def undo(self, interaction: Interaction, game: str | None = None) -> None:
        with before_saving():
            game_id = await self._chosen(interaction, game)
            say = await self.bot.languages.of(interaction)
        position = await self.bot.play.take_back(game_id, interaction.user.id)
        await panels.show(interaction, position, notice=say("took-back"))

    @command("game-leave", game="game")
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        game_id = await self._chosen(interaction, game)
        row = await named_game(self.bot, interaction, str(game_id))
        if row.status == "lobby":
            await self.bot.lobby.leave(game_id, interaction.user.id)
            await answer(interaction, "left-lobby")
        else:
            await self.bot.play.hand_over(game_id, interaction.user.id, "normal")
            await answer(interaction, "left-game")

    @command("game-return", game="game")
    async def return_(self, interaction: Interaction, game: str | None = None) -> None:
        game_id = await self._chosen(interaction, game)
        await self.bot.play.hand_over(game_id, interaction.user.id, None)
        say = await self.bot.languages.of(interaction)
        position = await self.bot.play.look(game_id, interaction.user.id)
        await panels.show(interaction, position, notice=say("returned"))

    @show.autocomplete("game")
    @log.autocomplete("game")
    @undo.autocomplete("game")
    @leave.autocomplete("game")
    @return_.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await self._own(interaction))

    @join.autocomplete("game")
    @start.autocomplete("game")
    @computer.autocomplete("game")
    async def suggest_tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await self._tables(interaction))

    async def _tables(self, interaction: Interaction) -> list[GameRow]:
        assert interaction.channel_id is not None
        here = await self.bot.database.read(games.open_in, interaction.channel_id)
        return [game for game in here if game.status == "lobby"]

    async def _table(self, interaction: Interaction, typed: str | None) -> int:
        """The table that was named, or the latest one in this channel."""
        if typed is not None:
            return (await named_game(self.bot, interaction, typed)).id
        tables = await self._tables(interaction)
        if not tables:
            raise Refusal("no-table-here")
        return tables[0].id

    async def _own(self, interaction: Interaction) -> list[GameRow]:
        assert interaction.guild_id is not None
        return await self.bot.database.read(games.open_of, interaction.user.id, interaction.guild_id)

    async def _chosen(self, interaction: Interaction, typed: str | None) -> int:
        """The game that was named, or the player's only one."""
        own = await self._own(interaction)
        if typed is not None:
            return (await named_game(self.bot, interaction, typed)).id
        here = [game for game in own if game.is_in(interaction.channel_id)]
        for candidates in (here, own):
            if len(candidates) == 1:
                return candidates[0].id
        raise Refusal("which-game" if own else "no-game-here")

    async def _line(self, game: GameRow, player_id: int, say: Language) -> str:
        title = game_title(self.bot, game, say)
        message_id = game.board_message_id or game.card_message_id
        place_id = game.place_id if game.board_message_id else game.channel_id
        link = f"https://discord.com/channels/{game.guild_id}/{place_id}/{message_id}" if message_id else ""
        if game.status == "lobby":
            return say("game-line-lobby", title=title, link=link)
        position = await self.bot.play.look(game.id, player_id)
        if position.may_act:
            return say("game-line-yours", title=title, link=link)
        names = listed(position.names[seat] for seat in position.waiting)
        return say("game-line-waiting", title=title, link=link, names=names)


def log_line(controller: Controller, game: GameRow, entry: LogEntry, say: Language) -> str:
    """A row of the log: which turn, when, and what happened."""
    names = [written(name) for name in game.names]
    what = controller.events(entry.events, names, say)
    return say("log-events", turn=entry.turn, time=f"<t:{entry.at}:R>", what=what)
