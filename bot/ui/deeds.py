"""What moderators have done, in sentences: for those it's about, and for the moderators themselves."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.controllers.core import Controller
from bot.languages import LANGUAGE_NAMES, Language
from bot.storage.audit import Deed
from bot.storage.games import GameRow
from bot.table.clocks import read_clock
from bot.ui import messages
from bot.ui.clocks import clock_text
from bot.ui.messages import ControlId, MessageBuilder, Signs, written
from renderers.sentences import dashed

#: The settings of a server, and how their values are shown.
SETTINGS = {
    "language": "{}",
    "threads": "{}",
    "games_channel": "<#{}>",
    "opener_role": "<@&{}>",
    "moderator_role": "<@&{}>",
    "most_tables": "{}",
    "clock": "{}",
}


def notice_text(controller: Controller, game: GameRow, deeds: Sequence[Deed], say: Language) -> str:
    """For everybody at the table: whose seat somebody else has now."""
    name = say(f"{controller.key}-name")
    lines = [
        _with_reason(say(f"notice-{_kind(deed)}", game=name, **_about(deed, say)), deed.reason, say) for deed in deeds
    ]
    return "\n".join(lines)


def build_notice(text: str, game: GameRow, say: Language, icons: Signs) -> MessageBuilder:
    panel, sign = ControlId("open", game.id, game.epoch).button(), icons.sign(game.slug, "move")
    move = messages.button(say("board-move"), panel, style=ButtonStyle.primary, emoji=sign)
    return MessageBuilder().text(text).row([move])


def cancelled_text(game: GameRow, reason: str, say: Language) -> str:
    """Why a game is over without a result, on its card, its board and its panels alike."""
    return _with_reason(say("card-closed" if game.snapshot is None else "board-cancelled"), reason, say)


def deed_line(deed: Deed, title: str, say: Language) -> str:
    """A line of the audit: when, who, what, to which game, and why."""
    what = say(f"deed-{_kind(deed)}", place=f"<#{deed.what}>", setting=_setting(deed, say), **_about(deed, say))
    line = say("deed-line", time=f"<t:{deed.at}:f>", who=_mention(deed.actor_id, say), what=what)
    return _with_reason(f"{line} {title}".rstrip(), deed.reason, say)


def _kind(deed: Deed) -> str:
    return "replace-computer" if deed.act == "replace" and deed.instead is None else deed.act


def _about(deed: Deed, say: Language) -> dict[str, str]:
    whom = written(deed.what) if deed.whom is None else _mention(deed.whom, say)
    clock = clock_line(deed.what, say) if deed.act == "clock" else ""
    return {
        "clock": clock or "none",
        "whom": whom,
        "instead": "" if deed.instead is None else _mention(deed.instead, say),
    }


def _mention(player_id: int, say: Language) -> str:
    """It notifies nobody unless the message allows it; nothing leads to former players, whose numbers are below 0."""
    return f"<@{player_id}>" if player_id > 0 else say("former-player")


def setting_line(name: str, value: str | bool | int | None, say: Language) -> str:
    """A setting of the server with its value."""
    shown: str | int
    if isinstance(value, bool):
        shown = "yes" if value else "no"
    elif not value:
        shown = "none"
    elif name == "most_tables":
        shown = int(value)
    elif name == "clock":
        shown = clock_line(str(value), say) or "none"
    else:
        shown = LANGUAGE_NAMES.get(str(value)) or SETTINGS[name].format(value)
    return say(f"setting-of-{dashed(name)}", value=shown)


def clock_line(written_clock: str, say: Language) -> str:
    """A clock as it's stored, on one line; empty without one."""
    return clock_text(read_clock(written_clock), say).replace("\n", " ")


def _setting(deed: Deed, say: Language) -> str:
    """What was written of a setting; a column that this version doesn't know has no sentence."""
    name, _, value = deed.what.partition("=")
    if name not in SETTINGS:
        return written(deed.what)
    return setting_line(name, value == "yes" if name == "threads" else "" if value == "0" else value, say)


def _with_reason(text: str, reason: str, say: Language) -> str:
    return f"{text}\n{say('deed-reason', reason=written(reason))}" if reason else text
