"""Moves as text: ``place G B3``, ``build chapel B3 using A1 B1 C1 C2``, ``end``.

A move has one spelling. What people type may say less (``build chapel``, ``B3``), use other words (``glass``,
``Trading Post``) and hold several moves in a row; the view fills in the rest.
"""

from __future__ import annotations

from typing import Any, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from games.codecs import Codec, Fields, Forms, Said, completed_line, counted_from_one, form, many, names
from games.core import End, IllegalMove, Seat
from games.positions import notation
from games.tiny_towns import state
from games.tiny_towns.building import buildable
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS, RESOURCE_NAMES
from games.tiny_towns.effects import marker_types
from games.tiny_towns.positions import POSITION
from games.tiny_towns.state import RESOURCES, SQUARES, Build, Move, Player, State, TakeCard, WatchTake
from games.tiny_towns.turn import apply

A = TypeVar("A", state.Arrival, Build, WatchTake)


class _CardShowing(Struct, frozen=True):
    """An open card, called by its resource."""

    resource: state.Resource


_SPELLINGS = {card.replace("_", blank): card for card in CARDS for blank in "_ -"}
_SQUARE = names({square: square for square in SQUARES})
_SQUARES = many(_SQUARE)
_RESOURCE = names({letter: letter for letter in RESOURCES} | {RESOURCE_NAMES[letter]: letter for letter in RESOURCES})
_BUILDING = names({name: card for name, card in _SPELLINGS.items() if card in BUILDINGS})
_BASIC: Fields = {"resource": _RESOURCE, "square": _SQUARE, "building": _BUILDING}

_KINDS: dict[type[Any], str | tuple[str, ...]] = {
    End: ("end", "done", "pass"),
    state.KeepMonument: "keep {monument}",
    state.NameResource: "name {resource}",
    TakeCard: "card {index}",
    state.Place: "[!place ][!{resource} ]{square}",
    state.Store: "store[! {resource}] {warehouse:square}",
    state.Swap: "swap[! {resource}] {warehouse:square} for {take:resource} {square}",
    state.StoreOnCottage: "cottage[! {resource}] {square}",
    state.SetAside: "aside[! {resource}]",
    Build: (
        "build {card}[! {target:square}][! using {removes}]"
        "[ marker {marker:resource}][ replace {replaces}][ free {free}][ watch {watch}]"
    ),
    WatchTake: "react {card:building} {square}[ {marker:resource}]",
}
_FIELDS: Fields = _BASIC | {
    "card": names(_SPELLINGS),
    "monument": names({name: card for name, card in _SPELLINGS.items() if card in MONUMENTS}),
    "index": counted_from_one(3),
    # Cubes may be named in any order; they are kept in the order of the squares.
    "removes": Codec(_SQUARES.write, lambda reader: tuple(sorted(set(_SQUARES.read(reader)), key=SQUARES.index))),
    "replaces": many(form(state.Arrival, "{square} {card:building}[ {marker:resource}]", _BASIC)),
    "free": form(state.Arrival, "{card:building} {square}[ {marker:resource}]", _BASIC),
    "watch": many(_BUILDING),
}
MOVES: Forms[Move] = Forms(_KINDS, _FIELDS)
_TYPED: Forms[Move | _CardShowing] = Forms(_KINDS | {_CardShowing: "card {resource}"}, _FIELDS)

write_move, read_move = MOVES.write, MOVES.read_all


# --- what people type -------------------------------------------------------------------------------------------------


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """One or several moves: ``place G B3; build chapel B3, end`` or shorter ``B3 build chapel B3 end``."""
    return completed_line(_TYPED, text, view, seat, _completed, apply)


def _completed(said: Said[Move | _CardShowing], view: State, seat: Seat) -> Move:
    player = view.players[seat]
    if said.kind is Build:
        return _construction(said.fields, view, player)
    placing = said.kind in get_args(state.Placing)
    if placing and "resource" not in said.fields and view.resource is None:
        raise IllegalMove("say_which_resource")
    move = said.value(resource=view.resource) if placing else said.value()
    if isinstance(move, _CardShowing):
        return _open_card(view, move.resource)
    return _with_marker(move, player) if isinstance(move, WatchTake) else move


def _open_card(view: State, shown: state.Resource) -> TakeCard:
    if shown not in view.open_cards:
        raise IllegalMove("not_on_an_open_card", resource=shown)
    return state.TAKE_CARDS[view.open_cards.index(shown)]


def _construction(fields: dict[str, Any], view: State, player: Player) -> Build:
    """The cubes and the square of a construction, as long as only one fits what was said."""
    card, target, removes = fields["card"], fields.get("target"), fields.get("removes")
    fitting = [
        (site.removes, square)
        for site in buildable(player, view.display).get(card, ())
        for square in site.targets
        if removes in (None, site.removes) and target in (None, square)
    ]
    if target is None or removes is None:
        if not fitting:
            raise IllegalMove("pattern_missing", card=card)
        if len(fitting) > 1:
            raise IllegalMove("say_where" if target is None else "say_which_cubes", card=card)
        removes, target = fitting[0]
    build = _with_marker(Build(**(fields | {"removes": removes, "target": target})), player)
    free = None if build.free is None else _with_marker(build.free, player)
    return replace(build, free=free, replaces=tuple(_with_marker(each, player) for each in build.replaces))


def _with_marker(arriving: A, player: Player) -> A:
    """The marker of a Bank that has no choice need not be named."""
    types = marker_types(player.town, arriving.card) if CARDS[arriving.card].marked else []
    return replace(arriving, marker=types[0]) if arriving.marker is None and len(types) == 1 else arriving


NOTATION = notation(MOVES, read_line, POSITION)
