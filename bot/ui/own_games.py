"""Somebody's games: whose turn it is, links, buttons, the next one that waits for them, and ways to begin one."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.languages import Language
from bot.publishing import notifying
from bot.ranking.periods import date_of
from bot.storage import closing, following, games, whose_turn
from bot.storage.games import GameRow
from bot.table import clocks
from bot.table.positions import Position, options_of
from bot.table.refusals import BrokenGame, Refusal
from bot.ui import access, helping, messages, times
from bot.ui.cards import card_link
from bot.ui.messages import ROW_LIMIT, ControlId, MessageBuilder, link_to, listed, plain, written

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

log = logging.getLogger(__name__)

#: How many games are on a page of the list, and how many characters they and those that are followed take at most.
PAGE, OWN_ROOM, WATCHED_ROOM = 10, 3000, 800


async def show(interaction: Interaction, first: int = 0) -> None:
    """Answer a deferred interaction with the list: those that wait for them first, whatever server they are on.

    What doesn't fit is on further pages; ``first`` is the place in the list where a page begins.
    """
    bot, player_id = interaction.client, interaction.user.id
    say = await bot.languages.of(interaction)
    own = await bot.database.read(whose_turn.open_anywhere, player_id)
    first = first if first < len(own) else 0
    page = await bot.database.read(whose_turn.outlines, own[first : first + PAGE])
    lines = [(game, *await line(bot, game, player_id, say, interaction.guild_id)) for game in page]
    found = lines[: max(1, len(messages.fitting([line for _, line, _ in lines], OWN_ROOM)))]
    following_page = first + len(found)
    found.sort(key=lambda listed: not listed[2])
    text = "\n".join(line.rstrip() for _, line, _ in found) or say("game-list-empty")
    watched = "" if following_page < len(own) else await _watched(interaction, say)
    closed = [] if following_page < len(own) else await bot.database.read(closing.closed_of, player_id)
    text += f"\n{say('game-list-closed', number=len(closed))}" if closed else ""

    def build() -> MessageBuilder:
        built = MessageBuilder().text(f"## {say('game-list-title')}").text(text)
        buttons = [open_button(bot, game, say, yours=yours) for game, _, yours in found if game.status == "running"]
        for part in range(0, len(buttons), ROW_LIMIT):
            built.row(buttons[part : part + ROW_LIMIT])
        built.row(
            [
                *([_page_button(say("game-list-first"), 0)] if first else []),
                *([_page_button(say("game-list-more"), following_page)] if following_page < len(own) else []),
            ]
        )
        built.text(watched)
        return built if own or interaction.guild_id is None else built.row(helping.ways_to_begin(bot, say))

    await bot.icons.answer(interaction, build)


def _page_button(label: str, first: int) -> ui.Button[Any]:
    return messages.button(label, ControlId("my-page", 0, None, str(first)).button())


async def turn_page(interaction: Interaction, control: ControlId) -> None:
    if not re.fullmatch("[0-9]{1,6}", control.rest):
        raise Refusal("unknown-button")
    await show(interaction, int(control.rest))


async def _watched(interaction: Interaction, say: Language) -> str:
    """The games that somebody follows, as far as there's room."""
    bot = interaction.client
    lines = [await _watched_line(bot, game, interaction.guild_id, say) for game in await followed(interaction)]
    return "\n".join([f"### {say('game-list-followed')}", *messages.fitting(lines, WATCHED_ROOM)]) if lines else ""


async def followed(interaction: Interaction) -> list[GameRow]:
    """The games that somebody follows, as far as they can see them."""
    bot, person, seen = interaction.client, interaction.user, list[GameRow]()
    for game in await bot.database.read(following.followed_by, person.id):
        member = person if isinstance(person, discord.Member) and person.guild.id == game.guild_id else None
        with suppress(discord.HTTPException):
            if await notifying.may_see(bot, game, person.id, member):
                seen.append(game)
    return seen


async def next_waiting(interaction: Interaction, but: int = 0) -> Position:
    """The game that has been waiting for this player, on whatever server; ``but`` is the one they come from."""
    bot, player_id = interaction.client, interaction.user.id
    for game_id in await bot.database.read(whose_turn.waiting_for, player_id):
        with suppress(BrokenGame):
            if game_id != but and (position := await bot.play.look(game_id, player_id)).may_act:
                return position
    raise Refusal("nothing-waiting")


