"""For moderators: what they can do about a game, what was done, and the server's settings."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Commands,
    Interaction,
    Text,
    answer,
    choices,
    command,
    game_choices,
    group,
    matching,
    named_game,
)
from bot.cogs.settings import LANGUAGE_CHOICES
from bot.languages import language
from bot.storage import games
from bot.storage.games import GameRow
from bot.table.clocks import read_clock, write_clock
from bot.table.refusals import Refusal
from bot.ui import access, clocks, managing, messages, moderating, own_games, server_settings
from bot.ui.messages import ControlId, MessageBuilder, plain

#: What can be taken back to nothing.
CLEAR_CHOICES = choices({setting: f"server-clear-{setting}" for setting in server_settings.CLEARED})
#: What moderators say about an act, on the board and in the log.
LONGEST_REASON = 200


@app_commands.guild_only()
class ManageCommands(Commands, commands.GroupCog, **group("manage")):
    @command(
        "manage-server",
        tongue="language/server-language",
        threads="threads",
        channel="channel/games-channel",
        openers="openers",
        most="most-tables",
        moderators="moderators",
        limit="clock/default-clock",
        hours="hours",
        clear="clear",
    )
    @app_commands.choices(tongue=LANGUAGE_CHOICES, clear=CLEAR_CHOICES)
    async def server(
        self,
        interaction: Interaction,
        tongue: str | None = None,
        threads: bool | None = None,
        channel: discord.TextChannel | None = None,
        openers: discord.Role | None = None,
        most: app_commands.Range[int, 0, server_settings.MOST_TABLES] | None = None,
        moderators: discord.Role | None = None,
        limit: Text | None = None,
        hours: Text | None = None,
        clear: str | None = None,
    ) -> None:
        chosen: dict[str, str | bool | int | None] = {
            "language": None if tongue is None else language(tongue).code,
            "threads": threads,
            "games_channel": None if channel is None else channel.id,
            "opener_role": None if openers is None else openers.id,
            "moderator_role": None if moderators is None else moderators.id,
            "most_tables": most,
        }
        if limit is not None or hours is not None:
            known = await server_settings.clock_of(interaction)
            chosen["clock"] = write_clock(await clocks.typed(interaction, known, limit, hours)) or ""
        cleared = {setting.replace("-", "_"): 0 for setting in server_settings.CLEARED if setting == clear}
        await server_settings.show(interaction, **chosen | cleared)

    # --- a game -------------------------------------------------------------------------------------------------------

    @command("manage-game", game="game")
    async def game(self, interaction: Interaction, game: Text) -> None:
        await managing.show(interaction, (await self._named(interaction, game)).id)

    @command("manage-pause", game="game", reason="reason")
    async def pause(self, interaction: Interaction, game: Text, reason: Text = "") -> None:
        row = await self._named(interaction, game)
        await self.bot.managing.pause(row.id, moderating.by(interaction, _short(reason)))
        await answer(interaction, "manage-paused-done")

    @command("manage-resume", game="game", reason="reason")
    async def resume(self, interaction: Interaction, game: Text, reason: Text = "") -> None:
        row = await self._named(interaction, game)
        await self.bot.managing.resume(row.id, moderating.by(interaction, _short(reason)))
        await answer(interaction, "manage-resumed-done")

    @command("manage-skip", game="game", seat="seat", reason="reason", sure="sure/sure-to-skip")
    async def skip(
        self, interaction: Interaction, game: Text, seat: Text, reason: Text = "", sure: bool = False
    ) -> None:
        row = await self._named(interaction, game)
        position = await self.bot.play.look(row.id, None)
        number = managing.seat_number(position.game, seat)
        if moderating.is_final(position, number) and not sure and not position.game.stands_still:
            await moderating.ask_to_skip(interaction, position, number, _short(reason))
            return
        name = await self.bot.managing.skip(row.id, number, moderating.by(interaction, _short(reason)))
        await answer(interaction, "manage-skipped-done", name=messages.written(name))

    @command("manage-replace", game="game", seat="seat", person="person/newcomer", reason="reason")
    async def replace(
        self,
        interaction: Interaction,
        game: Text,
        seat: Text,
        person: discord.Member | None = None,
        reason: Text = "",
    ) -> None:
        row = await self._named(interaction, game)
        number = managing.seat_number(row, seat)
        if person is None:
            acting = moderating.by(interaction, _short(reason))
            name = await self.bot.managing.replace(row.id, number, None, acting)
        else:
            name = await moderating.replace(interaction, row, number, person, _short(reason))
        done = "manage-sub-done" if person is None else "manage-replaced-done"
        await answer(interaction, done, name=messages.written(name))

    @command("manage-undo", game="game", reason="reason")
    async def undo(self, interaction: Interaction, game: Text, reason: Text = "") -> None:
        row = await self._named(interaction, game)
        name = await self.bot.managing.undo(row.id, moderating.by(interaction, _short(reason)))
        await answer(interaction, "manage-undone-done", name=messages.written(name))

    @command("manage-move", game="game", channel="channel", reason="reason")
    async def move(self, interaction: Interaction, game: Text, channel: discord.TextChannel, reason: Text = "") -> None:
        row = await self._named(interaction, game)
        await moderating.move(interaction, row.id, channel.id, _short(reason))
        await answer(interaction, "manage-moved-done")

    @command("manage-cancel", game="game", reason="reason", sure="sure/sure-to-cancel")
    async def cancel(self, interaction: Interaction, game: Text, reason: Text = "", sure: bool = False) -> None:
        row = await self._named(interaction, game)
        if row.status not in ("lobby", "running"):
            raise Refusal("game-over")
        if sure:
            await self.bot.managing.cancel(row.id, moderating.by(interaction, _short(reason)))
            await answer(interaction, "game-cancelled")
        else:
            await self._ask(interaction, row, _short(reason))

    async def _ask(self, interaction: Interaction, game: GameRow, reason: str) -> None:
        say = await self.bot.languages.of(interaction)
        label = say("cancel-game", game=own_games.title(self.bot, game, say, plain))
        carried = ControlId("cancel", game.id, None, reason)
        button = (carried if carried.fits else ControlId("cancel", game.id)).button()
        asked = MessageBuilder().text(say("cancel-first", title=own_games.title(self.bot, game, say)))
        asked.row([messages.button(label, button, style=discord.ButtonStyle.danger)])
        await interaction.edit_original_response(view=asked)

    @command("manage-clock", game="game", limit="clock", hours="hours", reason="reason")
    async def clock(
        self,
        interaction: Interaction,
        game: Text,
        limit: Text | None = None,
        hours: Text | None = None,
        reason: Text = "",
    ) -> None:
        row = await self._named(interaction, game)
        if limit is None and hours is None:
            await moderating.show_clock(interaction, ControlId("change-clock", row.id))
            return
        wanted = await clocks.typed(interaction, read_clock(row.clock), limit, hours)
        await self.bot.managing.change_clock(row.id, wanted, moderating.by(interaction, _short(reason)))
        await answer(interaction, "manage-clock-done")

    @command("manage-log", game="game/logged")
    async def log(self, interaction: Interaction, game: Text | None = None) -> None:
        await access.need_moderator(interaction)
        row = None if game is None else await self._named(interaction, game)
        await managing.show_deeds(interaction, None if row is None else row.id)

    # --- autocompletion -----------------------------------------------------------------------------------------------

    @game.autocomplete("game")
    @pause.autocomplete("game")
    @resume.autocomplete("game")
    @skip.autocomplete("game")
    @replace.autocomplete("game")
    @undo.autocomplete("game")
    @move.autocomplete("game")
    @cancel.autocomplete("game")
    @clock.autocomplete("game")
    @log.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        assert interaction.channel_id is not None
        return await game_choices(
            interaction, typed, await self.bot.database.read(games.open_in, interaction.channel_id)
        )

    @server.autocomplete("limit")
    @clock.autocomplete("limit")
    async def suggest_clocks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return matching(typed, clocks.suggested(await self.bot.languages.of(interaction)))

    @skip.autocomplete("seat")
    @replace.autocomplete("seat")
    async def suggest_seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            row = await self._named(interaction, str(interaction.namespace.game or ""))
        except Refusal:
            return []
        return matching(typed, _seats(row))

    async def _named(self, interaction: Interaction, typed: str) -> GameRow:
        """The game that is meant, for a moderator who may see it; a damaged one, too."""
        await access.need_moderator(interaction)
        return await named_game(interaction, typed, access.outline_here)


def _seats(game: GameRow) -> Sequence[tuple[str, str]]:
    return [(plain(seat.name), str(seat.seat)) for seat in game.seats]


def _short(reason: str) -> str:
    return reason.strip()[:LONGEST_REASON]
