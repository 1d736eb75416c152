"""Every slash command there is, with what a person would put into it. A new command is found without being listed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from discord import AppCommandOptionType as Kind
from discord import Permissions, app_commands
from msgspec import Struct

#: A text, number or switch, or whatever the caller's simulated Discord takes for a person, channel or role.
Value: TypeAlias = Any
Options: TypeAlias = Mapping[str, Value]
#: Asks the bot's own autocompletion: the command, the option, and what is filled in already.
Suggest: TypeAlias = Callable[["Command", "Option", Options], Awaitable[Sequence[Value]]]

#: What people type where nothing is suggested: a game's number, a square, a lot, a move, a seed.
TYPED = ("1", "A1", "2.4", "end", "monday")
#: What they type by mistake.
MISTYPED = ("99", "E9", "castle", "-1", "?")
#: The numbers they try where nothing forbids them.
NUMBERS = (1, 0, 7)
#: An autocompletion offers up to 25 values for each option; a few of them will do.
MOST_CALLS = 8


class Option(Struct, frozen=True):
    name: str
    kind: Kind
    required: bool
    autocompleted: bool
    #: The only values that Discord lets people pick; empty if they may type.
    choices: tuple[str | int | float, ...]
    #: Of a number, or of a text's length.
    least: float | None
    most: float | None

    def values(self, entities: Mapping[Kind, Sequence[Value]]) -> Sequence[Value]:
        """Plausible values, if the autocompletion has none."""
        if self.choices:
            return self.choices
        if self.kind is Kind.boolean:
            return (True, False)
        if self.kind in (Kind.integer, Kind.number):
            bounds = [bound for bound in (self.least, self.most) if bound is not None]
            return [number for number in (*bounds, *NUMBERS) if self._allows(number)]
        if self.kind is Kind.string:
            return [text for text in TYPED if self._allows(len(text))]
        return entities.get(self.kind, ())

    def _allows(self, size: float) -> bool:
        return (self.least is None or size >= self.least) and (self.most is None or size <= self.most)

    def mistyped(self) -> Sequence[str]:
        """What a person can type here although it makes no sense."""
        free = self.kind is Kind.string and not self.choices
        return [text for text in MISTYPED if self._allows(len(text))] if free else ()


class Command(Struct, frozen=True):
    #: As people type it, without the slash: ``tiny-towns place``.
    path: str
    options: tuple[Option, ...]
    #: Whether it only exists on servers.
    guild_only: bool
    #: What somebody needs to be offered it.
    permissions: Permissions


class Call(Struct, frozen=True):
    """A command with everything filled in."""

    command: Command
    options: Options


def find_commands(tree: app_commands.CommandTree[Any]) -> tuple[Command, ...]:
    """Everything that can be called, in the order of its name."""
    found = [command for command in tree.walk_commands() if isinstance(command, app_commands.Command)]
    return tuple(sorted(map(_command, found), key=lambda command: command.path))


def _command(command: app_commands.Command[Any, ..., Any]) -> Command:
    root = command.root_parent or command
    return Command(
        path=command.qualified_name,
        options=tuple(map(_option, command.parameters)),
        guild_only=root.guild_only,
        permissions=root.default_permissions or Permissions.none(),
    )


def _option(parameter: app_commands.Parameter) -> Option:
    return Option(
        name=parameter.display_name,
        kind=parameter.type,
        required=parameter.required,
        autocompleted=parameter.autocomplete,
        choices=tuple(choice.value for choice in parameter.choices),
        least=parameter.min_value,
        most=parameter.max_value,
    )


async def plausible_calls(
    command: Command, suggest: Suggest, entities: Mapping[Kind, Sequence[Value]], most: int = MOST_CALLS
) -> AsyncIterator[Call]:
    """The command with as little as it needs, then with everything; each call with other values.

    Options are filled in from left to right, as a person does, so that what is suggested for one fits the ones before.
    """
    required = [option for option in command.options if option.required]
    if len(required) < len(command.options):
        bare, _ = await _filled(command, required, 0, suggest, entities)
        yield Call(command, bare)
    for number in range(most):
        options, variety = await _filled(command, command.options, number, suggest, entities)
        yield Call(command, options)
        if number + 1 >= variety:
            return


async def _filled(
    command: Command,
    wanted: Sequence[Option],
    number: int,
    suggest: Suggest,
    entities: Mapping[Kind, Sequence[Value]],
) -> tuple[dict[str, Value], int]:
    """The ``number``-th values for these options, and how many the richest option has."""
    filled: dict[str, Value] = {}
    variety = 1
    for option in wanted:
        suggested = await suggest(command, option, filled) if option.autocompleted else ()
        values = suggested or option.values(entities)
        if values:
            filled[option.name] = values[number % len(values)]
        variety = max(variety, len(values))
    return filled, variety


def mistaken_calls(call: Call) -> Iterator[Call]:
    """The same call with each text mistyped, one after the other."""
    for number, option in enumerate(call.command.options):
        texts = option.mistyped()
        if texts:
            yield Call(call.command, {**call.options, option.name: texts[number % len(texts)]})
