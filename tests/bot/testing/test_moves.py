"""Taps over sockets are timed beside those of a bare bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.bench import figures
from bot.cli.bench.figures import Figure
from bot.testing import moves


async def test_taps_are_timed_beside_those_of_a_bare_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "WARMING_UP", 0)
    monkeypatch.setattr(moves, "TAPS", 4)

    (latency,) = await moves.latencies(tmp_path, ["tiny_towns"], processes=False)

    assert latency.game == "tiny_towns"
    assert latency.moves + latency.questions == 4
    assert 0 < latency.drawing_ms < latency.move_ms
    assert 0 < latency.pong_ms < latency.move_ms


def test_a_figure_over_its_limit_or_under_it_is_marked() -> None:
    table = figures.in_words(
        "title", [Figure("high", 2, most=1), Figure("low", 2, least=3), Figure("right", 2, most=2, least=2)]
    )

    assert [line.split()[-1] for line in table.splitlines()] == ["title", "no", "no", "ok"]
