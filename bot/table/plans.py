"""What a seat does by itself when its turn comes, worked out from nothing but its own view.

A standing order acts where there is no choice. A plan holds the moves that somebody has chosen before their turn, each
with what the rules told about it then: places, prices, payments, earnings, points. It's played if all its moves are
still possible and the rules tell the very same about each of them; else none of it is.
"""

from __future__ import annotations

from itertools import islice
from secrets import randbelow
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bot.storage import timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.table.refusals import Refusal
from games import asking
from games.core import AnyGame, End, Event, IllegalMove, Seat, decode_move, encode
from games.turns import AnyTurn

#: After how many seconds of its turn a seat moves by itself: nobody reads a board and taps any sooner, so nobody can
#: tell from the time whether somebody tapped. It's a minute or so, and another one every time.
PAUSE = range(20, 121)


async def schedule(tx: Transaction, game: GameRow, now: int) -> None:
    """Somebody is waited for who has decided before."""
    await timers.put(tx, game.id, "plan", now + PAUSE.start + randbelow(len(PAUSE)))


def ordered(turn: AnyTurn, row: SeatRow) -> list[Struct]:
    """What the standing order of a seat does as its turn begins.

    Only while the seat knows nothing that others don't: then all of them can tell that there is no choice, and nobody
    learns anything from a seat that moves, or doesn't.
    """
    seat, game, epoch, found = row.seat, turn.game, turn.epoch, list[Struct]()
    if row.orders == "none" or seat in turn.moves:
        return []
    while seat in turn.waiting and turn.epoch == epoch:
        view = turn.view(seat)
        moves = [*islice(asking.moves(game, view, seat), 2)]
        if len(moves) > 1 or view != game.view(turn.position(seat), None):
            break
        after = turn.play(seat, moves[0])
        if row.orders == "pass" and after.epoch == epoch and seat in after.waiting:
            break  # more than a pass
        found += moves
        turn = after
    return found


# --- plans ------------------------------------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """A planned move, and what the rules told about it when it was planned."""

    move: Any
    told: tuple[Event, ...]


class Planned(Struct, frozen=True):
    """A plan as it stands in the position of today."""

    #: All its moves; so many of them, from the first on, are still what they were.
    steps: tuple[Step, ...]
    fitting: int
    #: The seat's view after these, with blanks for what they bring to light; and as far as it's known without any.
    view: Any
    known: Any
    #: Something comes to light: whatever comes after that is decided by those who have seen it.
    reveals: bool = False
    #: With them, the turn is over.
    ends: bool = False
    #: Why the next move can't be made any more; or else what would be told about it now.
    refusal: IllegalMove | None = None
    instead: tuple[Event, ...] = ()

    @property
    def fits(self) -> bool:
        return self.fitting == len(self.steps)

    @property
    def moves(self) -> list[Struct]:
        return [step.move for step in self.steps]

    @property
    def is_open(self) -> bool:
        """Whether any move can be planned after those that fit."""
        return not (self.reveals or self.ends)


class _Written(Struct, frozen=True):
    """A step as it's stored."""

    move: Raw
    told: tuple[Event, ...]


_READ = msgspec.json.Decoder(tuple[_Written, ...])


def read(game: AnyGame, text: str | None) -> tuple[Step, ...]:
    """What ``write`` wrote; a plan that can't be read is none."""
    if text is None:
        return ()
    try:
        return tuple(Step(decode_move(game, bytes(step.move)), step.told) for step in _READ.decode(text))
    except msgspec.MsgspecError:
        return ()


def write(steps: tuple[Step, ...]) -> str | None:
    """As text; None for a plan without moves."""
    if not steps:
        return None
    return msgspec.json.encode([_Written(Raw(encode(step.move)), step.told) for step in steps]).decode()


def followed(game: AnyGame, view: Any, seat: Seat, steps: tuple[Step, ...]) -> Planned:
    """Make the moves of a plan on the seat's view, as long as nothing has changed about them."""
    reveals, known = False, view
    for number, step in enumerate(steps):
        try:
            after = game.apply(view, seat, step.move)
        except IllegalMove as error:
            return Planned(steps, number, view, known, reveals, refusal=error)
        told = game.tell(view, after, seat, step.move)
        if told != step.told:
            return Planned(steps, number, view, known, reveals, instead=told)
        reveals, view = reveals or game.reveals(view, after, seat), after
        known = known if reveals else view
    return Planned(steps, len(steps), view, known, reveals, ends=seat not in game.waiting_on(view))


def with_move(game: AnyGame, seat: Seat, plan: Planned, move: Struct) -> Planned:
    """The moves that still fit, and one more; or ``IllegalMove``."""
    if plan.ends or (plan.reveals and not isinstance(move, End)):
        raise Refusal("plan-is-full")
    after = game.apply(plan.view, seat, move)
    step = Step(move, game.tell(plan.view, after, seat, move))
    added = followed(game, plan.view, seat, (step,))
    return Planned(
        (*plan.steps[: plan.fitting], step),
        plan.fitting + 1,
        added.view,
        added.known if not plan.reveals else plan.known,
        plan.reveals or added.reveals,
        added.ends,
    )


def can_only_end(game: AnyGame, seat: Seat, plan: Planned) -> bool:
    """Whether nothing can be planned any more but the end of the turn."""
    if plan.ends or not (plan.fits and plan.reveals):
        return False
    try:
        game.apply(plan.view, seat, End())
    except IllegalMove:
        return False
    return True


def of_turn(turn: AnyTurn, row: SeatRow) -> Planned | None:
    """A seat's plan as it stands on its turn, before it has moved; None without one."""
    steps = read(turn.game, row.plan)
    if not steps or row.seat in turn.moves:
        return None
    return followed(turn.game, turn.view(row.seat), row.seat, steps)


def ahead(turn: AnyTurn, row: SeatRow) -> Planned | None:
    """A seat's plan, perhaps without moves, before its turn; None if it can't plan one."""
    hand_turn = turn.game.hand_turn
    if hand_turn is None or turn.result is not None or row.seat in turn.waiting:
        return None
    view = hand_turn(turn.view(row.seat), row.seat)
    return None if view is None else followed(turn.game, view, row.seat, read(turn.game, row.plan))


def decided(turn: AnyTurn, row: SeatRow) -> list[Struct]:
    """What somebody who is waited for wants to be done without them: their plan, or else their standing order."""
    plan = of_turn(turn, row)
    if plan is not None and plan.fits and turn.can_play(row.seat, plan.moves):
        return plan.moves
    return ordered(turn, row)
