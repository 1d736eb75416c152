"""What can follow the end of a game: a rematch, the same challenge again or a harder one, showing it, other games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle, ui
from msgspec import Struct

from bot import clock
from bot.languages import Language
from bot.ranking.daily import is_secret
from bot.storage import dailies
from bot.storage.dailies import Attempt
from bot.table.positions import Position, options_of
from bot.ui import messages
from bot.ui.messages import ControlId, MessageBuilder, Signs

if TYPE_CHECKING:
    from bot.client import Guildhall


async def add_private(built: MessageBuilder, bot: Guildhall, position: Position, say: Language) -> MessageBuilder:
    """What a player sees under the scores of their game."""
    day = position.game.day is not None and position.seat is not None
    attempt = await bot.database.read(dailies.attempt_in, position.game.id) if day else None
    if attempt is None:
        return built.row(buttons(position, say, bot.icons)).row(hindsight(position, say, bot.icons))
    nothing_to_show = attempt.total is None and is_secret(position.game, clock.now())
    built.text(await _day_text(bot, attempt, say))
    built.row(buttons(position, say, bot.icons, shareable=not nothing_to_show))
    return built.row(hindsight(position, say, bot.icons))


def hindsight(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """What there is to see of a game that is over, once nobody can play the same one any more."""
    if is_secret(position.game, clock.now()):
        return []
    game_id = position.game.id
    film = messages.button(say("film-button"), ControlId("film", game_id).button(), emoji="🎞️")
    log = messages.button(say("log-title"), ControlId("newest-log", game_id).button(), emoji="📜")
    control_id, sign = ControlId("review", game_id).button(), icons.sign(position.game.slug, "hint")
    return [film, log, messages.button(say("ending-review"), control_id, emoji=sign)]


def buttons(position: Position, say: Language, icons: Signs, *, shareable: bool = True) -> list[ui.Item[ui.LayoutView]]:
    """For a finished game; without a seat, they are for everybody who sees its board."""
    game, own = position.game, position.seat is not None

    def button(
        verb: str, label: str, icon: str, style: ButtonStyle = ButtonStyle.secondary
    ) -> ui.Button[ui.LayoutView]:
        return messages.button(label, ControlId(verb, game.id).button(), style=style, emoji=icons.sign(game.slug, icon))

    row: list[ui.Item[ui.LayoutView]] = []
    if len(game.seats) > 1:
        row.append(button("rematch", say("ending-rematch"), "again", ButtonStyle.primary))
    elif is_secret(game, clock.now()):
        ranking, sign = ControlId("daily", 0, None, "board").button(), icons.sign(game.slug, "trophy")
        row.append(messages.button(say("ending-day"), ranking, emoji=sign))
    else:
        if own and (next_options := harder(position)) is not None:
            level, _ = position.controller.solo.choice(next_options)
            label = say("ending-next-level", level=position.controller.solo.level_name(str(level), say))
            row.append(button("next", label, "level_up", ButtonStyle.success))
        verb = "again" if own else "try"
        row.append(button(verb, say(f"ending-{verb}"), "again"))
    if own and game.private and shareable:
        row.insert(0, button("share", say("solo-share"), "share", ButtonStyle.primary))
    mine, sign = ControlId("mine", 0).button(), icons.sign(game.slug, "games")
    return [*row, messages.button(say("ending-mine"), mine, emoji=sign), button("words", say("panel-words"), "words")]


def harder(position: Position) -> Struct | None:
    """The options of the next level, for whoever has won."""
    verdict = position.result.verdict if position.result is not None else None
    if verdict is None or not verdict.won:
        return None
    options: Struct | None = position.controller.solo.harder(options_of(position.controller, position.game))
    return options


async def _day_text(bot: Guildhall, attempt: Attempt, say: Language) -> str:
    """How a player did in the daily challenge: their place so far, and their streak."""
    if attempt.total is None:
        return say("daily-did-not-count")
    place, players = await bot.database.read(dailies.place, attempt)
    lines = (say("daily-place", place=place, players=players), say("daily-streak", days=attempt.streak))
    return "\n".join(lines)
