"""What is kept about somebody: shown, given to them, and deleted for good."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.client import QUIET, quieten
from bot.storage import backups, files, games, people
from bot.storage.database import Connection
from bot.storage.games import GameRow
from tests.bot.conftest import World, answer, choose, click, control, labels_of, text_of
from tests.bot.playing import play_round, start
from tests.bot.publishing.test_answers import at_once
from tests.bot.ranking.test_daily import only_tiny_towns, play

DAY = 24 * 3600


async def stored(world: World, game_id: int = 1) -> GameRow | None:
    return await world.bot.database.read(games.find, game_id)


async def seats(world: World, game_id: int = 1) -> list[tuple[int | None, str, str | None]]:
    game = await stored(world, game_id)
    assert game is not None
    return [(seat.player_id, seat.name, seat.level) for seat in game.seats]


async def delete(world: World, player: MemberActor) -> str:
    return answer(await player.slash(world.channel, "privacy delete", sure=True))


async def shown(world: World, player: MemberActor) -> str:
    return answer(await player.slash(world.channel, "privacy show"))


async def exported(result: InteractionResult) -> dict[str, Any]:
    assert result.response is not None
    assert result.response.ephemeral
    (file,) = result.response.attachments
    data: dict[str, Any] = json.loads(await file.read())
    return data


async def traces(world: World, player: MemberActor) -> list[str]:
    """Where the database still knows somebody, by their number or their name."""
    found = []
    tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'deletion'"
    for table in await world.bot.database.read(Connection.column, tables):
        rows = await world.bot.database.read(Connection.all, f"SELECT * FROM {table}")
        found += [
            f"{table}: {text}" for row in rows if re.search(f"{player.id}|{player.name}", text := str(tuple(row)))
        ]
    return found


async def asked_to_delete(world: World, player: MemberActor) -> ResponseMessage:
    asked = (await player.slash(world.channel, "privacy delete")).response
    assert asked is not None
    return asked


# --- looking ----------------------------------------------------------------------------------------------------------


async def test_it_says_how_much_is_kept_and_why(world: World) -> None:
    await start(world, world.bruno)
    await play_round(world, world.ada)

    said = await shown(world, world.ada)

    assert "to know whose turn it is: 1" in said
    assert "because a game is its log, and the log says who made each move: 2" in said
    assert "I don't read or keep any messages." in said


async def test_it_does_not_mention_what_there_is_nothing_of(world: World) -> None:
    nothing = await shown(world, world.ada)
    await start(world, world.bruno)
    await world.moderator().slash(world.channel, "manage replace", game="1", seat="0", person=world.chiara)

    said = await shown(world, world.ada)

    assert "So far, I keep nothing about you." in nothing
    assert re.findall("\\*\\*(.+?)\\*\\*", said) == ["Your settings", "What moderators have done"]


async def test_it_is_said_in_german(world: World) -> None:
    await start(world, world.bruno)
    await world.ada.slash(world.channel, "settings", language="de")

    result = await world.ada.slash(world.channel, "privacy show")

    assert "damit ich weiß, wer dran ist: 1" in answer(result)
    assert result.response is not None
    assert labels_of(result.response) == ["Meine Daten holen", "Meine Daten löschen …"]


async def test_it_works_in_a_direct_message(world: World) -> None:
    await start(world, world.bruno)

    assert "to know whose turn it is: 1" in answer(await world.ada.user.slash("privacy show"))
    assert (await exported(await world.ada.user.slash("privacy export")))["player"] == world.ada.id
    assert "It's all deleted" in answer(await world.ada.user.slash("privacy delete", sure=True))


async def test_the_file_has_everything_of_mine_and_nothing_of_others(world: World) -> None:
    await start(world, world.bruno)
    await play_round(world, world.ada)
    await play_round(world, world.bruno)
    await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="secret")

    data = await exported(await world.ada.slash(world.channel, "privacy export"))

    assert data["player"] == world.ada.id
    assert data["settings"][0]["name"] == "Ada"
    assert [seat["status"] for seat in data["seats"]] == ["running", "running"]
    assert [move["turn"] for move in data["moves"]] == [1, 1]
    assert all(isinstance(move["move"], dict) and move["at"] > 0 for move in data["moves"])
    assert "seed" not in str(data)
    assert str(world.bruno.id) not in str(data)
    assert "Bruno" not in str(data)


async def test_the_buttons_do_what_the_commands_do(world: World) -> None:
    first = (await world.ada.slash(world.channel, "privacy show")).response
    assert first is not None

    data = await exported(await click(world.ada, first, ":export"))
    asked = (await click(world.ada, first, ":delete")).response

    assert data["player"] == world.ada.id
    assert asked is not None
    assert labels_of(asked) == ["Delete everything"]


async def test_the_file_has_somebodys_time_and_what_they_follow_and_did_as_a_moderator(world: World) -> None:
    mona = world.moderator()
    await start(world, world.bruno)
    await mona.slash(world.channel, "settings", **{"quiet": "22-7 Berlin", "days-off": "1.1.", "digest": "8"})
    await mona.slash(world.channel, "game follow", game="1")
    await mona.slash(world.channel, "manage replace", game="1", seat="0", person=world.chiara, reason="Holidays")

    data = await exported(await mona.slash(world.channel, "privacy export"))
    about_ada = await exported(await world.ada.slash(world.channel, "privacy export"))

    assert data["settings"][0]["zone"] == "Europe/Berlin"
    assert data["settings"][0]["quiet_from"] == 22 * 60
    assert len(data["days_off"]) == 1
    assert data["follows"] == [{"game": 1, "rounds": 0}]
    assert [(deed["act"], deed["reason"]) for deed in data["moderated"]] == [("replace", "Holidays")]
    assert [deed["act"] for deed in about_ada["moderated_by_others"]] == ["replace"]
    assert str(mona.id) not in str(about_ada)


# --- deleting ---------------------------------------------------------------------------------------------------------


async def test_somebody_is_asked_before_anything_is_deleted(world: World) -> None:
    await start(world, world.bruno)

    asked = await asked_to_delete(world, world.ada)

    assert asked.ephemeral
    assert "There's no way back" in text_of(asked)
    assert (await seats(world))[0] == (world.ada.id, "Ada", None)
    await click(world.ada, asked, ":forget:")
    assert "It's all deleted" in text_of(asked)
    assert labels_of(asked) == []
    assert (await seats(world))[0] == (-1, "Former player", "normal")


async def test_two_taps_delete_once(world: World) -> None:
    await start(world, world.bruno)
    asked = await asked_to_delete(world, world.ada)

    await at_once(world, [lambda: click(world.ada, asked, ":forget:")] * 2)

    assert await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM deletion") == 1
    assert "It's all deleted" in text_of(asked)


async def test_nobody_else_can_press_that_button(world: World) -> None:
    await start(world, world.bruno)
    asked = await asked_to_delete(world, world.ada)

    await world.click_forged(world.bruno, control(asked, ":forget:")["custom_id"])

    assert [name for _, name, _ in await seats(world)] == ["Ada", "Bruno"]


async def test_nothing_in_the_database_knows_them_any_more(world: World) -> None:
    await start(world, world.bruno)
    await play_round(world, world.ada)
    await only_tiny_towns(world)
    await play(world, world.ada)
    await world.ada.slash(world.channel, "solo", game="tiny_towns")
    await world.bruno.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game invite", person=world.ada)
    await world.ada.slash(world.channel, "carrara new")
    assert len(await traces(world, world.ada)) > 8

    await delete(world, world.ada)

    assert await traces(world, world.ada) == []


async def test_neither_their_time_nor_what_they_follow_nor_what_they_moderated_is_left(world: World) -> None:
    mona = world.moderator()
    await start(world, world.bruno)
    await mona.slash(world.channel, "settings", **{"quiet": "22-7 Berlin", "days-off": "1.1.", "digest": "8"})
    await mona.slash(world.channel, "game follow", game="1")
    await mona.slash(world.channel, "manage replace", game="1", seat="0", person=world.chiara, reason="Ask Mona")
    known = {found.partition(":")[0] for found in await traces(world, mona)}
    assert known == {"player", "day_off", "digest", "follower", "audit", "board"}

    await delete(world, mona)

    assert await traces(world, mona) == []
    assert "Former player gave the seat of" in answer(await world.moderator().slash(world.channel, "manage log"))


async def test_what_moderators_typed_about_their_games_no_longer_names_them(world: World) -> None:
    mona = world.moderator()
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage pause", game="1", reason="ada is ill")
    await mona.slash(world.channel, "manage resume", game="1", reason="Back again")

    await delete(world, world.ada)

    assert await traces(world, world.ada) == []
    said = answer(await mona.slash(world.channel, "manage log"))
    assert re.findall("💬 (.+)", said) == ["Back again"]


async def test_a_computer_takes_over_and_the_game_is_played_to_its_end(world: World) -> None:
    await start(world, world.bruno)
    await play_round(world, world.ada)

    await delete(world, world.ada)
    await play_round(world, world.bruno)

    game = await stored(world)
    assert game is not None
    assert game.epoch == 1
    assert "Former player" in text_of(world.board)
    assert f"<@{world.ada.id}>" not in text_of(world.board)


async def test_a_seat_is_called_in_the_language_of_its_server(world: World) -> None:
    await world.moderator().slash(world.channel, "manage server", language="de")
    await start(world, world.bruno)

    await delete(world, world.ada)

    assert (await seats(world))[0][1] == "Ex-Mitglied"


async def test_a_game_ends_if_only_computers_are_left(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await choose(world.ada, world.card, "normal")
    await click(world.ada, world.card, ":start:")

    await delete(world, world.ada)

    game = await stored(world)
    assert game is not None
    assert game.status == "cancelled"


async def test_a_table_that_has_not_started_is_left(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")

    await delete(world, world.ada)

    game = await stored(world)
    assert game is not None
    assert (game.status, game.host_id) == ("lobby", world.bruno.id)
    assert await seats(world) == [(world.bruno.id, "Bruno", None)]
    assert f"<@{world.ada.id}>" not in text_of(world.card)


async def test_an_empty_table_is_closed(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    await delete(world, world.ada)

    game = await stored(world)
    assert game is not None
    assert game.status == "cancelled"


async def test_a_card_no_longer_mentions_whoever_was_invited(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game invite", person=world.bruno)
    assert f"<@{world.bruno.id}>" in text_of(world.card)

    await delete(world, world.bruno)

    assert f"<@{world.bruno.id}>" not in text_of(world.posts[0])


async def test_a_solo_game_is_gone(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="tiny_towns")

    await delete(world, world.ada)

    assert await stored(world) is None


async def test_a_daily_challenge_cannot_be_played_twice_by_deleting_it(world: World) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)

    await delete(world, world.ada)

    assert "There's a new one tomorrow" in answer(await world.ada.slash(world.channel, "daily play"))
    await world.env.advance_time(DAY)
    assert "You have one attempt" in answer(await world.ada.slash(world.channel, "daily play"))


async def test_whoever_comes_back_starts_from_scratch_and_stays(world: World) -> None:
    await start(world, world.bruno)
    await delete(world, world.ada)
    await world.ada.slash(world.channel, "tiny-towns new")

    await world.restart()

    assert await seats(world, 2) == [(world.ada.id, "Ada", None)]


# --- backups ----------------------------------------------------------------------------------------------------------


async def test_a_restored_backup_is_cleaned_before_anybody_sees_it(world: World) -> None:
    database = Path(world.config.storage.path)
    backup = database.with_name("monday.sqlite3")
    await start(world, world.bruno)
    await world.chiara.slash(world.channel, "settings", language="de")
    files.copy(database, backup)
    await delete(world, world.ada)
    await world.bot.close()

    backups.restore(backup, database, 0)
    await world.restart()

    assert await traces(world, world.ada) == []
    assert (await seats(world))[0] == (-1, "Former player", "normal")
    assert (await world.bot.database.read(people.player, world.chiara.id)).language == "de"


# --- the log ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def everything_logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """As with ``log.level = "DEBUG"``."""
    for library in ("", *QUIET):
        caplog.set_level(logging.DEBUG, library)
    quieten()
    return caplog


async def test_the_log_holds_neither_what_people_send_nor_tokens(
    world: World, everything_logged: pytest.LogCaptureFixture
) -> None:
    keeper = world.guild.add_member(world.env.create_user("lighthouse"))
    await keeper.slash(world.channel, "solo", game="tiny_towns", seed="lighthouse")
    await world.ada.slash(world.channel, "tiny-towns do", step="lighthouse")
    await world.ada.slash(world.channel, "game log", game="lighthouse")
    await start(world, world.bruno)
    await world.click_forged(world.ada, "gh:b:lighthouse:1:-:")
    await delete(world, world.ada)
    logging.getLogger("bot").debug("the end")

    assert "the end" in everything_logged.text
    assert "lighthouse" not in everything_logged.text
    assert "simcord_interaction_" not in everything_logged.text
