"""Two versions of a game that differ only in what one reader may not know.

Both have the same past, as far as the reader knows it: others may have made other private moves. Then everything that
is hidden is dealt again, the seed is another one, and the others do other things in the open turn. Who has ended it is
public, so that is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.storage.games import SeatRow
from bot.table import plans
from bot.table.choosing import Choice
from games import asking
from games.conformance.redealing import redealt
from games.core import AnyGame, IllegalMove, Question, Seat
from games.selfplay import at_random, play
from games.turns import AnyTurn, Told, new_game, open_turn, remembered

SEATS = 3
#: They would be noticed wherever they turn up, and no id of Discord's looks like them.
SEEDS = (1_111_111_111, 2_222_222_222)

#: How often chance may find other things to do for the others.
TRIES = 3

#: How far the game has come.
Stage = Literal["first", "middle", "last", "over"]
#: Whether the table waits for the reader.
Part = Literal["moves", "waits"]
Row = tuple[Seat, Any]

#: What a table chooses so that there is more to hide.
OPTIONS: dict[str, dict[str, Any]] = {"tiny_towns": {"set_up": "random", "monuments": True}}
#: Changes what is hidden but has nothing of its kind to be exchanged with.
MORE: dict[str, Callable[[Any], Any]] = {
    "carrara": lambda state: replace(state, bag=state.bag[1:]) if len(state.bag) > 1 else state
}


class Version(Struct, frozen=True):
    """Everything there is to know about a game."""

    game: AnyGame
    seed: int
    start: Any
    #: The log up to the open turn, turn by turn.
    past: tuple[tuple[Row, ...], ...]
    told: tuple[Told, ...]
    #: Where the open turn began, and what has been done in it.
    base: Any
    moves: tuple[Row, ...] = ()
    #: Half-made choices.
    choices: dict[Seat, str] = {}
    #: Those who have given a standing order, with what they have planned for their next turn, if they can plan it.
    plans: dict[Seat, str | None] = {}
    #: How many seconds ago the others did that.
    ago: int = 0

    @property
    def waiting(self) -> tuple[Seat, ...]:
        turn = _open(self)
        for seat, move in self.moves:
            turn = turn.play(seat, move)
        return turn.waiting


class Pair(Struct, frozen=True):
    reader: Seat
    versions: tuple[Version, Version]


def make_pair(game: AnyGame, stage: Stage, part: Part, seats: int = SEATS, options: Any = None) -> Pair:
    """Drawn at random, but the same way every time."""
    rng = Random(f"{game.slug} {stage} {part}")
    turn = new_game(game, seats, options or game.Options(**OPTIONS.get(game.slug, {})), SEEDS[0])
    steps = list(play(turn, at_random(rng), rng))
    last = steps[-1].before.epoch
    epoch = {"first": 0, "middle": last // 2, "last": last, "over": steps[-1].after.epoch}[stage]
    waiting = next((step.before.waiting for step in steps if step.before.epoch == epoch), ())
    idle = tuple(seat for seat in range(seats) if seat not in waiting)
    reader = rng.choice(waiting if part == "moves" else idle or waiting)
    rows = [(step.seat, step.move) for step in steps]
    # What somebody kept secret comes to light in the end; only what nobody ever saw can be another.
    second = _played(turn, seats, rows, epoch, lambda now, seat, move: move)
    if stage != "over":
        second = _played(turn, seats, rows, epoch, lambda now, seat, move: _other_secret(now, seat, move, reader, rng))
    first = _played(turn, seats, rows, len(second.past), lambda now, seat, move: move)
    # The record of a game that is over names its seed.
    second = replace(second, seed=SEEDS[0] if stage == "over" else SEEDS[1], ago=1000)
    versions = _opened(first, _dealt_again(second, reader, rng), reader, part, rng)
    # Where moves show hidden hands, another deal doesn't fit the past.
    one, other = versions if _replays(versions[1]) else _opened(first, second, reader, part, rng)
    planning = {seat: _plan(_open(other), seat, rng) for seat in range(seats) if seat != reader}
    return Pair(reader, (one, replace(other, plans=planning)))


def _replays(version: Version) -> bool:
    """Whether the log leads from the start to where the game is now."""
    turn = open_turn(version.game, version.start)
    try:
        for seat, move in (*(row for rows in version.past for row in rows), *version.moves):
            turn = turn.play(seat, move)
    except IllegalMove:
        return False
    return True


def _played(
    turn: AnyTurn, seats: int, rows: Sequence[Row], epoch: int, choose: Callable[[AnyTurn, Seat, Any], Any]
) -> Version:
    """A game played up to a turn, or as far as the moves fit."""
    start, past, told, made = turn.base, list[tuple[Row, ...]](), tuple[Told, ...](), list[Row]()
    for seat, recorded in rows:
        if turn.epoch == epoch:
            break
        move = choose(turn, seat, recorded)
        try:
            after = turn.play(seat, move)
        except IllegalMove:
            break
        made.append((seat, move))
        if after.epoch != turn.epoch:
            told = remembered(told, turn, after, seats)
            past.append(tuple(made))
            made = []
        turn = after
    return Version(turn.game, SEEDS[0], start, tuple(past), told, turn.base)


def _other_secret(turn: AnyTurn, seat: Seat, move: Any, reader: Seat, rng: Random) -> Any:
    """Another private move, if it was one."""
    game = turn.game
    if seat == reader or not game.private(move):
        return move
    moves = [other for other in asking.moves(game, turn.view(seat), seat) if game.private(other) and other != move]
    return rng.choice(moves) if moves else move


def _dealt_again(version: Version, reader: Seat, rng: Random) -> Version:
    """Everything the reader can't see lies the other way round. Without a past, it always did."""
    game, known = version.game, version.game.view(version.base, reader)
    base = MORE.get(game.slug, lambda state: state)(redealt(version.base, known, rng))
    if game.result(base) != game.result(version.base):
        return version  # what was hidden until the end has decided it
    assert game.view(base, reader) == known
    return replace(version, base=base, start=version.start if version.past else base)


