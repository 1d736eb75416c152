"""A state that looks the same to a viewer, with everything hidden from them dealt again."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
_GENERATOR = re.compile(rb'"seed":([0-9]+),"counter":([0-9]+)')


def redealt(state: S, view: S, rng: Random) -> S:
    """A state that differs from the given one only in what the view doesn't show.

    What is hidden shows by comparing the state with the view. Numbers and words that the view has blanked alike, in the
    same row or in the same place of different seats, might as well lie the other way round. What a view never blanks
    counts as public here: that the right things are blanked is for each game's own tests to say.
    """
    plain, shown = _plain(state), _plain(view)
    exchangeable: dict[tuple[Path, Plain], list[Path]] = {}
    for path, blank in _hidden(plain, shown):
        kind = tuple("*" if isinstance(key, int) else key for key in path)
        exchangeable.setdefault((kind, blank), []).append(path)
    for paths in exchangeable.values():
        values = [_at(plain, path) for path in paths]
        rng.shuffle(values)
        for path, value in zip(paths, values, strict=True):
            _at(plain, path[:-1])[path[-1]] = value
    for generator in _generators(plain):
        generator.update(seed=rng.getrandbits(60), counter=rng.randrange(1000))
    return msgspec.json.decode(msgspec.json.encode(plain), type=type(state))


def shows_a_seed(state: Struct, view: Struct) -> bool:
    text = encode(view).decode()
    return any(rng["seed"] > TELLING and str(rng["seed"]) in text for rng in _generators(_plain(state)))


def luck(state: Struct) -> list[tuple[bytes, ...]]:
    """How far every generator in a state has come; quick, because it is asked of every move."""
    return _GENERATOR.findall(encode(state))


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
    """Where a number or word is that the viewer isn't shown, and what is shown in its place."""
    if isinstance(plain, int | str):
        if not isinstance(shown, dict | list) and (type(plain) is not type(shown) or plain != shown):
            yield path, shown
    elif isinstance(plain, dict) and isinstance(shown, dict):
        # Two tagged values of different kinds have no fields in common that could be exchanged.
        if plain.get("do") == shown.get("do"):
            for key, value in plain.items():
                yield from _hidden(value, shown.get(key), (*path, key))
    elif isinstance(plain, list) and isinstance(shown, list) and _is_blanked(plain, shown):
        for index, value in enumerate(plain):
            yield from _hidden(value, shown[index] if index < len(shown) else None, (*path, index))


def _is_blanked(row: list[Plain], shown: list[Plain]) -> bool:
    """Whether what is shown stands in the place of what it hides. A row that is only put in order has no blanks."""
    if len(row) != len(shown):
        return row[: len(shown)] == shown
    return sorted(map(repr, row)) != sorted(map(repr, shown))


def _at(plain: Plain, path: Path) -> Plain:
    for key in path:
        plain = plain[key]
    return plain
