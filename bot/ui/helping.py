"""``/help`` as pages: a short first one with buttons for everything it talks about, the rest behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.controllers.core import Controller
from bot.languages import Language
from bot.table.refusals import Refusal
from bot.ui import messages, opening
from bot.ui.messages import ControlId, MessageBuilder, Sign

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: The pages besides one for each game.
START, SOLO, FAIR = "start", "solo", "fair"
PAGES = (START, SOLO, FAIR)
#: How many computers sit at a table that is opened with them.
COMPUTERS = 2


async def show(interaction: Interaction, page: str = START) -> None:
    """Answer a deferred interaction with a page."""
    bot = interaction.client
    say = await bot.languages.of(interaction)
    await bot.icons.answer(interaction, lambda: _page(bot, page, say))


async def tapped(interaction: Interaction, control: ControlId) -> None:
    await show(interaction, control.rest)


def _page(bot: Guildhall, page: str, say: Language) -> MessageBuilder:
    if page in bot.controllers:
        return _game(bot, bot.controllers[page], say)
    match page:
        case "start":
            return _start(bot, say)
        case "solo":
            return _solo(bot, say)
        case "fair":
            return MessageBuilder().text(say("help-fairness")).row([_page_button(START, say)])
        case _:
            raise Refusal("unknown-button")


def ways_to_begin(bot: Guildhall, say: Language) -> list[ui.Button[Any]]:
    """What somebody can play right away."""
    sign = bot.icons.shared
    solo = _page_button(SOLO, say, ButtonStyle.primary, sign("move"))
    return [solo, _button("daily", say("daily-play"), sign("calendar"), "board")]


def _start(bot: Guildhall, say: Language) -> MessageBuilder:
    games, sign = bot.controllers.values(), bot.icons.shared
    mine = _button("mine", say("ending-mine"), sign("games"))
    new = " ".join(f"`/{say(f'command-{controller.key}')} {say('command-new')}`" for controller in games)
    built = MessageBuilder().text(say("help-start", new=new))
    built.row([*ways_to_begin(bot, say), mine])
    entries = [messages.option(say(f"{controller.key}-name"), controller.slug) for controller in games]
    built.row([messages.menu(say("help-games"), ControlId("help", 0).menu(), entries)])
    return built.row(
        [
            _button("ranks", say("help-leaderboard"), sign("trophy")),
            _button("settings", say("settings-title"), sign("settings")),
            _page_button(FAIR, say, emoji=sign("fair")),
        ]
    )


def _solo(bot: Guildhall, say: Language) -> MessageBuilder:
    built = MessageBuilder().text(say("help-solo"))
    for controller in bot.controllers.values():
        start = messages.button(
            say(f"{controller.key}-name"),
            ControlId("solo", 0, rest=controller.slug).button(),
            style=ButtonStyle.primary,
        )
        built.row([start])
    return built.row([_page_button(START, say)])


def _game(bot: Guildhall, controller: Controller, say: Language) -> MessageBuilder:
    """How to play a game, and how to begin."""
    built = MessageBuilder().text(controller.rules(say))
    tables = [opening.table_button(controller.slug, say, bot.icons, computers=number) for number in (0, COMPUTERS)]
    return built.row([opening.solo_button(controller.slug, say, bot.icons), *tables, _page_button(START, say)])


def _button(verb: str, label: str, emoji: Sign, rest: str = "") -> ui.Button[Any]:
    return messages.button(label, ControlId(verb, 0, None, rest).button(), emoji=emoji)


def _page_button(
    page: str, say: Language, style: ButtonStyle = ButtonStyle.secondary, emoji: Sign = None
) -> ui.Button[Any]:
    return messages.button(
        say(f"help-page-{page}"), ControlId("help", 0, None, page).button(), style=style, emoji=emoji
    )
