"""A seat's moves as a tree of questions, written as a conversation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import TypeVar

from msgspec.structs import replace

from games.asking import Branch, Conversation, pick
from games.core import Answer, Closed, End, Params, Seat
from games.tiny_towns import discover, effects, placing
from games.tiny_towns import state as moves
from games.tiny_towns.building import buildable, construct, cubes_of, may_arrive, payments
from games.tiny_towns.data import BUILDINGS, CARDS
from games.tiny_towns.state import RESOURCES, SQUARES, Arrival, CardId, Move, Resource, SquareName, State, Town
from games.tiny_towns.town import building_on, empty_squares, has_monument, is_full
from games.tiny_towns.turn import check_waited_on

T = TypeVar("T")


def answer_id(card: CardId) -> str:
    """The id of an answer that names a card. The names of monuments are too long for one; their first words differ."""
    return card if card in BUILDINGS else card.partition("_")[0]


def _cards(code: str, cards: Iterable[CardId], none: Answer | None = None) -> list[tuple[Answer, CardId]]:
    """Answers that name a card; ``none`` is the one for no card at all."""
    named = [(Answer(answer_id(card), code, {"card": card}), card) for card in cards]
    return [*named, (none, "")] if none else named


def _moves(view: State, seat: Seat) -> Branch[Move]:
    check_waited_on(view, seat)
    player = view.players[seat]
    match view.phase:
        case "monuments":
            return moves.KeepMonument(
                (yield from pick("monument", _cards("keep", player.dealt), {"seats": len(view.players)}))
            )
        case "naming":
            return moves.NameResource((yield from _resource("name", discover.nameable(view, seat))))
        case "watch":
            return (yield from _watch_reaction(view, player.town))
    if player.cube != "due":
        return (yield from _building(view, seat))
    if discover.is_solo(view) and view.resource is None:
        return (yield from _open_card(view))
    due = view.resource or (yield from _resource("take", discover.choosable(view, seat)))
    return (yield from _placing(view, seat, due))


ask = Conversation(_moves)


# --- phase 1 ----------------------------------------------------------------------------------------------------------


def _resource(code: str, allowed: list[Resource], params: Params | None = None) -> Branch[Resource]:
    """One of the allowed types; the others are barred by the seat's own Banks."""
    options = [(Answer(resource, code, {"resource": resource}), resource) for resource in allowed]
    barred = [resource for resource in RESOURCES if resource not in allowed]
    closed = [Closed(code, "type_on_your_bank", {"resource": resource}) for resource in barred]
    return (yield from pick(code, options, params, lambda: closed))


def _open_card(view: State) -> Branch[Move]:
    shown = enumerate(zip(view.open_cards, moves.TAKE_CARDS, strict=True), start=1)
    options = [
        (Answer(str(number), "card", {"number": number, "resource": resource or "?"}), move)
        for number, (resource, move) in shown
    ]
    return (yield from pick("card", options))


# --- phase 2 ----------------------------------------------------------------------------------------------------------


def _placing(view: State, seat: Seat, due: Resource) -> Branch[Move]:
    """Where the cube goes, empty squares first; a swap and a Factory's cube need a second answer."""
    free = empty_squares(view.players[seat].town)
    groups: dict[str, tuple[Answer, list[moves.Placing]]] = {}
    for move in placing.other_placings(view, seat, due, free):
        answer = _placing_answer(move, due)
        groups.setdefault(answer.id, (answer, []))[1].append(move)
    options: list[tuple[Answer, list[moves.Placing]]] = [_on_square(due, name) for name in free]
    closed = partial(_closed_places, view, seat)
    found = yield from _placed(due, [*options, *groups.values()], closed)
    first = found[0]
    if isinstance(first, moves.Swap):
        params: Params = {"resource": due, "take": first.take, "square": first.warehouse}
        squares = [(_square("place", move.take, move.square), move) for move in found if isinstance(move, moves.Swap)]
        return (yield from pick("swap", squares, params))
    if first.resource != due:
        exchanged = [(_placing_answer(move, move.resource), move) for move in found]
        return (yield from _placed(first.resource, exchanged))
    return first


def _placed(
    cube: Resource, options: list[tuple[Answer, T]], closed: Callable[[], Iterable[Closed]] = tuple
) -> Branch[T]:
    return (yield from pick("place", options, {"resource": cube, "count": len(options)}, closed))


@cache
def _on_square(cube: Resource, name: SquareName) -> tuple[Answer, list[moves.Placing]]:
    return _square("place", cube, name), [moves.Place(cube, name)]


def _placing_answer(move: moves.Placing, due: Resource) -> Answer:
    """The first answer that leads to a placing; an empty square is called by its name alone."""
    if move.resource != due:
        return Answer(move.resource, "exchange", {"resource": move.resource, "due": due})
    if isinstance(move, moves.Place):
        return _square("place", due, move.square)
    if isinstance(move, moves.Store):
        return _square("store", due, move.warehouse)
    if isinstance(move, moves.StoreOnCottage):
        return _square("cottage", due, move.square)
    if isinstance(move, moves.SetAside):
        return Answer("aside", "aside", {"resource": due})
    params: Params = {"resource": due, "take": move.take, "square": move.warehouse}
    return Answer(f"swap-{move.warehouse}-{move.take}", "swap", params)


@cache
def _square(code: str, cube: Resource, name: SquareName) -> Answer:
    return Answer(name if code == "place" else f"{code}-{name}", code, {"resource": cube, "square": name})


