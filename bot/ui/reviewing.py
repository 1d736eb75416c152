"""Looking back at a finished game with the strongest computer's eyes: private, page by page, until it's shared."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ui

from bot import clock
from bot.languages import Language
from bot.ranking.daily import is_secret
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.table.reviewing import Look, Review
from bot.ui import access, coaching, errors, messages
from bot.ui.coaching import points, reasons
from bot.ui.messages import ControlId, MessageBuilder, written
from bot.ui.sharing import say_to_all
from games.core import Event
from renderers import standings as pictures
from renderers.core import Picture, Table

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: After how many seconds somebody is told, again, how far a review has come.
PATIENCE = 1.5
#: How many turns stand on a page of the list.
TURNS = 8


async def show(interaction: Interaction, game_id: int, page: int = 0) -> None:
    """Answer a deferred interaction with a page of the review; while it's worked out, with how far it has come."""
    bot = interaction.client
    await access.find(interaction, game_id)
    say = await bot.languages.of(interaction)
    position, review = await _worked_out(interaction, game_id, say)
    built = await _page(bot, position, review, page, say)
    await interaction.edit_original_response(view=built, attachments=built.files)


async def turn_page(interaction: Interaction, control: ControlId) -> None:
    if not (control.rest.isascii() and control.rest.isdecimal() and len(control.rest) < 4):
        raise Refusal("unknown-button")
    await show(interaction, control.game_id, int(control.rest))


async def open_first(interaction: Interaction, control: ControlId) -> None:
    await show(interaction, control.game_id)


async def share(interaction: Interaction, control: ControlId) -> None:
    """Show the figure and the course of the game to everybody in this channel."""
    errors.need_permissions(interaction)
    bot, guild = interaction.client, interaction.guild
    assert guild is not None
    position, reviewing = await bot.reviews.begin(control.game_id, interaction.user.id)
    assert reviewing.task is not None
    review = await asyncio.shield(reviewing.task)
    say = await bot.languages.of_server(guild.id, guild.preferred_locale)
    title = say("review-shared", who=interaction.user.mention, game=_name(position, say), percent=_percent(review))
    built = MessageBuilder().text(title).picture(await _course(bot, position, review, say), "course")
    await say_to_all(interaction, built)


async def _worked_out(interaction: Interaction, game_id: int, say: Language) -> tuple[Position, Review]:
    position, reviewing = await interaction.client.reviews.begin(game_id, interaction.user.id)
    assert reviewing.task is not None
    while True:
        done, _ = await asyncio.wait({reviewing.task}, timeout=PATIENCE)
        if done:
            return position, reviewing.task.result()
        progress = say("review-progress", done=reviewing.done, steps=reviewing.steps)
        await interaction.edit_original_response(view=MessageBuilder().text(progress), attachments=[])


# --- pages: the figure and the course, the turns that cost most, the list of all turns --------------------------------


async def _page(bot: Guildhall, position: Position, review: Review, page: int, say: Language) -> MessageBuilder:
    lists = -(-len(review.looks) // TURNS)
    pages = 1 + len(review.worst) + lists
    page %= pages
    built = MessageBuilder().text(f"## {say('review-title', game=_name(position, say), number=position.game.id)}")
    if page == 0:
        built.text(_summary(position, review, say))
        built.picture(await _course(bot, position, review, say), "course")
    elif page <= len(review.worst):
        look = review.worst[page - 1]
        built.text(_dear_turn(position, look, page, say))
        built.picture(await _board(bot, position, look, say), f"turn-{look.turn}")
    else:
        first = (page - 1 - len(review.worst)) * TURNS
        lines = [_line(position, look, say) for look in review.looks[first : first + TURNS]]
        built.text("\n".join(lines))
    return built.row(_turning(bot, position, page, pages, say))


def _turning(bot: Guildhall, position: Position, page: int, pages: int, say: Language) -> list[ui.Item[ui.LayoutView]]:
    sign, game_id = bot.icons.sign, position.game.id
    found: list[ui.Item[ui.LayoutView]] = []
    for label, icon, to in (
        ("review-previous", "previous_page", page - 1),
        ("review-next", "next_page", page + 1),
    ):
        if 0 <= to < pages:
            control_id = ControlId("review-page", game_id, None, str(to)).button()
            found.append(messages.button(say(label), control_id, emoji=sign(position.game.slug, icon)))
    if page == 0 and not is_secret(position.game, clock.now()):
        control_id = ControlId("review-share", game_id).button()
        found.append(messages.button(say("review-share"), control_id, emoji=sign(position.game.slug, "share")))
    return found


def _summary(position: Position, review: Review, say: Language) -> str:
    lines = [say("review-kept", percent=_percent(review)), say(f"{position.controller.key}-swing")]
    lines += [say("review-dear", turn=look.turn, points=points(look.cost, say)) for look in review.worst]
    return "\n".join(lines)


def _dear_turn(position: Position, look: Look, place: int, say: Language) -> str:
    assert position.seat is not None
    lines = [
        f"**{say('review-worst', place=place, turn=look.turn, points=points(look.cost, say))}**",
        say("review-own", who=written(position.seat.name), what=_told(position, look.dearest, say)),
        say("review-instead", what=_told(position, look.instead, say)),
    ]
    why = reasons(position.controller, look.why, say)
    return "\n".join([*lines, say("review-why", why=why)] if why else lines)


def _line(position: Position, look: Look, say: Language) -> str:
    what = _told(position, look.events, say)
    if not look.instead:
        return say("review-turn", turn=look.turn, what=what)
    instead = _told(position, look.instead, say)
    return say("review-turn-dear", turn=look.turn, what=what, instead=instead, points=points(look.cost, say))


def _told(position: Position, events: tuple[Event, ...], say: Language) -> str:
    """What was done, without who did it."""
    assert position.seat is not None
    names = [written(name) for name in position.names]
    said = [event for event in events if event.code not in position.controller.unsaid] or list(events)
    return position.controller.events(said, names, say).removeprefix(f"{names[position.seat.seat]} ") or "–"


async def _course(bot: Guildhall, position: Position, review: Review, say: Language) -> Picture:
    """What was expected after each turn."""
    assert position.seat is not None
    title = f"{_name(position, say)} · {position.seat.name}"
    content = (title, say(f"{position.controller.key}-swing"), tuple(round(look.worth) for look in review.looks))
    return await bot.drawing.draw(content, partial(pictures.chart, *content))


async def _board(bot: Guildhall, position: Position, look: Look, say: Language) -> Picture:
    """The player's own picture as it was before the move."""
    assert position.seat is not None
    seat, game_id = position.seat.seat, position.game.id
    table = Table(position.names, say, (seat,))
    draw = partial(position.controller.renderer.panel, look.view, seat, table, None)
    return await bot.drawing.draw(("reviewed", game_id, seat, look.turn, say.code), draw, (game_id, seat))


def _name(position: Position, say: Language) -> str:
    return say(f"{position.controller.key}-name")


def _percent(review: Review) -> int:
    return round(100 * review.kept)


#: All that the strongest computer says, on buttons.
BUTTONS = {"hint": coaching.tapped, "review": open_first, "review-page": turn_page, "review-share": share}
