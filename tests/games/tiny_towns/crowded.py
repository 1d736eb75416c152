"""Tables in the middle of a game, made at random: all cards and monuments, crowded towns, every variant."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.tiny_towns import GAME
from games.tiny_towns.data import BUILDING_CATEGORIES, CARDS, MONUMENTS, cards_of
from games.tiny_towns.discover import put_card_away
from games.tiny_towns.patterns import OFFSET, PLACEMENTS
from games.tiny_towns.rounds import begin_round
from games.tiny_towns.state import (
    RESOURCES,
    Action,
    Build,
    Building,
    EndBuild,
    Options,
    Resource,
    Square,
    State,
    Town,
    Turn,
)


def crowded_table(seed: int, seats: int | None = None) -> State:
    """A table at the beginning of some round, with cubes and buildings of every kind lying about."""
    rng = Random(seed)
    seats = seats or rng.randint(1, 5)
    state = GAME.new(seats, _options(rng, seats), seed)
    monuments = rng.sample([card for card in MONUMENTS if seats > 1 or not CARDS[card].solo_excluded], seats)
    players = []
    for player, monument in zip(state.players, monuments, strict=True):
        kept = monument if state.options.monuments else None
        town = _town(rng, state, kept)
        players.append(replace(player, town=town, kept=kept, dealt=(), turn=Turn()))
    return begin_round(replace(put_card_away(state), players=tuple(players), round=rng.randint(1, 12)))


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
    return Town(tuple(squares), monument=kept, monument_round=0, shrine=3, watch=watch)


def _lay_pattern(rng: Random, squares: list[Square], card: str) -> None:
    placement = rng.choice(PLACEMENTS[card])
    for resource in RESOURCES:
        for square in range(16):
            if placement.needs >> OFFSET[resource] + square & 1:
                squares[square] = resource


def _building(rng: Random, card: str, banked: list[Resource]) -> Building:
    if card == "bank":
        return Building(card, (banked.pop(),)) if banked else Building("cottage")
    if card == "factory":
        return Building(card, (rng.choice(RESOURCES),))
    if card == "warehouse":
        return Building(card, tuple(rng.choices(RESOURCES, k=rng.randint(0, 3))))
    return Building(card)


def eager(rng: Random, actions: list[Action]) -> Action:
    """A random action of somebody who likes to build and does not like to end."""
    builds = [action for action in actions if isinstance(action, Build)]
    monuments = [action for action in builds if CARDS[action.card].category == "monument"]
    if monuments:
        return rng.choice(monuments)
    if builds and rng.random() < 0.8:
        return rng.choice(builds)
    return rng.choice([action for action in actions if not isinstance(action, EndBuild)] or actions)
