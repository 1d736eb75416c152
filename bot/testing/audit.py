"""What must be true of the log, the position, the results, what players were told, and what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.languages import language
from bot.ranking import recounting
from bot.storage import files, games, outside, results
from bot.storage import standings as sums
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, MoveRow
from bot.storage.results import SeatResult
from bot.table import choosing
from bot.table.positions import position_of, turn_of
from bot.testing.payloads import alt_texts, controls_of, text_of
from bot.testing.people import Click, Person
from bot.testing.places import Message, Places
from bot.ui.messages import read_id
from games.core import AnyGame, End, IllegalMove, Question, Seat, TakeBack, decode_move, decode_options
from games.turns import AnyTurn, new_game
from renderers.core import shortened

#: How many moves are named when they don't fit together.
LATEST = 5
#: What a seat saw before a move, and the move.
Made = tuple[Any, Any]


class Ledger:
    """One game as it is stored, and as its seed and its log alone tell it."""

    def __init__(self, row: GameRow, moves: Sequence[MoveRow], found: Sequence[SeatResult] = ()) -> None:
        self.row = row
        #: The results that were written down.
        self.results = found
        self.controller: Controller = CONTROLLERS[row.slug]
        self.moves = [(move.seat, decode_move(self.controller.game, move.payload)) for move in moves]
        #: Which of them a computer has made.
        self.by_computer = [move.level is not None for move in moves]

    @cached_property
    def turns(self) -> list[AnyTurn]:
        """The turn before every move and after the last one; ``IllegalMove`` if the log breaks the rules."""
        options = decode_options(self.controller.game, self.row.options)
        turns = [new_game(self.controller.game, len(self.row.seats), options, self.row.seed)]
        for seat, move in self.moves:
            turns.append(turns[-1].step(seat, move))
        return turns

    @property
    def stored(self) -> AnyTurn:
        """The open turn, from where it began."""
        return turn_of(self.controller, self.row)

    def made_by(self, seat: Seat, since: int = 0) -> list[Made]:
        """The moves that a player has made, without those of the first rows of the log."""
        rows = list(zip(self.turns, self.moves, self.by_computer, strict=False))[since:]
        return [(turn.view(seat), move) for turn, (who, move), computer in rows if who == seat and not computer]


class Books(Struct, frozen=True):
    """All that an audit reads from the database, at one moment."""

    ledgers: dict[int, Ledger]
    #: The games of the clubs, by channel.
    clubs: dict[int, list[GameRow]]
    #: What the tables of sums and ratings hold, and what they hold after a recount.
    sums: dict[str, list[tuple[Any, ...]]]
    recounted: dict[str, list[tuple[Any, ...]]]


async def open_books(path: Path, game_ids: Iterable[int], copy: Path, channels: Sequence[int] = ()) -> Books:
    """Read from a copy, so that the bot may go on."""
    files.copy(path, copy)
    database = await Database.open(copy)
    try:
        found = await database.read(_ledgers, sorted(set(game_ids)))
        clubs = {channel: await database.read(_all_in, channel) for channel in channels}
        before = await database.read(sums.everything)
        await database.write(recounting.rebuild)
        return Books(found, clubs, before, await database.read(sums.everything))
    finally:
        await database.close()


async def _ledgers(connection: Connection, game_ids: Sequence[int]) -> dict[int, Ledger]:
    written = {rows[0].game_id: rows async for rows in results.all_games(connection)}
    found = {}
    for game_id in game_ids:
        row = await games.find(connection, game_id)
        if row is not None:
            found[game_id] = Ledger(row, await games.moves(connection, game_id), written.get(game_id, ()))
    return found


async def _all_in(connection: Connection, channel: int) -> list[GameRow]:
    found = [await games.find(connection, game_id) for game_id in await outside.ids_in(connection, channel)]
    return [row for row in found if row is not None]


# --- the audit --------------------------------------------------------------------------------------------------------


def findings(books: Books, people: Iterable[Person], places: Places) -> list[str]:
    """Everything that isn't as it should be."""
    found = [f"{table} differs from a recount" for table, rows in books.sums.items() if books.recounted[table] != rows]
    readable = {}
    for game_id, ledger in books.ledgers.items():
        try:
            problems = [_wrong_position(ledger), _wrong_results(ledger), _wrong_board(ledger, places)]
            readable[game_id] = ledger
        except IllegalMove as error:
            problems = [f"its log breaks the rules: {error}"]
        found += [f"game {game_id} ({ledger.row.slug}): {problem}" for problem in problems if problem]
    return [*found, *unexplained(people, readable)]


def unexplained(people: Iterable[Person], ledgers: Mapping[int, Ledger]) -> list[str]:
    """Those whose moves aren't what they were told."""
    found = []
    for person in people:
        ledger = ledgers.get(person.table.game_id)
        if ledger is None:
            found.append(f"game {person.table.game_id}: the moves of {person.user} are gone")
            continue
        seat = ledger.row.seat_of(person.user)
        made = [] if seat is None else ledger.made_by(seat.seat, person.table.played)
        if seat is None or not explains(ledger.controller.game, seat.seat, person.clicks, made):
            told = [click for click in person.clicks if click.outcome != "shown"][-LATEST:]
            kept = [move for _, move in made][-LATEST:]
            found.append(f"game {ledger.row.id}: {person.user} was last told {told}, the log ends with {kept}")
        if seat is not None and ledger.row.status == "running" and person.away is (seat.level is None):
            found.append(f"game {ledger.row.id}: {person.user} {'left' if person.away else 'came back'} in vain")
    return found


