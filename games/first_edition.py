"""The first edition of the contract, for the games that have not moved to ``games/core.py`` yet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core import (
    LEVELS,
    IllegalMove,
    Level,
    Result,
    ScoreLine,
    Seat,
    SeatScore,
    TakeBack,
    Verdict,
    encode,
    ranked,
)

__all__ = [
    "LEVELS",
    "Ai",
    "AnyGame",
    "Game",
    "IllegalAction",
    "Level",
    "Notation",
    "Result",
    "ScoreLine",
    "Seal",
    "Seat",
    "SeatScore",
    "TakeBack",
    "Verdict",
    "decode_action",
    "decode_options",
    "decode_state",
    "encode",
    "ranked",
    "step",
]

S = TypeVar("S", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741 - options
A = TypeVar("A", bound=Struct)


IllegalAction = IllegalMove


class Seal(Enum):
    """Who may read an action in the log, besides the seat that took it."""

    OPEN = "open"  # everybody, at once
    ROUND = "round"  # everybody, once the epoch in which it was taken is over
    OWNER = "owner"  # nobody else, ever


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


@dataclass(frozen=True)
class FirstTurn:
    """A game of the first edition behind the interface of ``games.turns.Turn``."""

    game: AnyGame
    base: Any

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.base, seat)

    @property
    def epoch(self) -> int:
        return self.game.epoch(self.base)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting_on(self.base)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.base)

    def play_all(self, seat: Seat, moves: Iterable[Any]) -> FirstTurn:
        state = self.base
        for move in moves:
            state = self.game.apply(state, seat, move)
        return FirstTurn(self.game, state)

    def play(self, seat: Seat, move: Any) -> FirstTurn:
        return self.play_all(seat, (move,))

    def can_take_back(self, seat: Seat) -> bool:
        return self.game.can_take_back(self.base, seat)

    def take_back(self, seat: Seat) -> FirstTurn:
        return FirstTurn(self.game, self.game.take_back(self.base, seat))

    def step(self, seat: Seat, row: Any) -> FirstTurn:
        return FirstTurn(self.game, step(self.game, self.base, seat, row))
