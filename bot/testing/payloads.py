"""What Discord sends, with only what discord.py insists on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord

from bot.testing.components import BUTTON, walk

Payload = dict[str, Any]

#: The channel is the first of as many as there are.
BOT, GUILD, CHANNEL = 1, 7, 70
LAYOUT = discord.MessageFlags(components_v2=True).value
#: A message that only one person sees, such as a panel. The controls of other messages work there just as well.
PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value
#: Under this key, a control that somebody was shown knows its message.
SHOWN_IN = "shown_in"
#: Kinds of interactions.
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
#: Kinds of a command's options.
SUBCOMMAND, TEXT, SWITCH = 1, 3, 5


def user(number: int) -> Payload:
    return {
        "id": str(number),
        "username": f"user{number}",
        "discriminator": "0",
        "avatar": None,
        "global_name": f"User {number}",
        "bot": number == BOT,
    }


def member(number: int) -> Payload:
    return {
        "user": user(number),
        "roles": [],
        "joined_at": "2024-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(discord.Permissions.all().value),
    }


def application() -> Payload:
    return {
        "id": str(BOT),
        "name": "Guildhall",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(2),
        "verify_key": "",
    }


def ready(gateway: str) -> Payload:
    return {
        "v": 10,
        "user": user(BOT),
        "guilds": [{"id": str(GUILD), "unavailable": True}],
        "session_id": "session",
        "resume_gateway_url": gateway,
        "application": {"id": str(BOT), "flags": 0},
    }


def guild(channels: Iterable[Payload]) -> Payload:
    everyone = {
        "id": str(GUILD),
        "name": "@everyone",
        "permissions": str(discord.Permissions.all().value),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(GUILD),
        "name": "Guild",
        "owner_id": "2",
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "features": [],
        "channels": list(channels),
        "threads": [],
        "members": [member(BOT)],
        "member_count": 1,
        "preferred_locale": "en-US",
        "unavailable": False,
    }


def emoji(number: int, name: str) -> Payload:
    return {"id": str(number), "name": name, "roles": [], "require_colons": True, "managed": False, "animated": False}


def channel(number: int, *, forbidden: bool = False) -> Payload:
    denied = discord.Permissions(send_messages=True, attach_files=True, create_public_threads=True)
    taken_away = {"id": str(GUILD), "type": 0, "allow": "0", "deny": str(denied.value)}
    return {
        "id": str(number),
        "guild_id": str(GUILD),
        "type": 0,
        "name": f"games-{number}",
        "position": 0,
        "permission_overwrites": [taken_away] if forbidden else [],
        "parent_id": None,
        "nsfw": False,
    }


def thread(number: int, parent: int, *, locked: bool = False) -> Payload:
    return {
        "id": str(number),
        "guild_id": str(GUILD),
        "parent_id": str(parent),
        "owner_id": str(BOT),
        "type": 11,
        "name": "game",
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": locked,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2024-01-01T00:00:00+00:00",
            "locked": locked,
        },
    }


def message(number: int, place: int, components: list[Payload] | None = None) -> Payload:
    return {
        "id": str(number),
        "channel_id": str(place),
        "author": user(BOT),
        "content": "",
        "timestamp": "2024-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": LAYOUT,
        "components": components or [],
    }


# --- what people do ---------------------------------------------------------------------------------------------------


def interaction(
    number: int,
    token: str,
    person: int,
    place: int,
    kind: int,
    data: Payload,
    control: Payload | None = None,
    shown: Payload | None = None,
) -> Payload:
    """Somebody gives a command or uses a control of a shown message, or of one with nothing else on it."""
    sent = {
        "id": str(number),
        "application_id": str(BOT),
        "type": kind,
        "token": token,
        "version": 1,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "features": [], "locale": "en-US"},
        "channel_id": str(place),
        "channel": channel(place),
        "member": member(person),
        "data": data,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "app_permissions": str(discord.Permissions.all().value),
        "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": {},
        "context": 0,
    }
    if control is not None:
        components = [{"type": 1, "components": [control]}] if shown is None else with_links(shown["components"])
        sent["message"] = message(control.get(SHOWN_IN, number), place, components) | {"flags": PRIVATE}
    return sent


def with_links(components: list[Payload]) -> list[Payload]:
    """The components as Discord sends them back: pictures are named by links, not among the message's attachments."""
    return [_with_links(component) for component in components]


def _with_links(component: Payload) -> Payload:
    if "components" in component:
        return component | {"components": with_links(component["components"])}
    if "items" in component:
        return component | {"items": [item | {"media": _link(item["media"])} for item in component["items"]]}
    return component


def _link(media: Payload) -> Payload:
    name = media["url"].removeprefix("attachment://")
    return media | {"url": f"https://cdn.example/attachments/1/2/{name}?ex=3", "attachment_id": "2"}


def pressed(control: Payload, value: str | None) -> Payload:
    """A button is pressed, or a value chosen from a menu."""
    data = {"custom_id": control["custom_id"], "component_type": control["type"]}
    return data if value is None else data | {"values": [value]}


def command(words: str, options: Mapping[str, str | bool], focused: str = "") -> Payload:
    """A slash command, such as ``game show``; ``focused`` is the option that is to be completed."""
    given: list[Payload] = [
        {"name": name, "value": value, "type": SWITCH if isinstance(value, bool) else TEXT}
        | ({"focused": True} if name == focused else {})
        for name, value in options.items()
    ]
    name, *group = words.split()
    for word in reversed(group):
        given = [{"name": word, "type": SUBCOMMAND, "options": given}]
    return {"id": "1", "name": name, "type": 1, "options": given}


def button(custom_id: str) -> Payload:
    return {"type": BUTTON, "custom_id": custom_id, "style": 1, "label": "x"}


# --- what they see ----------------------------------------------------------------------------------------------------


def text_of(payload: Payload) -> str:
    """Everything that can be read in a message."""
    parts = [payload.get("content") or "", *(part.get("content", "") for part in walk(payload.get("components", [])))]
    return "\n".join(part for part in parts if part)


def controls_of(payload: Payload) -> list[Payload]:
    return [part for part in walk(payload.get("components", [])) if "custom_id" in part]


def alt_texts(payload: Payload) -> list[str]:
    """What is said of the pictures in a message."""
    items = [item for part in walk(payload.get("components", [])) for item in part.get("items", [])]
    return [item.get("description") or "" for item in items]
