"""Computer opponents: three levels that see what a person at their seat sees.

All three know the worth of things from experience. The easy one is careless, the normal one decides at a glance, the
hard one works out its constructions and looks one round ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Generic, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from games.core import End, Level, Seat
from games.tiny_towns import discover, effects
from games.tiny_towns import state as moves
from games.tiny_towns import town as towns
from games.tiny_towns.ai.outlook import Prospects, Sketch, layout_replaced, outlook, sketch_of
from games.tiny_towns.ai.plans import Mind, mind_on, narrowed, value
from games.tiny_towns.ai.search import best_line, constructions, glance, known_cards, next_round, worth_next_round
from games.tiny_towns.building import construct
from games.tiny_towns.data import CARDS
from games.tiny_towns.placing import placings
from games.tiny_towns.scoring import surroundings
from games.tiny_towns.state import SQUARES, Arrival, Build, CardId, Move, Placing, Resource, SquareName, State, Town
from games.tiny_towns.town import INDEX, empty_squares, names_of, squares

T = TypeVar("T")

#: How much better setting a cube aside must be: it can be done only twice, and may be needed more later.
_ASIDE = 1.0


class Style(NamedTuple):
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
    town: Town
    sketch: Sketch
    mind: Mind

    @property
    def prospects(self) -> Prospects:
        return self.mind.prospects

    @property
    def open_cards(self) -> tuple[Resource, ...]:
        return known_cards(self.view)

    def with_town(self, town: Town) -> Moment:
        """The moment after something has come into the town."""
        sketch = sketch_of(town)
        mind = mind_on(sketch, self.prospects)
        return self._replace(town=town, sketch=sketch, mind=mind)

    def worth_of_monument(self, card: CardId) -> float:
        return outlook(self.sketch.layout, self.prospects._replace(monument=card))

    def worth_on_watch(self, card: CardId) -> float:
        return max(self.mind.worths.by_card[card].values(), default=0.0)

    def worth_arrived(self, option: tuple[CardId, SquareName] | None) -> float:
        """What the buildings are worth once a card has come onto a square, empty or not, or as they are."""
        if option is None:
            return self.mind.worths.outlook
        return outlook(layout_replaced(self.sketch.layout, option[0], 1 << INDEX[option[1]]), self.prospects)

    def best(self, options: Sequence[T], worth: Callable[[T], float]) -> T:
        """The option that seems best, judged as carefully as the style allows."""
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: worth(option) + self.rng.gauss(0, self.style.carelessness))


STYLES: dict[Level, Style] = {
    "easy": Style(carelessness=1.7, ahead=0),
    "normal": Style(carelessness=0.5, ahead=0),
    "hard": Style(carelessness=0.0, ahead=6),
}


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    moment = moment_of(view, seat, STYLES[level], rng)
    player = view.players[seat]
    match view.phase:
        case "monuments":
            return moves.KeepMonument(moment.best(player.dealt, moment.worth_of_monument))
        case "naming":
            return moves.NameResource(resource_for(moment, discover.nameable(view, seat)))
        case "watch":
            return reaction(moment)
    if player.cube != "due":
        return _build(moment)
    if takes_card(view):
        return moment.best(moves.TAKE_CARDS, card_worth(moment))
    return _place(moment, ways_to_place(moment))


def moment_of(view: State, seat: Seat, style: Style, rng: Random) -> Moment:
    player = view.players[seat]
    sketch = sketch_of(player.town)
    game: Literal["solo", "table"] = "solo" if discover.is_solo(view) else "table"
    prospects = Prospects(view.display, player.kept, surroundings(view, seat), game)
    return Moment(view, seat, style, rng, player.town, sketch, mind_on(sketch, prospects))


def takes_card(view: State) -> bool:
    """Solo: whether one of the open cards is to be taken."""
    return discover.is_solo(view) and view.resource is None


def ways_to_place(moment: Moment) -> Sequence[Placing]:
    """What can be done with the cube; where its resource is free, with the best one."""
    view, seat = moment.view, moment.seat
    return placings(view, seat, view.resource or resource_for(moment, discover.choosable(view, seat)))


# --- taking a resource ------------------------------------------------------------------------------------------------


def resource_for(moment: Moment, resources: Sequence[Resource]) -> Resource:
    """The resource with the best place to put it; the hard computer tries each of them everywhere."""
    if moment.style.ahead and len(resources) > 1:
        return followed(moment, resource_ideas(moment, resources), asked=resources)[0].choice
    return moment.best(resources, lambda resource: _best_place(moment, resource, moment.open_cards))


def resource_ideas(moment: Moment, resources: Sequence[Resource]) -> list[Idea[Resource]]:
    """Each resource on each empty square."""
    near = narrowed(moment.mind, moment.sketch)
    return [
        _placed(moment, near, resource, resource, square)
        for resource in resources
        for square in squares(moment.sketch.cubes.empty)
    ]


def card_worth(moment: Moment) -> Callable[[moves.TakeCard], float]:
    """Solo: what it's worth to take one of the open cards; the other two stay."""
    cards = moment.open_cards

    def worth(move: moves.TakeCard) -> float:
        return _best_place(moment, cards[move.index], cards[: move.index] + cards[move.index + 1 :])

    return worth


