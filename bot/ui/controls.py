"""Every button and menu of the bot. They live in the messages: they survive a restart and cost nothing at start-up."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.ranking import leaderboards
from bot.table import choosing
from bot.table.positions import Position
from bot.table.refusals import MovedOn, Refusal, RulesRefusal
from bot.ui import errors, panels
from bot.ui.messages import BUTTON, MENU, ControlId, read_id
from games.core import LEVELS

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"
Handler: TypeAlias = Callable[[Interaction, ControlId], Awaitable[None]]


class _Answered(ABC):
    """Nothing new starts once the bot has been asked to stop, and every error is answered, never raised."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)  # type: ignore[call-arg]

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return bool(interaction.client.begin_answer())

    async def callback(self, interaction: discord.Interaction[Any], /) -> Any:
        try:
            await self.handle(interaction)
        except Exception as error:
            await errors.answer(interaction, error)

    @abstractmethod
    async def handle(self, interaction: Interaction) -> None:
        """Do what the control says."""


class TableButton(_Answered, ui.DynamicItem[ui.Button[Any]], template=re.compile(re.escape(BUTTON) + ".*", re.DOTALL)):
    async def handle(self, interaction: Interaction) -> None:
        control = read_id(self.custom_id)
        handler = _BUTTONS.get(control.verb)
        if handler is None:
            raise Refusal("unknown-button")
        if control.verb in _IN_A_NEW_MESSAGE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
        await handler(interaction, control)


class TableMenu(_Answered, ui.DynamicItem[ui.Select[Any]], template=re.compile(re.escape(MENU) + ".*", re.DOTALL)):
    async def handle(self, interaction: Interaction) -> None:
        control = read_id(self.custom_id)
        handler = _MENUS.get(control.verb)
        if handler is None or not self.item.values:
            raise Refusal("unknown-button")
        await interaction.response.defer()
        await handler(interaction, replace(control, rest=self.item.values[0]))


# --- the lobby --------------------------------------------------------------------------------------------------------


async def _add_computer(interaction: Interaction, control: ControlId) -> None:
    known = next((known for known in LEVELS if known == control.rest), None)
    if known is None:
        raise Refusal("unknown-button")
    await interaction.client.lobby.add_computer(control.game_id, interaction.user.id, known)


# --- the game ---------------------------------------------------------------------------------------------------------


async def _open(interaction: Interaction, control: ControlId) -> None:
    """Open the player's own panel from the public board, in a new private message."""
    position = await _look(interaction, control)
    if position.seat is None:
        raise Refusal("not-your-game", names=position.names)
    await panels.show(interaction, position)


async def _words(interaction: Interaction, control: ControlId) -> None:
    await panels.send_words(interaction, await _look(interaction, control))


async def _share(interaction: Interaction, control: ControlId) -> None:
    errors.need_permissions(interaction)
    position = await interaction.client.play.share(control.game_id, interaction.user.id)
    say = await interaction.client.languages.of(interaction)
    await panels.show(interaction, position, notice=say("solo-shared"))


async def _turn_page(interaction: Interaction, control: ControlId) -> None:
    wish = leaderboards.read(control.rest)
    if interaction.guild_id is None or (wish.slug and wish.slug not in interaction.client.controllers):
        raise Refusal("unknown-button")
    await leaderboards.show(interaction, wish)


async def _refresh(interaction: Interaction, control: ControlId) -> None:
    await panels.show(interaction, await _look(interaction, control))


async def _choose(interaction: Interaction, control: ControlId) -> None:
    """An answer to a question of the rules: on to the next question, or to a move."""
    choice, revision = choosing.read(control.rest), _revision(control)
    await _advance(
        interaction, control, interaction.client.play.choose(control.game_id, interaction.user.id, choice, revision)
    )


async def _back(interaction: Interaction, control: ControlId) -> None:
    play, revision = interaction.client.play, _revision(control)
    await _advance(interaction, control, play.take_back(control.game_id, interaction.user.id, revision))


async def _pick(interaction: Interaction, control: ControlId) -> None:
    """An entry of a menu is a button written into its value."""
    if not control.rest.startswith(panels.CHOOSE):
        raise Refusal("unknown-button")
    await _choose(interaction, replace(control, rest=control.rest.removeprefix(panels.CHOOSE)))


async def _advance(interaction: Interaction, control: ControlId, step: Awaitable[Position]) -> None:
    try:
        position, refused = await step, None
    except (MovedOn, RulesRefusal) as error:
        position, refused = await _look(interaction, control), error
    say = await interaction.client.languages.of(interaction)
    notice = errors.explain(refused, say, interaction.client) if refused else ""
    await panels.show(interaction, position, notice=notice)


async def _look(interaction: Interaction, control: ControlId) -> Position:
    return await interaction.client.play.look(control.game_id, interaction.user.id)


def _revision(control: ControlId) -> int:
    """A button that acts names the revision it was made for; one without is forged."""
    if control.revision is None:
        raise Refusal("unknown-button")
    return control.revision


_BUTTONS: dict[str, Handler] = {
    "join": lambda interaction, control: interaction.client.lobby.join(
        control.game_id, interaction.user.id, interaction.user.display_name
    ),
    "leave": lambda interaction, control: interaction.client.lobby.leave(control.game_id, interaction.user.id),
    "dismiss": lambda interaction, control: interaction.client.lobby.remove_computer(
        control.game_id, interaction.user.id
    ),
    "start": lambda interaction, control: interaction.client.lobby.start(control.game_id, interaction.user.id),
    "open": _open,
    "words": _words,
    "share": _share,
    "rank": _turn_page,
    "refresh": _refresh,
    "choose": _choose,
    "back": _back,
}
_MENUS: dict[str, Handler] = {"pick": _pick, "computer": _add_computer}
#: What is answered in a new private message instead of the one with the button.
_IN_A_NEW_MESSAGE = ("open", "words")
