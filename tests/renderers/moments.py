"""Moments to draw, of every game: computers play, and the last turns are remembered as at a real table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from games import GAMES
from games import conformance as checks
from games.asking import Asked
from games.conformance.options import some_options
from games.core import Answers, AnyGame, Question, Seat
from games.selfplay import by_computer, play, seat_rngs
from games.turns import AnyTurn, Told, new_game, remembered, with_own
from renderers import REGISTRY
from renderers.core import Picture, Say, Table
from tests.example.pictures import RENDERER as LANTERNS
from tests.example.rules import GAME as EXAMPLE
from tests.renderers.sentences import NAMES, speaker

RENDERERS = {EXAMPLE.slug: LANTERNS, **REGISTRY}
#: How far a game has come.
STAGES = {"early": 0.1, "middle": 0.5, "late": 0.95}
#: How many ways down the tree of questions are tried from each position.
WALKS = 4


def game_of(slug: str) -> AnyGame:
    return EXAMPLE if slug == EXAMPLE.slug else GAMES[slug]


@dataclass(frozen=True)
class Moment:
    turn: AnyTurn
    told: tuple[Told, ...]
    seats: int

    @property
    def slug(self) -> str:
        return self.turn.game.slug

    @property
    def active(self) -> Seat:
        """A seat that is waited on, as long as there is one."""
        return self.turn.waiting[0] if self.turn.waiting else 0

    def table(self, seat: Seat | None, say: Say | str = "en", names: tuple[str, ...] = NAMES) -> Table:
        """Who sits there, and what this seat has been told, in a language."""
        say = speaker(say, self.slug) if isinstance(say, str) else say
        return Table(names[: self.seats], say, self.turn.waiting, with_own(self.told, self.turn, seat))

    def board(self, language: str = "en", names: tuple[str, ...] = NAMES) -> Picture:
        return RENDERERS[self.slug].board(self.turn.view(None), self.table(None, language, names))

    def panel(self, seat: Seat, language: str = "en", names: tuple[str, ...] = NAMES, answers: Answers = ()) -> Picture:
        view = self.turn.view(seat)
        asked = Asked(answers, self.turn.game.ask(view, seat, answers)) if seat in self.turn.waiting else None
        return RENDERERS[self.slug].panel(view, seat, self.table(seat, language, names), asked)

    def final(self, language: str = "en", names: tuple[str, ...] = NAMES) -> Picture:
        return RENDERERS[self.slug].final(self.turn.view(None), self.table(None, language, names))

    def words(self, seat: Seat | None, say: Say | str = "en", names: tuple[str, ...] = NAMES) -> str:
        return RENDERERS[self.slug].words(self.turn.view(seat), seat, self.table(seat, say, names))


@cache
def played(slug: str, seats: int, seed: int = 1) -> tuple[Moment, ...]:
    """A whole game between computers, move by move, with options drawn at random."""
    game = game_of(slug)
    options = some_options(checks.Table(game, seats), Random(f"{seed}/{seats}"))
    turn, told = new_game(game, seats, options, seed), tuple[Told, ...]()
    moments = [Moment(turn, told, seats)]
    for step in play(turn, by_computer(["easy"] * seats, seat_rngs(seats, seed)), Random(seed)):
        told = remembered(told, step.before, step.after, seats)
        moments.append(Moment(step.after, told, seats))
    return tuple(moments)


def moment(slug: str, seats: int, stage: str) -> Moment:
    """In the middle of the game a turn begins; early and late somebody may be in the middle of theirs."""
    moments = played(slug, seats)
    rest = moments[int(len(moments) * STAGES[stage]) :]
    return next(now for now in rest if stage != "middle" or not now.turn.moves)


def over(slug: str, seats: int) -> Moment:
    return played(slug, seats)[-1]


def half_made(slug: str, seats: int) -> Iterator[tuple[Moment, Answers]]:
    """Every kind of question that comes up in a game, once, with the answers that led there."""
    rng, seen = Random(slug), set[tuple[str, str]]()
    for now in played(slug, seats)[:-1]:
        for _ in range(WALKS):
            for kind, answers in _walk(now, rng):
                if kind not in seen:
                    seen.add(kind)
                    yield now, answers


def _walk(now: Moment, rng: Random) -> Iterator[tuple[tuple[str, str], Answers]]:
    """A way down the tree: of every question on it what was chosen first, its own code, and the answers so far."""
    view, answers, first = now.turn.view(now.active), Answers(), ""
    while isinstance(then := now.turn.game.ask(view, now.active, answers), Question):
        yield (first, then.code), answers
        answer = rng.choice(then.answers)
        first = first or answer.code
        answers = (*answers, answer.id)
