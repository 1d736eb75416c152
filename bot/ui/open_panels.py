"""Private panels that are still open: when the table moves on, they do so by themselves.

Discord lets the bot edit a private message for fifteen minutes after the tap that led to it. Nothing of this is stored:
after a restart, the button under the board opens a panel as usual.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import discord

from bot import clock
from bot.languages import Language
from bot.publishing.drawing import Crowded, Recent
from bot.storage import audit
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.ui import boards, onlooking, panels
from bot.ui.deeds import cancelled_text
from bot.ui.errors import NOT_SENT
from bot.ui.messages import MessageBuilder
from renderers.core import Picture

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

#: How many seconds a panel can be edited, with some to spare.
LIFETIME = 14 * 60
#: How many panels are remembered, and how many are redrawn at the same time.
MOST_PANELS = 500
MOST_AT_ONCE = 2

#: A game and a player.
Key = tuple[int, int]


class _Panel:
    """The panel that somebody is looking at."""

    def __init__(
        self, interaction: discord.Interaction[Guildhall], position: Position, notice: str, message_id: int | None
    ) -> None:
        self.interaction = interaction
        #: None if it isn't known.
        self.message_id = message_id
        #: The message, as long as it has the picture of an earlier one, and what its own is drawn of.
        self.unpainted: tuple[MessageBuilder, Position] | None = None
        #: The picture while it's drawn for that. Nothing is sent before it's done.
        self.drawing: asyncio.Task[Picture] | None = None
        self.until = clock.now() + LIFETIME
        self.shown: object = _content(position)
        self.epoch = position.game.epoch
        self.notice = notice

    def stop_drawing(self) -> bool:
        """It's over; returns whether its picture was still being drawn, so that nothing of it will be sent."""
        if self.drawing is not None:
            self.drawing.cancel()
        return self.drawing is not None


