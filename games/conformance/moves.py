"""Promises about moves: each one offered applies, everything else is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from games.conformance.promises import CODE, Broken, Table, hold, refusal, survives
from games.conformance.tree import Tree, is_offered
from games.core import End, IllegalMove, Seat, TakeBack, decode_move, encode
from games.turns import AnyTurn

Move = Any

TAG = "do"


def check_leaves(table: Table, turn: AnyTurn, seat: Seat, tree: Tree) -> None:
    """Each move offered applies, to the state and to the view, and leaves what it was given alone."""
    game = table.game
    for known in (turn.position(seat), turn.view(seat)):
        kept = encode(known)
        for move in tree.moves:
            try:
                game.apply(known, seat, move)
            except IllegalMove as error:
                raise Broken(f"each move offered applies: {seat}: {encode(move).decode()}: {error}") from error
            hold(encode(known) == kept, "apply leaves the given state alone", seat, move)
    for move in tree.moves:
        hold(survives(move, partial(decode_move, game)), "decode(encode(move)) == move", move)
        hold(type(game.private(move)) is bool, "a move is private or it isn't", move)


def check_refusals(table: Table, turn: AnyTurn, trees: Mapping[Seat, Tree], strangers: Iterable[Move]) -> None:
    """What isn't offered is refused, no matter who tries it, and leaves no trace."""
    strangers = [End(), TakeBack(), *strangers]
    for seat in (*range(table.seats), -1, -table.seats, table.seats):
        known = turn.position(seat if seat in range(table.seats) else None)
        kept = encode(known)
        offered = {encode(move) for move in trees[seat].moves} if seat in trees else set()
        accepted = set()
        for move in strangers:
            if encode(move) not in offered and _is_accepted(table, known, seat, move):
                accepted.add(encode(move))
        hold(encode(known) == kept, "a refusal leaves the given state alone", seat, known)
        if accepted:
            maybe_offered = seat in trees and not trees[seat].complete
            hold(
                maybe_offered and is_offered(table, turn, seat, accepted),
                "what isn't offered is refused",
                seat,
                accepted,
                known,
            )


def _is_accepted(table: Table, known: Any, seat: Seat, move: Move) -> bool:
    code = refusal(partial(table.game.apply, known, seat, move))
    hold(code is None or CODE.fullmatch(code) is not None, "codes are written in snake_case", code, move)
    return code is None


# --- moves that look right but aren't: seen elsewhere, or with a field altered ----------------------------------------


def bent(kind: Any, moves: Sequence[Any], rng: Random, number: int) -> Iterator[Any]:
    """Up to ``number`` moves with one field changed that still decode as ``kind``; some may be legal by chance."""
    plain = [msgspec.json.decode(encode(move)) for move in moves]
    with_fields = [fields for fields in plain if len(fields) > 1]
    for _ in range(number if with_fields else 0):
        fields = rng.choice(with_fields)
        name = rng.choice([name for name in fields if name != TAG])
        values = [other[name] for other in with_fields if name in other]
        changed = fields | {name: rng.choice([*values, *_altered(fields[name])])}
        try:
            yield msgspec.convert(changed, kind)
        except msgspec.ValidationError:
            continue  # refused before the rules see it, which is as good


def _altered(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, -1, 10**6]
    if isinstance(value, list):
        return [value[::-1], value[1:], value + value[:1], []]
    return [None, "", "nowhere"]
