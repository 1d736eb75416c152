"""The daily challenge as messages: today's attempt, the best of a day or a period, yesterday's best."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import discord
from discord import ui

from bot import clock
from bot.languages import Language
from bot.ranking import daily, periods
from bot.ranking.periods import day_of, starts_at
from bot.storage import dailies, tombstones
from bot.storage.dailies import AlreadyBegun, Attempt, Challenge, Listed
from bot.storage.database import Connection, Transaction
from bot.storage.standings import EVERYWHERE
from bot.table.creating import Also
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.ui import messages, opening, panels, sharing
from bot.ui.boards import daily_title
from bot.ui.messages import ControlId, MessageBuilder, Signs, written
from renderers.core import Table

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

SHOWN = 10
#: Far beyond any day, and small enough for every database.
LAST_DAY = 1_000_000
WHENS, SCOPES = ("today", "week", "all"), ("server", "everywhere")
_SEPARATOR = "|"


async def todays(bot: Guildhall) -> Challenge:
    """Today's challenge. It is fixed when somebody first asks for it; then past days award their points."""
    today = day_of(clock.now())
    known = await bot.database.read(dailies.find, today)
    return known if known is not None else await bot.database.write(daily.open_day, today, bot.controllers)


def title(bot: Guildhall, challenge: Challenge, say: Language) -> str:
    return daily_title(bot.controllers[challenge.slug], challenge.day, say)


# --- playing ----------------------------------------------------------------------------------------------------------


async def play(interaction: Interaction, day: int | None = None, *, once: bool = False) -> None:
    """Answer with the panel of today's attempt, or of a day that is over; ``once`` however often it is tapped."""
    bot = interaction.client
    challenge = await todays(bot)
    if day is None or day == challenge.day:
        position, notice = await _attempt(interaction, challenge)
    else:
        position, notice = await _play_again(interaction, day, once=once)
    say = await bot.languages.of(interaction)
    text = say(notice, until=f"<t:{starts_at(challenge.day + 1)}:t>")
    if position.result is None:
        text = opening.introduced(position, text, say)
    await panels.show(interaction, position, notice=text)


def read_day(text: str) -> int:
    """The day of a date that somebody typed or chose."""
    day = periods.day_on(text)
    if day is None:
        raise Refusal("no-such-day")
    return day


async def _attempt(interaction: Interaction, challenge: Challenge) -> tuple[Position, str]:
    """The player's only attempt at today's challenge, and the message that says how it stands."""
    bot, player = interaction.client, opening.host(interaction)

    async def begin(tx: Transaction, game_id: int) -> None:
        deleted_at = await tombstones.latest(tx, player.player_id)
        if deleted_at is not None and deleted_at >= starts_at(challenge.day):  # they may have played it already
            raise Refusal("daily-after-deletion")
        await dailies.begin(tx, Attempt(challenge.day, player.player_id, player.guild_id, game_id))

    known = await bot.database.read(dailies.attempt, challenge.day, player.player_id)
    if known is None:
        try:
            return await _open(interaction, challenge, begin), "daily-begun"
        except AlreadyBegun:  # by another command of theirs, just now
            known = await bot.database.read(dailies.attempt, challenge.day, player.player_id)
    assert known is not None
    position = await bot.play.look(known.game_id, player.player_id)
    if position.result is None:
        return position, "daily-goes-on"
    return position, "daily-done"


async def _play_again(interaction: Interaction, day: int, *, once: bool) -> tuple[Position, str]:
    """A day that is over, for practice."""
    past = await interaction.client.database.read(dailies.find, day)
    if past is None or not daily.is_over(day, clock.now()):
        raise Refusal("no-such-day")
    return await _open(interaction, past, once=once), "daily-practice"


async def _open(
    interaction: Interaction, challenge: Challenge, also: Also | None = None, *, once: bool = False
) -> Position:
    bot = interaction.client
    options = bot.controllers[challenge.slug].solo.options(challenge.level, challenge.variant)
    game_id = await bot.lobby.open_solo(
        challenge.slug, opening.host(interaction), options, challenge.seed, also, day=challenge.day, once=once
    )
    return await bot.play.look(game_id, interaction.user.id)


# --- comparing --------------------------------------------------------------------------------------------------------


async def show_board(interaction: Interaction, when: str = "today", scope: str = "server") -> None:
    """Answer with the best of a day or of a period."""
    bot = interaction.client
    challenge, say = await todays(bot), await bot.languages.of(interaction)
    guild_id = EVERYWHERE if scope == "everywhere" else (interaction.guild_id or EVERYWHERE)
    period = None if when == "today" else periods.key("week" if when == "week" else "all", clock.now())
    found = await bot.database.read(_board, challenge.day, guild_id, period, interaction.user.id)
    own, streak = found.own, say("daily-streak", days=daily.current_streak(found.own, found.before))
    of_what = [title(bot, challenge, say)] if when == "today" else [say("daily-play"), say(f"period-{when}")]
    heading, lines = " · ".join([*of_what, say(f"scope-{scope}")]), _lines(found.listed, when, say)
    other = SCOPES[1 - SCOPES.index(scope)]
    pages = [(shown, scope, say(f"period-{shown}")) for shown in WHENS if shown != when]
    pages.append((when, other, say(f"scope-{other}")))

    def build() -> MessageBuilder:
        built = MessageBuilder().text(f"## {heading}").text(lines).text(streak)
        play, share = _play_button(bot.icons, say, own), _share_button(bot.icons, say, own)
        built.row([play, *share, *([_yesterday_button(bot.icons, say)] if found.yesterday else [])])
        return built.row([_page_button(*page) for page in pages])

    await bot.icons.answer(interaction, build)


