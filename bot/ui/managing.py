"""What moderators see of a game, and what they can do about it: one panel, and one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui
from msgspec import structs

from bot.languages import Language
from bot.publishing import places
from bot.storage import audit
from bot.storage.audit import Deed
from bot.storage.games import GameRow
from bot.table.managing import By, Person
from bot.table.positions import Position
from bot.table.refusals import BrokenGame, MovedOn, Refusal
from bot.table.tables import only_computers
from bot.ui import access, forms, messages, own_games
from bot.ui.deeds import deed_line
from bot.ui.errors import NEEDED
from bot.ui.forms import Field
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
        if position is not None:
            seats = [messages.option(_seat_label(position, seat.seat, say), str(seat.seat)) for seat in game.seats]
            built.row([messages.menu(say("manage-seats"), ControlId("manage-seat", game.id).menu(), seats)])
        if position is not None or not game.damaged:
            built.row([messages.channel_menu(say("manage-move"), ControlId("move-to", game.id).channels())])
    else:
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
    if game.paused_at is not None:
        return say("manage-paused", since=f"<t:{game.paused_at}:R>", place=f"<#{game.place_id}>")
    names = listed(position.names[seat] for seat in position.waiting)
    return say("manage-running", names=names, place=f"<#{game.place_id}>")


def _acts(game: GameRow, position: Position | None, say: Language) -> list[ui.Item[Any]]:
    row: list[ui.Item[Any]] = []
    if position is not None:
        verb = "pause" if game.paused_at is None else "resume"
        row.append(
            messages.button(say(f"manage-act-{verb}"), ControlId(verb, game.id).button(), style=ButtonStyle.primary)
        )
    if position is not None and game.undo_of is not None and game.paused_at is None:
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
    built.row([_back(position.game.id, say)])
    await interaction.edit_original_response(view=built)


def _instead(position: Position, seat: Seat, say: Language) -> list[ui.Item[Any]]:
    """What a computer can do instead of a person."""
    game = position.game
    row: list[ui.Item[Any]] = []
    if seat in position.waiting and game.paused_at is None:
        skip = ControlId("skip", game.id, game.epoch, str(seat))
        row.append(messages.button(say("manage-skip"), skip.button(), style=ButtonStyle.primary))
    sub = ControlId("sub", game.id, None, str(seat)).button()
    return [*row, messages.button(say("manage-sub"), sub)]


def _back(game_id: int, say: Language) -> ui.Button[Any]:
    return messages.button(say("manage-back"), ControlId("manage", game_id).button())


def seat_number(game: GameRow, text: str) -> Seat:
    """A seat as a button or a suggestion names it; it comes back from outside."""
    if text not in map(str, range(len(game.seats))):
        raise Refusal("no-such-seat")
    return int(text)


# --- acts -------------------------------------------------------------------------------------------------------------


async def pause(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    await interaction.client.managing.pause(control.game_id, by(interaction))
    await show(interaction, control.game_id)


async def resume(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    await interaction.client.managing.resume(control.game_id, by(interaction))
    await show(interaction, control.game_id)


async def skip(interaction: Interaction, control: ControlId) -> None:
    """Ask first if nobody could take the move back; ``sure`` after the seat means that they have been asked."""
    await access.need_moderator(interaction)
    number, _, answered = control.rest.partition(".")
    sure, _, reason = answered.partition(".")
    position = await interaction.client.play.look(control.game_id, None)
    seat = seat_number(position.game, number)
    if control.revision is None:
        raise Refusal("unknown-button")
    if is_final(position, seat) and not sure:
        await ask_to_skip(interaction, position, seat)
        return
    name = await interaction.client.managing.skip(control.game_id, seat, by(interaction, reason), control.revision)
    await _done(interaction, control, "manage-skipped-done", name)


def is_final(position: Position, seat: Seat) -> bool:
    """Whether the turn is over once this seat has ended it, so that its player can't take anything back."""
    others = [other for other in position.waiting if other != seat]
    return seat in position.waiting and (not others or only_computers(position.game, others))


async def ask_to_skip(interaction: Interaction, position: Position, seat: Seat, reason: str = "") -> None:
    say, row = await interaction.client.languages.of(interaction), position.game.seats[seat]
    sure = ControlId("skip", position.game.id, position.game.epoch, f"{seat}.sure.{reason}")
    sure = sure if sure.fits else structs.replace(sure, rest=f"{seat}.sure")
    built = MessageBuilder().text(say("manage-skip-first", name=written(row.name)))
    button = messages.button(say("manage-skip-sure", name=plain(row.name)), sure.button(), style=ButtonStyle.danger)
    await interaction.edit_original_response(view=built.row([button, _back(position.game.id, say)]))


