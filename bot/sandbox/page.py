"""The page in the browser: SimCord's preview, kept up to date while time passes and several people act."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from simcord.preview import Preview

from bot.sandbox.server import SandboxServer

if TYPE_CHECKING:
    from bot.sandbox.world import SandboxEnv, World

# What a person does to one message; everything else carries its own check that it still fits.
MESSAGE_ACTIONS = frozenset({"click", "select", "edit_message", "delete_message", "set_reaction", "set_pinned"})

# The page shows this many messages; a private one above them is gone from Discord's own client too.
MESSAGES_SHOWN = 50
# A page asks twice a second; four busy people cause fewer updates than this in between.
UPDATES_REMEMBERED = 8


class Shown(NamedTuple):
    """What a page showed before an update; the person may not have seen the update yet."""

    revision: int
    messages: Mapping[str, Any]


class LivePage(Preview):
    """SimCord refuses two operations at a time and every action on a page that was updated since the person looked.

    Here they take turns, so that neither a tick of the clock nor another person makes a click fail; and an action that
    an update overtook is let through when the message it acts on is still the one the person saw.
    """

    env: SandboxEnv

    def __init__(self, env: SandboxEnv, world: World, *, port: int, timezone: str) -> None:
        super().__init__(
            env,
            world.channel,
            world.members,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = SandboxServer(self, port)
        self.turn = asyncio.Lock()
        self._events_published: dict[str, int] = {}
        self._shown: dict[str, deque[Shown]] = {}

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            return await super()._action(context_id, self._caught_up(context_id, body))

    def _caught_up(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        page = self._pages.get(context_id or "")
        revision = body.get("published_revision")
        seen = next((shown for shown in self._shown.get(context_id or "", ()) if shown.revision == revision), None)
        if page is None or seen is None:
            return body
        target = str(body.get("target_id"))
        now = page.snapshot.get("messages", {})
        if body.get("kind") in MESSAGE_ACTIONS and seen.messages.get(target) != now.get(target):
            return body
        return {**body, "published_revision": page.revision}

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        if page is self._python and reason in ("action", "refresh"):
            return  # SimCord's page for scripts is only made when a script asks for it
        before = Shown(page.revision, page.snapshot.get("messages", {}))
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._shown.setdefault(page.id, deque(maxlen=UPDATES_REMEMBERED)).append(before)
        self._events_published[page.id] = self._events()

    async def catch_up(self) -> None:
        """Move the simulated clock to now, let what became due happen, and update the pages that it concerns."""
        async with self.turn:
            try:
                await self.env.advance_time(self.env.seconds_behind())
            finally:
                self._forget_old_private_messages()
                self._update_pages()

    def _update_pages(self) -> None:
        for page in tuple(self._pages.values()):
            if page.status == "stale" or self._events_published.get(page.id) != self._events():
                self._publish(page, reason="refresh")
        self._forget_closed_pages()

    def _forget_old_private_messages(self) -> None:
        """Publishing costs a little for every message of the channel, and panels are most of them."""
        messages = self.env.backend.messages.get(self.channel.id, {})
        for message in list(messages.values())[:-MESSAGES_SHOWN]:
            if message.is_ephemeral:
                del messages[message.id]

    def _forget_closed_pages(self) -> None:
        for page_id in self._events_published.keys() - self._pages.keys():
            self._events_published.pop(page_id)
            self._shown.pop(page_id, None)

    def _events(self) -> int:
        """Everything that crosses to or from the bot is a line in SimCord's transcript."""
        return len(self.env.backend.transcript)
