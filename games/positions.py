"""Positions as text, both ways: one fact a line, in any order, with comments behind a ``#``.

A position is described line by line, with the templates of ``games/codecs.py``:

    round {round}
    [resource {resource}]       left out while it is as usual
    [!bag {bag}]                always written, but a position that is read may do without it
    {players}*                  a line for each

Whatever no game can reach is refused at the line to blame: ``require`` names it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, Generic

from games.codecs import NOTHING, Codec, Derived, Fields, Forms, Template, defaults, form, number
from games.core import IllegalMove, M, Notation, S, Seat
from games.rng import HIDDEN, Rng
from games.text import LONGEST_POSITION, Reader, unreadable

_GENERATOR = {"seed": number(0, 2**64 - 1), "counter": number(0, 10**9)}
#: The name of a line; seats may be numbered.
_NAME = re.compile(r"\w*(?: [1-9](?=:))?")


def generator(separator: str = " ") -> Codec[Rng]:
    return form(Rng, f"{{seed}}{separator}{{counter}}", _GENERATOR)


class Impossible(Exception):
    """No game can reach a position with this line."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


def require(line: str, holds: bool) -> None:
    """``line`` is its name in the text; the second of several is ``seat 2``."""
    if not holds:
        raise Impossible(line)


def check_generator(
    state: Any, view: Callable[[Any, Seat | None], Any], *, seats: int, draws: int, blanks: bool
) -> None:
    """Whoever sees the generator sees all it has drawn, and it has made at least these ``draws``. A view hides both."""
    if state.rng == HIDDEN:
        require("rng", any(view(state, seat) == state for seat in (None, *range(seats))))
    else:
        require("rng", state.rng.counter >= draws and not blanks)


class _Line:
    def __init__(self, text: str, fields: Fields, usual: dict[str, Any], derived: Derived) -> None:
        self.repeated = text.endswith("*")
        text = text.removesuffix("*")
        self.needed = not text.startswith("[")
        self._always_written = self.needed or text.startswith("[!")
        text = text if self.needed else text.removeprefix("[").removeprefix("!").removesuffix("]")
        self._template = Template(text, fields, usual, {} if self.repeated else derived)
        #: What a repeated line holds one of.
        self.name = text.strip("{}")
        self._items = derived.get(self.name) or attrgetter(self.name)

    def write(self, state: Any) -> list[str]:
        if self.repeated:
            return [self._template.write(SimpleNamespace(**{self.name: item})) for item in self._items(state)]
        return [self._template.write(state)] if self._always_written or not self._template.is_usual(state) else []

    def read(self, reader: Reader) -> tuple[_Line, dict[str, Any]]:
        return self, self._template.read(reader)


class Lines(Generic[S]):
    """The lines of a position. ``make`` builds it from their fields, ``check`` refuses what can't be.

    Where lines may come ``again``, the last one counts.
    """

    def __init__(
        self,
        make: Callable[..., S],
        text: str,
        fields: Fields,
        check: Callable[[S], None],
        *,
        derived: Derived = NOTHING,
        again: bool = False,
        like: Callable[..., Any] | None = None,
    ) -> None:
        self._make, self.check, self._again = make, check, again
        self._lines = [_Line(line, fields, defaults(make, like), derived) for line in text.splitlines()]

    def write(self, state: S) -> str:
        return "\n".join(text for line in self._lines for text in line.write(state))

    def read(self, text: str) -> S:
        found, places = self._read_lines(Reader(text, LONGEST_POSITION, comments=True))
        try:
            state = self._make(**found)
            self.check(state)
        except Impossible as error:
            raise unreadable(text, places.get(error.line, 0)) from error
        except IllegalMove as error:  # a table that can't even be set up
            raise unreadable(text, 0) from error
        return state

    def _read_lines(self, reader: Reader) -> tuple[dict[str, Any], dict[str, int]]:
        """The fields, and where each line begins."""
        found: dict[str, Any] = {line.name: () for line in self._lines if line.repeated}
        places: dict[str, int] = {}
        seen: Counter[str] = Counter()
        missing = [line for line in self._lines if line.needed]
        open_lines = list(self._lines)
        while not reader.done:
            start = reader.at
            line, fields = reader.first_of([line.read for line in open_lines])
            found |= {line.name: (*found[line.name], fields[line.name])} if line.repeated else fields
            if line in missing:
                missing.remove(line)
            if not (line.repeated or self._again):
                open_lines.remove(line)
            name = _NAME.findall(reader.text, start)[0]
            seen[name] += 1
            places |= {name: start, f"{name} {seen[name]}": start}
        if missing:
            raise unreadable(reader.text, len(reader.text))
        return found, places


def notation(moves: Forms[M], read_line: Callable[[str, S, Seat], tuple[M, ...]], lines: Lines[S]) -> Notation[S, M]:
    """The notation of a game, from the templates of its moves and the lines of its positions."""
    return Notation(
        write_move=moves.write,
        read_move=moves.read_all,
        read_line=read_line,
        write_position=lines.write,
        read_position=lines.read,
    )
