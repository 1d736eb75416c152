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
        #: How many attempts are going on, one inside the other.
        self._attempts = 0
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
        at = max(at, self._furthest)
        # Most attempts fail, and nobody reads what they say.
        return IllegalMove("unreadable", at=at) if self._attempts else unreadable(self.text, at)

    # --- attempts -----------------------------------------------------------------------------------------------------

    def attempt(self, read: Callable[[Reader], T]) -> tuple[T] | tuple[()]:
        """The one thing that can be read here; or nothing, and the reader is where it was."""
        before = self.at, self._last
        self._attempts += 1
        try:
            return (read(self),)
        except IllegalMove as error:
            self._furthest = max(self._furthest, int(error.params["at"]))
            self.at, self._last = before
            return ()
        finally:
            self._attempts -= 1

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
        return self.take(f"(?i){_whole(name)}") is not None

    def expect(self, name: str) -> None:
        if not self.accept(name):
            raise self.unreadable()

    def one_of(self, names: Collection[str]) -> str:
        """The name that comes next, as it is spelled in ``names``.

        Of several names that fit the longest counts, and one in the same case before one in another.
        """
        known, patterns = _longest_first(tuple(names))
        for pattern in patterns:
            match = pattern.match(self.text, self.at)
            if match and match.lastindex:
                self._read_to(match.end())
                return known[match.lastindex - 1]
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


@cache
def _longest_first(names: tuple[str, ...]) -> tuple[list[str], tuple[re.Pattern[str], ...]]:
    """The names, and patterns with a group for each of them: first in the same case, then in any."""
    known = sorted(names, key=len, reverse=True)
    any_of = "|".join(f"({_whole(name)})" for name in known)
    return known, (_compiled(any_of), _compiled(f"(?i){any_of}"))


@cache
def _whole(name: str) -> str:
    """The pattern of a name that isn't only the beginning of a longer one."""
    return re.escape(name) + (r"(?!\w)" if re.fullmatch(r"\w", name[-1], re.ASCII) else "")


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.ASCII)
