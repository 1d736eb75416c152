"""Moves as text: ``place G B3``, ``build chapel B3 using A1 B1 C1 C2``, ``end``.

A move has one spelling. What people type may say less (``build chapel``, ``B3``), use other words (``glass``,
``Trading Post``) and hold several moves in a row; the view fills in the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from games.core import End, IllegalMove, Seat
from games.text import Reader
from games.tiny_towns.building import Site, buildable
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS, RESOURCE_NAMES
from games.tiny_towns.effects import marker_types
from games.tiny_towns.rounds import apply
from games.tiny_towns.state import (
    RESOURCES,
    SQUARES,
    TAKE_CARDS,
    Arrival,
    Build,
    CardId,
    KeepMonument,
    Move,
    NameResource,
    Place,
    Player,
    Resource,
    SetAside,
    SquareName,
    State,
    Store,
    StoreOnCottage,
    Swap,
    TakeCard,
    WatchTake,
)

# --- writing ----------------------------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    match move:
        case KeepMonument(monument):
            return f"keep {monument}"
        case NameResource(resource):
            return f"name {resource}"
        case TakeCard(index):
            return f"card {index + 1}"
        case Place(resource, square):
            return f"place {resource} {square}"
        case Store(resource, warehouse):
            return f"store {resource} {warehouse}"
        case Swap(resource, warehouse, take, square):
            return f"swap {resource} {warehouse} for {take} {square}"
        case StoreOnCottage(resource, square):
            return f"cottage {resource} {square}"
        case SetAside(resource):
            return f"aside {resource}"
        case Build():
            return " ".join(_build_words(move))
        case WatchTake(card, square, marker):
            return " ".join(["react", card, square, *_marker_word(marker)])
        case End():
            return "end"


def write_moves(moves: Iterable[Move]) -> str:
    return "; ".join(map(write_move, moves))


def _build_words(build: Build) -> Iterator[str]:
    yield from ("build", build.card, build.target, "using", *build.removes)
    if build.marker is not None:
        yield from ("marker", build.marker)
    if build.replaces:
        yield "replace"
    for arrival in build.replaces:
        yield from (arrival.square, arrival.card, *_marker_word(arrival.marker))
    if build.free is not None:
        yield from ("free", build.free.card, build.free.square, *_marker_word(build.free.marker))
    if build.watch:
        yield from ("watch", *build.watch)


def _marker_word(marker: Resource | None) -> tuple[str, ...]:
    return () if marker is None else (marker,)


# --- reading ----------------------------------------------------------------------------------------------------------

_RESOURCES: dict[str, Resource] = {
    **{str(resource): resource for resource in RESOURCES},
    **{RESOURCE_NAMES[resource]: resource for resource in RESOURCES},
}
_SQUARES: dict[str, SquareName] = {str(name): name for name in SQUARES}
_CARDS: dict[str, CardId] = {card.replace("_", blank): card for card in CARDS for blank in "_ -"}
_BUILDINGS = {name: card for name, card in _CARDS.items() if card in BUILDINGS}
_MONUMENTS = {name: card for name, card in _CARDS.items() if card in MONUMENTS}
_END_WORDS = ("end", "done", "pass")
_SEPARATOR = r"[;,]"


def read_move(text: str) -> Move:
    reader = Reader(text)
    move = read_whole_move(reader)
    reader.end()
    return move


def read_whole_move(reader: Reader) -> Move:
    """The next move of a longer text, with nothing left out."""
    return _read_move(reader, None)


class _Known(NamedTuple):
    """What fills in the gaps of a line: the position as its moves so far have left it."""

    view: State
    seat: Seat

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """One or several moves: ``place G B3; build chapel B3, end`` or shorter ``B3 build chapel B3 end``."""
    reader = Reader(text)
    moves = [_read_move(reader, _Known(view, seat))]
    reader.take(_SEPARATOR)
    while not reader.done:
        view = apply(view, seat, moves[-1])
        moves.append(_read_move(reader, _Known(view, seat)))
        reader.take(_SEPARATOR)
    return tuple(moves)


def _read_move(reader: Reader, known: _Known | None) -> Move:
    """``known`` is None where nothing may be left out."""
    if reader.maybe(_END_WORDS):
        return End()
    if reader.accept("keep"):
        return KeepMonument(reader.one_of(_MONUMENTS))
    if reader.accept("name"):
        return NameResource(reader.one_of(_RESOURCES))
    if reader.accept("card"):
        return _read_card(reader, known)
    if reader.accept("build"):
        return _read_build(reader, known)
    if reader.accept("react"):
        card, square = reader.one_of(_BUILDINGS), reader.one_of(_SQUARES)
        return WatchTake(card, square, _read_arrival(reader, known, card, square).marker)
    return _read_placing(reader, known)


def _read_card(reader: Reader, known: _Known | None) -> Move:
    """By its number or, where the cards are known, by what it shows."""
    shown = None if known is None else reader.maybe(_RESOURCES)
    if known is None or shown is None:
        return TAKE_CARDS[reader.number(1, len(TAKE_CARDS)) - 1]
    if shown not in known.view.open_cards:
        raise IllegalMove("not_on_an_open_card", resource=shown)
    return TAKE_CARDS[known.view.open_cards.index(shown)]


def _read_placing(reader: Reader, known: _Known | None) -> Move:
    if reader.accept("store"):
        return Store(_read_resource(reader, known), reader.one_of(_SQUARES))
    if reader.accept("swap"):
        resource, warehouse = _read_resource(reader, known), reader.one_of(_SQUARES)
        reader.expect("for")
        return Swap(resource, warehouse, reader.one_of(_RESOURCES), reader.one_of(_SQUARES))
    if reader.accept("cottage"):
        return StoreOnCottage(_read_resource(reader, known), reader.one_of(_SQUARES))
    if reader.accept("aside"):
        return SetAside(_read_resource(reader, known))
    if not reader.accept("place") and known is None:
        raise reader.unreadable()
    return Place(_read_resource(reader, known), reader.one_of(_SQUARES))


def _read_resource(reader: Reader, known: _Known | None) -> Resource:
    """The cube of the round need not be named."""
    if known is None:
        return reader.one_of(_RESOURCES)
    resource = reader.maybe(_RESOURCES) or known.view.resource
    if resource is None:
        raise IllegalMove("say_which_resource") if reader.maybe(_SQUARES) else reader.unreadable()
    return resource


# --- constructions ----------------------------------------------------------------------------------------------------


def _read_build(reader: Reader, known: _Known | None) -> Build:
    card, target, removes = reader.one_of(_CARDS), reader.maybe(_SQUARES), _read_cubes(reader)
    if known is not None:
        removes, target = _on_site(known, card, removes, target)
    if target is None or not removes:
        raise reader.unreadable()
    marker = reader.one_of(_RESOURCES) if reader.accept("marker") else _only_marker(known, card)
    return _read_effect(reader, known, Build(card, removes, target, marker))


def _read_cubes(reader: Reader) -> tuple[SquareName, ...]:
    """The cubes in the order of the squares, in whichever they were named."""
    named = {reader.one_of(_SQUARES), *reader.while_any(_SQUARES)} if reader.accept("using") else set()
    return tuple(name for name in SQUARES if name in named)


def _on_site(
    known: _Known, card: CardId, removes: tuple[SquareName, ...], target: SquareName | None
) -> tuple[tuple[SquareName, ...], SquareName]:
    """The cubes and the square of a construction, as long as only one fits what was said."""
    if target is not None and removes:
        return removes, target
    sites: Sequence[Site] = buildable(known.player, known.view.display).get(card, ())
    fitting = [
        (site.removes, square)
        for site in sites
        for square in site.targets
        if removes in ((), site.removes) and target in (None, square)
    ]
    if not fitting:
        raise IllegalMove("pattern_missing", card=card)
    if len(fitting) > 1:
        raise IllegalMove("say_where" if target is None else "say_which_cubes", card=card)
    return fitting[0]


def _read_effect(reader: Reader, known: _Known | None, build: Build) -> Build:
    match CARDS[build.card].ability:
        case "replace" if reader.accept("replace"):
            return replace(build, replaces=tuple(_read_replacements(reader, known)))
        case "free_building" if reader.accept("free"):
            card, square = reader.one_of(_BUILDINGS), reader.one_of(_SQUARES)
            return replace(build, free=_read_arrival(reader, known, card, square))
        case "watch" if reader.accept("watch"):
            return replace(build, watch=(reader.one_of(_BUILDINGS), *reader.while_any(_BUILDINGS)))
    return build


def _read_replacements(reader: Reader, known: _Known | None) -> Iterator[Arrival]:
    square: SquareName | None = reader.one_of(_SQUARES)
    while square is not None:
        yield _read_arrival(reader, known, reader.one_of(_BUILDINGS), square)
        square = reader.maybe(_SQUARES)


def _read_arrival(reader: Reader, known: _Known | None, card: CardId, square: SquareName) -> Arrival:
    marker = reader.maybe(_RESOURCES) if CARDS[card].marked else None
    return Arrival(card, square, marker or _only_marker(known, card))


def _only_marker(known: _Known | None, card: CardId) -> Resource | None:
    """The marker of a Bank that has no choice need not be named."""
    if known is None or not CARDS[card].marked:
        return None
    types = marker_types(known.player.town, card)
    return types[0] if len(types) == 1 else None
