"""What a film of a game shows: its rounds, one after the other, to the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.core import Seat
from games.turns import AnyTurn, Told, open_turn, remembered, told
from renderers.core import Say, Table
from renderers.film import Scene

#: More rounds than that are more than anybody can follow: some of them are left out.
MOST_SHOTS = 100


class Shot(Struct, frozen=True):
    """A frame of a film, and what happened since the one before."""

    #: The turn that comes next.
    turn: AnyTurn
    #: What everybody did in this round, and what they did last.
    round: tuple[Told, ...]
    latest: tuple[Told, ...]

    def scene(self, seat: Seat | None, names: tuple[str, ...], say: Say) -> Scene:
        """The board, or what a seat saw."""
        return Scene(self.turn.view(seat), seat, Table(names, say, self.turn.waiting, self.latest))


def shots(turns: Sequence[AnyTurn], seats: int) -> list[Shot]:
    """A shot of the beginning and one after each round, given how each turn of a game began.

    A round is over when somebody plays again; where everybody plays at once, that's every turn.
    """
    first, *played = turns
    found = [Shot(first, (), ())]
    for turn in _not_undone(played):
        assert turn.last is not None
        begun = open_turn(turn.game, turn.last.base, turn.last.epoch)
        now = Told(begun.epoch, tuple(sorted(turn.last.moves)), tuple(told(begun, turn, None)))
        before = found[-1]
        latest = remembered(before.latest, begun, turn, seats)
        acted = {seat for each in before.round for seat in each.seats}
        if before.round and acted.isdisjoint(now.seats):
            found[-1] = Shot(turn, (*before.round, now), latest)
        else:
            found.append(Shot(turn, (now,), latest))
    return _fewer(found)


def _not_undone(turns: Sequence[AnyTurn]) -> list[AnyTurn]:
    """Without the turns that were opened again."""
    kept: list[AnyTurn] = []
    for turn in turns:
        if turn.last is None:
            kept.pop()
        else:
            kept.append(turn)
    return kept


def _fewer(found: list[Shot]) -> list[Shot]:
    """As many as a film can show, the first and the last among them; what happened in between isn't lost."""
    step = -(-len(found) // MOST_SHOTS)
    first, *others = found
    groups = [others[max(0, end - step) : end] for end in range(len(others), 0, -step)][::-1]
    return [first, *map(_together, groups)]


def _together(group: Sequence[Shot]) -> Shot:
    return replace(group[-1], round=tuple(turn for shot in group for turn in shot.round))
