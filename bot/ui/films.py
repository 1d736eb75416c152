"""A finished game as an animated picture, round by round: all of it, or what one player saw."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands

from bot.controllers.core import Controller, round_in
from bot.languages import Language
from bot.table.filming import Shot, shots
from bot.table.refusals import Refusal
from bot.table.replaying import Past
from bot.ui import access, logs, messages, own_games, past, telling
from bot.ui.messages import OPTION_LIMIT, OPTION_TEXT_LIMIT, ControlId, MessageBuilder, plain, written
from games.core import Seat
from renderers.core import shortened

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: In the place of a seat: everybody's.
ALL = "all"
#: How many seconds pass before somebody who waits is told again how far it is.
PATIENCE = 1.5
#: The rounds in words take so much of a message between them, and each at least so much.
ROOM, LEAST_ROOM = 1200, 42


async def show(interaction: Interaction, game_id: int, seat: str = ALL) -> None:
    """Answer with the film of a finished game; meanwhile with how far it is."""
    bot = interaction.client
    known, say = await past.of(interaction, game_id), await bot.languages.of(interaction)
    if known.result is None:
        raise Refusal("not-finished")
    own = _seat(known, seat)
    controller, names = bot.controllers[known.game.slug], known.game.names
    shown = await asyncio.to_thread(shots, known.begun, len(names))
    scenes = [shot.scene(own, names, say) for shot in shown]
    told = _Telling(interaction, say)
    content = ("film", game_id, known.length, own, names, say.code)
    film = await bot.films.make(content, controller.renderer, controller.slug, scenes, told.progress)
    rounds = await asyncio.to_thread(rounds_text, controller, known, shown, say)
    built = _build(bot, known, len(shown) - 1, rounds, own, film, say)
    await interaction.edit_original_response(view=built, attachments=built.attachments)


async def tapped(interaction: Interaction, control: ControlId) -> None:
    """The button under a score sheet, or an entry of the menu under a film."""
    await show(interaction, (await access.find(interaction, control.game_id)).id, control.rest or ALL)


def _seat(known: Past, typed: str) -> Seat | None:
    if typed == ALL:
        return None
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 3 and int(typed) < len(known.game.seats)):
        raise Refusal("no-such-seat")
    return int(typed)


class _Telling:
    """Tells somebody now and then how much of their film is drawn."""

    def __init__(self, interaction: Interaction, say: Language) -> None:
        self._interaction = interaction
        self._say = say
        self._latest = -PATIENCE

    async def progress(self, done: int, frames: int) -> None:
        now = asyncio.get_running_loop().time()
        if done < frames and now - self._latest >= PATIENCE:
            self._latest = now
            text = self._say("film-progress", done=done, frames=frames)
            await self._interaction.edit_original_response(view=MessageBuilder().text(text), attachments=[])


def _build(
    bot: Guildhall,
    known: Past,
    rounds: int,
    text: str,
    own: Seat | None,
    film: bytes,
    say: Language,
) -> MessageBuilder:
    controller = bot.controllers[known.game.slug]
    title = own_games.title(bot, known.game, say)
    whose = "" if own is None else f"\n-# {say('film-of', name=written(known.game.names[own]))}"
    built = MessageBuilder().text(f"## {say('film-title')}\n-# {title}{whose}")
    built.animation(film, "replay", _alt(known, controller, rounds, own, say))
    built.text(text)
    entries = [messages.option(say("film-all"), ALL)]
    entries += [messages.option(say("film-of", name=plain(seat.name)), str(seat.seat)) for seat in known.game.seats]
    menu = messages.menu(say("film-menu"), ControlId("film-of", known.game.id).menu(), entries[:OPTION_LIMIT])
    return built.row([menu]).row([logs.newest(known.game.id, say)])


def _alt(known: Past, controller: Controller, rounds: int, own: Seat | None, say: Language) -> str:
    assert known.result is not None
    scores = sorted(known.result.seats, key=lambda score: (score.rank, score.seat))
    lines = [
        say("record-score", rank=score.rank, name=plain(known.game.names[score.seat]), points=score.total)
        for score in scores
    ]
    name = plain(known.game.names[own]) if own is not None else ""
    game = say(f"{controller.key}-name")
    return say("film-alt", game=game, rounds=rounds, name=name or "none", scores=", ".join(lines))


def rounds_text(controller: Controller, known: Past, shown: list[Shot], say: Language) -> str:
    """What happened in each round, in a line as long as there is room for it."""
    longest = max(LEAST_ROOM, ROOM // len(shown))
    lines = []
    for before, shot in pairwise(shown):
        heading = round_in(controller.situation(before.turn.view(None), say))
        what = telling.in_one_line(controller, shot.round, known.game.names, say).removeprefix("-# ")
        heading = heading or say("log-turn", turn=before.turn.epoch + 1)
        lines.append(f"-# {shortened(f'**{heading}** {what}', longest)}")
    return "\n".join(lines)


async def suggest_seats(interaction: Interaction, game_id: int, typed: str) -> list[app_commands.Choice[str]]:
    """Everybody at the table, and all of them together."""
    game = await access.find(interaction, game_id)
    say = await interaction.client.languages.of(interaction)
    offered = [(say("film-all"), ALL), *((plain(seat.name), str(seat.seat)) for seat in game.seats)]
    return [
        app_commands.Choice(name=shortened(name, OPTION_TEXT_LIMIT), value=value)
        for name, value in offered
        if typed.casefold() in name.casefold()
    ]
