"""What a newcomer sees first: a post from which every game begins with one tap."""

from __future__ import annotations

from bot.client import Guildhall
from bot.languages import Language
from bot.ui import opening
from bot.ui.messages import MessageBuilder

#: How many computers sit at a table that is opened from here.
COMPUTERS = 2


async def welcome(bot: Guildhall, guild_id: int, channel_id: int) -> None:
    guild = bot.get_guild(guild_id)
    say = await bot.languages.of_server(guild_id, guild.preferred_locale if guild is not None else None)
    await bot.get_partial_messageable(channel_id).send(view=build(bot, say))


def build(bot: Guildhall, say: Language) -> MessageBuilder:
    built = MessageBuilder().text(say("sandbox-welcome"))
    for slug, controller in bot.controllers.items():
        name, about = say(f"{controller.key}-name"), say(f"command-{controller.key}-about")
        built.text(about.replace(name, f"**{name}**", 1))
        solo = opening.solo_button(slug, say, bot.icons)
        built.row([solo, opening.table_button(slug, say, bot.icons, computers=COMPUTERS)])
    return built
