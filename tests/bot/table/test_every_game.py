"""Every game at the table, in the simulated Discord."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Transaction
from tests.bot.conftest import World, answer, choose, click, controls_of, text_of

SLUGS = [*CONTROLLERS, "lantern_auction"]
TAPS = 12
LEADS_ON = re.compile(":(act|go|choose):")

pytestmark = pytest.mark.usefixtures("lantern_auction")


async def tap_anything(player: MemberActor, panel: ResponseMessage, rng: Random) -> None:
    """Press a button or choose an entry that acts or leads on, whichever comes up; nothing once the game is over."""
    controls = [part for part in controls_of(panel) if not part.get("disabled")]
    buttons = [part["custom_id"] for part in controls if LEADS_ON.search(part["custom_id"])]
    menus = [(part["custom_id"], option["value"]) for part in controls for option in part.get("options", [])]
    taps = [partial(player.click, panel, custom_id=custom_id) for custom_id in buttons]
    taps += [partial(player.select, panel, [value], custom_id=custom_id) for custom_id, value in menus]
    if taps:
        await rng.choice(taps)()


async def tap_often(player: MemberActor, panel: ResponseMessage, rng: Random) -> None:
    for _ in range(TAPS):
        await tap_anything(player, panel, rng)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_solo_game_is_played_by_tapping(world: World, slug: str) -> None:
    result = await world.ada.slash(world.channel, "solo", game=slug, seed="tapping")
    panel = result.response
    assert panel is not None
    assert "Only you can see it" in text_of(panel)

    await tap_often(world.ada, panel, Random(slug))

    assert panel.attachments[0].description
    assert world.posts == []


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_game_that_is_left_to_computers_is_played_to_its_end(world: World, slug: str) -> None:
    await world.ada.slash(world.channel, f"{slug.replace('_', '-')} new")
    await choose(world.ada, world.card, "easy")
    await click(world.ada, world.card, ":start:")
    assert "Ada" in (world.board.attachments[0].description or "")

    await world.ada.slash(world.channel, "game leave", sure=True)

    final = text_of(world.board)
    assert "**1.**" in final
    assert "**2.**" in final or final.count("**1.**") == 2


@pytest.mark.parametrize("slug", SLUGS)
async def test_who_played_alone_is_told_their_points_and_no_rank(world: World, slug: str) -> None:
    await world.ada.slash(world.channel, "solo", game=slug, seed="tapping")
    await world.ada.slash(world.channel, "game leave", sure=True)

    said = answer(await world.ada.slash(world.channel, "game show", game="1"))

    assert f"{world.ada.mention}: " in said
    assert "**1.**" not in said


async def test_lost_abbey_game_says_that_the_church_was_not_finished(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="hamlet", level="master", seed="tapping")
    await world.ada.slash(world.channel, "game leave", sure=True)

    said = answer(await world.ada.slash(world.channel, "game show", game="1"))

    assert "the church wasn't finished" in said
    assert "church is finished" not in said


@pytest.mark.parametrize("slug", SLUGS)
async def test_the_rules_and_the_board_can_be_read_aloud(world: World, slug: str) -> None:
    name = slug.replace("_", "-")
    assert len(answer(await world.ada.slash(world.channel, f"{name} rules"))) > 200
    await world.ada.slash(world.channel, f"{name} new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")

    said = answer(await world.chiara.slash(world.channel, f"{name} board", text=True))

    assert "Ada" in said
    assert "Bruno" in said


async def take_carraras_first_turn(world: World) -> None:
    """Ada against two computers; all that is left to do is to end her turn."""
    await world.ada.slash(world.channel, "carrara new")
    for _ in range(2):
        await choose(world.ada, world.card, "easy")
    await world.ada.slash(world.channel, "game start")
    await world.ada.slash(world.channel, "carrara buy")
    steps = await world.ada.autocomplete(world.channel, "carrara do", "step", "")
    await world.ada.slash(world.channel, "carrara do", step=steps[0]["value"])


async def test_a_player_sees_what_the_computers_did_right_after_their_own_turn(world: World) -> None:
    await take_carraras_first_turn(world)

    said = answer(await world.ada.slash(world.channel, "carrara end"))

    assert "Your turn" in said
    boards = [post for post in world.posts if post.attachments]
    assert len(boards) == 1, "one person: the board is kept up to date, and no board shows computers about to move"


NO_MOVE_OF_A_COMPUTER_IS_SAVED = """
CREATE TRIGGER broken BEFORE INSERT ON move
WHEN (SELECT level FROM seat WHERE game_id = NEW.game_id AND seat = NEW.seat) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'broken'); END
"""


async def test_a_move_that_was_saved_is_not_called_unsaved_because_a_computers_was_not(world: World) -> None:
    await take_carraras_first_turn(world)
    await world.bot.database.write(Transaction.run, NO_MOVE_OF_A_COMPUTER_IS_SAVED)
    before = len(await world.bot.database.read(games.moves, 1))

    said = answer(await world.ada.slash(world.channel, "carrara end"))

    assert len(await world.bot.database.read(games.moves, 1)) == before + 1
    assert "wasn't saved" not in said
    assert "Wren" in said, "it is a computer's turn"
