"""Looks at everything the bot needs before it is started: database, token, languages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord

from bot.config import Config
from bot.i18n import LANGUAGES, language
from bot.storage.errors import StorageError
from bot.storage.health import examine

Finding = tuple[bool, str]


def run(config: Config, say: Callable[[str], None] = print) -> int:
    """Print a line for each check; the exit code is 1 if one of them failed."""
    findings = [_languages(), _database(Path(config.storage.path)), asyncio.run(_token(config.discord.token))]
    for good, text in findings:
        say(f"{'ok  ' if good else 'FAIL'} {text}")
    return 0 if all(good for good, _ in findings) else 1


def _languages() -> Finding:
    spoken = [language(code)("command-help-about") for code in LANGUAGES]
    return True, f"languages: {len(spoken)} catalogues can be read"


def _database(path: Path) -> Finding:
    if not path.exists():
        if path.parent.is_dir():
            return True, f"database: {path} will be created"
        return False, f"database: the folder {path.parent} does not exist"
    try:
        health = examine(path)
    except StorageError as error:
        return False, f"database: {error}"
    text = f"database: {path} has format {health.format} of {health.known_format}, integrity {health.integrity}"
    return health.integrity == "ok", text


async def _token(token: str) -> Finding:
    if not token:
        return False, "token: none; set DISCORD_TOKEN, or discord.token in config.toml"
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        return False, f"token: Discord does not accept it: {error}"
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return False, f"token: Discord cannot be reached: {error}"
    else:
        needed = discord.Permissions(
            view_channel=True,
            send_messages=True,
            attach_files=True,
            create_public_threads=True,
            send_messages_in_threads=True,
        )
        invite = discord.utils.oauth_url(client.application_id or 0, permissions=needed)
        return True, f"token: accepted as {client.user}; invite the bot with {invite}"
    finally:
        await client.close()
