"""What Discord sends, with only what discord.py insists on."""

from __future__ import annotations

from typing import Any

import discord

Payload = dict[str, Any]

BOT, GUILD, CHANNEL = 1, 7, 70
LAYOUT = discord.MessageFlags(components_v2=True).value
BUTTON, MENU = 2, 3


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


def guild() -> Payload:
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
        "channels": [channel()],
        "threads": [],
        "members": [member(BOT)],
        "member_count": 1,
        "preferred_locale": "en-US",
        "unavailable": False,
    }


def channel() -> Payload:
    return {
        "id": str(CHANNEL),
        "guild_id": str(GUILD),
        "type": 0,
        "name": "games",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
    }


def thread(number: int) -> Payload:
    return {
        "id": str(number),
        "guild_id": str(GUILD),
        "parent_id": str(CHANNEL),
        "owner_id": str(BOT),
        "type": 11,
        "name": "game",
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2024-01-01T00:00:00+00:00",
            "locked": False,
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


def interaction(number: int, token: str, person: int, control: Payload, value: str | None) -> Payload:
    """Somebody presses a button, or chooses a value from a menu, on a message with nothing else on it."""
    data = {"custom_id": control["custom_id"], "component_type": control["type"]}
    if value is not None:
        data["values"] = [value]
    return {
        "id": str(number),
        "application_id": str(BOT),
        "type": 3,
        "token": token,
        "version": 1,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "features": [], "locale": "en-US"},
        "channel_id": str(CHANNEL),
        "channel": channel(),
        "member": member(person),
        "message": message(number, CHANNEL, [{"type": 1, "components": [control]}]),
        "data": data,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "app_permissions": str(discord.Permissions.all().value),
        "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": {},
        "context": 0,
    }
