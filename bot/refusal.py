"""A request that cannot be granted, as a code; the sentence is made at the edge in the reader's language."""

from __future__ import annotations


class Refusal(Exception):
    """The message id is ``refusal-<code>``."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class MovedOn(Exception):
    """The button belongs to a position that is no longer on the table."""
