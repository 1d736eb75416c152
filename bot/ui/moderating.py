"""What moderators do about a game, each after a form in which they can say why; and the clock of a running game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle
from msgspec import structs

from bot.languages import Language
from bot.publishing import places
from bot.storage.games import GameRow
from bot.table.clocks import read_clock
from bot.table.managing import By, Person
from bot.table.positions import Position
from bot.table.refusals import MovedOn, Refusal
from bot.table.tables import only_computers
from bot.table.timekeeping import Clock
from bot.ui import access, forms, managing, messages, own_games
from bot.ui.clocks import Choosing, clock_text
from bot.ui.errors import NEEDED
from bot.ui.forms import Field
from bot.ui.managing import back, seat_number
from bot.ui.messages import ControlId, MessageBuilder, plain, written
from games.core import Seat

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

_NUMBER = re.compile("[0-9]{1,20}")


async def ask_reason(interaction: Interaction, control: ControlId) -> None:
    """A form before anything is done: whoever likes says why, and nobody does it by touching a button by mistake."""
    await access.need_moderator(interaction)
    bot, say = interaction.client, await interaction.client.languages.of(interaction)
    game = await bot.tables.outline(control.game_id)
    reason = about = ""
    if control.verb == "cancel":
        control, reason = structs.replace(control, rest=""), control.rest
    elif control.verb == "skip":
        number, _, reason = control.rest.partition(".")
        control = structs.replace(control, rest=number)
        position = await bot.play.look(game.id, None)
        about = say("manage-skip-final") if is_final(position, seat_number(position.game, number)) else ""
    title = say(f"manage-title-{control.verb}", game=own_games.title(bot, game, say, plain))
    await forms.ask(interaction, title, control, [_why(say, control.verb, reason, about)])


def _why(say: Language, verb: str = "", reason: str = "", about: str = "") -> Field:
    label = say("manage-reason" if verb == "cancel" else "manage-why")
    return Field("reason", label, value=reason, placeholder=say("manage-reason-hint"), about=about)


def _reason(interaction: Interaction) -> str:
    return forms.entries(interaction).get("reason", "").strip()


async def ask_replace(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    if len(chosen) != 1:
        raise Refusal("unknown-button")
    await ask_reason(interaction, structs.replace(control, rest=f"{control.rest}.{chosen[0].id}"))


async def ask_move(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    if len(chosen) != 1:
        raise Refusal("unknown-button")
    await ask_reason(interaction, structs.replace(control, rest=str(chosen[0].id)))


async def pause(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    await interaction.client.managing.pause(control.game_id, by(interaction, _reason(interaction)))
    await managing.show(interaction, control.game_id)


async def resume(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    await interaction.client.managing.resume(control.game_id, by(interaction, _reason(interaction)))
    await managing.show(interaction, control.game_id)


async def skip(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    if control.revision is None:
        raise Refusal("unknown-button")
    bot, acting = interaction.client, by(interaction, _reason(interaction))
    seat = seat_number(await bot.tables.find(control.game_id), control.rest)
    name = await bot.managing.skip(control.game_id, seat, acting, control.revision)
    await _done(interaction, control, "manage-skipped-done", name)


def is_final(position: Position, seat: Seat) -> bool:
    """Whether the turn is over once this seat has ended it, so that its player can't take anything back."""
    others = [other for other in position.waiting if other != seat]
    return seat in position.waiting and (not others or only_computers(position.game, others))


async def ask_to_skip(interaction: Interaction, position: Position, seat: Seat, reason: str = "") -> None:
    """For whoever has typed it: nobody could take this move back."""
    say, row = await interaction.client.languages.of(interaction), position.game.seats[seat]
    sure = ControlId("skip", position.game.id, position.game.epoch, f"{seat}.{reason}")
    sure = sure if sure.fits else structs.replace(sure, rest=str(seat))
    built = MessageBuilder().text(say("manage-skip-first", name=written(row.name)))
    button = messages.button(say("manage-skip-sure", name=plain(row.name)), sure.button(), style=ButtonStyle.danger)
    await interaction.edit_original_response(view=built.row([button, back(position.game.id, say)]))


