"""The herd's walk: its donkeys go one step each, all at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from games.core import IllegalMove
from games.hamlet.choices import Possible
from games.hamlet.effects import require, with_player
from games.hamlet.state import Herd, State

#: A walk nobody has thought about yet.
WALK = Herd(())


def possible_walks(here: Possible) -> Iterator[Herd]:
    return iter(() if here.state.herd_moved else (WALK,))


def refusal(here: Possible, move: Herd) -> IllegalMove | None:
    return IllegalMove("herd_has_moved") if here.state.herd_moved else None


def check_steps(here: Possible, move: Herd) -> None:
    require(bool(move.steps), "no_donkey_moved")
    standing = Counter(here.player.donkeys)
    for donkey, n in Counter(step.donkey for step in move.steps).items():
        require(n <= standing[donkey], "no_donkey_there", place=donkey)
    for step in move.steps:
        require(step in here.net.steps[step.donkey], "not_linked", place=step.to)


def one_by_one(here: Possible, move: Herd) -> Herd:
    return replace(move, steps=tuple(sorted(move.steps, key=here.step_order)))


def walk(state: State, move: Herd) -> State:
    """All at the same time: every step starts from where the donkeys were before."""
    staying = list(state.players[state.active].donkeys)
    for step in move.steps:
        staying.remove(step.donkey)
    donkeys = sorted(staying + [step.to for step in move.steps])
    return with_player(replace(state, herd_moved=True), state.active, donkeys=tuple(donkeys))
