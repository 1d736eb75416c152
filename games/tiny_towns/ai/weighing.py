"""The hard opponent's judgement of a seat's moves, with the reasons: by the score that its town may come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from games.core import End, Reason, Seat, Weighed, reasons
from games.tiny_towns import discover
from games.tiny_towns import state as moves
from games.tiny_towns.ai import (
    STYLES,
    Followed,
    Moment,
    card_worth,
    followed,
    moment_of,
    placing_ideas,
    reaction,
    resource_ideas,
    takes_card,
    ways_to_place,
    with_effects,
    work_of,
    works,
)
from games.tiny_towns.ai.outlook import Sketch
from games.tiny_towns.ai.plans import value_by_part
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import Build, Move, Resource, State


def weigh(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    moment = moment_of(view, seat, STYLES["hard"], rng)
    weighed = _weighed(moment, also)
    return sorted(weighed, key=lambda found: found.worth, reverse=True)


def _weighed(moment: Moment, also: Sequence[Move]) -> Iterable[Weighed[Move]]:
    view, player = moment.view, moment.view.players[moment.seat]
    match view.phase:
        case "monuments":
            return [Weighed(moves.KeepMonument(card), moment.worth_of_monument(card)) for card in player.dealt]
        case "naming":
            return _resources(moment, discover.nameable(view, moment.seat))
        case "watch":
            return _reactions(moment, also)
    if player.cube != "due":
        return _works(moment, also)
    if takes_card(view):
        worth = card_worth(moment)
        return [Weighed(move, worth(move)) for move in moves.TAKE_CARDS]
    return _placings(moment, also)


def _resources(moment: Moment, resources: Sequence[Resource]) -> list[Weighed[Move]]:
    """Each resource by its best square."""
    best: dict[Resource, Followed[Resource]] = {}
    for found in followed(moment, resource_ideas(moment, resources), asked=resources):
        best.setdefault(found.choice, found)
    why = _why(moment)
    return [Weighed(moves.NameResource(each.choice), each.worth, why(each.sketch)) for each in best.values()]


def _placings(moment: Moment, also: Sequence[Move]) -> list[Weighed[Move]]:
    asked = [move for move in also if isinstance(move, moves.Placing)]
    ideas = placing_ideas(moment, [*dict.fromkeys([*ways_to_place(moment), *asked])])
    why = _why(moment)
    return [Weighed(each.choice, each.worth, why(each.sketch)) for each in followed(moment, ideas, asked)]


def _works(moment: Moment, also: Sequence[Move]) -> list[Weighed[Move]]:
    """What a building brings with it is decided by itself, so two ways to use that are worth the same."""
    first, *rest = sorted(works(moment), key=lambda work: work.worth, reverse=True)
    whole = [first._replace(move=with_effects(moment, first.move)) if isinstance(first.move, Build) else first]
    whole += [work for work in rest if isinstance(work.move, End) or _is_whole(work.move)]
    known = {work.move for work in whole}
    whole += [work_of(moment, move) for move in also if isinstance(move, Build) and move not in known]
    why = _why(moment)
    return [Weighed(work.move, work.worth, why(work.sketch)) for work in whole]


def _is_whole(build: Build) -> bool:
    """Whether nothing has to be decided about a building once it stands."""
    return CARDS[build.card].ability is None and not CARDS[build.card].marked


def _reactions(moment: Moment, also: Sequence[Move]) -> list[Weighed[Move]]:
    """To take the best building from the card, or none."""
    options: dict[Move, None] = dict.fromkeys([reaction(moment), End(), *also])
    return [
        Weighed(move, moment.worth_arrived((move.card, move.square) if isinstance(move, moves.WatchTake) else None))
        for move in options
    ]


def _why(moment: Moment) -> Callable[[Sketch], tuple[Reason, ...]]:
    """What has changed in a town, compared with how it is now."""
    prospects, open_cards = moment.prospects, moment.open_cards
    before = value_by_part(moment.sketch, prospects, open_cards)
    return lambda sketch: reasons(before, value_by_part(sketch, prospects, open_cards))
