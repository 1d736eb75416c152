"""``guildhall repair`` replays every open game, ``guildhall doctor`` says what it would find."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import doctor
from bot.config import Config, StorageSettings
from bot.controllers import CONTROLLERS
from bot.storage.database import Database
from bot.storage.files import InstanceGuard
from bot.storage.games import Host
from bot.table.lobby import Lobby
from bot.table.tables import Tables

UNREADABLE = "UPDATE game SET snapshot = '{' WHERE id = 1"
#: It can be read, but the log doesn't lead there: the position of another seed.
ELSEWHERE = "UPDATE game SET snapshot = (SELECT snapshot FROM game WHERE id = 2) WHERE id = 1"
BROKEN_LOG = "INSERT INTO move (game_id, seq, seat, epoch, payload, at) VALUES (1, 1, 0, 0, '{', 0)"


async def set_two_tables(path: Path) -> None:
    database = await Database.open(path)
    lobby = Lobby(Tables(database, CONTROLLERS), lobby_days=14)
    for seed in (1, 2):
        game_id = await lobby.open("tiny_towns", Host(7, 70, 101, "Ada"), seed=seed)
        await lobby.join(game_id, 102, "Bruno")
        await lobby.start(game_id, 101)
    await database.close()


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two games of two people have just begun."""
    path = tmp_path / "guildhall.sqlite3"
    asyncio.run(set_two_tables(path))
    monkeypatch.setenv("GUILDHALL_STORAGE_PATH", str(path))
    return path


def damage(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def first_snapshot(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        found: str = connection.execute("SELECT snapshot FROM game WHERE id = 1").fetchone()[0]
    return found


def examined(path: Path) -> list[str]:
    lines: list[str] = []
    doctor.examine(Config(storage=StorageSettings(path=str(path))), lines.append)
    return [line for line in lines if line[5:].startswith("games:")]


def test_sound_games_stay_as_they_are(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = first_snapshot(database)

    assert main(["repair"]) == 0
    assert capsys.readouterr().out == "2 sound, 0 restored, 0 broken\n"
    assert first_snapshot(database) == before


@pytest.mark.parametrize("statement", [UNREADABLE, ELSEWHERE], ids=["unreadable", "elsewhere"])
def test_a_position_that_is_not_what_the_log_says_is_restored(
    database: Path, capsys: pytest.CaptureFixture[str], statement: str
) -> None:
    before = first_snapshot(database)
    damage(database, statement)

    assert main(["repair"]) == 0
    assert capsys.readouterr().out == "game 1: restored from its log\n1 sound, 1 restored, 0 broken\n"
    assert first_snapshot(database) == before


def test_a_game_that_cannot_be_restored_is_named_and_left_alone(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(database, UNREADABLE)
    damage(database, BROKEN_LOG)

    assert main(["repair"]) == 1
    shown = capsys.readouterr().out
    assert "game 1: ValueError: move 1 of its log can't be played" in shown
    assert shown.endswith("1 sound, 0 restored, 1 broken\n")
    assert first_snapshot(database) == "{"


def test_repair_waits_until_the_bot_has_stopped(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    guard = InstanceGuard(database)
    guard.acquire()

    code = main(["repair"])
    guard.release()

    assert code == 4
    assert "already running" in capsys.readouterr().err


def test_the_doctor_finds_sound_games_sound(database: Path) -> None:
    assert examined(database) == ["ok   games: all are where their logs lead to"]


@pytest.mark.parametrize("statement", [UNREADABLE, ELSEWHERE], ids=["unreadable", "elsewhere"])
def test_the_doctor_names_what_repair_would_restore_and_changes_nothing(database: Path, statement: str) -> None:
    damage(database, statement)
    before = first_snapshot(database)

    assert examined(database) == ["FAIL games: game 1 isn't where its log leads to; 'guildhall repair' restores it"]
    assert first_snapshot(database) == before


def test_the_doctor_names_what_only_a_backup_brings_back(database: Path) -> None:
    damage(database, BROKEN_LOG)

    (line,) = examined(database)

    assert line.startswith("FAIL games: game 1")
