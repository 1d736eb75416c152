from __future__ import annotations

import pytest
from simcord.backend.errors import OptionError
from simcord.results import ResponseMessage

from bot.storage.database import Connection
from tests.bot.conftest import World, answer, click, text_of
from tests.bot.playing import play_rounds, stored_state


async def solo(world: World, **options: str) -> ResponseMessage:
    panel = (await world.ada.slash(world.channel, "solo", game="tiny_towns", **options)).response
    assert panel is not None
    return panel


async def test_a_solo_game_is_private_until_it_is_shown(world: World) -> None:
    panel = await solo(world, variant="first_game", seed="friends")
    await play_rounds(world, 16, world.ada, panel=panel)
    assert world.posts == []
    assert "Rank: **Aspiring Architect**" in text_of(panel)

    await click(world.ada, panel, ":share:")

    assert f"{world.ada.mention}: −16 points" in text_of(world.board)
    assert "`game:Tiny Towns variant:first_game seed:" in text_of(world.board)


async def test_players_are_not_asked_to_beat_themselves(world: World) -> None:
    panel = await solo(world, variant="first_game")
    await play_rounds(world, 16, world.ada, panel=panel)

    assert "Can you do better?" not in text_of(panel)


async def test_german_players_read_the_german_names_of_commands(world: World) -> None:
    panel = await solo(world, variant="first_game", seed="friends")
    await play_rounds(world, 16, world.ada, panel=panel)
    await click(world.ada, panel, ":share:")
    await world.bruno.slash(world.channel, "settings", language="de")

    shown = answer(await world.bruno.slash(world.channel, "game show", game="1"))

    assert "`spiel:Tiny Towns variante:first_game startwert:" in shown


async def test_a_solo_game_leads_newcomers_to_its_rules(world: World) -> None:
    (rules,) = [command.id for command in await world.bot.tree.fetch_commands() if command.name == "tiny-towns"]

    assert f"How to play: </tiny-towns rules:{rules}>" in text_of(await solo(world))


async def test_a_result_is_shown_where_its_player_is_when_they_show_it(world: World) -> None:
    panel = await solo(world, variant="first_game", seed="friends")
    await play_rounds(world, 16, world.ada, panel=panel)
    other = world.guild.create_text_channel("elsewhere")
    again = (await world.ada.slash(other, "game show", game="1")).response
    assert again is not None

    await click(world.ada, again, ":share:")

    (shown,) = [message for message in other.history() if message.attachments and not message.flags.ephemeral]
    assert f"{world.ada.mention}: −16 points" in text_of(shown)


async def test_the_same_seed_is_the_same_game_for_everybody(world: World) -> None:
    await solo(world, seed="friends")
    result = await world.bruno.slash(world.channel, "solo", game="tiny_towns", seed=" FRIENDS ")

    assert "Only you can see it" in answer(result)
    assert await stored_state(world, 2) == await stored_state(world, 1)


async def test_a_drawn_seed_is_hidden_and_ranks_but_a_typed_one_does_not(world: World) -> None:
    drawn, typed = await solo(world, variant="first_game"), await solo(world, variant="first_game", seed="friends")
    assert "seed" not in text_of(drawn)
    await play_rounds(world, 16, world.ada, panel=drawn)
    await play_rounds(world, 16, world.ada, panel=typed)

    ranks = {"game": "tiny_towns", "solo": "solo::first_game", "by": "best", "text": True}
    assert "Ada**: −16 points (1 game)" in answer(await world.ada.slash(world.channel, "leaderboard", **ranks))


async def test_a_finished_game_is_played_again_by_its_number(world: World) -> None:
    panel = await solo(world, variant="first_game")
    assert "No one can play that game again yet" in answer(
        await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="#1")
    )
    await play_rounds(world, 16, world.ada, panel=panel)
    assert "no such game" in answer(await world.bruno.slash(world.channel, "solo", game="tiny_towns", seed="#1"))

    await click(world.ada, panel, ":share:")
    assert "seed:#1" in text_of(world.board)
    await world.bruno.slash(world.channel, "solo", game="tiny_towns", variant="first_game", seed="#1")

    rows = await world.bot.database.read(Connection.all, "SELECT seed, ranked FROM game ORDER BY id")
    assert [row["seed"] for row in rows] == [rows[0]["seed"]] * 2
    assert [row["ranked"] for row in rows] == [1, 0]


