"""Whatever somebody does wrong, they get a private sentence that helps, and nothing changes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import discord
import pytest
from msgspec.structs import replace as changed

from bot.controllers import CONTROLLERS
from bot.controllers.tiny_towns import CONTROLLER
from bot.storage import games
from bot.table.choosing import Choice
from bot.table.refusals import MovedOn, Refusal
from bot.testing.commands import Call, find_commands
from bot.testing.simulated import called, send, submitted, typed
from bot.ui.open_panels import OpenPanels
from games.tiny_towns import GAME
from tests.bot.conftest import World, answer, click, ids_of, text_of
from tests.bot.playing import panel_of, place_first, play_round, start


async def snapshot(world: World) -> tuple[int, str | None]:
    row = await world.bot.database.read(games.find, 1)
    assert row is not None
    return row.version, row.snapshot


async def test_a_stranger_cannot_open_a_panel(world: World) -> None:
    await start(world, world.bruno)

    result = await click(world.chiara, world.board, ":open:")

    assert "You don't have a seat in this game. At the table: Ada, Bruno." in answer(result)


async def test_a_stale_button_gets_a_fresh_panel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPanels, "_retire", lambda *_: None)  # as if an older panel could no longer be edited
    await start(world, world.bruno)
    panel, copy = await panel_of(world, world.ada), await panel_of(world, world.ada)
    await place_first(world.ada, panel)
    before = await snapshot(world)

    await click(world.ada, copy, ":choose:.*B2")

    assert "The game has moved on" in text_of(copy)
    assert "Waiting for Bruno" in text_of(copy)
    assert await snapshot(world) == before


async def test_two_taps_at_once_count_once(world: World) -> None:
    await start(world, world.bruno)
    ada = world.ada.id

    first = await world.bot.play.choose(1, ada, Choice(("B2",)), revision=0)
    with pytest.raises(MovedOn):
        await world.bot.play.choose(1, ada, Choice(("B3",)), revision=0)

    assert (await snapshot(world))[0] == first.game.version


@pytest.mark.parametrize(
    ("command", "options", "expected"),
    [
        ("tiny-towns place", {"square": "B3"}, "You don't have a game like that here"),
        ("tiny-towns move", {}, "You don't have a game like that here"),
        ("tiny-towns confirm", {}, "You don't have a game like that here"),
        ("tiny-towns board", {}, "You don't have a game like that here"),
        ("game log", {}, "You don't have a game like that here"),
        ("game show", {"game": "99"}, "There's no such game on this server"),
        ("game show", {"game": "x'; DROP TABLE game"}, "There's no such game on this server"),
        ("game join", {}, "No table is open in this channel"),
    ],
)
async def test_commands_without_a_game(world: World, command: str, options: dict[str, str], expected: str) -> None:
    assert expected in answer(await world.ada.slash(world.channel, command, **options))


@pytest.mark.parametrize(
    ("command", "options", "expected"),
    [
        ("tiny-towns place", {"square": "E9"}, "“E9” isn't a square"),
        ("tiny-towns place", {"square": "A1"}, "A1 is taken"),
        ("tiny-towns build", {"building": "chapel", "square": "B2"}, "You can't build a Chapel yet"),
        ("tiny-towns build", {"building": "castle", "square": "B2"}, "There's no building called “castle”"),
        ("tiny-towns confirm", {}, "Put down your cube first"),
        ("tiny-towns take", {"resource": "W"}, "You have no resource to choose"),
        ("tiny-towns mark", {"resource": "W"}, "First build a Factory or a Bank"),
        ("tiny-towns do", {"step": "fly to the moon"}, "I can't read this"),
        ("tiny-towns do", {"step": "D4; build chapel; end"}, "You can't build a Chapel yet"),
        ("tiny-towns take-back", {}, "There's nothing to take back"),
    ],
)
async def test_moves_that_the_rules_refuse(world: World, command: str, options: dict[str, str], expected: str) -> None:
    await start(world, world.bruno)
    await play_round(world, world.ada)
    await play_round(world, world.bruno)
    before = await snapshot(world)

    assert expected in answer(await world.ada.slash(world.channel, command, **options))
    assert await snapshot(world) == before


async def test_a_building_whose_pattern_is_not_there(world: World) -> None:
    await start(world, world.bruno)
    await place_first(world.ada, await panel_of(world, world.ada))

    result = await world.ada.slash(world.channel, "tiny-towns build", building="Kapelle", square="A1")

    assert "You can't build a Chapel yet" in answer(result)


async def test_a_running_game_cannot_be_joined(world: World) -> None:
    await start(world, world.bruno)

    assert "already running" in answer(await world.chiara.slash(world.channel, "game join", game="1"))


async def add_computers(world: World, count: int) -> None:
    for _ in range(count):
        await world.ada.slash(world.channel, "game computer", level="easy")


async def test_a_full_table_cannot_be_joined(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await add_computers(world, 5)

    assert "All 6 seats are taken" in answer(await world.bruno.slash(world.channel, "game join"))


async def test_too_few_players_cannot_start(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTROLLERS, GAME.slug, replace(CONTROLLER, game=replace(GAME, seats=range(2, 7))))
    await world.ada.slash(world.channel, "tiny-towns new")

    assert "One player isn't enough" in answer(await world.ada.slash(world.channel, "game start"))


async def test_only_the_host_starts(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")

    assert "Only Ada can start the game." in answer(await world.bruno.slash(world.channel, "game start"))


@pytest.mark.parametrize(
    "custom_id",
    [
        "gh:b:",
        "gh:b:choose",
        "gh:b:choose:1",
        "gh:b:choose:1:-:A1",
        "gh:b:choose:1:0:Z9",
        "gh:b:choose:1:0:A1/B2",
        "gh:b:choose:1:0:",
        "gh:b:choose:1:0:~>9999/../../etc",
        "gh:b:choose:1:0:&00000000/1/A1",
        "gh:b:choose:-1:0:end",
        "gh:b:choose:999999:0:end",
        "gh:b:win:1:0:now",
        "gh:s:pick:1:0:0",
        "gh:x:choose:1:0:A1",
        "GH:B:CHOOSE:1:0:A1",
        "vote",
    ],
)
async def test_forged_and_truncated_buttons_are_answered(world: World, custom_id: str) -> None:
    await start(world, world.bruno)
    before = await snapshot(world)

    result = await world.click_forged(world.ada, custom_id)

    assert result.acknowledged
    said = "\n".join(text_of(shown) for shown in (result.response, *result.followups) if shown is not None)
    assert said
    assert await snapshot(world) == before


def in_private(world: World, path: str) -> Call:
    return next(Call(command, {}) for command in find_commands(world.bot.tree) if command.path == path)


@pytest.mark.parametrize("path", ["tiny-towns move", "game list", "daily play", "solo", "profile", "manage server"])
async def test_a_command_that_needs_a_server_is_refused_in_a_private_message(world: World, path: str) -> None:
    ada = world.ada.user

    (outcome,) = await send(world.env, called(ada, ada.dm_channel, in_private(world, path)))

    assert "You can only do that on a server." in answer(outcome.result)


async def test_a_command_that_needs_a_server_suggests_nothing_in_a_private_message(world: World) -> None:
    ada, command = world.ada.user, in_private(world, "tiny-towns do").command

    (outcome,) = await send(world.env, typed(ada, ada.dm_channel, command, command.options[0], "", {}))

    assert outcome.result.autocomplete_choices == []


async def test_a_command_that_only_an_old_client_knows_is_refused(world: World) -> None:
    sent = called(world.ada, world.channel, in_private(world, "help"))
    (outcome,) = await send(world.env, changed(sent, data={**sent.data, "name": "bingo"}))

    assert "This command has changed" in answer(outcome.result)


async def test_a_command_about_somebody_who_is_not_on_the_server_is_refused(world: World) -> None:
    command = next(command for command in find_commands(world.bot.tree) if command.path == "profile")
    stranger = world.env.create_user("Nobody")

    (outcome,) = await send(world.env, called(world.ada, world.channel, Call(command, {"person": stranger})))

    assert answer(outcome.result) == "That person isn't on this server."


async def test_a_form_that_nobody_knows_any_more_is_answered(world: World) -> None:
    (outcome,) = await send(world.env, submitted(world.ada, world.channel, "gh:f:feedback", []))

    assert "This button is too old to work" in answer(outcome.result)


@pytest.mark.parametrize(
    ("permission", "expected"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files")]
)
async def test_a_channel_where_the_bot_may_not_post(world: World, permission: str, expected: str) -> None:
    overwrite = discord.PermissionOverwrite(**{permission: False})
    quiet = world.guild.create_text_channel("quiet", overwrites={world.guild.default_role: overwrite})

    assert expected in answer(await world.ada.slash(quiet, "tiny-towns new"))


def meddle(world: World, sql: str) -> None:
    """Do something to the database that the bot doesn't know about."""
    with closing(sqlite3.connect(world.config.storage.path)) as stranger, stranger:
        stranger.execute(sql)


