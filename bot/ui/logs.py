"""The log of a game: who did what in which turn, and when, a few turns on a page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui

from bot import clock
from bot.controllers.core import Controller, round_in
from bot.languages import Language
from bot.ranking.daily import is_secret
from bot.ranking.fairness import Share, shares
from bot.storage.notes import Note
from bot.table.refusals import Refusal
from bot.table.replaying import Past
from bot.ui import access, messages, own_games, telling
from bot.ui.messages import ControlId, MessageBuilder, written
from renderers.core import shortened

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: About as many lines are on a page, and they take as much of a message between them.
LINES, ROOM = 16, 3400
#: A line may be this long even if a page has many.
LEAST_ROOM = 120
#: The ways from one page to the others, in their order.
WAYS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️"}
#: The same place in another form.
HERE = "here"


async def show(interaction: Interaction, game_id: int, turn: int | None = None) -> None:
    """Answer with the page that holds this turn, counted from 1, or with the latest one."""
    past = await interaction.client.replays.of(game_id, interaction.user.id)
    last = _page_of(past, past.length)
    await _answer(interaction, past, last if turn is None else min(last, _page_of(past, max(0, turn - 1))))


async def turn_page(interaction: Interaction, control: ControlId) -> None:
    game = await access.find(interaction, control.game_id)
    past = await interaction.client.replays.of(game.id, interaction.user.id)
    page, _ = read_place(control)
    await _answer(interaction, past, min(page, _page_of(past, past.length)))


async def _answer(interaction: Interaction, past: Past, page: int) -> None:
    bot = interaction.client
    say = await bot.languages.of(interaction)
    controller, last = bot.controllers[past.game.slug], _page_of(past, past.length)
    heading = f"{own_games.title(bot, past.game, say)} · {say('log-page', page=page + 1, pages=last + 1)}"
    built = MessageBuilder().text(f"## {say('log-title')}\n-# {heading}")
    built.text(await asyncio.to_thread(page_text, controller, past, page, say))
    built.text(shares_text(past, say) if page == last else "")
    built.row(ways("log", past.game.id, page, last) if last else [])
    if past.length and not is_secret(past.game, clock.now()):
        turn = min(past.length, (page + 1) * _turns_on_a_page(past))
        there = ControlId("then", past.game.id, None, f"{HERE}.{turn}").button()
        built.row([messages.button(say("log-board", turn=turn), there, emoji="🖼️")])
    await interaction.edit_original_response(view=built, attachments=[])


def button(past: Past, number: int, say: Language) -> ui.Button[Any]:
    """To the page on which the last of so many turns is."""
    there = ControlId("log", past.game.id, None, f"{HERE}.{_page_of(past, max(0, number - 1))}").button()
    return messages.button(say("log-title"), there, emoji="📜")


def newest(game_id: int, say: Language) -> ui.Button[Any]:
    """To the latest page, in a message of its own."""
    return messages.button(say("log-title"), ControlId("newest-log", game_id).button(), emoji="📜")


async def show_newest(interaction: Interaction, control: ControlId) -> None:
    await show(interaction, (await access.find(interaction, control.game_id)).id)


def ways(verb: str, game_id: int, here: int, last: int, mode: str = "") -> list[ui.Item[Any]]:
    """Buttons to the start, back, forward and to the end of something with several places."""
    places = dict(zip(WAYS, (0, here - 1, here + 1, last), strict=True))
    return [
        messages.button(
            "",
            ControlId(verb, game_id, None, f"{way}.{max(0, place)}{mode}").button(),
            emoji=WAYS[way],
            disabled=not 0 <= place <= last or place == here,
        )
        for way, place in places.items()
    ]


def read_place(control: ControlId, mode: str = "") -> tuple[int, bool]:
    """Where such a button leads, and whether it leads there in this mode."""
    way, _, place = control.rest.partition(".")
    number = place.removesuffix(mode)
    if way not in (*WAYS, HERE) or not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise Refusal("unknown-button")
    return int(number), number != place


def _turns_on_a_page(past: Past) -> int:
    """Where everybody plays at once, a turn has many lines."""
    return max(2, LINES // (len(past.game.seats) + 1 if past.start_of(0).is_shared else 2))


def _page_of(past: Past, number: int) -> int:
    """The page on which a turn is; the open one has no page of its own."""
    return max(0, min(number, past.length - 1)) // _turns_on_a_page(past)


def page_text(controller: Controller, past: Past, page: int, say: Language) -> str:
    """The turns of a page, the oldest first, with what was done to the game in between."""
    most = _turns_on_a_page(past)
    first, last = page * most, _page_of(past, past.length)
    numbers = range(first, min(past.length, first + most))
    # A code without a sentence was never written there.
    notes = [note for note in past.notes if say.has(f"note-{note.code.partition(' ')[0]}")]
    notes = [note for note in notes if not first or note.at >= past.turns[first - 1].at]
    blocks = []
    for number in numbers:
        at = past.turns[number].at
        blocks += [[note_line(note, past, say)] for note in notes if note.at < at]
        notes = [note for note in notes if note.at >= at]
        blocks.append([*turn_lines(controller, past, number, say)])
    if page == last:
        blocks += [[note_line(note, past, say)] for note in notes]
        blocks.append([*turn_lines(controller, past, past.length, say)])
    longest = max(LEAST_ROOM, ROOM // max(1, sum(map(len, blocks))))
    return "\n".join(shortened(line, longest) for block in blocks for line in block) or say("log-empty")


def turn_lines(controller: Controller, past: Past, number: int, say: Language) -> Iterator[str]:
    """Which turn, when it was over, and what everybody did in it; nothing if nothing may be told."""
    computers = past.computers(number)
    names = [
        say("log-computer", name=written(seat.name)) if seat.seat in computers else written(seat.name)
        for seat in past.game.seats
    ]
    lines = telling.in_full(controller, past.told(number), names, say)
    if lines:
        played = round_in(controller.situation(past.view(number, past.reader), say))
        when = f"<t:{past.turns[number].at}:f>" if number < past.length else say("log-open")
        yield f"-# {' · '.join(filter(None, (say('log-turn', turn=number + 1), played, when)))}"
        yield from lines


def shares_text(past: Past, say: Language) -> str:
    """For how many moves of somebody's seat a computer stood in, in the turns that are over."""
    played = shares(row for turn in past.turns for row in turn.rows)
    lines = [
        say("log-share", name=written(seat.name), computer=share.computer_moves, moves=share.moves)
        for seat in past.game.seats
        if seat.player_id is not None and (share := played.get(seat.seat, Share())).computer_moves
    ]
    return "\n".join(lines)


def note_line(note: Note, past: Past, say: Language) -> str:
    """Something that was done to the game, apart from playing it; a number after the code is the seat it's about."""
    code, _, seat = note.code.partition(" ")
    names = past.game.names
    name = written(names[int(seat)]) if seat.isdecimal() and int(seat) < len(names) else ""
    return say("log-note", time=f"<t:{note.at}:f>", what=say(f"note-{code}", name=name))
