"""The daily challenge: play it, see who did best, show off without spoiling it."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot import clock
from bot.cogs.common import Commands, Interaction, choices, command, group, host
from bot.cogs.leaderboard import SCOPE_CHOICES
from bot.languages import Language
from bot.ranking import daily, periods
from bot.ranking.periods import day_of, starts_at
from bot.storage import dailies, games
from bot.storage.dailies import Attempt, Challenge, Listed
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow
from bot.storage.standings import EVERYWHERE
from bot.table.refusals import Refusal
from bot.ui import panels
from bot.ui.messages import MessageBuilder, written
from renderers.core import Table

SHOWN = 10
WHEN_CHOICES = choices({when: f"period-{when}" for when in ("today", "week", "all")})


@app_commands.guild_only()
class DailyCommands(Commands, commands.GroupCog, **group("daily")):
    @command("daily-play")
    async def play(self, interaction: Interaction) -> None:
        challenge = await self._challenge()
        attempt = await self.bot.database.read(dailies.attempt, challenge.day, interaction.user.id)
        say = await self.bot.languages.of(interaction)
        if attempt is None:
            game_id = await self._begin(interaction, challenge, counts=True)
            notice = say("daily-begun", until=f"<t:{starts_at(challenge.day + 1)}:t>")
        elif attempt.total is None:
            game_id, notice = attempt.game_id, say("daily-goes-on")
        else:
            game_id, notice = await self._begin(interaction, challenge, counts=False), say("daily-practice")
        await panels.show(interaction, await self.bot.play.look(game_id, interaction.user.id), notice=notice)

    @command("daily-board", when="period", scope="scope")
    @app_commands.choices(when=WHEN_CHOICES, scope=SCOPE_CHOICES)
    async def board(self, interaction: Interaction, when: str = "today", scope: str = "server") -> None:
        challenge = await self._challenge()
        guild_id = EVERYWHERE if scope == "everywhere" else (interaction.guild_id or EVERYWHERE)
        say = await self.bot.languages.of(interaction)
        period = None if when == "today" else periods.key("week" if when == "week" else "all", clock.now())
        listed, own, before = await self.bot.database.read(_board, challenge.day, guild_id, period, interaction.user.id)
        title = " · ".join((self._title(challenge, say), say(f"period-{when}"), say(f"scope-{scope}")))
        streak = say("daily-streak", days=daily.current_streak(own, before))
        built = MessageBuilder().text(f"## {title}").text(_lines(listed, say)).text(streak)
        await interaction.edit_original_response(view=built)

    @command("daily-share", public=True)
    async def share(self, interaction: Interaction) -> None:
        challenge = await self._challenge()
        attempt = await self.bot.database.read(dailies.attempt, challenge.day, interaction.user.id)
        if attempt is None or attempt.total is None:
            raise Refusal("no-daily-result")
        guild = interaction.guild
        assert guild is not None
        say = await self.bot.languages.of_server(guild.id, guild.preferred_locale)
        await interaction.response.send_message(
            view=MessageBuilder().text(await self._boast(interaction, challenge, attempt, say))
        )

    @command("daily-yesterday")
    async def yesterday(self, interaction: Interaction) -> None:
        challenge = await self._challenge()
        say = await self.bot.languages.of(interaction)
        past, best, game = await self.bot.database.read(_best_game, challenge.day - 1)
        if past is None or best is None or game is None:
            raise Refusal("no-yesterday")
        position = self.bot.play.position(game)
        table = Table((best.name,), say)
        draw = partial(position.controller.renderer.final, position.view, table)
        picture = await self.bot.drawing.draw(("yesterday", say.code), draw)
        text = say("daily-best-of-yesterday", name=written(best.name), points=best.value)
        built = MessageBuilder().text(f"## {self._title(past, say)}").text(text).picture(picture, "yesterday")
        await interaction.edit_original_response(view=built, attachments=built.files)

    async def _challenge(self) -> Challenge:
        """Today's challenge. It is fixed when somebody first asks for it; then past days award their points."""
        today = day_of(clock.now())
        known = await self.bot.database.read(dailies.find, today)
        if known is not None:
            return known
        return await self.bot.database.write(daily.open_day, daily.drawn(today, self.bot.controllers))

    async def _begin(self, interaction: Interaction, challenge: Challenge, *, counts: bool) -> int:
        player = host(interaction)
        options = self.bot.controllers[challenge.slug].solo.options(challenge.level, challenge.variant)

        async def attempt(tx: Transaction, game_id: int) -> None:
            await dailies.begin(tx, Attempt(challenge.day, player.player_id, player.guild_id, game_id))

        return await self.bot.lobby.open_solo(
            challenge.slug, player, options, challenge.seed, also=attempt if counts else None
        )

    async def _boast(self, interaction: Interaction, challenge: Challenge, attempt: Attempt, say: Language) -> str:
        """A result that spoils nothing for others."""
        position = await self.bot.play.look(attempt.game_id, interaction.user.id)
        assert position.result is not None
        assert attempt.total is not None
        verdict = position.result.verdict
        who = interaction.user.mention if isinstance(interaction.user, discord.Member) else ""
        return say(
            "daily-boast",
            who=who,
            title=self._title(challenge, say),
            points=attempt.total,
            verdict=position.controller.verdict(verdict, say) if verdict else "",
            days=attempt.streak,
        )

    def _title(self, challenge: Challenge, say: Language) -> str:
        game = say(f"{self.bot.controllers[challenge.slug].key}-name")
        return say("daily-title", number=challenge.day, game=game)


async def _board(
    connection: Connection, day: int, guild_id: int, period: str | None, player_id: int
) -> tuple[list[Listed], Attempt | None, Attempt | None]:
    """The best of the day or of a period, and the player's attempts of the day and of the day before."""
    if period is None:
        listed = await dailies.best(connection, day, guild_id, SHOWN)
    else:
        listed = await dailies.leaders(connection, guild_id, period, SHOWN)
    own = await dailies.attempt(connection, day, player_id)
    return listed, own, await dailies.attempt(connection, day - 1, player_id)


async def _best_game(connection: Connection, day: int) -> tuple[Challenge | None, Listed | None, GameRow | None]:
    """A day's challenge, who did best, and in which game."""
    best = next(iter(await dailies.best(connection, day, EVERYWHERE, 1)), None)
    game = await games.find(connection, best.game_id) if best and best.game_id else None
    return await dailies.find(connection, day), best, game


def _lines(listed: list[Listed], say: Language) -> str:
    if not listed:
        return say("daily-empty")
    return "\n".join(
        say(
            "daily-line",
            place=1 + sum(other.value > entry.value for other in listed),
            name=written(entry.name),
            points=entry.value,
        )
        for entry in listed
    )
