"""The page in the browser: SimCord's preview, kept up to date while time passes and several people act."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from simcord import SetupError
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.preview import Preview

from bot.sandbox.media import PassingWorker, size_of
from bot.sandbox.server import SandboxServer

if TYPE_CHECKING:
    from bot.sandbox.links import Link
    from bot.sandbox.world import SandboxEnv, World

# What a person does to one message; SimCord itself checks whether everything else still fits.
MESSAGE_ACTIONS = frozenset({"click", "select", "edit_message", "delete_message", "set_reaction", "set_pinned"})
# The page shows this many messages; in Discord's own client, older private ones are gone too.
MESSAGES_SHOWN = 50
# An action may be this many updates late: some pass while it's on its way, or while the browser is busy.
UPDATES_REMEMBERED = 4

#: Where the person acts whose action is running; otherwise in the channel itself.
_acting_in: ContextVar[ChannelHandle | None] = ContextVar("acting_in", default=None)


class LivePage(Preview):
    """SimCord refuses two operations at a time and every action on a page that was updated since the person looked.

    Here they take turns, so that neither a tick of the clock nor another person makes a click fail; and an action that
    an update overtook is let through when the message it acts on is still the one the person saw. Pages ask twice a
    second, and a page is only made again when it asks and something has happened.

    SimCord shows one channel. Here every page can go to one of its threads and back.
    """

    # A window that doesn't ask costs nothing, so windows may stay: a laptop can sleep for longer than ten minutes.
    _PAGE_LEASE_SECONDS = 24 * 3600.0
    _MAX_PAGES = 64

    env: SandboxEnv

    def __init__(self, env: SandboxEnv, world: World, link: Link, *, timezone: str, or_any_port: bool = False) -> None:
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
            port=link.port,
        )
        self.capability = link.token
        self._server = SandboxServer(self, link.port, or_any_port=or_any_port)
        self._media_worker = PassingWorker()
        #: Held while a person or the clock does something; everybody else waits until then.
        self.turn = asyncio.Lock()
        self._events_published: dict[str, int] = {}
        #: The messages that each page showed before its last updates, by revision: the person may still see those.
        self._shown: dict[str, dict[int, Mapping[str, Any]]] = {}

    @property
    def port(self) -> int:
        assert self._server.port is not None
        return self._server.port

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
                _acting_in.set(self._channel(page.channel_id))
            return await super()._action(context_id, body)

    def _caught_up(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action as if the person had seen the latest update, unless what it acts on is gone.

        As on Discord, a button or menu stays itself as long as its message has it, whatever else changes there.
        """
        revision = body.get("published_revision")
        seen = self._shown[page.id].get(revision) if isinstance(revision, int) else None
        if seen is None:
            return body
        current = {**body, "published_revision": page.revision}
        target = str(body.get("target_id"))
        before, now = seen.get(target), page.snapshot.get("messages", {}).get(target)
        if body.get("kind") not in MESSAGE_ACTIONS or before == now:
            return current
        custom_ids = {control["control_key"]: control.get("custom_id") for control in _controls(before)}
        wanted = custom_ids.get(body.get("control_key"))
        keys = [control["control_key"] for control in _controls(now) if control.get("custom_id") == wanted]
        return {**current, "control_key": keys[0]} if wanted and keys else body

    # --- where a person is --------------------------------------------------------------------------------------------

    @property
    def channel(self) -> ChannelHandle:
        """The one that SimCord knows. Each request has its own context, so nobody acts where somebody else is."""
        return _acting_in.get() or self._home

    @channel.setter
    def channel(self, home: ChannelHandle) -> None:
        self._home = home

    def open_page(self, viewer_id: Any, place: Any) -> str:
        """A new page, which shows that place if it exists."""
        page = self._open_page(viewer_id)
        self._lead(page, place if self._found(place) is not None else "")
        return page.id

    async def go(self, page_id: str, place: Any, message: Any = None) -> None:
        """Show a thread, by its id or name, or the channel, by an empty name; if asked for, one of its messages."""
        async with self.turn:
            self._lead(self._get_page(page_id), place, message)

    def place_of(self, page_id: str) -> str:
        """The name of the thread that the page shows. It stays the same when the bot posts its games again."""
        channel_id = self._get_page(page_id).channel_id
        return "" if channel_id == self._home.id else self._channel(channel_id).name or ""

    def _lead(self, page: Any, place: Any, message: Any = None) -> None:
        found = self._found(place)
        if found is None:
            raise SetupError(f"no such thread: {place}")
        self._clear_page_assets(page)
        page.channel_id = found.id
        wanted = int(message) if isinstance(message, str) and message.isdecimal() else None
        page.target_id = page.window_end_id = wanted or self._initial_target(page.viewer, found.id)
        page.modal = page.modal_handle = None
        self._reset_queries(page)
        self._publish(page, reason="navigation")

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """None, so that a place opens at its end, as on Discord. Only newcomers read their welcome from its top.

        SimCord would show the newest message, from its top if it's taller than the screen: a board without its buttons.
        """
        alone = channel_id == self._home.id and len(self.env.backend.messages.get(channel_id, {})) == 1
        return super()._initial_target(viewer, channel_id) if alone else None

    def _found(self, place: Any) -> ChannelHandle | None:
        if place in ("", str(self._home.id)):
            return self._home
        matching = (thread for thread in self._home.threads if place in (str(thread.id), thread.name))
        return next(matching, None)

    def _channel(self, channel_id: int) -> ChannelHandle:
        return ChannelHandle(self.env, self._home.guild, self.env.backend.get_channel(channel_id))

    # --- what a person sees -------------------------------------------------------------------------------------------

    def _page_payload(self, page: Any) -> dict[str, Any]:
        if page is not self._action_page:  # that one is published when its action is done
            self._update(page)
        payload = super()._page_payload(page)
        for asset_id, asset in payload["assets"].items():
            asset.update(self._display_size(page.assets[asset_id].digest))
        return payload

    def _display_size(self, digest: str | None) -> dict[str, int]:
        """To open a menu, the page draws every message again. Without its size, a picture would have none for a moment:
        the channel would shrink, lose its scroll position, and close the menu, which is now out of sight."""
        blob = self._blobs.get(digest or "")
        size = size_of(blob.data) if blob is not None else None
        return {} if size is None else {"displayWidth": size.width, "displayHeight": size.height}

    def _authorize_attachment_source(self, page: Any, source: tuple[Any, ...], digest: str | None) -> None:
        """A page may go on showing the pictures it was published with, even if the bot has just replaced them."""

    def _update(self, page: Any) -> None:
        if page.channel_id not in self.env.backend.channels:
            self._lead(page, "")  # the thread was deleted
        elif page.status == "stale" or self._events_published.get(page.id) != self._events():
            self._publish(page, reason="refresh")

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        shown = self._shown.setdefault(page.id, {})
        shown[page.revision] = page.snapshot.get("messages", {})
        for revision in list(shown)[:-UPDATES_REMEMBERED]:
            del shown[revision]
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
        """Publishing costs a little for every message of a channel, and panels are most of them."""
        for messages in self.env.backend.messages.values():
            for message in list(messages.values())[:-MESSAGES_SHOWN]:
                if message.is_ephemeral:
                    del messages[message.id]

    def _forget_closed_pages(self) -> None:
        for page_id in self._events_published.keys() - self._pages.keys():
            del self._events_published[page_id], self._shown[page_id]


def _controls(message: Mapping[str, Any] | None) -> Iterator[Mapping[str, Any]]:
    for component in walk_components(message["components"] if message else []):
        if "control_key" in component:
            yield component
