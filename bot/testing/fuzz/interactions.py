"""Random interactions: the real bot in a simulated Discord, and people who send what no client lets them send."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from discord import AppCommandOptionType as Kind
from discord import Locale
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.storage.games import running_ids
from bot.testing.commands import MISTYPED, Call, Command, Option, plausible_calls
from bot.testing.components import BUTTON, TEXT_INPUT, Control, find_controls
from bot.testing.fuzz.mutations import mutated
from bot.testing.fuzz.report import Judged, excerpt, outline
from bot.testing.judging import problems, said, watched_log, watched_loop
from bot.testing.server import Server, open_server
from bot.testing.simulated import Outcome, Person, Sent, called, send, submitted, tapped, typed
from bot.ui.controls import FORMS
from bot.ui.messages import BUTTON as BUTTON_ID
from bot.ui.messages import CHANNELS, ID_LIMIT, MENU, PEOPLE, ROLES, ControlId, read_id

#: Discord lets people type this much into an option, and this much into a field of a form.
LONGEST_OPTION = 6_000
LONGEST_FIELD = 4_000
#: What the bot calls the fields of its forms, and what somebody may fill in.
FIELDS = ("bank", "increment", "cap", "hours", "zone", "quiet", "days", "digest", "reason", "note")
FILLED_IN = ("2d", "1 day 12 hours", "18:00-23:00", "22-7 Berlin", "8:30", "Europe/London", "24.12.-2.1.", "2027-07-01")
#: Each server answers this many inputs; then a new one keeps the memory of the simulation small.
INPUTS_EACH = 400

_MADE_UP_LOCALES = ("", "xx", "de-DE-x-" + "y" * 500, "\N{RIGHT-TO-LEFT OVERRIDE}", "EN", "1")

Make = Callable[["Stage", Random], Sent]


#: What brings up the panels of moderators.
OF_MODERATORS: Mapping[str, Mapping[str, Any]] = {
    "manage server": {},
    "manage game": {"game": "1"},
    "manage clock": {"game": "1"},
}


class Stage:
    """A server in the middle of things, and valid texts to spoil."""

    def __init__(
        self, server: Server, calls: Sequence[Call], posts: Sequence[Message], elsewhere: Sequence[Sent]
    ) -> None:
        self.server = server
        self.calls = calls
        self.posts = posts
        #: Something from another server and from a private message, with a message of the bot's there.
        self.elsewhere = elsewhere
        values = [value for call in calls for value in call.options.values() if isinstance(value, str)]
        self.texts = tuple(dict.fromkeys((*values, *MISTYPED)))

    @property
    def controls(self) -> list[tuple[Message, Control]]:
        return [(post, control) for post in self.posts for control in find_controls(post.components)]

    @property
    def ids(self) -> list[str]:
        entries = [value for _, control in self.controls for value in control.values]
        return [control.custom_id for _, control in self.controls] + entries


async def fuzz_interactions(counts: Mapping[str, int], rng: Random, folder: Path) -> AsyncIterator[Judged]:
    """This many inputs of each kind, shuffled, to one bot after the other."""
    kinds = [kind for kind, count in counts.items() for _ in range(count)]
    rng.shuffle(kinds)
    for start in range(0, len(kinds), INPUTS_EACH):
        async with open_server(folder / f"server-{start}.sqlite3") as server:
            stage = await _set(server)
            for kind in kinds[start : start + INPUTS_EACH]:
                yield await _judged(kind, MAKERS[kind](stage, rng), server)


async def _set(server: Server) -> Stage:
    await server.begin_games()
    calls = [
        call
        for command in server.commands
        async for call in plausible_calls(command, server.suggest, server.entities, most=2)
    ]
    for key, channel in server.channels.items():
        await server.ada.slash(channel, f"{key} move")
    for game_id in await server.bot.database.read(running_ids):
        for player in (server.ada, server.bruno):  # one of them plans while the other is on turn
            await player.slash(server.all_channels[0], "game plan", game=str(game_id))
    for command, options in OF_MODERATORS.items():
        await server.chiara.slash(server.all_channels[0], command, **options)
    elsewhere = [await _answered(server, *place) for place in server.elsewhere]
    backend = server.env.backend
    here = [place for place in backend.messages if backend.get_channel(place).guild_id == server.guild.id]
    stored = [message for place in here for message in backend.messages[place].values()]
    return Stage(server, calls, [message for message in stored if find_controls(message.components)], elsewhere)


async def _answered(server: Server, person: Person, channel: ChannelHandle) -> Sent:
    """A tap on a message that the bot has sent there: its answer to a command that works everywhere."""
    anywhere = next(command for command in server.commands if not command.guild_only)
    (outcome,) = await send(server.env, called(person, channel, Call(anywhere, {})))
    return tapped(person, outcome.shown[0], Control(BUTTON, "x", "", ()))


async def _judged(kind: str, sent: Sent, server: Server) -> Judged:
    backend = server.env.backend
    with watched_log() as logged, watched_loop() as blocked:
        (outcome,) = await send(server.env, sent)
    backend.http_requests.clear()
    backend.transcript.clear()
    wrong = [*problems(outcome), *logged, *blocked, *(excerpt(error) for error in server.env.errors)]
    server.env._errors.clear()
    return Judged(kind, _shown(sent), _how(outcome), "; ".join(wrong))


def _how(outcome: Outcome) -> str:
    choices = outcome.interaction.autocomplete_choices
    if choices is not None:
        return "suggested something" if choices else "suggested nothing"
    texts = said(outcome)
    return outline(texts[-1]) if texts else "acknowledged"


def _shown(sent: Sent) -> str:
    where = "" if not sent.forged else f" {sorted(sent.forged)}"
    return f"{sent.person.name} {sent.locale!r}{where} {excerpt(dict(sent.data))}"


# --- the kinds --------------------------------------------------------------------------------------------------------


def _custom_id(stage: Stage, rng: Random) -> Sent:
    """A control that the bot never made, on one of its messages."""
    post, control = rng.choice(stage.controls)
    custom_id, value = control.custom_id, rng.choice(control.values) if control.values else None
    if value is None or rng.random() < 0.5:
        custom_id = rng.choice((mutated, _with_another_part))(custom_id, rng, stage.ids)
    else:
        value = mutated(value, rng, stage.ids)
    person = rng.choice((stage.server.ada, stage.server.bruno, stage.server.chiara))
    return _forged(tapped(person, post, control), control, custom_id, value)


def _with_another_part(custom_id: str, rng: Random, others: Sequence[str]) -> str:
    """An id that can be read, but with a verb, game, revision or choice that it never had."""
    own, other = read_id(custom_id), read_id(rng.choice([text for text in others if text.startswith(BUTTON_ID)]))
    changed = rng.choice(
        (
            replace(own, verb=other.verb),
            replace(own, game_id=rng.choice((other.game_id, own.game_id + 1, 0))),
            replace(own, revision=rng.choice((other.revision, (own.revision or 0) + 1, None))),
            replace(own, rest=mutated(own.rest or other.rest, rng, (other.rest,))),
        )
    )
    prefix = next(prefix for prefix in (BUTTON_ID, MENU, PEOPLE, CHANNELS, ROLES) if custom_id.startswith(prefix))
    return changed._text(prefix)[:ID_LIMIT]


def _forged(sent: Sent, control: Control, custom_id: str, value: str | None) -> Sent:
    """Somebody taps this control on a message of the bot that doesn't have it."""
    part: dict[str, Any] = {"type": control.type, "custom_id": custom_id, "id": 2}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": control.type}
    if control.type == BUTTON:
        part |= {"style": 1, "label": "x"}
    else:
        part |= {"options": [{"label": "x", "value": value}]}
        data["values"] = [value]
    message = sent.message_payload() | {"components": [{"type": 1, "id": 1, "components": [part]}]}
    return replace(sent, data=data, forged={"message": message})


