"""The gateway of the stand-in: one session, which can be cut off and resumed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum

import aiohttp
import msgspec
from aiohttp import web

from bot.testing.payloads import Payload


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    ACKNOWLEDGED = 11


#: A close code after which a client may resume.
UNKNOWN_ERROR = 4000

#: An event: its name and what it carries.
Event = tuple[str, Payload]


class Gateway:
    def __init__(self, opening: Callable[[], list[Event]], lost: Callable[[], None]) -> None:
        """``opening`` is what a new session is told first; ``lost`` is called when a session has ended."""
        self.connected = asyncio.Event()
        self.gone = asyncio.Event()
        #: How often a session was resumed.
        self.resumed = 0
        self._opening = opening
        self._lost = lost
        self._socket: web.WebSocketResponse | None = None
        self._transport: asyncio.Transport | None = None
        #: Everything the session was told, the first event first; None without a session.
        self._told: list[Event] | None = None

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await self._say(socket, Op.HELLO, {"heartbeat_interval": 41_250})
        try:
            async for message in socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    await self._hear(request, socket, msgspec.json.decode(message.data))
        finally:
            if self._socket is socket:
                self._cut_off()
        return socket

    async def dispatch(self, name: str, data: Payload) -> bool:
        """Tell the bot, or keep it until the session is resumed; False if there is no session."""
        if self._told is None:
            return False
        self._told.append((name, data))
        if self._socket is not None:
            await self._send_event(self._socket, len(self._told))
        return True

    # --- what goes wrong ----------------------------------------------------------------------------------------------

    async def ask_to_reconnect(self) -> None:
        if self._socket is not None:
            await self._say(self._socket, Op.RECONNECT)

    async def close(self) -> None:
        """Close the connection politely; the session can be resumed."""
        if self._socket is not None:
            socket = self._socket
            self._cut_off()
            await socket.close(code=UNKNOWN_ERROR)

    def cut(self) -> None:
        """Cut the connection without a word; the session can be resumed."""
        if self._transport is not None:
            self._transport.abort()
            self._cut_off()

    def forget_session(self) -> None:
        """The next attempt to resume is refused; what was on its way is lost."""
        self._told = None
        self._lost()

    def _cut_off(self) -> None:
        self._socket = self._transport = None
        self.connected.clear()
        self.gone.set()

    # --- what the bot says --------------------------------------------------------------------------------------------

    async def _hear(self, request: web.Request, socket: web.WebSocketResponse, said: Payload) -> None:
        match said["op"]:
            case Op.HEARTBEAT:
                await self._say(socket, Op.ACKNOWLEDGED)
            case Op.IDENTIFY:
                self.forget_session()
                self._told = self._opening()
                await self._begin(request, socket, since=0)
            case Op.RESUME if self._told is None:
                await self._say(socket, Op.INVALID_SESSION, False)
            case Op.RESUME:
                self.resumed += 1
                await self._begin(request, socket, since=said["d"]["seq"])

    async def _begin(self, request: web.Request, socket: web.WebSocketResponse, since: int) -> None:
        assert self._told is not None
        if since:
            self._told.append(("RESUMED", {}))
        sent = since
        while sent < len(self._told):  # more may be added meanwhile
            sent += 1
            await self._send_event(socket, sent)
        transport = request.transport
        assert isinstance(transport, asyncio.Transport)
        self._socket, self._transport = socket, transport
        self.gone.clear()
        self.connected.set()

    async def _send_event(self, socket: web.WebSocketResponse, number: int) -> None:
        assert self._told is not None
        name, data = self._told[number - 1]
        await self._say(socket, Op.DISPATCH, data, number, name)

    @staticmethod
    async def _say(
        socket: web.WebSocketResponse,
        opcode: Op,
        data: object = None,
        number: int | None = None,
        name: str | None = None,
    ) -> None:
        # If the other end is gone, the event is sent again as soon as the session is resumed.
        with suppress(ConnectionError, aiohttp.ClientError):
            said = {"op": opcode, "d": data, "s": number, "t": name}
            await socket.send_str(msgspec.json.encode(said).decode())
