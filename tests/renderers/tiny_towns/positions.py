"""Games to draw: played by chance, or put together."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.first_edition import Seat
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import (
    RESOURCES,
    Build,
    Building,
    Options,
    PutFree,
    Replace,
    Square,
    State,
    Town,
    Turn,
)

RANDOM = Options(set_up="random", monuments=True, extra_storage=True)


def played(seats: int, *, rounds: int = 99, seed: int = 1, options: Options = RANDOM) -> State:
    """A game in which everybody acts by chance, but builds when it is possible."""
    chance = Random(seed)
    state = GAME.new(seats, options, seed)
    while GAME.waiting_on(state) and state.round <= rounds:
        seat = chance.choice(GAME.waiting_on(state))
        state = acted(state, seat, chance)
    return state


def acted(state: State, seat: Seat, chance: Random) -> State:
    legal = GAME.legal(state, seat)
    building = [action for action in legal if isinstance(action, Build | PutFree | Replace)]
    return GAME.apply(state, seat, chance.choice(building or legal))


def confirmed(state: State, seat: Seat, chance: Random) -> State:
    """The seat has played its part of the round; somebody else is still waited for."""
    while seat in GAME.waiting_on(state):
        state = acted(state, seat, chance)
    return state


def ready_to_build() -> State:
    """The first game: one Cottage, and two Wells that share a stone, can be built."""
    state = GAME.new(2, Options(), 1)
    squares: tuple[Square, ...] = (None, "H", None, "W", "B", "G", None, "S", None, None, None, "W", *(None,) * 4)
    town = Town(squares)
    player = replace(state.players[0], town=town, turn=Turn(stage="build", before=town))
    return replace(state, players=(player, state.players[1]))


def crowded(seats: int, seed: int, *, display: tuple[str, ...] = (), buildings: int = 9, over: bool = False) -> State:
    """Towns full of buildings of the display, each with cubes around them."""
    chance = Random(seed)
    options = Options(set_up="chosen", cards=display, monuments=True) if display else RANDOM
    state = played(seats, rounds=1, seed=seed, options=options)
    players = []
    for player in state.players:
        monument = player.kept if chance.random() < 0.7 else None
        squares = _crowd(chance, state.display, monument, buildings, over)
        town = Town(tuple(squares), monument=monument, monument_round=1 if monument else None)
        turn = Turn() if over else replace(player.turn, before=town)
        players.append(replace(player, town=town, turn=turn, finished=state.round if over else None))
    return replace(state, players=tuple(players), phase="over" if over else state.phase)


def _crowd(chance: Random, display: tuple[str, ...], monument: str | None, buildings: int, full: bool) -> list[Square]:
    standing: list[Square] = [Building(monument)] if monument else []
    while len(standing) < buildings:
        card = chance.choices(display, (5, 2, 3, 2, 3, 2, 1))[0]
        standing.append(Building(card, tuple(chance.choices(RESOURCES, k=CARDS[card].holds))))
    cubes: list[Square] = list(chance.choices(RESOURCES, k=16 - len(standing) if full else 4))
    squares = [*standing, *cubes]
    squares += [None] * (16 - len(squares))
    chance.shuffle(squares)
    return squares
