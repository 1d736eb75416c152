"""Tables in the middle of a game, made at random: all cards and monuments, crowded towns, every variant."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.asking import random_move
from games.core import End, Seat
from games.selfplay import Choose
from games.tiny_towns import GAME
from games.tiny_towns.building import OFFSET, PLACEMENTS
from games.tiny_towns.data import BUILDING_CATEGORIES, CARDS, MONUMENTS, cards_of
from games.tiny_towns.discover import put_card_away
from games.tiny_towns.rounds import begin_round
from games.tiny_towns.state import RESOURCES, Building, Move, Options, Player, Resource, Square, State, Town
from games.turns import Turn, open_turn


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
    state = replace(put_card_away(state), players=tuple(players), round=rng.randint(2, 12))
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
