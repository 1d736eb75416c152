"""A figure with the most or least it may be, a table of them, and all of them as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct


class Figure(Struct, frozen=True):
    name: str
    value: float
    #: At most, or at least, if there is a limit.
    most: float | None = None
    least: float | None = None
    #: What it is made of, in words.
    of: str = ""

    @property
    def ok(self) -> bool:
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


class Written(Struct, frozen=True):
    """A figure as data."""

    part: str
    name: str
    value: float
    #: "at most" or "at least" this; nothing if there is no limit.
    must_be: str | None
    limit: float | None
    ok: bool
    of: str


class Report(Struct, frozen=True):
    """Everything that was measured; ``ok`` if no figure is over or under its limit."""

    ok: bool
    figures: tuple[Written, ...]


def report(parts: Mapping[str, Sequence[Figure]]) -> Report:
    written = tuple(_written(part, figure) for part, found in parts.items() for figure in found)
    return Report(all(figure.ok for figure in written), written)


def _written(part: str, figure: Figure) -> Written:
    must_be, limit = _limit(figure)
    return Written(part, figure.name, figure.value, must_be, limit, figure.ok, figure.of)


def in_words(title: str, figures: Iterable[Figure]) -> str:
    return "\n".join([title, *(_line(figure) for figure in figures)])


def _line(figure: Figure) -> str:
    must_be, limit = _limit(figure)
    words = "no limit" if limit is None else f"{must_be} {limit:g}"
    return f"  {figure.name:36}{figure.value:10.4g} {words:>16}  {'ok' if figure.ok else 'no':4}{figure.of}".rstrip()


def _limit(figure: Figure) -> tuple[str | None, float | None]:
    if figure.most is not None:
        return "at most", figure.most
    return ("at least" if figure.least is not None else None), figure.least
