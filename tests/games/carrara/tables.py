"""Positions for the tests, in the notation of the game: everything not named is as empty as it can be."""

from __future__ import annotations

from games import asking
from games.carrara import GAME
from games.carrara.notation import read_line, read_move, write_move
from games.carrara.positions import POSITION
from games.carrara.state import Move, State
from games.core import Answers, Event, Question, Seat
from games.turns import Turn, open_turn, told
from tests.games.reading import fragment

EMPTY_DISPLAY = "- - - - - - - - -"
#: More than enough for a display beside what players have built.
TILES = "VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1 BIB4 CAS3 PAL2 POR3 VIL2 CAT3 PAL3 POR2 VIL4"
NOBODY = "- 0c 0vp objects 0 0 0 0 0 0 | - | scored -"


def position(
    *seats: str,
    wheel: str = "-/-/-/-/-/-",
    bag: str = "-",
    display: str = "",
    stack: str = "-",
    field: str = "book chalice crown gate flag arms",
    supply: str = "",
    closed: str = "-",
    turn: str = "1 action",
    rng: str = "7/30",
    more: str = "",
) -> State:
    players = seats or (NOBODY, NOBODY)
    lines = [
        f"rng {rng}",
        f"wheel {wheel}",
        f"bag {bag}",
        f"display {display or some_display(' '.join((*players, stack)))}",
        f"stack {stack}",
        f"field {field}",
        f"supply {supply or rest_of_objects(players)}",
        f"closed {closed}",
        *(f"seat {number}: {seat}" for number, seat in enumerate(players, start=1)),
        f"turn {turn}",
        more,
    ]
    return fragment(POSITION, "\n".join(lines))


def some_display(elsewhere: str) -> str:
    """Nine tiles that are nowhere else."""
    return " ".join([tile for tile in TILES.split() if tile not in elsewhere][:9])


def rest_of_objects(seats: tuple[str, ...]) -> str:
    """Five of each kind, less what the players have."""
    owned = [map(int, seat.partition("objects ")[2].partition(" |")[0].split()) for seat in seats]
    return " ".join(str(5 - sum(kind)) for kind in zip(*owned, strict=True))


def player(
    stones: str = "-",
    coins: int = 0,
    vp: int = 0,
    objects: str = "0 0 0 0 0 0",
    built: str = "-",
    scored: str = "-",
) -> str:
    return f"{stones} {coins}c {vp}vp objects {objects} | {built} | scored {scored}"


def played(state: State, *lines: str) -> Turn[State, Move]:
    """The open turn after these lines, each played move by move by whoever is on turn."""
    turn = open_turn(GAME, state)
    for line in lines:
        seat = turn.base.turn
        for move in read_line(line, turn.view(seat), seat):
            turn = turn.play(seat, move)
    return turn


def after(state: State, *lines: str) -> State:
    turn = played(state, *lines)
    return turn.position(turn.base.turn)


def question(state: State, *answers: str) -> Question:
    """What the seat on turn is asked after these answers, on its own view."""
    then = GAME.ask(GAME.view(state, state.turn), state.turn, answers)
    assert isinstance(then, Question)
    return then


def answers(state: State, *given: str) -> Answers:
    return tuple(answer.id for answer in question(state, *given).answers)


def choices(state: State) -> list[str]:
    """Every move of the seat on turn, in words."""
    return [write_move(move) for move in asking.moves(GAME, GAME.view(state, state.turn), state.turn)]


def move(text: str) -> Move:
    return read_move(text)


def heard(state: State, line: str, reader: Seat | None = 0) -> list[Event]:
    """What a reader is told of the moves in this line, made by the seat on turn."""
    turn = open_turn(GAME, state)
    events: list[Event] = []
    for made in read_line(line, turn.view(state.turn), state.turn):
        played = turn.play(state.turn, made)
        events += told(turn, played, reader)
        turn = played
    return events


def scored_city(seat: Seat | None, city: str, vp: int, coins: int, **objects: int) -> Event:
    return Event("scored_city", seat, {"city": city, "vp": vp, "coins": coins, **objects})


def scored_type(seat: Seat | None, building: str, vp: int, coins: int, **objects: int) -> Event:
    count = sum(objects.values())  # every building brings one
    return Event("scored_type", seat, {"building": building, "count": count, "vp": vp, "coins": coins, **objects})


def took(seat: Seat | None, segment: int, stones: str, price: int) -> Event:
    return Event("took", seat, {"segment": segment, "stones": stones, "price": price})


def built(seat: Seat | None, tile: str, city: str, stones: str) -> Event:
    return Event("built", seat, {"tile": tile, "city": city, "stones": stones})
