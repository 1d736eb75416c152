"""A town as a computer opponent turns it over in its mind: a few numbers that are cheap to change."""

from __future__ import annotations

from typing import NamedTuple

from games.tiny_towns.building import EVERY_RESOURCE, OFFSET, Cubes, cubes_of
from games.tiny_towns.data import CARDS, cards_with, from_table
from games.tiny_towns.layout import TYPE, Layout, layout_of
from games.tiny_towns.state import CardId, Resource, Town

_TRADING_POSTS = cards_with("wildcard")


class Sketch(NamedTuple):
    cubes: Cubes
    layout: Layout


def sketch_of(town: Town) -> Sketch:
    return Sketch(cubes_of(town), layout_of(town))


def with_cube(sketch: Sketch, resource: Resource, square: int) -> Sketch:
    have, wild, empty = sketch.cubes
    return Sketch(Cubes(have | 1 << OFFSET[resource] + square, wild, empty & ~(1 << square)), sketch.layout)


def with_building(sketch: Sketch, card: CardId, removes: int, target: int) -> Sketch:
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
    types = (*layout.types[:index], layout.types[index] | bit, *layout.types[index + 1 :])
    if info.category != "monument":
        return Layout(types, *layout[1:])
    grown = Layout(types, card, bit, layout.stored)
    if info.score.table is None or info.score.kind != "at_construction_table":
        return grown
    return grown._replace(shrine=from_table(info.score.table, grown.built.bit_count()))


def stands_anywhere(layout: Layout, card: CardId) -> bool:
    """Whether the building may be put on any empty square instead of a freed one."""
    if CARDS[card].ability == "stands_anywhere":
        return True
    return layout.monument is not None and CARDS[layout.monument].ability == "later_anywhere"


def with_stored(sketch: Sketch) -> Sketch:
    """One more cube on a Warehouse."""
    return sketch._replace(layout=sketch.layout._replace(stored=sketch.layout.stored + 1))


def layout_replaced(layout: Layout, card: CardId, bit: int) -> Layout:
    """The layout with the building of a square replaced by another."""
    bare = layout._replace(types=tuple(kind & ~bit for kind in layout.types))
    return layout_with(bare, card, bit)
