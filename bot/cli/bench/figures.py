"""A figure with the most it may be, and a table of them."""

from __future__ import annotations

from collections.abc import Iterable

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


def in_words(title: str, figures: Iterable[Figure]) -> str:
    return "\n".join([title, *(_line(figure) for figure in figures)])


def _line(figure: Figure) -> str:
    limit = "no limit"
    if figure.most is not None:
        limit = f"at most {figure.most:g}"
    elif figure.least is not None:
        limit = f"at least {figure.least:g}"
    return f"  {figure.name:32}{figure.value:9.2f} {limit:>14}  {'ok' if figure.ok else 'no':4}{figure.of}"
