"""``guildhall doctor``: looks at everything the bot needs before it starts: database, token, permissions, languages.

examples:
  guildhall doctor
  guildhall doctor --config /etc/guildhall.toml
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord

from bot.cli.common import add_config as add_arguments
from bot.cli.common import settings
from bot.config import Config
from bot.languages import LANGUAGES, language
from bot.storage import files
from bot.storage.database import look
from bot.storage.errors import StorageError
from bot.table.restoring import unsound
from bot.ui import errors

__all__ = ["add_arguments", "examine", "run"]

Finding = tuple[bool, str]

#: What the bot needs permission for, and what lets every game have its own thread.
NEEDED = discord.Permissions(**dict.fromkeys(errors.NEEDED, True))
WELCOME = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)


def run(args: Namespace) -> int:
    return examine(settings(args))


def examine(config: Config, say: Callable[[str], None] = print) -> int:
    """Print a line for each check; the exit code is 1 if one of them failed."""
    findings = [_languages(), *_database(Path(config.storage.path)), *asyncio.run(_discord(config.discord.token))]
    for good, text in findings:
        say(f"{'ok  ' if good else 'FAIL'} {text}")
    return 0 if all(good for good, _ in findings) else 1


def _languages() -> Finding:
    spoken = [language(code)("command-help-about") for code in LANGUAGES]
    return True, f"languages: {len(spoken)} catalogues can be read"


def _database(path: Path) -> list[Finding]:
    if not path.exists():
        if path.parent.is_dir():
            return [(True, f"database: {path} will be created")]
        return [(False, f"database: the folder {path.parent} doesn't exist")]
    try:
        found = files.examine(path)
        text = f"database: {path} has format {found.format} of {found.known_format}, integrity {found.integrity}"
        usable = found.integrity == "ok"
        # An older format is brought up to date when the bot starts; its games can be read then.
        return [(usable, text), *(_games(path) if usable and found.format == found.known_format else [])]
    except StorageError as error:
        return [(False, f"database: {error}")]


def _games(path: Path) -> list[Finding]:
    """Every open game, replayed from its log."""
    problems = look(path, unsound)
    return [(False, f"games: {text}") for text in problems] or [(True, "games: all are where their logs lead to")]


async def _discord(token: str) -> list[Finding]:
    if not token:
        return [(False, "token: none; set DISCORD_TOKEN, or discord.token in config.toml")]
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(token)
        servers = await client.http.get_guilds(200, with_counts=False)
    except discord.LoginFailure as error:
        return [(False, f"token: Discord doesn't accept it: {error}")]
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return [(False, f"token: Discord can't be reached: {error}")]
    else:
        invite = discord.utils.oauth_url(client.application_id or 0, permissions=NEEDED | WELCOME)
        accepted = (True, f"token: accepted as {client.user}; invite the bot with {invite}")
        return [accepted, *(_permissions(server["name"], int(server["permissions"])) for server in servers)]
    finally:
        await client.close()


def _permissions(server: str, value: int) -> Finding:
    """What the bot's roles allow on a server; a channel may still have its own settings."""
    granted = discord.Permissions(value)
    if granted.administrator:
        return True, f"permissions: everything is allowed on {server}"
    missing = [name for name, wanted in NEEDED if wanted and not getattr(granted, name)]
    if missing:
        return False, f"permissions: on {server} the bot lacks {', '.join(missing)}"
    threads = all(getattr(granted, name) for name, wanted in WELCOME if wanted)
    return True, f"permissions: enough on {server}{'' if threads else '; without threads'}"
