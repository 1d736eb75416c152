"""Looks at everything the bot needs before it is started: settings, database, token, fonts, languages."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import discord

from bot.config import Config
from bot.i18n import LANGUAGES, language
from bot.storage.errors import AlreadyRunning, NewerDatabase
from bot.storage.guard import InstanceGuard
from bot.storage.migrate import available

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
        guard = InstanceGuard(path)
        guard.acquire()
        guard.release()
        with closing(sqlite3.connect(path)) as connection:
            return _contents(path, connection)
    except (AlreadyRunning, NewerDatabase) as error:
        return False, f"database: {error}"
    except sqlite3.DatabaseError as error:
        return False, f"database: {path} cannot be read: {error}"


def _contents(path: Path, connection: sqlite3.Connection) -> Finding:
    found, known = connection.execute("PRAGMA user_version").fetchone()[0], max(available())
    if found > known:
        raise NewerDatabase(path, found, known)
    problems = connection.execute("PRAGMA integrity_check").fetchone()[0]
    return problems == "ok", f"database: {path} has format {found} of {known}, integrity {problems}"


async def _token(token: str) -> Finding:
    if not token:
        return False, "token: none; set DISCORD_TOKEN, or discord.token in config.toml"
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        return False, f"token: Discord does not accept it: {error}"
    except (discord.HTTPException, OSError) as error:
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
