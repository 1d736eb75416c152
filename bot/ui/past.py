"""The board, and a player's panel, as they were after any turn of a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands, ui

from bot import clock
from bot.controllers.core import Controller, round_in
from bot.languages import Language
from bot.ranking.daily import is_secret
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.table.replaying import Past
from bot.ui import access, logs, messages, telling, words
from bot.ui.boards import result_text
from bot.ui.logs import HERE, read_place, ways
from bot.ui.messages import OPTION_LIMIT, OPTION_TEXT_LIMIT, ControlId, MessageBuilder, plain, written
from renderers.core import Picture, shortened

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: What ends the id of a control for one's own panel; the others are for the board.
PANEL = "p"
#: A turn is told over its board in lines of this length at most.
LONGEST_LINE = 240


async def show(interaction: Interaction, game_id: int, turn: int, *, own: bool = False, text: bool = False) -> None:
    """Answer with the board after a turn, or with the reader's own panel; ``text``: in words."""
    bot = interaction.client
    past = await of(interaction, game_id)
    if own and past.game.seat_of(interaction.user.id) is None:
        raise Refusal("not-your-game", names=past.game.names)
    number = min(turn, past.length)
    say = await bot.languages.of(interaction)
    then = position_then(past, bot.controllers[past.game.slug], number, interaction.user.id if own else None)
    if text:
        await words.send_all(interaction, f"**{_heading(past, number, say)}**\n{words.words_of(then, say)}", [])
        return
    picture = await _draw(bot, past, then, number, say)
    await bot.icons.answer(interaction, partial(_build, bot, past, then, number, picture, say, interaction.user.id))


async def of(interaction: Interaction, game_id: int) -> Past:
    """The past of a game; that of a daily challenge waits until its day is over."""
    past = await interaction.client.replays.of(game_id, interaction.user.id)
    if is_secret(past.game, clock.now()):
        raise Refusal("past-of-a-day")
    return past


def position_then(past: Past, controller: Controller, number: int, player_id: int | None) -> Position:
    """The game after so many turns, as everybody saw it, or as a player did."""
    row = None if player_id is None else past.game.seat_of(player_id)
    turn = past.start_of(number)
    return Position(
        game=past.game,
        controller=controller,
        seat=row,
        view=turn.view(None if row is None else row.seat),
        waiting=turn.waiting if number < past.length else past.open.ended.waiting,
        can_take_back=False,
        result=turn.result,
        told=past.remembered(number),
    )


async def tapped(interaction: Interaction, control: ControlId) -> None:
    await _show_by(interaction, control)


async def tapped_words(interaction: Interaction, control: ControlId) -> None:
    await _show_by(interaction, control, text=True)


async def _show_by(interaction: Interaction, control: ControlId, *, text: bool = False) -> None:
    game = await access.find(interaction, control.game_id)
    place, own = read_place(control, PANEL)
    await show(interaction, game.id, place, own=own, text=text)


def _build(
    bot: Guildhall, past: Past, then: Position, number: int, picture: Picture, say: Language, player_id: int
) -> MessageBuilder:
    own = then.seat is not None
    heading = then.controller.situation(then.view, say).partition("\n")[0]
    built = MessageBuilder().text(f"{heading}\n-# {_heading(past, number, say)}")
    if number:
        names = [written(name) for name in past.game.names]
        lines = telling.in_full(then.controller, past.told(number - 1), names, say)
        if past.turns[number - 1].is_undoing:
            lines = [say("note-undone", name=names[past.turns[number - 1].rows[-1].seat])]
        built.text("\n".join(f"-# {shortened(line, LONGEST_LINE)}" for line in lines))
    built.picture(picture, f"turn-{number}")
    if then.result is not None:
        built.text(result_text(then, say))
    mode, game_id = PANEL if own else "", past.game.id
    built.row(ways("then", game_id, number, past.length, mode))
    row: list[ui.Item[ui.LayoutView]] = []
    if past.game.seat_of(player_id) is not None:
        other = ControlId("then", game_id, None, f"{HERE}.{number}{'' if own else PANEL}").button()
        label = say("past-board" if own else "past-panel")
        row.append(messages.button(label, other, emoji=bot.icons.sign(past.game.slug, "move")))
    in_words = ControlId("then-words", game_id, None, f"{HERE}.{number}{mode}").button()
    row.append(messages.button(say("panel-words"), in_words, emoji=bot.icons.sign(past.game.slug, "words")))
    return built.row([*row, logs.button(past, number, say)])


def _heading(past: Past, number: int, say: Language) -> str:
    if not number:
        return say("past-start")
    return say("past-after", turn=number, turns=past.length, time=f"<t:{past.turns[number - 1].at}:f>")


async def _draw(bot: Guildhall, past: Past, then: Position, number: int, say: Language) -> Picture:
    renderer, table = then.controller.renderer, then.table(say)
    seat = None if then.seat is None else then.seat.seat
    if then.result is not None:
        draw = partial(renderer.final, then.view, table)
    elif seat is None:
        draw = partial(renderer.board, then.view, table)
    else:
        draw = partial(renderer.panel, then.view, seat, table, None)
    # What is hidden while the game runs is shown when it's over.
    content = ("past", past.game.id, past.game.version, number, seat, past.reader, say.code)
    return await bot.drawing.draw(content, draw, (past.game.id, "past", seat))


# --- autocompletion ---------------------------------------------------------------------------------------------------


async def suggest(interaction: Interaction, game_id: int, typed: str) -> list[app_commands.Choice[int]]:
    """Turns of a game: those that begin with what was typed, else some from the start to the end."""
    past = await interaction.client.replays.of(game_id, interaction.user.id)
    say = await interaction.client.languages.of(interaction)
    controller = interaction.client.controllers[past.game.slug]
    fitting = [turn for turn in range(1, past.length + 1) if str(turn).startswith(typed)]
    few = fitting[:: -(-len(fitting) // OPTION_LIMIT)] if fitting else []
    return [app_commands.Choice(name=_named(past, controller, turn, say), value=turn) for turn in few]


def _named(past: Past, controller: Controller, turn: int, say: Language) -> str:
    """A turn with its round, and whose it was if it was one player's."""
    seats = past.turns[turn - 1].ended.moves
    played = round_in(controller.situation(past.view(turn - 1, past.reader), say))
    who = plain(past.game.names[next(iter(seats))]) if len(seats) == 1 and len(past.game.seats) > 1 else ""
    return shortened(" · ".join(filter(None, (say("log-turn", turn=turn), played, who))), OPTION_TEXT_LIMIT)
