"""What must be true of the log, the snapshot, what players were told, and what everybody saw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, MoveRow
from bot.table import choosing
from bot.table.positions import turn_of
from games.core import Game, decode_move, decode_options
from games.turns import Turn, new_game
from tests.faults.crowd import Click, Person
from tests.faults.stand_in import StandIn

#: What a seat saw before a move, and the move.
Made = tuple[Any, Any]


class Ledger:
    """One game as it is stored."""

    def __init__(self, row: GameRow, moves: list[MoveRow], posts: list[dict[str, Any]]) -> None:
        self.row = row
        self.posts = posts
        self._controller = CONTROLLERS[row.slug]
        self._moves = [(move.seat, decode_move(self._controller.game, move.payload)) for move in moves]

    @classmethod
    async def read(cls, database: Database, game_id: int) -> Ledger:
        row = await database.read(games.find, game_id)
        moves = await database.read(games.moves, game_id)
        posts = await database.read(Connection.all, "SELECT * FROM post WHERE game_id = ? ORDER BY id", (game_id,))
        assert row is not None
        return cls(row, moves, [dict(post) for post in posts])

    @property
    def stored(self) -> Any:
        """The open turn, from where it began."""
        return turn_of(self._controller, self.row)

    def turns(self) -> list[Turn[Any, Any]]:
        """The turn before every move and after the last one, replayed from the seed and the log alone."""
        options = decode_options(self._controller.game, self.row.options)
        turn = new_game(self._controller.game, len(self.row.seats), options, self.row.seed)
        assert isinstance(turn, Turn)
        turns = [turn]
        for seat, move in self._moves:
            turns.append(turns[-1].step(seat, move))
        return turns

    def resolved(self) -> int:
        """How often the whole table got to see something new, including the set-up."""
        return 1 + self.turns()[-1].epoch

    def explained_by(self, seat: int, clicks: Sequence[Click]) -> bool:
        """Whether the seat made exactly the moves it was told about, in that order, and no impossible ones."""
        made = [
            (turn.view(seat), move) for turn, (who, move) in zip(self.turns(), self._moves, strict=False) if who == seat
        ]
        return explains(self._controller.game, seat, clicks, made)

    def boards(self) -> list[str | None]:
        """What became of every board that was requested."""
        return [post["outcome"] for post in self.posts if post["kind"] == "board"]


def unexplained(people: Iterable[Person], ledgers: Mapping[int, Ledger]) -> list[str]:
    """Those whose moves aren't what they were told."""
    return [
        f"told: {person.clicks}, kept: {ledgers[person.game_id].stored}"
        for person in people
        if not ledgers[person.game_id].explained_by(person.seat, person.clicks)
    ]


def explains(game: Game[Any, Any, Any], seat: int, clicks: Sequence[Click], made: Sequence[Made]) -> bool:
    if not clicks:
        return not made
    first, rest = clicks[0], clicks[1:]
    match first.outcome:
        case "moved":
            return _taken(game, seat, clicks, made)
        case "shown" | "not_done":
            return explains(game, seat, rest, made)
        case "unknown":
            return _taken(game, seat, clicks, made) or explains(game, seat, rest, made)


def _taken(game: Game[Any, Any, Any], seat: int, clicks: Sequence[Click], made: Sequence[Made]) -> bool:
    """Whether the first move is what the first click led to, and the rest is explained too."""
    if not made:
        return False
    view, move = made[0]
    standing = choosing.follow(game, view, seat, choosing.read(clicks[0].answers))
    return standing.move == move and explains(game, seat, clicks[1:], made[1:])


def faulty_boards(ledgers: Iterable[Ledger], stand_in: StandIn) -> list[str]:
    """Every resolved round asks for a board, and it's shown, unless a later one of the same game comes first."""
    faults = []
    for ledger in ledgers:
        boards = ledger.boards()
        if len(boards) != ledger.resolved():
            faults.append(f"{len(boards)} boards for {ledger.resolved()} rounds")
        if ledger.row.board_message_id not in stand_in.messages:
            faults.append(f"the last board, {ledger.row.board_message_id}, isn't there")
        faults += [
            f"board {number}: {outcome}"
            for number, outcome in enumerate(boards)
            if not _shown_or_overtaken(outcome, boards[number + 1 :], stand_in)
        ]
    return faults


def _shown_or_overtaken(outcome: str | None, later: Sequence[str | None], stand_in: StandIn) -> bool:
    kind, _, message = (outcome or "").partition(" ")
    match kind:
        case "sent":
            return int(message) in stand_in.messages
        case "superseded":
            return any(text and text.startswith(("sent", "edited")) for text in later)
    return kind == "edited"
