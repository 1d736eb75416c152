"""Text described once, for writing and for reading.

A codec writes a value and reads it back. Small codecs stand for names, numbers and lists. A template is a text with
fields in it, the way somebody who knows the game would write it:

    form(Build, "build {card} {target} using {removes}[ marker {marker}]", FIELDS)

- ``{marker}`` is that attribute, written and read by ``FIELDS["marker"]``; ``{target:square}`` by ``FIELDS["square"]``;
- ``{street,lot:place}`` are two attributes that one codec writes together, as a pair;
- ``{town.shrine}`` is an attribute of an attribute; what is read goes by its last name, ``shrine``;
- ``[ … ]`` is left out while its fields have their default values;
- ``[! … ]`` is always written, but people may leave it out when they type;
- brackets that follow one another are read in any order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import Parameter, signature
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from games.core import M, S, Seat
from games.text import Reader

T = TypeVar("T")
Apply = Callable[[S, Seat, M], S]


@dataclass(frozen=True)
class Codec(Generic[T]):
    write: Callable[[T], str]
    read: Callable[[Reader], T]


#: The codecs of a game by name: mostly that of the attribute they are for.
Fields = dict[str, Codec[Any]]
#: Attributes that a value doesn't have but its text does.
Derived = Mapping[str, Callable[[Any], Any]]
NOTHING: Derived = {}


# --- small codecs -----------------------------------------------------------------------------------------------------


def names(spellings: Mapping[str, T]) -> Codec[T]:
    """What each name stands for. Of several names for one thing the first is written, and all are read."""
    written = {value: name for name, value in reversed([*spellings.items()])}
    return Codec(written.__getitem__, lambda reader: spellings[reader.one_of(spellings)])


def words(known: Iterable[str]) -> Codec[str]:
    """Words that stand for themselves. Only these are read."""
    known = tuple(known)
    return Codec(str, lambda reader: reader.one_of(known))


def number(least: int, most: int) -> Codec[int]:
    return Codec(str, lambda reader: reader.number(least, most))


def counted_from_one(most: int) -> Codec[int]:
    """Seats and cards are counted from 1 where people read them."""
    return Codec(lambda value: str(value + 1), lambda reader: reader.number(1, most) - 1)


def flag(word: str) -> Codec[bool]:
    """The word is there or it isn't: ``[ ended]``."""
    return names({word: True})


def optional(codec: Codec[T], sign: str) -> Codec[T | None]:
    """A sign stands for what isn't there or isn't known."""
    return Codec(
        lambda value: sign if value is None else codec.write(value),
        lambda reader: None if reader.accept(sign) else codec.read(reader),
    )


def between(left: str, codec: Codec[T], right: str = "") -> Codec[T]:
    def read(reader: Reader) -> T:
        reader.expect(left)
        value = codec.read(reader)
        if right:
            reader.expect(right)
        return value

    return Codec(lambda value: f"{left}{codec.write(value)}{right}", read)


def either(usual: Codec[Any], other: Codec[Any], is_other: Callable[[Any], bool]) -> Codec[Any]:
    return Codec(
        lambda value: (other if is_other(value) else usual).write(value),
        lambda reader: reader.first_of((usual.read, other.read)),
    )


def row(codecs: Sequence[Codec[Any]], separator: str = " ") -> Codec[tuple[Any, ...]]:
    """One value for each codec, no more and no less."""

    def read(reader: Reader) -> Iterator[Any]:
        for place, codec in enumerate(codecs):
            if place and separator.strip():
                reader.expect(separator.strip())
            yield codec.read(reader)

    return Codec(
        lambda values: separator.join(codec.write(value) for codec, value in zip(codecs, values, strict=True)),
        lambda reader: tuple(read(reader)),
    )


def many(item: Codec[T], separator: str = " ", *, none: str | None = None, most: int = 1_000) -> Codec[tuple[T, ...]]:
    """As many as there are, up to ``most``. ``none`` is how an empty row is written, if there may be one."""
    sign = separator.strip()

    def read(reader: Reader) -> tuple[T, ...]:
        start = reader.at
        if none and reader.accept(none):
            return ()
        found = [*reader.attempt(item.read)] if none == "" else [item.read(reader)]
        while found and (more := following(reader)):
            found += more
        if len(found) > most:
            raise reader.unreadable(start)
        return tuple(found)

    def following(reader: Reader) -> tuple[T, ...]:
        if sign:
            return (item.read(reader),) if reader.accept(sign) else ()
        return reader.attempt(item.read)

    return Codec(lambda values: separator.join(map(item.write, values)) or none or "", read)


# --- templates --------------------------------------------------------------------------------------------------------


class _Field(NamedTuple):
    names: tuple[str, ...]
    get: Callable[[Any], Any]
    codec: Codec[Any]
    #: The default, or the pair of them.
    usual: Any


class _Group(NamedTuple):
    """Parts in brackets."""

    parts: tuple[str | _Field, ...]
    always_written: bool


_Part = str | _Field | _Group
_GROUP = re.compile(r"\[(!?)([^\]]*)\]|([^\[]+)")
_FIELD = re.compile(r"\{([\w.,]+):?(\w*)\}|([^{]+)")


