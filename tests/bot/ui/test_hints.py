"""Hints: where there are any, what they show, and that the result says so."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.storage.database import Connection
from bot.testing.components import find_controls
from games.selfplay import by_computer, play, seat_rngs
from games.turns import new_game
from tests.bot.conftest import World, answer, click, labels_of, text_of
from tests.bot.playing import panel_of, play_rounds, start
from tests.bot.ranking.test_daily import only_tiny_towns
from tests.bot.table.test_lobby import stored

every_game = pytest.mark.parametrize("slug", CONTROLLERS)


async def practice(world: World, slug: str = "tiny_towns", variant: str | None = None) -> ResponseMessage:
    """Ada plays alone, with a seed of her own."""
    given = {"variant": variant} if variant else {}
    panel = (await world.ada.slash(world.channel, "solo", game=slug, seed="1", **given)).response
    assert panel is not None
    return panel


async def made(world: World) -> tuple[int, int]:
    """How far the game has come."""
    game = await stored(world, 1)
    return game.epoch, len(game.moves)


@every_game
async def test_a_hint_is_one_tap_before_the_move_and_says_why(world: World, slug: str) -> None:
    panel = await practice(world, slug)

    await click(world.ada, panel, ":hint:")

    assert "💡 The strongest computer would choose: **" in text_of(panel)
    advised = next(part for part in find_controls(panel.components) if ":choose:" in part.custom_id)
    before = await made(world)
    await world.ada.click(panel, custom_id=advised.custom_id)
    assert await made(world) > before


async def test_a_hint_can_be_asked_for_by_command(world: World) -> None:
    await practice(world)

    hinted = await world.ada.slash(world.channel, "game hint", game="1")

    assert "💡" in answer(hinted)


async def test_a_hint_speaks_german(world: World) -> None:
    await world.ada.slash(world.channel, "settings", language="de")
    panel = await practice(world)

    await click(world.ada, panel, ":hint:")

    assert "💡 Der stärkste Computer würde das wählen: **" in text_of(panel)


async def test_the_result_says_that_there_were_hints(world: World) -> None:
    panel = await practice(world, variant="first_game")
    await click(world.ada, panel, ":hint:")
    await click(world.ada, panel, ":refresh:")

    await play_rounds(world, 16, world.ada, panel=panel)

    assert "· with hints" in text_of(panel)
    assert await world.bot.database.read(Connection.value, "SELECT hinted FROM result") == 1


async def test_a_result_without_hints_does_not(world: World) -> None:
    panel = await practice(world, variant="first_game")

    await play_rounds(world, 16, world.ada, panel=panel)

    assert "hints" not in text_of(panel)
    assert await world.bot.database.read(Connection.value, "SELECT hinted FROM result") == 0


REFUSED = "There are no hints here"


async def test_a_ranked_attempt_has_no_hints(world: World) -> None:
    panel = (await world.ada.slash(world.channel, "solo", game="tiny_towns")).response
    assert panel is not None
    assert "Hint" not in labels_of(panel)
    assert REFUSED in answer(await world.ada.slash(world.channel, "game hint", game="1"))


async def test_a_daily_challenge_has_no_hints(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    assert "Hint" not in labels_of(panel)
    assert REFUSED in answer(await world.ada.slash(world.channel, "game hint", game="1"))


async def test_a_game_with_somebody_else_has_no_hints(world: World) -> None:
    await start(world, world.bruno)
    assert "Hint" not in labels_of(await panel_of(world, world.ada))
    assert REFUSED in answer(await world.ada.slash(world.channel, "game hint", game="1"))


async def test_a_game_against_computers_has_hints(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game computer", level="easy")
    await click(world.ada, world.card, ":start:")
    panel = await panel_of(world, world.ada)

    await click(world.ada, panel, ":hint:")

    assert "💡" in text_of(panel)


async def test_whoever_is_not_on_turn_gets_no_hint(world: World) -> None:
    panel = await practice(world, variant="first_game")
    await play_rounds(world, 16, world.ada, panel=panel)

    assert "This game is over" in answer(await world.ada.slash(world.channel, "game hint", game="1"))


def codes_of(slug: str, seats: int) -> set[str]:
    """Every reason for a move in a game among hard computers."""
    game = CONTROLLERS[slug].game
    played = play(
        new_game(game, seats, game.Options(), 3), by_computer(["hard"] * seats, seat_rngs(seats, 3)), Random(3)
    )
    return {
        reason.code
        for step in islice(played, 0, None, 4)
        for found in game.weigh(step.before.view(step.seat), step.seat, Random(1), ())
        for reason in found.why
    }


@every_game
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_reason_has_a_sentence(slug: str, code: str) -> None:
    say, controller = language(code), CONTROLLERS[slug]
    reasons = codes_of(slug, 2) | codes_of(slug, controller.game.seats[0])

    assert reasons
    assert [reason for reason in reasons if not controller.sentences.has("reason", reason, say)] == []
