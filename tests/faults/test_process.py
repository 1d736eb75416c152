"""The bot's process as an audit sees it: its log tells what no fault explains."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.testing.process import BotProcess
from bot.testing.stand_in import StandIn

TRACEBACK = """2026-01-01 ERROR bot.ui.errors: error ab12cd
Traceback (most recent call last):
  File "x.py", line 1, in f
    raise
{error}
2026-01-01 INFO bot: goes on
"""
CAUSE = """Traceback (most recent call last):
  File "x.py", line 1, in f
    raise
KeyError: 'why'

The above exception was the direct cause of the following exception:

"""


@pytest.fixture
def process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BotProcess:
    monkeypatch.setattr(StandIn, "rest_url", "")
    monkeypatch.setattr(StandIn, "gateway_url", "")
    (tmp_path / "log.txt").touch()
    return BotProcess(StandIn(), tmp_path / "database", tmp_path / "log.txt")


def logged(process: BotProcess, text: str) -> list[str]:
    with process._log.open("a") as log:
        log.write(text)
    return process.surprises()


@pytest.mark.parametrize("error", ["KeyError: 3", "AssertionError", "games.core.IllegalMove: no"])
def test_an_exception_that_no_fault_explains_is_found_once(process: BotProcess, error: str) -> None:
    assert logged(process, TRACEBACK.format(error=error)) == [f"the log has {error}"]
    assert logged(process, "") == []


@pytest.mark.parametrize(
    "error", ["discord.errors.HTTPException: 429", "aiohttp.ClientError", "bot.storage.errors.NotKept: locked"]
)
def test_what_comes_of_a_fault_is_no_surprise(process: BotProcess, error: str) -> None:
    assert logged(process, TRACEBACK.format(error=error)) == []


def test_only_the_last_of_several_exceptions_counts(process: BotProcess) -> None:
    assert logged(process, CAUSE + TRACEBACK.format(error="discord.errors.NotFound: gone")) == []
    assert logged(process, CAUSE + TRACEBACK.format(error="KeyError: 'what'")) == ["the log has KeyError: 'what'"]