async def show_yesterday(interaction: Interaction) -> None:
    """Answer with the picture of yesterday's best game."""
    bot = interaction.client
    challenge, say = await todays(bot), await bot.languages.of(interaction)
    best = await bot.database.read(_best_of, challenge.day - 1)
    past = await bot.database.read(dailies.find, challenge.day - 1)
    if past is None or best is None or best.game_id is None:
        raise Refusal("no-yesterday")
    position = await bot.play.position(await bot.tables.find(best.game_id))
    draw = partial(position.controller.renderer.final, position.view, Table((best.name,), say))
    picture = await bot.drawing.draw(("yesterday", best.game_id, best.name, say.code), draw)
    text = say("daily-best-of-yesterday", name=written(best.name), points=best.value)
    own = await bot.database.read(dailies.attempt, challenge.day, interaction.user.id)

    def build() -> MessageBuilder:
        built = MessageBuilder().text(f"## {title(bot, past, say)}").text(text).picture(picture, "yesterday")
        again = messages.button(say("daily-play-past"), _tap("play", str(past.day)), emoji=bot.icons.shared("again"))
        return built.row([_play_button(bot.icons, say, own), again])

    await bot.icons.answer(interaction, build)


async def share(interaction: Interaction) -> None:
    """Tell everybody in this channel how today's attempt went."""
    bot = interaction.client
    attempt = await bot.database.read(dailies.attempt, (await todays(bot)).day, interaction.user.id)
    if attempt is None:
        raise Refusal("no-daily-result")
    await sharing.share_daily(interaction, await bot.play.look(attempt.game_id, interaction.user.id))


class _Board(NamedTuple):
    """The best of the day or of a period, and the player's attempts of the day and of the day before."""

    listed: list[Listed]
    own: Attempt | None
    before: Attempt | None
    #: Whether there's a best game of yesterday.
    yesterday: bool


async def _board(connection: Connection, day: int, guild_id: int, period: str | None, player_id: int) -> _Board:
    if period is None:
        listed = await dailies.best(connection, day, guild_id, SHOWN)
    else:
        listed = await dailies.leaders(connection, guild_id, period, SHOWN)
    own, before = [await dailies.attempt(connection, each, player_id) for each in (day, day - 1)]
    return _Board(listed, own, before, await _best_of(connection, day - 1) is not None)


async def _best_of(connection: Connection, day: int) -> Listed | None:
    """Who did best on a day."""
    return next(iter(await dailies.best(connection, day, EVERYWHERE, 1)), None)


def _lines(listed: list[Listed], when: str, say: Language) -> str:
    if not listed:
        return say("daily-empty" if when == "today" else "daily-no-points")
    return "\n".join(
        say(
            "daily-line",
            place=1 + sum(other.value > entry.value for other in listed),
            name=written(entry.name),
            points=entry.value,
        )
        for entry in listed
    )


# --- buttons ----------------------------------------------------------------------------------------------------------


def _tap(*words: str) -> str:
    return ControlId("daily", 0, None, _SEPARATOR.join(words)).button()


def _play_button(icons: Signs, say: Language, own: Attempt | None) -> ui.Button[ui.LayoutView]:
    return opening.daily_button(say, begun=own is not None, sign=icons.shared("calendar"))


def _share_button(icons: Signs, say: Language, own: Attempt | None) -> list[ui.Button[ui.LayoutView]]:
    if own is None or own.total is None:
        return []
    return [messages.button(say("solo-share"), ControlId("share", own.game_id).button(), emoji=icons.shared("share"))]


def _yesterday_button(icons: Signs, say: Language) -> ui.Button[ui.LayoutView]:
    return messages.button(say("daily-yesterday"), _tap("yesterday"), emoji=icons.shared("medal"))


def _page_button(when: str, scope: str, label: str) -> ui.Button[ui.LayoutView]:
    page = ControlId("daily-page", 0, None, _SEPARATOR.join((when, scope))).button()
    return messages.button(label[:1].upper() + label[1:], page)


async def tapped(interaction: Interaction, control: ControlId) -> None:
    match control.rest.split(_SEPARATOR):
        case ["play"]:
            await play(interaction)
        case ["play", day] if day.isascii() and day.isdecimal() and len(day) < len(str(LAST_DAY)):
            await play(interaction, int(day), once=True)
        case ["yesterday"]:
            await show_yesterday(interaction)
        case ["board"]:
            await show_board(interaction)
        case _:
            raise Refusal("unknown-button")


async def turn_page(interaction: Interaction, control: ControlId) -> None:
    match control.rest.split(_SEPARATOR):
        case [when, scope] if when in WHENS and scope in SCOPES:
            await show_board(interaction, when, scope)
        case _:
            raise Refusal("unknown-button")
