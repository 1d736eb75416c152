"""Interactions as they come over Discord's gateway, many at once, and what became of each.

SimCord's people only do what Discord's client lets them do, one after the other. These don't keep to that: their
options, ids and languages can be anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from discord import AppCommandOptionType as Kind
from discord import AppCommandType, InteractionType
from msgspec import Struct
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message, ResponseKind
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.interactions import base_payload, resolve_handle
from simcord.results import InteractionResult, ResponseMessage
from simcord.types import HttpLogEntry

from bot.testing.commands import Call, Command, Option, Options
from bot.testing.components import BUTTON, Control

Person: TypeAlias = MemberActor | UserHandle

#: Simulated seconds between two bursts, so that nobody is told to slow down.
PAUSE = 60
ENTITIES = (Kind.user, Kind.channel, Kind.role, Kind.mentionable)


class Sent(Struct, frozen=True):
    """An interaction on its way to the bot."""

    person: Person
    channel: ChannelHandle
    type: InteractionType
    data: Mapping[str, Any]
    #: The message with the button or menu.
    message: Message | None = None
    locale: str = "en-US"
    #: Other parts of the payload that are not what Discord would send.
    forged: Mapping[str, Any] = {}

    def message_payload(self) -> dict[str, Any]:
        assert self.message is not None
        return dict(serializers.message_payload(self.person._env.backend, self.message))


class Outcome(Struct, frozen=True):
    """What the bot did about an interaction."""

    sent: Sent
    interaction: Interaction
    #: Everything that the bot asked of Discord since.
    requests: Sequence[HttpLogEntry]
    result: InteractionResult

    @property
    def shown(self) -> list[ResponseMessage]:
        """The messages that answer it."""
        said = [self.result.response] if self.result.response is not None else []
        return said + self.result.followups

    @property
    def first_responses(self) -> int:
        return self._count("POST", f"/interactions/{self.interaction.id}/")

    @property
    def is_answered(self) -> bool:
        """Whether the person can see that something came of it; an acknowledgement alone says nothing."""
        match self.interaction.response_kind:
            case None | ResponseKind.DEFERRED:
                return False
            case ResponseKind.DEFERRED_UPDATE:
                return self._count("", f"/{self.interaction.token}") > self.first_responses or self._has_changed()
            case _:
                return True

    def _has_changed(self) -> bool:
        """Whether the message with the control was edited, perhaps by the publisher."""
        message = self.sent.message
        return message is not None and self._count("PATCH", f"/messages/{message.id}") > 0

    def _count(self, method: str, part: str) -> int:
        return sum(request.method.startswith(method) and part in request.path for request in self.requests)


# --- sending ----------------------------------------------------------------------------------------------------------


async def send(env: Env, *all_sent: Sent) -> list[Outcome]:
    """Send all of them at once, a while after the last ones, and wait until the bot has nothing left to do."""
    env.backend.advance_clock(PAUSE)
    mark = len(env.http_requests)
    interactions = [_emit(env, sent) for sent in all_sent]
    await env.settle()
    requests = env.http_requests[mark:]
    return [
        Outcome(sent, interaction, requests, InteractionResult(env, interaction))
        for sent, interaction in zip(all_sent, interactions, strict=True)
    ]


def _emit(env: Env, sent: Sent) -> Interaction:
    guild = getattr(sent.person, "guild", None)
    interaction, payload = base_payload(
        env.backend,
        type=sent.type.value,
        channel_id=sent.channel.id,
        guild_id=None if guild is None else guild.id,
        user_id=sent.person.id,
        data=dict(sent.data),
    )
    payload["locale"] = sent.locale
    if sent.message is not None:
        interaction.source_message_id = sent.message.id
        payload["message"] = sent.message_payload()
    env.backend.emit("INTERACTION_CREATE", {**payload, **sent.forged})
    return interaction


# --- what people do ---------------------------------------------------------------------------------------------------


def called(person: Person, channel: ChannelHandle, call: Call) -> Sent:
    """Somebody gives a command."""
    return _command(person, channel, call.command, call.options)


def typed(person: Person, channel: ChannelHandle, command: Command, option: Option, text: str, filled: Options) -> Sent:
    """Somebody types into an option that completes itself."""
    return _command(person, channel, command, {**filled, option.name: text}, focused=option.name)


def tapped(person: Person, shown: ResponseMessage | Message, control: Control, value: str | None = None) -> Sent:
    """Somebody presses a button, or chooses an entry of a menu."""
    message = shown._message if isinstance(shown, ResponseMessage) else shown
    data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": control.type}
    if control.type != BUTTON:
        data["values"] = [] if value is None else [value]
    return Sent(person, _channel(person, message), InteractionType.component, data, message)


def submitted(person: Person, channel: ChannelHandle, custom_id: str, fields: Sequence[Mapping[str, Any]]) -> Sent:
    """Somebody sends a form."""
    data = {"custom_id": custom_id, "components": [{"type": 1, "components": [field]} for field in fields]}
    return Sent(person, channel, InteractionType.modal_submit, data)


def _channel(person: Person, message: Message) -> ChannelHandle:
    env = person._env
    return ChannelHandle(env, getattr(person, "guild", None), env.backend.get_channel(message.channel_id))


def _command(
    person: Person, channel: ChannelHandle, command: Command, options: Options, focused: str | None = None
) -> Sent:
    env = person._env
    root, *below = command.path.split()
    registered = env.backend.find_command(root, channel._channel.guild_id, type=AppCommandType.chat_input.value)
    kinds = {option.name: option.kind for option in command.options}
    resolved: dict[str, dict[str, Any]] = {}
    built: list[dict[str, Any]] = []
    for name, value in options.items():
        entry = {"name": name, "type": kinds[name].value, "value": value}
        if kinds[name] in ENTITIES:
            resolve_handle(person, value, resolved, channel_id=channel.id)
            entry["value"] = str(value.id)
        built.append({**entry, "focused": True} if name == focused else entry)
    for kind, name in zip((Kind.subcommand, Kind.subcommand_group), reversed(below), strict=False):
        built = [{"name": name, "type": kind.value, "options": built}]
    data = {"id": registered["id"] if registered else "1", "name": root, "type": 1, "options": built}
    if resolved:
        data["resolved"] = resolved
    how = InteractionType.application_command if focused is None else InteractionType.autocomplete
    return Sent(person, channel, how, data)