def _closed_places(view: State, seat: Seat) -> Iterator[Closed]:
    town = view.players[seat].town
    for name in placing.warehouses(view, town):
        if not placing.has_room(town, name):
            yield Closed("store", "warehouse_full", {"square": name})
    if has_monument(town, "cottage_store") and not placing.statue_works(view, seat):
        yield Closed("cottage", "statue_not_now")
    if view.options.extra_storage and not placing.aside_left(view, town):
        yield Closed("aside", "aside_used_up")


# --- phase 3 ----------------------------------------------------------------------------------------------------------


def _building(view: State, seat: Seat) -> Branch[Move]:
    player = view.players[seat]
    sites = buildable(player, view.display)
    end = Answer("end", "finish" if is_full(player.town) else "end")
    closed = partial(_closed_building, view, seat)
    card = yield from pick("build", _cards("build", sites, end), {"count": len(sites)}, closed)
    if not card:
        return End()
    targets = {name for site in sites[card] for name in site.targets}
    target = yield from _target(card, [name for name in SQUARES if name in targets])
    ways = [site.removes for site in sites[card] if target in site.targets]
    cubes = [(Answer("-".join(removes), "cubes", {"squares": " ".join(removes)}), removes) for removes in ways]
    removes = yield from pick("cubes", cubes, {"card": card, "square": target})
    return (yield from _details(view, player.town, moves.Build(card, removes, target)))


def _closed_building(view: State, seat: Seat) -> Iterator[Closed]:
    """One Bank too many, or no cube in a free round: and why."""
    player = view.players[seat]
    for card in view.display:
        if not may_arrive(player.town, card) and payments(cubes_of(player.town), card):
            yield Closed("build", "no_sixth_bank", {"card": card})
    if player.cube == "none" and discover.is_free_round(view):
        yield Closed("take", "fort" if discover.never_chooses(view, seat) else "five_banks")


def _target(card: CardId, names: Iterable[SquareName]) -> Branch[SquareName]:
    options = [(Answer(name, "target", {"card": card, "square": name}), name) for name in names]
    return (yield from pick("target", options, {"card": card}))


def _arrival(town: Town, card: CardId, square: SquareName) -> Branch[Arrival]:
    """A building that comes into the town, with the marker of a Bank or Factory."""
    if not CARDS[card].marked:
        return Arrival(card, square)
    return Arrival(card, square, (yield from _resource("marker", effects.marker_types(town, card), {"card": card})))


def _details(view: State, town: Town, build: moves.Build) -> Branch[moves.Build]:
    """The same move with what the building brings with it."""
    town = construct(town, build, view.round)
    match CARDS[build.card].ability:
        case "replace":
            return replace(build, replaces=(yield from _replacements(view, town)))
        case "free_building":
            return replace(build, free=(yield from _free_building(view, town)))
        case "watch":
            return replace(build, watch=(yield from _watched(view, CARDS[build.card].ability_count)))
    arrival = yield from _arrival(town, build.card, build.target)
    return replace(build, marker=arrival.marker)


def _replacements(view: State, town: Town) -> Branch[tuple[Arrival, ...]]:
    """Architect's Guild: a building, what takes its place, and once more."""
    done: tuple[Arrival, ...] = ()
    while squares := effects.replaceable(town, [arrival.square for arrival in done]):
        options: list[tuple[Answer, SquareName | None]] = [
            (Answer(name, "replace", {"square": name, "card": _card_on(town, name)}), name) for name in squares
        ]
        square = yield from pick("replace", [*options, (Answer("none", "no_replacement"), None)])
        if square is None:
            break
        cards = [
            (Answer(card, "replace_by", {"card": card, "square": square}), card)
            for card in effects.replacements(town, square, view.display)
        ]
        card = yield from pick("replace_by", cards, {"square": square, "card": _card_on(town, square)})
        done = (*done, (yield from _arrival(town, card, square)))
        town = effects.arrived(town, done[-1])
    return done


def _card_on(town: Town, name: SquareName) -> CardId:
    house = building_on(town, name)
    return "" if house is None else house.card


def _free_building(view: State, town: Town) -> Branch[Arrival | None]:
    """Grove University: which building, and where."""
    cards = effects.free_buildings(town, view.display)
    options = _cards("free", cards, Answer("none", "no_free_building"))
    return (yield from _put("free", options, town)) if cards else None


def _put(code: str, cards: list[tuple[Answer, CardId]], town: Town) -> Branch[Arrival | None]:
    """One of the cards, if any, on an empty square."""
    card = yield from pick(code, cards)
    if not card:
        return None
    square = yield from _target(card, empty_squares(town))
    return (yield from _arrival(town, card, square))


def _watched(view: State, count: int) -> Branch[tuple[CardId, ...]]:
    """Opaleye's Watch: three different types, one after the other."""
    cards: tuple[CardId, ...] = ()
    for number in range(count):
        options = _cards("watch", [card for card in view.display if card not in cards])
        cards = (*cards, (yield from pick("watch", options, {"number": number + 1, "count": count})))
    return cards


# --- phase 4 ----------------------------------------------------------------------------------------------------------


def _watch_reaction(view: State, town: Town) -> Branch[Move]:
    options = _cards("watch_take", effects.watch_takes(view, town), Answer("end", "pass"))
    arrival = yield from _put("react", options, town)
    return End() if arrival is None else moves.WatchTake(arrival.card, arrival.square, arrival.marker)
