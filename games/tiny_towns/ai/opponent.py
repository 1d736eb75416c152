"""One decision of a computer opponent, stage by stage of its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from games.first_edition import Seat
from games.tiny_towns.ai.forecast import next_round
from games.tiny_towns.ai.outlook import Prospects, outlook
from games.tiny_towns.ai.plans import Mind, mind_on, narrowed, value
from games.tiny_towns.ai.search import best_line, constructions, glance, worth_next_round
from games.tiny_towns.ai.sketch import Sketch, layout_replaced, sketch_of, with_building, with_cube, with_stored
from games.tiny_towns.board import INDEX, names_of, squares
from games.tiny_towns.discover import is_solo
from games.tiny_towns.ranking import surroundings
from games.tiny_towns.state import (
    SQUARES,
    Action,
    Build,
    CardId,
    ChooseMonument,
    ChooseOpenCard,
    ChooseResource,
    EndBuild,
    NameResource,
    Place,
    PutFree,
    PutMarker,
    Replace,
    Resource,
    SetAside,
    SetOnWatch,
    State,
    Store,
    Swap,
    WatchTake,
)

#: Constructions in a row that are worked out after a placement.
_IN_A_ROW = 2
#: What setting a cube aside must be better by: the chance may be needed more later.
_ASIDE = 1.0


class Style(NamedTuple):
    """How a computer opponent plays."""

    #: By how many points it misjudges what it could do (a standard deviation).
    carelessness: float
    #: How many of its ideas it follows into the next round; 0: it decides at a glance.
    ahead: int


class Moment(NamedTuple):
    """A decision to be made: what the seat sees, and what it makes of its town."""

    view: State
    seat: Seat
    style: Style
    rng: Random
    sketch: Sketch
    mind: Mind

    @property
    def prospects(self) -> Prospects:
        return self.mind.prospects

    @property
    def open_cards(self) -> tuple[Resource, ...]:
        return self.view.open_cards


def decide(view: State, seat: Seat, style: Style, rng: Random, actions: Sequence[Action]) -> Action:
    """One of the legal actions."""
    player = view.players[seat]
    sketch = sketch_of(player.town)
    prospects = _prospects(view, seat, player.kept)
    moment = Moment(view, seat, style, rng, sketch, mind_on(sketch.layout, prospects, sketch.cubes.wild))
    match player.turn.stage:
        case "choose":
            return _choose(moment, actions)
        case "place":
            return _place(moment, actions)
        case "build":
            return _build(moment)
    return _best(moment, actions, lambda action: _worth(moment, action))


def _prospects(view: State, seat: Seat, monument: CardId | None) -> Prospects:
    return Prospects(view.display, monument, surroundings(view, seat), "solo" if is_solo(view) else "table")


def _best(moment: Moment, actions: Sequence[Action], worth: Callable[[Action], float]) -> Action:
    """The action judged best, as carefully as the style has it."""
    return max(actions, key=lambda action: worth(action) + moment.rng.gauss(0, moment.style.carelessness))


# --- taking a resource ------------------------------------------------------------------------------------------------


def _choose(moment: Moment, actions: Sequence[Action]) -> Action:
    """A resource by name or by open card: the one with the best place to put it."""
    if moment.style.ahead and not is_solo(moment.view):
        near = narrowed(moment.mind, moment.sketch)
        ideas = [_placed(moment, near, action, *put) for action in actions for put in _puts(moment, action)]
        return _ahead(moment, ideas)
    return _best(moment, actions, lambda action: _best_place(moment, action))


def _resource(moment: Moment, action: Action) -> Resource:
    match action:
        case ChooseResource(resource) | NameResource(resource) | PutMarker(resource):
            return resource
        case ChooseOpenCard(index):
            return moment.open_cards[index]
    raise TypeError(action)


def _puts(moment: Moment, action: Action) -> list[tuple[Resource, int]]:
    """The resource of an action on every empty square."""
    resource = _resource(moment, action)
    return [(resource, square) for square in squares(moment.sketch.cubes.empty)]


def _best_place(moment: Moment, action: Action) -> float:
    """What the town is worth with the resource on its best square."""
    left = _others(moment.open_cards, action)
    if moment.style.ahead:
        placed = (with_cube(moment.sketch, *put) for put in _puts(moment, action))
        lines = (best_line(sketch, moment.prospects, left, _IN_A_ROW).worth for sketch in placed)
        return max(lines, default=0.0)
    near = narrowed(moment.mind, moment.sketch)
    glances = (glance(moment.sketch, moment.mind, near, *put, left) for put in _puts(moment, action))
    return max(glances, default=0.0)


def _others(open_cards: tuple[Resource, ...], action: Action) -> tuple[Resource, ...]:
    """The open cards that are still known once this one is taken."""
    if not isinstance(action, ChooseOpenCard):
        return open_cards
    return open_cards[: action.index] + open_cards[action.index + 1 :]


# --- putting it down --------------------------------------------------------------------------------------------------


class Idea(NamedTuple):
    """Something to do with a cube: the town after it, and what it is worth at a glance."""

    action: Action
    sketch: Sketch
    worth: float
    #: What it costs besides.
    price: float = 0.0


def _place(moment: Moment, actions: Sequence[Action]) -> Action:
    near = narrowed(moment.mind, moment.sketch)
    ideas = [_idea(moment, near, action) for action in actions]
    if moment.style.ahead:
        return _ahead(moment, ideas)
    careless = moment.style.carelessness
    return max(ideas, key=lambda idea: idea.worth - idea.price + moment.rng.gauss(0, careless)).action


def _idea(moment: Moment, near: Mind, action: Action) -> Idea:
    sketch, price = moment.sketch, 0.0
    match action:
        case Place(resource, square) | Swap(_, _, resource, square):
            return _placed(moment, near, action, resource, INDEX[square])
        case Store():
            sketch = with_stored(sketch)
        case SetAside():
            price = _ASIDE
    worth = value(sketch, mind_on(sketch.layout, moment.prospects, sketch.cubes.wild), moment.open_cards)
    return Idea(action, sketch, worth, price)


def _placed(moment: Moment, near: Mind, action: Action, resource: Resource, square: int) -> Idea:
    worth = glance(moment.sketch, moment.mind, near, resource, square, moment.open_cards)
    return Idea(action, with_cube(moment.sketch, resource, square), worth)


def _ahead(moment: Moment, ideas: Sequence[Idea]) -> Action:
    """The best ideas, first with their constructions worked out, then followed into the next round."""
    ahead, open_cards, prospects = moment.style.ahead, moment.open_cards, moment.prospects
    likely = sorted(ideas, key=lambda idea: idea.worth - idea.price, reverse=True)[: 2 * ahead]
    lines = [(idea, best_line(idea.sketch, prospects, open_cards, _IN_A_ROW)) for idea in likely]
    lines.sort(key=lambda pair: pair[1].worth - pair[0].price, reverse=True)
    coming = next_round(moment.view, moment.seat)
    followed = [
        (worth_next_round(line.sketch, prospects, coming, open_cards) - idea.price, idea.action)
        for idea, line in lines[:ahead]
    ]
    return max(followed, key=lambda pair: pair[0])[1]


# --- building ---------------------------------------------------------------------------------------------------------


def _build(moment: Moment) -> Action:
    worth: list[tuple[float, Action]] = [(value(moment.sketch, moment.mind, moment.open_cards), EndBuild())]
    for card, removes, target in constructions(moment.sketch, moment.mind):
        built = with_building(moment.sketch, card, removes, target)
        action = Build(card, names_of(removes), SQUARES[target])
        if moment.style.ahead:
            worth.append((best_line(built, moment.prospects, moment.open_cards, _IN_A_ROW).worth, action))
        else:
            gained = moment.mind.worths.by_card[card][target]
            worth.append((value(built, moment.mind, moment.open_cards, gained), action))
    careless = moment.style.carelessness / 2
    return max(worth, key=lambda pair: pair[0] + moment.rng.gauss(0, careless))[1]


# --- everything else --------------------------------------------------------------------------------------------------


def _worth(moment: Moment, action: Action) -> float:
    """What the effect of a monument, a marker or a monument in the hand is worth."""
    sketch, mind = moment.sketch, moment.mind
    match action:
        case ChooseMonument(monument):
            return outlook(sketch.layout, _prospects(moment.view, moment.seat, monument))
        case PutMarker():
            return -_best_place(moment, action)  # a Bank bars the type, a Factory is rid of it
        case PutFree(card, square) | WatchTake(card, square):
            gained = mind.worths.by_card[card][INDEX[square]]
            return value(with_building(sketch, card, 0, INDEX[square]), mind, gained=gained)
        case Replace(square, card):
            replaced = layout_replaced(sketch.layout, card, 1 << INDEX[square])
            return value(sketch, mind) + outlook(replaced, moment.prospects) - mind.worths.outlook
        case SetOnWatch(card):
            return max(mind.worths.by_card[card].values(), default=0.0)
    return value(sketch, mind)