class OpenPanels:
    def __init__(self, bot: Guildhall) -> None:
        self._bot = bot
        #: The newest panel of each player in each game, the latest last.
        self._panels: dict[Key, _Panel] = {}
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        #: What is being said in older panels.
        self._retiring: set[asyncio.Task[None]] = set()
        self._again: set[Key] = set()
        #: Whose taps are being answered: the answer brings their panel up to date.
        self._answering: Counter[Key] = Counter()
        #: Whoever goes back to an earlier question, or opens their panel again, needn't wait for its picture.
        self.pictures = Recent[Picture]()
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._closed = False

    def keep(
        self,
        interaction: discord.Interaction[Guildhall],
        position: Position,
        notice: str,
        message_id: int | None = None,
        unpainted: MessageBuilder | None = None,
    ) -> None:
        """Somebody has been shown their panel in this message; an older one asks for nothing any more.

        ``unpainted`` is what they have been shown, if it still needs its own picture.
        """
        if position.seat is None:
            return
        key = (position.game.id, interaction.user.id)
        replaced = self._panels.pop(key, None)
        superseded = replaced is not None and replaced.stop_drawing()
        if replaced is not None and None not in (replaced.message_id, message_id) and replaced.message_id != message_id:
            self._retire(replaced, key)
        if position.result is not None:
            return
        panel = self._panels[key] = _Panel(interaction, position, notice, message_id)
        panel.unpainted = (unpainted, position) if unpainted is not None else None
        if key in self._tasks and not superseded:
            # What is being sent to them may be older, and arrive later.
            panel.shown = None
            self._again.add(key)
        while len(self._panels) > MOST_PANELS:
            del self._panels[next(iter(self._panels))]

    def _retire(self, panel: _Panel, key: Key) -> None:
        """Say in an older panel that there's a newer one; that's no reason for anybody to wait."""
        task = asyncio.create_task(self._guarded(key, panel, self._point_on), name=f"older-panel-{key}")
        self._retiring.add(task)
        task.add_done_callback(self._retiring.discard)

    async def _point_on(self, key: Key, panel: _Panel) -> None:
        say = await self._bot.languages.of(panel.interaction)
        await _edit(panel, onlooking.build_moved(key[0], say, self._bot.icons))

    @contextmanager
    def answering(self, game_id: int, player_id: int) -> Iterator[None]:
        """Around the answer to a tap on a panel: nobody else edits it meanwhile."""
        key = (game_id, player_id)
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
                if self._has_work(key):
                    self._begin(key)

    def forget(self, player_id: int) -> None:
        """They have been deleted: nothing is sent to them any more, and no picture shows their name."""
        for key in [key for key in self._panels if key[1] == player_id]:
            self._panels.pop(key).stop_drawing()
        self.pictures = Recent[Picture]()

    def move_on(self, game_id: int) -> None:
        """Something has changed at the table: bring its open panels up to date, soon."""
        for key in [key for key in self._panels if key[0] == game_id]:
            self._again.add(key)
            if not self._answering[key]:
                self._begin(key)

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._tasks.values(), *self._retiring]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, key: Key) -> None:
        if key not in self._tasks and not self._closed:
            self._tasks[key] = asyncio.create_task(self._look_after(key), name=f"panel-{key}")

    async def _look_after(self, key: Key) -> None:
        """However often the table moves on, the panel is redrawn one time after the other, and only as it is now."""
        try:
            async with self._free:
                while self._has_work(key) and not self._answering[key]:
                    await self._work_on(key)
        finally:
            del self._tasks[key]

    def _has_work(self, key: Key) -> bool:
        panel = self._panels.get(key)
        return key in self._again or (panel is not None and panel.unpainted is not None)

    async def _work_on(self, key: Key) -> None:
        panel = self._panels.get(key)
        if panel is not None and panel.unpainted is not None:
            await self._guarded(key, panel, self._paint)
            return
        self._again.discard(key)
        if panel is not None:
            await self._guarded(key, panel, self._redraw)

    async def _guarded(self, key: Key, panel: _Panel, step: Callable[[Key, _Panel], Awaitable[None]]) -> None:
        if clock.now() >= panel.until:
            self._forget(key, panel)
            return
        try:
            await step(key, panel)
        except NOT_SENT as error:
            # It was dismissed, or can't be edited any more. Its owner opens another one when they like.
            log.debug("the panel of %s stays as it is: %s", key, error)
            self._forget(key, panel)
        except (Crowded, Refusal) as error:
            log.info("the panel of %s isn't brought up to date: %s", key, error)
        except Exception:
            log.exception("the panel of %s couldn't be brought up to date", key)
            self._forget(key, panel)

    async def _paint(self, key: Key, panel: _Panel) -> None:
        """Nothing but the picture is new, and nobody has tapped since."""
        unpainted, panel.unpainted = panel.unpainted, None
        assert unpainted is not None
        built, position = unpainted
        say = await self._bot.languages.of(panel.interaction)
        picture = await self._picture(panel, position, say)
        if picture is None or self._panels.get(key) is not panel:
            return
        if self._answering[key]:
            panel.unpainted = unpainted  # that answer may be a refusal
            return
        await _edit(panel, built.repaint(picture, panels.picture_name(position, say)))

    async def _picture(self, panel: _Panel, position: Position, say: Language) -> Picture | None:
        """The panel's own picture; None once its owner is asked something else."""
        panel.drawing = drawing = asyncio.create_task(panels.draw(self._bot, position, say))
        try:
            await asyncio.wait([drawing])
        finally:
            drawing.cancel()
            panel.drawing = None
        return None if drawing.cancelled() else drawing.result()

    async def _redraw(self, key: Key, panel: _Panel) -> None:
        game_id, player_id = key
        say = await self._bot.languages.of(panel.interaction)
        game = await self._bot.tables.find(game_id)
        if game.status == "cancelled":
            self._forget(key, panel)
            reason = await self._bot.database.read(audit.reason_of_end, game_id)
            await _edit(panel, MessageBuilder().text(cancelled_text(game, reason, say)))
            return
        if game.seat_of(player_id) is None:
            self._forget(key, panel)
            await _edit(panel, MessageBuilder().text(say("panel-seat-given-away")))
            return
        position = await self._bot.play.seen(game, player_id)
        content = _content(position)
        if content == panel.shown:
            return
        notice = _notice(panel, position, say)
        await _edit(panel, await panels.build(self._bot, position, say, notice))
        panel.shown, panel.epoch, panel.notice = content, position.game.epoch, notice
        if position.result is not None:
            self._forget(key, panel)

    def _forget(self, key: Key, panel: _Panel) -> None:
        if self._panels.get(key) is panel:
            del self._panels[key]


def _content(position: Position) -> Any:
    """What a panel depends on. While its owner is choosing, that isn't what the others are doing."""
    assert position.seat is not None
    waiting = position.seat.deadline if position.may_act else position.waiting
    game = position.game
    return position.seat.revision, waiting, position.result is not None, game.paused_at, game.closed_at


def _notice(panel: _Panel, position: Position, say: Language) -> str:
    """What everyone has done since the panel was drawn; during an open turn, what the panel already says."""
    return boards.news(position, panel.epoch, say) or panel.notice


async def _edit(panel: _Panel, built: MessageBuilder) -> None:
    await panel.interaction.edit_original_response(view=built, attachments=built.files)
