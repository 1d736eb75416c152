"""The page in the browser: SimCord's preview, kept up to date while time passes and several people act."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from aiohttp import web
from simcord import SetupError
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

if TYPE_CHECKING:
    from bot.sandbox.world import SandboxEnv, World

# What a person does to one message; SimCord itself checks whether everything else still fits.
MESSAGE_ACTIONS = frozenset({"click", "select", "edit_message", "delete_message", "set_reaction", "set_pinned"})
# The page shows this many messages; in Discord's own client, older private ones are gone too.
MESSAGES_SHOWN = 50


class Shown(NamedTuple):
    """What a page showed before its last update, which the person may not have seen yet."""

    revision: int
    messages: Mapping[str, Any]


class LivePage(Preview):
    """SimCord refuses two operations at a time and every action on a page that was updated since the person looked.

    Here they take turns, so that neither a tick of the clock nor another person makes a click fail; and an action that
    an update overtook is let through when the message it acts on is still the one the person saw. Pages ask twice a
    second, and a page is only made again when it asks and something has happened.
    """

    # A window that doesn't ask costs nothing, so windows may stay: a laptop can sleep for longer than ten minutes.
    _PAGE_LEASE_SECONDS = 24 * 3600.0
    _MAX_PAGES = 64

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
        #: Held while a person or the clock does something; everybody else waits until then.
        self.turn = asyncio.Lock()
        self._events_published: dict[str, int] = {}
        self._shown: dict[str, Shown] = {}

    async def catch_up(self) -> None:
        """Move the simulated clock to now, so that everything due happens."""
        async with self.turn:
            await self.env.advance_time(self.env.seconds_behind())
        self._forget_old_private_messages()
        self._forget_closed_pages()

    # --- what a person does -------------------------------------------------------------------------------------------

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            page = self._pages.get(context_id or "")
            if page is not None:
                self._update(page)
                body = self._caught_up(page, body)
            return await super()._action(context_id, body)

    def _caught_up(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action as if the person had seen the latest update, unless that changed what it acts on."""
        seen = self._shown[page.id]
        if body.get("published_revision") != seen.revision:
            return body
        target = str(body.get("target_id"))
        now = page.snapshot.get("messages", {})
        if body.get("kind") in MESSAGE_ACTIONS and seen.messages.get(target) != now.get(target):
            return body
        return {**body, "published_revision": page.revision}

    # --- what a person sees -------------------------------------------------------------------------------------------

    def _page_payload(self, page: Any) -> dict[str, Any]:
        if page is not self._action_page:  # that one is published when its action is done
            self._update(page)
        return super()._page_payload(page)

    def _update(self, page: Any) -> None:
        if page.status == "stale" or self._events_published.get(page.id) != self._events():
            self._publish(page, reason="refresh")

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        self._shown[page.id] = Shown(page.revision, page.snapshot.get("messages", {}))
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._events_published[page.id] = self._events()

    def _publish_message_pages(self, *, reason: str = "action") -> None:
        """Only the page of the action; the others ask for updates."""
        if self._action_page is not None:
            self._publish(self._action_page, reason=reason)

    def _events(self) -> int:
        """Everything that crosses to or from the bot is a line in SimCord's transcript."""
        return len(self.env.backend.transcript)

    # --- what nobody needs any more -----------------------------------------------------------------------------------

    def _forget_old_private_messages(self) -> None:
        """Publishing costs a little for every message of the channel, and panels are most of them."""
        messages = self.env.backend.messages.get(self.channel.id, {})
        for message in list(messages.values())[:-MESSAGES_SHOWN]:
            if message.is_ephemeral:
                del messages[message.id]

    def _forget_closed_pages(self) -> None:
        for page_id in self._events_published.keys() - self._pages.keys():
            del self._events_published[page_id], self._shown[page_id]


# --- what is served ---------------------------------------------------------------------------------------------------

# The page redraws every message to open a menu. A picture not yet decoded then has no width of its own, the channel
# shrinks for a moment, its scroll position is lost, and the menu, now out of sight, closes again.
STYLE = """
.component-gallery .media-lightbox-trigger { width: 100%; }
.component-gallery .gallery-image:not([src]):not([width]) { aspect-ratio: 3 / 2; }
"""

# As in Discord, the page scrolls to the answer to what a person did.
SCRIPT = """
const list = document.getElementById("channel-message-list");
const timeline = document.getElementById("channel-timeline");

const toBottom = () => { timeline.scrollTop = timeline.scrollHeight; };

new MutationObserver((changes) => {
  const outcomes = window.simcordPreview.lastAction?.outcomes ?? [];
  const answers = new Set(outcomes.map(({ messageId }) => messageId));
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!answers.has(node.dataset?.messageId)) continue;
    toBottom();
    node.addEventListener("load", toBottom, { capture: true, once: true }); // its picture
  }
}).observe(list, { childList: true });
"""

TITLE = "Guildhall Sandbox"


class SandboxServer(PreviewServer):
    """SimCord's page with a little of our own: what a person plays on, not what a developer inspects."""

    _STATIC_FILES = PreviewServer._STATIC_FILES | {"/sandbox.js": "app.js"}

    async def start(self) -> None:
        try:
            await super().start()
        except SetupError as error:
            if not isinstance(error.__cause__, OSError):
                raise
            raise SetupError(f"port {self._requested_port} cannot be used; choose another with --port") from error

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        assert isinstance(response, web.Response)
        match request.path:
            case "/preview.css":
                response.text = f"{response.text}{STYLE}"
            case "/sandbox.js":
                response.text = SCRIPT
            case "/":
                page = (response.text or "").replace("SimCord Preview", TITLE, 1)
                response.text = page.replace("</body>", '<script type="module" src="/sandbox.js"></script></body>')
        return response
