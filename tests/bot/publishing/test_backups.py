"""The running bot makes backups by itself, and a failure stops nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.config import Config
from bot.publishing.backups import Backups
from bot.storage import backups
from tests.bot.conftest import World, make_config
from tests.waiting import until

HOUR = 3600


@pytest.fixture
def config(tmp_path: Path) -> Config:
    usual = make_config(tmp_path)
    folder = str(tmp_path / "backups")
    return replace(usual, storage=replace(usual.storage, backup_folder=folder, backup_hours=6, backups_kept=2))


def made(world: World) -> list[int]:
    """When the backups were made, the latest first."""
    return [*backups.made(Path(world.config.storage.backup_folder))]


@pytest_asyncio.fixture
async def first(world: World) -> int:
    """The time of the backup that is made when the bot starts for the first time."""
    await until(lambda: len(made(world)) == 1)
    return made(world)[0]


async def test_a_backup_is_made_whenever_it_is_due_and_the_oldest_goes(world: World, first: int) -> None:
    await world.env.advance_time(6 * HOUR)
    await until(lambda: len(made(world)) == 2)
    await world.env.advance_time(6 * HOUR)
    await until(lambda: first not in made(world))

    assert len(made(world)) == 2


async def test_a_restart_makes_none_before_its_time(world: World, first: int) -> None:
    await world.restart()

    assert await world.bot.backups.due(first + 6 * HOUR - 1, 20) == []
    assert await world.bot.backups.next_due(first) == first + 6 * HOUR


async def test_a_failure_is_one_line_and_tried_again_in_an_hour(
    world: World, first: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(backups, "copy", fail)
        await world.env.advance_time(6 * HOUR)
        await until(lambda: "no backup was made, trying again in an hour: " in caplog.text)
    await world.env.advance_time(HOUR)
    await until(lambda: len(made(world)) == 2)

    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_backup_from_the_future_holds_up_no_other(world: World, first: int) -> None:
    folder = Path(world.config.storage.backup_folder)
    (folder / "guildhall-29991231-000000.sqlite3").touch()

    assert await world.bot.backups.next_due(first) == first + 6 * HOUR
    assert await world.bot.backups.due(first + 6 * HOUR, 20) == ["backup"]


async def test_without_a_folder_no_backup_is_ever_due(tmp_path: Path) -> None:
    off = Backups(make_config(tmp_path).storage)

    assert await off.due(2**40, 20) == []
    assert await off.next_due(0) is None
