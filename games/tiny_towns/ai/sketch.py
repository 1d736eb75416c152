"""A town as a computer opponent turns it over in its mind: a few numbers that are cheap to change."""

from __future__ import annotations

from typing import NamedTuple

from games.tiny_towns.board import squares
from games.tiny_towns.construct import Cubes, cubes_of, payments, stands_anywhere
from games.tiny_towns.data import CARDS, cards_with
from games.tiny_towns.layout import TYPE, Layout, layout_of
from games.tiny_towns.patterns import EVERY_RESOURCE, OFFSET
from games.tiny_towns.state import CardId, Resource, Town

_TRADING_POSTS = cards_with("wildcard")


class Sketch(NamedTuple):
    cubes: Cubes
    layout: Layout

    @property
    def room(self) -> int:
        """How many squares are empty."""
        return self.cubes.empty.bit_count()


def sketch_of(town: Town) -> Sketch:
    return Sketch(cubes_of(town), layout_of(town))


def with_cube(sketch: Sketch, resource: Resource, square: int) -> Sketch:
    have, wild, empty = sketch.cubes
    return Sketch(Cubes(have | 1 << (OFFSET[resource] + square), wild, empty & ~(1 << square)), sketch.layout)


def with_built(sketch: Sketch, card: CardId, removes: int, target: int) -> Sketch:
    have, wild, empty = sketch.cubes
    bit = 1 << target
    have &= ~(EVERY_RESOURCE * removes)
    empty = (empty | removes) & ~bit
    if card in _TRADING_POSTS:
        wild |= bit
        have |= EVERY_RESOURCE << target
    return Sketch(Cubes(have, wild, empty), layout_with(sketch.layout, card, bit))


def layout_with(layout: Layout, card: CardId, bit: int) -> Layout:
    """The layout with one more building on an unbuilt square."""
    info = CARDS[card]
    index = TYPE["blue"] if info.counts_as_cottages else TYPE[info.category]
    types = layout.types
    types = (*types[:index], types[index] | bit, *types[index + 1 :])
    if info.category != "monument":
        return layout._replace(types=types)
    return layout._replace(types=types, monument=card, monument_at=bit)
