"""Whatever Discord says when the bot starts: one clear line in the log, and an exit code for a supervisor."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import pytest
import yarl
from aiohttp import web

from bot import client
from bot.config import Config, DiscordSettings, PictureSettings, StorageSettings

USER = {"id": "1", "username": "guildhall", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "1",
    "name": "Guildhall",
    "description": "",
    "icon": None,
    "owner": USER,
    "verify_key": "",
    "bot_public": True,
    "bot_require_code_grant": False,
}
HELLO = {"op": 10, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None}


class Door:
    """As much of Discord as a bot meets when it starts, on a thread of its own."""

    def __init__(self) -> None:
        #: What the next logins are answered with; after these, they are accepted.
        self.logins: list[int] = []
        self.login_attempts = 0
        #: The code with which the gateway closes every connection.
        self.closes_with = 4004
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._runner: web.AppRunner | None = None

    def open(self) -> int:
        self._thread.start()
        return asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    async def _open(self) -> int:
        app = web.Application()
        app.add_routes(
            [
                web.get("/api/users/@me", self._login),
                web.get("/api/oauth2/applications/@me", self._application),
                web.put("/api/applications/1/commands", self._commands),
                web.get("/gateway", self._gateway),
                web.get("/gateway/", self._gateway),
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port: int = self._runner.addresses[0][1]
        return port

    def close(self) -> None:
        assert self._runner is not None
        asyncio.run_coroutine_threadsafe(self._runner.cleanup(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _login(self, request: web.Request) -> web.Response:
        self.login_attempts += 1
        status = self.logins.pop(0) if self.logins else 200
        return _json(USER if status == 200 else {"code": 0, "message": "not now"}, status)

    async def _application(self, request: web.Request) -> web.Response:
        return _json(APPLICATION)

    async def _commands(self, request: web.Request) -> web.Response:
        return _json({"code": 50035, "message": "Invalid Form Body"}, 400)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(HELLO)
        await socket.receive()
        await socket.close(code=self.closes_with)
        return socket


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only if the type is exactly this, without a character set.
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"content-type": "application/json"})


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    built = Door()
    port = built.open()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api")
    gateway = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    monkeypatch.setattr(client, "LOGIN_RETRIES", (0, 0))
    yield built
    built.close()


@pytest.fixture
def config(tmp_path: Path) -> Config:
    storage = StorageSettings(path=str(tmp_path / "guildhall.sqlite3"))
    pictures = PictureSettings(processes=False, icons=False)
    return Config(discord=DiscordSettings("token"), storage=storage, pictures=pictures)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


def test_a_discord_that_stays_unavailable_ends_with_1(
    door: Door, config: Config, caplog: pytest.LogCaptureFixture
) -> None:
    door.logins = [503] * 3

    assert client.run(config) == 1
    assert door.login_attempts == 3
    assert errors(caplog) == ["Discord can't be reached: 503 Service Unavailable (error code: 0): not now"]
    assert tracebacks(caplog) == []


def test_a_discord_that_comes_back_is_found(door: Door, config: Config, caplog: pytest.LogCaptureFixture) -> None:
    door.logins = [503, 503]

    client.run(config)

    assert door.login_attempts == 3
    assert len([text for text in caplog.messages if "Discord can't be reached, trying again in 0 s" in text]) == 2


def test_a_wrong_token_ends_with_3(door: Door, config: Config, caplog: pytest.LogCaptureFixture) -> None:
    door.logins = [401]

    assert client.run(config) == 3
    assert errors(caplog) == ["Discord doesn't accept the token: Improper token has been passed."]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (4004, "Discord has closed the connection: it doesn't accept the token (4004)"),
        (4014, "Discord doesn't allow the intents the bot asks for (4014): check them in the developer portal"),
    ],
)
def test_a_connection_that_is_closed_for_good_ends_with_3(
    door: Door, config: Config, caplog: pytest.LogCaptureFixture, code: int, line: str
) -> None:
    door.closes_with = code

    assert client.run(config) == 3
    # Discord doesn't take the commands either; the bot went on all the same.
    refused, closed = errors(caplog)
    assert refused.startswith("the commands on Discord are out of date, trying again in 60 s: Failed to upload")
    assert closed == line
    assert tracebacks(caplog) == []


def test_a_damaged_database_ends_with_4(door: Door, config: Config, caplog: pytest.LogCaptureFixture) -> None:
    Path(config.storage.path).write_bytes(b"SQLite format 3\x00" + b"\xff" * 4096)

    assert client.run(config) == 4
    (line,) = errors(caplog)
    assert line.endswith("Restore a backup with 'guildhall restore FILE', or name another database.")
    assert tracebacks(caplog) == []


def test_no_token_ends_with_3(config: Config, caplog: pytest.LogCaptureFixture) -> None:
    assert client.run(Config(storage=config.storage)) == 3
    assert errors(caplog) == ["no token: set DISCORD_TOKEN, or discord.token in config.toml"]