async def undo(interaction: Interaction, control: ControlId) -> None:
    """The button names the turn that was open: of the next one, somebody else would have to take back theirs."""
    await access.need_moderator(interaction)
    if (await interaction.client.tables.find(control.game_id)).epoch != control.revision:
        raise MovedOn
    name = await interaction.client.managing.undo(control.game_id, by(interaction))
    await _done(interaction, control, "manage-undone-done", name)


async def give_to_computer(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    game = await interaction.client.tables.find(control.game_id)
    name = await interaction.client.managing.replace(game.id, seat_number(game, control.rest), None, by(interaction))
    await _done(interaction, control, "manage-sub-done", name)


async def replace_chosen(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    await access.need_moderator(interaction)
    if len(chosen) != 1:
        raise Refusal("unknown-button")
    game = await interaction.client.tables.find(control.game_id)
    name = await replace(interaction, game, seat_number(game, control.rest), chosen[0])
    await _done(interaction, control, "manage-replaced-done", name)


async def replace(
    interaction: Interaction, game: GameRow, seat: Seat, person: discord.Member | discord.User, reason: str = ""
) -> str:
    """Give a seat to somebody who can see the channel where the game is played."""
    if person.bot:
        raise Refusal("no-bots")
    channel = interaction.client.channel_of(game)
    if not isinstance(person, discord.Member):
        raise Refusal("not-a-member")
    if channel is not None and not channel.permissions_for(person).view_channel:
        raise Refusal("cannot-see-channel", names=[person.display_name])
    newcomer = Person(person.id, person.display_name)
    return await interaction.client.managing.replace(game.id, seat, newcomer, by(interaction, reason))


async def move_chosen(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    await access.need_moderator(interaction)
    if len(chosen) != 1:
        raise Refusal("unknown-button")
    await move(interaction, control.game_id, chosen[0].id)
    await _done(interaction, control, "manage-moved-done")


async def move(interaction: Interaction, game_id: int, channel_id: int, reason: str = "") -> None:
    """Let a game go on in a text channel that the moderator sees and where the bot can post."""
    bot, guild = interaction.client, interaction.guild
    channel = guild.get_channel(channel_id) if guild is not None else None
    if guild is None or not isinstance(channel, discord.TextChannel) or not _sees(interaction, channel):
        raise Refusal("no-such-channel")
    allowed = channel.permissions_for(guild.me)
    if not all(getattr(allowed, name) for name in NEEDED):
        raise Refusal("cannot-post-there", place=str(channel_id))
    server = await bot.languages.of_server(guild.id, guild.preferred_locale)
    goodbye = server("board-moved", place=f"<#{channel_id}>")
    go = partial(places.move_away, goodbye=goodbye)
    await bot.managing.move(game_id, channel_id, by(interaction, reason), go)


def _sees(interaction: Interaction, channel: discord.TextChannel) -> bool:
    user = interaction.user
    return isinstance(user, discord.Member) and channel.permissions_for(user).view_channel


async def ask_reason(interaction: Interaction, control: ControlId) -> None:
    """A form before a game is cancelled: it can't be undone, and the board says why."""
    await access.need_moderator(interaction)
    say = await interaction.client.languages.of(interaction)
    game = await interaction.client.tables.outline(control.game_id)
    title = say("cancel-title", game=own_games.title(interaction.client, game, say, plain))
    field = Field("reason", say("manage-reason"), value=control.rest, placeholder=say("manage-reason-hint"))
    await forms.ask(interaction, title, ControlId("cancel", game.id), [field])


async def cancel(interaction: Interaction, control: ControlId) -> None:
    """What becomes of that form."""
    await access.need_moderator(interaction)
    reason = forms.entries(interaction).get("reason", "").strip()
    await interaction.client.managing.cancel(control.game_id, by(interaction, reason))
    say = await interaction.client.languages.of(interaction)
    await interaction.edit_original_response(view=MessageBuilder().text(say("game-cancelled")))


def by(interaction: Interaction, reason: str = "") -> By:
    return By(interaction.user.id, reason)


async def _done(interaction: Interaction, control: ControlId, message: str, name: str = "") -> None:
    say = await interaction.client.languages.of(interaction)
    await show(interaction, control.game_id, say(message, name=written(name)))


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
        row.append(_back(game_id, say))
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
    "pause": pause,
    "resume": resume,
    "skip": skip,
    "sub": give_to_computer,
    "undo": undo,
    "cancel": ask_reason,
    "deeds": turn_page,
    "all-deeds": turn_page,
}
