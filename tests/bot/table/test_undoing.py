"""A turn that was ended is opened again if the next player agrees, or if a moderator does it."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from bot.table import restoring
from tests.bot.conftest import World, answer, click, ids_of, labels_of, tap, text_of
from tests.bot.playing import panel_of, start
from tests.bot.table.timed import latest_ping, stored

#: Ada's whole turn, and what it's called.
FILL, FILLED = "produce WOO end", "Ada filled the Woodcutter"


async def begin(world: World, slug: str = "hamlet", step: str = FILL) -> None:
    """Ada plays a turn in a game with Bruno."""
    await world.ada.slash(world.channel, f"{slug} new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")
    await play(world, world.ada, step, slug)


async def play(world: World, player: MemberActor, step: str, slug: str = "hamlet") -> str:
    return answer(await player.slash(world.channel, f"{slug} do", step=step))


async def ask(world: World) -> None:
    await world.ada.slash(world.channel, "game undo")


def posted(world: World, words: str) -> discord.Message:
    """The latest post that says this."""
    return [post for post in world.posts if words in text_of(post)][-1]


async def waits_for(world: World) -> list[str]:
    """The names of those whose turn it is, as everybody sees it."""
    position = await world.bot.play.look(1, None)
    return [position.names[seat] for seat in position.waiting]


# --- asking -----------------------------------------------------------------------------------------------------------


async def test_the_next_player_is_asked_on_the_panel_of_whoever_waits(world: World) -> None:
    await begin(world)
    panel = await panel_of(world, world.ada)

    await tap(world.ada, panel, "Ask to undo my turn")

    assert "You have asked Bruno" in text_of(panel)
    assert "Ask to undo my turn" not in labels_of(panel)
    question = posted(world, "would like to undo")
    assert FILLED in text_of(question)
    assert labels_of(question) == ["Agree", "Refuse"]
    assert latest_ping(world) == [world.bruno.id]


async def test_agreeing_opens_the_turn_where_it_was_before_its_end(world: World) -> None:
    await begin(world)
    await ask(world)

    await tap(world.bruno, posted(world, "would like to undo"), "Agree")

    assert await waits_for(world) == ["Ada"]
    panel = await panel_of(world, world.ada)
    assert "Take back" in labels_of(panel)
    await tap(world.ada, panel, "Take back")
    assert "Fill" in labels_of(panel)
    assert "The turn is open again" in text_of(posted(world, "would like to undo"))
    assert latest_ping(world) == [world.ada.id]


async def test_what_the_next_player_has_begun_goes_with_it(world: World) -> None:
    await begin(world)
    await play(world, world.bruno, "produce QUA")
    await ask(world)

    await tap(world.bruno, posted(world, "would like to undo"), "Agree")
    await play(world, world.ada, "end")

    assert await waits_for(world) == ["Bruno"]
    assert "Bruno filled" not in answer(await world.bruno.slash(world.channel, "game log"))
    await play(world, world.bruno, "produce QUA end")
    assert await waits_for(world) == ["Ada"]


async def test_a_refusal_is_told_and_holds_until_the_next_turn(world: World) -> None:
    await begin(world)
    await ask(world)
    question = posted(world, "would like to undo")

    await tap(world.bruno, question, "Refuse")

    assert await waits_for(world) == ["Bruno"]
    assert "The turn stays as it is" in text_of(posted(world, "would like to undo"))
    assert labels_of(posted(world, "would like to undo")) == []
    assert "Bruno said no" in answer(await world.ada.slash(world.channel, "game undo"))
    await play(world, world.bruno, "produce QUA end")
    await play(world, world.ada, "produce FAR end")
    assert "You have asked Bruno" in answer(await world.ada.slash(world.channel, "game undo"))


async def test_the_question_ends_with_the_next_move(world: World) -> None:
    await begin(world)
    await ask(world)

    await play(world, world.bruno, "produce QUA")

    assert "The game went on" in text_of(posted(world, "would like to undo"))
    assert "No one is asking" in answer(await world.bruno.slash(world.channel, "game undo", answer="yes"))
    assert "You have asked Bruno" in answer(await world.ada.slash(world.channel, "game undo"))


async def test_it_works_by_command_alone(world: World) -> None:
    await begin(world)

    assert "You have asked Bruno" in answer(await world.ada.slash(world.channel, "game undo"))
    assert "It's Ada's turn again" in answer(await world.bruno.slash(world.channel, "game undo", answer="yes"))

    assert await waits_for(world) == ["Ada"]
    assert "Ada's turn was undone" in answer(await world.bruno.slash(world.channel, "game log"))


async def test_it_survives_a_restart_at_any_point(world: World) -> None:
    await begin(world)
    await ask(world)
    await world.restart()
    await tap(world.bruno, posted(world, "would like to undo"), "Agree")
    await world.restart()

    assert await waits_for(world) == ["Ada"]
    await play(world, world.ada, "end")

    assert await waits_for(world) == ["Bruno"]
    assert await world.bot.database.read(restoring.unsound) == []


async def test_everything_is_german_for_those_who_want_that(world: World) -> None:
    await world.ada.slash(world.channel, "settings", language="de")
    await world.bruno.slash(world.channel, "settings", language="de")
    await begin(world)

    assert "Du hast Bruno gefragt" in answer(await world.ada.slash(world.channel, "game undo"))
    assert "Ada ist wieder am Zug" in answer(await world.bruno.slash(world.channel, "game undo", answer="yes"))


# --- what can't be undone ---------------------------------------------------------------------------------------------


async def test_a_turn_that_brought_something_to_light_stays(world: World) -> None:
    await begin(world, "carrara", "buy ii: w .")

    assert "Ask to undo my turn" not in labels_of(await panel_of(world, world.ada))
    assert (await stored(world)).undo_of is None


async def test_the_turn_before_the_last_one_stays(world: World) -> None:
    await begin(world)
    await play(world, world.bruno, "produce QUA end")

    assert "There's nothing to take back" in answer(await world.bruno.slash(world.channel, "hamlet take-back"))
    assert "There's nothing to take back" in answer(await world.ada.slash(world.channel, "game undo"))
    assert "You have asked Ada" in answer(await world.bruno.slash(world.channel, "game undo"))


async def test_a_turn_that_was_undone_cannot_be_undone_again(world: World) -> None:
    await begin(world)
    await ask(world)
    await world.bruno.slash(world.channel, "game undo", answer="yes")

    assert (await stored(world)).undo_of is None


async def test_a_round_of_several_is_never_undone(world: World) -> None:
    await start(world, world.bruno)

    assert (await stored(world)).undo_of is None
    assert "Ask to undo my turn" not in labels_of(await panel_of(world, world.ada))


async def test_nobody_else_decides(world: World) -> None:
    await begin(world)
    await ask(world)
    question = posted(world, "would like to undo")

    assert "You don't have a seat" in answer(await tap(world.chiara, question, "Agree"))
    assert "Bruno decides about that" in answer(await tap(world.ada, question, "Agree"))

    assert await waits_for(world) == ["Bruno"]


async def test_an_old_question_decides_nothing(world: World) -> None:
    await begin(world)
    await ask(world)
    agree = next(one for one in ids_of(posted(world, "would like to undo")).split() if ":undo-yes:" in one)
    await play(world, world.bruno, "produce QUA end")
    await world.bruno.slash(world.channel, "game undo")

    await world.click_forged(world.ada, agree)

    assert await waits_for(world) == ["Ada"]


# --- moderators -------------------------------------------------------------------------------------------------------


async def test_a_moderator_can_undo_with_the_same_limits(world: World) -> None:
    mona = world.moderator()
    await begin(world)
    panel = (await mona.slash(world.channel, "manage game", game="1")).response
    assert panel is not None

    await mona.submit_modal(await tap(mona, panel, "Undo the last turn"), {"reason": "They misread it"})

    assert "Ada's turn is open again" in text_of(panel)
    assert "Undo the last turn" not in labels_of(panel)
    assert await waits_for(world) == ["Ada"]
    assert "a moderator undid the last turn" in text_of(posted(world, "a moderator undid"))
    assert "They misread it" in text_of(posted(world, "a moderator undid"))
    assert "undid the last turn" in answer(await mona.slash(world.channel, "manage log"))
    assert "That turn stays as it is" in answer(await mona.slash(world.channel, "manage undo", game="1"))


async def test_only_moderators_do_that(world: World) -> None:
    await begin(world)

    await world.chiara.slash(world.channel, "manage undo", game="1")

    assert await waits_for(world) == ["Bruno"]
