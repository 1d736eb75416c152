"""``guildhall bench``: every figure comes out, and one that is beyond its limit is a failure."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.cli import bench
from bot.cli.bench import figures, games, growth, leaderboards, taps
from bot.cli.bench.figures import Figure
from bot.ranking.leaderboards import METRICS
from bot.testing import elsewhere
from tests.example.rules import GAME

SLUG = GAME.slug
PARTS = ["games", "colours", "drawing", "moves", "growth", "leaderboards", "taps"]
#: One figure without a limit, one that may be no higher, one that may be no lower.
GOOD = [Figure("free", 5), Figure("slow", 2, most=2, of="2 ms"), Figure("quick", 3, least=3)]

Say = Callable[..., Any]


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure once: these tests ask what is said about the figures, not for the figures."""
    monkeypatch.setattr(games, "REPEATS", 1)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Figure]]:
    """What each part will find, instead of measuring for minutes."""
    found = {name: list(GOOD) for name in PARTS}
    for name, part in bench.PARTS.items():
        monkeypatch.setitem(bench.PARTS, name, replace(part, bench=lambda name=name: found[name]))
    return found


def written(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


# --- all figures ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("measured")
def test_all_parts_are_written_into_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0

    report = written(capsys)

    assert report["ok"] is True
    assert list(dict.fromkeys(figure["part"] for figure in report["figures"])) == PARTS
    assert report["figures"][:3] == [
        {"part": "games", "name": "free", "value": 5, "must_be": None, "limit": None, "ok": True, "of": ""},
        {"part": "games", "name": "slow", "value": 2, "must_be": "at most", "limit": 2, "ok": True, "of": "2 ms"},
        {"part": "games", "name": "quick", "value": 3, "must_be": "at least", "limit": 3, "ok": True, "of": ""},
    ]


@pytest.mark.parametrize("wrong", [Figure("slow", 2.1, most=2), Figure("slow", 1.9, least=2)])
@pytest.mark.parametrize("part", PARTS)
def test_one_figure_beyond_its_limit_fails_the_command(
    part: str, wrong: Figure, measured: dict[str, list[Figure]], capsys: pytest.CaptureFixture[str]
) -> None:
    measured[part].append(wrong)

    assert main(["bench", "--json"]) == 1

    report = written(capsys)
    assert report["ok"] is False
    assert [(one["part"], one["value"]) for one in report["figures"] if not one["ok"]] == [(part, wrong.value)]


def test_a_part_is_measured_alone(measured: dict[str, list[Figure]], capsys: pytest.CaptureFixture[str]) -> None:
    measured["moves"].append(Figure("slow", 3, most=2))

    assert main(["bench", "growth", "drawing", "--json"]) == 0

    assert {figure["part"] for figure in written(capsys)["figures"]} == {"growth", "drawing"}


def test_a_figure_beyond_its_limit_is_marked() -> None:
    table = figures.in_words(
        "title", [Figure("high", 2, most=1), Figure("low", 2, least=3), Figure("right", 2, most=2, least=2)]
    )

    assert [line.split()[-1] for line in table.splitlines()] == ["title", "no", "no", "ok"]


@pytest.mark.usefixtures("measured")
def test_without_the_simulated_discord_everything_else_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(taps, "possible", lambda: False)

    assert main(["bench"]) == 0

    said = capsys.readouterr()
    assert 'the extra "sandbox"' in said.err
    assert taps.TITLE not in said.out
    assert growth.TITLE in said.out


# --- another source tree ----------------------------------------------------------------------------------------------


def test_another_tree_must_hold_a_guildhall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "moves", "--against", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_another_tree_is_only_for_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "growth", "--against", "."]) == 2
    assert "moves" in capsys.readouterr().err


def test_this_tree_can_be_measured_as_another_one() -> None:
    assert elsewhere.is_tree(Path(bench.__file__).parents[3])


# --- games ------------------------------------------------------------------------------------------------------------

GENEROUS = games.Limits(**dict.fromkeys(games.Limits.__struct_fields__, 1e6))


@pytest.mark.usefixtures("once")
def test_a_game_within_its_limits_ends_with_0(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games.LIMITS, SLUG, GENEROUS)
    assert main(["bench", SLUG, "--json"]) == 0
    report = written(capsys)
    assert [figure["name"] for figure in report["figures"]] == [
        f"{SLUG}: {name}" for name in games.Limits.__struct_fields__
    ]
    assert all(figure["value"] > 0 for figure in report["figures"])
    assert all(figure["limit"] == 1e6 for figure in report["figures"])


@pytest.mark.usefixtures("once")
def test_a_game_over_a_limit_ends_with_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games.LIMITS, SLUG, replace(GENEROUS, board_size=0.001))
    assert main(["bench", SLUG]) == 1
    sizes = [line for line in capsys.readouterr().out.splitlines() if "board_size" in line]
    assert sizes[0].endswith("no")


@pytest.mark.usefixtures("once")
def test_a_game_without_limits_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", SLUG]) == 0
    assert "no limit" in capsys.readouterr().out


@pytest.mark.usefixtures("once")
def test_what_other_programs_do_does_not_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The clock of the process stands still while others work. Here every task takes it one second."""
    monkeypatch.setattr("bot.cli.bench.games.time.process_time", count().__next__)
    main(["bench", SLUG, "--json"])

    values = {figure["name"]: figure["value"] for figure in written(capsys)["figures"]}

    assert values[f"{SLUG}: board"] == 1
    assert values[f"{SLUG}: game"] == games.PICTURES


# --- the database -----------------------------------------------------------------------------------------------------


def test_leaderboards_are_measured_on_invented_results() -> None:
    found = leaderboards.bench(few=100, many=1000)

    assert [figure.name for figure in found] == list(METRICS)
    assert all(figure.value > 0 for figure in found)


def test_moves_are_measured_among_invented_games() -> None:
    (figure,) = growth.bench(many=30, finished_posts=50, rounds=2)

    assert figure.value > 0
    assert figure.least is not None
    assert "20 moves" in figure.of
