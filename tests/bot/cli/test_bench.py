"""``guildhall bench``: a figure over its limit is a failure."""

from __future__ import annotations

import json
from itertools import count

import pytest

from bot.__main__ import main
from bot.cli import bench
from tests.example.rules import GAME

SLUG = GAME.slug


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure once: these tests ask what is said about the figures, not for the figures."""
    monkeypatch.setattr(bench, "REPEATS", 1)


GENEROUS = bench.Limits(move=1e6, picture=1e6, legal=1e6, game=1e6, size=1e6)


@pytest.mark.usefixtures("once")
def test_bench_within_limits_ends_with_0(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(bench.LIMITS, SLUG, GENEROUS)
    assert main(["bench", SLUG, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert [figure["name"] for figure in report["figures"]] == ["move", "legal", "picture", "game", "size"]
    assert all(figure["value"] > 0 for figure in report["figures"])


@pytest.mark.usefixtures("once")
def test_bench_over_a_limit_ends_with_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(bench.LIMITS, SLUG, bench.Limits(move=1e6, picture=1e6, legal=1e6, game=1e6, size=0.001))
    assert main(["bench", SLUG]) == 1
    sizes = [line for line in capsys.readouterr().out.splitlines() if "size" in line]
    assert "over" in sizes[0]


@pytest.mark.usefixtures("once")
def test_bench_of_a_game_without_limits_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", SLUG]) == 0
    assert "no limit" in capsys.readouterr().out


@pytest.mark.usefixtures("once")
def test_what_other_programs_do_does_not_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The clock of the process stands still while others work. Here every task takes it one second."""
    monkeypatch.setattr("bot.cli.bench.time.process_time", count().__next__)
    main(["bench", SLUG, "--json"])

    (report,) = json.loads(capsys.readouterr().out)

    assert report["baseline_milliseconds"] == pytest.approx(1000 / bench.BOARDS)
    assert [figure["value"] for figure in report["figures"] if figure["name"] == "game"] == [bench.BOARDS]
