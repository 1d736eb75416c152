"""Promises about moves: questions lead to every move of a seat and nowhere else, and everything else is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from games.asking import moves as every_move
from games.conformance.promises import CODE, LOOKALIKES, Broken, Table, check_code, hold, refusal, survives
from games.core import ANSWER_ID, Answers, End, IllegalMove, Question, Seat, TakeBack, decode_move, encode
from games.turns import AnyTurn

Move = Any

#: A tree with more leaves than this is sampled by this many random walks.
MOST_LEAVES = 2_000
WALKS = 50
#: At how many questions, besides the first, a wrong answer is given.
WRONG_ANSWERS = 0.25
#: No move takes this many answers; a tree that goes deeper has no bottom.
LONGEST_PATH = 60
TAG = "do"


class Leaf(Struct, frozen=True):
    answers: Answers
    move: Move


class Tree(Struct, frozen=True):
    leaves: tuple[Leaf, ...]
    #: Whether these are all leaves, or a sample of them.
    complete: bool

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(leaf.move for leaf in self.leaves)


def check_tree(table: Table, turn: AnyTurn, seat: Seat, rng: Random, most: int = MOST_LEAVES) -> Tree:
    """Walk a waiting seat's whole tree, or much of it, and look at every question on the way."""
    walker = _Walker(table, turn, seat, rng)
    leaves = list(islice(walker.leaves(), most + 1))
    complete = len(leaves) <= most
    if not complete:
        sample = {leaf.answers: leaf for leaf in (walker.random_leaf() for _ in range(WALKS))}
        leaves = list(sample.values())
    paths: dict[bytes, Answers] = {}
    for leaf in leaves:
        other = paths.setdefault(encode(leaf.move), leaf.answers)
        hold(other == leaf.answers, "a move has one path", leaf.move, other, leaf.answers)
    return Tree(tuple(leaves), complete)


def is_offered(table: Table, turn: AnyTurn, seat: Seat, moves: set[bytes], most: int = 10 * MOST_LEAVES) -> bool:
    """Whether all these moves (encoded) are leaves. A tree that is too large gets the benefit of the doubt."""
    view, missing = turn.view(seat), set(moves)
    for number, move in enumerate(every_move(table.game, view, seat), start=1):
        missing.discard(encode(move))
        if not missing or number == most:
            return True
    return False


def check_nothing_to_ask(table: Table, turn: AnyTurn, seat: Seat) -> None:
    """A seat that isn't waited on is asked nothing."""
    for position in (turn.view(seat), turn.position(seat)):
        code = refusal(partial(table.game.ask, position, seat, ()))
        hold(code is not None, "a seat that isn't waited on is asked nothing", seat, position)


class _Walker:
    def __init__(self, table: Table, turn: AnyTurn, seat: Seat, rng: Random) -> None:
        self.game, self.seat, self.rng = table.game, seat, rng
        self.state, self.view = turn.position(seat), turn.view(seat)

    def leaves(self, answers: Answers = ()) -> Iterator[Leaf]:
        then = self._ask(answers)
        if not isinstance(then, Question):
            yield Leaf(answers, then)
            return
        for answer in then.answers:
            yield from self.leaves((*answers, answer.id))

    def random_leaf(self) -> Leaf:
        answers: Answers = ()
        while isinstance(then := self._ask(answers), Question):
            answers = (*answers, self.rng.choice(then.answers).id)
        return Leaf(answers, then)

    def _ask(self, answers: Answers) -> Question | Move:
        hold(len(answers) <= LONGEST_PATH, "questions come to an end", answers)
        try:
            then = self.game.ask(self.view, self.seat, answers)
        except IllegalMove as error:
            raise Broken(f"every answer leads on to a move: {self.seat}: {answers}: {error}") from error
        hold(
            self.game.ask(self.state, self.seat, answers) == then,
            "ask(view(state, seat), seat) == ask(state, seat)",
            self.seat,
            answers,
            self.state,
        )
        hold(bool(answers) or isinstance(then, Question), "every move is asked for", self.seat, self.state)
        if isinstance(then, Question):
            _check_question(then, answers)
        if not answers or self.rng.random() < WRONG_ANSWERS:
            self._check_wrong_answer(then, answers)
        return then

    def _check_wrong_answer(self, then: Question | Move, answers: Answers) -> None:
        """An answer that nobody offered, a different one each time."""
        known = [answer.id for answer in then.answers] if isinstance(then, Question) else []
        near = self.rng.choice(known) if known else "end"
        wrong = self.rng.choice([answer for answer in _beside(near) if answer not in known])
        code = refusal(partial(self.game.ask, self.view, self.seat, (*answers, wrong)))
        hold(code == "no_such_answer", "an answer that wasn't offered is no_such_answer", answers, wrong, code)


def _check_question(question: Question, answers: Answers) -> None:
    ids = [answer.id for answer in question.answers]
    hold(bool(ids), "a question has an answer", answers, question.code)
    hold(len(set(ids)) == len(ids), "no two answers have the same id", answers, ids)
    for answer_id in ids:
        fits = re.fullmatch(ANSWER_ID, answer_id, re.ASCII) is not None
        hold(fits, "the id of an answer fits ANSWER_ID", answers, answer_id)
    check_code(question.code, question.params, answers)
    for answer in question.answers:
        check_code(answer.code, answer.params, answers, answer.id)
    for closed in question.closed:
        check_code(closed.code, closed.params, answers)
        check_code(closed.why, {}, answers)


def _beside(answer: str) -> list[str]:
    """Answers that look like this one and aren't it."""
    return [
        "nonsense",
        "",
        answer[:-1],
        answer + "x",
        answer + answer,
        answer.swapcase(),
        f" {answer}",
        f"0{answer}",
        f"+{answer}",
        f"{answer}\n",
        *(answer.translate(lookalikes) for lookalikes in LOOKALIKES),
    ]


# --- each move offered applies, everything else is refused ------------------------------------------------------------


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
