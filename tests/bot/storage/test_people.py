"""What players and servers have chosen for themselves."""

from __future__ import annotations

import pytest

from bot.storage import people
from bot.storage.database import Database
from bot.storage.people import GuildRow, PlayerRow
from tests.bot.storage.conftest import ADA, BRUNO, CHIARA, GUILD


async def test_a_stranger_has_the_defaults(database: Database) -> None:
    assert await database.read(people.player, ADA) == PlayerRow(ADA)
    assert await database.read(people.guild, GUILD) == GuildRow(GUILD, None, None)


async def test_a_players_choice_is_kept_and_can_be_changed(database: Database) -> None:
    await database.write(people.change_player, ADA, language="de", notify="none")
    assert await database.read(people.player, ADA) == PlayerRow(ADA, "de", "none")

    await database.write(people.change_player, ADA, language="en", notify="mention")
    assert await database.read(people.player, ADA) == PlayerRow(ADA, "en", "mention")


@pytest.mark.parametrize("threads", [True, False])
async def test_a_servers_choice_is_kept_and_can_be_changed(database: Database, threads: bool) -> None:
    await database.write(people.change_guild, GUILD, language="de", threads=not threads)
    assert await database.read(people.guild, GUILD) == GuildRow(GUILD, "de", not threads)

    await database.write(people.change_guild, GUILD, language="en", threads=threads)
    assert await database.read(people.guild, GUILD) == GuildRow(GUILD, "en", threads)


async def test_only_those_who_asked_for_quiet_are_quiet(database: Database) -> None:
    await database.write(people.change_player, ADA, language="de", notify="mention")
    await database.write(people.change_player, BRUNO, notify="none")

    assert await database.read(people.quiet_players, [ADA, BRUNO, CHIARA]) == {BRUNO}
    assert await database.read(people.quiet_players, [ADA, CHIARA]) == set()
    assert await database.read(people.quiet_players, []) == set()


async def test_a_player_changes_one_thing_and_the_rest_stays(database: Database) -> None:
    await database.write(people.change_player, ADA, language="de", notify="mention", private=True)

    changed = await database.write(people.change_player, ADA, language=None, notify="none", private=None)

    assert changed == await database.read(people.player, ADA) == PlayerRow(ADA, "de", "none", True)


async def test_a_server_changes_one_thing_and_the_rest_stays(database: Database) -> None:
    await database.write(people.change_guild, GUILD, language="de", threads=True)

    changed = await database.write(people.change_guild, GUILD, language=None, threads=False)

    assert changed == await database.read(people.guild, GUILD) == GuildRow(GUILD, "de", False)
