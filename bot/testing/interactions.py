"""What people send to the bot, and what it answers."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Mapping

from discord.utils import time_snowflake, utcnow
from msgspec import Struct

from bot.languages import language
from bot.testing import payloads
from bot.testing.gateway import Gateway
from bot.testing.payloads import AUTOCOMPLETE, COMMAND, COMPONENT, SHOWN_IN, Payload, controls_of, text_of
from bot.testing.waiting import pause, until

#: How many seconds a person waits for an answer that a fault has got in the way of. What they know then is nothing.
PATIENCE = 1.0
#: Anyone who hears that the bot is restarting tries again after so many seconds. A crowd that doesn't wait would only
#: keep the bot from stopping, because it answers everybody who comes in the meantime.
BREATH = 0.5
_RESTARTING = language("en")("refusal-stopping")
#: The kinds of a response that is a message of its own, now or later; and the one that suggests something.
NEW_MESSAGES, SUGGESTIONS = (4, 5), 8
#: Numbers that begin with the time leave so many bits to those of the same moment.
_SAME_MOMENT = 22


class Answer(Struct):
    """The answer to one interaction: the private message in its latest form, any other messages, or suggestions."""

    shown: Payload | None = None
    besides: list[str] = []
    suggestions: list[str] = []

    @property
    def text(self) -> str:
        return "\n".join((text_of(self.shown or {}), *self.besides))


class Pending:
    """An interaction that waits for its answer."""

    def __init__(self, user: int, message: int) -> None:
        self.user = user
        #: The message that will hold the answer: the one with the control, unless there's a new one.
        self.message = message
        self.answer = Answer()
        self.answered = False
        #: When it was shown to them by ``time.perf_counter``, and how many bytes of pictures came with it.
        self.shown_at = 0.0
        self.pictures = 0
        self.is_shown = asyncio.Event()
        #: Whether what they were shown first was changed since.
        self.is_repainted = asyncio.Event()
        self.acknowledged = False
        #: When people stop waiting; None as long as they trust that an answer will come.
        self.given_up_at: float | None = None

    @property
    def is_settled(self) -> bool:
        """There is an answer, or nobody waits for one any more."""
        return self.answered or (self.given_up_at is not None and time.monotonic() >= self.given_up_at)


class Interactions:
    def __init__(self, gateway: Gateway, numbers: Iterator[int]) -> None:
        self.pending: dict[str, Pending] = {}
        #: Everything that was said besides what was asked for: refusals and apologies.
        self.problems: list[str] = []
        #: How often each interaction is delivered.
        self.deliveries = 1
        #: Nobody trusts that there will be an answer.
        self.impatient = False
        #: How many answers each person has waited for.
        self.answers: Counter[int] = Counter()
        self._gateway = gateway
        self._numbers = numbers

    # --- what people do -----------------------------------------------------------------------------------------------

    async def press(
        self, user: int, place: int, control: Payload, value: str | None = None, shown: Payload | None = None
    ) -> str | None:
        """Press a button or choose from a menu; returns the token for the answer, or None without a bot.

        ``shown`` is the message that the control is on, if it matters what else is on it.
        """
        return await self._send(user, place, COMPONENT, payloads.pressed(control, value), control, shown)

    async def command(self, user: int, place: int, words: str, options: Mapping[str, str | bool]) -> str | None:
        return await self._send(user, place, COMMAND, payloads.command(words, options))

    async def complete(self, user: int, place: int, words: str, option: str) -> str | None:
        """Ask for suggestions for an option of a command."""
        return await self._send(user, place, AUTOCOMPLETE, payloads.command(words, {option: ""}, option))

    async def answer(self, *tokens: str | None) -> Answer | None:
        """The first answer to any of these interactions, or None if none will come."""
        asked = [self.pending[token] for token in tokens if token is not None]
        await until(lambda: any(one.answered for one in asked) or all(one.is_settled for one in asked))
        found = next((one.answer for one in asked if one.answered), None)
        self.answers.update({one.user for one in asked})
        for one in asked:
            one.answer = Answer()  # whatever else comes is of no interest
        if found is not None and _RESTARTING in found.text:
            await pause(BREATH)
        return found

    async def _send(
        self,
        user: int,
        place: int,
        kind: int,
        data: Payload,
        control: Payload | None = None,
        shown: Payload | None = None,
    ) -> str | None:
        number = next(self._numbers)
        token = f"token-{number}"
        self.pending[token] = Pending(user, (control or {}).get(SHOWN_IN, number))
        if self.impatient:
            self.trouble(token)
        # The bot tells by it how long the interaction was on its way.
        moment = time_snowflake(utcnow()) + number % 2**_SAME_MOMENT
        event = payloads.interaction(moment, token, user, place, kind, data, control, shown)
        for _ in range(self.deliveries):
            if not await self._gateway.dispatch("INTERACTION_CREATE", event):
                del self.pending[token]
                return None
        return token

    # --- what the bot answers -----------------------------------------------------------------------------------------

    def respond(self, token: str, response: Payload, pictures: int = 0) -> bool:
        """Take the first response; False if there was one before."""
        pending, data = self.pending[token], response.get("data") or {}
        if pending.acknowledged:
            return False
        pending.acknowledged = True
        if response["type"] in NEW_MESSAGES:
            pending.message = next(self._numbers)
        if response["type"] == SUGGESTIONS:
            pending.answer.suggestions = [choice["value"] for choice in data["choices"]]
            pending.answered = True
        elif controls_of(data):
            self.show(token, data, pictures)
        elif text := text_of(data):
            self.say_besides(token, text)
        return True

    def show(self, token: str, message: Payload, pictures: int = 0) -> None:
        pending = self.pending[token]
        pending.answer.shown = message
        for control in controls_of(message):
            control[SHOWN_IN] = pending.message
        if not controls_of(message):  # a panel has some
            self.problems.append(text_of(message))
        pending.answered = True
        if pending.is_shown.is_set():
            pending.is_repainted.set()
        pending.shown_at, pending.pictures = time.perf_counter(), pictures
        pending.is_shown.set()

    def say_besides(self, token: str, text: str) -> None:
        self.pending[token].answer.besides.append(text)
        self.problems.append(text)
        self.pending[token].answered = True

    # --- what goes wrong ----------------------------------------------------------------------------------------------

    def trouble(self, token: str) -> None:
        """A fault gets in the way of the answer: people lose patience sooner."""
        pending = self.pending[token]
        if pending.given_up_at is None:
            pending.given_up_at = time.monotonic() + PATIENCE

    def give_up(self, token: str) -> None:
        """No answer will come."""
        self.pending[token].given_up_at = time.monotonic()

    def give_up_all(self) -> None:
        for pending in self.pending.values():
            pending.given_up_at = time.monotonic()
