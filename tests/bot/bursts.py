"""Everything at once: every command and every control, used several times by everybody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.results import ResponseMessage

from bot.testing.commands import Call, Command, mistaken_calls, plausible_calls
from bot.testing.components import Control, find_controls, texts
from bot.testing.judging import problems, said
from bot.testing.server import Server
from bot.testing.simulated import Outcome, called, send, tapped
from bot.ui.messages import read_id

Shown = ResponseMessage | Message

#: What Ada is called. As Discord reads it, that's a link and a mention, unless it's written as mere text.
NAME = "[gold](https://e.vil) @everyone"
UNWRITTEN = ("https://e.vil", "@everyone")

#: How many different calls of a command are tried, and how often an impatient person repeats one.
MOST_CALLS = 2
TIMES = 3


async def burst(server: Server, command: Command) -> list[str]:
    """What goes wrong when everybody gives a command at once, and then uses whatever it brought up."""
    wrong = []
    async for call in _calls(server, command):
        people = [server.ada] * TIMES + [server.bruno, server.bruno, server.chiara]
        outcomes = await send(server.env, *(called(person, server.channel_for(command), call) for person in people))
        used = [what for people, shown in _brought_up(server, outcomes) for what in await _use(server, people, shown)]
        found = _wrong(outcomes) + used
        wrong += [f"/{command.path} {dict(call.options)}: {what}" for what in found]
    return wrong


async def _calls(server: Server, command: Command) -> AsyncIterator[Call]:
    """Calls that make sense, and the last of them again with a mistake in each text."""
    latest = Call(command, {})
    async for call in plausible_calls(command, server.suggest, server.entities, MOST_CALLS):
        latest = call
        yield call
    for call in mistaken_calls(latest):
        yield call


async def use_posts(server: Server) -> list[str]:
    """What is wrong with the new posts in the channels, and what goes wrong when everybody uses them."""
    posts = _new_posts(server)
    wrong = misread(text for _, shown in posts for text in texts(shown.components))
    return wrong + [what for people, shown in posts for what in await _use(server, people, shown)]


def _brought_up(server: Server, outcomes: Sequence[Outcome]) -> list[tuple[list[MemberActor], Shown]]:
    """The first private message for each player, the new posts, and who can use them."""
    found: list[tuple[list[MemberActor], Shown]] = []
    for person in (server.ada, server.bruno, server.chiara):
        own = [shown for outcome in outcomes if outcome.sent.person is person for shown in outcome.shown]
        found += [([person] * TIMES, shown) for shown in own[:1]]
    return [*found, *_new_posts(server)]


def _new_posts(server: Server) -> list[tuple[list[MemberActor], Shown]]:
    """The newest post of each kind, for everybody to use."""
    newest = {frozenset(map(_verb, find_controls(post.components))): post for post in server.new_posts()}
    return [([server.ada, server.bruno, server.chiara] * TIMES, post) for post in newest.values()]


async def _use(server: Server, people: Sequence[MemberActor], shown: Shown) -> list[str]:
    """One control of each verb, which is what the bot tells them apart by; unless another has taken it away."""
    wrong = []
    for verb in dict.fromkeys(map(_verb, find_controls(shown.components))):
        for control in [control for control in find_controls(shown.components) if _verb(control) == verb][:1]:
            value = next(iter(control.values), None)
            outcomes = await send(server.env, *(tapped(person, shown, control, value) for person in people))
            wrong += [f"{verb} ({control.label}): {what}" for what in _wrong(outcomes)]
    return wrong


def _wrong(outcomes: Sequence[Outcome]) -> list[str]:
    answers = [what for outcome in outcomes for what in problems(outcome)]
    return answers + misread(text for outcome in outcomes for text in said(outcome))


def misread(texts: Iterable[str]) -> list[str]:
    """Messages in which a name is more than text."""
    return [f"a name isn't only text in {text!r}" for text in texts if any(part in text for part in UNWRITTEN)]


def _verb(control: Control) -> str:
    return read_id(control.custom_id).verb
