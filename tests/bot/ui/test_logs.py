"""The log of a game: by turn, with who and when, a few turns on a page."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage.database import Transaction
from games.tiny_towns import GAME
from games.tiny_towns.state import KeepMonument
from tests.bot.conftest import World, answer, click, control, ids_of, labels_of, text_of
from tests.bot.pasts import played
from tests.bot.playing import panel_of, place_first, start

SLUGS = [*CONTROLLERS]
TURN = re.compile(r"-# (?:Turn|Zug) (\d+) · ")


async def log_for(world: World, player: MemberActor, **options: object) -> ResponseMessage:
    log = (await player.slash(world.channel, "game log", game="1", **options)).response
    assert log is not None
    return log


async def turned(player: MemberActor, log: ResponseMessage, way: str) -> ResponseMessage:
    page = (await click(player, log, f":log:.*:{way}")).response
    assert page is not None
    return page


def turns_on(log: ResponseMessage) -> list[int]:
    return [int(number) for number in TURN.findall(text_of(log))]


@pytest.mark.parametrize("slug", ["carrara", "hamlet", "tiny_towns", "welcome_to"])
async def test_the_pages_of_a_log_hold_every_turn_in_order(world: World, slug: str) -> None:
    steps = await played(world, slug)
    log = await log_for(world, world.ada)

    last = turns_on(log)
    first = turns_on(await turned(world.ada, log, "first"))
    second = turns_on(await turned(world.ada, log, "on"))
    back = turns_on(await turned(world.ada, log, "back"))
    newest = turns_on(await turned(world.ada, log, "last"))

    assert first + second == [*range(1, second[-1] + 1)]
    assert (back, newest) == (first, last)
    assert last[-1] == steps[-1].after.epoch


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_log_says_who_did_what_and_when(world: World, slug: str) -> None:
    await played(world, slug)

    page = text_of(await log_for(world, world.ada, turn=1))

    assert "**Ada** " in page
    assert "**Bruno** " in page
    assert re.search(r"-# Turn 1 · (Round 1 · )?<t:\d+:f>", page)


async def test_pages_are_turned_after_a_restart_and_in_german(world: World) -> None:
    await played(world, "carrara")
    await world.ada.slash(world.channel, "settings", language="de")
    log = await log_for(world, world.ada)
    await world.restart()

    page = await turned(world.ada, log, "first")

    assert "Was bisher geschah" in text_of(page)
    assert turns_on(page)[0] == 1


async def test_a_page_is_found_by_its_turn(world: World) -> None:
    await played(world, "hamlet")

    assert 9 in turns_on(await log_for(world, world.ada, turn=9))
    assert turns_on(await log_for(world, world.ada, turn=9999)) == turns_on(await log_for(world, world.ada))


async def test_a_log_of_one_page_has_no_buttons(world: World) -> None:
    await played(world, "tiny_towns", 1)

    log = await log_for(world, world.ada)

    assert labels_of(log) == ["Board after turn 1"]
    assert ":log:" not in ids_of(log)


async def test_the_way_to_the_page_that_is_shown_is_closed(world: World) -> None:
    await played(world, "carrara")

    log = await log_for(world, world.ada)

    assert [bool(control(log, f":{way}").get("disabled")) for way in ("first", "back", "on", "last")] == [
        *(False, False),
        *(True, True),
    ]


async def test_what_a_computer_played_is_marked(world: World) -> None:
    await played(world, "carrara", 2)
    await world.bot.database.write(Transaction.run, "UPDATE move SET level = 'easy' WHERE epoch = 1")

    lines = text_of(await log_for(world, world.ada)).splitlines()

    assert [line for line in lines if line.startswith("**Ada**")]
    assert [line for line in lines if line.startswith("**Bruno 🤖**")]


async def test_a_note_stands_where_it_happened(world: World) -> None:
    await played(world, "carrara", 4)
    note = "INSERT INTO note (game_id, code, at) SELECT 1, 'pause', MAX(at) + 1 FROM move WHERE epoch = 1"
    await world.bot.database.write(Transaction.run, note)

    lines = text_of(await log_for(world, world.ada)).splitlines()

    paused = next(number for number, line in enumerate(lines) if "paused the game" in line)
    assert [int(number) for number in TURN.findall("\n".join(lines[:paused]))] == [1, 2]
    assert [int(number) for number in TURN.findall("\n".join(lines[paused:]))] == [3, 4]


async def test_of_an_open_round_everybody_reads_only_what_they_did_themselves(world: World) -> None:
    await start(world, world.bruno)
    await place_first(world.ada, await panel_of(world, world.ada))

    assert "-# Turn 1 · Round 1 · still open\n**Ada** put" in text_of(await log_for(world, world.ada))
    assert "Nothing to see yet." in text_of(await log_for(world, world.bruno))


MONUMENTS = GAME.Options(set_up="random", monuments=True)


async def test_what_was_kept_secretly_is_not_told_while_the_game_runs(world: World) -> None:
    steps = await played(world, "tiny_towns", 2, MONUMENTS)

    log = text_of(await log_for(world, world.bruno, turn=1))

    assert sum(isinstance(step.move, KeepMonument) for step in steps) == 2
    assert "**Bruno** kept" in log
    assert "**Ada** kept" not in log


async def test_what_was_kept_secretly_is_told_when_the_game_is_over(world: World) -> None:
    await played(world, "tiny_towns", None, MONUMENTS)

    log = text_of(await log_for(world, world.bruno, turn=1))

    assert "**Bruno** kept" in log
    assert "**Ada** kept" in log


async def test_a_game_of_older_rules_says_so(world: World) -> None:
    await played(world, "tiny_towns", 2)
    await world.bot.database.write(Transaction.run, "UPDATE game SET rules_version = 0")

    assert "older rules" in answer(await world.ada.slash(world.channel, "game log", game="1"))


async def test_turning_pages_does_not_play_the_game_again(world: World) -> None:
    await played(world, "carrara")
    log = await log_for(world, world.ada)
    _, known = world.bot.replays._kept[1]

    await turned(world.ada, log, "first")

    assert world.bot.replays._kept[1][1] is known


@pytest.mark.parametrize("rest", ["", "last.", "last.x", "last.-1", "last.99999999", "there.1"])
async def test_a_forged_page_is_refused(world: World, rest: str) -> None:
    await played(world, "carrara", 2)

    assert "button" in answer(await world.click_forged(world.ada, f"gh:b:log:1:-:{rest}")).lower()
