"""Leaderboards as messages: a page of places, the reader's own place, and buttons to turn pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from bot.ui import helping, messages
from bot.ui.messages import ControlId, MessageBuilder, Signs, written
from renderers import standings as pictures
from renderers.core import Picture
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
    bot, player_id = interaction.client, interaction.user.id
    say = await bot.languages.of(interaction)
    period = periods.key(wish.period, clock.now())
    guild_id = EVERYWHERE if wish.everywhere else (interaction.guild_id or EVERYWHERE)
    board = Board(guild_id, wish.slug, wish.mode, period, wish.metric)
    entries, own = await bot.database.read(standings.page, board, player_id, limit=PAGE + 1, offset=wish.page * PAGE)
    listed = entries[:PAGE]
    if listed and own is not None and all(entry.player_id != player_id for entry in listed):
        listed = [*listed, own]
    heading = title(bot, wish, say)
    picture = None if wish.text or not listed else await _draw(bot, heading, wish.metric, listed, player_id, say)

    def build() -> MessageBuilder:
        built = MessageBuilder().text(f"## {heading}")
        if picture is None:
            lines = [_line(entry, wish.metric, say, own=entry.player_id == player_id) for entry in listed]
            built.text("\n".join(lines) or say("leaderboard-empty", alone=_alone(wish)))
        else:
            built.picture(picture, "leaderboard")
        built.text("\n".join(_notes(wish, listed, own, say)))
        turns = [(-1, say("leaderboard-better"), "previous_page")] if wish.page else []
        turns += [(1, say("leaderboard-further"), "next_page")] if len(entries) > PAGE else []
        built.row([_page_button(bot.icons, wish, *turn) for turn in turns])
        return built if own else built.row(helping.ways_to_begin(bot, say))

    await bot.icons.answer(interaction, build)


async def _draw(
    bot: Guildhall, heading: str, metric: Metric, listed: Sequence[Entry], player_id: int, say: Language
) -> Picture:
    rows = tuple(_row(entry, metric, say, own=entry.player_id == player_id) for entry in listed)
    content = (heading, say("leaderboard-title"), rows)
    return await bot.drawing.draw(content, partial(pictures.leaderboard, *content))


def _notes(wish: Wish, listed: Sequence[Entry], own: Entry | None, say: Language) -> Iterator[str]:
    """What has to be known about the figures."""
    if any(entry.provisional for entry in listed):
        yield say("leaderboard-provisional")
    if listed and (wish.metric == "rating" or wish.mode != standings.TABLE):
        yield say("leaderboard-fair")
    if listed and own is None:
        yield say("leaderboard-not-yet", alone=_alone(wish))


def _alone(wish: Wish) -> str:
    """Whether what somebody plays alone gets them on this board."""
    return "no" if wish.mode == standings.TABLE and wish.metric != "streak" else "yes"


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
