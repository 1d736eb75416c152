"""Reading a notation from left to right. Whatever can't be read is refused, with its place.

Text comes from people and from files, so nothing is taken for granted: a text has a longest length, only ASCII counts
(a Kelvin sign is no K), and a number is read only within its bounds. Whatever doesn't fit is
``IllegalMove("unreadable", text=…, at=…)``, where ``at`` is the index of the first character that doesn't.

    reader = Reader("build chapel B3 using A1")
    reader.expect("build")
    card = reader.one_of(CARDS)             # "chapel", also from "Chapel"
    square = reader.one_of(SQUARES)         # "B3"
    if reader.accept("using"):
        using = reader.one_of(SQUARES)      # "A1"
    reader.end()
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import TypeVar

from games.core import IllegalMove

LONGEST_LINE = 200
LONGEST_POSITION = 10_000
#: How much of the text a refusal quotes.
EXCERPT = 60
#: How much of it from the place that can't be read.
REST = 20

T = TypeVar("T")

_NAME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")


def folded(text: str) -> str:
    """A name to compare, whatever its case. As in the notations, a Kelvin sign is no K; ``lower`` changes no other."""
    return text.replace("\N{KELVIN SIGN}", "\N{REPLACEMENT CHARACTER}").lower().replace("ß", "ss")


def unreadable(text: str, at: int) -> IllegalMove:
    """The refusal of a text, with up to 60 characters of it around the place that can't be read, and what is there.

    A text that is too short lacks something at its end.
    """
    start = max(0, min(at - EXCERPT // 2, len(text) - EXCERPT))
    excerpt, rest = (_printable(part) for part in (text[start : start + EXCERPT], text[at : at + REST]))
    return IllegalMove("unreadable", text=excerpt, at=at, rest=rest, lacks="no" if rest.strip() else "end")


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)


class Reader:
    """A text and the place up to which it has been read. Blanks, and comments if there may be any, never matter."""

    def __init__(self, text: str, longest: int = LONGEST_LINE, *, comments: bool = False) -> None:
        self.text = text
        self.at = 0
        #: Where the last thing read ends, and how far any attempt has come.
        self._last = self._furthest = 0
        self._blank = _compiled(r"(?:\s|#[^\n]*)*" if comments else r"\s*")
        if len(text) > longest:
            raise unreadable(text, longest)
        for at, sign in enumerate(text):
            if not (sign.isascii() and (sign.isprintable() or sign.isspace())):
                raise unreadable(text, at)
        self._read_to(0)

    # --- what is next -------------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.at == len(self.text)

    def end(self) -> None:
        """Nothing may follow."""
        if not self.done:
            raise self.unreadable()

    def unreadable(self, at: int | None = None) -> IllegalMove:
        """The refusal, at the furthest place that was reached; at the end of a line, if something is missing there."""
        if at is None:
            at = self._last if "\n" in self.text[self._last : self.at] else self.at
        return unreadable(self.text, max(at, self._furthest))

    # --- attempts -----------------------------------------------------------------------------------------------------

    def attempt(self, read: Callable[[Reader], T]) -> tuple[T] | tuple[()]:
        """The one thing that can be read here; or nothing, and the reader is where it was."""
        before = self.at, self._last
        try:
            return (read(self),)
        except IllegalMove as error:
            self._furthest = max(self._furthest, int(error.params["at"]))
            self.at, self._last = before
            return ()

    def first_of(self, reads: Iterable[Callable[[Reader], T]]) -> T:
        """What the first of these can read here."""
        for read in reads:
            for found in self.attempt(read):
                return found
        raise self.unreadable(self.at)

    # --- patterns -----------------------------------------------------------------------------------------------------

    def take(self, pattern: str) -> re.Match[str] | None:
        """What matches the pattern here, or None and nothing is read. ``(?i)`` in the pattern ignores case."""
        match = _compiled(pattern).match(self.text, self.at)
        if match is not None:
            self._read_to(match.end())
        return match

    def need(self, pattern: str) -> re.Match[str]:
        match = self.take(pattern)
        if match is None:
            raise self.unreadable()
        return match

    # --- names --------------------------------------------------------------------------------------------------------

    def accept(self, name: str) -> bool:
        """Read this word or sign, in either case, if it comes next: ``using``, ``END!``, ``@``, ``prizes=``."""
        if not _stands_at(self.text, self.at, name, exact=False):
            return False
        self._read_to(self.at + len(name))
        return True

    def expect(self, name: str) -> None:
        if not self.accept(name):
            raise self.unreadable()

    def one_of(self, names: Collection[str]) -> str:
        """The name that comes next, as it is spelled in ``names``.

        Of several names that fit the longest counts, and one in the same case before one in another.
        """
        for exact in (True, False):
            fitting = [name for name in names if _stands_at(self.text, self.at, name, exact=exact)]
            if fitting:
                name = max(fitting, key=len)
                self._read_to(self.at + len(name))
                return name
        raise self.unreadable()

    # --- numbers ------------------------------------------------------------------------------------------------------

    def number(self, least: int, most: int) -> int:
        """A whole number within its bounds, written without leading zeros."""
        at, match = self.at, self.need(r"-?(?:0|[1-9][0-9]*)(?![0-9])")
        digits = match.group()
        # Longer than both bounds: out of bounds without reading a number of thousands of digits.
        too_long = len(digits) > max(len(str(least)), len(str(most)))
        if too_long or not least <= int(digits) <= most or digits == "-0":
            raise self.unreadable(at)
        return int(digits)

    # --- the place ----------------------------------------------------------------------------------------------------

    def _read_to(self, at: int) -> None:
        blank = self._blank.match(self.text, at)
        self._last, self.at = at, blank.end() if blank else at


def _stands_at(text: str, at: int, name: str, *, exact: bool) -> bool:
    found = text[at : at + len(name)]
    if found != name and (exact or found.lower() != name.lower()):
        return False
    following = text[at + len(name) : at + len(name) + 1]
    return not (name[-1] in _NAME_CHARACTERS and following in _NAME_CHARACTERS and following)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.ASCII)