def _best_place(moment: Moment, resource: Resource, open_cards: tuple[Resource, ...]) -> float:
    """What the town is worth with the resource on its best square."""
    empty = squares(moment.sketch.cubes.empty)
    if moment.style.ahead:
        placed = (moment.sketch.with_cube(resource, square) for square in empty)
        lines = (best_line(sketch, moment.prospects, open_cards).worth for sketch in placed)
        return max(lines, default=0.0)
    near = narrowed(moment.mind, moment.sketch)
    glances = (glance(moment.sketch, moment.mind, near, resource, square, open_cards) for square in empty)
    return max(glances, default=0.0)


# --- putting it down --------------------------------------------------------------------------------------------------


class Idea(NamedTuple, Generic[T]):
    """Something to do with a cube: the town after it, and what it is worth at a glance."""

    choice: T
    sketch: Sketch
    worth: float
    #: What else it costs.
    price: float = 0.0


def _place(moment: Moment, ways: Sequence[Placing]) -> Placing:
    if len(ways) == 1:
        return ways[0]
    ideas = placing_ideas(moment, ways)
    if moment.style.ahead:
        return followed(moment, ideas)[0].choice
    return moment.best(ideas, lambda idea: idea.worth - idea.price).choice


def placing_ideas(moment: Moment, ways: Sequence[Placing]) -> list[Idea[Placing]]:
    near = narrowed(moment.mind, moment.sketch)
    return [_idea(moment, near, move) for move in ways]


def _idea(moment: Moment, near: Mind, move: Placing) -> Idea[Placing]:
    sketch, price = moment.sketch, 0.0
    match move:
        case moves.Place(resource, square) | moves.Swap(_, _, resource, square):
            return _placed(moment, near, move, resource, INDEX[square])
        case moves.Store():
            sketch = sketch.with_stored()
        case moves.SetAside():
            price = _ASIDE
    worth = value(sketch, mind_on(sketch, moment.prospects), moment.open_cards)
    return Idea(move, sketch, worth, price)


def _placed(moment: Moment, near: Mind, choice: T, resource: Resource, square: int) -> Idea[T]:
    worth = glance(moment.sketch, moment.mind, near, resource, square, moment.open_cards)
    return Idea(choice, moment.sketch.with_cube(resource, square), worth)


class Followed(NamedTuple, Generic[T]):
    """An idea that was followed: the town at the end of the turn, and what it's worth a round later."""

    choice: T
    worth: float
    sketch: Sketch


def followed(moment: Moment, ideas: Sequence[Idea[T]], asked: Collection[T] = ()) -> list[Followed[T]]:
    """The best ideas and those asked about, first with their constructions worked out, then followed into the next
    round; best first."""
    ahead, open_cards, prospects = moment.style.ahead, moment.open_cards, moment.prospects
    ranked = sorted(ideas, key=lambda idea: idea.worth - idea.price, reverse=True)
    likely = [idea for place, idea in enumerate(ranked) if place < 2 * ahead or idea.choice in asked]
    lines = [(idea, best_line(idea.sketch, prospects, open_cards)) for idea in likely]
    lines.sort(key=lambda pair: pair[1].worth - pair[0].price, reverse=True)
    coming = next_round(moment.view, moment.seat)
    found = [
        Followed(
            idea.choice,
            worth_next_round(line.sketch, prospects, coming, open_cards) - idea.price,
            line.sketch,
        )
        for place, (idea, line) in enumerate(lines)
        if place < ahead or idea.choice in asked
    ]
    return sorted(found, key=lambda one: one.worth, reverse=True)


