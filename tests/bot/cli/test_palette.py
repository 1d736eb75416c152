"""``guildhall palette``."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from renderers import palettes, theme


def test_the_palette_of_a_game_holds_the_colours_of_all_its_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(palettes, "path_of", lambda slug: tmp_path / f"{slug}.toml")

    code = main(["palette", "lantern_auction"])

    assert code == 0
    assert "lantern_auction.toml" in capsys.readouterr().out
    assert palettes.read("lantern_auction") == (theme.GOLD, theme.PAPER, theme.CARD)
