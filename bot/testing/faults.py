"""Faults between the bot and Discord: requests that fail, before or after Discord has done what they ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from aiohttp import web

from bot.testing.places import INVALID_TOKEN, UNKNOWN_INTERACTION, Problem
from bot.testing.stand_in import Handle, StandIn, as_json, refused
from bot.testing.waiting import pause

Fail: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
#: discord.py waits as long as it's told, so it isn't told to wait for long.
RETRY_AFTER = 0.1


class Sabotage:
    """Makes a share of the requests fail, until it's lifted."""

    #: In half of the cases, Discord has done what was asked for.
    may_be_done = True
    #: Only requests whose path ends like this; empty for all.
    only = ""

    def __init__(self, stand_in: StandIn, rng: Random, fail: Fail, share: float = 0.4) -> None:
        #: How many requests have failed.
        self.hits = 0
        self._stand_in = stand_in
        self._rng = rng
        self._fail = fail
        self._share = share

    async def __call__(self, request: web.Request, handle: Handle) -> web.StreamResponse:
        if not request.path.endswith(self.only) or self._rng.random() >= self._share:
            return await handle(request)
        self.hits += 1
        if token := request.match_info.get("token"):
            self._get_in_the_way(token)
        if self.may_be_done and self._rng.random() < 0.5:
            await handle(request)
        return await self._fail(request)

    def _get_in_the_way(self, token: str) -> None:
        self._stand_in.people.trouble(token)


class Refusal(Sabotage):
    """Requests fail because Discord refuses them; it hasn't done anything."""

    may_be_done = False


class Lateness(Refusal):
    """Interactions that the bot acknowledges too late."""

    only = "/callback"

    def __init__(self, stand_in: StandIn, rng: Random) -> None:
        super().__init__(stand_in, rng, answering(UNKNOWN_INTERACTION))

    def _get_in_the_way(self, token: str) -> None:
        self._stand_in.people.give_up(token)


class Expiry(Lateness):
    """Tokens of interactions that have expired by the time of the answer."""

    only = "/messages/@original"

    def __init__(self, stand_in: StandIn, rng: Random) -> None:
        Refusal.__init__(self, stand_in, rng, answering(INVALID_TOKEN))


class Outage(Refusal):
    """No message gets through."""

    only = "/messages"

    def __init__(self, stand_in: StandIn) -> None:
        super().__init__(stand_in, Random(0), broken(503), share=1.0)


# --- ways to fail -----------------------------------------------------------------------------------------------------


def answering(problem: Problem) -> Fail:
    async def fail(request: web.Request) -> web.StreamResponse:
        return refused(problem)

    return fail


def broken(status: int) -> Fail:
    """An error of the server, or of the proxy in front of it."""

    async def fail(request: web.Request) -> web.StreamResponse:
        return as_json({"code": 0, "message": f"{status}: something broke"}, status)

    return fail


def limited(*, everywhere: bool) -> Fail:
    """Too many requests: on this route, or altogether."""

    async def fail(request: web.Request) -> web.StreamResponse:
        body = {"message": "You are being rate limited.", "retry_after": RETRY_AFTER, "global": everywhere}
        # discord.py takes an answer without this header for a ban.
        headers = {"Via": "1.1 google", "Retry-After": str(RETRY_AFTER)}
        return as_json(body, 429, **headers | ({"X-RateLimit-Global": "true"} if everywhere else {}))

    return fail


async def banned(request: web.Request) -> web.StreamResponse:
    """Too many requests, said by the proxy in front of Discord: discord.py doesn't try again."""
    return as_json({"message": "You are being blocked."}, 429)


async def silent(request: web.Request) -> web.StreamResponse:
    """No answer until the bot gives up."""
    while (transport := request.transport) is not None and not transport.is_closing():
        await pause(0.05)
    return web.Response()


async def cut(request: web.Request) -> web.StreamResponse:
    """The connection breaks."""
    if isinstance(request.transport, asyncio.Transport):
        request.transport.abort()
    return web.Response()
