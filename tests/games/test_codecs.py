"""Templates, and the small codecs their fields are written and read with."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from games.codecs import Codec, Fields, Forms, between, either, flag, form, many, names, number, optional, row, words
from games.core import IllegalMove
from games.text import Reader
from tests.games.reading import unreadable_at


class Lay(Struct, frozen=True):
    """Lay a path from here to there, with lamps, and perhaps a name."""

    street: int
    lot: int
    lamps: tuple[str, ...] = ()
    name: str | None = None
    lit: bool = False


class Rest(Struct, frozen=True):
    pass


PLACE: Codec[tuple[int, ...]] = row([number(1, 3), number(1, 9)], ".")
FIELDS: Fields = {
    "place": PLACE,
    "lamps": many(words(("red", "green")), ",", most=3),
    "name": words(["elm"]),
    "lit": flag("lit"),
}
TEXT = "lay {street,lot:place}[ lamps={lamps}][ name={name}][ {lit}]"
FORMS: Forms[Lay | Rest] = Forms({Lay: f"[!please ]{TEXT}", Rest: ("rest", "pause")}, FIELDS)


def read(codec: Codec[Any], text: str) -> Any:
    reader = Reader(text)
    value = codec.read(reader)
    reader.end()
    return value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("lay 2.4", Lay(2, 4)),
        ("lay 2.4 lamps=red,green", Lay(2, 4, ("red", "green"))),
        ("lay 1.9 name=elm lit", Lay(1, 9, (), "elm", lit=True)),
    ],
)
def test_one_template_writes_and_reads(text: str, value: Lay) -> None:
    lay = form(Lay, TEXT, FIELDS)
    assert lay.write(value) == text
    assert read(lay, text) == value


def test_brackets_are_read_in_any_order() -> None:
    found = read(form(Lay, TEXT, FIELDS), "LAY 1.9 lit  name=elm lamps=red")
    assert found == Lay(1, 9, ("red",), "elm", lit=True)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("lay 2.x", 6),
        ("lay 4.1", 4),
        ("lay 2.4 lamps=blue", 14),
        ("lay 2.4 lamps=red,blue", 18),
        ("lay 2.4 lamps=red,red,red,red", 14),
        ("lay 2.4 name=elm name=elm", 17),
        ("lay 2.4 so", 8),
    ],
)
def test_refusal_is_at_the_furthest_place_that_was_reached(text: str, at: int) -> None:
    assert unreadable_at(partial(read, form(Lay, TEXT, FIELDS)), text) == at


def test_inner_attributes_are_read_by_their_last_name() -> None:
    class Pair(Struct, frozen=True):
        lay: Lay
        more: int = 0

    def pair(street: int, lot: int, more: int = 0) -> Pair:
        return Pair(Lay(street, lot), more)

    codec = form(pair, "{lay.street,lay.lot:place}[+{more}]", FIELDS | {"more": number(1, 9)})
    assert codec.write(Pair(Lay(2, 4), 3)) == "2.4+3"
    assert read(codec, "2.4") == Pair(Lay(2, 4))


def test_each_kind_has_its_form() -> None:
    assert FORMS.write(Lay(2, 4)) == "please lay 2.4"
    assert FORMS.write(Rest()) == "rest"
    assert FORMS.read_all("pause") == Rest()
    assert FORMS.read_all("please lay 2.4") == Lay(2, 4)


def test_only_who_types_may_leave_out_what_is_always_written() -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        FORMS.read_all("lay 2.4")
    typed = list(FORMS.typed("lay 2.4; please lay 1.1 rest, pause"))
    assert [said.value() for said in typed] == [Lay(2, 4), Lay(1, 1), Rest(), Rest()]
    assert typed[0].value(name="elm") == Lay(2, 4, (), "elm")


@pytest.mark.parametrize(
    ("codec", "text", "value"),
    [
        (names({"oak": 1, "elm": 2, "o": 1}), "oak", 1),
        (optional(number(0, 9), "?"), "?", None),
        (optional(number(0, 9), "?"), "7", 7),
        (many(number(0, 9), none="-"), "-", ()),
        (many(number(0, 9), none=""), "", ()),
        (many(number(0, 9), ","), "1,2", (1, 2)),
        (between("<", number(0, 9), ">"), "<3>", 3),
        (between("D@", number(0, 9)), "D@3", 3),
        (either(number(0, 9), words(["no"]), lambda value: value == "no"), "no", "no"),
        (either(number(0, 9), words(["no"]), lambda value: value == "no"), "5", 5),
    ],
)
def test_small_codecs_both_ways(codec: Codec[Any], text: str, value: object) -> None:
    assert codec.write(value) == text
    assert read(codec, text) == value


def test_several_names_are_read_and_the_first_is_written() -> None:
    trees = names({"oak": 1, "o": 1})
    assert (trees.write(1), read(trees, "o")) == ("oak", 1)


@pytest.mark.parametrize(("codec", "text"), [(many(number(0, 9)), ""), (many(number(0, 9), ",", none=""), ",1")])
def test_row_is_not_empty_by_chance(codec: Codec[Any], text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read(codec, text)
