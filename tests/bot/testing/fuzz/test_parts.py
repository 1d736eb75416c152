"""The parts of the fuzzer: slips of the pen, judging what reads, damage to a database, and shares."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.storage import damage
from bot.storage.files import migrate
from bot.testing.fuzz import mutations, reading
from bot.testing.fuzz.mutations import LONGEST, mutated
from bot.testing.fuzz.reading import judged_reading
from bot.testing.fuzz.report import Finding, Judged, outline, report
from bot.testing.fuzz.runner import SHARES, counts
from games.core import IllegalMove


def refuse(text: str) -> None:
    raise IllegalMove("unreadable", text=text)


@cache
def spoilt(text: str, times: int) -> list[str]:
    rng = Random(1)
    return [mutated(text, rng, ("gh:b:join:2:-:",)) for _ in range(times)]


def test_slips_keep_most_of_a_text_and_are_all_different() -> None:
    found = spoilt("gh:b:choose:12:0:A1", 200)

    assert len(set(found)) > 150
    assert sum("choose" in text for text in found) > 60
    assert max(map(len, found)) <= LONGEST


@pytest.mark.parametrize("part", ["join", "１２", "\0", "\ud800", "\N{RIGHT-TO-LEFT OVERRIDE}", "9" * 400, str(2**63)])
def test_slips_bring_in(part: str) -> None:
    assert [text for text in spoilt("gh:b:choose:12:0:A1", 2_000) if part in text]


def test_even_nothing_can_be_spoilt() -> None:
    assert len(set(spoilt("", 200))) > 20


@pytest.mark.parametrize("slip", mutations._SLIPS)
def test_no_slip_makes_a_long_text_much_longer(slip: Callable[[str, Random, str], str]) -> None:
    text = "A1 > " * (LONGEST // 5)

    assert max(len(slip(text, Random(seed), text)) for seed in range(20)) <= 2 * LONGEST


def test_what_reads_what_is_refused_and_what_crashes_are_told_apart() -> None:
    assert judged_reading(str.upper, "x", IllegalMove) == ("read", "")
    assert judged_reading(refuse, "x", IllegalMove) == ("unreadable", "")
    assert judged_reading(int, "x", IllegalMove)[0] == "crashed"
    assert "invalid literal" in judged_reading(int, "x", IllegalMove)[1]


def test_what_takes_too_long_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST_READING", -1)

    assert judged_reading(str.upper, "x", IllegalMove)[1].startswith("it took 0.00 s")


def test_inputs_are_dealt_out_by_their_shares() -> None:
    assert sum(SHARES.values()) == 100
    assert sum(counts(1_234, tuple(SHARES)).values()) == 1_234
    assert counts(10, ("options", "database")) == {"options": 10, "database": 0}


def test_the_same_problem_is_told_once() -> None:
    judged = [Judged("options", f"input {number}", "said", f"error {number}") for number in range(5)]

    told = report(7, 1.0, judged)

    assert told.findings == (Finding("options", "error 0", 5, ("input 0", "input 1", "input 2")),)


def test_answers_are_counted_without_their_details() -> None:
    assert outline("All 6 seats are taken.") == outline("All 4 seats are taken.")
    assert outline("“E9” isn't a square\nmore") == "… isn't a square"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "guildhall.sqlite3"
    migrate(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO player (id, name) VALUES (1, 'Ada')")
        connection.execute("PRAGMA journal_mode = DELETE")
    return path


def damaged(database: Path, seed: int) -> bytes:
    copy = database.with_name(f"{seed}.sqlite3")
    shutil.copy(database, copy)
    damage.damage(copy, Random(seed), lambda text: text + "?")
    return copy.read_bytes()


def schema_of(database: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def kinds_after(database: Path, seed: int) -> tuple[str, ...]:
    """The types of a player's values after one of them was damaged."""
    copy = database.with_name(f"typed-{seed}.sqlite3")
    shutil.copy(database, copy)
    damage.change_cell(copy, Random(seed), lambda text: text + "?", "player")
    with closing(sqlite3.connect(copy)) as connection:
        (kinds,) = connection.execute("SELECT typeof(name), typeof(private), typeof(language) FROM player").fetchall()
    return tuple(kinds)


def test_damage_changes_the_file(database: Path) -> None:
    sound = database.read_bytes()

    assert sum(damaged(database, seed) != sound for seed in range(20)) >= 15


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_value_may_have_another_type_and_the_table_stays_strict(database: Path, seed: int) -> None:
    before = schema_of(database)

    said = damage.change_cell(database, Random(seed), lambda text: text + "?", "player").told

    assert said.startswith("player.")
    assert schema_of(database) == before


def test_some_damaged_values_have_a_type_that_the_table_does_not_take(database: Path) -> None:
    for_each = [kinds_after(database, seed) for seed in range(60)]

    assert {"blob", "real"} <= {kind for kinds in for_each for kind in kinds}


def test_damage_says_what_was_done(database: Path) -> None:
    said = [damage.damage(database, Random(seed), str.upper) for seed in range(3)]

    assert all(said)