async def test_discord_knows_how_long_a_seed_may_be(world: World) -> None:
    with pytest.raises(OptionError, match="at most 100 characters"):
        await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="x" * 101)


async def test_a_solo_game_that_is_left_to_a_computer_stays_private(world: World) -> None:
    panel = await solo(world, variant="first_game")
    await play_rounds(world, 15, world.ada, panel=panel)

    await world.ada.slash(world.channel, "game leave", sure=True)

    assert world.posts == []


async def test_whoever_plays_several_games_alone_is_led_to_their_list(world: World) -> None:
    """They have no boards with buttons, and a game's own commands can't name one of them."""
    await solo(world)
    await solo(world)

    refused = await world.ada.slash(world.channel, "tiny-towns board")

    assert "/game list" in answer(refused)


async def test_a_level_that_does_not_exist_is_refused(world: World) -> None:
    said = answer(await world.ada.slash(world.channel, "solo", game="tiny_towns", level="9"))
    assert "This game's solo challenge has no levels" in said


async def test_variants_are_suggested_in_words(world: World) -> None:
    offered = await world.ada.autocomplete(world.channel, "solo", "variant", "", game="tiny_towns")
    assert offered[0] == {"name": "Random buildings · monuments", "value": "monuments"}


@pytest.mark.parametrize("command", ["game show", "game log"])
async def test_a_private_game_does_not_exist_for_anybody_else(world: World, command: str) -> None:
    await solo(world, seed="friends")

    assert "no such game" in answer(await world.bruno.slash(world.channel, command, game="1"))
    assert "no such game" not in answer(await world.ada.slash(world.channel, command, game="1"))


@pytest.mark.parametrize("custom_id", ["gh:b:words:1:-:", "gh:b:open:1:-:", "gh:b:refresh:1:-:", "gh:b:choose:1:0:"])
async def test_nobody_else_sees_a_private_game_by_a_forged_button(world: World, custom_id: str) -> None:
    await solo(world, seed="friends")

    result = await world.click_forged(world.bruno, custom_id)

    said = [text_of(shown) for shown in (result.response, *result.followups) if shown is not None]
    assert any("no such game" in text for text in said)


async def solo_boards(world: World) -> list[str]:
    """The modes in which somebody is ranked."""
    found: list[str] = await world.bot.database.read(Connection.column, "SELECT DISTINCT mode FROM standing")
    return found


async def play_alone_at_a_table(world: World, **rules: str) -> None:
    await world.ada.slash(world.channel, "tiny-towns new", **rules)
    await click(world.ada, world.card, ":start:")
    await play_rounds(world, 16, world.ada)


async def test_a_table_with_one_seat_ranks_as_the_challenge_it_is(world: World) -> None:
    await play_alone_at_a_table(world)

    assert await solo_boards(world) == ["solo::first_game"]


CHOSEN = "Inn, Farm, Well, Chapel, Theater, Factory"


async def test_a_table_with_one_seat_and_rules_of_its_own_does_not_rank(world: World) -> None:
    await play_alone_at_a_table(world, cards=CHOSEN)

    assert await solo_boards(world) == []
    assert "/solo" not in text_of(world.board), "no command leads to this game"


async def test_playing_rules_of_ones_own_again_does_not_rank_either(world: World) -> None:
    await play_alone_at_a_table(world, cards=CHOSEN)

    panel = (await world.ada.slash(world.channel, "game show", game="1")).response
    assert panel is not None
    again = answer(await click(world.ada, panel, ":again:"))
    twice = answer(await click(world.ada, panel, ":again:"))

    assert "It's for practice" in again
    assert "It's for practice" in twice
    assert await world.bot.database.read(Connection.column, "SELECT ranked FROM game") == [0, 0]


async def test_house_rules_of_a_table_are_no_challenge(world: World) -> None:
    await world.ada.slash(world.channel, "carrara new")
    await world.ada.slash(world.channel, "game set-up", variant="3")

    await click(world.ada, world.card, ":start:")

    assert await world.bot.database.read(Connection.column, "SELECT ranked FROM game") == [0]
