"""Games without a table for the command line, whichever edition of the contract they follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Protocol

from bot import invariants
from bot.cli import headless
from games import conformance, selfplay
from games.core import Game, Level, Seat
from games.first_edition import FirstTurn
from games.selfplay import Step
from games.turns import new_game

#: A game or a turn of either edition.
EitherGame = Any
EitherTurn = Any
Choose = Callable[[EitherTurn, Seat], Any]


class Inspector(Protocol):
    def begin(self, turn: EitherTurn) -> None: ...

    def follow(self, step: Step[Any, Any]) -> None: ...


def start(game: EitherGame, seats: int, options: Any, seed: int) -> EitherTurn:
    if isinstance(game, Game):
        return new_game(game, seats, options, seed)
    return FirstTurn(game, game.new(seats, options, seed))


def play(turn: EitherTurn, choose: Choose, rng: Random) -> Iterator[Step[Any, Any]]:
    return selfplay.play(turn, choose, rng, longest=headless.LONGEST_GAME)


def at_random(game: EitherGame, rng: Random) -> Choose:
    if isinstance(game, Game):
        return selfplay.at_random(rng)
    return lambda turn, seat: rng.choice(game.legal(turn.base, seat))


def by_computer(game: EitherGame, levels: Sequence[Level], rngs: Sequence[Random]) -> Choose:
    """Every seat has its level and a generator of its own, so what one draws never changes another's play."""
    choose = game.choose if isinstance(game, Game) else game.ai.choose
    return lambda turn, seat: choose(turn.view(seat), seat, levels[seat], rngs[seat])


def inspector(game: EitherGame, seats: int, rng: Random) -> Inspector:
    """Puts every step to the promises of the game's contract."""
    if isinstance(game, Game):
        return conformance.Inspector(conformance.Table(game, seats), rng)
    return _FirstInspector(invariants.Inspector(invariants.Table(game, seats), rng))


class _FirstInspector:
    def __init__(self, inspector: invariants.Inspector) -> None:
        self._inspector = inspector

    def begin(self, turn: EitherTurn) -> None:
        self._inspector.begin(turn.base)

    def follow(self, step: Step[Any, Any]) -> None:
        self._inspector.follow(headless.Step(step.before.base, step.seat, step.move, step.after.base))