async def give_to_computer(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    bot, acting = interaction.client, by(interaction, _reason(interaction))
    game = await bot.tables.find(control.game_id)
    name = await bot.managing.replace(game.id, seat_number(game, control.rest), None, acting)
    await _done(interaction, control, "manage-sub-done", name)


async def undo(interaction: Interaction, control: ControlId) -> None:
    """The button names the turn that was open: after that one, it would be about another turn."""
    await access.need_moderator(interaction)
    if (await interaction.client.tables.find(control.game_id)).epoch != control.revision:
        raise MovedOn
    name = await interaction.client.managing.undo(control.game_id, by(interaction, _reason(interaction)))
    await _done(interaction, control, "manage-undone-done", name)


async def replace_chosen(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    game = await interaction.client.tables.find(control.game_id)
    number, _, person_id = control.rest.partition(".")
    seat = seat_number(game, number)
    name = await replace(interaction, game, seat, await _member(interaction, person_id), _reason(interaction))
    await _done(interaction, control, "manage-replaced-done", name)


async def _member(interaction: Interaction, number: str) -> discord.Member:
    """Somebody on this server; the number comes back from outside."""
    if interaction.guild is None or not _NUMBER.fullmatch(number):
        raise Refusal("unknown-button")
    try:
        return await interaction.guild.fetch_member(int(number))
    except discord.NotFound as error:
        raise Refusal("not-a-member") from error


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


async def move_chosen(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    if not _NUMBER.fullmatch(control.rest):
        raise Refusal("unknown-button")
    await move(interaction, control.game_id, int(control.rest), _reason(interaction))
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


async def cancel(interaction: Interaction, control: ControlId) -> None:
    await access.need_moderator(interaction)
    await interaction.client.managing.cancel(control.game_id, by(interaction, _reason(interaction)))
    say = await interaction.client.languages.of(interaction)
    await interaction.edit_original_response(view=MessageBuilder().text(say("game-cancelled")))


def by(interaction: Interaction, reason: str = "") -> By:
    return By(interaction.user.id, reason)


async def _done(interaction: Interaction, control: ControlId, message: str, name: str = "") -> None:
    say = await interaction.client.languages.of(interaction)
    await managing.show(interaction, control.game_id, say(message, name=written(name)))


# --- the clock --------------------------------------------------------------------------------------------------------


async def show_clock(interaction: Interaction, control: ControlId) -> None:
    """How long everybody may think, and what else there is to choose from."""
    await access.need_moderator(interaction)
    bot, say = interaction.client, await interaction.client.languages.of(interaction)
    game = await bot.tables.find(control.game_id)
    clock, title = read_clock(game.clock), own_games.title(bot, game, say)
    built = MessageBuilder().text(f"## {say('manage-clock-title', title=title)}")
    built.text(clock_text(clock, say) or say("clock-none-about")).text(say("manage-clock-fair"))
    for row in CLOCK.rows(game.id, clock, say):
        built.row(row)
    await interaction.edit_original_response(view=built.row([back(game.id, say)]))


async def _clock_of(interaction: Interaction, game_id: int) -> Clock | None:
    await access.need_moderator(interaction)
    return read_clock((await interaction.client.tables.find(game_id)).clock)


async def _change_clock(interaction: Interaction, game_id: int, clock: Clock | None) -> None:
    await interaction.client.managing.change_clock(game_id, clock, by(interaction, _reason(interaction)))
    await _done(interaction, ControlId("manage", game_id), "manage-clock-done")


#: The clock of a game that is running.
CLOCK = Choosing("manage-", _clock_of, _change_clock, lambda say: [_why(say)])


#: What is done once its form has been filled in.
FORMS = {
    "pause": pause,
    "resume": resume,
    "skip": skip,
    "sub": give_to_computer,
    "undo": undo,
    "cancel": cancel,
    "replace": replace_chosen,
    "move-to": move_chosen,
}
