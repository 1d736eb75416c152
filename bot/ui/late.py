"""Somebody runs out of time: the reminder, the question to the table, and what its people decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ButtonStyle
from msgspec import Struct

from bot.controllers.core import Controller
from bot.languages import Language
from bot.storage.games import GameRow
from bot.table.late import DECISIONS
from bot.table.refusals import Refusal
from bot.ui import messages, times
from bot.ui.messages import ControlId, MessageBuilder, Signs, plain
from games.core import Seat

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


def build_reminder(
    controller: Controller, game: GameRow, seats: Sequence[Seat], say: Language, icons: Signs
) -> MessageBuilder:
    """A mention of those who have little time left, and the way to their panel."""
    name = say(f"{controller.key}-name")
    lines = [
        say("late-reminder", who=f"<@{game.seats[seat].player_id}>", game=name, when=times.timestamp(deadline))
        for seat in seats
        if (deadline := game.seats[seat].deadline) is not None
    ]
    panel, sign = ControlId("open", game.id, game.epoch).button(), icons.sign(game.slug, "move")
    move = messages.button(say("board-move"), panel, style=ButtonStyle.primary, emoji=sign)
    return MessageBuilder().text("\n".join(lines)).row([move])


class Question(Struct, frozen=True):
    """About whom the table is asked."""

    seat: Seat
    #: When a computer does something if nobody answers.
    until: int
    #: Whether it has been posted.
    told: bool
    #: Whether they have left, or can't see the channel any more; otherwise their time is up.
    gone: bool = False


def build_question(controller: Controller, game: GameRow, asked: Sequence[Question], say: Language) -> MessageBuilder:
    """What is to be done about each of those who are late or gone."""
    name = say(f"{controller.key}-name")
    built = MessageBuilder()
    for row in asked:
        who, when = game.seats[row.seat], times.timestamp(row.until)
        built.text(
            say("gone-question" if row.gone else "late-question", who=f"<@{who.player_id}>", game=name, when=when)
        )
        built.row(
            [
                messages.button(
                    say(f"late-{decision}-for", name=plain(who.name)),
                    ControlId("late", game.id, game.epoch, f"{row.seat}.{decision}").button(),
                    style=ButtonStyle.primary if decision == "wait" else ButtonStyle.secondary,
                )
                for decision in DECISIONS
            ]
        )
    return built.text(say("late-who-decides"))


async def tapped(interaction: Interaction, control: ControlId) -> None:
    """An answer to the question; it names the turn that it was asked in."""
    number, _, wanted = control.rest.partition(".")
    game = await interaction.client.tables.find(control.game_id)
    if not number.isdecimal() or int(number) >= len(game.seats):
        raise Refusal("unknown-button")
    if control.revision != game.epoch:
        raise Refusal("not-late", names=[game.seats[int(number)].name])
    await decide(interaction, control.game_id, int(number), wanted)


async def decide(interaction: Interaction, game_id: int, seat: Seat, wanted: str) -> None:
    decision = next((known for known in DECISIONS if known == wanted), None)
    if decision is None:
        raise Refusal("unknown-button")
    bot = interaction.client
    player_id = interaction.user.id
    name, done = await bot.absences.decide(game_id, player_id, seat, decision), "gone"
    # Somebody who is gone may be late besides.
    if name is None or (decision == "wait" and seat in await bot.clocks.late_at(game_id, player_id)):
        name, done = await bot.clocks.decide(game_id, player_id, seat, decision), "gone" if name else "late"
    say = await bot.languages.of(interaction)
    text = say(f"{done if decision == 'wait' else 'late'}-{decision}-done", name=messages.written(name))
    await interaction.edit_original_response(view=MessageBuilder().text(text))


async def decide_for(interaction: Interaction, game_id: int, wanted: str, person: discord.Member | None) -> None:
    """The same with a command: about the one who is named, or the only one who is late."""
    bot = interaction.client
    game = await bot.tables.find(game_id)
    late = await bot.clocks.late_at(game_id, interaction.user.id)
    seats = sorted({*late, *await bot.absences.asked_at(game_id, interaction.user.id)})
    if person is not None:
        seats = [seat for seat in seats if game.seats[seat].player_id == person.id]
    if not seats:
        raise Refusal("nobody-late")
    if len(seats) > 1:
        raise Refusal("who-is-late", names=[game.names[seat] for seat in seats])
    await decide(interaction, game_id, seats[0], wanted)
