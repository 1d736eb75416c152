"""As much of Discord as one bot needs, over real sockets: a gateway, channels and threads, private answers.

It outlives the bot, remembers everything it was told, and recognises by its nonce a message that is sent twice. What
goes wrong is set from outside: ``between`` stands between a request and its answer, and places can be closed.
"""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from aiohttp import web

from bot.testing import payloads
from bot.testing.gateway import Event, Gateway
from bot.testing.interactions import Interactions
from bot.testing.payloads import CHANNEL, Payload, text_of
from bot.testing.places import ALREADY_ACKNOWLEDGED, THREAD_ARCHIVED, Message, Place, Places, Problem

Handle: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
#: Gets a request and what would answer it.
Between: TypeAlias = Callable[[web.Request, Handle], Awaitable[web.StreamResponse]]


class StandIn:
    def __init__(self) -> None:
        self._numbers = itertools.count(10_000)
        self.places = Places(self._numbers)
        self.gateway = Gateway(self._opening, lambda: self.people.give_up_all())
        self.people = Interactions(self.gateway, self._numbers)
        #: Requests that nobody knows how to answer.
        self.unknown: list[str] = []
        #: The application's emoji.
        self.emoji: dict[int, Payload] = {}
        self.between: Between | None = None
        self._runner: web.AppRunner | None = None
        self._port = 0
        self.add_channel(CHANNEL)

    # --- its life -----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        @web.middleware
        async def stand_between(request: web.Request, handler: Handle) -> web.StreamResponse:
            if self.between is None or not request.path.startswith("/api/"):
                return await handler(request)
            return await self.between(request, handler)

        app = web.Application(client_max_size=2**26, middlewares=[stand_between])
        app.add_routes(
            [
                web.get("/gateway", self.gateway.serve),
                web.get("/gateway/", self.gateway.serve),
                web.get("/api/users/@me", self._me),
                web.get("/api/guilds/{guild}/members/{member}", self._member),
                web.get("/api/oauth2/applications/@me", self._application),
                web.put("/api/applications/{application}/commands", self._commands),
                web.get("/api/applications/{application}/emojis", self._list_emoji),
                web.post("/api/applications/{application}/emojis", self._add_emoji),
                web.delete("/api/applications/{application}/emojis/{emoji}", self._delete_emoji),
                web.post("/api/interactions/{id}/{token}/callback", self._callback),
                web.patch("/api/webhooks/{application}/{token}/messages/@original", self._private),
                web.post("/api/webhooks/{application}/{token}", self._follow_up),
                web.post("/api/channels/{channel}/messages", self._send),
                web.patch("/api/channels/{channel}/messages/{message}", self._edit),
                web.delete("/api/channels/{channel}/messages/{message}", self._delete),
                web.post("/api/channels/{channel}/messages/{message}/threads", self._thread),
                web.route("*", "/{tail:.*}", self._unknown),
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def rest_url(self) -> str:
        return f"http://127.0.0.1:{self._port}/api"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway"

    def _opening(self) -> list[Event]:
        channels = [_channel(place) for place in self.places.channels]
        return [("READY", payloads.ready(self.gateway_url)), ("GUILD_CREATE", payloads.guild(channels))]

    # --- channels and threads -----------------------------------------------------------------------------------------

    def add_channel(self, number: int) -> None:
        """Before a bot is there to be told."""
        self.places.places[number] = Place(number)

    async def create_channel(self, number: int) -> None:
        self.add_channel(number)
        await self.gateway.dispatch("CHANNEL_CREATE", payloads.channel(number))

    def add_message(self, place: int, number: int) -> None:
        """A message from earlier days."""
        self.places.messages[number] = Message(place, {})

    async def close_channel(self, number: int, problem: Problem | None) -> None:
        """Take the bot's permissions away, or give them back."""
        place = self.places.places[number]
        place.closed = problem
        await self.gateway.dispatch("CHANNEL_UPDATE", _channel(place))

    async def delete_channel(self, number: int) -> None:
        place = self.places.places[number]
        self.places.remove(number)
        await self.gateway.dispatch("CHANNEL_DELETE", _channel(place))

    async def lock_thread(self, place: Place) -> None:
        place.closed = THREAD_ARCHIVED
        await self.gateway.dispatch("THREAD_UPDATE", _thread(place))

    async def delete_thread(self, place: Place) -> None:
        self.places.remove(place.number)
        await self.gateway.dispatch("THREAD_DELETE", _thread(place))

    # --- the bot itself -----------------------------------------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        return as_json(payloads.user(payloads.BOT))

    async def _application(self, request: web.Request) -> web.Response:
        return as_json(payloads.application())

    async def _commands(self, request: web.Request) -> web.Response:
        return as_json([])

    async def _list_emoji(self, request: web.Request) -> web.Response:
        return as_json({"items": list(self.emoji.values())})

    async def _add_emoji(self, request: web.Request) -> web.Response:
        number, (payload, _) = next(self._numbers), await _sent(request)
        self.emoji[number] = payloads.emoji(number, payload["name"])
        return as_json(self.emoji[number])

    async def _delete_emoji(self, request: web.Request) -> web.Response:
        self.emoji.pop(int(request.match_info["emoji"]), None)
        return web.Response(status=204)

    # --- private answers ----------------------------------------------------------------------------------------------

    async def _callback(self, request: web.Request) -> web.Response:
        token = request.match_info["token"]
        if not self.people.respond(token, *await _sent(request)):
            return refused(ALREADY_ACKNOWLEDGED)
        answer = str(self.people.pending[token].message)
        return as_json({"interaction": {"id": request.match_info["id"], "type": 3, "response_message_id": answer}})

    async def _private(self, request: web.Request) -> web.Response:
        token = request.match_info["token"]
        self.people.show(token, *await _sent(request))
        return as_json(payloads.message(self.people.pending[token].message, CHANNEL))

    async def _follow_up(self, request: web.Request) -> web.Response:
        payload, _ = await _sent(request)
        self.people.say_besides(request.match_info["token"], text_of(payload))
        return as_json(payloads.message(next(self._numbers), CHANNEL))

    # --- what everybody sees ------------------------------------------------------------------------------------------

    async def _send(self, request: web.Request) -> web.Response:
        place, (payload, _) = int(request.match_info["channel"]), await _sent(request)
        sent = self.places.send(place, payload)
        return refused(sent) if isinstance(sent, Problem) else as_json(payloads.message(sent, place))

    async def _edit(self, request: web.Request) -> web.Response:
        place, number = int(request.match_info["channel"]), int(request.match_info["message"])
        payload, _ = await _sent(request)
        problem = self.places.edit(place, number, payload)
        return refused(problem) if problem else as_json(payloads.message(number, place))

    async def _delete(self, request: web.Request) -> web.Response:
        place, number = int(request.match_info["channel"]), int(request.match_info["message"])
        problem = self.places.delete(place, number)
        return refused(problem) if problem else web.Response(status=204)

    async def _thread(self, request: web.Request) -> web.Response:
        channel, number = int(request.match_info["channel"]), int(request.match_info["message"])
        problem = self.places.begin_thread(channel, number)
        return refused(problem) if problem else as_json(payloads.thread(number, channel))

    async def _member(self, request: web.Request) -> web.Response:
        """Nobody ever leaves."""
        return as_json(payloads.member(int(request.match_info["member"])))

    async def _unknown(self, request: web.Request) -> web.Response:
        self.unknown.append(f"{request.method} {request.path}")
        return as_json({"code": 0, "message": "404: Not Found"}, 404)


def _channel(place: Place) -> Payload:
    return payloads.channel(place.number, forbidden=place.closed is not None)


def _thread(place: Place) -> Payload:
    assert place.parent is not None
    return payloads.thread(place.number, place.parent, locked=place.closed is not None)


def as_json(value: Any, status: int = 200, **headers: str) -> web.Response:
    # discord.py reads JSON only if the type is exactly this, without a character set.
    typed = {"content-type": "application/json", **headers}
    return web.Response(body=msgspec.json.encode(value), status=status, headers=typed)


def refused(problem: Problem) -> web.Response:
    return as_json({"code": problem.code, "message": problem.text}, problem.status)


async def _sent(request: web.Request) -> tuple[Payload, int]:
    """The JSON of a request, and how many bytes of pictures come with it.

    It's taken apart by hand: aiohttp would put every picture into a file of its own, and take longer for a request than
    a bare bot does.
    """
    body = await request.read()
    kind, _, boundary = request.headers["Content-Type"].partition("; boundary=")
    if kind != "multipart/form-data":
        return msgspec.json.decode(body), 0
    payload, pictures = Payload(), 0
    for part in body.split(b"--" + boundary.strip('"').encode())[1:-1]:
        about, _, content = part.removesuffix(b"\r\n").partition(b"\r\n\r\n")
        if b'name="payload_json"' in about:
            payload = msgspec.json.decode(content)
        else:
            pictures += len(content)
    return payload, pictures