class Template:
    """A text with fields. ``usual`` are the values whose brackets aren't written."""

    def __init__(self, text: str, fields: Fields, usual: Mapping[str, Any], derived: Derived = NOTHING) -> None:
        self._fields, self._usual, self._derived = fields, usual, derived
        self._parts = tuple(self._parse(text))

    def _parse(self, text: str) -> Iterator[_Part]:
        for always, inner, plain in _GROUP.findall(text):
            if plain:
                yield from self._parse_fields(plain)
            else:
                yield _Group(tuple(self._parse_fields(inner)), always_written=bool(always))

    def _parse_fields(self, text: str) -> Iterator[str | _Field]:
        for paths, codec, plain in _FIELD.findall(text):
            if plain:
                yield plain
                continue
            names = tuple(path.rpartition(".")[2] for path in paths.split(","))
            get = self._derived.get(paths) or attrgetter(*paths.split(","))
            usual = tuple(self._usual.get(name) for name in names)
            yield _Field(names, get, self._fields[codec or names[0]], usual if len(names) > 1 else usual[0])

    def write(self, value: Any) -> str:
        return "".join(self._written(self._parts, value))

    def _written(self, parts: Iterable[_Part], value: Any) -> Iterator[str]:
        for part in parts:
            if isinstance(part, str):
                yield part
            elif isinstance(part, _Field):
                yield part.codec.write(part.get(value))
            elif part.always_written or not _are_usual(part.parts, value):
                yield from self._written(part.parts, value)

    def is_usual(self, value: Any) -> bool:
        """Whether everything outside brackets has its default value."""
        return _are_usual(self._parts, value)

    def read(self, reader: Reader, *, typed: bool = False) -> dict[str, Any]:
        """The fields that are there. ``typed`` by somebody who may leave out what can be filled in."""
        return self._read(self._parts, typed, reader)

    def _read(self, parts: Iterable[_Part], typed: bool, reader: Reader) -> dict[str, Any]:
        found: dict[str, Any] = {}
        left_out: list[_Group] = []
        for part in parts:
            if isinstance(part, _Group) and (typed or not part.always_written):
                left_out.append(part)
                continue
            found |= self._read_any(left_out, typed, reader)
            left_out = []
            if isinstance(part, _Group):
                found |= self._read(part.parts, typed, reader)
            elif isinstance(part, _Field):
                value = part.codec.read(reader)
                found |= zip(part.names, value if len(part.names) > 1 else (value,), strict=True)
            else:
                for word in part.split():
                    reader.expect(word)
        return found | self._read_any(left_out, typed, reader)

    def _read_any(self, groups: list[_Group], typed: bool, reader: Reader) -> dict[str, Any]:
        """Those of the brackets that are there, in any order."""
        for group in groups:
            for found in reader.attempt(partial(self._read, group.parts, typed)):
                return found | self._read_any([other for other in groups if other is not group], typed, reader)
        return {}


def _are_usual(parts: Iterable[_Part], value: Any) -> bool:
    return all(part.get(value) == part.usual for part in parts if isinstance(part, _Field))


def defaults(make: Callable[..., Any], like: Callable[..., Any] | None = None) -> dict[str, Any]:
    """The default values of whatever builds a value, and of the type it is ``like``."""
    found = defaults(like) if like else {}
    parameters = signature(make).parameters.values()
    return found | {each.name: each.default for each in parameters if each.default is not Parameter.empty}


def form(make: Callable[..., T], text: str, fields: Fields, *, like: Callable[..., Any] | None = None) -> Codec[T]:
    """One kind of value by its template; ``make`` builds it from its fields."""
    template = Template(text, fields, defaults(make, like))
    return Codec(template.write, lambda reader: make(**template.read(reader)))


# --- kinds ------------------------------------------------------------------------------------------------------------


class Said(NamedTuple, Generic[T]):
    """What somebody typed: a kind of value and the fields they named."""

    kind: Callable[..., T]
    fields: dict[str, Any]

    def value(self, **left_out: Any) -> T:
        return self.kind(**(left_out | self.fields))


class Forms(Generic[T]):
    """Several kinds of value, each by its template. Of several templates the first is written, and all are read."""

    def __init__(self, kinds: Mapping[type[Any], str | tuple[str, ...]], fields: Fields) -> None:
        self._templates = {
            kind: [Template(text, fields, defaults(kind)) for text in ((texts,) if isinstance(texts, str) else texts)]
            for kind, texts in kinds.items()
        }

    def write(self, value: T) -> str:
        return self._templates[type(value)][0].write(value)

    def read(self, reader: Reader) -> T:
        return self._said(reader, typed=False).value()

    def read_all(self, text: str) -> T:
        """The one value that the whole text stands for."""
        reader = Reader(text)
        value = self.read(reader)
        reader.end()
        return value

    def typed(self, text: str) -> Iterator[Said[T]]:
        """What a line says, one after the other, with ``;`` or ``,`` between them or nothing."""
        reader = Reader(text)
        while True:
            yield self._said(reader, typed=True)
            reader.take("[;,]")
            if reader.done:
                return

    def _said(self, reader: Reader, *, typed: bool) -> Said[T]:
        return reader.first_of(
            partial(_read_kind, kind, template, typed)
            for kind, templates in self._templates.items()
            for template in templates
        )


def _read_kind(kind: type[T], template: Template, typed: bool, reader: Reader) -> Said[T]:
    return Said(kind, template.read(reader, typed=typed))


def completed_line(
    forms: Forms[T], text: str, view: S, seat: Seat, complete: Callable[[Said[T], S, Seat], M], apply: Apply[S, M]
) -> tuple[M, ...]:
    """The moves that somebody typed, each completed from the view as the moves before have left it."""
    moves: list[M] = []
    for said in tuple(forms.typed(text)):  # what can't be read is refused before anything the rules refuse
        view = apply(view, seat, moves[-1]) if moves else view
        moves.append(complete(said, view, seat))
    return tuple(moves)