def _ended(turn: AnyTurn, seat: Seat, rng: Random) -> tuple[Row, ...]:
    """Moves with which a seat ends its part, while others still have theirs to do."""
    made: list[Row] = []
    while seat in turn.waiting:
        move = asking.random_move(turn.game, turn.view(seat), seat, rng)
        turn = turn.play(seat, move)
        made.append((seat, move))
    return tuple(made)


def _opened(first: Version, second: Version, reader: Seat, part: Part, rng: Random) -> tuple[Version, Version]:
    """In both versions the reader does the same in the open turn; the others do other things, and not as many."""
    turn = _open(first)
    own = _ended(turn, reader, rng) if part == "waits" and reader in turn.waiting else ()
    first = _with_others(first, own, reader, rng, 0)
    tries = [_with_others(second, own, reader, rng, most) for most in (2, 1, 0) * TRIES]
    return first, max(tries, key=lambda other: (len(other.moves) != len(first.moves), other.moves != first.moves))


def _plan(turn: AnyTurn, seat: Seat, rng: Random) -> str | None:
    """A move that somebody makes as soon as their turn comes."""
    ahead = plans.ahead(turn, SeatRow(seat, None, None, ""))
    if ahead is None:
        return None
    move = asking.random_move(turn.game, ahead.view, seat, rng)
    return plans.write(plans.with_move(turn.game, seat, ahead, move).steps)


def _open(version: Version) -> AnyTurn:
    return open_turn(version.game, version.base, len(version.past))


def _with_others(version: Version, own: tuple[Row, ...], reader: Seat, rng: Random, most: int) -> Version:
    """All but one of the others end the turn; the last one makes a few moves, so that it goes on whatever happens."""
    turn, moves = _open(version), list(own)
    others = [seat for seat in turn.waiting if seat != reader]
    if not others:
        return replace(version, moves=tuple(moves))
    *ending, lingering = others
    for seat in ending:
        moves += _ended(turn, seat, rng)
    moves += _begun(turn, lingering, rng, most)
    return replace(version, moves=tuple(moves), choices={lingering: _half_made(turn, lingering, rng)})


def _begun(turn: AnyTurn, seat: Seat, rng: Random, most: int) -> list[Row]:
    """At most so many moves after which the seat hasn't ended."""
    made: list[Row] = []
    for _ in range(most):
        move = asking.random_move(turn.game, turn.view(seat), seat, rng)
        after = turn.play(seat, move)
        if seat not in after.waiting or after.epoch != turn.epoch:
            break
        turn = after
        made.append((seat, move))
    return made


def _half_made(turn: AnyTurn, seat: Seat, rng: Random) -> str:
    then = turn.game.ask(turn.view(seat), seat, ())
    return Choice((rng.choice(then.answers).id,)).write() if isinstance(then, Question) else ""
