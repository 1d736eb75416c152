"""Positions in the text notation made into turns, and tables in the middle of a game made at random."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from games import asking
from games.asking import random_move
from games.core import Answers, End, Event, Params, Question, Seat
from games.rng import Rng
from games.selfplay import Choose
from games.text import LONGEST_POSITION, Reader
from games.tiny_towns import GAME
from games.tiny_towns.building import OFFSET, PLACEMENTS
from games.tiny_towns.data import BUILDING_CATEGORIES, BUILDINGS, CARDS, DATA, MONUMENTS, cards_of
from games.tiny_towns.discover import put_card_away
from games.tiny_towns.layout import layout_of
from games.tiny_towns.notation import read_move, write_move
from games.tiny_towns.positions import SQUARES
from games.tiny_towns.scoring import Scored, Surroundings, score_layout
from games.tiny_towns.state import RESOURCES, Building, Move, Options, Player, Resource, Square, State, Town
from games.tiny_towns.turn import begin_round, open_round
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
        rng=Rng(1, counter=200),  # more than enough for every card that has been shuffled
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


def write_town(town: Town) -> str:
    return SQUARES.write(town.squares)


def read_town(text: str) -> Town:
    """A town without a past: a monument in it counts as built in the first round."""
    reader = Reader(text, LONGEST_POSITION)
    squares = SQUARES.read(reader)
    reader.end()
    cards = (content.card for content in squares if isinstance(content, Building))
    monument = next((card for card in cards if card in MONUMENTS), None)
    return Town(squares, monument, None if monument is None else 1)


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


# --- crowded tables: all cards and monuments, every variant -----------------------------------------------------------


def crowded_table(seed: int, seats: int | None = None) -> Turn[State, Move]:
    """A table at the beginning of some round, with cubes and buildings of every kind lying about."""
    rng = Random(seed)
    seats = seats or rng.randint(1, 5)
    state = GAME.new(seats, _options(rng, seats), seed)
    monuments = rng.sample([card for card in MONUMENTS if seats > 1 or not CARDS[card].solo_excluded], seats)
    players = []
    for monument in monuments:
        kept = monument if state.options.monuments else None
        players.append(Player(_town(rng, state, kept), kept=kept))
    state = replace(put_card_away(state), players=tuple(players), round=rng.randint(122, 132))
    return open_turn(GAME, begin_round(state))


def _options(rng: Random, seats: int) -> Options:
    return Options(
        set_up="chosen",
        cards=tuple(
            rng.choice([card for card in cards_of(category) if seats > 1 or not CARDS[card].solo_excluded])
            for category in BUILDING_CATEGORIES
        ),
        monuments=rng.random() < 0.8,
        extra_storage=rng.random() < 0.3,
        mode="prospectors" if seats > 1 and rng.random() < 0.3 else "town_hall",
    )


def _town(rng: Random, state: State, kept: str | None) -> Town:
    """Buildings and cubes at random, with a few whole patterns among them; at least one square is empty."""
    built, cubes = rng.choice([(0, 8), (4, 8), (8, 6), (3, 12), (12, 3)])
    banked = list(RESOURCES)
    squares: list[Square] = [_building(rng, rng.choice(state.display), banked) for _ in range(built)]
    squares += rng.choices(RESOURCES, k=cubes)
    squares += [None] * (16 - built - cubes)
    rng.shuffle(squares)
    stands = kept is not None and rng.random() < 0.3
    for card in (rng.choice(state.display), state.display[-1], None if stands else kept):
        if card is not None and rng.random() < 0.7:
            _lay_pattern(rng, squares, card)
    if None not in squares:
        squares[rng.randrange(16)] = None
    if not stands:
        return Town(tuple(squares))
    squares[next(square for square, content in enumerate(squares) if content is not None)] = Building(kept or "")
    watch = tuple(rng.sample(state.display, 3)) if kept == "opaleyes_watch" else ()
    shrine = 3 if kept == "shrine_of_the_elder_tree" else 0
    return Town(tuple(squares), monument=kept, monument_round=1, shrine=shrine, watch=watch)


def _lay_pattern(rng: Random, squares: list[Square], card: str) -> None:
    needs, _ = rng.choice(PLACEMENTS[card])
    for resource in RESOURCES:
        for square in range(16):
            if needs >> OFFSET[resource] + square & 1:
                squares[square] = resource


def _building(rng: Random, card: str, banked: list[Resource]) -> Building:
    if card == "bank":
        return Building(card, (banked.pop(),)) if banked else Building("cottage")
    if card == "factory":
        return Building(card, (rng.choice(RESOURCES),))
    if card == "warehouse":
        return Building(card, tuple(rng.choices(RESOURCES, k=rng.randint(0, 3))))
    return Building(card)


def eager(rng: Random) -> Choose[State, Move]:
    """Somebody who likes to build, monuments most of all, and doesn't like to end."""

    def choose(turn: Turn[State, Move], seat: Seat) -> Move:
        view = turn.view(seat)
        found = [random_move(GAME, view, seat, rng) for _ in range(4)]
        monuments = [move for move in found if getattr(move, "card", None) in MONUMENTS]
        return next((move for move in (*monuments, *found) if move != End()), found[0])

    return choose
