"""``guildhall sandbox``: what the command line passes on."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import bot
from bot.__main__ import main


def test_sandbox_gets_database_port_and_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Path, int, bool]] = []

    def run(database: Path, *, port: int, open_browser: bool) -> int:
        calls.append((database, port, open_browser))
        return 0

    monkeypatch.setattr(bot, "sandbox", SimpleNamespace(run=run), raising=False)
    assert main(["sandbox"]) == 0
    assert main(["sandbox", "--database", "other.sqlite3", "--port", "8080", "--no-browser"]) == 0
    assert calls == [(Path("sandbox.sqlite3"), 0, True), (Path("other.sqlite3"), 8080, False)]


def test_sandbox_without_its_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(bot, "sandbox", raising=False)
    monkeypatch.delitem(sys.modules, "bot.sandbox", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["sandbox"]) == 3
    assert "guildhall[sandbox]" in capsys.readouterr().err
