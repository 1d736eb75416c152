"""``guildhall bench``: a figure over its limit is a failure."""

from __future__ import annotations

import json
from itertools import count

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.cli.bench import games
from tests.example.rules import GAME

SLUG = GAME.slug


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure once: these tests ask what is said about the figures, not for the figures."""
    monkeypatch.setattr(games, "REPEATS", 1)


GENEROUS = games.Limits(**dict.fromkeys(games.Limits.__struct_fields__, 1e6))


@pytest.mark.usefixtures("once")
def test_bench_within_limits_ends_with_0(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games.LIMITS, SLUG, GENEROUS)
    assert main(["bench", SLUG, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert [figure["name"] for figure in report["figures"]] == [*games.Limits.__struct_fields__]
    assert all(figure["value"] > 0 for figure in report["figures"])


@pytest.mark.usefixtures("once")
def test_bench_over_a_limit_ends_with_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games.LIMITS, SLUG, replace(GENEROUS, board_size=0.001))
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
    monkeypatch.setattr("bot.cli.bench.games.time.process_time", count().__next__)
    main(["bench", SLUG, "--json"])

    (report,) = json.loads(capsys.readouterr().out)

    assert report["baseline_milliseconds"] == pytest.approx(1000 / games.PICTURES)
    assert [figure["value"] for figure in report["figures"] if figure["name"] == "game"] == [games.PICTURES]
