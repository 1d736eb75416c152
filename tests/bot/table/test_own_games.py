"""Somebody's games on all servers: which wait for them, and the way to the next one."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.storage import whose_turn
from bot.storage.database import Transaction
from bot.ui.messages import TEXT_LIMIT, fitting
from tests.bot.conftest import World, answer, controls_of, ids_of, labels_of, tap, text_of
from tests.bot.playing import play_round
from tests.bot.table.auction import at_a_table, bid
from tests.bot.table.timed import begin as timed
from tests.bot.table.timed import stored

NEXT = "On to your next game"
GAMES = ("tiny-towns", "carrara", "hamlet", "welcome-to")


async def begin(world: World, game: str, *players: MemberActor, channel: ChannelHandle | None = None) -> None:
    """The first of the players opens a table, the others sit down, and the game starts."""
    host, *others = players
    place = channel or world.channel
    await host.slash(place, f"{game} new")
    for other in others:
        await other.slash(place, "game join")
    await host.slash(place, "game start")


async def elsewhere(world: World, game: str) -> ChannelHandle:
    """Ada and Bruno play on another server, too."""
    other = world.env.create_guild("Other *club*")
    channel = other.create_text_channel("table")
    await begin(world, game, other.add_member(world.ada.user), other.add_member(world.bruno.user), channel=channel)
    return channel


@pytest.fixture
async def two_games(world: World) -> None:
    """Ada's games with Bruno: the first here, the second on another server."""
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await elsewhere(world, "tiny-towns")


async def open_tables(world: World, number: int) -> None:
    for _ in range(number):
        await world.ada.slash(world.channel, "hamlet new")


async def waiting_for(world: World, player: MemberActor) -> list[int]:
    return await world.bot.database.read(whose_turn.waiting_for, player.id)


async def waited_for(world: World) -> list[MemberActor]:
    return [player for player in (world.ada, world.bruno) if await waiting_for(world, player)]


# --- the list ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("two_games")
async def test_the_list_shows_the_games_of_all_servers_those_that_wait_first(world: World) -> None:
    await play_round(world, world.ada)

    listed = (await world.ada.slash(world.channel, "game list")).response

    assert listed is not None
    first, second = text_of(listed).splitlines()[1:]
    assert "Tiny Towns 2 (Ada, Bruno) on Other \\*club\\***: it's your turn." in first
    assert "Tiny Towns 1 (Ada, Bruno)**: waiting for Bruno." in second
    assert labels_of(listed) == ["Open Tiny Towns 2", "Open Tiny Towns 1"]
    assert [part["style"] for part in controls_of(listed)] == [1, 2]


@pytest.mark.usefixtures("two_games")
async def test_a_game_on_another_server_opens_from_the_list(world: World) -> None:
    listed = (await world.ada.slash(world.channel, "game list")).response
    assert listed is not None

    opened = await tap(world.ada, listed, "Open Tiny Towns 2")

    assert ":choose:2:" in ids_of(opened.response or listed)


@pytest.mark.usefixtures("two_games")
async def test_the_list_opens_in_a_direct_message(world: World) -> None:
    page = (await world.ada.user.slash("help")).response
    assert page is not None

    listed = answer(await world.ada.user.click(page, custom_id="gh:b:mine:0:-:"))

    assert "Tiny Towns 1 (Ada, Bruno) on Guild" in listed
    assert "Tiny Towns 2 (Ada, Bruno) on Other" in listed


async def test_whoever_plays_nowhere_is_told_so_in_a_direct_message(world: World) -> None:
    page = (await world.ada.user.slash("help")).response
    assert page is not None

    assert "You're not in a game right now." in answer(await world.ada.user.click(page, custom_id="gh:b:mine:0:-:"))


@pytest.mark.usefixtures("two_games")
async def test_others_do_not_see_somebodys_games(world: World) -> None:
    assert "You're not in a game right now." in answer(await world.chiara.slash(world.channel, "game list"))


