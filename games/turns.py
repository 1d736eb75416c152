"""The open turn, the same in every game: the position it began with, and each seat's moves since.

A seat sees the base plus its own moves; everyone else sees the base and who has ended. When everybody has ended, the
game resolves the turn and the next one opens. A turn is a value: every change returns a new one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from games.core import End, Event, Game, IllegalMove, M, O, Question, Result, Retraction, S, Seat, TakeBack, Undo
from games.rng import luck


class Told(Struct, frozen=True):
    """What everybody may know about one turn. Kept with the game for its pictures and posts."""

    turn: int
    #: Whose turn it was.
    seats: tuple[Seat, ...]
    events: tuple[Event, ...]


class Turn(Struct, Generic[S, M], frozen=True, eq=False, gc=False):
    game: Game[S, Any, M]
    #: The position the turn began with. Everybody knows what they may see of it.
    base: S
    #: How many turns came before this one. It counts what the whole table gets to see.
    epoch: int
    #: Each seat's moves, in order.
    moves: dict[Seat, tuple[M, ...]]
    #: The positions those moves led to, move by move.
    positions: dict[Seat, tuple[S, ...]]
    #: The seats that take part in this turn and haven't ended it.
    waiting: tuple[Seat, ...]
    #: The turn before, with all its moves, if it was played and not read: that's where ``told`` finds what happened,
    #: and what ``undo`` opens again.
    last: Turn[S, M] | None = None

    def __eq__(self, other: object) -> bool:
        """How a turn came about doesn't matter."""
        if not isinstance(other, Turn):
            return NotImplemented
        own = (self.game, self.base, self.epoch, self.moves, self.positions)
        return own == (other.game, other.base, other.epoch, other.moves, other.positions)

    __ne__ = object.__ne__  # that of a Struct doesn't ask ``__eq__``

    # --- looking ------------------------------------------------------------------------------------------------------

    def position(self, seat: Seat | None) -> S:
        """The base plus the seat's own moves: the full state, secrets and all."""
        own = self.positions.get(seat, ()) if seat is not None else ()
        return own[-1] if own else self.base

    def view(self, seat: Seat | None) -> S:
        """What the seat (None: a spectator) may know, its own open moves included."""
        return self.game.view(self.position(seat), seat)

    def has_ended(self, seat: Seat) -> bool:
        return seat in self.positions and seat not in self.waiting

    @property
    def is_shared(self) -> bool:
        """Whether several seats take part in it."""
        return len(self.game.waiting_on(self.base)) > 1

    def can_only_end(self, seat: Seat) -> bool:
        """Whether the seat has moved and nothing is left to choose; others learn nothing if it isn't asked to end."""
        if seat not in self.waiting or seat not in self.moves:
            return False
        view = self.view(seat)
        question = self.game.ask(view, seat, ())
        if not isinstance(question, Question) or question.always or len(question.answers) > 1:
            return False
        return isinstance(self.game.ask(view, seat, (question.answers[0].id,)), End)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.base)

    # --- moving -------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: M) -> Turn[S, M]:
        """This turn with one more move, or the next turn if nobody else is being waited for."""
        if seat not in self.waiting:
            raise self._not_waiting(seat)
        game, waiting = self.game, self.waiting
        after = game.apply(self.position(seat), seat, move)
        if seat not in game.waiting_on(after):
            waiting = tuple([other for other in waiting if other != seat])
        moves = {**self.moves, seat: (*self.moves.get(seat, ()), move)}
        positions = {**self.positions, seat: (*self.positions.get(seat, ()), after)}
        if waiting:
            return Turn(game, self.base, self.epoch, moves, positions, waiting, self.last)
        played = Turn(game, self.base, self.epoch, moves, positions, waiting)
        following = game.resolve(played)
        return Turn(game, following, self.epoch + 1, {}, {}, game.waiting_on(following), played)

    def _not_waiting(self, seat: Seat) -> IllegalMove:
        if self.result is not None:
            return IllegalMove("game_over")
        return IllegalMove("already_ended" if self.has_ended(seat) else "not_your_turn")

    def play_all(self, seat: Seat, moves: Iterable[M]) -> Turn[S, M]:
        """Several moves of one turn: all of them, or ``IllegalMove`` and none.

        They are tried on the seat's view first, so a refusal never gives away something that was drawn.
        """
        if seat not in self.waiting:
            raise self._not_waiting(seat)
        known, turn = self.view(seat), self
        for move in moves:
            if turn.epoch != self.epoch or seat not in turn.waiting:
                raise IllegalMove("turn_is_over")
            known = self.game.apply(known, seat, move)
            turn = turn.play(seat, move)
        return turn

    def can_play(self, seat: Seat, moves: Iterable[M]) -> bool:
        try:
            self.play_all(seat, moves)
        except IllegalMove:
            return False
        return True

    # --- taking back --------------------------------------------------------------------------------------------------

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the seat has made a move that revealed nothing."""
        own = self.positions.get(seat, ())
        if not own or self.result is not None:
            return False
        before = own[-2] if len(own) > 1 else self.base
        return not self.game.reveals(before, own[-1], seat)

    def take_back(self, seat: Seat) -> Turn[S, M]:
        if not self.can_take_back(seat):
            raise IllegalMove("nothing_to_take_back")
        moves, positions = dict(self.moves), dict(self.positions)
        moves[seat], positions[seat] = moves[seat][:-1], positions[seat][:-1]
        if not moves[seat]:
            del moves[seat], positions[seat]
        waiting = tuple(one for one in self.game.waiting_on(self.base) if one == seat or one in self.waiting)
        return replace(self, moves=moves, positions=positions, waiting=waiting)

    def take_back_choice(self, seat: Seat) -> Turn[S, M]:
        """Without the seat's last choice. An end to which there was no choice goes together with the move before it."""
        after = self.take_back(seat)
        forced = isinstance(self.moves[seat][-1], End) and after.can_only_end(seat)
        return after.take_back(seat) if forced and after.can_take_back(seat) else after

    # --- undoing a turn that is over ----------------------------------------------------------------------------------

    def has_revealed(self, seat: Seat) -> bool:
        """Whether one of the seat's moves has brought something hidden to light."""
        positions = (self.base, *self.positions.get(seat, ()))
        return any(self.game.reveals(before, after, seat) for before, after in pairwise(positions))

    @property
    def undoable(self) -> Seat | None:
        """Whose turn before this one can be opened again.

        Both have to be turns of one seat each. Since the one before began, nobody may have seen anything that was
        hidden, and nothing may have been left to chance.
        """
        now_playing = self.game.waiting_on(self.base)
        if self.last is None or self.result is not None or len(self.last.moves) != 1 or len(now_playing) != 1:
            return None
        (seat,), (active,) = self.last.moves, now_playing
        before, now = self.last.base, self.position(active)
        revealed = self.last.has_revealed(seat) or self.game.reveals(self.last.position(seat), self.base, seat)
        if revealed or seat == active or self.has_revealed(active) or luck(before) != luck(now):
            return None
        if self.game.shows(self.last.position(seat)):
            return None
        return seat

    def undo(self, seat: Seat) -> Turn[S, M]:
        """The turn before begins again, as one more turn; what has been done in this one is gone."""
        if self.last is None or seat != self.undoable:
            raise IllegalMove("nothing_to_take_back")
        return open_turn(self.game, self.last.base, self.epoch + 1)

    def step(self, seat: Seat, row: M | Retraction) -> Turn[S, M]:
        """One row of the log."""
        match row:
            case TakeBack():
                return self.take_back(seat)
            case Undo():
                return self.undo(seat)
        return self.play(seat, row)


