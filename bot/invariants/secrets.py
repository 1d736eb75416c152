"""Promises about secrets: what a viewer may not know never changes what it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from bot.invariants.core import State, Table, hold
from games.first_edition import Seal, Seat, decode_state, encode

#: A seed with fewer digits may stand in a view by chance.
TELLING = 10**8

#: A state as plain lists and dictionaries, and the way to one place in it.
Plain = Any
Path = tuple[str | int, ...]


def check_hidden_parts(table: Table, state: State, rng: Random) -> None:
    """Reseed the generator and deal every hidden card anew, for one viewer at a time: that viewer must not notice.

    What is hidden shows by comparing the state with the view. Numbers and words that the view has blanked alike, in the
    same row or in the same place of different seats, might as well lie the other way round. What a view never blanks
    counts as public here: that the right things are blanked is for each game's own tests to say.
    """
    plain = msgspec.json.decode(encode(state))
    seeds = [generator["seed"] for _, generator in _generators(plain)]
    for viewer in table.viewers:
        view = table.game.view(state, viewer)
        shown = msgspec.json.decode(encode(view))
        text = encode(view).decode()
        hold(not any(str(seed) in text for seed in seeds if seed > TELLING), "no view shows the seed", viewer, text)
        other = decode_state(table.game, msgspec.json.encode(_dealt_anew(plain, shown, rng)))
        hold(table.game.view(other, viewer) == view, "hidden things do not change a view", viewer, state, other)


def _generators(plain: Plain, path: Path = ()) -> Iterator[tuple[Path, Plain]]:
    if isinstance(plain, dict) and plain.keys() == {"seed", "counter"}:
        yield path, plain
    for key, value in _children(plain):
        yield from _generators(value, (*path, key))


def _dealt_anew(plain: Plain, shown: Plain, rng: Random) -> Plain:
    plain = deepcopy(plain)
    for _, generator in _generators(plain):
        generator.update(seed=rng.getrandbits(60), counter=rng.randrange(1000))
    exchangeable: dict[tuple[Path, Plain], list[Path]] = {}
    for path, blank in _hidden(plain, shown):
        kind = tuple("*" if isinstance(key, int) else key for key in path)
        exchangeable.setdefault((kind, blank), []).append(path)
    for paths in exchangeable.values():
        values = [_at(plain, path) for path in paths]
        rng.shuffle(values)
        for path, value in zip(paths, values, strict=True):
            _at(plain, path[:-1])[path[-1]] = value
    return plain


def _hidden(plain: Plain, shown: Plain, path: Path = ()) -> Iterator[tuple[Path, Plain]]:
    """Where a number or word stands that the viewer is not shown, and what is shown in its place."""
    if isinstance(plain, int | str):
        if not isinstance(shown, dict | list) and (type(plain) is not type(shown) or plain != shown):
            yield path, shown
    elif isinstance(plain, dict) and isinstance(shown, dict) and not _differ_in_kind(plain, shown):
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


def _differ_in_kind(plain: Plain, shown: Plain) -> bool:
    """Two tagged values of different kinds have no fields in common that could be exchanged."""
    return isinstance(plain, dict) and plain.get("do") != shown.get("do")


def _children(plain: Plain) -> Iterator[tuple[str | int, Plain]]:
    if isinstance(plain, dict):
        yield from plain.items()
    elif isinstance(plain, list):
        yield from enumerate(plain)


def _at(plain: Plain, path: Path) -> Plain:
    for key in path:
        plain = plain[key]
    return plain


def check_sealed_play(table: Table, state: State, rng: Random, *, tries: int = 4, steps: int = 6) -> None:
    """Whatever a seat does in an open round, the others' views stay alike until the round resolves.

    The seat plays several times at random from the same state. The places it comes to while the round is open look
    the same to everybody else, and like the start, as long as the same seats are waited on.
    """
    for seat in table.game.waiting_on(state):
        alike = {table.game.waiting_on(state): [state]}
        for _ in range(tries):
            for place in _sealed_line(table, state, seat, rng, steps):
                alike.setdefault(table.game.waiting_on(place), []).append(place)
        for places in alike.values():
            _check_others_see_the_same(table, seat, places)


def _sealed_line(table: Table, state: State, seat: Seat, rng: Random, steps: int) -> Iterator[State]:
    game, epoch = table.game, table.game.epoch(state)
    for _ in range(steps):
        legal = [action for action in game.legal(state, seat) if game.seal(action) is not Seal.OPEN]
        if not legal:
            return
        state = game.apply(state, seat, rng.choice(legal))
        if game.epoch(state) != epoch:
            return
        yield state


def _check_others_see_the_same(table: Table, seat: Seat, places: list[State]) -> None:
    for viewer in table.viewers:
        if viewer != seat:
            for one, other in pairwise(table.game.view(place, viewer) for place in places):
                hold(one == other, "sealed play shows to nobody else", seat, viewer, one, other)
