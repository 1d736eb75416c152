"""How somebody's games stand, once a day: what waits for them, what is over, and what they haven't seen yet."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

import discord
from msgspec import Struct

from bot import clock
from bot.languages import Language
from bot.storage import digests, whose_turn
from bot.storage.games import GameRow
from bot.table.positions import Position
from bot.table.refusals import BrokenGame
from bot.table.timekeeping import DAY
from bot.ui import messages, own_games, telling
from bot.ui.boards import missed
from bot.ui.messages import ROW_LIMIT, ControlId, MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: How many of somebody's games are looked at.
MOST_GAMES = 25
#: How many characters what waits, what is over and what has happened take at most.
ROOMS = {"waiting": 1700, "over": 500, "news": 1400}

#: A game, and what is said about it.
Line: TypeAlias = tuple[GameRow, str]


class Summary(Struct):
    waiting: list[Line] = []
    over: list[Line] = []
    news: list[Line] = []

    @property
    def games(self) -> list[GameRow]:
        return [game for line in (self.waiting, self.over, self.news) for game, _ in line]


async def summary(bot: Guildhall, player_id: int, say: Language, here: int | None = None) -> Summary:
    """Of all servers; ``here`` is the one that needn't be named."""
    since, found = clock.now() - DAY, Summary()
    ids = await bot.database.read(whose_turn.open_anywhere, player_id)
    for game in await bot.database.read(whose_turn.outlines, ids[:MOST_GAMES]):
        if game.status != "running":
            continue
        line, waits = await own_games.line(bot, game, player_id, say, here)
        if waits:
            found.waiting.append((game, line))
        with suppress(BrokenGame):
            if news := await _news(bot, await bot.play.look(game.id, player_id), since, say):
                found.news.append((game, f"**{own_games.title_from(bot, game, here, say)}**\n{news}"))
    ranks = await bot.database.read(digests.finished, player_id, since)
    for game in await bot.database.read(whose_turn.outlines, [*ranks]):
        title, seats = own_games.title_from(bot, game, here, say), len(game.seats)
        found.over.append((game, say("digest-line-over", title=title, rank=ranks[game.id], seats=seats)))
    return found


async def _news(bot: Guildhall, position: Position, since: int, say: Language) -> str:
    """What happened in the turns that are over, as far as the player hasn't seen it."""
    seat, epoch = position.seat, position.game.epoch
    if seat is None or position.game.private or seat.seen >= epoch:
        return ""
    first = await bot.database.read(digests.first_turn_since, position.game.id, epoch, since)
    turns = missed(position, max(first, seat.seen))
    return telling.in_one_line(position.controller, turns, position.names, say)


def build(bot: Guildhall, found: Summary, say: Language) -> MessageBuilder:
    built = MessageBuilder().text(f"## {say('digest-title')}")
    for name, lines in (("waiting", found.waiting), ("over", found.over), ("news", found.news)):
        shown = messages.fitting([line for _, line in lines], ROOMS[name])
        if shown:
            built.text("\n".join([f"### {say(f'digest-{name}')}", *shown]))
    if not found.games:
        built.text(say("digest-empty"))
    built.row([own_games.open_button(bot, game, say, yours=True) for game, _ in found.waiting[:ROW_LIMIT]])
    mine, settings = ControlId("mine", 0).button(), ControlId("settings", 0).button()
    return built.row([messages.button(say("ending-mine"), mine), messages.button(say("settings-title"), settings)])


def build_mention(player_id: int, say: Language, *, closed: bool) -> MessageBuilder:
    """For everybody to see, so it says nothing about anybody's games."""
    built = MessageBuilder().text(say("digest-mention", who=f"<@{player_id}>", closed="yes" if closed else "no"))
    read, settings = ControlId("digest", 0).button(), ControlId("settings", 0).button()
    return built.row([messages.button(say("digest-read"), read), messages.button(say("settings-title"), settings)])


async def show(interaction: Interaction) -> None:
    """Answer with how the games of whoever asks stand right now."""
    bot, say = interaction.client, await interaction.client.languages.of(interaction)
    found = await summary(bot, interaction.user.id, say, interaction.guild_id)
    await interaction.edit_original_response(view=build(bot, found, say))
