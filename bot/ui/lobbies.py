"""What one person sees of a table that hasn't started: their seat, and for its host the table's rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from bot.languages import Language
from bot.storage.games import GameRow, Seating
from bot.table.clocks import clock_of, write_clock
from bot.table.positions import options_of
from bot.table.refusals import Refusal
from bot.table.timekeeping import Clock
from bot.ui import errors, messages
from bot.ui.cards import card_link, seat_list, seating_line, set_up_button
from bot.ui.clocks import Choosing, clock_text
from bot.ui.messages import ControlId, MessageBuilder
from games.core import LEVELS

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

SEATINGS: tuple[Seating, ...] = get_args(Seating)


async def join(interaction: Interaction, control: ControlId) -> None:
    """Sit down. Whoever already sits there is told so, and can leave."""
    try:
        await interaction.client.lobby.join(control.game_id, interaction.user.id, interaction.user.display_name)
    except Refusal as refusal:
        if refusal.code != "already-seated":
            raise
    await show_seat(interaction, control.game_id)


async def show_seat(interaction: Interaction, game_id: int) -> None:
    """Answer with whether somebody sits there: a card looks the same to everybody, so this is where they can leave."""
    bot = interaction.client
    game, say = await bot.tables.find(game_id), await bot.languages.of(interaction)
    seated = game.seat_of(interaction.user.id) is not None
    name = say(f"{bot.tables.controller(game).key}-name")
    waiting, host = seated and game.status == "lobby", game.host_id == interaction.user.id
    state = ("hosted" if host else "seated") if waiting else "begun" if seated else "begun-without-you"
    text = say(f"table-{state}", game=name, link=card_link(game, say))

    def build() -> MessageBuilder:
        set_up = [set_up_button(game, say, bot.icons)] if host else []
        return MessageBuilder().text(text).row([*set_up, _leave_button(game, say)] if waiting else [])

    await bot.icons.answer(interaction, build)


async def leave(interaction: Interaction, control: ControlId) -> None:
    await interaction.client.lobby.leave(control.game_id, interaction.user.id)
    await _answer(interaction, "left-lobby")


async def decline(interaction: Interaction, control: ControlId) -> None:
    await interaction.client.lobby.decline(control.game_id, interaction.user.id)
    await _answer(interaction, "declined")


async def invite(interaction: Interaction, game_id: int, people: Sequence[discord.User | discord.Member]) -> None:
    guests = [person.id for person in people if not person.bot]
    if not guests:
        raise Refusal("no-bots")
    interaction.client.limits.invite(interaction.user.id, len(guests))
    await interaction.client.lobby.invite(game_id, interaction.user.id, guests)


async def invite_chosen(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    guests = [guest for guest in chosen if isinstance(guest, discord.Member | discord.User)]
    if not guests:
        raise Refusal("unknown-button")
    await invite(interaction, control.game_id, guests)
    await _answer(interaction, "invited")


async def start(interaction: Interaction, game_id: int) -> None:
    """Begin the game, unless somebody has left meanwhile: perhaps the others want to wait for someone."""
    bot = interaction.client
    if gone := await bot.absences.free_seats(game_id):
        raise Refusal("seats-freed", names=gone, people=len(gone))
    await bot.lobby.start(game_id, interaction.user.id)


# --- what the host decides --------------------------------------------------------------------------------------------


async def set_up(interaction: Interaction, control: ControlId) -> None:
    """What the host may change; for everybody else at the table, their seat."""
    bot, player_id = interaction.client, interaction.user.id
    game = await bot.lobby.look(control.game_id)
    if game.status == "lobby" and game.seat_of(player_id) is not None and game.host_id != player_id:
        await show_seat(interaction, game.id)
    else:
        await show_rules(interaction, await bot.lobby.change(game.id, player_id))


async def vary(interaction: Interaction, control: ControlId) -> None:
    """Play by the rules that were chosen in the menu."""
    bot = interaction.client
    game = await bot.tables.find(control.game_id)
    options = chosen(bot, game, control.rest)
    await show_rules(interaction, await bot.lobby.change(game.id, interaction.user.id, options))


def chosen(bot: Guildhall, game: GameRow, place: str) -> Struct:
    """The options at a place of the menu; it comes back from outside."""
    tables = bot.tables.controller(game).tables
    if place not in map(str, range(len(tables))):
        raise Refusal("unknown-variant")
    found: Struct = tables[int(place)]
    return found


def variants(bot: Guildhall, game: GameRow, say: Language) -> list[tuple[str, str]]:
    """What the host can choose from: the rules in words, and their place in the menu."""
    controller = bot.tables.controller(game)
    return [(controller.summary(options, say), str(place)) for place, options in enumerate(controller.tables)]


async def seat(interaction: Interaction, control: ControlId) -> None:
    seating = next((known for known in SEATINGS if known == control.rest), None)
    if seating is None:
        raise Refusal("unknown-button")
    game = await interaction.client.lobby.change(control.game_id, interaction.user.id, seating=seating)
    await show_rules(interaction, game)


async def _clock_of(interaction: Interaction, game_id: int) -> Clock | None:
    return clock_of(await interaction.client.lobby.change(game_id, interaction.user.id))


async def _limit(interaction: Interaction, game_id: int, clock: Clock | None) -> None:
    limit = write_clock(clock) or ""
    await show_rules(interaction, await interaction.client.lobby.change(game_id, interaction.user.id, limit=limit))


#: The clock of a table that hasn't started.
CLOCK = Choosing("", _clock_of, _limit)


async def show_rules(interaction: Interaction, game: GameRow) -> None:
    """Answer with the rules of the table, and what its host can change about them."""
    bot = interaction.client
    say, controller = await bot.languages.of(interaction), bot.tables.controller(game)
    built = MessageBuilder().text(f"## {say('set-up-title', game=say(f'{controller.key}-name'))}")
    rules = controller.summary(options_of(controller, game), say)
    built.text(f"{rules}\n{seat_list(game, say)}\n{seating_line(game, say)}").text(clock_text(clock_of(game), say))
    entries = [messages.option(label, place) for label, place in variants(bot, game, say)]
    built.row([messages.menu(say("set-up-variant"), ControlId("vary", game.id).menu(), entries)] if entries else [])
    built.row(
        [
            messages.button(
                say(f"set-up-seating-{seating}"),
                ControlId("seating", game.id, None, seating).button(),
                style=ButtonStyle.primary if seating == game.seating else ButtonStyle.secondary,
                disabled=seating == game.seating,
            )
            for seating in SEATINGS
        ]
    )
    for row in CLOCK.rows(game.id, clock_of(game), say):
        built.row(row)
    built.row([_leave_button(game, say)])
    await interaction.edit_original_response(view=built)


def _leave_button(game: GameRow, say: Language) -> ui.Button[ui.LayoutView]:
    return messages.button(say("card-leave"), ControlId("leave", game.id).button(), style=ButtonStyle.danger)


async def _answer(interaction: Interaction, message: str) -> None:
    say = await interaction.client.languages.of(interaction)
    await interaction.edit_original_response(view=MessageBuilder().text(say(message)))


async def _start_tapped(interaction: Interaction, control: ControlId) -> None:
    await start(interaction, control.game_id)
    await _done(interaction, control, "started")


async def _add_computer(interaction: Interaction, control: ControlId) -> None:
    known = next((known for known in LEVELS if known == control.rest), None)
    if known is None:
        raise Refusal("unknown-button")
    await interaction.client.lobby.add_computer(control.game_id, interaction.user.id, known)
    await _done(interaction, control, "computers-changed")


async def _remove_computer(interaction: Interaction, control: ControlId) -> None:
    await interaction.client.lobby.remove_computer(control.game_id, interaction.user.id)
    await _done(interaction, control, "computers-changed")


async def _done(interaction: Interaction, control: ControlId, message: str) -> None:
    """The table's card shows it. Whoever tapped on another message, such as an earlier card, has to be told."""
    card_id = (await interaction.client.tables.find(control.game_id)).card_message_id
    if interaction.message is None or interaction.message.id != card_id:
        say = await interaction.client.languages.of(interaction)
        await errors.say_privately(interaction, say(message))


BUTTONS = {
    "join": join,
    "leave": leave,
    "decline": decline,
    "set-up": set_up,
    "seating": seat,
    "dismiss": _remove_computer,
    "start": _start_tapped,
}
MENUS = {"computer": _add_computer, "vary": vary}
