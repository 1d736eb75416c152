"""A finished game as an animated picture."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.publishing.drawing import DrawingPool
from renderers.core import Table
from renderers.film import Scene
from tests.bot.conftest import World, answer, choose, click, labels_of, text_of
from tests.bot.pasts import played, steps_of
from tests.bot.ui.test_endings import finished_daily, finished_solo

SLUGS = [*CONTROLLERS]


async def film_for(world: World, **options: Any) -> ResponseMessage:
    shown = (await world.ada.slash(world.channel, "game replay", game="1", **options)).response
    assert shown is not None
    return shown


async def picture_of(shown: ResponseMessage) -> Image.Image:
    [attachment] = shown.attachments
    assert attachment.filename == "replay.gif"
    return Image.open(BytesIO(await attachment.read()))


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_finished_game_is_shown_round_by_round(world: World, slug: str) -> None:
    await played(world, slug)

    shown = await film_for(world)
    picture = await picture_of(shown)

    rounds = [line for line in text_of(shown).splitlines() if line.startswith("-# **")]
    assert getattr(picture, "n_frames", 1) == len(rounds) + 1
    assert picture.width == 600
    alt = shown.attachments[0].description or ""
    assert f"Animated picture in {len(rounds)} rounds: " in alt


@pytest.mark.parametrize("slug", SLUGS)
async def test_one_players_side_of_it_is_shown(world: World, slug: str) -> None:
    await played(world, slug)
    shown = await film_for(world)
    whole = shown.attachments[0].size

    chosen = (await choose(world.ada, shown, "1")).response

    assert chosen is not None
    assert "-# Bruno's side" in text_of(chosen)
    assert "as Bruno saw it" in (chosen.attachments[0].description or "")
    assert chosen.attachments[0].size != whole
    assert (await film_for(world, seat="1")).attachments[0].size == chosen.attachments[0].size


async def test_the_button_is_under_the_score_sheet_and_works_after_a_restart(world: World) -> None:
    await played(world, "tiny_towns")
    board = world.board
    await world.restart()

    shown = (await click(world.chiara, board, ":film:")).response

    assert shown is not None
    assert shown.ephemeral
    assert "Replay" in labels_of(board)
    assert (await picture_of(shown)).format == "GIF"


async def test_who_played_alone_finds_it_in_their_panel(world: World) -> None:
    panel = await finished_solo(world)

    shown = (await click(world.ada, panel, ":film:")).response

    assert shown is not None
    assert (await picture_of(shown)).format == "GIF"


async def test_it_speaks_german(world: World) -> None:
    await played(world, "welcome_to")
    await world.ada.slash(world.channel, "settings", language="de")

    shown = await film_for(world, seat="0")

    assert "Der Film der Partie" in text_of(shown)
    assert "Ansicht: Ada" in text_of(shown)
    assert "aus der Sicht von Ada" in (shown.attachments[0].description or "")


async def test_people_hear_how_far_it_is(world: World) -> None:
    await played(world, "carrara")

    await film_for(world)

    edits = [str(request.json) for request in world.env.http_requests if "Drawing…" in str(request.json)]
    assert len(edits) >= 1
    assert re.search(r"Drawing… picture \d+ of \d+ is ready", edits[0])


async def test_progress_counts_every_frame(world: World) -> None:
    heard: list[tuple[int, int]] = []

    async def hear(done: int, frames: int) -> None:
        heard.append((done, frames))

    turns = [step.after for step in steps_of("tiny_towns") if step.after.epoch != step.before.epoch]
    scenes = [Scene(turn.view(None), None, Table(("Ada", "Bruno"), language("en"))) for turn in turns[:13]]
    await world.bot.films.make("film", CONTROLLERS["tiny_towns"].renderer, "tiny_towns", scenes, hear)

    assert heard[-1] == (13, 13)
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})
    assert len(heard) == 3


async def test_the_same_film_is_drawn_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(world, "tiny_towns")
    await film_for(world)

    async def draw(*args: object) -> None:
        raise AssertionError("it's drawn again")

    monkeypatch.setattr(DrawingPool, "draw", draw)

    assert (await film_for(world)).attachments


async def test_there_is_no_film_of_a_game_that_goes_on(world: World) -> None:
    await played(world, "carrara", 4)

    assert "isn't finished" in answer(await world.ada.slash(world.channel, "game replay", game="1"))


async def test_a_day_that_is_not_over_has_no_film(world: World) -> None:
    panel = await finished_daily(world)

    said = answer(await world.ada.slash(world.channel, "game replay", game="1"))
    forged = answer(await world.click_forged(world.ada, "gh:b:film:1:-:"))

    assert "Replay" not in labels_of(panel)
    assert "isn't over" in said
    assert "isn't over" in forged


async def test_sides_are_suggested_and_others_refused(world: World) -> None:
    await played(world, "carrara")

    offered = await world.ada.autocomplete(world.channel, "game replay", "seat", "", game="1")

    assert [choice["name"] for choice in offered] == ["Whole game", "Ada", "Bruno"]
    said = [
        answer(await world.ada.slash(world.channel, "game replay", game="1", seat=seat))
        for seat in ("2", "-1", "x", "²")
    ]
    assert [text for text in said if "There's no such seat" not in text] == []
