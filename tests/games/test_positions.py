"""Positions as lines of text."""

from __future__ import annotations

import pytest
from msgspec import Struct

from games.codecs import Fields, form, number, words
from games.core import IllegalMove
from games.positions import Lines, generator, require
from games.rng import Rng
from tests.games.reading import unreadable_at


class Bed(Struct, frozen=True):
    flowers: str


class Garden(Struct, frozen=True):
    size: int
    rng: Rng
    beds: tuple[Bed, ...]
    pond: int = 0


def set_up(size: int) -> None:
    if size == 9:
        raise IllegalMove("too_large")


def check(garden: Garden) -> None:
    require("size", garden.size >= len(garden.beds))
    set_up(garden.size)
    for place, bed in enumerate(garden.beds, 1):
        require(f"bed {place}", bed.flowers != "weeds")
    require("pond", garden.pond < garden.size)


FIELDS: Fields = {
    "size": number(1, 9),
    "rng": generator(),
    "beds": form(Bed, "bed {flowers}", {"flowers": words(("roses", "weeds"))}),
}
TEXT = """\
size {size}
rng {rng}
[pond {pond:size}]
{beds}*"""
LINES: Lines[Garden] = Lines(Garden, TEXT, FIELDS, check)
SAMPLE = """\
size 3
rng 5 10
pond 2
bed roses
bed roses"""


def refused_at(text: str) -> int:
    return unreadable_at(LINES.read, text)


def test_position_both_ways() -> None:
    garden = Garden(3, Rng(5, 10), (Bed("roses"), Bed("roses")), 2)
    assert LINES.write(garden) == SAMPLE
    assert LINES.read(SAMPLE) == garden


def test_line_is_left_out_while_it_is_as_usual() -> None:
    garden = Garden(3, Rng(5, 10), (Bed("roses"),))
    assert LINES.write(garden) == "size 3\nrng 5 10\nbed roses"
    assert LINES.read(LINES.write(garden)) == garden


def test_order_blank_lines_and_comments_do_not_matter() -> None:
    text = "\n\n".join(f"{line}  # a remark" for line in reversed(SAMPLE.splitlines()))
    assert LINES.read(f"# a garden\n{text}") == LINES.read(SAMPLE)


def test_what_a_line_lacks_is_missed_at_its_end() -> None:
    assert refused_at(SAMPLE.replace("size 3", "size")) == len("size")
    assert refused_at(SAMPLE.replace("5 10", "5")) == len("size 3\nrng 5")


@pytest.mark.parametrize("line", ["size 3", "moon full", "bed moss"])
def test_unknown_or_repeated_line_is_refused_where_it_stands(line: str) -> None:
    assert refused_at(f"{SAMPLE}\n{line}") in range(len(SAMPLE) + 1, len(SAMPLE) + 1 + len(line))


@pytest.mark.parametrize("line", ["size 3", "rng 5 10", "bed roses"])
def test_needed_line_is_missed_at_the_end(line: str) -> None:
    text = "\n".join(other for other in SAMPLE.splitlines() if other != line)
    assert refused_at(text) == len(text)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("size 3", "size 1", "size 1"),
        ("pond 2", "pond 3", "pond 3"),
        ("bed roses\nbed roses", "bed roses\nbed weeds", "bed weeds"),
    ],
)
def test_impossible_position_is_refused_at_the_line_to_blame(old: str, new: str, line: str) -> None:
    text = SAMPLE.replace(old, new)
    assert refused_at(text) == text.index(line)


def test_position_of_a_table_that_cannot_be_set_up_is_refused_at_its_beginning() -> None:
    assert refused_at(SAMPLE.replace("size 3", "size 9")) == 0


def test_last_of_several_lines_counts_where_they_may_come_again() -> None:
    again: Lines[Garden] = Lines(Garden, TEXT, FIELDS, check, again=True)
    assert again.read(f"{SAMPLE}\nsize 5").size == 5


def test_text_has_a_longest_length() -> None:
    assert refused_at(SAMPLE + " " * 10_000) == 10_000
