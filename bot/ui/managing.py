"""What moderators see of a game, and what they can do about it: one panel, and one for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.languages import Language
from bot.storage import audit
from bot.storage.audit import Deed
from bot.storage.games import GameRow
from bot.table.positions import Position
from bot.table.refusals import BrokenGame, Refusal
from bot.ui import access, messages, own_games
from bot.ui.deeds import deed_line
from bot.ui.messages import ControlId, MessageBuilder, listed, plain, written
from games.core import Seat

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: How many lines of the audit are on a page.
PAGE = 10
#: No row has a larger number.
_NEWEST = 10**18 - 1


# --- the panel of a game ----------------------------------------------------------------------------------------------


async def show(interaction: Interaction, game_id: int, notice: str = "") -> None:
    """Answer with how a game stands, and everything that can be done about it. A damaged one can only be closed."""
    await access.need_moderator(interaction)
    bot, say = interaction.client, await interaction.client.languages.of(interaction)
    game = await access.outline_here(interaction, game_id)
    position = await _position(interaction, game)
    if position is not None:
        game = position.game
    built = MessageBuilder().text(f"## {say('manage-title', title=own_games.title(bot, game, say))}").text(notice)
    built.text(_state(game, position, say))
    if game.status in ("lobby", "running"):
        built.row(_acts(game, position, say))
    if game.status in ("lobby", "running") and game.closed_at is None:
        if position is not None:
            seats = [messages.option(_seat_label(position, seat.seat, say), str(seat.seat)) for seat in game.seats]
            built.row([messages.menu(say("manage-seats"), ControlId("manage-seat", game.id).menu(), seats)])
        if position is not None or not game.damaged:
            built.row([messages.channel_menu(say("manage-move"), ControlId("move-to", game.id).channels())])
    elif game.closed_at is None:
        built.row([_log_button(game, say)])
    await interaction.edit_original_response(view=built)


async def _position(interaction: Interaction, game: GameRow) -> Position | None:
    """A running game as everybody may see it; None if it doesn't run, or can't be read."""
    if game.status != "running":
        return None
    try:
        return await interaction.client.play.look(game.id, None)
    except BrokenGame:
        return None


def _state(game: GameRow, position: Position | None, say: Language) -> str:
    if game.status != "running":
        return say(f"manage-{game.status}", place=f"<#{game.place_id}>")
    if position is None:
        return say("manage-broken")
    if game.closed_at is not None:
        return say("manage-closed", place=f"<#{game.place_id}>")
    if game.paused_at is not None:
        return say("manage-paused", since=f"<t:{game.paused_at}:R>", place=f"<#{game.place_id}>")
    names = listed(position.names[seat] for seat in position.waiting)
    return say("manage-running", names=names, place=f"<#{game.place_id}>")


def _acts(game: GameRow, position: Position | None, say: Language) -> list[ui.Item[Any]]:
    row: list[ui.Item[Any]] = []
    if position is not None and game.closed_at is None:
        verb = "pause" if game.paused_at is None else "resume"
        row.append(
            messages.button(say(f"manage-act-{verb}"), ControlId(verb, game.id).button(), style=ButtonStyle.primary)
        )
        row.append(messages.button(say("manage-clock"), ControlId("change-clock", game.id).button()))
    if position is not None and game.undo_of is not None and not game.stands_still:
        row.append(messages.button(say("manage-undo"), ControlId("undo", game.id, game.epoch).button()))
    row.append(_log_button(game, say))
    cancel = ControlId("cancel", game.id).button()
    row.append(messages.button(say("manage-cancel"), cancel, style=ButtonStyle.danger))
    return row


def _log_button(game: GameRow, say: Language) -> ui.Button[Any]:
    return messages.button(say("manage-log"), ControlId("deeds", game.id).button())


def _seat_label(position: Position, seat: Seat, say: Language) -> str:
    row = position.game.seats[seat]
    state = "computer" if row.level is not None else "waiting" if seat in position.waiting else "idle"
    return say(f"manage-seat-{state}", name=plain(row.name))


# --- the panel of a seat ----------------------------------------------------------------------------------------------


async def show_seat(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    bot, say = interaction.client, await interaction.client.languages.of(interaction)
    position = await bot.play.look(control.game_id, None)
    row = position.game.seats[seat_number(position.game, control.rest)]
    built = MessageBuilder().text(f"## {say('manage-seat-title', name=written(row.name))}")
    built.text(say(f"manage-seat-about-{'person' if row.level is None else 'computer'}"))
    if row.level is None:
        built.row(_instead(position, row.seat, say))
    people = ControlId("replace", position.game.id, None, str(row.seat)).people()
    built.row([messages.people_menu(say("manage-person"), people, 1)])
    built.row([back(position.game.id, say)])
    await interaction.edit_original_response(view=built)


def _instead(position: Position, seat: Seat, say: Language) -> list[ui.Item[Any]]:
    """What a computer can do instead of a person."""
    game = position.game
    row: list[ui.Item[Any]] = []
    if seat in position.waiting and not game.stands_still:
        skip = ControlId("skip", game.id, game.epoch, str(seat))
        row.append(messages.button(say("manage-skip"), skip.button(), style=ButtonStyle.primary))
    sub = ControlId("sub", game.id, None, str(seat)).button()
    return [*row, messages.button(say("manage-sub"), sub)]


def back(game_id: int, say: Language) -> ui.Button[Any]:
    return messages.button(say("manage-back"), ControlId("manage", game_id).button())


def seat_number(game: GameRow, text: str) -> Seat:
    """A seat as a button or a suggestion names it; it comes back from outside."""
    if text not in map(str, range(len(game.seats))):
        raise Refusal("no-such-seat")
    return int(text)


# --- what was done ----------------------------------------------------------------------------------------------------


async def turn_page(interaction: Interaction, control: ControlId) -> None:
    """Of one game, or of the whole server."""
    before = int(control.rest) if control.rest.isascii() and control.rest.isdecimal() else _NEWEST
    await show_deeds(interaction, control.game_id or None, min(before, _NEWEST))


async def show_deeds(interaction: Interaction, game_id: int | None = None, before: int = _NEWEST) -> None:
    """A page of what moderators have done on this server, or to one game; the newest first."""
    await access.need_moderator(interaction)
    bot, guild_id = interaction.client, interaction.guild_id
    assert guild_id is not None
    say = await bot.languages.of(interaction)
    if game_id is None:
        found = await bot.database.read(audit.of_server, guild_id, before, PAGE + 1)
    else:
        found = await bot.database.read(audit.of_game, game_id, before, PAGE + 1)
    lines = [line for deed in found[:PAGE] if (line := await _line(interaction, deed, say))]
    built = MessageBuilder().text(f"## {say('deeds-title')}").text("\n".join(lines) or say("deeds-none"))
    row = []
    if before != _NEWEST:
        row.append(messages.button(say("deeds-newest"), _page(game_id, "").button()))
    if len(found) > PAGE:
        row.append(messages.button(say("deeds-older"), _page(game_id, str(found[PAGE - 1].id)).button()))
    if game_id is not None:
        row.append(back(game_id, say))
    await interaction.edit_original_response(view=built.row(row))


def _page(game_id: int | None, before: str) -> ControlId:
    return ControlId("deeds" if game_id else "all-deeds", game_id or 0, None, before)


async def _line(interaction: Interaction, deed: Deed, say: Language) -> str:
    """Nothing about a game in a channel that this moderator can't see."""
    if deed.game_id is None:
        return deed_line(deed, "", say)
    try:
        game = await access.outline_here(interaction, deed.game_id)
    except Refusal:
        return ""
    return deed_line(deed, f"· {own_games.title(interaction.client, game, say)}", say)


BUTTONS = {
    "manage": lambda interaction, control: show(interaction, control.game_id),
    "deeds": turn_page,
    "all-deeds": turn_page,
}
