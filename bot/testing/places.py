"""The channels and threads of the stand-in, what is written there, and why nothing more may be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.testing.payloads import Payload


class Problem(Struct, frozen=True):
    """An error as Discord answers it."""

    status: int
    code: int
    text: str


UNAUTHORIZED = Problem(401, 0, "401: Unauthorized")
FORBIDDEN = Problem(403, 0, "403: Forbidden")
NOT_FOUND = Problem(404, 0, "404: Not Found")
UNKNOWN_CHANNEL = Problem(404, 10003, "Unknown Channel")
UNKNOWN_MESSAGE = Problem(404, 10008, "Unknown Message")
UNKNOWN_INTERACTION = Problem(404, 10062, "Unknown interaction")
ALREADY_ACKNOWLEDGED = Problem(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Problem(403, 50001, "Missing Access")
MISSING_PERMISSIONS = Problem(403, 50013, "Missing Permissions")
INVALID_TOKEN = Problem(401, 50027, "Invalid Webhook Token")
THREAD_ARCHIVED = Problem(400, 50083, "Thread is archived")
THREAD_EXISTS = Problem(400, 160004, "A thread has already been created for this message")


class Place(Struct):
    """A channel, or a thread of one."""

    number: int
    parent: int | None = None
    #: What Discord answers instead of taking a message.
    closed: Problem | None = None


class Message(Struct):
    place: int
    payload: Payload


class Places:
    def __init__(self, numbers: Iterator[int]) -> None:
        self.places: dict[int, Place] = {}
        self.messages: dict[int, Message] = {}
        #: The nonces of messages that were sent again.
        self.repeated: list[str] = []
        self._by_nonce: dict[str, int] = {}
        self._threaded: set[int] = set()
        self._numbers = numbers

    @property
    def channels(self) -> list[Place]:
        return [place for place in self.places.values() if place.parent is None]

    def threads(self, channel: int | None = None) -> list[Place]:
        """The threads of a channel, or of all channels."""
        threads = [place for place in self.places.values() if place.parent is not None]
        return [place for place in threads if channel in (None, place.parent)]

    def problem(self, number: int) -> Problem | None:
        """Why nothing can be written here."""
        place = self.places.get(number)
        if place is None:
            return UNKNOWN_CHANNEL
        return place.closed or (None if place.parent is None else self.problem(place.parent))

    def send(self, place: int, payload: Payload) -> int | Problem:
        """The number of the new message, or of the one with the same nonce that is already there."""
        if problem := self.problem(place):
            return problem
        nonce = payload.get("nonce") if payload.get("enforce_nonce") else None
        if nonce is not None and nonce in self._by_nonce:
            self.repeated.append(nonce)
            return self._by_nonce[nonce]
        number = next(self._numbers)
        self.messages[number] = Message(place, payload)
        if nonce is not None:
            self._by_nonce[nonce] = number
        return number

    def edit(self, place: int, number: int, payload: Payload) -> Problem | None:
        if problem := self.problem(place):
            return problem
        if number not in self.messages:
            return UNKNOWN_MESSAGE
        self.messages[number].payload = payload
        return None

    def delete(self, place: int, number: int) -> Problem | None:
        if problem := self.problem(place):
            return problem
        return None if self.messages.pop(number, None) else UNKNOWN_MESSAGE

    def begin_thread(self, channel: int, message: int) -> Problem | None:
        """A thread has the number of its message; there is only ever one, even if it was deleted."""
        if problem := self.problem(channel):
            return problem
        if message not in self.messages:
            return UNKNOWN_MESSAGE
        if message in self._threaded:
            return THREAD_EXISTS
        self._threaded.add(message)
        self.places[message] = Place(message, channel)
        return None

    def remove(self, number: int) -> None:
        """Delete a channel or a thread, with everything in it."""
        for thread in self.threads(number):
            self.remove(thread.number)
        del self.places[number]
        self.messages = {key: message for key, message in self.messages.items() if message.place != number}
