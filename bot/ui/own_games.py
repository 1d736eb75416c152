"""Somebody's games: whose turn it is, links, buttons for those that wait for them, and ways to begin one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.languages import Language
from bot.storage import games
from bot.storage.games import GameRow
from bot.table.refusals import BrokenGame, Refusal
from bot.ui import access, helping, messages
from bot.ui.cards import card_link
from bot.ui.messages import ROW_LIMIT, ControlId, MessageBuilder, link_to, listed, plain, written

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

log = logging.getLogger(__name__)


async def show(interaction: Interaction) -> None:
    """Answer a deferred interaction with the list."""
    bot, player_id = interaction.client, interaction.user.id
    say = await bot.languages.of(interaction)
    own = await of(interaction)
    found = [await _line(bot, game, player_id, say) for game in own]
    text = "\n".join(line.rstrip() for line, _ in found) or say("game-list-empty")
    waiting = [game for game, (_, yours) in zip(own, found, strict=True) if yours]

    def build() -> MessageBuilder:
        built = MessageBuilder().text(f"## {say('game-list-title')}").text(text)
        built.row([_open_button(bot, game, say) for game in waiting[:ROW_LIMIT]])
        return built if own else built.row(helping.ways_to_begin(bot, say))

    await bot.icons.answer(interaction, build)


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
    return say("game-title", game=_name(bot, game, say), number=game.id, names=listed(game.names, write))


def _name(bot: Guildhall, game: GameRow, say: Language) -> str:
    known = bot.controllers.get(game.slug)
    return say(f"{known.key}-name") if known else game.slug


async def _line(bot: Guildhall, game: GameRow, player_id: int, say: Language) -> tuple[str, bool]:
    """How a game stands, and whether it's waiting for this player."""
    name = title(bot, game, say)
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
    if position.may_act:
        return say("game-line-yours", title=name, link=link), True
    if game.paused_at is not None:
        return say("game-line-paused", title=name, link=link), False
    names = listed(position.names[seat] for seat in position.waiting)
    return say("game-line-waiting", title=name, link=link, names=names), False


def _open_button(bot: Guildhall, game: GameRow, say: Language) -> ui.Button[ui.LayoutView]:
    label = say("game-open", game=_name(bot, game, say), number=game.id)
    return messages.button(plain(label), ControlId("open", game.id).button(), style=ButtonStyle.primary)
