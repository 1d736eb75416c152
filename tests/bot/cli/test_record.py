"""``guildhall record``: recordings never replace each other."""

from __future__ import annotations

from pathlib import Path

from bot.__main__ import main
from games.conformance import recording
from tests.example.rules import GAME

SLUG = GAME.slug


def test_records_are_kept_one_after_the_other(tmp_path: Path) -> None:
    command = ["record", SLUG, "--players", "3", "--folder", str(tmp_path)]

    assert main([*command, "--seed", "1"]) == 0
    assert main([*command, "--seed", "2"]) == 0

    games = recording.read((tmp_path / f"{SLUG}-v1.jsonl").read_bytes())
    assert [recording.header_of(lines).seed for lines in games] == [1, 2]
