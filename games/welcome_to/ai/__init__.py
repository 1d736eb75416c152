"""The computer opponents of Welcome To…: easy, normal and hard, all through a view.

They look through the ways to play the rest of their turn and make the first move of the best one. Levels differ in how
they judge a way (``judges``) and in how many they look at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from games.core import End, Level, Seat, Weighed, reasons
from games.welcome_to import plans, sheets, turn
from games.welcome_to.ai import judges
from games.welcome_to.ai.judges import Judge
from games.welcome_to.cards import Combination, gifts
from games.welcome_to.data import ActionKind, Card
from games.welcome_to.sheets import Spot
from games.welcome_to.state import Move, Player, Roundabout, Score, Sheet, State, Strike, Write

#: How a level judges turns, and how many numbers of each combination it tries.
_LEVELS: dict[Level, tuple[Callable[[State, Seat, Random], Judge], int]] = {
    "easy": (judges.easy, 1),
    "normal": (judges.normal, 2),
    "hard": (judges.hard, 5),
}
#: Actions with at most one thing to do after the number: tried for every number.
_SIMPLE = ("park", "pool", "temp")
#: Of how many moves it's said why they are good; there can be hundreds.
_EXPLAINED = 3


class Way(NamedTuple):
    """The first move of a turn, and where the turn leads."""

    first: Move
    sheet: Sheet
    give: int


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    judge, width = _LEVELS[level]
    return best_move(view, view.players[seat], judge(view, seat, rng), width)


def weigh(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    """Every first move of a turn, by the best turn that it begins: by the points that the sheet may lead to."""
    player, (hard, width) = view.players[seat], _LEVELS["hard"]
    judge, explain = hard(view, seat, rng), judges.explained(view, seat)
    ways = _ways(view, player, judge, width)
    known = {way.first for way in ways}
    ways += [way for move in also if move not in known for way in _begun(view, seat, move, judge, width)]
    best: dict[Move, tuple[float, Way]] = {}
    for way in _with_plans(view, ways):
        value = judge(way.sheet, way.give)
        if way.first not in best or value > best[way.first][0]:
            best[way.first] = value, way
    before = explain(player.sheet, 0)
    ranked = sorted(best.items(), key=lambda found: -found[1][0])
    return [
        Weighed(
            move, value, reasons(before, explain(way.sheet, way.give)) if place < _EXPLAINED or move in also else ()
        )
        for place, (move, (value, way)) in enumerate(ranked)
    ]


def best_move(view: State, player: Player, judge: Judge, width: int) -> Move:
    """The first move of the best turn."""
    ways = _ways(view, player, judge, width)
    if len(ways) == 1:
        return ways[0].first
    return max(_with_plans(view, ways), key=lambda way: judge(way.sheet, way.give)).first


def _ways(view: State, player: Player, judge: Judge, width: int) -> list[Way]:
    """The ways to play the turn, apart from plans.

    Fences, marketing and bis houses are only tried for the ``width`` most promising numbers of each combination.
    """
    if player.stage == "plans":
        return [Way(End(), player.sheet, 0), *_scored(view, player.sheet)]
    return [*_numbered(view, player, judge, width), *_with_roundabout(view, player, judge, width)]


def _begun(view: State, seat: Seat, move: Move, judge: Judge, width: int) -> list[Way]:
    """The ways to play on after a certain move."""
    player = turn.apply(view, seat, move).players[seat]
    match move:
        case Roundabout():
            return [Way(move, way.sheet, way.give) for way in _numbered(view, player, judge, width)]
        case Write(number, action):
            give = Combination(number, action).left_over if view.agency is not None else 0
        case Strike(given):
            give = given
        case _:
            give = 0
    return [Way(move, player.sheet, give)]


# --- the number -------------------------------------------------------------------------------------------------------


def _numbered(view: State, player: Player, judge: Judge, width: int) -> Iterator[Way]:
    for combination, offer in turn.writable_combinations(view, player.sheet).items():
        give = combination.left_over if view.agency is not None else 0
        written = list(_written(player.sheet, combination, offer, give))
        if offer.action not in _SIMPLE and len(written) > width:
            written = sorted(written, key=lambda way: judge(way.sheet, way.give), reverse=True)[:width]
        for way in written:
            yield from _acted(way, offer.action)
    if turn.can_strike(view, player):
        struck = sheets.cross_strike(player.sheet)
        yield from (Way(Strike(give), struck, give) for give in gifts(view))


def _written(sheet: Sheet, combination: Combination, offer: Card, give: int) -> Iterator[Way]:
    for change in turn.changes(sheet, offer.number) if offer.action == "temp" else [None]:
        for house in sheets.spots_for(sheet, offer.number + (change or 0)):
            yield Way(Write(*combination, *house, change), turn.write(sheet, house, offer, change), give)


def _acted(way: Way, action: ActionKind) -> Iterator[Way]:
    write = way.first
    assert isinstance(write, Write)
    yield way
    house = Spot(write.street, write.lot)
    for effect in turn.effects(way.sheet, action, house):
        yield Way(replace(write, effect=effect), sheets.with_effect(way.sheet, house, effect), way.give)


def _with_roundabout(view: State, player: Player, judge: Judge, width: int) -> Iterable[Way]:
    """Only the best roundabout is tried, and only if the sheet gains by it."""
    built = [
        Way(Roundabout(*spot), sheets.build_roundabout(player.sheet, spot), 0)
        for spot in turn.roundabout_spots(view, player)
    ]
    if not built:
        return []
    best = max(built, key=lambda way: judge(way.sheet, 0))
    if judge(best.sheet, 0) <= judge(player.sheet, 0):
        return []
    after = replace(player, sheet=best.sheet, roundabout=True)
    return [Way(best.first, way.sheet, way.give) for way in _numbered(view, after, judge, width)]


# --- plans ------------------------------------------------------------------------------------------------------------


def _with_plans(view: State, ways: Iterable[Way]) -> Iterator[Way]:
    """Every way without a plan, and with each plan that can be scored."""
    for way in ways:
        yield way
        if way.first != End():
            scored = (Way(way.first, after.sheet, way.give) for after in _scored(view, way.sheet))
            yield from _with_plans(view, scored)


def _scored(view: State, sheet: Sheet) -> Iterator[Way]:
    """Each plan that can be scored, with the estates that are missed least."""
    for letter in turn.scorable(view, sheet):
        plan, rivals = turn.plan_and_rivals(view, sheet, letter)
        move = Score(letter, plans.natural_estates(sheet, plan, rivals))
        yield Way(move, turn.score(view, sheet, move), 0)
