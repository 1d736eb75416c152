"""A stored game as the rules and the players know it: its open turn, and what one person may see of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from bot.controllers.core import Controller
from bot.storage.games import GameRow, MoveRow, SeatRow
from bot.table import choosing, plans
from bot.table.choosing import Standing
from bot.table.plans import Planned
from bot.table.refusals import BrokenGame
from games.asking import Asked
from games.core import Event, Result, Seat, decode_move, decode_options, decode_state, encode
from games.selfplay import Step
from games.turns import AnyTurn, Told, new_game, resumed, with_own
from renderers.core import Say, Table

_TOLD = msgspec.json.Decoder(tuple[Told, ...])


class Position(Struct, frozen=True, weakref=True):
    """A game as one person (or, without a seat, anybody) may see it."""

    game: GameRow
    controller: Controller
    seat: SeatRow | None
    view: Any
    waiting: tuple[Seat, ...]
    can_take_back: bool
    result: Result | None
    #: How far the player has come in choosing a move.
    standing: Standing | None = None
    #: They have just come this far; otherwise it's what was kept.
    chosen: bool = False
    #: What they see is advice: of the question's answers, only the one that leads to the move that is advised.
    advised: bool = False
    #: What everybody did last, this person's own open moves included.
    told: tuple[Told, ...] = ()
    #: What the last moves led to, without what this person may not know.
    events: tuple[Event, ...] = ()
    #: What the player has planned, as it stands now; without moves, they can plan some.
    plan: Planned | None = None
    #: Everything is shown as if their turn had come and the moves of the plan that fit were made.
    planning: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.names

    def table(self, say: Say) -> Table:
        """What a picture shows apart from the view."""
        return Table(self.names, say, self.waiting, self.told)

    @property
    def may_act(self) -> bool:
        return self.seat is not None and self.seat.seat in self.waiting and not self.game.stands_still

    @property
    def asked(self) -> Asked[Any] | None:
        """The half-made choice, for the picture that previews it: the page of its question that is shown."""
        if self.standing is None or self.standing.question is None:
            return None
        choice, question = self.standing.choice, self.standing.question
        return Asked(choice.answers, self.controller.on_page(question, choice.page))


@contextmanager
def reading(game: GameRow) -> Iterator[None]:
    """Around whatever is made of stored data. Damaged data can make the rules fail in any way."""
    try:
        yield
    except (BrokenGame, MemoryError):
        raise
    except Exception as error:
        raise BrokenGame(game.id, f"{type(error).__name__}: {error}") from error


def turn_of(controller: Controller, game: GameRow) -> AnyTurn:
    """The open turn: where it began, and the moves of the log since; or ``BrokenGame``."""
    rules = controller.game
    with reading(game):
        read_told(game)
        rows = [(row.seat, decode_move(rules, row.payload)) for row in game.moves]
        return resumed(rules, decode_state(rules, game.snapshot or ""), game.epoch, rows)


def steps(controller: Controller, game: GameRow, rows: Sequence[MoveRow]) -> Iterator[tuple[MoveRow, Step[Any, Any]]]:
    """The game played again from its seed, row by row of its log; ``ValueError`` where that can't be followed."""
    turn = start_of(controller, game)
    for number, row in enumerate(rows, start=1):
        if (row.seq, row.epoch) != (number, turn.epoch):
            raise ValueError(f"move {number} of its log is missing or in the wrong turn")
        try:
            move = decode_move(controller.game, row.payload)
            after = turn.step(row.seat, move)
        except Exception as error:
            raise ValueError(f"move {row.seq} of its log can't be played: {error!r}") from error
        yield row, Step(turn, row.seat, move, after)
        turn = after


def replayed(controller: Controller, game: GameRow, rows: Sequence[MoveRow]) -> AnyTurn:
    """Where the log leads to."""
    turn = start_of(controller, game)
    for _, step in steps(controller, game, rows):
        turn = step.after
    return turn


def snapshot(turn: AnyTurn) -> str:
    return encode(turn.base).decode()


def read_told(game: GameRow) -> tuple[Told, ...]:
    return _TOLD.decode(game.told)


def write_told(told: tuple[Told, ...]) -> str:
    return msgspec.json.encode(told).decode()


def position_of(
    controller: Controller,
    game: GameRow,
    turn: AnyTurn,
    player_id: int | None,
    standing: Standing | None = None,
    *,
    planning: bool = False,
) -> Position:
    """What somebody sees; ``standing`` is where they have just got to, unless it's what was kept.

    ``planning`` shows their plan, if they can plan anything now.
    """
    row = None if player_id is None else game.seat_of(player_id)
    seat = None if row is None else row.seat
    plan = None if row is None or controller.game.hand_turn is None else _plan(turn, row)
    planning = planning and plan is not None and seat not in turn.waiting
    view = plan.known if plan is not None and planning else turn.view(seat)
    asked = (seat,) if plan is not None and planning and plan.is_open else () if planning else turn.waiting
    return Position(
        game=game,
        controller=controller,
        seat=row,
        view=view,
        waiting=turn.waiting,
        can_take_back=seat is not None and turn.can_take_back(seat),
        result=turn.result,
        standing=standing or _standing(controller, view, row, asked),
        chosen=standing is not None,
        told=with_own(read_told(game), turn, seat),
        plan=plan,
        planning=planning,
    )


def _plan(turn: AnyTurn, row: SeatRow) -> Planned | None:
    if row.level is not None:
        return None
    return plans.of_turn(turn, row) if row.seat in turn.waiting else plans.ahead(turn, row)


def _standing(
    controller: Controller, view: Any, row: SeatRow | None, asked: tuple[Seat | None, ...]
) -> Standing | None:
    rules = controller.game
    if row is None or row.seat not in asked:
        return None
    standing = choosing.follow(rules, view, row.seat, choosing.read(row.choice or ""))
    # A kept choice that already leads to a move was made in another position: it has to be made again.
    return standing if standing.question is not None else choosing.start(rules, view, row.seat)


def start_of(controller: Controller, game: GameRow) -> AnyTurn:
    return new_game(controller.game, len(game.seats), options_of(controller, game), game.seed)


def options_of(controller: Controller, game: GameRow) -> Any:
    with reading(game):
        return decode_options(controller.game, game.options)
