"""As much of Discord as one bot needs, over real sockets: a gateway, a channel, private answers.

It outlives the bot, remembers everything it was told, and recognises by its nonce a message that is sent twice.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
from aiohttp import web
from msgspec import Struct

from tests.bot.conftest import walk
from tests.faults import payloads
from tests.faults.payloads import CHANNEL, Payload

HELLO, HEARTBEAT, ACKNOWLEDGED, IDENTIFY = 10, 1, 11, 2


class Answer(Struct):
    """The answer to one interaction: the private message in its latest form, and any other messages."""

    shown: Payload | None = None
    besides: list[str] = []


class StandIn:
    def __init__(self) -> None:
        self.messages: dict[int, Payload] = {}
        self.threads: dict[int, int] = {}
        self.repeated: list[str] = []
        self.problems: list[str] = []
        self.connected = asyncio.Event()
        self.gone = asyncio.Event()
        #: Called with every new message after it was accepted and before the bot is told so.
        self.taken: Callable[[Payload], Awaitable[None]] | None = None
        #: Called after a thread was created and before the bot is told so.
        self.threaded: Callable[[], Awaitable[None]] | None = None
        self._socket: web.WebSocketResponse | None = None
        self._numbers = itertools.count(10_000)
        self._by_nonce: dict[str, int] = {}
        self._answers: dict[str, Answer] = {}
        self._answered: dict[str, asyncio.Event] = {}
        self._runner: web.AppRunner | None = None
        self.port = 0

    # --- its life -----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        app = web.Application(client_max_size=2**26)
        app.add_routes(
            [
                web.get("/gateway", self._gateway),
                web.get("/gateway/", self._gateway),
                web.get("/api/users/@me", self._me),
                web.get("/api/oauth2/applications/@me", self._application),
                web.put("/api/applications/{application}/commands", self._commands),
                web.post("/api/interactions/{id}/{token}/callback", self._callback),
                web.patch("/api/webhooks/{application}/{token}/messages/@original", self._private),
                web.post("/api/webhooks/{application}/{token}", self._follow_up),
                web.post("/api/channels/{channel}/messages", self._send),
                web.patch("/api/channels/{channel}/messages/{message}", self._edit),
                web.post("/api/channels/{channel}/messages/{message}/threads", self._thread),
                web.route("*", "/{tail:.*}", self._unknown),
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def rest(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"

    @property
    def gateway(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    # --- what people do -----------------------------------------------------------------------------------------------

    async def press(self, user: int, control: Payload, value: str | None = None) -> str | None:
        """Press a button or choose from a menu; returns the token for the answer, or None without a bot."""
        socket, number = self._socket, next(self._numbers)
        if socket is None or socket.closed:
            return None
        token = f"token-{number}"
        self._answers[token], self._answered[token] = Answer(), asyncio.Event()
        event = payloads.interaction(number, token, user, control, value)
        try:
            await socket.send_json({"op": 0, "s": number, "t": "INTERACTION_CREATE", "d": event})
        except (ConnectionError, aiohttp.ClientError):
            return None
        return token

    async def answer(self, *tokens: str | None) -> Answer | None:
        """The first answer to any of these interactions, or None if the bot died before it came."""
        asked = [token for token in tokens if token is not None]
        waits = [asyncio.create_task(self._answered[token].wait()) for token in asked]
        waits.append(asyncio.create_task(self.gone.wait()))
        _, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in pending:
            wait.cancel()
        answered = [token for token in asked if self._answered[token].is_set()]
        return self._answers[answered[0]] if answered else None

    # --- the gateway --------------------------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        try:
            async for message in socket:
                await self._hear(socket, json.loads(message.data))
        finally:
            self._socket = None
            self.connected.clear()
            self.gone.set()
        return socket

    async def _hear(self, socket: web.WebSocketResponse, said: Payload) -> None:
        if said["op"] == HEARTBEAT:
            await socket.send_json({"op": ACKNOWLEDGED, "d": None, "s": None, "t": None})
        elif said["op"] == IDENTIFY:
            await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": payloads.ready(self.gateway)})
            await socket.send_json({"op": 0, "s": 2, "t": "GUILD_CREATE", "d": payloads.guild()})
            self._socket = socket
            self.gone.clear()
            self.connected.set()

    # --- the bot itself -----------------------------------------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        return _json(payloads.user(payloads.BOT))

    async def _application(self, request: web.Request) -> web.Response:
        return _json(payloads.application())

    async def _commands(self, request: web.Request) -> web.Response:
        return _json([])

    # --- private answers ----------------------------------------------------------------------------------------------

    async def _callback(self, request: web.Request) -> web.Response:
        text = text_of((await _body(request)).get("data") or {})
        if text:
            self._say_besides(request.match_info["token"], text)
        return _json({"interaction": {"id": request.match_info["id"], "type": 3}})

    async def _private(self, request: web.Request) -> web.Response:
        token = request.match_info["token"]
        self._answers[token].shown = await _body(request)
        self._answered[token].set()
        return _json(payloads.message(next(self._numbers), CHANNEL))

    async def _follow_up(self, request: web.Request) -> web.Response:
        self._say_besides(request.match_info["token"], text_of(await _body(request)))
        return _json(payloads.message(next(self._numbers), CHANNEL))

    def _say_besides(self, token: str, text: str) -> None:
        self._answers[token].besides.append(text)
        self.problems.append(text)
        self._answered[token].set()

    # --- what everybody sees ------------------------------------------------------------------------------------------

    async def _send(self, request: web.Request) -> web.Response:
        payload = await _body(request)
        nonce = payload.get("nonce")
        if nonce is not None and payload.get("enforce_nonce") and nonce in self._by_nonce:
            self.repeated.append(nonce)
            number = self._by_nonce[nonce]
        else:
            number = next(self._numbers)
            self.messages[number] = payload
            if nonce is not None:
                self._by_nonce[nonce] = number
            if self.taken is not None:
                await self.taken(payload)
        return _json(payloads.message(number, int(request.match_info["channel"])))

    async def _edit(self, request: web.Request) -> web.Response:
        number = int(request.match_info["message"])
        self.messages[number] = await _body(request)
        return _json(payloads.message(number, int(request.match_info["channel"])))

    async def _thread(self, request: web.Request) -> web.Response:
        """A thread has the id of the message it belongs to; there can be only one."""
        number = int(request.match_info["message"])
        if number in self.threads:
            return _json({"code": 160004, "message": "A thread has already been created for this message"}, 400)
        self.threads[number] = CHANNEL
        if self.threaded is not None:
            await self.threaded()
        return _json(payloads.thread(number))

    async def _unknown(self, request: web.Request) -> web.Response:
        self.problems.append(f"unknown request: {request.method} {request.path}")
        return _json({"code": 0, "message": "404: Not Found"}, 404)


def text_of(payload: Payload) -> str:
    """Everything that can be read in a message."""
    parts = [payload.get("content") or "", *(part.get("content", "") for part in walk(payload.get("components", [])))]
    return "\n".join(part for part in parts if part)


def _json(value: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only if the type is exactly this, without a character set.
    return web.Response(body=json.dumps(value).encode(), status=status, headers={"content-type": "application/json"})


async def _body(request: web.Request) -> Payload:
    """The JSON of a request, which comes next to the files if there are any."""
    if request.content_type != "multipart/form-data":
        plain: Payload = await request.json()
        return plain
    form = await request.post()
    payload: Payload = json.loads(str(form["payload_json"]))
    return payload
