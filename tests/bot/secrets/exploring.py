"""Somebody who tries everything: every command with plausible values, and the controls they come across."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from random import Random
from typing import Any

from discord import AppCommandOptionType as Kind
from msgspec import Struct
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.controllers import CONTROLLERS
from bot.testing.commands import Call, Command, Option, Options, find_commands, mistaken_calls, plausible_calls
from bot.testing.components import BUTTON, find_controls
from bot.ui import messages
from bot.ui.messages import MessageBuilder
from tests.bot.conftest import Shown
from tests.bot.secrets.recording import Sent
from tests.bot.secrets.scene import Scene

#: How much somebody types before they look at the suggestions again.
TYPED = 2

#: What somebody did, step by step.
Way = tuple[str, ...]


class Effort(Struct, frozen=True):
    """How much is tried."""

    #: How often each command is called, apart from once with nothing that may be left out.
    calls: int = 1
    #: How many of the controls that come up are used.
    controls: int = 6
    #: How often, and how far, somebody taps on from one message to the next.
    walks: int = 1
    taps: int = 3
    #: Which commands are tried: every so many-th, beginning with this one.
    every: int = 1
    first: int = 0
    #: Only these, if any are named.
    only: tuple[str, ...] = ()


class Step(Struct, frozen=True):
    #: What the rules let somebody know after it.
    known: list[object]
    sent: Sent


class Tap(Struct, frozen=True):
    """A button, or an entry of a menu."""

    custom_id: str
    value: str | None = None


class Explorer:
    """Every step starts from the same position, apart from those that go on from another."""

    def __init__(self, scene: Scene, reader: MemberActor, effort: Effort) -> None:
        self._scene = scene
        self._reader = reader
        self._effort = effort
        self.steps: dict[Way, Step] = {}
        #: Where everything that can be tapped was seen first, and how somebody got there.
        self.found: dict[Tap, tuple[Way, Shown]] = {}

    async def explore(self, slug: str) -> None:
        if self._reader is not self._scene.emil:
            for post in self._scene.posts:
                self._notice(("post",), post)
        for command in self._commands(slug):
            await self._call_often(command)
        for tap in self.some_found(self._effort.controls):
            await self._use(tap)
        for tap in self.some_found(self._effort.walks):
            await self._walk(tap)

    def some_found(self, most: int) -> list[Tap]:
        """As many at random, whichever others there are."""
        return sorted(self.found, key=lambda tap: Random(str(tap)).random())[:most]

    async def forge(self, taps: Sequence[Tap]) -> None:
        """Use what was made for somebody else."""
        channel: Any = self._scene.bot.get_channel(self._scene.home(self._reader).id)
        for tap in taps:
            if tap.value is None:
                control: Any = messages.button("forged", tap.custom_id)
            else:
                control = messages.menu("forged", tap.custom_id, [messages.option("forged", tap.value)])
            shown = await channel.send(view=MessageBuilder().row([control]))
            await self._scene.restore()
            await self._step(("forged", tap.custom_id, str(tap.value)), self._tap(shown, tap))

    # --- commands -----------------------------------------------------------------------------------------------------

    def _commands(self, slug: str) -> Sequence[Command]:
        """Those that the reader is offered, apart from those of other games."""
        others = {controller.key for controller in CONTROLLERS.values() if controller.slug != slug}
        offered = [
            command
            for command in find_commands(self._scene.bot.tree)
            if command.path.split()[0] not in others
            and (not command.permissions.value or self._reader is self._scene.dora)
            and (command.path in self._effort.only or not self._effort.only)
        ]
        return offered[self._effort.first :: self._effort.every]

    async def _call_often(self, command: Command) -> None:
        people = [person for person in self._scene.seated if person.guild is self._reader.guild] or [self._reader]
        entities: dict[Kind, Sequence[Any]] = {Kind.user: people, Kind.channel: [self._scene.channel_of(self._reader)]}
        async for call in plausible_calls(command, self._suggest, entities, self._effort.calls):
            await self._call(call)
        for mistaken in [*mistaken_calls(call)][: self._effort.calls]:
            await self._call(mistaken)

    async def _call(self, call: Call) -> None:
        home = self._scene.home(self._reader)
        await self._scene.restore()
        way = (f"/{call.command.path} {_written(call.options)}",)
        if way not in self.steps:
            result = await self._step(way, self._reader.slash(home, call.command.path, **call.options))
            self._notice_all(way, result)

    async def _suggest(self, command: Command, option: Option, filled: Options) -> Sequence[Any]:
        offered = await self._type(command, option, "", filled)
        # Suggestions may be found in another way once something is typed: the beginning of one of them, or a digit.
        begun = str(Random(str(offered)).choice(offered)["name"])[:TYPED] if offered else "1"
        await self._type(command, option, begun, filled)
        return [choice["value"] for choice in offered]

    async def _type(self, command: Command, option: Option, text: str, filled: Options) -> Any:
        home = self._scene.home(self._reader)
        way = (f"/{command.path} {_written(filled)} {option.name}:{text}…",)
        return await self._step(way, self._reader.autocomplete(home, command.path, option.name, text, **filled))

    # --- controls -----------------------------------------------------------------------------------------------------

    def _notice_all(self, way: Way, result: InteractionResult, known: int = 0) -> None:
        """Everything that is new in an answer, apart from what it changes in a message with this id."""
        for shown in (result.response, *result.followups):
            if shown is not None and shown.id != known:
                self._notice(way, shown)

    def _notice(self, way: Way, shown: Shown) -> None:
        for tap in taps_on(shown):
            self.found.setdefault(tap, (way, shown))

    async def _use(self, tap: Tap) -> None:
        way, shown = self.found[tap]
        await self._scene.restore()
        with self._scene.untouched(shown):
            result = await self._step((*way, str(tap)), self._tap(shown, tap))
            self._notice_all((*way, str(tap)), result, shown.id)

    async def _walk(self, tap: Tap) -> None:
        """Tap on, wherever it leads."""
        way, shown = self.found[tap]
        await self._scene.restore()
        way = (*way, "walk")
        with self._scene.untouched(shown):
            for _ in range(self._effort.taps):
                way = (*way, str(tap))
                result = await self._step(way, self._tap(shown, tap))
                shown = result.response or shown
                taps = list(taps_on(shown))
                if not taps:
                    return
                tap = Random(str(way)).choice(taps)

    async def _tap(self, shown: Shown, tap: Tap) -> InteractionResult:
        if tap.value is None:
            return await self._reader.click(shown, custom_id=tap.custom_id)
        return await self._reader.select(shown, [tap.value], custom_id=tap.custom_id)

    async def _step(self, way: Way, doing: Awaitable[Any]) -> Any:
        self._scene.recorder.take()
        done = await doing
        self.steps[way] = Step(await self._scene.known_to(self._reader), self._scene.recorder.take())
        return done


def taps_on(shown: Shown) -> Iterator[Tap]:
    for control in find_controls(shown.components):
        if control.type == BUTTON:
            yield Tap(control.custom_id)
        for value in control.values:
            yield Tap(control.custom_id, value)


def _written(options: Options) -> str:
    return " ".join(f"{name}:{getattr(value, 'name', value)}" for name, value in options.items())