# --- building ---------------------------------------------------------------------------------------------------------


class Work(NamedTuple):
    """A construction, or none: what the town is worth with it, and what it looks like."""

    move: Build | End
    worth: float
    sketch: Sketch


def _build(moment: Moment) -> Move:
    found = works(moment)
    if len(found) == 1:
        return End()
    careless = moment.style.carelessness / 2
    best = max(found, key=lambda work: work.worth + moment.rng.gauss(0, careless)).move
    return with_effects(moment, best) if isinstance(best, Build) else best


def works(moment: Moment) -> list[Work]:
    """To construct nothing, or one of what can be constructed, without what it brings."""
    sketch, mind, open_cards = moment.sketch, moment.mind, moment.open_cards
    found = [Work(End(), value(sketch, mind, open_cards), sketch)]
    for card, removes, target in constructions(sketch, mind):
        move = Build(card, names_of(removes), SQUARES[target])
        if moment.style.ahead:
            found.append(work_of(moment, move))
        else:
            built, gained = sketch.with_building(card, removes, target), mind.worths.by_card[card][target]
            found.append(Work(move, value(built, mind, open_cards, gained), built))
    return found


def work_of(moment: Moment, build: Build) -> Work:
    """A construction, judged by the best that can be constructed after it."""
    removes = sum(1 << INDEX[square] for square in build.removes)
    built = moment.sketch.with_building(build.card, removes, INDEX[build.target])
    line = best_line(built, moment.prospects, moment.open_cards)
    return Work(build, line.worth, line.sketch)


def with_effects(moment: Moment, build: Build) -> Build:
    """The construction with what it brings, judged by the town as it stands then."""
    moment = moment.with_town(construct(moment.town, build, moment.view.round))
    match CARDS[build.card].ability:
        case "replace":
            return replace(build, replaces=_replacements(moment))
        case "free_building":
            return replace(build, free=_put(moment, effects.free_buildings(moment.town, moment.view.display)))
        case "watch":
            return replace(build, watch=_watched(moment, CARDS[build.card].ability_count))
    return replace(build, marker=_marker(moment, build.card))


def _marker(moment: Moment, card: CardId) -> Resource | None:
    """A Bank bars its type and a Factory replaces it, so the least useful one goes there."""
    if not CARDS[card].marked:
        return None
    types = effects.marker_types(moment.town, card)
    return moment.best(types, lambda resource: -_best_place(moment, resource, moment.open_cards))


def _arrival(moment: Moment, card: CardId, square: SquareName) -> Arrival:
    bare = moment.with_town(towns.with_building(moment.town, square, card))
    return Arrival(card, square, _marker(bare, card))


def _put(moment: Moment, cards: Sequence[CardId]) -> Arrival | None:
    """One of the cards on an empty square, or none of them."""
    options = [(card, square) for card in cards for square in empty_squares(moment.town)]
    chosen = moment.best((*options, None), moment.worth_arrived)
    return None if chosen is None else _arrival(moment, *chosen)


def reaction(moment: Moment) -> moves.WatchTake | End:
    arrival = _put(moment, effects.watch_takes(moment.view, moment.town))
    return End() if arrival is None else moves.WatchTake(arrival.card, arrival.square, arrival.marker)


def _replacements(moment: Moment) -> tuple[Arrival, ...]:
    """Building by building, until another replacement gains nothing."""
    done: tuple[Arrival, ...] = ()
    while options := [
        (card, square)
        for square in effects.replaceable(moment.town, [arrival.square for arrival in done])
        for card in effects.replacements(moment.town, square, moment.view.display)
    ]:
        chosen = moment.best((*options, None), moment.worth_arrived)
        if chosen is None:
            break
        done = (*done, _arrival(moment, *chosen))
        moment = moment.with_town(effects.arrived(moment.town, done[-1]))
    return done


def _watched(moment: Moment, count: int) -> tuple[CardId, ...]:
    cards: tuple[CardId, ...] = ()
    while len(cards) < count:
        left = [card for card in moment.view.display if card not in cards]
        cards = (*cards, moment.best(left, moment.worth_on_watch))
    return cards
