"""Codes made into sentences: what the rules say in codes and parameters, the Fluent files say in words.

The message of a code is ``<game>-<kind>-<code>``, for example ``hamlet-event-built``. A parameter that names a thing is
spoken by its own message where there is one: ``card="well"`` becomes the text of ``tiny-towns-card-well``. What has
no such message (a square, a number, a person's name) stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from games.core import Event, Params, Seat
from renderers.core import Say
from renderers.text import with_real_minus

#: Speaks the value of one parameter that is more than one name, such as a handful of stones.
Speaker = Callable[[str, Say], str]
#: Makes more parameters out of those there are, such as everything that a scoring brings as one list.
Combiner = Callable[[Params, Say], Mapping[str, str]]


def nothing_more(params: Params, say: Say) -> Mapping[str, str]:
    return {}


class Sentences(Struct, frozen=True):
    """How one game speaks: the prefix of its messages, and the parameters that need more than a look-up."""

    key: str
    speakers: Mapping[str, Speaker] = {}
    combined: Combiner = nothing_more
    #: The message that names who acts without a seat, such as the rival of a solo game.
    nobody: str = ""
    #: Parameters that name another seat than the one that acts, such as the owner of what was used.
    people: frozenset[str] = frozenset()

    def phrase(self, kind: str, code: str, params: Params, say: Say, **more: str | int) -> str:
        """A whole sentence, with a real minus sign in front of negative numbers."""
        return with_real_minus(say(f"{self.key}-{kind}-{dashed(code)}", **{**self.spoken(params, say), **more}))

    def has(self, kind: str, code: str, say: Say) -> bool:
        return say.has(f"{self.key}-{kind}-{dashed(code)}")

    def reason(self, why: str, params: Params, say: Say) -> str:
        """Why something is closed; the sentence of the refusal serves unless there is another."""
        return self.phrase("closed" if self.has("closed", why, say) else "refusal", why, params, say)

    def score_line(self, code: str, say: Say) -> str:
        """What a line of the score sheet is called; a card's own line is called what the card is called."""
        return self.phrase("scored" if self.has("scored", code, say) else "card", code, {}, say)

    def spoken(self, params: Params, say: Say) -> dict[str, str | int]:
        words = {name: self._word(name, value, say) for name, value in params.items()}
        return {**words, **self.combined(params, say)}

    def _word(self, name: str, value: str | int, say: Say) -> str | int:
        if isinstance(value, int):
            return value
        if name in self.speakers:
            return self.speakers[name](value, say)
        message = f"{self.key}-{dashed(name)}-{dashed(value)}"
        return say(message) if say.has(message) else value

    def event(self, event: Event, names: Sequence[str], say: Say, you: Seat | None = None) -> str:
        """What happened, as a whole sentence with its subject; ``you`` is the seat of whoever reads it."""
        return self._told(event, say, self.subject(event, names, say, you), names, you)

    def event_without_name(self, event: Event, say: Say) -> str:
        """What happened, for where the name is already beside it."""
        return self._told(event, say, "", (), None).strip()

    def subject(self, event: Event, names: Sequence[str], say: Say, you: Seat | None = None) -> str:
        """Who did it."""
        if event.seat is not None:
            return _named(event.seat, names, say, you)
        return say(self.nobody) if self.nobody else ""

    def _told(self, event: Event, say: Say, who: str, names: Sequence[str], you: Seat | None) -> str:
        words = _person("who", who, event.seat, say, you)
        for name in self.people & event.params.keys():
            seat = event.params[name]
            words |= _person(name, _named(seat, names, say, you), seat, say, you)
        return self.phrase("event", event.code, event.params, say, **words)


def _named(seat: str | int, names: Sequence[str], say: Say, you: Seat | None) -> str:
    if seat == you:
        return say("person-you")
    return next((name for place, name in enumerate(names) if place == seat), "")


def _person(param: str, name: str, seat: str | int | None, say: Say, you: Seat | None) -> dict[str, str]:
    """Somebody in a sentence: by name, with "has" for languages that tell it so, and who they are for other verbs."""
    person = "nobody" if seat is None else "you" if seat == you else "other"
    return {param: name, f"{param}_has": say("person-has", who=name, person=person), f"{param}_is": person}


def dashed(code: str) -> str:
    return code.replace("_", "-")
