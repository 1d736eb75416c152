"""``/help`` and ``/settings``: short pages with buttons for what they talk about."""

from __future__ import annotations

import pytest
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from tests.bot.conftest import World, answer, choose, click, control, labels_of, text_of

#: As many characters as fit on the screen of a phone, with the buttons.
ONE_SCREEN = 700


async def help_page(world: World, **options: str) -> ResponseMessage:
    page = (await world.ada.slash(world.channel, "help", **options)).response
    assert page is not None
    return page


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_first_page_is_short_and_leads_everywhere(world: World, language: str) -> None:
    await world.ada.slash(world.channel, "settings", language=language)

    page = await help_page(world)

    assert len(text_of(page)) < ONE_SCREEN
    assert len(labels_of(page)) == 6
    offered = [entry["value"] for entry in control(page, "gh:s:help")["options"]]
    assert offered == [*CONTROLLERS]


async def test_commands_are_mentioned_so_that_they_can_be_tapped(world: World) -> None:
    known = {command.name: command.id for command in await world.bot.tree.fetch_commands()}

    text = text_of(await help_page(world))

    assert f"</game list:{known['game']}>" in text
    assert f"</welcome-to new:{known['welcome-to']}>" in text


@pytest.mark.parametrize(
    ("button", "says"),
    [
        (":daily:", "Daily challenge, "),
        (":mine:", "You're not in a game right now"),
        (":ranks:", "No one is ranked yet"),
        (":settings:", "Others can see your profile"),
    ],
)
async def test_a_button_opens_what_it_names(world: World, button: str, says: str) -> None:
    assert says in answer(await click(world.ada, await help_page(world), button))


async def test_whoever_has_no_game_can_begin_one(world: World) -> None:
    games = (await world.ada.slash(world.channel, "game list")).response
    assert games is not None
    assert labels_of(games) == ["Play solo", "Daily challenge"]

    await click(world.ada, games, ":help:.*solo")

    assert "Tiny Towns" in labels_of(games)


async def test_solo_games_begin_from_their_page(world: World) -> None:
    page = await help_page(world)
    await click(world.ada, page, ":help:.*solo")
    assert labels_of(page)[: len(CONTROLLERS)] == ["The Palaces of Carrara", "Hamlet", "Tiny Towns", "Welcome To…"]

    begun = await click(world.ada, page, ":solo:.*tiny_towns")

    assert "Only you can see it" in answer(begun)


async def test_every_game_has_a_page_with_its_rules_and_ways_to_begin(world: World) -> None:
    page = await help_page(world)

    await choose(world.ada, page, "hamlet")

    assert text_of(page) == CONTROLLERS["hamlet"].rules(await world.bot.languages.of_server(0, None))
    assert labels_of(page) == ["Play solo", "Open a table", "With 2 computers", "Back to the start"]
    await click(world.ada, page, ":table:.*hamlet:2")
    assert text_of(world.card).count("🤖") == 2


async def test_a_second_tap_opens_no_second_table(world: World) -> None:
    page = await help_page(world)
    await choose(world.ada, page, "hamlet")

    await click(world.ada, page, ":table:.*hamlet:0")
    await click(world.ada, page, ":table:.*hamlet:0")

    assert len(world.posts) == 1


async def test_what_counts_is_on_a_page_of_its_own(world: World) -> None:
    assert "A game is rated if at least two people play it" in text_of(await help_page(world, page="fair"))


@pytest.mark.parametrize("custom_id", ["gh:b:help:0:-:castle", "gh:b:set:0:-:notify=maybe", "gh:b:daily:0:-:play|x"])
async def test_a_button_that_was_never_made_is_refused(world: World, custom_id: str) -> None:
    result = await world.click_forged(world.ada, custom_id)

    shown = [message for message in (result.response, *result.followups) if message is not None and message.ephemeral]
    assert ["too old" in text_of(message) for message in shown] == [True]


# --- settings ---------------------------------------------------------------------------------------------------------


async def test_settings_are_changed_by_tapping(world: World) -> None:
    page = (await world.ada.slash(world.channel, "settings")).response
    assert page is not None

    await click(world.ada, page, "notify=none")
    assert "You're never pinged" in text_of(page)
    await click(world.ada, page, "private=yes")
    await click(world.ada, page, "language=de")

    assert "Sprache: Deutsch" in text_of(page)
    assert control(page, "notify=none")["disabled"]
    assert not control(page, "notify=mention").get("disabled")
    assert control(page, "private=yes")["disabled"]
