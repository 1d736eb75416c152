"""Walking the tree of questions that leads a seat to its moves, for every game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from itertools import zip_longest
from random import Random
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.core import Answer, Answers, Closed, Game, IllegalMove, M, O, Params, Question, S, Seat

T = TypeVar("T")

#: After so many questions, a move isn't looked for any longer.
MOST_PATHS = 600


class Asked(Struct, Generic[M], frozen=True):
    """How far somebody has got in the tree: their answers so far, and the question or move these lead to."""

    answers: Answers
    then: Question | M

    @property
    def question(self) -> Question | None:
        return self.then if isinstance(self.then, Question) else None

    @property
    def move(self) -> M | None:
        return None if isinstance(self.then, Question) else self.then


def ask(game: Game[S, O, M], view: S, seat: Seat, answers: Answers = ()) -> Asked[M]:
    """The next question that leaves a choice, or the move. Questions with one answer are skipped."""
    then = game.ask(view, seat, answers)
    while isinstance(then, Question) and len(then.answers) == 1 and not then.always:
        answers = (*answers, then.answers[0].id)
        then = game.ask(view, seat, answers)
    return Asked(answers, then)


def with_defaults(game: Game[S, O, M], view: S, seat: Seat, answers: Answers = ()) -> Asked[M]:
    """Like ``ask``, but questions with a default are answered by it too."""
    asked = ask(game, view, seat, answers)
    while (question := asked.question) is not None and question.default:
        asked = ask(game, view, seat, (*asked.answers, question.answers[0].id))
    return asked


def fitting(game: Game[S, O, M], view: S, seat: Seat, answers: Answers) -> Answers:
    """These answers if all of them still fit, else none: a half-made choice is dropped once the position moves on."""
    kept: Answers = ()
    for answer in answers:
        question = game.ask(view, seat, kept)
        if not isinstance(question, Question) or all(known.id != answer for known in question.answers):
            return ()
        kept = (*kept, answer)
    return kept


def back(game: Game[S, O, M], view: S, seat: Seat, answers: Answers, *, by_hand: bool = False) -> Answers:
    """The answers up to the last real choice. A default is one only if the player asked to choose by hand."""
    while answers:
        answers = answers[:-1]
        question = game.ask(view, seat, answers)
        if not isinstance(question, Question) or (question.default and not by_hand):
            continue
        if len(question.answers) > 1 or question.always:
            break
    return answers


def answered_by_themselves(game: Game[S, O, M], view: S, seat: Seat, answers: Answers) -> list[Answer]:
    """The answers between these and a move, apart from defaults; none if something is left to choose."""
    found = list[Answer]()
    while isinstance(then := game.ask(view, seat, answers), Question):
        if not then.default and (len(then.answers) > 1 or then.always):
            return []
        found += () if then.default else then.answers
        answers = (*answers, then.answers[0].id)
    return found


def moves(game: Game[S, O, M], view: S, seat: Seat, answers: Answers = ()) -> Iterator[M]:
    """Every move below these answers, the most natural first."""
    then = game.ask(view, seat, answers)
    if not isinstance(then, Question):
        yield then
        return
    for answer in then.answers:
        yield from moves(game, view, seat, (*answers, answer.id))


def suggested(
    game: Game[S, O, M], view: S, seat: Seat, kinds: Collection[str] = (), *, only_defaults: bool = False
) -> Iterator[M]:
    """One move of every kind in turn, those after few questions first; at last whatever differs from a default.

    A kind is an answer to the first question; without ``kinds`` all of them are wanted.
    """
    first = game.ask(view, seat, ())
    if not isinstance(first, Question):
        return
    wanted = [(answer.id,) for answer in first.answers if not kinds or answer.id in kinds]
    seen: set[M] = set()
    for walk in (_shortest,) if only_defaults else (_shortest, moves):
        for found in zip_longest(*(walk(game, view, seat, kind) for kind in wanted)):
            new = [move for move in found if move is not None and move not in seen]
            seen.update(new)
            yield from new


def _shortest(game: Game[S, O, M], view: S, seat: Seat, answers: Answers) -> Iterator[M]:
    """The moves below these answers, breadth first, without the ways that differ from a default."""
    ways = deque([answers])
    while ways:
        asked = with_defaults(game, view, seat, ways.popleft())
        if asked.move is not None:
            yield asked.move
        elif asked.question is not None:
            ways.extend((*asked.answers, answer.id) for answer in asked.question.answers)


def path_to(game: Game[S, O, M], view: S, seat: Seat, move: M, most: int = MOST_PATHS) -> Answers | None:
    """The answers that lead to a move, or None if it isn't found soon; ways that take defaults are tried first."""
    for step in (with_defaults, ask):
        ways: list[Answers] = [()]
        looked = 0
        while ways and looked < most:
            asked = step(game, view, seat, ways.pop())
            looked += 1
            if asked.question is not None:
                # Answers that lead to the same kind of move come first.
                onward = [(*asked.answers, answer.id) for answer in reversed(asked.question.answers)]
                alike = [type(next(moves(game, view, seat, way))) is type(move) for way in onward]
                ways += [way for _, way in sorted(zip(alike, onward, strict=True), key=lambda pair: pair[0])]
            elif asked.move == move:
                return asked.answers
    return None


