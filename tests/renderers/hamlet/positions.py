"""Games to draw: played by the computer, and choices begun in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from games.asking import Asked
from games.core import Answers, Level, Question, Seat
from games.hamlet import GAME
from games.hamlet.state import Move, Options, State
from games.selfplay import by_computer, play
from games.turns import Told, new_game
from renderers.core import Picture, Table
from renderers.hamlet import RENDERER
from tests.renderers.sentences import NAMES, speaker


def table(state: State, language: str = "en", names: tuple[str, ...] = NAMES, told: tuple[Told, ...] = ()) -> Table:
    return Table(names[: len(state.players)], speaker(language, "hamlet"), GAME.waiting_on(state), told)


# --- pictures and words -----------------------------------------------------------------------------------------------


def board(state: State, language: str = "en", names: tuple[str, ...] = NAMES, told: tuple[Told, ...] = ()) -> Picture:
    return RENDERER.board(GAME.view(state, None), table(state, language, names, told))


def panel(
    state: State, seat: Seat, answers: Answers = (), names: tuple[str, ...] = NAMES, language: str = "en"
) -> Picture:
    seen = GAME.view(state, seat)
    return RENDERER.panel(seen, seat, table(state, language, names), asked(state, seat, answers))


def final(state: State, names: tuple[str, ...] = NAMES) -> Picture:
    return RENDERER.final(GAME.view(state, None), table(state, names=names))


def words(state: State, seat: Seat | None = None, language: str = "en", told: tuple[Told, ...] = ()) -> str:
    return RENDERER.words(GAME.view(state, seat), seat, table(state, language, told=told))


def asked(state: State, seat: Seat, answers: Answers = ()) -> Asked[Move] | None:
    """What the seat is asked after these answers; None when it has nothing to choose."""
    if seat not in GAME.waiting_on(state):
        return None
    return Asked(answers, GAME.ask(GAME.view(state, seat), seat, answers))


# --- games ------------------------------------------------------------------------------------------------------------


@cache
def history(seats: int, seed: int = 1) -> tuple[State, ...]:
    """A whole game between computer opponents, as it stood after each turn."""
    turn = new_game(GAME, seats, Options(), seed)
    easy: Level = "easy"
    steps = play(turn, by_computer((easy,) * seats, (Random(seed),) * seats), Random(seed))
    return (turn.base, *(step.after.base for step in steps if step.after.epoch > step.before.epoch))


def late(seats: int, seed: int = 1) -> State:
    """Shortly before the end."""
    return history(seats, seed)[-2]


def over(seats: int, seed: int = 1) -> State:
    return history(seats, seed)[-1]


# --- choices ----------------------------------------------------------------------------------------------------------


@cache
def begun(what: str, until: str, seats: int = 2) -> tuple[State, Answers]:
    """The earliest position of a game in which a choice of that kind leads to that question, and the way to it."""
    ways = ((state, way) for state in history(seats)[:-1] for way in _ways(state, (what,), until))
    return next(ways)


def _ways(state: State, answers: Answers, until: str) -> Iterator[Answers]:
    """Ways down the tree to a question; only the first and the last answers are tried."""
    known = GAME.ask(state, state.active, ())
    assert isinstance(known, Question)
    if all(answer.id != answers[0] for answer in known.answers):
        return
    then = GAME.ask(state, state.active, answers)
    if isinstance(then, Question) and then.code == until:
        yield answers
    elif isinstance(then, Question):
        for answer in (then.answers[0], then.answers[-1]):
            yield from _ways(state, (*answers, answer.id), until)
