"""The record of a game for whoever asks: as a file to keep and check, and as a text to read and post."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.controllers.core import Controller
from bot.languages import Language
from bot.table import records
from bot.table.positions import options_of
from bot.table.records import RecordedMove
from bot.table.replaying import Past
from bot.ui import access, messages, own_games, past, words
from bot.ui.messages import ControlId, MessageBuilder, written
from games.core import End

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


async def show(interaction: Interaction, game_id: int, *, text: bool = False) -> None:
    """Answer with the record as a file, or as a text."""
    bot = interaction.client
    known, say = await past.of(interaction, game_id), await bot.languages.of(interaction)
    if text:
        whole = await asyncio.to_thread(text_of, bot.controllers[known.game.slug], known, say)
        await words.send_all(interaction, whole, [])
        return
    data = await asyncio.to_thread(lambda: records.write(records.record_of(known)))
    await bot.icons.answer(interaction, partial(_build, bot, known, data, say))


async def tapped(interaction: Interaction, control: ControlId) -> None:
    await show(interaction, (await access.find(interaction, control.game_id)).id, text=control.verb == "record-text")


def _build(bot: Guildhall, known: Past, data: bytes, say: Language) -> MessageBuilder:
    game = known.game
    built = MessageBuilder().text(f"## {say('record-title')}\n-# {own_games.title(bot, game, say)}")
    built.text(say("record-so-far" if known.hides else "record-whole"))
    built.file(data, f"guildhall-{game.slug.replace('_', '-')}-{game.id}.json")
    in_words, sign = ControlId("record-text", game.id).button(), bot.icons.sign(game.slug, "words")
    return built.row([messages.button(say("record-as-text"), in_words, emoji=sign)])


def text_of(controller: Controller, known: Past, say: Language) -> str:
    """What was played, turn by turn, in the game's notation."""
    return "\n".join(_lines(controller, known, say))


def _lines(controller: Controller, known: Past, say: Language) -> Iterator[str]:
    record, names = records.record_of(known), [written(name) for name in known.game.names]
    yield f"**{say(f'{controller.key}-name')}**"
    yield controller.summary(options_of(controller, known.game), say)
    for turn, moves in groupby(record.moves, lambda move: move.turn):
        told = [f"{names[seat - 1]} {_told(controller, [*made])}" for seat, made in groupby(moves, _seat)]
        yield f"**{turn}** {' · '.join(told)}"
    for score in sorted(record.result.seats if record.result else (), key=lambda score: (score.rank, score.seat)):
        yield say("record-score", rank=f"**{score.rank}**", name=names[score.seat], points=score.total)
    if record.seed is not None:
        yield say("record-seed", rules=record.rules_version, seed=record.seed)


def _seat(move: RecordedMove) -> int:
    return move.seat


def _told(controller: Controller, made: list[RecordedMove]) -> str:
    """The moves of a seat in a turn; that it ended goes without saying if there are others."""
    end = controller.game.notation.write_move(End())
    moves = "; ".join(move.move for move in made if move.move != end) or end
    return f"`{moves}`"
