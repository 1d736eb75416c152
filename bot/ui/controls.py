"""Every button and menu of the bot. They live in the messages: they survive a restart and cost nothing at start-up."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.ranking import leaderboards
from bot.table import choosing
from bot.table.choosing import Choice
from bot.table.positions import Position
from bot.table.refusals import MovedOn, Refusal, RulesRefusal
from bot.ui import errors, ids, panels
from bot.ui.ids import ControlId
from bot.ui.names import listed
from bot.ui.permissions import need_permissions
from bot.ui.words import send_words
from games.core import LEVELS, IllegalMove

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"
Handler: TypeAlias = Callable[[Interaction, ControlId], Awaitable[None]]


class _Answered:
    """No new work is begun once the bot has been asked to stop, and whatever goes wrong is answered, never raised."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return bool(interaction.client.begin_answer())

    async def callback(self, interaction: discord.Interaction[Any], /) -> Any:
        try:
            await self.handle(interaction)
        except Exception as error:
            await errors.answer(interaction, error)

    async def handle(self, interaction: Interaction) -> None:
        raise NotImplementedError


class TableButton(
    _Answered, ui.DynamicItem[ui.Button[Any]], template=re.compile(re.escape(ids.BUTTON) + ".*", re.DOTALL)
):
    def __init__(self, item: ui.Button[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:  # type: ignore[override]
        assert isinstance(item, ui.Button)
        return cls(item)

    async def handle(self, interaction: Interaction) -> None:
        control = ids.read(self.custom_id)
        handler = _BUTTONS.get(control.verb)
        if handler is None:
            raise Refusal("unknown-button")
        await handler(interaction, control)


class TableMenu(_Answered, ui.DynamicItem[ui.Select[Any]], template=re.compile(re.escape(ids.MENU) + ".*", re.DOTALL)):
    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:  # type: ignore[override]
        assert isinstance(item, ui.Select)
        return cls(item)

    async def handle(self, interaction: Interaction) -> None:
        control = ids.read(self.custom_id)
        value = self.item.values[0] if self.item.values else ""
        match control.verb:
            case "pick":
                await _pick(interaction, control, value)
            case "computer":
                await _add_computer(interaction, control, value)
            case _:
                raise Refusal("unknown-button")


# --- the lobby --------------------------------------------------------------------------------------------------------


async def _join(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    await interaction.client.lobby.join(control.game_id, interaction.user.id, interaction.user.display_name)


async def _leave(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    await interaction.client.lobby.leave(control.game_id, interaction.user.id)


async def _dismiss(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    await interaction.client.lobby.remove_computer(control.game_id, interaction.user.id)


async def _start(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    await interaction.client.lobby.start(control.game_id, interaction.user.id)


async def _add_computer(interaction: Interaction, control: ControlId, level: str) -> None:
    await interaction.response.defer()
    known = next((known for known in LEVELS if known == level), None)
    if known is None:
        raise Refusal("unknown-button")
    await interaction.client.lobby.add_computer(control.game_id, interaction.user.id, known)


# --- the game ---------------------------------------------------------------------------------------------------------


async def _open(interaction: Interaction, control: ControlId) -> None:
    """From the public board to one's own panel, in a private message of its own."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    position = await interaction.client.play.look(control.game_id, interaction.user.id)
    if position.seat is None:
        raise Refusal("not-your-game", names=listed(position.names))
    await panels.show(interaction, position)


async def _words(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await send_words(interaction, await interaction.client.play.look(control.game_id, interaction.user.id))


async def _share(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    need_permissions(interaction)
    await interaction.client.play.share(control.game_id, interaction.user.id)
    position = await interaction.client.play.look(control.game_id, interaction.user.id)
    say = await interaction.client.languages.of(interaction)
    await panels.show(interaction, position, notice=say("solo-shared"))


async def _turn_page(interaction: Interaction, control: ControlId) -> None:
    wish = leaderboards.read(control.rest)
    await interaction.response.defer()
    bot = interaction.client
    if interaction.guild_id is None or (wish.slug and wish.slug not in bot.controllers):
        raise Refusal("unknown-button")
    say = await bot.languages.of(interaction)
    page = await leaderboards.leaderboard_sheet(bot, wish, interaction.guild_id, interaction.user.id, say)
    await interaction.edit_original_response(view=page, attachments=page.files)


async def _refresh(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    await panels.show(interaction, await interaction.client.play.look(control.game_id, interaction.user.id))


async def _choose(interaction: Interaction, control: ControlId) -> None:
    """An answer to a question of the rules: on to the next question, or to a move."""
    await interaction.response.defer()
    play, revision = interaction.client.play, _revision(control)
    choice = choosing.read_beyond(Choice(), control.rest)
    if choice is None:
        choice = await _kept_choice(interaction, control)
    if choice is None:
        return await _fresh_panel(interaction, control, "panel-moved-on")
    await _advance(interaction, control, play.choose(control.game_id, interaction.user.id, choice, revision))
    return None


async def _kept_choice(interaction: Interaction, control: ControlId) -> Choice | None:
    """The id was too short for the whole choice: the answers before it are kept with the seat."""
    position = await interaction.client.play.look(control.game_id, interaction.user.id)
    if position.standing is None or position.seat is None or position.seat.revision != control.revision:
        return None
    return choosing.read_beyond(position.standing.choice, control.rest)


async def _back(interaction: Interaction, control: ControlId) -> None:
    await interaction.response.defer()
    play = interaction.client.play
    await _advance(interaction, control, play.take_back(control.game_id, interaction.user.id, _revision(control)))


async def _pick(interaction: Interaction, control: ControlId, value: str) -> None:
    """An entry of a menu is a button written into its value."""
    if not value.startswith(panels.CHOOSE):
        raise Refusal("unknown-button")
    await _choose(interaction, replace(control, verb="choose", rest=value.removeprefix(panels.CHOOSE)))


async def _advance(interaction: Interaction, control: ControlId, step: Awaitable[Position]) -> None:
    try:
        position = await step
    except MovedOn:
        await _fresh_panel(interaction, control, "panel-moved-on")
    except RulesRefusal as refusal:
        await _refused(interaction, control, refusal.error)
    else:
        await panels.show(interaction, position)


async def _fresh_panel(interaction: Interaction, control: ControlId, notice: str) -> None:
    position = await interaction.client.play.look(control.game_id, interaction.user.id)
    say = await interaction.client.languages.of(interaction)
    await panels.show(interaction, position, notice=say(notice))


async def _refused(interaction: Interaction, control: ControlId, error: IllegalMove) -> None:
    position = await interaction.client.play.look(control.game_id, interaction.user.id)
    say = await interaction.client.languages.of(interaction)
    await panels.show(interaction, position, notice=position.controller.refusal(error, say))


def _revision(control: ControlId) -> int:
    """A button that acts must name what it was made for; one without is forged."""
    if control.revision is None:
        raise Refusal("unknown-button")
    return control.revision


_BUTTONS: dict[str, Handler] = {
    "join": _join,
    "leave": _leave,
    "dismiss": _dismiss,
    "start": _start,
    "open": _open,
    "words": _words,
    "share": _share,
    "rank": _turn_page,
    "refresh": _refresh,
    "choose": _choose,
    "back": _back,
}
