"""What players and servers have chosen for themselves."""

from __future__ import annotations

import pytest

from bot.storage import people
from bot.storage.database import Database
from bot.storage.people import GuildRow, PlayerRow
from tests.bot.storage.conftest import ADA, BRUNO, CHIARA, GUILD


async def test_a_stranger_has_the_defaults(database: Database) -> None:
    async with database.reading() as connection:
        assert await people.player(connection, ADA) == PlayerRow(ADA, None, True)
        assert await people.guild(connection, GUILD) == GuildRow(GUILD, None, None)


async def test_a_players_choice_is_kept_and_can_be_changed(database: Database) -> None:
    for choice in (PlayerRow(ADA, "de", False), PlayerRow(ADA, None, True)):
        async with database.writing() as tx:
            await people.save_player(tx, choice)
        async with database.reading() as connection:
            assert await people.player(connection, ADA) == choice


@pytest.mark.parametrize("threads", [True, False, None])
async def test_a_servers_choice_is_kept_and_can_be_changed(database: Database, threads: bool | None) -> None:
    for choice in (GuildRow(GUILD, "de", not threads), GuildRow(GUILD, None, threads)):
        async with database.writing() as tx:
            await people.save_guild(tx, choice)
        async with database.reading() as connection:
            assert await people.guild(connection, GUILD) == choice


async def test_only_those_who_asked_for_quiet_are_quiet(database: Database) -> None:
    async with database.writing() as tx:
        await people.save_player(tx, PlayerRow(ADA, "de", True))
        await people.save_player(tx, PlayerRow(BRUNO, None, False))

    async with database.reading() as connection:
        assert await people.quiet_players(connection, [ADA, BRUNO, CHIARA]) == {BRUNO}
        assert await people.quiet_players(connection, [ADA, CHIARA]) == set()
        assert await people.quiet_players(connection, []) == set()
