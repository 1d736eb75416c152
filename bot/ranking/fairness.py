"""Who made which moves, and what that means for ranks and ratings. ``docs/fairness.md`` says it to the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.ranking.rating import CAUTION, COMPUTERS, LOSS, TIE, WIN, Comparison, Rating, rated
from bot.storage.games import GameRow, MoveRow
from bot.storage.results import SeatResult
from games.core import Level, Seat, TakeBack, Undo, encode

_TAKE_BACK, _UNDO = encode(TakeBack()).decode(), encode(Undo()).decode()
#: Rated games need this many people. Whoever leaves stays one of them.
FEWEST_PEOPLE = 2


class Share(Struct, frozen=True):
    """How many moves were made in a seat, how many of them by a computer, and by which."""

    moves: int = 0
    computer_moves: int = 0
    stand_in: Level | None = None

    @property
    def own(self) -> bool:
        """Whether a computer made no more than a tenth of the moves."""
        return 10 * self.computer_moves <= self.moves


def shares(log: Iterable[MoveRow]) -> dict[Seat, Share]:
    """Each seat's share, from the whole log of a game.

    A move that was taken back or undone isn't one, unless a computer had chosen it: otherwise everybody could ask for
    advice.
    """
    seats: dict[Seat, list[MoveRow]] = {}
    advice: dict[Seat, list[Level]] = {}
    for row in log:
        made = seats.setdefault(row.seat, [])
        gone = list[MoveRow]()
        if row.payload == _UNDO:
            # Its turn and the one after it are played again.
            gone = [one for rows in seats.values() for one in rows if one.epoch >= row.epoch - 1]
        elif row.payload == _TAKE_BACK:
            gone = made[-1:]  # in a damaged log, what it takes back may be missing
        else:
            made.append(row)
        for one in gone:
            seats[one.seat].remove(one)
            if one.level is not None:
                advice.setdefault(one.seat, []).append(one.level)
    return {seat: _share([*(row.level for row in made), *advice.get(seat, ())]) for seat, made in seats.items()}


def _share(levels: Sequence[Level | None]) -> Share:
    computers = Counter(level for level in levels if level is not None)
    return Share(len(levels), computers.total(), computers.most_common(1)[0][0] if computers else None)


# --- hints ------------------------------------------------------------------------------------------------------------


def allows_hints(game: GameRow) -> bool:
    """Whether nothing is at stake for anybody else: nobody else plays, and a game alone doesn't rank."""
    people = sum(seat.player_id is not None for seat in game.seats)
    return people < FEWEST_PEOPLE and not (len(game.seats) == 1 and game.ranked)


# --- rated games ------------------------------------------------------------------------------------------------------


def left(row: SeatResult) -> bool:
    """Whether the owner of the seat had left it to a computer when the game ended."""
    return row.player_id is not None and row.level is not None


def own(row: SeatResult) -> bool:
    """Whether a person played the seat: to the end, nearly all of it, and without hints."""
    return row.level is None and not row.hinted and Share(row.moves, row.computer_moves).own


def is_rated(rows: Sequence[SeatResult]) -> bool:
    return sum(row.player_id is not None for row in rows) >= FEWEST_PEOPLE


def new_ratings(rows: Sequence[SeatResult], before: dict[Seat, Rating]) -> dict[Seat, Rating]:
    """What a game does to the ratings of the people in it; ``before`` has one for each of their seats."""
    strengths = {row.seat: before[row.seat] if own(row) else COMPUTERS[_computer(row)] for row in rows}
    after = dict[Seat, Rating]()
    for row in rows:
        if row.seat in before:
            others = [Comparison(strengths[other.seat], _score(row, other)) for other in rows if other is not row]
            new = rated(before[row.seat], others)
            after[row.seat] = new if own(row) else _not_raised(before[row.seat], new)
    return after


def _not_raised(before: Rating, new: Rating) -> Rating:
    """The new rating without what would raise it: neither a higher strength nor the certainty that shows more of it."""
    mu = min(before.mu, new.mu)
    return replace(new, mu=mu, sigma=max(new.sigma, before.sigma - (before.mu - mu) / CAUTION))


def _computer(row: SeatResult) -> Level:
    """The computer that a seat counts as for the others."""
    return row.stand_in or row.level or "normal"


def _score(row: SeatResult, other: SeatResult) -> float:
    """How a seat did against another one. For its owner, a seat they left is last."""
    if left(row):
        return TIE if left(other) else LOSS
    return TIE if row.rank == other.rank else WIN if row.rank < other.rank else LOSS
