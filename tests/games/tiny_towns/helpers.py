"""Positions in the text notation, made into turns."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games import asking
from games.core import Answers, Event, Params, Question
from games.rng import Rng
from games.tiny_towns import GAME
from games.tiny_towns.data import BUILDINGS, CARDS, DATA
from games.tiny_towns.layout import layout_of
from games.tiny_towns.notation import read_move, write_move
from games.tiny_towns.positions import read_town, write_town
from games.tiny_towns.rounds import open_round
from games.tiny_towns.scoring import Scored, Surroundings, score_layout
from games.tiny_towns.state import Move, Options, Player, Resource, State
from games.turns import Turn, open_turn, told

Table = Turn[State, Move]

FIRST_GAME = DATA.first_game
EMPTY = ". . . .  . . . .  . . . .  . . . ."


def display_with(*cards: str) -> tuple[str, ...]:
    """The display of the first game with some cards exchanged for others of their category."""
    exchanged = {CARDS[card].category: card for card in cards}
    return tuple(exchanged.get(CARDS[card].category, card) for card in FIRST_GAME)


def position(
    *towns: str,
    cards: tuple[str, ...] = (),
    resource: Resource | None = "G",
    round_: int = 1,
    kept: tuple[str | None, ...] = (),
    options: Options | None = None,
    **facts: Any,
) -> State:
    """A round in which everybody is about to take ``resource`` (None: a free round, or the choice of a solo)."""
    monuments = [*kept, *[None] * len(towns)]
    players = tuple(Player(read_town(town), kept=monument) for town, monument in zip(towns, monuments, strict=False))
    state = State(
        rules=1,
        rng=Rng(1),
        options=options or Options(set_up="random", monuments=True),
        display=display_with(*cards),
        players=players,
        round=round_,
        resource=resource,
        deck=("W", "H", "B", "G", "S", "W", "H", "B", "S"),
        hidden=("W", "H", "B", "G", "S"),
    )
    state = replace(state, **facts)
    return open_round(state) if state.phase == "round" else state


def table(*towns: str, **facts: Any) -> Table:
    return open_turn(GAME, position(*towns, **facts))


def play(turn: Table, seat: int, *moves: str) -> Table:
    for move in moves:
        turn = turn.play(seat, read_move(move))
    return turn


def say(turn: Table, seat: int, line: str) -> Table:
    """A line as a person types it."""
    return turn.play_all(seat, GAME.notation.read_line(line, turn.view(seat), seat))


# --- what can be done -------------------------------------------------------------------------------------------------


def moves(turn: Table, seat: int = 0, start: str = "") -> list[str]:
    """Every move the seat is offered, of those whose text begins like this."""
    offered = asking.moves(GAME, turn.view(seat), seat)
    return [text for text in map(write_move, offered) if text.startswith(start)]


def question(turn: Table, seat: int = 0, answers: Answers = ()) -> Question:
    asked = GAME.ask(turn.view(seat), seat, answers)
    assert isinstance(asked, Question)
    return asked


def ids(turn: Table, seat: int = 0, answers: Answers = ()) -> list[str]:
    return [answer.id for answer in question(turn, seat, answers).answers]


def asked(turn: Table, seat: int, *answers: str) -> asking.Asked[Move]:
    """Where a person stands after these answers; questions with one answer answer themselves."""
    return asking.ask(GAME, turn.view(seat), seat, answers)


def events(before: Table, seat: int, move: str, reader: int | None) -> list[Event]:
    """What a reader is told about a move and what follows from it."""
    return list(told(before, play(before, seat, move), reader))


def did(seat: int, code: str, params: Params, round_: int = 1) -> Event:
    """What a seat did in a round, as it is told."""
    return Event(code, seat, {**params, "round": round_})


# --- towns ------------------------------------------------------------------------------------------------------------


def town_of(turn: Table, seat: int = 0) -> str:
    """The town as its owner sees it, in one line of tokens."""
    return " ".join(write_town(turn.position(seat).players[seat].town).split())


def score(town: str, *cards: str, around: Surroundings | None = None) -> Scored:
    return score_layout(layout_of(read_town(town)), display_with(*cards), around or Surroundings())


def points(town: str, card: str, *others: str, around: Surroundings | None = None) -> int:
    """What all buildings of a card (or the monument) are worth in a town."""
    scored = score(town, *([card] if card in BUILDINGS else []), *others, around=around)
    if card not in BUILDINGS:
        return scored.monument
    return scored.cards[display_with(card).index(card)]