async def newest_board(interaction: Interaction, control: ControlId) -> None:
    """Answer with the way from an old board of a game to its newest one."""
    game = await access.find(interaction, control.game_id)
    if game.board_message_id is None:
        raise Refusal("unknown-button")
    say = await interaction.client.languages.of(interaction)
    there = link_to(game.guild_id, game.place_id, game.board_message_id)
    icons, heading = interaction.client.icons, f"**{title(interaction.client, game, say)}**"

    def build() -> MessageBuilder:
        link = messages.link(say("board-newest"), there, emoji=icons.sign(game.slug, "newest"))
        return MessageBuilder().text(heading).row([link])

    await icons.answer(interaction, build)


async def of(interaction: Interaction) -> list[GameRow]:
    if interaction.guild_id is None:
        raise Refusal("servers-only")
    return await interaction.client.database.read(games.open_of, interaction.user.id, interaction.guild_id)


def title(bot: Guildhall, game: GameRow, say: Language, write: Callable[[str], str] = written) -> str:
    """What a game is called in lists; suggestions aren't formatted, so they need plain names."""
    # Who plays alone knows their own name, but not which of their games is today's, or the one they began last.
    if game.day is not None:
        names = say("daily-in-a-list", date=date_of(game.day))
    elif game.private:
        begun = datetime.fromtimestamp(game.created_at, UTC).date()
        when = times.timestamp(game.created_at) if write is written else say("solo-begun-on", date=begun)
        names = say("solo-in-a-list", level=_level(bot, game, say) or "none", when=when)
    else:
        names = listed(game.names, write)
    return say("game-title", game=_name(bot, game, say), number=game.id, names=names)


def _level(bot: Guildhall, game: GameRow, say: Language) -> str:
    """How hard a solo challenge is, if its game has levels."""
    controller = bot.controllers.get(game.slug)
    if controller is None:
        return ""
    try:
        level, _ = controller.solo.choice(options_of(controller, game))
    except BrokenGame:
        return ""
    return "" if level is None else controller.solo.level_name(level, say)


def _name(bot: Guildhall, game: GameRow, say: Language) -> str:
    known = bot.controllers.get(game.slug)
    return say(f"{known.key}-name") if known else game.slug


async def _watched_line(bot: Guildhall, game: GameRow, here: int | None, say: Language) -> str:
    link = link_to(game.guild_id, game.place_id, game.board_message_id) if game.board_message_id else ""
    name = title_from(bot, game, here, say)
    return say("game-line-followed", title=name, link=messages.named(say("board-link"), link) if link else "").rstrip()


def title_from(bot: Guildhall, game: GameRow, here: int | None, say: Language) -> str:
    """What a game is called in a list; with its server, unless the list is read there."""
    name = title(bot, game, say)
    guild = None if game.guild_id == here else bot.get_guild(game.guild_id)
    return name if guild is None else say("game-title-elsewhere", title=name, server=written(guild.name))


async def line(
    bot: Guildhall, game: GameRow, player_id: int, say: Language, here: int | None = None
) -> tuple[str, bool]:
    """How a game stands, until when its player may think, and whether it's waiting for them."""
    text, yours = await _state(bot, game, player_id, say, here)
    return text.rstrip(), yours


async def _state(bot: Guildhall, game: GameRow, player_id: int, say: Language, here: int | None) -> tuple[str, bool]:
    name = title_from(bot, game, here, say)
    # A private game has no message that everybody could be led to.
    link = "" if game.private else card_link(game, say)
    if game.board_message_id:
        link = messages.named(say("board-link"), link_to(game.guild_id, game.place_id, game.board_message_id))
    if not game.private and not bot.reaches(game):
        link = say("game-line-unreachable")
    try:
        if game.status == "lobby":
            await bot.lobby.look(game.id)
            return say("game-line-lobby", title=name, link=link), False
        position = await bot.play.look(game.id, player_id)
    except BrokenGame as error:
        log.error("shown as broken in a list: %s", error)
        return say("game-line-broken", title=name, link=link), False
    if position.may_act and position.seat is not None and position.seat.level is None:
        until = clocks.deadline(position.game, position.seat.seat)
        left = "none" if until is None else times.timestamp(until)
        return say("game-line-yours", title=name, left=left, link=link), True
    if game.paused_at is not None:
        return say("game-line-paused", title=name, link=link), False
    names = listed(position.names[seat] for seat in position.waiting)
    return say("game-line-waiting", title=name, link=link, names=names), False


def open_button(bot: Guildhall, game: GameRow, say: Language, *, yours: bool) -> ui.Button[ui.LayoutView]:
    label = say("game-open", game=_name(bot, game, say), number=game.id)
    style = ButtonStyle.primary if yours else ButtonStyle.secondary
    return messages.button(plain(label), ControlId("open", game.id).button(), style=style)
