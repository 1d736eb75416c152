"""A request that can't be granted, as a code; the sentence is made at the edge, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from games.core import IllegalMove


class Refusal(Exception):
    """The message id is ``refusal-<code>``. The names of people are given as they are, as a list."""

    def __init__(self, code: str, **params: str | int | Sequence[str]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class RulesRefusal(Exception):
    """The rules of a game say no; its controller knows how to put it."""

    def __init__(self, slug: str, error: IllegalMove) -> None:
        super().__init__(slug, error)
        self.slug = slug
        self.error = error


@contextmanager
def rules_of(slug: str) -> Iterator[None]:
    """Around every call of a game's rules: their refusals get the slug of the game."""
    try:
        yield
    except IllegalMove as error:
        raise RulesRefusal(slug, error) from error


class MovedOn(Exception):
    """The button belongs to a position that is no longer on the table."""
