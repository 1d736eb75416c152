"""A state that looks the same to a viewer, with everything hidden from them dealt again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from games.core import encode

#: A state as plain lists and dictionaries, and the way to one place in it.
Plain = Any
Path = tuple[str | int, ...]
S = TypeVar("S", bound=Struct)

#: A smaller seed may turn up in a view by chance.
TELLING = 10**8


def redealt(state: S, view: S, rng: Random) -> S:
    """A state that differs from the given one only in what the view doesn't show.

    What is hidden shows by comparing the state with the view. Whatever the view has blanked alike, in the same row or
    in the same place of different seats, might as well lie the other way round; so might a row that the view has put
    in order. What a view never blanks counts as public here: that the right things are blanked is for each game's own
    tests to say.
    """
    plain, shown = _plain(state), _plain(view)
    exchangeable: dict[tuple[Path, Plain], list[Path]] = {}
    for path, blank in _hidden(plain, shown):
        kind = tuple("*" if isinstance(key, int) else key for key in path)
        exchangeable.setdefault((kind, blank), []).append(path)
    for paths in exchangeable.values():
        values = [_at(plain, path) for path in paths]
        for path, value in zip(paths, _shuffled(values, rng), strict=True):
            _at(plain, path[:-1])[path[-1]] = value
    for generator in _generators(plain):
        generator.update(seed=rng.getrandbits(60), counter=rng.randrange(1000))
    return msgspec.json.decode(msgspec.json.encode(plain), type=type(state))


def _shuffled(values: list[Plain], rng: Random) -> list[Plain]:
    """In another order, unless there is only one."""
    dealt = rng.sample(values, len(values))
    while dealt == values and any(value != values[0] for value in values):
        rng.shuffle(dealt)
    return dealt


def shows_a_seed(state: Struct, view: Struct) -> bool:
    text = encode(view).decode()
    return any(rng["seed"] > TELLING and str(rng["seed"]) in text for rng in _generators(_plain(state)))


def _plain(state: Struct) -> Plain:
    return msgspec.json.decode(encode(state))


def _generators(plain: Plain) -> Iterator[Plain]:
    """Every ``Rng`` in a state."""
    if isinstance(plain, dict):
        if plain.keys() == {"seed", "counter"}:
            yield plain
        plain = plain.values()
    if not isinstance(plain, int | str | None):
        for value in plain:
            yield from _generators(value)


def _hidden(plain: Plain, shown: Plain, path: Path = ()) -> Iterator[tuple[Path, Plain]]:
    """Where something is that the viewer isn't shown, and what is shown in its place."""
    if isinstance(plain, list) and not isinstance(shown, dict):
        for index, (value, blank) in enumerate(_beside(plain, shown, path)):
            yield from _hidden(value, blank, (*path, index))
    elif not isinstance(shown, dict | list):
        if type(plain) is not type(shown) or plain != shown:
            yield path, shown
    # Two tagged values of different kinds have no fields in common that could be exchanged.
    elif isinstance(plain, dict) and isinstance(shown, dict) and plain.get("do") == shown.get("do"):
        for key, value in plain.items():
            yield from _hidden(value, shown.get(key), (*path, key))


def _beside(row: list[Plain], shown: list[Plain] | Plain, path: Path) -> Iterable[tuple[Plain, Plain]]:
    """Each value of a row with what stands in its place; nothing if what is shown doesn't go by places."""
    if not isinstance(shown, list):
        return [(value, shown) for value in row]
    if len(row) != len(shown):
        return zip_longest(row, shown) if row[: len(shown)] == shown else ()
    if _in_order(row) != _in_order(shown):
        return zip(row, shown, strict=True)
    if any(isinstance(value, dict | list) for value in row):
        return ()
    return zip(row, _only_put_in_order(row, shown, path), strict=True)


def _only_put_in_order(row: list[Plain], shown: list[Plain], path: Path) -> Iterator[Plain]:
    """A mark for each value that could be anywhere in its part of the row; the others are what they are."""
    start = 0
    for end in range(1, len(row) + 1):
        if _in_order(row[start:end]) == _in_order(shown[start:end]):
            known = end - start == 1
            yield from shown[start:end] if known else [f"{path}, part {start}"] * (end - start)
            start = end


def _in_order(row: list[Plain]) -> list[str]:
    return sorted(map(repr, row))


def _at(plain: Plain, path: Path) -> Plain:
    for key in path:
        plain = plain[key]
    return plain