@pytest.mark.usefixtures("two_games")
async def test_the_list_in_german(world: World) -> None:
    await world.ada.slash(world.channel, "settings", language="de")

    assert "(Ada, Bruno) auf Other \\*club\\***: Du bist am Zug." in answer(
        await world.ada.slash(world.channel, "game list")
    )


# --- time left --------------------------------------------------------------------------------------------------------


async def test_the_list_says_how_much_time_is_left_and_begins_where_it_is_least(world: World) -> None:
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await timed(world, "week", world.bruno)
    await timed(world, "day", world.bruno)

    listed = answer(await world.bruno.slash(world.channel, "game list")).splitlines()[1:]

    week, day = [(await stored(world, game_id)).seats[1].deadline for game_id in (2, 3)]
    assert f"Tiny Towns 3 (Ada, Bruno)**: it's your turn, ⏳ <t:{day}:R>." in listed[0]
    assert f"Tiny Towns 2 (Ada, Bruno)**: it's your turn, ⏳ <t:{week}:R>." in listed[1]
    assert "Tiny Towns 1 (Ada, Bruno)**: it's your turn. [" in listed[2]


async def test_the_next_game_is_the_one_with_the_least_time(world: World) -> None:
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await timed(world, "day", world.bruno)

    opened = await world.bruno.slash(world.channel, "game next")

    assert opened.response is not None
    assert ":choose:2:" in ids_of(opened.response)


# --- games to be told apart -------------------------------------------------------------------------------------------


async def test_solo_games_are_told_apart_by_their_level_and_when_they_began(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="carrara", level="1")
    await world.ada.slash(world.channel, "solo", game="carrara", level="3")
    begun = (await stored(world, 1)).created_at

    listed = answer(await world.ada.slash(world.channel, "game list"))
    suggested = await world.ada.autocomplete(world.channel, "game show", "game", "")

    assert f"Carrara 1 (solo, 1: Apprentice, begun <t:{begun}:R>)" in listed
    assert "Carrara 2 (solo, 3:" in listed
    assert re.search(r"\(solo, 3: .*, begun on \w+ \d+, \d{4}\)$", suggested[0]["name"])


# --- pages ------------------------------------------------------------------------------------------------------------


async def test_many_games_are_on_several_pages(world: World) -> None:
    await open_tables(world, 12)

    listed = (await world.ada.slash(world.channel, "game list")).response
    assert listed is not None
    first = re.findall(r"Hamlet (\d+)", text_of(listed))
    await world.restart()
    await tap(world.ada, listed, "More games")
    rest = re.findall(r"Hamlet (\d+)", text_of(listed))
    await tap(world.ada, listed, "From the start")

    assert first + rest == [str(number) for number in range(12, 0, -1)]
    assert len(first) == 10
    assert re.findall(r"Hamlet (\d+)", text_of(listed)) == first


@pytest.mark.parametrize(("lines", "most", "fits"), [(["ab", "cd"], 5, 2), (["ab", "cd"], 4, 1), (["abc"], 2, 0)])
def test_no_line_is_cut(lines: list[str], most: int, fits: int) -> None:
    assert fitting(lines, most) == lines[:fits]


async def test_a_page_of_long_names_ends_with_a_whole_line(world: World) -> None:
    await open_tables(world, 8)
    await world.bot.database.write(Transaction.run, "UPDATE seat SET name = ?", ("*" * 300,))

    listed = (await world.ada.slash(world.channel, "game list")).response
    assert listed is not None

    assert len(text_of(listed)) < TEXT_LIMIT
    assert text_of(listed).count("not started yet. [") == len(text_of(listed).splitlines()) - 1 == 4
    await tap(world.ada, listed, "More games")
    assert "Hamlet 4 (" in text_of(listed).splitlines()[1]


async def test_a_forged_page_is_refused(world: World) -> None:
    said = answer(await world.click_forged(world.ada, "gh:b:my-page:0:-:-1"))

    assert "button" in said


