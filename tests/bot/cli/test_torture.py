"""``guildhall torture``: what it prints, and how it ends. The torture itself is in ``tests/faults``."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.testing import torture
from bot.testing.torture import Report, Tried
from bot.testing.trials import TRIALS


class Chamber:
    """Stands in for the torture, and finds what it's told to."""

    def __init__(self, lost: list[str]) -> None:
        self.lost = lost
        self.folders: list[Path] = []

    async def __call__(self, folder: Path, seed: int, names: Iterable[str], *, tell: Callable[[str], None]) -> Report:
        self.folders.append(folder)
        tell("killed: done")
        return Report(seed, 1.0, 12, 2, 40, {"taps": 90}, {"killed": Tried(3, 3, self.lost)})


@pytest.fixture
def chamber(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Chamber:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    built = Chamber([])
    monkeypatch.setattr(torture, "torture", built)
    return built


def test_torture_says_what_was_tried_and_that_nothing_is_lost(
    chamber: Chamber, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["torture", "--seed", "7"]) == 0
    said = capsys.readouterr()
    assert "seed 7: 12 tables, 2 games finished" in said.out
    assert "40 moves confirmed; 90 taps" in said.out
    assert said.out.endswith("nothing lost\n")
    assert "killed: done" in said.err


def test_whatever_is_lost_is_named_and_ends_with_1(chamber: Chamber, capsys: pytest.CaptureFixture[str]) -> None:
    chamber.lost.append("game 3 stands still")
    assert main(["torture", "--seed", "7"]) == 1
    said = capsys.readouterr()
    assert "killed: game 3 stands still" in said.out
    assert str(chamber.folders[0]) in said.err
    assert chamber.folders[0].is_dir()


def test_nothing_is_left_behind_when_nothing_is_lost(chamber: Chamber) -> None:
    main(["torture"])
    assert not chamber.folders[0].exists()


def test_nothing_is_left_behind_by_ctrl_c(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def interrupted(*_: object, **__: object) -> Report:
        raise KeyboardInterrupt

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(torture, "torture", interrupted)

    assert main(["torture"]) == 130
    assert list(tmp_path.iterdir()) == []


def test_json_is_one_object_with_the_seed(chamber: Chamber, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["torture", "--minutes", "1", "--json"]) == 0
    said = capsys.readouterr()
    report = json.loads(said.out)
    assert f"seed {report['seed']}\n" in said.err
    assert report["faults"] == {"killed": {"times": 3, "hits": 3, "lost": []}}
    assert report["lost"] == []


def test_a_seed_gives_the_same_faults_again_and_each_before_any_twice() -> None:
    first, again = (list(islice(torture.deck(Random(5)), len(TRIALS) + 3)) for _ in range(2))
    assert first == again
    assert set(first[: len(TRIALS)]) == set(TRIALS)


def test_no_fault_begins_after_the_time_is_up() -> None:
    times = iter([0.0, 10.0, 59.0, 60.0])
    assert list(torture.until_time_is_up(["a", "b", "c"], 60, lambda: next(times))) == ["a", "b"]
