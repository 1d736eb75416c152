"""``guildhall simulate``: what is counted, and what happens to a game that breaks a promise."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import games
from bot.__main__ import main
from tests.example.rules import GAME

SLUG = GAME.slug


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", SLUG, "--json", *arguments]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_simulation_counts_games_seats_and_steps(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "3", "--games", "12", "--levels", "hard,easy")
    assert (report["games"], report["players"], report["average_steps"]) == (12, 3, 18)
    assert [(row["level"], row["seats"]) for row in report["levels"]] == [("hard", 24), ("easy", 12)]


def test_win_rates_of_a_table_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--games", "40", "--levels", "hard,easy", "--no-check")
    assert sum(row["win_rate"] for row in report["levels"]) == pytest.approx(1)


def test_same_seed_gives_the_same_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    def scores(seed: str, *extra: str) -> list[float]:
        report = simulated(capsys, "--games", "30", "--seed", seed, "--level", "easy", *extra)
        return [row["average_score"] for row in report["levels"]] + [row["win_rate"] for row in report["levels"]]

    assert scores("Monday") == scores("Monday", "--no-check")


def test_simulation_tells_how_long_decisions_take_at_most(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The clock goes faster with each look at it: the game's twelve decisions take 1, 3, 5 … 23 seconds."""
    monkeypatch.setattr("bot.cli.simulate.time.process_time", (look * (look + 1) / 2 for look in count()).__next__)
    [row] = simulated(capsys, "--games", "1", "--no-check")["levels"]
    assert row["milliseconds_per_decision"] == 12_000
    assert row["milliseconds_half"] == 11_000
    assert row["milliseconds_at_most"] == 21_000
    assert row["milliseconds_longest"] == 23_000


def test_solo_simulation_counts_verdicts(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "1", "--games", "20")
    assert sum(report["verdicts"].values()) == 20
    won = report["verdicts"]["brighter_than_the_pile"] / 20
    assert report["levels"][0]["win_rate"] == pytest.approx(won)


def test_simulation_speaks_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", SLUG, "--players", "1", "--games", "5", "--level", "hard"]) == 0
    said = capsys.readouterr()
    assert "5 games of 1, seed 1, promises checked" in said.out
    assert "ms/decision" in said.out
    assert "verdicts" in said.out
    assert said.err == "", "no bar where there is no terminal"


def test_broken_game_is_named_with_its_seed_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games.GAMES, SLUG, replace(GAME, view=lambda state, seat: state))
    assert main(["simulate", SLUG, "--seed", "77"]) == 1
    assert "seed 77, normal, normal, after 0 steps" in capsys.readouterr().err


def test_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games.GAMES, SLUG, replace(GAME, apply=lambda state, seat, move: state))
    monkeypatch.setattr("bot.cli.simulate.LONGEST_GAME", 50)
    assert main(["simulate", SLUG, "--no-check"]) == 1
    assert "goes on for ever" in capsys.readouterr().err