def random_move(game: Game[S, O, M], view: S, seat: Seat, rng: Random) -> M:
    """A random walk down the tree: every leaf can come up, those near the root more often."""
    if isinstance(game.ask, Conversation | Crossroads):
        found: M = game.ask.at_random(view, seat, rng)
        return found
    answers: Answers = ()
    then = game.ask(view, seat, answers)
    while isinstance(then, Question):
        answers = (*answers, then.answers[int(rng.random() * len(then.answers))].id)
        then = game.ask(view, seat, answers)
    return then


def no_such_answer(answers: Answers) -> IllegalMove:
    """What ``ask`` raises for answers that lead nowhere."""
    return IllegalMove("no_such_answer", answers="/".join(answers)[:100])


def check_closed(question: Question, wanted: str) -> None:
    """Refuse something that can't be chosen now with the reason the question gives, if it gives one."""
    for closed in question.closed:
        if wanted in closed.params.values():
            raise IllegalMove(closed.why, **closed.params)


# --- a tree written as a conversation ---------------------------------------------------------------------------------

#: Part of a tree: it yields a question, is sent the id of the answer, and in the end returns what was chosen. Each path
#: reads from top to bottom, like a conversation.
Branch: TypeAlias = Generator[Question, str, T]


class Conversation(Generic[S, M]):
    """A game's ``ask``, made from the conversation that leads a seat to its moves."""

    def __init__(self, begin: Callable[[S, Seat], Branch[M]]) -> None:
        self._begin = begin
        #: The latest conversation with each seat: its view, the answers so far, and the question they led to. The next
        #: call usually adds one answer, and then there's no need to start over.
        self._latest: dict[Seat, tuple[S, Answers, Branch[M], Question]] = {}

    def __call__(self, view: S, seat: Seat, answers: Answers) -> Question | M:
        latest = self._latest.pop(seat, None)
        if latest is None or latest[0] is not view or answers[: len(latest[1])] != latest[1]:
            branch = self._begin(view, seat)
            latest = view, (), branch, next(branch)
        _, given, branch, then = latest
        left = iter(answers[len(given) :])
        try:
            for answer in left:
                then = branch.send(answer)
        except _NotOffered:
            raise no_such_answer(answers) from None
        except StopIteration as chosen:
            if next(left, None) is not None:
                raise no_such_answer(answers) from None
            move: M = chosen.value
            return move
        self._latest[seat] = view, answers, branch, then
        return then

    def at_random(self, view: S, seat: Seat, rng: Random) -> M:
        """A random walk without asking again at every step."""
        branch, random = self._begin(view, seat), rng.random
        answers = next(branch).answers
        try:
            while True:
                # Much quicker than rng.choice, and this is what random games spend their time on.
                answers = branch.send(answers[int(random() * len(answers))].id).answers
        except StopIteration as chosen:
            move: M = chosen.value
            return move


class _NotOffered(Exception):
    """Not one of the answers to the question."""


def pick(
    code: str,
    options: Iterable[tuple[Answer, T]],
    params: Params | None = None,
    find_closed: Callable[[], Iterable[Closed]] = tuple,
    *,
    default: bool = False,
    always: bool = False,
) -> Branch[T]:
    """Ask a question and return what the answer stands for."""
    options = tuple(options)
    chosen = yield Question(code, tuple([answer for answer, _ in options]), params or {}, default, always, find_closed)
    for answer, value in options:
        if answer.id == chosen:
            return value
    raise _NotOffered


# --- a tree that remembers where answers lead -------------------------------------------------------------------------


class Asking(Generic[M]):
    """A question, and where its answers lead: found once, when somebody gives them."""

    def __init__(self, question: Question, lead: Callable[[str], Asking[M] | M]) -> None:
        self.question = question
        self._lead = lead
        self._found: dict[str, Asking[M] | M] = {}

    def follow(self, answer: str) -> Asking[M] | M | None:
        """Where an answer leads; ``None`` if it is none of those asked for."""
        if answer not in self._found:
            if all(known.id != answer for known in self.question.answers):
                return None
            self._found[answer] = self._lead(answer)
        return self._found[answer]

    def at_random(self, rng: Random) -> Asking[M] | M:
        answers = self.question.answers
        return self._lead(answers[int(rng.random() * len(answers))].id)


class Crossroads(Generic[S, M]):
    """A game's ``ask``, made from the first question of a position: it knows where its answers lead."""

    def __init__(self, begin: Callable[[S, Seat], Asking[M]]) -> None:
        self._begin = begin

    def __call__(self, view: S, seat: Seat, answers: Answers) -> Question | M:
        then: Asking[M] | M | None = self._begin(view, seat)
        for answer in answers:
            then = then.follow(answer) if isinstance(then, Asking) else None
        if then is None:
            raise no_such_answer(answers)
        return then.question if isinstance(then, Asking) else then

    def at_random(self, view: S, seat: Seat, rng: Random) -> M:
        then = self._begin(view, seat).at_random(rng)
        while isinstance(then, Asking):
            then = then.at_random(rng)
        return then