def _option(stage: Stage, rng: Random) -> Sent:
    """A command with anything in the options that people can type into; Discord itself checks the others."""
    call = rng.choice([call for call in stage.calls if _typeable(call.command)])
    option = rng.choice(_typeable(call.command))
    options = {**call.options, option.name: _text(call.options.get(option.name), stage, rng)}
    return _anybody(stage, rng, Call(call.command, options))


def _typing(stage: Stage, rng: Random) -> Sent:
    """An option that completes itself, half filled in, with anything in the others."""
    call = rng.choice([call for call in stage.calls if _completing(call.command)])
    option = rng.choice(_completing(call.command))
    filled = {
        other.name: _text(call.options[other.name], stage, rng)
        for other in _typeable(call.command)
        if other.name in call.options and other is not option
    }
    channel = stage.server.channel_for(call.command)
    text = _text(call.options.get(option.name), stage, rng)
    person = rng.choice((stage.server.ada, stage.server.bruno, stage.server.chiara))
    return typed(person, channel, call.command, option, text, {**call.options, **filled})


def _form(stage: Stage, rng: Random) -> Sent:
    """A form with anything in it, or one that isn't open any more, or never was."""
    known = ControlId(rng.choice([*FORMS]), rng.randrange(10)).form()
    custom_id = known if rng.random() < 0.5 else mutated(rng.choice((known, *stage.ids)), rng, stage.ids)
    names = (*FIELDS, mutated(custom_id, rng))
    fields = [
        {
            "type": TEXT_INPUT,
            "id": number,
            "custom_id": name,
            "value": _text(rng.choice(FILLED_IN), stage, rng)[:LONGEST_FIELD],
        }
        for number, name in enumerate(rng.sample(names, rng.randrange(1, len(names))), start=2)
    ]
    person = rng.choice((stage.server.ada, stage.server.chiara))
    return submitted(person, rng.choice(stage.server.all_channels), custom_id, fields)


