from __future__ import annotations

from tests.bot.conftest import World, answer, choose, click, labels_of, text_of


async def test_new_posts_a_card_with_the_host_seated(world: World) -> None:
    result = await world.ada.slash(world.channel, "tiny-towns new")

    assert "The table is open" in answer(result)
    assert f"1. {world.ada.mention} (host)" in text_of(world.card)
    assert labels_of(world.card)[:3] == ["Take a seat", "Leave the table", "Start the game"]


async def test_people_join_and_leave_at_the_card(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    await click(world.bruno, world.card, ":join:")
    assert f"2. {world.bruno.mention}" in text_of(world.card)

    await click(world.ada, world.card, ":leave:")
    assert f"1. {world.bruno.mention} (host)" in text_of(world.card)


async def test_a_computer_can_be_added_and_removed(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    await choose(world.ada, world.card, "hard")
    assert "Wren (computer, hard)" in text_of(world.card)

    await click(world.ada, world.card, ":dismiss:")
    assert "Wren" not in text_of(world.card)


async def test_starting_posts_the_board(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")

    assert "Round 1" in text_of(world.board)
