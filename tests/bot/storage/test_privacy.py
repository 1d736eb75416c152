"""Deletions: nothing of a person is left, not even after a backup was restored."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.storage import audit, following, invitations, people, privacy, tombstones
from bot.storage.audit import Deed
from bot.storage.database import Connection, Database, Transaction
from bot.storage.errors import NotKept
from bot.storage.files import migrate
from bot.storage.games import GameRow
from bot.storage.tombstones import Tombstone
from tests.bot.storage.conftest import ADA, BRUNO, CHIARA, GUILD, NOW

GONE = Tombstone("player", ADA, NOW)
#: How a column is called that holds a person.
PERSON = re.compile(r"(player|host|guest|blocked|user|moderator|owner|actor)_id|whom|instead|\w+_by")


def personal_columns(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        columns = [
            (table, name) for table in tables for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")
        ]
    return {(table, name) for table, name in columns if PERSON.fullmatch(name)}


def test_every_column_that_holds_a_person_is_known(path: Path) -> None:
    """Whoever adds one decides here what becomes of it when its person is deleted."""
    migrate(path)

    known = {(table, column) for table, columns in privacy.PEOPLE.items() for column in columns}
    others = {("invitation", "invited_by"), ("block", "blocked_id")}
    assert personal_columns(path) | {("player", "id")} == known | others


# --- the file beside the database -------------------------------------------------------------------------------------


async def delete(database: Database, tombstone: Tombstone = GONE) -> None:
    await database.write(tombstones.add, tombstones.file_of(database.path), tombstone)


async def test_a_deletion_is_written_down_in_both_places(database: Database, path: Path) -> None:
    await delete(database)
    await delete(database, Tombstone("server", GUILD, NOW + 1))

    both = [GONE, Tombstone("server", GUILD, NOW + 1)]
    assert tombstones.read(tombstones.file_of(path)) == both
    assert await database.read(tombstones.known) == {*both}


async def test_only_the_owner_can_read_the_file(database: Database, path: Path) -> None:
    await delete(database)

    assert tombstones.file_of(path).stat().st_mode & 0o777 == 0o600


async def test_without_the_file_nothing_is_deleted(database: Database, path: Path) -> None:
    tombstones.file_of(path).mkdir()

    async def delete_settings(tx: Transaction) -> None:
        await people.save_name(tx, ADA, "Ada")
        await tombstones.add(tx, tombstones.file_of(path), GONE)

    with pytest.raises(NotKept):
        await database.write(delete_settings)

    assert await database.read(tombstones.known) == set()
    assert not await database.read(privacy.is_known, ADA)


async def test_what_a_crash_has_cut_short_hides_no_other_deletion(database: Database, path: Path) -> None:
    tombstones.file_of(path).write_text("player 10")

    await delete(database)

    assert tombstones.read(tombstones.file_of(path)) == [GONE]


async def test_a_lost_file_is_written_again(database: Database, path: Path) -> None:
    await delete(database)
    tombstones.file_of(path).unlink()

    tombstones.complete(tombstones.file_of(path), await database.read(tombstones.known))

    assert tombstones.read(tombstones.file_of(path)) == [GONE]


# --- a person ---------------------------------------------------------------------------------------------------------


async def test_an_invitation_goes_with_the_guest_and_stays_without_its_sender(
    database: Database, game: GameRow
) -> None:
    await database.write(invitations.add, game.id, BRUNO, [ADA])
    await database.write(invitations.add, game.id, ADA, [BRUNO])

    await database.write(privacy.delete_player, ADA, {GUILD: "Gone"})

    (left,) = await database.read(invitations.of, game.id)
    assert (left.player_id, left.invited_by) == (BRUNO, -1)


@pytest.mark.parametrize("role", ["actor_id", "whom", "instead"])
async def test_what_moderators_did_stays_without_the_person_and_without_the_reason(
    database: Database, game: GameRow, role: str
) -> None:
    deed = Deed(GUILD, game.id, BRUNO, "replace", NOW, whom=CHIARA, reason="Ada is on holiday")
    deed = replace(deed, **{role: ADA})
    await database.write(audit.add, deed)

    await database.write(privacy.delete_player, ADA, {GUILD: "Gone"})

    (left,) = await database.read(audit.of_server, GUILD, 10, 10)
    assert left == replace(deed, id=left.id, reason="", **{role: -1})


async def test_two_former_moderators_are_not_taken_for_one(database: Database) -> None:
    await database.write(audit.add, Deed(GUILD, None, ADA, "setting", NOW))
    await database.write(audit.add, Deed(GUILD, None, BRUNO, "setting", NOW))

    await database.write(privacy.delete_player, ADA, {GUILD: "Gone"})
    await database.write(privacy.delete_player, BRUNO, {GUILD: "Gone"})

    assert [deed.actor_id for deed in await database.read(audit.of_server, GUILD, 10, 10)] == [-2, -1]


async def test_somebody_the_bot_has_never_met_is_unknown(database: Database, game: GameRow) -> None:
    assert await database.read(privacy.is_known, ADA)
    assert not await database.read(privacy.is_known, BRUNO)


# --- a server ---------------------------------------------------------------------------------------------------------


async def left_at(database: Database) -> int | None:
    found: int | None = await database.read(Connection.value, f"SELECT left_at FROM guild WHERE id = {GUILD}")
    return found


async def test_the_first_removal_that_was_noticed_counts(database: Database) -> None:
    await database.write(privacy.leave_server, GUILD, NOW)
    await database.write(privacy.leave_server, GUILD, NOW + 5)

    assert await left_at(database) == NOW
    assert await database.read(privacy.left_before, NOW, 5) == [GUILD]
    assert await database.read(privacy.left_before, NOW - 1, 5) == []
    assert await database.read(privacy.next_left, NOW - 1) == NOW


async def test_coming_back_cancels_it(database: Database) -> None:
    await database.write(privacy.leave_server, GUILD, NOW)

    await database.write(privacy.return_to_servers, {GUILD})

    assert not await database.read(privacy.has_left, GUILD)


async def test_a_server_goes_with_its_settings_and_open_games(database: Database, game: GameRow) -> None:
    await database.write(people.change_guild, GUILD, language="de")
    await database.write(audit.add, Deed(GUILD, None, ADA, "setting", NOW))
    await database.write(following.follow, game.id, BRUNO, rounds=False, most=1)

    await database.write(privacy.delete_server, GUILD)

    assert await database.read(privacy.servers) == []
    assert await database.read(audit.of_server, GUILD, 10, 10) == []
    assert await database.read(following.followed_by, BRUNO) == []
    assert await database.read(Connection.value, "SELECT COUNT(*) FROM game") == 0
