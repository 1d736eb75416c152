"""What a seat does by itself when its turn comes, worked out from nothing but its own view."""

from __future__ import annotations

from itertools import islice
from secrets import randbelow

from msgspec import Struct

from bot.storage import timers
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from games import asking
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
