"""Leaderboards as messages: a page of places, the reader's own place, and buttons to turn pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, get_args

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot import clock
from bot.languages import Language
from bot.ranking import periods
from bot.ranking.periods import PERIODS, Period
from bot.ranking.rating import shown
from bot.storage import standings
from bot.storage.standings import ALL_GAMES, EVERYWHERE, LAST_COUNTED_PLACE, Board, Entry, Metric
from bot.table.refusals import Refusal
from bot.ui import messages
from bot.ui.messages import ControlId, MessageBuilder, Signs, written
from renderers import standings as pictures
from renderers.standings import Row

if TYPE_CHECKING:
    from bot.client import Guildhall

METRICS: tuple[Metric, ...] = get_args(Metric)
PAGE = 10
_SEPARATOR = "|"


class Wish(Struct, frozen=True):
    """Which leaderboard somebody asked for. It travels in the ids of the page buttons."""

    slug: str = ALL_GAMES
    everywhere: bool = False
    period: Period = "all"
    metric: Metric = "rating"
    mode: str = standings.TABLE
    page: int = 0
    #: In words instead of a picture.
    text: bool = False

    def written(self) -> str:
        scope = "everywhere" if self.everywhere else "server"
        form = "text" if self.text else "picture"
        return _SEPARATOR.join((self.slug, scope, self.period, self.metric, self.mode, str(self.page), form))


def read(text: str) -> Wish:
    """The leaderboard that a button asks for."""
    parts = text.split(_SEPARATOR)
    if len(parts) != 7 or not parts[5].isdecimal() or len(parts[5]) > 6:
        raise Refusal("unknown-button")
    slug, scope, period, metric, mode, page, form = parts
    if period not in PERIODS or metric not in METRICS:
        raise Refusal("unknown-button")
    return Wish(slug, scope == "everywhere", period, metric, mode, int(page), form == "text")


async def show(interaction: discord.Interaction[Guildhall], wish: Wish) -> None:
    """Answer a deferred interaction with the leaderboard."""
    say = await interaction.client.languages.of(interaction)
    built = await _build(interaction.client, wish, interaction.guild_id or EVERYWHERE, interaction.user.id, say)
    await interaction.edit_original_response(view=built, attachments=built.files)


async def _build(bot: Guildhall, wish: Wish, guild_id: int, player_id: int, say: Language) -> MessageBuilder:
    period = periods.key(wish.period, clock.now())
    board = Board(EVERYWHERE if wish.everywhere else guild_id, wish.slug, wish.mode, period, wish.metric)
    entries, own = await bot.database.read(standings.page, board, player_id, limit=PAGE + 1, offset=wish.page * PAGE)
    built = MessageBuilder().text(f"## {title(bot, wish, say)}")
    if not entries:
        return built.text(say("leaderboard-empty"))
    listed = entries[:PAGE]
    if own is not None and all(entry.player_id != player_id for entry in listed):
        listed = [*listed, own]
    if wish.text:
        lines = [_line(entry, wish.metric, say, own=entry.player_id == player_id) for entry in listed]
        built.text("\n".join(lines))
    else:
        rows = [_row(entry, wish.metric, say, own=entry.player_id == player_id) for entry in listed]
        content = (title(bot, wish, say), say("leaderboard-title"), tuple(rows))
        built.picture(await bot.drawing.draw(content, partial(pictures.leaderboard, *content)), "leaderboard")
    if any(entry.provisional for entry in listed):
        built.text(say("leaderboard-provisional"))
    if wish.metric == "rating" or wish.mode != standings.TABLE:
        built.text(say("leaderboard-fair"))
    if own is None:
        built.text(say("leaderboard-not-yet"))
    turns = [(-1, say("leaderboard-better"), "previous_page")] if wish.page else []
    turns += [(1, say("leaderboard-further"), "next_page")] if len(entries) > PAGE else []
    return built.row([_page_button(bot.icons, wish, *turn) for turn in turns])


def title(bot: Guildhall, wish: Wish, say: Language) -> str:
    game = say("leaderboard-all-games") if wish.slug == ALL_GAMES else say(f"{bot.controllers[wish.slug].key}-name")
    parts = [game, say(f"metric-{wish.metric.replace('_', '-')}")]
    if wish.mode != standings.TABLE:
        parts.append(say("leaderboard-solo"))
    if wish.metric != "rating":
        parts.append(say(f"period-{wish.period}"))
    parts.append(say("scope-everywhere" if wish.everywhere else "scope-server"))
    return " · ".join(parts)


def value_text(value: float, metric: Metric, say: Language) -> str:
    match metric:
        case "rating":
            return str(shown(value))
        case "win_rate":
            return say("value-percent", percent=round(100 * value))
        case "average":
            return say("value-average", average=value)
        case "wins":
            return say("value-wins", wins=int(value))
        case "best":
            return say("value-points", points=int(value))
        case "streak":
            return say("value-days", days=int(value))


def _line(entry: Entry, metric: Metric, say: Language, *, own: bool) -> str:
    name = f"**{written(entry.name)}**" if own else written(entry.name)
    return say(
        "leaderboard-line",
        place=_place(entry),
        name=name,
        value=_value(entry, metric, say),
        games=entry.games,
    )


def _row(entry: Entry, metric: Metric, say: Language, *, own: bool) -> Row:
    games = say("leaderboard-games", games=entry.games)
    return Row(_place(entry), entry.name, _value(entry, metric, say), games, own)


def _value(entry: Entry, metric: Metric, say: Language) -> str:
    return value_text(entry.value, metric, say) + ("?" if entry.provisional else "")


def _place(entry: Entry) -> str:
    return f"{LAST_COUNTED_PLACE}+" if entry.place > LAST_COUNTED_PLACE else str(entry.place)


def _page_button(icons: Signs, wish: Wish, step: int, label: str, icon: str) -> ui.Button[ui.LayoutView]:
    there = replace(wish, page=wish.page + step)
    return messages.button(
        label, ControlId("rank", 0, None, there.written()).button(), emoji=icons.sign(wish.slug, icon)
    )
