"""``guildhall import``: the record of a game is played back and checked."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from bot.__main__ import main
from bot.cli.common import Exit
from bot.table import records
from bot.table.records import FORMAT, Record, RecordedMove, RecordedSeat
from games.core import encode
from games.selfplay import at_random, play
from games.turns import new_game
from tests.example.rules import GAME


def recorded() -> Record:
    """A whole game of Lantern Auction."""
    rng, options = Random(3), GAME.Options()
    steps = [*play(new_game(GAME, 2, options, 3), at_random(rng), rng)]
    write: Any = GAME.notation.write_move
    moves = [RecordedMove(at.before.epoch + 1, at.seat + 1, write(at.move)) for at in steps]
    seats = (RecordedSeat("Ada", "person"), RecordedSeat("B\u001b[31mruno", "hard"))
    result = steps[-1].after.result
    return Record(FORMAT, GAME.slug, GAME.rules_version, Raw(encode(options)), seats, tuple(moves), "3", result)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def test_a_record_is_played_back(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(records.write(recorded()))

    assert main(["import", str(file)]) == Exit.OK

    said = capsys.readouterr().out
    assert "all legal; the results are the same" in said
    assert "\u001b" not in said


def test_a_record_with_another_result_fails(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(records.write(replace(recorded(), result=None)))

    assert main(["import", str(file)]) == Exit.FAILED
    assert "it holds no result, but the game is over" in capsys.readouterr().out


def test_a_move_that_is_not_legal_fails(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = recorded()
    file.write_bytes(records.write(replace(known, moves=(known.moves[0], *known.moves))))

    assert main(["import", str(file)]) == Exit.FAILED
    assert "move 2 " in capsys.readouterr().err


def test_a_damaged_file_fails_in_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(records.write(recorded())[:-40])

    assert main(["import", str(file)]) == Exit.FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_not_there_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(file)]) == Exit.USAGE
    assert str(file) in capsys.readouterr().err