async def test_a_locked_database_tells_the_player_that_the_move_was_not_saved(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    before = await snapshot(world)
    with closing(sqlite3.connect(world.config.storage.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        result = await click(world.ada, panel, ":choose:.*B2")

    assert "Your move wasn't saved" in answer(result)
    assert await snapshot(world) == before


async def test_whatever_the_database_raises_the_player_is_told_that_the_move_was_not_saved(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    before = await snapshot(world)
    meddle(world, "CREATE TRIGGER broken BEFORE UPDATE ON seat BEGIN SELECT RAISE(ABORT, 'broken'); END")

    result = await click(world.ada, panel, ":choose:.*B2")

    assert "Your move wasn't saved" in answer(result)
    assert await snapshot(world) == before
    assert await world.bot.database.read(games.moves, 1) == []


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_game_that_cannot_be_read_for_a_move_means_that_the_move_was_not_saved(world: World, way: str) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    moves = {
        "button": lambda: click(world.ada, panel, ":choose:.*B2"),
        "command": lambda: world.ada.slash(world.channel, "tiny-towns take-back"),
    }
    meddle(world, "ALTER TABLE seat RENAME TO away")

    result = await moves[way]()

    told = [text_of(message) for message in (result.response, *result.followups) if message is not None]
    assert any("Your move wasn't saved" in text for text in told)


async def test_what_is_no_move_is_not_called_one_when_it_was_not_saved(world: World) -> None:
    with closing(sqlite3.connect(world.config.storage.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = answer(await world.ada.slash(world.channel, "settings", notify="none"))

    assert "That wasn't saved" in said


async def test_a_saved_move_whose_answer_discord_refuses_is_not_called_unsaved_or_our_fault(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=503)

    result = await click(world.ada, panel, ":choose:.*B2")

    assert "Your move is saved" in answer(result)
    assert len(await world.bot.database.read(games.moves, 1)) == 2


async def test_what_cannot_be_read_is_answered_kindly(world: World) -> None:
    await start(world, world.bruno)
    meddle(world, "ALTER TABLE seat RENAME TO away")

    said = answer(await world.ada.slash(world.channel, "tiny-towns board"))

    assert "I can't look that up right now" in said


async def test_an_unexpected_error_has_a_number_that_is_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(world.bot.lobby, "open", broken)

    said = answer(await world.ada.slash(world.channel, "tiny-towns new"))

    assert "Something went wrong on my side" in said
    number = said.rsplit(" ", 1)[-1]
    assert f"error {number}" in caplog.text
    assert "boom" in caplog.text


async def test_seats_of_others_cannot_be_played(world: World) -> None:
    await start(world, world.bruno)

    with pytest.raises(Refusal) as refused:
        await world.bot.play.act(1, world.chiara.id, lambda game, turn, seat: (), revision=0)

    assert refused.value.code == "not-your-game"
    assert ":open:1:" in ids_of(world.board)