def explains(game: AnyGame, seat: Seat, clicks: Sequence[Click], made: Sequence[Made]) -> bool:
    """Whether the seat made exactly the moves it was told about, in that order, and no impossible ones."""
    #: How many of the moves may have been made so far.
    reached = {0}
    since = 0
    for number, click in enumerate(clicks):
        before = clicks[since:number]
        further = {
            count + moves
            for count in reached
            if click.outcome in ("moved", "unknown")
            for moves in _led_to(game, seat, click, before, made[count:])
        }
        reached = further if click.outcome == "moved" else reached | further
        if click.outcome == "moved":
            since = number + 1
    return len(made) in reached


def _led_to(game: AnyGame, seat: Seat, click: Click, before: Sequence[Click], made: Sequence[Made]) -> list[int]:
    """How many of the next moves may be what the click led to; none if they are something else.

    A turn with nothing left to choose confirms itself, and that is taken back together with the move before it.
    """
    if not made:
        return []
    view, _ = made[0]
    match click.kind:
        case "back":
            expected = [TakeBack()]
        case "choose":
            expected = [_chosen(game, view, seat, click, before)]
        case "type":
            expected = _typed(game, view, seat, click.text)
    count = len(expected)
    if expected != [move for _, move in made[:count]]:
        return []
    return [count, count + 1] if made[count:] and _by_itself(game, seat, click, *made[count]) else [count]


def _by_itself(game: AnyGame, seat: Seat, click: Click, view: Any, move: Struct) -> bool:
    """Whether a move that wasn't chosen on its own can follow from a click."""
    if click.kind == "back":
        return move == TakeBack()
    if click.kind == "choose" and choosing.read(click.text).ending:
        return move == End()
    question = game.ask(view, seat, ()) if move == End() else None
    return isinstance(question, Question) and len(question.answers) == 1


def _chosen(game: AnyGame, view: Any, seat: Seat, click: Click, before: Sequence[Click]) -> Any:
    """The move that a tap led to. An id that was too long goes on from what an earlier tap had led to."""
    choice = choosing.read(click.text)
    if choice.after is None:
        return choosing.follow(game, view, seat, choice).move
    known = {choosing.mark(kept): kept for kept in _kept(game, view, seat, before)}
    whole = choosing.whole(known.get(choice.after[0], choosing.Choice()), choice)
    return None if whole is None else choosing.follow(game, view, seat, whole).move


def _kept(game: AnyGame, view: Any, seat: Seat, clicks: Sequence[Click]) -> list[choosing.Choice]:
    """The half-made choices that may be kept with a seat after these taps."""
    kept = [choosing.start(game, view, seat).choice]
    for click in clicks:
        if click.kind == "choose":
            choice = choosing.read(click.text)
            known = {choosing.mark(one): one for one in kept}
            base = known.get(choice.after[0]) if choice.after else choosing.Choice()
            whole = None if base is None else choosing.whole(base, choice)
            if whole is not None:
                kept.append(choosing.follow(game, view, seat, whole).choice)
    return kept


def _typed(game: AnyGame, view: Any, seat: Seat, line: str) -> list[Any]:
    try:
        read = game.notation.read_line(line, view, seat)
    except IllegalMove:
        return [None]
    return [read] if isinstance(read, Struct) else list(read)


# --- one game ---------------------------------------------------------------------------------------------------------


def _wrong_position(ledger: Ledger) -> str:
    replayed = ledger.turns[-1]
    if (ledger.row.status == "finished") is (replayed.result is None):
        return f"it's {ledger.row.status}, but the log says otherwise"
    return "" if replayed == ledger.stored else "the position isn't what the log leads to"


def _wrong_results(ledger: Ledger) -> str:
    result = ledger.turns[-1].result
    expected = [] if result is None else [(score.seat, score.total, score.rank) for score in result.seats]
    written = [(row.seat, row.total, row.rank) for row in ledger.results]
    return "" if sorted(written) == sorted(expected) else f"the results are {written} instead of {expected}"


def _wrong_board(ledger: Ledger, places: Places) -> str:
    """The latest board that everybody sees shows the position, and says whose turn it is."""
    row = ledger.row
    if row.private or row.status == "cancelled" or places.problem(row.channel_id) is not None:
        return ""
    if row.status == "finished" and row.thread_id is not None and places.problem(row.thread_id) is not None:
        return ""  # its last board was posted, and nothing brings it back
    boards = boards_of(row.id, places)
    if not boards:
        return "there is no board"
    shown = places.messages[boards[-1]].payload
    say = language("en")
    position = position_of(ledger.controller, row, ledger.turns[-1], None)
    draw = ledger.controller.renderer.board if position.result is None else ledger.controller.renderer.final
    expected = shortened(draw(position.view, position.table(say)).alt)
    if expected not in alt_texts(shown):
        return f"the newest board isn't the one of version {row.version}"
    people = [row.seats[seat].player_id for seat in position.waiting if row.seats[seat].level is None]
    missing = [person for person in people if f"<@{person}>" not in text_of(shown)]
    return f"the newest board doesn't say that it's the turn of {missing}" if missing else ""


def boards_of(game_id: int, places: Places) -> list[int]:
    """The messages with a picture and a button of the game, oldest first."""
    return sorted(number for number, message in places.messages.items() if _is_board(message, game_id))


def _is_board(message: Message, game_id: int) -> bool:
    controls = [read_id(part["custom_id"]) for part in controls_of(message.payload)]
    return bool(alt_texts(message.payload)) and any(control.game_id == game_id for control in controls)
