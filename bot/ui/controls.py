"""Every button, menu and form of the bot. They live in messages, survive a restart, and cost nothing at start-up."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot import clock
from bot.ranking import leaderboards
from bot.ranking.daily import is_secret
from bot.ranking.leaderboards import Wish
from bot.table import choosing
from bot.table.positions import Position
from bot.table.refusals import MovedOn, Paused, Refusal, RulesRefusal
from bot.ui import (
    access,
    continuing,
    dailies,
    digests,
    errors,
    films,
    following,
    helping,
    late,
    leaving,
    lobbies,
    logs,
    managing,
    moderating,
    opening,
    own_games,
    own_time,
    panels,
    past,
    planning,
    preferences,
    privacy,
    private_notes,
    recording,
    reviewing,
    server_settings,
    sharing,
    undoing,
    words,
)
from bot.ui.messages import BUTTON, CHANNELS, FORM, MENU, PEOPLE, ROLES, ControlId, menu_numbers, read_id
from bot.ui.verbs import CLOCKS, CLOSING, FORM_FIRST, IN_A_NEW_MESSAGE, OF_NO_GAME, OWN_PANEL, PANEL, PRIVATE

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"
Handler: TypeAlias = Callable[[Interaction, ControlId], Awaitable[None]]
#: The same with the people, channels or roles that were chosen.
Choosing: TypeAlias = Callable[[Interaction, ControlId, Sequence[Any]], Awaitable[None]]


class _Answered(ABC):
    """Nothing starts that the bot doesn't admit, and every error is answered, never raised."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)  # type: ignore[call-arg]

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return bool(await interaction.client.admits(interaction))

    async def callback(self, interaction: discord.Interaction[Any], /) -> Any:
        try:
            await self.handle(interaction)
        except Exception as error:
            with suppress(*errors.NOT_SENT):
                await panels.settle(interaction)
            await errors.answer(interaction, error)
        finally:
            panels.forget_foreseen(interaction)

    @abstractmethod
    async def handle(self, interaction: Interaction) -> None:
        """Do what the control says."""


class TableButton(_Answered, ui.DynamicItem[ui.Button[Any]], template=re.compile(re.escape(BUTTON) + ".*", re.DOTALL)):
    async def handle(self, interaction: Interaction) -> None:
        control = read_id(self.custom_id)
        handler = _BUTTONS.get(control.verb)
        if handler is None:
            raise Refusal("unknown-button")
        await _acknowledge(interaction, control)
        await _handle(interaction, control, handler)


class TableMenu(_Answered, ui.DynamicItem[ui.Select[Any]], template=re.compile(re.escape(MENU) + ".*", re.DOTALL)):
    async def handle(self, interaction: Interaction) -> None:
        control = read_id(self.custom_id)
        handler = _MENUS.get(control.verb)
        if handler is None or not self.item.values:
            raise Refusal("unknown-button")
        menu_numbers.used(self.custom_id)
        await _acknowledge(interaction, control)
        await _handle(interaction, replace(control, rest=self.item.values[0]), handler)


async def _handle(interaction: Interaction, control: ControlId, handler: Handler) -> None:
    await _check_place(interaction, control)
    with interaction.client.open_panels.answering(control.game_id, interaction.user.id):
        await handler(interaction, control)


async def _acknowledge(interaction: Interaction, control: ControlId) -> None:
    """The answer changes the message with the control, or is a new private one; it never takes a post's place."""
    if control.verb in FORM_FIRST:
        return
    seen_by_all = interaction.message is None or not interaction.message.flags.ephemeral
    anew = control.verb in IN_A_NEW_MESSAGE or (control.verb in PRIVATE and seen_by_all)
    if control.verb in PANEL:
        await panels.promise(interaction, new_message=anew)
    else:
        await panels.defer(interaction, new_message=anew)


