"""``guildhall replay``: a whole game as an animated picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.common import Exit
from bot.storage import games
from bot.storage.database import Database, Transaction
from bot.storage.games import Host
from bot.table import records
from games.core import encode
from tests.bot.cli.test_import import recorded
from tests.bot.pasts import SEED, steps_of
from tests.example.rules import GAME

HOST = Host(1, 2, 3, "Ada")


def frames_in(path: Path) -> int:
    with Image.open(path) as image:
        assert image.format == "GIF"
        return int(getattr(image, "n_frames", 1))


async def _store(tx: Transaction) -> None:
    """A game of Carrara that is over."""
    steps = steps_of("carrara")
    options = encode(steps[0].before.base.options).decode()
    await games.create(tx, "carrara", HOST, options, SEED, steps[0].before.game.rules_version, 0, solo="{}")
    await games.set_seats(tx, 1, [games.SeatRow(0, 3, None, "Ada"), games.SeatRow(1, None, "easy", "Bruno")])
    for step in steps:
        await games.append_moves(tx, 1, step.before.epoch, [(step.seat, encode(step.move).decode())], 0)


@pytest.fixture
async def config(tmp_path: Path) -> Path:
    """The settings of a bot whose first game is stored."""
    database = await Database.open(tmp_path / "guildhall.sqlite3")
    await database.write(_store)
    await database.close()
    file = tmp_path / "config.toml"
    file.write_text(f'[storage]\npath = "{tmp_path / "guildhall.sqlite3"}"\n')
    return file


@pytest.fixture
def film(tmp_path: Path) -> Path:
    return tmp_path / "film.gif"


def test_a_game_between_computers_is_drawn(film: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", GAME.slug, "--seed", "3", "--level", "easy", "-o", str(film)]) == Exit.OK

    assert frames_in(film) >= 1
    assert " rounds, " in capsys.readouterr().err


def test_an_exported_game_is_drawn(film: Path, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(records.write(recorded()))

    assert main(["replay", str(file), "-o", str(film)]) == Exit.OK
    assert frames_in(film) >= 1


def test_a_damaged_record_is_refused_in_one_line(
    film: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(records.write(recorded())[:-9])

    assert main(["replay", str(file), "-o", str(film)]) == Exit.FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_stored_game_is_drawn_by_its_number(config: Path, film: Path) -> None:
    assert main(["replay", "1", "--config", str(config), "--seat", "1", "--language", "de", "-o", str(film)]) == Exit.OK
    assert frames_in(film) > 10


def test_a_game_that_is_not_there_is_refused(config: Path, film: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "7", "--config", str(config), "-o", str(film)]) == Exit.FAILED
    assert "no game 7" in capsys.readouterr().err


def test_without_a_database_none_is_made(film: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config, database = tmp_path / "config.toml", tmp_path / "none.sqlite3"
    config.write_text(f'[storage]\npath = "{database}"\n')

    assert main(["replay", "1", "--config", str(config), "-o", str(film)]) == Exit.DATABASE
    assert not database.exists()
    assert "there is no database" in capsys.readouterr().err


def test_a_seat_that_is_not_there_is_refused(film: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", GAME.slug, "--seat", "2", "-o", str(film)]) == Exit.USAGE
    assert "no seat 2" in capsys.readouterr().err
