"""Games at random, what can be tried in their positions, and what there is on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from games import asking
from games.carrara import GAME
from games.carrara import state as kinds
from games.carrara.data import CITIES, OBJECTS, TILES, TYPES
from games.carrara.state import Move, Options, Screen, State, screen_of
from games.carrara.stones import LETTERS, in_order
from games.core import End, IllegalMove
from games.rng import Rng
from games.turns import Turn, new_game

T = TypeVar("T")


def turns(seats: int, options: Options, seed: int) -> Iterator[Turn[State, Move]]:
    """A game at random, move by move; hands grow large and rare places are visited."""
    rng, turn = Random(seed), new_game(GAME, seats, options, seed)
    while turn.waiting:
        yield turn
        [seat] = turn.waiting
        turn = turn.play(seat, asking.random_move(GAME, turn.view(seat), seat, rng))
    yield turn


def game(seats: int, options: Options, seed: int) -> Iterator[State]:
    for turn in turns(seats, options, seed):
        yield turn.position(turn.base.turn)


def some_turns(seats: int, options: Options, seed: int, every: int = 9) -> Iterator[Turn[State, Move]]:
    for number, turn in enumerate(turns(seats, options, seed)):
        if number % every == seed % every or not turn.waiting:
            yield turn


def some_states(seats: int, options: Options, seed: int, every: int = 9) -> Iterator[State]:
    for turn in some_turns(seats, options, seed, every):
        yield turn.position(turn.base.turn)


def legal(state: State, seat: int) -> list[Move]:
    return list(asking.moves(GAME, state, seat)) if seat in GAME.waiting_on(state) else []


def outcome(act: Callable[..., T], *args: Any) -> T | str:
    """What comes of it, or why it's refused."""
    try:
        return act(*args)
    except IllegalMove as refusal:
        return refusal.code


def screens(state: State) -> list[Screen]:
    return [screen_of(state, seat) for seat in range(len(state.players))]


def all_stones(state: State) -> str:
    return in_order("".join([*state.wheel, state.bag or "", *(screen.stones for screen in screens(state))]))


def all_objects(state: State) -> tuple[int, ...]:
    """How many of each kind there are, wherever they are."""
    return tuple(
        sum(screen.objects[place] for screen in screens(state)) + state.supply[place] + state.field.count(kind)
        for place, kind in enumerate(OBJECTS)
    )


def all_tiles(state: State) -> list[str]:
    built = [tile for player in state.players for city in player.cities for tile in city]
    return sorted([*state.stack, *(tile for tile in state.display if tile), *built])


def strangers(rng: Random) -> list[Move]:
    stones = in_order("".join(rng.choices(LETTERS, k=rng.randint(0, 5))))
    return [
        kinds.Buy(),
        kinds.Take(rng.randint(1, 6), stones),
        kinds.Build(rng.choice(list(TILES)), rng.choice(CITIES), stones),
        kinds.ScoreType(rng.choice(TYPES)),
        kinds.ScoreCity(rng.choice(CITIES)),
        kinds.Extra(rng.choice(OBJECTS)),
        kinds.Announce(),
        kinds.Pass(),
        End(),
    ]


def wrong_moves(state: State, rng: Random) -> Iterator[tuple[int, Move]]:
    """Moves that nobody may make now, also for seats that aren't there."""
    for seat in (-1, *range(len(state.players)), len(state.players)):
        moves = legal(state, seat)
        yield from ((seat, move) for move in strangers(rng) if move not in moves)


def disguised(state: State, seat: int | None, rng: Random) -> State:
    """Another state that this seat cannot tell from the given one: other hands, another bag, another stack."""
    public = state.options.open_screens or state.phase == "over"
    hidden = [other for other in range(len(state.players)) if other != seat and not public]
    if state.solo:
        hidden = [other for other in hidden if other == 0]
    players = tuple(
        replace(player, screen=_another_screen(rng)) if other in hidden else player
        for other, player in enumerate(state.players)
    )
    return replace(
        state,
        rng=Rng(rng.getrandbits(50), rng.randrange(99)),
        bag=in_order("".join(rng.choices(LETTERS, k=rng.randint(1, 20)))) if state.bag else "",
        stack=tuple(rng.sample(state.stack, len(state.stack))),
        players=players,
    )


def _another_screen(rng: Random) -> Screen:
    a, b, c, d, e, f = (rng.randrange(3) for _ in OBJECTS)
    return Screen(rng.randrange(50), in_order("".join(rng.choices(LETTERS, k=4))), (a, b, c, d, e, f))


def whole_turn(turn: Turn[State, Move], seat: int, rng: Random) -> tuple[list[Move], Turn[State, Move]]:
    """Random moves to the end of the turn, and where they lead."""
    after: Turn[State, Move] = turn
    line: list[Move] = []
    while after.epoch == turn.epoch:
        line.append(asking.random_move(GAME, after.view(seat), seat, rng))
        after = after.play(seat, line[-1])
    return line, after


def last_move(view: State, seat: int) -> Move:
    """The last of the legal moves, found without looking at all the others."""
    asked = asking.ask(GAME, view, seat)
    while asked.question is not None:
        asked = asking.ask(GAME, view, seat, (*asked.answers, asked.question.answers[-1].id))
    assert asked.move is not None
    return asked.move


def played_by_hoarders(seats: int, seed: int, longest: int) -> Turn[State, Move]:
    """Everybody buys while there is anything to buy, and builds as little as possible."""
    rng, turn = Random(seed), new_game(GAME, seats, Options(), seed)
    while turn.waiting and turn.epoch < longest:
        [seat] = turn.waiting
        view = turn.view(seat)
        if next(asking.moves(GAME, view, seat)) == kinds.Buy():
            move: Move = kinds.Buy()
        elif view.phase == "take":
            move = rng.choice(legal(view, seat))
        else:
            move = last_move(view, seat)
        turn = turn.play(seat, move)
    return turn
