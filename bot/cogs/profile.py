"""``/profile`` and ``/stats``: how somebody plays, and how a server plays."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from statistics import mean

import discord
import msgspec
from discord import app_commands
from msgspec import Struct

from bot.cogs.common import Commands, Interaction, command
from bot.cogs.solo import GAME_CHOICES
from bot.languages import Language
from bot.ranking.rating import Rating, shown
from bot.storage import people, profiles, results
from bot.storage.database import Connection
from bot.storage.profiles import Opponent, Record, SeatRate, Sums, TableScore
from bot.storage.standings import ALL_GAMES, DAILY, EVERYWHERE, TABLE
from bot.table.refusals import Refusal
from bot.ui import helping
from bot.ui.messages import MessageBuilder, plain, written
from games.core import ScoreLine
from renderers import standings as pictures

#: How many games a chart shows.
HISTORY = 60
RECORDS = 3
MOST_SCORED = 5


class Facts(Struct, frozen=True):
    """Everything a profile shows, from one read."""

    private: bool
    #: By game and mode.
    sums: dict[tuple[str, str], Sums]
    opponent: Opponent | None
    ratings: dict[str, Rating]
    #: The game the player plays most, and how its rating developed.
    charted: str
    history: list[int]


async def _facts(connection: Connection, player_id: int) -> Facts:
    known = await results.ratings_of(connection, EVERYWHERE, player_id)
    single = {slug: rating for slug, rating in known.items() if slug != ALL_GAMES}
    charted = max(single, key=lambda slug: single[slug].games, default="")
    points = await results.rating_history(connection, EVERYWHERE, charted, player_id, HISTORY) if charted else []
    return Facts(
        private=(await people.player(connection, player_id)).private,
        sums={(sums.slug, sums.mode): sums for sums in await profiles.sums(connection, player_id)},
        opponent=await profiles.favourite_opponent(connection, player_id),
        ratings=known,
        charted=charted,
        history=[shown(ordinal) for ordinal in (*_before(points), *points)],
    )


def _before(points: list[float]) -> list[float]:
    """Where everybody starts, if the chart goes back that far: a single game is a step from there, not a lonely dot."""
    return [Rating().ordinal] if 0 < len(points) < HISTORY else []


async def _numbers(
    connection: Connection, guild_id: int, slug: str
) -> tuple[list[TableScore], list[SeatRate], list[Record]]:
    """Everything a server's statistics show about a game, from one read."""
    return (
        await profiles.latest_scores(connection, guild_id, slug),
        await profiles.seat_rates(connection, guild_id, slug),
        await profiles.records(connection, guild_id, slug, RECORDS),
    )


class ProfileCommands(Commands):
    @command("profile", person="person")
    @app_commands.guild_only()
    async def profile(self, interaction: Interaction, person: discord.Member | None = None) -> None:
        who = person or interaction.user
        say = await self.bot.languages.of(interaction)
        facts = await self.bot.database.read(_facts, who.id)
        if facts.private and who.id != interaction.user.id:
            raise Refusal("private-profile")
        built = await self._profile(who, facts, say)
        if not facts.sums and who.id == interaction.user.id:
            built.row(helping.ways_to_begin(self.bot, say))
        await interaction.edit_original_response(view=built, attachments=built.files)

    @command("stats", game="which-game")
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(self, interaction: Interaction, game: str) -> None:
        assert interaction.guild_id is not None
        say = await self.bot.languages.of(interaction)
        numbers = await self.bot.database.read(_numbers, interaction.guild_id, game)
        text = await asyncio.to_thread(self._statistics, game, *numbers, say)
        title = say(f"{self.bot.controllers[game].key}-name")
        await interaction.edit_original_response(view=MessageBuilder().text(f"## {title}").text(text))

    # --- one player ---------------------------------------------------------------------------------------------------

    async def _profile(self, who: discord.User | discord.Member, facts: Facts, say: Language) -> MessageBuilder:
        built = MessageBuilder().text(f"## {written(who.display_name)}")
        if not facts.sums:
            return built.text(say("profile-empty"))
        bests = [sums for sums in facts.sums.values() if sums.slug != ALL_GAMES]
        lines = []
        if totals := facts.sums.get((ALL_GAMES, TABLE)):
            lines.append(say("profile-totals", games=totals.games, wins=totals.wins))
        if facts.opponent is not None:
            lines.append(say("profile-opponent", name=written(facts.opponent.name), games=facts.opponent.games))
        if days := facts.sums.get((ALL_GAMES, DAILY)):
            lines.append(say("profile-streak", days=days.best))
        lines += [self._rating_line(slug, rating, say) for slug, rating in facts.ratings.items()]
        lines += [self._best_line(best, say) for best in bests]
        built.text("\n".join(lines))
        if not facts.history:
            return built
        title = f"{plain(who.display_name)} · {self._game(facts.charted, say)}"
        content = (title, say("profile-chart"), tuple(facts.history))
        return built.picture(await self.bot.drawing.draw(content, partial(pictures.chart, *content)), "rating")

    def _rating_line(self, slug: str, rating: Rating, say: Language) -> str:
        message = "profile-rating-provisional" if rating.provisional else "profile-rating"
        return say(message, game=self._game(slug, say), rating=shown(rating.ordinal), games=rating.games)

    def _best_line(self, best: Sums, say: Language) -> str:
        message = "profile-best" if best.mode == TABLE else "profile-best-solo"
        return say(message, game=self._game(best.slug, say), points=best.best, games=best.games)

    def _game(self, slug: str, say: Language) -> str:
        return say("leaderboard-all-games") if slug == ALL_GAMES else say(f"{self.bot.controllers[slug].key}-name")

    # --- one server ---------------------------------------------------------------------------------------------------

    def _statistics(
        self, slug: str, scores: list[TableScore], rates: list[SeatRate], records: list[Record], say: Language
    ) -> str:
        if not scores:
            return say("stats-empty")
        average = mean(score.total for score in scores)
        lines = [say("stats-average", average=average, results=len(scores))]
        for rate in rates:
            share = round(100 * rate.wins / rate.games)
            lines.append(say("stats-seat", seat=rate.seat + 1, percent=share, games=rate.games))
        lines += self._most_scored(slug, scores, say)
        for record in records:
            when = f"<t:{record.finished_at}:d>"
            lines.append(say("stats-record", name=written(record.name), points=record.total, when=when))
        return "\n".join(lines)

    def _most_scored(self, slug: str, scores: list[TableScore], say: Language) -> list[str]:
        """What scored most often, and how many points it brings."""
        points: Counter[str] = Counter()
        found: Counter[str] = Counter()
        for score in scores:
            for line in msgspec.json.decode(score.breakdown, type=list[ScoreLine]):
                # Without figures behind it, a line stands for one thing, or for none, such as an unbuilt monument.
                count = line.detail.get("count", int(bool(line.points or line.detail)))
                if isinstance(count, int) and count:
                    found[line.code] += count
                    points[line.code] += line.points
        sentences = self.bot.controllers[slug].sentences
        return [
            say("stats-line", what=sentences.score_line(code, say), count=count, average=points[code] / count)
            for code, count in found.most_common(MOST_SCORED)
        ]
