"""What a player has chosen so far in the menus, and what the town would look like with it.

A focus is a row of words as the menus collect them: ``("build", "chapel")``, ``("build", "chapel", "B3")``,
``("place", "G", "B3")``. Words that name a card, a resource or squares are understood wherever they stand; a word with
several squares (``"A1 B1 C1"``) names the cubes of a pattern.
"""

from __future__ import annotations

import re

from msgspec import Struct

from games.first_edition import Seat
from games.tiny_towns.board import INDEX
from games.tiny_towns.construct import Site, buildable
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import RESOURCES, SQUARES, Building, CardId, Resource, Square, SquareName, State
from games.tiny_towns.town import with_square

_SQUARE = re.compile(r"[A-D][1-4]")


class Focus(Struct, frozen=True):
    card: CardId | None = None
    resource: Resource | None = None
    square: SquareName | None = None
    cubes: frozenset[SquareName] = frozenset()


class Preview(Struct, frozen=True):
    """How to mark the squares of the town."""

    #: Squares whose cubes pay for a building.
    paid: frozenset[SquareName] = frozenset()
    #: Squares it may stand on.
    targets: frozenset[SquareName] = frozenset()
    #: Squares chosen for something else.
    chosen: frozenset[SquareName] = frozenset()
    #: The squares from which cubes would disappear, once a target is chosen.
    cleared: frozenset[SquareName] = frozenset()
    #: What would newly stand where.
    ghosts: dict[SquareName, Square] = {}


def read_focus(words: tuple[str, ...]) -> Focus:
    card, resource, square = None, None, None
    cubes: frozenset[SquareName] = frozenset()
    for word in words:
        named = _squares_in(word)
        if word in CARDS:
            card = word
        elif word in RESOURCES:
            resource = next(known for known in RESOURCES if known == word)
        elif len(named) > 1:
            cubes = frozenset(named)
        elif named:
            square = named[0]
    return Focus(card, resource, square, cubes)


def sites(view: State, seat: Seat) -> dict[CardId, list[Site]]:
    """What the seat could construct in its town as it stands."""
    player = view.players[seat]
    return buildable(player.town, view.display, player.kept) if player.finished is None else {}


def completions(view: State, seat: Seat, resource: Resource) -> dict[SquareName, tuple[CardId, ...]]:
    """The cards that a cube of this type would newly make possible, by the square it is put on."""
    player = view.players[seat]
    found: dict[SquareName, tuple[CardId, ...]] = {}
    for name in SQUARES:
        if player.town.squares[INDEX[name]] is None:
            after = buildable(with_square(player.town, name, resource), view.display, player.kept)
            cards = tuple(card for card, ways in after.items() if any(name in way.removes for way in ways))
            if cards:
                found[name] = cards
    return found


def preview(view: State, seat: Seat, focus: Focus) -> Preview:
    ways = [way for way in sites(view, seat).get(focus.card or "", []) if _fits(way, focus)]
    if ways and focus.card is not None:
        return _construction(ways, focus, focus.card)
    if focus.square is None:
        return Preview()
    chosen = frozenset((focus.square,))
    content = view.players[seat].town.squares[INDEX[focus.square]]
    if focus.card is not None:
        return Preview(chosen=chosen, ghosts={focus.square: Building(focus.card)})
    resource = focus.resource or view.players[seat].turn.resource
    if content is None and resource is not None:
        return Preview(chosen=chosen, ghosts={focus.square: resource})
    return Preview(chosen=chosen)


def _construction(ways: list[Site], focus: Focus, card: CardId) -> Preview:
    paid = frozenset(name for way in ways for name in way.removes)
    if focus.square is None:
        return Preview(paid=paid, targets=frozenset(name for way in ways for name in way.targets))
    cleared = paid - {focus.square} if len(ways) == 1 else frozenset[SquareName]()
    return Preview(paid=paid, cleared=cleared, ghosts={focus.square: Building(card)})


def _fits(way: Site, focus: Focus) -> bool:
    if focus.cubes and focus.cubes != frozenset(way.removes):
        return False
    return focus.square is None or focus.square in way.targets


def _squares_in(word: str) -> list[SquareName]:
    named = set(_SQUARE.findall(word))
    return [name for name in SQUARES if name in named]
