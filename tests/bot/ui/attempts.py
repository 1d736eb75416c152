"""Everything that somebody could try with a game: commands with its number, and controls the bot never sent there."""

from __future__ import annotations

from typing import Any

import discord
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
    "game undo": {},
    "game leave": {},
    "game return": {},
    "game here": {},
    "game join": {},
    "game start": {},
    "game computer": {"level": "easy"},
    "game invite": {},
    "game decline": {},
    "game set-up": {"seating": "listed"},
    "game rematch": {},
    "game share": {},
    "game follow": {},
    "game unfollow": {},
    "manage cancel": {},
}
#: Those that only show a player their own panel and log, or change what only they see: they work from anywhere.
OWN = ("game show", "game log", "game undo")
#: Every control that belongs to a game, as far as anybody could forge it.
AT_THE_TABLE = [
    *(
        ControlId(verb, 1)
        for verb in ("join", "leave", "dismiss", "start", "share", "stand-in", "decline", "set-up", "newest", "try")
    ),
    *(ControlId("seating", 1, None, "listed"), ControlId("rematch", 1), ControlId("again", 1), ControlId("next", 1)),
    *(ControlId("cancel", 1), ControlId("follow", 1), ControlId("follow-rounds", 1, None, "yes")),
    ControlId("unfollow", 1),
]
OWN_PANEL = [
    *(ControlId(verb, 1) for verb in ("open", "words", "refresh")),
    *(ControlId("back", 1, 0), ControlId("choose", 1, 0), ControlId("choose", 1, 0, "B2")),
]
MENUS = {ControlId("computer", 1): "easy", ControlId("pick", 1, 0): "choose:B2", ControlId("vary", 1): "0"}
#: The menu in which people are chosen.
INVITE = ControlId("invite", 1)
#: Those that belong to no game.
OF_NO_GAME = {"rank", "ranks", "mine", "solo", "table", "daily", "daily-page", "settings", "set", "help", "next-game"}

#: What is said to each command or control.
Answers = dict[str, str]


async def say_all(player: MemberActor, channel: ChannelHandle, game: int = 1) -> Answers:
    """What somebody is told by every command that takes a number."""
    return {
        name: answer(await player.slash(channel, name, game=str(game), **options, **_guest(name, player)))
        for name, options in NUMBERED.items()
        if name != "manage cancel" or player.name == "Mona"
    }


def _guest(command: str, player: MemberActor) -> dict[str, Any]:
    return {"person": player} if command == "game invite" else {}


async def forged(world: World, channel: ChannelHandle) -> discord.Message:
    """A message with all the controls of game 1 in a place where the bot never sent them."""
    built = MessageBuilder()
    buttons = [messages.button(control.verb, control.button()) for control in (*AT_THE_TABLE, *OWN_PANEL)]
    for first in range(0, len(buttons), ROW_LIMIT):
        built.row(buttons[first : first + ROW_LIMIT])
    for menu, value in MENUS.items():
        built.row([messages.menu(menu.verb, menu.menu(), [messages.option("forged", value)])])
    built.row([messages.people_menu("forged", INVITE.people(), 1)])
    place = world.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    return await place.send(view=built)


async def press(player: MemberActor, message: discord.Message, controls: list[ControlId]) -> Answers:
    """What only the person who presses these buttons can read."""
    pressed = {control.button(): await player.click(message, custom_id=control.button()) for control in controls}
    return {name: told(result) for name, result in pressed.items()}


async def press_all(player: MemberActor, message: discord.Message) -> Answers:
    """The same for all buttons and menus."""
    said = await press(player, message, [*AT_THE_TABLE, *OWN_PANEL])
    for menu, value in MENUS.items():
        said[menu.menu()] = told(await player.select(message, [value], custom_id=menu.menu()))
    said[INVITE.people()] = told(await player.select(message, [player], custom_id=INVITE.people()))
    return said


def told(result: InteractionResult) -> str:
    """The private answers; the message that somebody pressed a button in isn't one of them."""
    said = [message for message in (result.response, *result.followups) if message is not None and message.ephemeral]
    return "\n".join(map(text_of, said))


def all_told(answers: Answers, sentence: str) -> Answers:
    """As if everybody were told the same."""
    assert answers
    return dict.fromkeys(answers, sentence)