class _Chosen(_Answered):
    """A menu in which Discord lets people choose among everybody, or among all channels or roles, by name."""

    handlers: ClassVar[Mapping[str, Choosing]]

    async def handle(self, interaction: Interaction) -> None:
        item: Any = self
        control = read_id(item.custom_id)
        handler = self.handlers.get(control.verb)
        if handler is None:
            raise Refusal("unknown-button")
        menu_numbers.used(item.custom_id)
        await _acknowledge(interaction, control)
        await _check_place(interaction, control)
        # What can't be found any more, or never was there, isn't among them.
        await handler(interaction, control, [one for one in item.item.values if one is not None])


class PeopleMenu(_Chosen, ui.DynamicItem[ui.UserSelect[Any]], template=re.compile(re.escape(PEOPLE) + ".*", re.DOTALL)):
    handlers: ClassVar[Mapping[str, Choosing]] = {
        "invite": lobbies.invite_chosen,
        "replace": moderating.ask_replace,
        "block": privacy.block_chosen,
    }


class ChannelMenu(
    _Chosen, ui.DynamicItem[ui.ChannelSelect[Any]], template=re.compile(re.escape(CHANNELS) + ".*", re.DOTALL)
):
    handlers: ClassVar[Mapping[str, Choosing]] = {
        "move-to": moderating.ask_move,
        "games-channel": server_settings.choose,
    }


class RoleMenu(_Chosen, ui.DynamicItem[ui.RoleSelect[Any]], template=re.compile(re.escape(ROLES) + ".*", re.DOTALL)):
    handlers: ClassVar[Mapping[str, Choosing]] = {
        "opener-role": server_settings.choose,
        "moderator-role": server_settings.choose,
    }


async def _check_place(interaction: Interaction, control: ControlId) -> None:
    """A player's own panel works anywhere; every other control of a game only on the game's own server."""
    if control.verb in CLOSING:
        await access.outline_here(interaction, control.game_id)
    elif control.verb not in (*OWN_PANEL, *OF_NO_GAME):
        await access.find_here(interaction, control.game_id)


async def submit(interaction: discord.Interaction[Any]) -> None:
    """Do what becomes of a form; discord.py knows only forms that it keeps in memory."""
    data: Mapping[str, Any] = interaction.data or {}
    try:
        control = read_id(data["custom_id"])
        handler = FORMS.get(control.verb)
        if handler is None or not data["custom_id"].startswith(FORM):
            raise Refusal("unknown-button")
        message = interaction.message
        seen_by_all = message is not None and not message.flags.ephemeral
        await panels.defer(interaction, new_message=message is None or (seen_by_all and control.verb in PRIVATE))
        await _handle(interaction, control, handler)
    except Exception as error:
        await errors.answer(interaction, error)


def is_form(interaction: discord.Interaction[Any]) -> bool:
    return interaction.type is discord.InteractionType.modal_submit


def is_unknown(interaction: discord.Interaction[Any]) -> bool:
    """Whether it comes from a button or menu that isn't in this module."""
    data: Mapping[str, Any] = interaction.data or {}
    is_control = interaction.type is discord.InteractionType.component
    return is_control and not data["custom_id"].startswith((BUTTON, MENU, PEOPLE, CHANNELS, ROLES))


async def _open(interaction: Interaction, control: ControlId) -> None:
    """Open the player's own panel from the public board, in a new private message."""
    position = await _look(interaction, control)
    if position.seat is None:
        raise Refusal("not-your-game", names=position.names)
    say = await interaction.client.languages.of(interaction)
    moved_on = control.revision not in (None, position.game.epoch)
    await panels.show(interaction, position, notice=say("panel-moved-on") if moved_on else "")


async def _next_game(interaction: Interaction, control: ControlId) -> None:
    await panels.show(interaction, await own_games.next_waiting(interaction, but=control.game_id))


async def _words(interaction: Interaction, control: ControlId) -> None:
    await words.send(interaction, await _look(interaction, control))


async def _share(interaction: Interaction, control: ControlId) -> None:
    errors.need_permissions(interaction)
    position = await _look(interaction, control)
    if position.seat is not None and is_secret(position.game, clock.now()):
        await sharing.share_daily(interaction, position)
        return
    await continuing.share(interaction, control.game_id)


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
    play, foresee = interaction.client.play, partial(panels.foresee, interaction)
    await _advance(interaction, control, play.choose(control.game_id, interaction.user.id, choice, revision, foresee))


