"""Looking back at a finished game: for whom, what it shows, and when."""

from __future__ import annotations

import re

import pytest
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Transaction
from bot.table.reviewing import steps_of
from games.core import Undo
from tests.bot.conftest import World, answer, click, ids_of, labels_of, text_of
from tests.bot.pasts import played
from tests.bot.playing import start
from tests.bot.ranking.test_daily import DAY
from tests.bot.table.test_lobby import stored
from tests.bot.ui.test_endings import finished_daily, finished_solo


async def reviewed(world: World) -> ResponseMessage:
    """Ada looks back at a solo game."""
    panel = await finished_solo(world)
    review = (await click(world.ada, panel, ":review:")).response
    assert review is not None
    return review


async def test_a_review_says_how_close_it_was_and_which_turns_cost_most(world: World) -> None:
    review = await reviewed(world)
    text = text_of(review)

    assert "Looking back · Tiny Towns · #1" in text
    assert "of what there was to gain" in text
    assert text.count(" points.") == 3
    assert review.ephemeral
    assert labels_of(review) == ["More", "Show the result"]


async def test_the_dearest_turns_come_with_what_the_computer_would_have_done(world: World) -> None:
    review = await reviewed(world)

    await click(world.ada, review, ":review-page:1:-:1$")

    assert "**1. Turn " in text_of(review)
    assert "**The strongest computer** " in text_of(review)
    assert labels_of(review) == ["Back", "More"]


async def test_after_them_come_all_turns(world: World) -> None:
    review = await reviewed(world)

    await world.ada.click(review, custom_id="gh:b:review-page:1:-:1")
    await click(world.ada, review, ":review-page:1:-:2$")
    await click(world.ada, review, ":review-page:1:-:3$")
    await click(world.ada, review, ":review-page:1:-:4$")

    assert "**1.** " in text_of(review)


async def test_a_review_can_be_asked_for_by_command_and_in_german(world: World) -> None:
    await finished_solo(world)
    await world.ada.slash(world.channel, "settings", language="de")

    review = await world.ada.slash(world.channel, "game review")

    assert "Rückblick · Tiny Towns · #1" in answer(review)


async def test_a_shared_review_shows_the_figure_to_everybody(world: World) -> None:
    review = await reviewed(world)

    await click(world.ada, review, ":review-share:")

    assert "looked back at Tiny Towns" in text_of(world.posts[-1])


async def test_others_look_back_at_nothing_that_is_not_theirs(world: World) -> None:
    await finished_solo(world)
    assert "no such game" in answer(await world.bruno.slash(world.channel, "game review", game="1"))


async def test_a_daily_challenge_is_looked_back_at_when_its_day_is_over(world: World) -> None:
    panel = await finished_daily(world)
    assert ":review:" not in ids_of(panel)
    early = await world.ada.slash(world.channel, "game review", game="1")
    assert "when the day is over" in answer(early)

    await world.env.advance_time(DAY)

    assert "of what there was to gain" in answer(await world.ada.slash(world.channel, "game review", game="1"))


async def test_a_game_that_goes_on_is_not_looked_back_at(world: World) -> None:
    await start(world, world.bruno)
    assert "isn't finished" in answer(await world.ada.slash(world.channel, "game review", game="1"))


@pytest.mark.parametrize("slug", CONTROLLERS)
async def test_every_game_can_be_looked_back_at_from_first_to_last_page(world: World, slug: str) -> None:
    await played(world, slug)

    review = (await world.ada.slash(world.channel, "game review", game="1")).response
    assert review is not None
    figure = text_of(review)
    await world.ada.click(review, custom_id="gh:b:review-page:1:-:1")
    board = text_of(review)
    await click(world.ada, review, ":review-page:1:-:0$")

    assert re.search(r"You kept \*\*\d\d? %\*\*", figure), "random moves don't keep everything"
    assert "points given away" in board
    assert text_of(review) == figure


async def test_what_was_undone_is_not_looked_back_at(world: World) -> None:
    steps = await played(world, "hamlet", undoing=True)
    undone = next(step for step in steps if isinstance(step.move, Undo))
    game, rows = await stored(world, 1), await world.bot.database.read(games.moves, 1)

    made = steps_of(CONTROLLERS["hamlet"], game, rows, undone.seat)

    assert made
    assert undone.before.epoch not in {step.turn for step in made}


async def test_who_made_no_move_has_nothing_to_look_back_at(world: World) -> None:
    await played(world, "tiny_towns")
    await world.bot.database.write(Transaction.run, "UPDATE move SET level = 'easy'")

    assert "You made no move of your own" in answer(await world.ada.slash(world.channel, "game review", game="1"))
