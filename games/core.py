"""The contract between a game's rules and everything around them.

A game is pure: a state goes in, a new state comes out. Nothing here knows Discord, pictures, clocks or files.
The conformance suite (``tests/games/test_conformance.py``) plays every registered game and checks these promises.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from enum import Enum
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

Seat = int
Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

S = TypeVar("S", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741 - options
A = TypeVar("A", bound=Struct)


class IllegalAction(Exception):
    """The rules refuse. ``code`` and ``params`` become a sentence at the edge, in the reader's language."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Seal(Enum):
    """Who may read an action in the log, besides the seat that took it."""

    OPEN = "open"  # everybody, at once
    ROUND = "round"  # everybody, once the epoch in which it was taken is over
    OWNER = "owner"  # nobody else, ever


class TakeBack(Struct, frozen=True, tag_field="do", tag="take_back"):
    """The log's row for a step taken back. It never appears in ``legal``."""


class ScoreLine(Struct, frozen=True):
    """One row of a score sheet: what (a code), how many points, and the figures behind them."""

    code: str
    points: int
    detail: dict[str, int | str] = {}


class SeatScore(Struct, frozen=True):
    seat: Seat
    total: int
    lines: tuple[ScoreLine, ...]
    #: Compared in order after the total; larger is better.
    tie_breaks: tuple[int, ...]
    #: 1 is first; equal scores share a rank and the next rank is skipped.
    rank: int


class Verdict(Struct, frozen=True):
    """How a solo challenge ended: a code for the rank or outcome, and whether it was won where one can lose."""

    code: str
    won: bool | None = None
    params: dict[str, int | str] = {}


class Result(Struct, frozen=True):
    seats: tuple[SeatScore, ...]
    verdict: Verdict | None = None


class Ai(ABC, Generic[S, A]):
    """A computer opponent. It is given a view, never the full state."""

    @abstractmethod
    def choose(self, view: S, seat: Seat, level: Level, rng: Random) -> A: ...


class Notation(ABC, Generic[S, A]):
    """Compact text for actions and positions, both ways. Raises ``IllegalAction("unreadable", …)`` on nonsense."""

    @abstractmethod
    def write_action(self, action: A) -> str: ...

    @abstractmethod
    def read_action(self, text: str) -> A: ...

    @abstractmethod
    def write_position(self, state: S) -> str: ...

    @abstractmethod
    def read_position(self, text: str) -> S: ...


class Game(ABC, Generic[S, O, A]):
    """The rules of one game. Every method is a pure function of its arguments."""

    slug: ClassVar[str]
    #: How many seats may play; 1 is the solo challenge.
    seats: ClassVar[range]
    #: Written into every new state (and its database row); rules that change a result get a new number.
    rules_version: ClassVar[int] = 1

    #: The three types, for decoding. ``Action`` is the union of the game's tagged Structs.
    State: ClassVar[Any]
    Options: ClassVar[Any]
    Action: ClassVar[Any]

    ai: Ai[S, A]
    notation: Notation[S, A]

    @abstractmethod
    def check_options(self, seats: int, options: O) -> None:
        """Raise ``IllegalAction`` for a table that the rules do not allow."""

    @abstractmethod
    def new(self, seats: int, options: O, seed: int) -> S: ...

    @abstractmethod
    def waiting_on(self, state: S) -> tuple[Seat, ...]:
        """Who may act now; several seats when play is simultaneous, nobody when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[A]:
        """Every legal action of the seat now, in a stable order that makes sense to a person."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after the action; ``IllegalAction`` for anything that is not in ``legal``."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> S:
        """The same type with everything blanked that this seat (``None``: a spectator) may not know."""

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    @abstractmethod
    def epoch(self, state: S) -> int:
        """Rises by at least one whenever a round resolves or a turn passes: what the whole table gets to see anew."""

    @abstractmethod
    def seal(self, action: A) -> Seal: ...

    @abstractmethod
    def can_take_back(self, state: S, seat: Seat) -> bool:
        """Whether the seat's latest step can still be undone: its turn is open and nothing hidden came to light."""

    @abstractmethod
    def take_back(self, state: S, seat: Seat) -> S:
        """The state without the seat's latest step; other seats' steps stay, so does what they may see.

        ``IllegalAction("nothing_to_take_back")`` when ``can_take_back`` says no.
        """


AnyGame = Game[Any, Any, Any]


def encode(value: Struct) -> bytes:
    return msgspec.json.encode(value)


def decode_state(game: Game[S, O, A], data: bytes | str) -> S:
    state: S = _decoder(game.State).decode(data)
    return state


def decode_options(game: Game[S, O, A], data: bytes | str) -> O:
    options: O = _decoder(game.Options).decode(data)
    return options


def decode_action(game: Game[S, O, A], data: bytes | str) -> A | TakeBack:
    action: A | TakeBack = _decoder(game.Action | TakeBack).decode(data)
    return action


@cache
def _decoder(what: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(what)


def step(game: Game[S, O, A], state: S, seat: Seat, action: A | TakeBack) -> S:
    """One row of the log applied to a state."""
    if isinstance(action, TakeBack):
        return game.take_back(state, seat)
    return game.apply(state, seat, action)


def ranked(scores: Sequence[tuple[int, tuple[int, ...]]]) -> list[int]:
    """Ranks of (total, tie-breaks) pairs, in seat order: 1 is best, equal pairs share their rank."""
    return [1 + sum(other > own for other in scores) for own in scores]