def open_turn(game: Game[S, O, M], base: S, epoch: int = 0) -> Turn[S, M]:
    return Turn(game, base, epoch, {}, {}, game.waiting_on(base))


def new_game(game: Game[S, O, M], seats: int, options: O, seed: int) -> Turn[S, M]:
    return open_turn(game, game.new(seats, options, seed))


def resumed(game: Game[S, O, M], base: S, epoch: int, rows: Iterable[tuple[Seat, M | Retraction]]) -> Turn[S, M]:
    """The open turn of a stored game, from its base and the log since."""
    turn = open_turn(game, base, epoch)
    for seat, row in rows:
        turn = turn.step(seat, row)
    return turn


# --- the log ----------------------------------------------------------------------------------------------------------


def told(before: Turn[S, M], after: Turn[S, M], reader: Seat | None) -> Iterator[Event]:
    """What a reader learns between two moments of a turn, or up to the start of the next one.

    They hear of their own moves right away, and of everybody else's, with what followed, when the turn is over. Of a
    turn that went because the one before it was opened again, nobody hears anything.
    """
    ended = after if after.epoch == before.epoch else after.last
    if ended is None:
        return
    if reader is not None:
        for number in range(len(before.moves.get(reader, ())), len(ended.moves.get(reader, ()))):
            yield from _told_move(ended, reader, number, reader)
    if ended is after:
        return
    for other in sorted(ended.moves):
        if other != reader:
            for number, move in enumerate(ended.moves[other]):
                if not ended.game.private(move):
                    yield from _told_move(ended, other, number, reader)
    yield from _told_resolving(ended, after, reader)


def _told_move(turn: Turn[S, M], seat: Seat, number: int, reader: Seat | None) -> tuple[Event, ...]:
    view, own = turn.game.view, turn.positions[seat]
    before = own[number - 1] if number else turn.base
    return turn.game.tell(view(before, reader), view(own[number], reader), seat, turn.moves[seat][number])


def _told_resolving(ended: Turn[S, M], after: Turn[S, M], reader: Seat | None) -> tuple[Event, ...]:
    """What followed from the moves: of a single seat, or of a round of several, seen from where it began."""
    alone = next(iter(ended.moves)) if len(ended.moves) == 1 else None
    return ended.game.tell(ended.game.view(ended.position(alone), reader), after.view(reader), None, None)


def remembered(past: tuple[Told, ...], before: Turn[S, M], after: Turn[S, M], seats: int) -> tuple[Told, ...]:
    """As much of the past as it takes to show what everybody did last."""
    if after.epoch == before.epoch:
        return past
    if after.last is None:  # the turn before was opened again, and there everything is still to be done
        return past[:-1]
    acted = tuple(sorted(after.last.moves))
    turns = (*past, Told(before.epoch, acted, tuple(told(before, after, None))))[-2 * seats :]
    missing = set(range(seats))
    for kept, turn in enumerate(reversed(turns), start=1):
        missing -= {*turn.seats}
        if not missing:
            return turns[-kept:]
    return turns


def with_own(past: tuple[Told, ...], turn: Turn[S, M], seat: Seat | None) -> tuple[Told, ...]:
    """The past as a seat sees it: with what it has done in the open turn."""
    own = tuple(told(open_turn(turn.game, turn.base, turn.epoch), turn, seat))
    return (*past, Told(turn.epoch, (seat,), own)) if seat is not None and own else past


AnyTurn = Turn[Any, Any]
