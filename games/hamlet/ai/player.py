"""The computer opponent at three levels."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from games.first_edition import Ai, Level, Seat
from games.hamlet.ai.estimate import Weights
from games.hamlet.ai.plans import Weighed, one_deed, whole_turn
from games.hamlet.choosing import menu, stage
from games.hamlet.commands import kind_of, step_towards
from games.hamlet.state import (
    Action,
    Build,
    BuildRoad,
    Buy,
    Choosing,
    Confirm,
    Deed,
    End,
    Fulfil,
    Herd,
    Hire,
    Move,
    Process,
    Produce,
    Sell,
    State,
)


class Habit(Struct, frozen=True):
    """How a level thinks: how many placements of a draft it tries, how far it errs, whether it plans whole turns."""

    placements: int
    error: float
    weights: Weights = Weights()
    width: int = 0
    looks: int = 0


HABITS: dict[Level, Habit] = {
    "easy": Habit(placements=2, error=2.4),
    "normal": Habit(placements=4, error=0.01),
    "hard": Habit(placements=6, error=0.0, width=6, looks=700),
}

#: A deed that brings less than this is not worth the villager.
LEAST_GAIN = 0.05


class HamletAi(Ai[State, Action]):
    def choose(self, view: State, seat: Seat, level: Level, rng: Random) -> Action:
        offered = menu(view)
        if len(offered) == 1:
            return offered[0]
        deed = _chosen(view, HABITS[level], rng)
        if deed is None:
            return End() if view.choosing is None else _finished(offered)
        step = step_towards(view, deed)
        # Somebody else may have turned the page beyond what the computer would take.
        return step if step in offered else _finished(offered)


def _chosen(view: State, habit: Habit, rng: Random) -> Deed | None:
    """The best idea that agrees with what has been chosen so far; none if stopping is better."""
    now = view.choosing
    if now is not None and stage(view) in ("payment", "replacement"):
        return None
    ideas = _weighed(replace(view, choosing=None, base=None, steps=()), habit)
    if now is None and all(gain < LEAST_GAIN for gain, _ in ideas):
        return None
    guesses = [(gain + rng.gauss(0, habit.error), deed) for gain, deed in ideas if now is None or _agrees(now, deed)]
    return max(guesses, key=lambda guess: guess[0], default=(0.0, None))[1]


def _finished(offered: list[Action]) -> Action:
    """Somebody else began this: confirm it, or take what is offered first."""
    return Confirm() if Confirm() in offered else offered[0]


@lru_cache(maxsize=16)
def _weighed(position: State, habit: Habit) -> list[Weighed]:
    """Weighed once for all the small steps of a deed: the choice in progress is no part of the position."""
    if habit.width:
        return whole_turn(position, habit.weights, habit.placements, habit.width, habit.looks)
    return one_deed(position, habit.weights, habit.placements)


def _agrees(now: Choosing, deed: Deed) -> bool:
    """Whether the choice in progress can still become this deed."""
    if kind_of(deed) != now.what:
        return False
    match deed:
        case Produce(at=at, cubes=cubes):
            return now.stand in (None, at) and now.cubes in (None, cubes)
        case Process(at=at, count=count):
            return now.stand in (None, at) and now.count in (None, count)
        case Buy(slot=slot):
            return now.recruit is None and now.slot in (None, slot)
        case Hire(donkey=None):
            return now.slot is None and now.recruit in (None, "villager")
        case Hire(donkey=at):
            return now.slot is None and now.recruit in (None, "donkey") and now.put in (None, at)
        case Sell(trade=trade):
            return now.trade in (None, trade)
        case Fulfil(order=order):
            return now.order in (None, order)
        case Build(draft=draft, stand=stand, edge=edge, segment=segment):
            chosen = (now.draft, now.stand, now.edge, now.segment)
            return all(a in (None, b) for a, b in zip(chosen, (draft, stand, edge, segment), strict=True))
        case BuildRoad(stand=stand, to=to, over=over):
            return now.stand in (None, stand) and now.to in (None, to) and now.over in (None, over)
        case Herd(moves=moves):
            return moves[: len(now.moves)] == now.moves and now.donkey in (None, *_next_donkey(now, moves))
        case _:
            return True


def _next_donkey(now: Choosing, moves: tuple[Move, ...]) -> tuple[str, ...]:
    return tuple(move.donkey for move in moves[len(now.moves) : len(now.moves) + 1])
