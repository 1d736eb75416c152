"""The reader that every notation is read with."""

from __future__ import annotations

import sys

import pytest

from games.codecs import names
from games.core import IllegalMove
from games.text import Reader, folded, unreadable
from tests.games.reading import unreadable_at

SQUARES = [f"{column}{row}" for column in "ABCD" for row in (1, 2, 3, 4)]


def refused(error: pytest.ExceptionInfo[IllegalMove]) -> tuple[str, object]:
    return error.value.code, error.value.params["at"]


def test_reads_words_and_squares() -> None:
    reader = Reader("build chapel B3 using A1 B1")
    reader.expect("build")
    assert reader.one_of(["chapel", "cottage"]) == "chapel"
    assert reader.one_of(SQUARES) == "B3"
    assert reader.accept("using")
    assert [reader.one_of(SQUARES), reader.one_of(SQUARES)] == ["A1", "B1"]
    reader.end()


def test_reads_signs_and_the_longest_name() -> None:
    reader = Reader("BUY III: R B B END!")
    reader.expect("buy")
    assert reader.one_of(["I", "II", "III"]) == "III"
    reader.expect(":")
    assert [reader.one_of("RGB") for _ in "RBB"] == ["R", "B", "B"]
    assert reader.accept("END!")
    assert reader.done


def test_reads_numbers_between_signs() -> None:
    reader = Reader("6@2.4 pool")
    assert reader.number(0, 17) == 6
    reader.expect("@")
    assert (reader.number(1, 3), reader.accept("."), reader.number(1, 12)) == (2, True, 4)
    assert reader.one_of(["park", "pool"]) == "pool"


def test_reads_patterns() -> None:
    reader = Reader("hire V D@FAR")
    reader.expect("hire")
    assert reader.need(r"[VD](?:@([A-Z]{3}))?").groups() == (None,)
    assert reader.need(r"[VD](?:@([A-Z]{3}))?").groups() == ("FAR",)
    assert reader.take(r"[VD]") is None


def test_mapping_gives_what_a_name_stands_for() -> None:
    stones = names({"white": "W", "wheat": None, "grey": "G"})
    reader = Reader("White wheat grey white")
    assert [stones.read(reader) for _ in range(4)] == ["W", None, "G", "W"]
    assert reader.attempt(stones.read) == ()


def test_blanks_and_case_do_not_matter() -> None:
    reader = Reader("  Build\t b3  ")
    reader.expect("build")
    assert reader.one_of(SQUARES) == "B3"
    assert reader.done


def test_same_case_counts_before_another() -> None:
    assert Reader("w").one_of(["W", "w"]) == "w"


def test_name_ends_where_the_word_ends() -> None:
    reader = Reader("building")
    assert not reader.accept("build")
    assert reader.attempt(lambda reader: reader.one_of(["build", "buildings"])) == ()
    assert reader.at == 0


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("build mill", 6),
        ("build", 5),
        ("place B3", 0),
        ("build chapel B3 now", 16),
        ("build chapel B9", 13),
    ],
)
def test_refusal_says_where(text: str, at: int) -> None:
    assert unreadable_at(read_build, text) == at


def read_build(text: str) -> None:
    reader = Reader(text)
    reader.expect("build")
    reader.one_of(["chapel"])
    reader.one_of(SQUARES)
    reader.end()


@pytest.mark.parametrize("number", ["18", "-1", "07", "-0", "x", "9" * 5_000])
def test_number_outside_its_bounds_is_unreadable(number: str) -> None:
    reader = Reader(f"at {number}", longest=6_000)
    reader.expect("at")
    with pytest.raises(IllegalMove) as error:
        reader.number(0, 17)
    assert refused(error) == ("unreadable", 3)


@pytest.mark.parametrize("sign", ["\N{KELVIN SIGN}", "ſ", "٣", "\N{SNOWMAN}", "\0", "\ud800", "\N{NO-BREAK SPACE}"])
def test_other_alphabets_are_unreadable(sign: str) -> None:
    with pytest.raises(IllegalMove) as error:
        Reader(f"bid {sign}")
    assert refused(error) == ("unreadable", 4)


def test_long_text_is_unreadable_from_where_it_is_too_long() -> None:
    with pytest.raises(IllegalMove) as error:
        Reader("x" * 201)
    assert refused(error) == ("unreadable", 200)


def test_refusal_quotes_the_place() -> None:
    text = "a" * 500 + "!" + "b" * 500
    excerpt = unreadable(text, 500).params["text"]
    assert excerpt == "a" * 30 + "!" + "b" * 29


def test_refusal_of_a_text_that_is_too_short_says_that_something_is_missing() -> None:
    assert unreadable("bid ", 4).params["lacks"] == "end"


def test_refusal_of_a_short_text_quotes_it_whole() -> None:
    assert unreadable("bid\N{SNOWMAN}\0x", 3).params == {
        "text": "bid\N{SNOWMAN} x",
        "at": 3,
        "rest": "\N{SNOWMAN} x",
        "lacks": "no",
    }


# --- attempts ---------------------------------------------------------------------------------------------------------


def test_attempt_that_fails_reads_nothing_but_is_remembered() -> None:
    reader = Reader("build chapel X9 now")
    assert reader.attempt(lambda reader: read_part(reader, "chapel")) == ()
    assert reader.at == 0
    assert refused_by(reader) == 13
    assert reader.attempt(lambda reader: reader.accept("build")) == (True,)


def test_first_that_can_be_read_counts() -> None:
    reader = Reader("farm B3")
    found = reader.first_of([lambda reader: reader.one_of(["chapel"]), lambda reader: reader.one_of(["farm"])])
    assert (found, reader.at) == ("farm", 5)
    with pytest.raises(IllegalMove):
        reader.first_of([lambda reader: reader.one_of(["chapel"])])


def test_comments_are_blanks_where_they_may_be() -> None:
    reader = Reader("# towns\nbuild # a chapel\nchapel", comments=True)
    reader.expect("build")
    assert reader.one_of(["chapel"]) == "chapel"
    assert Reader("# towns").one_of(["#"]) == "#"


def test_what_is_missing_at_the_end_of_a_line_is_missed_there() -> None:
    reader = Reader("build\nchapel")
    reader.expect("build")
    assert refused_by(reader) == 5
    assert reader.unreadable(6).params["at"] == 6


def read_part(reader: Reader, card: str) -> str:
    reader.expect("build")
    reader.expect(card)
    return reader.one_of(SQUARES)


def refused_by(reader: Reader) -> object:
    return reader.unreadable().params["at"]


def test_no_sign_beyond_ascii_is_read_as_a_letter_of_it() -> None:
    assert [sign for sign in map(chr, range(128, sys.maxunicode + 1)) if folded(sign).isascii()] == ["ß", "ẞ"]
    assert folded("GROẞES Mausoleum") == folded("Grosses mausoleum")