def _locale(stage: Stage, rng: Random) -> Sent:
    """Anything that makes sense, in any of Discord's languages and some that aren't."""
    sent = _anybody(stage, rng, rng.choice(stage.calls))
    return replace(sent, locale=rng.choice((*(locale.value for locale in Locale), *_MADE_UP_LOCALES)))


def _guild(stage: Stage, rng: Random) -> Sent:
    """Commands and controls of one server on another one, on one where the bot isn't, or in a private message."""
    sent = rng.choice(stage.elsewhere)
    call = rng.choice([call for call in stage.calls if not _has_entities(call)])
    completing = _completing(call.command)
    match rng.randrange(4):
        case 0 if completing:
            sent = typed(sent.person, sent.channel, call.command, rng.choice(completing), "", {})
        case 1:
            _, control = rng.choice(stage.controls)
            sent = _forged(sent, control, control.custom_id, next(iter(control.values), None))
        case _:
            sent = called(sent.person, sent.channel, call)
    if rng.random() < 0.3 and isinstance(sent.person, MemberActor):
        unknown = str(rng.getrandbits(60))
        return replace(sent, forged={**sent.forged, "guild_id": unknown, "guild": {"id": unknown, "features": []}})
    return sent


#: How an input of each kind is made.
MAKERS: Mapping[str, Make] = {
    "custom-ids": _custom_id,
    "options": _option,
    "autocompletion": _typing,
    "modal-fields": _form,
    "locales": _locale,
    "guilds": _guild,
}


def _typeable(command: Command) -> list[Option]:
    return [option for option in command.options if option.kind is Kind.string and not option.choices]


def _completing(command: Command) -> list[Option]:
    return [option for option in command.options if option.autocompleted]


def _has_entities(call: Call) -> bool:
    return any(not isinstance(value, str | int | float) for value in call.options.values())


def _text(valid: object, stage: Stage, rng: Random) -> str:
    start = valid if isinstance(valid, str) and rng.random() < 0.7 else rng.choice(stage.texts)
    return mutated(start, rng, stage.texts)[:LONGEST_OPTION]


def _anybody(stage: Stage, rng: Random, call: Call) -> Sent:
    person = rng.choice((stage.server.ada, stage.server.ada, stage.server.bruno, stage.server.chiara))
    return called(person, stage.server.channel_for(call.command), call)