async def _back(interaction: Interaction, control: ControlId) -> None:
    play, foresee, revision = interaction.client.play, partial(panels.foresee, interaction), _revision(control)
    await _advance(interaction, control, play.take_back(control.game_id, interaction.user.id, revision, foresee))


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
    except Paused:
        position, refused = await _look(interaction, control), None  # the panel says so
    except Refusal:
        # Whoever isn't at the table and can't see the game learns nothing else about it.
        await access.find(interaction, control.game_id)
        raise
    say = await interaction.client.languages.of(interaction)
    notice = errors.explain(refused, say, interaction.client) if refused else ""
    await panels.show(interaction, position, notice=notice)


async def _look(interaction: Interaction, control: ControlId) -> Position:
    game = await access.find(interaction, control.game_id)
    return await interaction.client.play.seen(game, interaction.user.id)


def _revision(control: ControlId) -> int:
    """A button that acts names the revision it was made for; one without is forged."""
    if control.revision is None:
        raise Refusal("unknown-button")
    return control.revision


_BUTTONS: dict[str, Handler] = {
    **lobbies.BUTTONS,
    **{verb: handler for clock in CLOCKS for verb, handler in clock.buttons.items()},
    "open": _open,
    "next-game": _next_game,
    "words": _words,
    "log": logs.turn_page,
    "newest-log": logs.show_newest,
    "film": films.tapped,
    "record": recording.tapped,
    "record-text": recording.tapped,
    "then": past.tapped,
    "then-words": past.tapped_words,
    "share": _share,
    **reviewing.BUTTONS,
    **leaving.BUTTONS,
    **managing.BUTTONS,
    "change-clock": moderating.show_clock,
    **dict.fromkeys(("pause", "resume", "skip", "sub", "undo", "cancel"), moderating.ask_reason),
    **undoing.BUTTONS,
    "server": server_settings.tapped,
    "server-all": lambda interaction, control: server_settings.show(interaction),
    "server-clock": server_settings.show_clock,
    "late": late.tapped,
    "rank": _turn_page,
    "ranks": lambda interaction, control: leaderboards.show(interaction, Wish()),
    "rematch": lambda interaction, control: continuing.rematch(interaction, control.game_id),
    "again": continuing.again,
    "try": continuing.try_it,
    "next": continuing.next_level,
    "newest": own_games.newest_board,
    "follow": following.tapped,
    "follow-rounds": following.tapped,
    "unfollow": lambda interaction, control: following.unfollow(interaction, control.game_id),
    "mine": lambda interaction, control: own_games.show(interaction),
    "my-page": own_games.turn_page,
    "digest": lambda interaction, control: digests.show(interaction),
    "solo": opening.tapped_solo,
    "table": opening.tapped_table,
    "daily": dailies.tapped,
    "daily-page": dailies.turn_page,
    "settings": lambda interaction, control: preferences.show(interaction),
    "set": preferences.tapped,
    "my-settings": lambda interaction, control: preferences.show(interaction),
    "my-time": lambda interaction, control: preferences.show_time(interaction),
    "privacy": privacy.tapped,
    "forget": privacy.sure,
    "quiet-form": own_time.ask_quiet,
    "days-form": own_time.ask_days,
    "digest-form": own_time.ask_digest,
    "help": helping.tapped,
    "refresh": _refresh,
    "choose": _choose,
    "back": _back,
    "note-form": private_notes.ask,
    **planning.BUTTONS,
}
_MENUS: dict[str, Handler] = {
    **{verb: handler for clock in CLOCKS for verb, handler in clock.menus.items()},
    "pick": _pick,
    "plan-pick": planning.pick,
    **lobbies.MENUS,
    "film-of": films.tapped,
    "manage-seat": managing.show_seat,
    "help": helping.tapped,
    "unblock": privacy.unblock,
}
FORMS: dict[str, Handler] = {
    **{verb: handler for clock in CLOCKS for verb, handler in clock.forms.items()},
    "quiet": preferences.quiet,
    "days": preferences.days_off,
    "digest": preferences.digest,
    **moderating.FORMS,
    "note": private_notes.write,
}
