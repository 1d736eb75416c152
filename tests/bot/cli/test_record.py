"""``guildhall record``: recordings never replace each other."""

from __future__ import annotations

from pathlib import Path

from bot.__main__ import main
from tests.example.rules import GAME

SLUG = GAME.slug


def test_records_are_numbered(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        assert main(["record", SLUG, "--players", "3", "--seed", seed, "--folder", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{SLUG}-v1-1.jsonl", f"{SLUG}-v1-2.jsonl"]
