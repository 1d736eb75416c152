"""The contract of a picture: a view goes in, PNG bytes and the same thing in words come out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from games.asking import Asked
from games.core import Seat
from games.turns import Told

#: Discord's limit for the description of an attachment or a gallery item.
ALT_LIMIT = 1024

S = TypeVar("S", bound=Struct)


class Say(Protocol):
    """Turns a message id of the Fluent catalogues into a sentence in the reader's language."""

    def __call__(self, message: str, /, **params: str | int) -> str: ...

    def has(self, message: str) -> bool: ...


class Table(Struct, frozen=True):
    """What a picture shows besides the view: who sits where, and in which language it speaks."""

    names: tuple[str, ...]
    say: Say
    #: The seats that have not ended their turn yet.
    waiting: tuple[Seat, ...] = ()
    #: The last turns, oldest first: what everybody did last and what came of it.
    told: tuple[Told, ...] = ()

    def last_turn_of(self, seat: Seat) -> Told | None:
        """The latest turn of the seat."""
        return next((turn for turn in reversed(self.told) if seat in turn.seats), None)


class Picture(Struct, frozen=True):
    png: bytes
    alt: str


@dataclass(frozen=True, kw_only=True)
class Renderer(Generic[S]):
    """All pictures of one game. Everything is drawn from a view: a picture cannot show what the view does not hold."""

    #: The public board: everybody at a glance, whose turn it is, what happened since last time.
    board: Callable[[S, Table], Picture]
    #: One seat, large, for its owner; the half-made choice, if there is one, is previewed.
    panel: Callable[[S, Seat, Table, Asked[Any] | None], Picture]
    #: The end of the game with its score sheet.
    final: Callable[[S, Table], Picture]
    #: Everything the board (None) or the seat's panel shows, as plain text for reading aloud.
    words: Callable[[S, Seat | None, Table], str]


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """The text, cut at a word if it is longer than the limit."""
    if len(text) <= limit:
        return text
    words = text[: limit - 1].rsplit(None, 1)
    return (words[0] if words else "") + "…"
