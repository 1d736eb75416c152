"""Private notes: kept across a restart, read by nobody but whoever wrote them."""

from __future__ import annotations

import json
from functools import partial

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.controllers import CONTROLLERS
from bot.testing.components import walk
from tests.bot.conftest import World, answer, click, control, text_of
from tests.bot.playing import panel_of, start
from tests.bot.publishing.test_answers import at_once

SECRET = "build the Well at B2"


async def words_of(world: World, player: MemberActor) -> ResponseMessage:
    """The panel in words: the note is read and written there."""
    shown = (await click(player, await panel_of(world, player), ":words:")).response
    assert shown is not None
    return shown


async def open_form(world: World, player: MemberActor) -> InteractionResult:
    return await click(player, await words_of(world, player), ":note-form:")


async def fill_in(world: World, player: MemberActor, text: str) -> str:
    return answer(await player.submit_modal(await open_form(world, player), {"note": text}))


async def read(world: World, player: MemberActor) -> str:
    return answer(await player.slash(world.channel, "game note"))


async def write(world: World, player: MemberActor, text: str = SECRET) -> None:
    await player.slash(world.channel, "game note", text=text)


async def test_a_note_is_written_in_a_form_and_found_there_again(world: World) -> None:
    await start(world, world.bruno)

    assert "Only you can see it" in await fill_in(world, world.ada, SECRET)

    form = await open_form(world, world.ada)
    assert SECRET in json.dumps(form.modal)
    assert SECRET in await read(world, world.ada)


async def test_the_panel_stays_as_it_is(world: World) -> None:
    await start(world, world.bruno)
    before = text_of(await panel_of(world, world.ada))

    await fill_in(world, world.ada, SECRET)

    assert text_of(await panel_of(world, world.ada)) == before


async def test_a_form_is_kept_that_was_open_during_a_restart(world: World) -> None:
    await start(world, world.bruno)
    form = await open_form(world, world.ada)

    await world.restart()
    await world.ada.submit_modal(form, {"note": SECRET})
    await world.restart()

    assert SECRET in await read(world, world.ada)


@pytest.mark.parametrize("key", sorted(controller.key for controller in CONTROLLERS.values()))
async def test_every_game_has_notes_and_reads_them_out_with_the_words_of_its_panel(world: World, key: str) -> None:
    await world.ada.slash(world.channel, f"{key} new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await write(world, world.ada)

    panel = (await world.ada.slash(world.channel, "game show")).response
    assert panel is not None

    assert SECRET in answer(await click(world.ada, panel, ":words:"))


async def test_a_note_is_no_part_of_the_list_before_it(world: World) -> None:
    panel = (await world.ada.slash(world.channel, "solo", game="hamlet", seed="notes")).response
    assert panel is not None
    await write(world, world.ada)

    words = (await click(world.ada, panel, ":words:")).response

    assert words is not None
    paragraphs = [part["content"] for part in walk(words.components) if "content" in part]
    assert "\n- " in paragraphs[0]
    assert paragraphs[-1].startswith("**Your note**")


async def test_a_note_of_several_lines_is_shown_as_it_was_typed(world: World) -> None:
    await start(world, world.bruno)

    await fill_in(world, world.ada, "first the *Well*\nthen the Farm")

    assert "first the \\*Well\\*\nthen the Farm" in await read(world, world.ada)


@pytest.mark.parametrize("nothing", ["", "  "])
async def test_an_empty_form_removes_the_note(world: World, nothing: str) -> None:
    await start(world, world.bruno)
    await write(world, world.ada)

    assert "✅ Your note is gone." in await fill_in(world, world.ada, nothing)
    assert await read(world, world.ada) == "You haven't noted anything about this game."


async def test_a_dash_removes_the_note(world: World) -> None:
    await start(world, world.bruno)
    await write(world, world.ada)

    await write(world, world.ada, "-")

    assert await read(world, world.ada) == "You haven't noted anything about this game."


async def test_it_is_said_in_german(world: World) -> None:
    await world.ada.slash(world.channel, "settings", language="de")
    await start(world, world.bruno)

    assert "✅ Notiert. Das siehst nur du." in await fill_in(world, world.ada, SECRET)
    assert "**Deine Notiz**" in await read(world, world.ada)


async def test_two_forms_at_once_leave_one_note(world: World) -> None:
    await start(world, world.bruno)
    forms = [await open_form(world, world.ada), await open_form(world, world.ada)]

    await at_once(world, [partial(world.ada.submit_modal, form, {"note": SECRET}) for form in forms])

    assert SECRET in await read(world, world.ada)


async def test_a_note_goes_with_its_player_and_is_in_their_file(world: World) -> None:
    await start(world, world.bruno)
    await write(world, world.ada)
    response = (await world.ada.slash(world.channel, "privacy export")).response
    assert response is not None
    assert json.loads(await response.attachments[0].read())["notes"] == [{"game": 1, "text": SECRET}]

    await world.ada.slash(world.channel, "privacy delete", sure=True)

    await world.ada.slash(world.channel, "tiny-towns new")
    response = (await world.ada.slash(world.channel, "privacy export")).response
    assert response is not None
    assert json.loads(await response.attachments[0].read())["notes"] == []


# --- others -----------------------------------------------------------------------------------------------------------


async def seen_by(world: World, reader: MemberActor) -> str:
    """What somebody else finds out about the game."""
    await write(world, world.ada)
    commands = {"show": {"game": "1"}, "log": {"game": "1"}, "note": {"game": "1"}, "list": {}}
    said = [answer(await reader.slash(world.channel, f"game {name}", **given)) for name, given in commands.items()]
    said.append(answer(await click(reader, world.board, ":words:")))
    said += map(text_of, world.posts)
    return "\n".join(said)


async def test_nobody_at_the_table_reads_it(world: World) -> None:
    await start(world, world.bruno)

    assert SECRET not in await seen_by(world, world.bruno)


async def test_a_moderator_who_watches_does_not_read_it(world: World) -> None:
    await start(world, world.bruno)

    assert SECRET not in await seen_by(world, world.moderator())


async def test_the_form_of_somebody_else_holds_only_what_is_mine(world: World) -> None:
    await start(world, world.bruno)
    await write(world, world.ada)
    button = control(await words_of(world, world.ada), ":note-form:")["custom_id"]

    form = await world.click_forged(world.bruno, button)

    assert form.modal is not None
    assert SECRET not in json.dumps(form.modal)


async def test_whoever_is_not_at_the_table_has_no_note(world: World) -> None:
    await start(world, world.bruno)
    button = control(await words_of(world, world.ada), ":note-form:")["custom_id"]

    form = await world.click_forged(world.chiara, button)

    assert form.modal is None
    assert "You don't have a seat in this game" in answer(form)
