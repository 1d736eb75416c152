"""Everything that somebody could try with a game: commands with its number, and controls the bot never sent there."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.ui import messages
from bot.ui.messages import ROW_LIMIT, ControlId, MessageBuilder
from tests.bot.conftest import World, answer, text_of

#: Every command that takes the number of a game.
NUMBERED: dict[str, dict[str, Any]] = {
    "game show": {},
    "game log": {},
    "game export": {},
    "game replay": {},
    "game hint": {},
    "game review": {},
    "game undo": {},
    "game leave": {},
    "game return": {},
    "game reopen": {},
    "game here": {},
    "game join": {},
    "game start": {},
    "game computer": {"level": "easy"},
    "game invite": {},
    "game decline": {},
    "game set-up": {"seating": "listed"},
    "game late": {"do": "wait"},
    "game rematch": {},
    "game share": {},
    "manage game": {},
    "manage pause": {},
    "manage resume": {},
    "manage skip": {"seat": "0"},
    "manage replace": {"seat": "0"},
    "manage move": {},
    "manage clock": {},
    "game follow": {},
    "game note": {},
    "game plan": {"step": "end"},
    "manage undo": {},
    "manage cancel": {},
    "manage log": {},
}
#: Those that only show a player their own panel and log, or change what only they see: they work from anywhere.
OWN = (
    "game show",
    "game log",
    "game export",
    "game replay",
    "game hint",
    "game review",
    "game undo",
    "game note",
    "game plan",
)
#: Every control that belongs to a game, as far as anybody could forge it.
AT_THE_TABLE = [
    *(
        ControlId(verb, 1)
        for verb in ("join", "leave", "dismiss", "start", "share", "stand-in", "decline", "set-up", "newest", "try")
    ),
    *(ControlId("seating", 1, None, "listed"), ControlId("rematch", 1), ControlId("again", 1), ControlId("next", 1)),
    *(
        ControlId("clock-form", 1),
        ControlId("hours-form", 1),
        ControlId("late", 1, 0, "0.wait"),
    ),
    *(ControlId(verb, 1) for verb in ("leave-game", "return", "reopen", "review-share")),
    *(ControlId(verb, 1, 0) for verb in ("undo", "undo-yes", "undo-no")),
    *(ControlId(verb, 1) for verb in ("cancel", "manage", "pause", "resume", "deeds", "follow", "unfollow")),
    *(ControlId(verb, 1) for verb in ("change-clock", "manage-clock-form", "manage-hours-form")),
    *(ControlId("skip", 1, 0, "0"), ControlId("sub", 1, None, "0"), ControlId("follow-rounds", 1, None, "yes")),
]
OWN_PANEL = [
    *(ControlId(verb, 1) for verb in ("open", "words", "refresh", "note-form", "plan", "ahead", "orders")),
    *(
        ControlId(verb, 1, None, "last.0")
        for verb in ("log", "newest-log", "then", "then-words", "record", "record-text", "film")
    ),
    *(ControlId("back", 1, 0), ControlId("undo-ask", 1, 0)),
    *(ControlId("choose", 1, 0), ControlId("choose", 1, 0, "B2")),
    *(ControlId(f"plan-{verb}", 1, 0) for verb in ("choose", "back", "end", "drop")),
    ControlId("order", 1, None, "only"),
    *(ControlId("hint", 1), ControlId("review", 1), ControlId("review-page", 1, None, "1")),
]
MENUS = {ControlId("computer", 1): "easy", ControlId("pick", 1, 0): "choose:B2", ControlId("vary", 1): "0"}
MENUS |= {ControlId("plan-pick", 1, 0): "choose:B2"}
MENUS |= {ControlId("clock", 1): "week", ControlId("manage-seat", 1): "0", ControlId("manage-clock", 1): "week"}
MENUS[ControlId("film-of", 1)] = "all"
#: The menus in which people are chosen.
PEOPLE = [ControlId("invite", 1), ControlId("replace", 1, None, "0")]
#: Those that belong to no game.
OF_NO_GAME = {"rank", "ranks", "mine", "solo", "table", "daily", "daily-page", "settings", "set", "help", "next-game"}
OF_NO_GAME |= {"quiet-form", "days-form", "quiet", "days", "all-deeds", "server", "privacy", "forget", "unblock"}
OF_NO_GAME |= {"my-settings", "my-time", "digest", "digest-form"}
OF_NO_GAME |= {"my-page", "server-all", "server-clock", "server-clock-form", "server-hours-form"}

#: Each control's message, by its id.
Forged = dict[str, discord.Message]
#: What is said to each command or control.
Answers = dict[str, str]


async def say_all(player: MemberActor, channel: ChannelHandle, game: int = 1) -> Answers:
    """What somebody is told by every command that takes a number."""
    return {
        name: answer(await player.slash(channel, name, game=str(game), **options, **_chosen(name, player, channel)))
        for name, options in NUMBERED.items()
        if not name.startswith("manage") or player.name == "Mona"
    }


def _chosen(command: str, player: MemberActor, channel: ChannelHandle) -> dict[str, Any]:
    chosen: dict[str, dict[str, Any]] = {"game invite": {"person": player}, "manage move": {"channel": channel}}
    return chosen.get(command, {})


async def forged(world: World, channel: ChannelHandle) -> Forged:
    """Messages with all the controls of game 1 in a place where the bot never sent them."""
    controls: list[ui.Item[Any]] = [
        messages.button(control.verb, control.button()) for control in (*AT_THE_TABLE, *OWN_PANEL)
    ]
    rows = [controls[first : first + ROW_LIMIT] for first in range(0, len(controls), ROW_LIMIT)]
    rows += [[messages.menu(menu.verb, menu.menu(), [messages.option("forged", MENUS[menu])])] for menu in MENUS]
    rows += [[messages.people_menu("forged", control.people(), 1)] for control in PEOPLE]
    place = world.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    found: Forged = {}
    for row in rows:
        shown = await place.send(view=MessageBuilder().row(row))
        found |= {item.custom_id: shown for item in row}  # type: ignore[attr-defined]
    return found


async def forged_one(world: World, pattern: str, channel: ChannelHandle | None = None) -> discord.Message:
    """The one of these messages that has a control whose id matches."""
    messages = await forged(world, channel or world.channel)
    return next(messages[custom_id] for custom_id in messages if re.search(pattern, custom_id))


async def press(player: MemberActor, messages: Forged, controls: list[ControlId]) -> Answers:
    """What only the person who presses these buttons can read."""
    ids = [control.button() for control in controls]
    pressed = {custom_id: await player.click(messages[custom_id], custom_id=custom_id) for custom_id in ids}
    return {name: told(result) for name, result in pressed.items()}


async def press_all(player: MemberActor, messages: Forged) -> Answers:
    """The same for all buttons and menus."""
    said = await press(player, messages, [*AT_THE_TABLE, *OWN_PANEL])
    chosen = {menu.menu(): value for menu, value in MENUS.items()} | {menu.people(): player for menu in PEOPLE}
    for custom_id, value in chosen.items():
        said[custom_id] = told(await player.select(messages[custom_id], [value], custom_id=custom_id))
    return said


def told(result: InteractionResult) -> str:
    """The private answers; the message that somebody pressed a button in isn't one of them."""
    said = [message for message in (result.response, *result.followups) if message is not None and message.ephemeral]
    return "\n".join(map(text_of, said))


def all_told(answers: Answers, sentence: str) -> Answers:
    """As if everybody were told the same."""
    assert answers
    return dict.fromkeys(answers, sentence)
