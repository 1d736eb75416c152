"""The doctor looks at everything the bot needs, and says what is wrong with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import discord
import pytest
from discord.http import HTTPClient

from bot.cli import doctor
from bot.config import Config, DiscordSettings, StorageSettings
from bot.storage.files import InstanceGuard, available, migrate

#: A version that doesn't exist yet.
NEWER = "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT; INSERT INTO schema_version VALUES (99)"

Login = Callable[[discord.Client, str], None]

#: The servers the bot is on, with what its roles allow there.
SERVERS = {"Guild": discord.Permissions.all().value}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "guildhall.sqlite3"


def examined(database: Path, token: str = "token") -> tuple[int, list[str]]:
    lines: list[str] = []
    config = Config(discord=DiscordSettings(token), storage=StorageSettings(path=str(database)))
    return doctor.examine(config, lines.append), lines


def line(lines: list[str], subject: str) -> str:
    (found,) = [text for text in lines if text[5:].startswith(f"{subject}:")]
    return found


@pytest.fixture
def discord_says(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException | None], None]:
    """Let the login succeed, or fail with an error."""

    def answer(error: BaseException | None) -> None:
        async def login(client: discord.Client, token: str) -> None:
            if error is not None:
                raise error
            client._connection.application_id = 4711

        async def servers(http: HTTPClient, *_: object, **__: object) -> list[dict[str, str]]:
            return [{"name": name, "permissions": str(value)} for name, value in SERVERS.items()]

        monkeypatch.setattr(discord.Client, "login", login)
        monkeypatch.setattr(HTTPClient, "get_guilds", servers)

    answer(None)
    return answer


@pytest.mark.usefixtures("discord_says")
def test_permissions_that_lack_on_a_server_are_named(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SERVERS, "Guild", discord.Permissions(view_channel=True, send_messages=True).value)

    code, lines = examined(database)

    assert code == 1
    assert line(lines, "permissions") == "FAIL permissions: on Guild the bot lacks attach_files"


@pytest.mark.usefixtures("discord_says")
def test_all_is_well(database: Path) -> None:
    migrate(database)

    code, lines = examined(database)

    assert code == 0
    assert all(text.startswith("ok   ") for text in lines)
    known = max(available())
    assert line(lines, "database") == f"ok   database: {database} has format {known} of {known}, integrity ok"
    assert line(lines, "languages") == "ok   languages: 2 catalogues can be read"


@pytest.mark.usefixtures("discord_says")
def test_the_invitation_asks_for_what_the_bot_needs_and_no_more(database: Path) -> None:
    _, lines = examined(database)

    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        attach_files=True,
        create_public_threads=True,
        send_messages_in_threads=True,
    )
    assert f"client_id=4711&scope=bot+applications.commands&permissions={needed.value}" in line(lines, "token")


@pytest.mark.usefixtures("discord_says")
def test_a_database_that_does_not_exist_yet_will_be_created(database: Path) -> None:
    code, lines = examined(database)

    assert code == 0
    assert line(lines, "database") == f"ok   database: {database} will be created"
    assert not database.exists()


@pytest.mark.usefixtures("discord_says")
def test_a_folder_that_does_not_exist_is_told(tmp_path: Path) -> None:
    code, lines = examined(tmp_path / "nowhere" / "guildhall.sqlite3")

    assert code == 1
    assert line(lines, "database") == f"FAIL database: the folder {tmp_path / 'nowhere'} doesn't exist"


def test_without_a_token_one_is_asked_for(database: Path) -> None:
    code, lines = examined(database, token="")

    assert code == 1
    assert line(lines, "token") == "FAIL token: none; set DISCORD_TOKEN, or discord.token in config.toml"


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord doesn't accept it: Improper token"),
        (OSError("no route to host"), "Discord can't be reached: no route to host"),
        (aiohttp.ServerDisconnectedError("gone"), "Discord can't be reached: gone"),
        (TimeoutError("too slow"), "Discord can't be reached: too slow"),
    ],
)
def test_a_token_that_does_not_help_is_told(
    database: Path, discord_says: Callable[[BaseException | None], None], error: BaseException, expected: str
) -> None:
    discord_says(error)

    code, lines = examined(database)

    assert code == 1
    assert line(lines, "token").startswith(f"FAIL token: {expected}")


@pytest.mark.usefixtures("discord_says")
def test_a_newer_database_is_told(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(NEWER)

    code, lines = examined(database)

    assert code == 1
    assert line(lines, "database").startswith(f"FAIL database: {database}: the database has format 99")


@pytest.mark.usefixtures("discord_says")
def test_a_database_in_use_is_told(database: Path) -> None:
    migrate(database)
    guard = InstanceGuard(database)
    guard.acquire()

    code, lines = examined(database)
    guard.release()

    assert code == 1
    assert "another Guildhall is already running" in line(lines, "database")


@pytest.mark.usefixtures("discord_says")
@pytest.mark.parametrize("contents", [b"not a database at all " * 100, b"SQLite format 3\x00" + b"\xff" * 4096])
def test_a_file_that_is_no_database_is_told(database: Path, contents: bytes) -> None:
    database.write_bytes(contents)

    code, lines = examined(database)

    assert code == 1
    assert line(lines, "database").startswith("FAIL database: ")


@pytest.mark.usefixtures("discord_says")
def test_every_check_is_made_even_if_one_fails(database: Path) -> None:
    database.write_bytes(b"notes" * 100)

    _, lines = examined(database, token="")

    assert [text[:4] for text in lines].count("FAIL") == 2
    assert {text[5:].partition(":")[0] for text in lines} >= {"languages", "database", "token"}
