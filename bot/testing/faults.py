"""Faults between the bot and Discord: requests that fail, before or after Discord has done what they ask for."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from random import Random
from typing import Literal, TypeAlias

from aiohttp import web

from bot.testing.places import INVALID_TOKEN, UNKNOWN_INTERACTION, Problem
from bot.testing.stand_in import Handle, StandIn, as_json, refused
from bot.testing.waiting import pause

Target = Literal["private", "public"]
Fail: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
#: discord.py waits as long as it's told, so it isn't told to wait for long.
RETRY_AFTER = 0.1


class Sabotage:
    """Makes a share of the requests fail, until it's lifted."""

    #: In half of the cases, Discord has done what was asked for.
    may_be_done = True
    #: Only requests whose path ends like this; empty for all.
    only = ""
    #: What has to fail before it's enough: an answer that one person sees, a message that everybody sees.
    targets: frozenset[Target] = frozenset(("private", "public"))

    def __init__(self, stand_in: StandIn, rng: Random, fail: Fail, share: float = 0.4) -> None:
        #: How many requests have failed, and of which kinds.
        self.hits = 0
        self.hit: set[Target] = set()
        self._stand_in = stand_in
        self._rng = rng
        self._fail = fail
        self._share = share

    async def __call__(self, request: web.Request, handle: Handle) -> web.StreamResponse:
        if not request.path.endswith(self.only) or self._rng.random() >= self._share:
            return await handle(request)
        self.hits += 1
        token = request.match_info.get("token")
        self.hit.add("private" if token else "public")
        if token:
            self._get_in_the_way(token)
        if self.may_be_done and self._rng.random() < 0.5:
            await handle(request)
        return await self._fail(request)

    def is_enough(self, hits: int) -> bool:
        return self.hits >= hits and self.targets <= self.hit

    def _get_in_the_way(self, token: str) -> None:
        self._stand_in.people.trouble(token)


class Refusal(Sabotage):
    """Requests fail because Discord refuses them; it hasn't done anything."""

    may_be_done = False


class Lateness(Refusal):
    """Interactions that the bot acknowledges too late."""

    only = "/callback"
    targets = frozenset(("private",))

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
    targets = frozenset(("public",))

    def __init__(self, stand_in: StandIn) -> None:
        super().__init__(stand_in, Random(0), broken(503), share=1.0)


# --- ways to fail -----------------------------------------------------------------------------------------------------


def answering(*problems: Problem) -> Fail:
    """One after the other."""
    following = itertools.cycle(problems)

    async def fail(request: web.Request) -> web.StreamResponse:
        return refused(next(following))

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