# --- the next one -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("lantern_auction")
async def test_whoever_has_nothing_left_to_do_goes_on_to_the_next_game(world: World) -> None:
    panel = await at_a_table(world)
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await bid(world.ada, panel)

    opened = await tap(world.ada, panel, NEXT)

    assert ":choose:2:" in ids_of(opened.response or panel)


@pytest.mark.usefixtures("lantern_auction")
async def test_the_way_on_survives_a_restart_and_a_second_tap(world: World) -> None:
    panel = await at_a_table(world)
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await bid(world.ada, panel)
    await world.restart()

    first = ids_of((await tap(world.ada, panel, NEXT)).response or panel)
    second = ids_of((await tap(world.ada, panel, NEXT)).response or panel)

    assert ":choose:2:" in first
    assert ":choose:2:" in second


@pytest.mark.usefixtures("lantern_auction")
async def test_whoever_still_has_something_to_do_is_not_sent_elsewhere(world: World) -> None:
    await begin(world, "tiny-towns", world.ada, world.bruno)

    panel = await at_a_table(world)

    assert NEXT not in labels_of(panel)


@pytest.mark.usefixtures("lantern_auction")
async def test_nothing_is_offered_if_no_other_game_waits(world: World) -> None:
    panel = await at_a_table(world)

    await bid(world.ada, panel)

    assert NEXT not in labels_of(panel)


@pytest.mark.usefixtures("lantern_auction")
async def test_somebody_elses_way_on_leads_to_ones_own_games(world: World) -> None:
    panel = await at_a_table(world)
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await bid(world.ada, panel)

    said = answer(await world.click_forged(world.chiara, "gh:b:next-game:1:-:"))

    assert "No other game is waiting for you right now." in said


@pytest.mark.parametrize("game", GAMES)
async def test_the_command_opens_the_next_game(world: World, game: str) -> None:
    await begin(world, game, world.ada, world.bruno)
    first = (await waited_for(world))[0]

    opened = await first.slash(world.channel, "game next")

    assert opened.response is not None
    assert ":1:" in ids_of(opened.response)


async def test_in_german_the_command_says_when_nothing_waits(world: World) -> None:
    await world.ada.slash(world.channel, "settings", language="de")

    assert "Gerade wartet keine andere Partie auf dich." in answer(await world.ada.slash(world.channel, "game next"))


# --- what is remembered -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_remembered_is_whom_the_open_turn_waits_for(world: World, game: str) -> None:
    await begin(world, game, world.ada, world.bruno)

    position = await world.bot.play.look(1, None)

    assert [player.name for player in await waited_for(world)] == [position.names[seat] for seat in position.waiting]


async def test_a_game_waits_again_for_whoever_takes_a_move_back(world: World) -> None:
    await world.ada.slash(world.channel, "settings", confirm="always")
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await play_round(world, world.ada)
    assert await waiting_for(world, world.ada) == []

    await world.ada.slash(world.channel, "game undo")

    assert await waiting_for(world, world.ada) == [1]


async def test_a_game_that_a_computer_plays_for_somebody_does_not_wait_for_them(world: World) -> None:
    await begin(world, "tiny-towns", world.ada, world.bruno)

    await world.ada.slash(world.channel, "game leave", sure=True)

    assert await waiting_for(world, world.ada) == []


async def test_a_solo_game_waits_for_its_player(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="tiny_towns")

    assert await waiting_for(world, world.ada) == [1]


async def test_what_was_remembered_wrongly_offers_nothing(world: World) -> None:
    """It's looked at before it's opened: games that ran before the column was there count as waiting."""
    await begin(world, "tiny-towns", world.ada, world.bruno)
    await play_round(world, world.ada)
    await world.bot.database.write(Transaction.run, "UPDATE seat SET waiting = 1", ())

    assert "No other game is waiting" in answer(await world.ada.slash(world.channel, "game next"))
