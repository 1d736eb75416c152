"""A whole game of Lantern Auction in the simulated Discord."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.bot.conftest import World, answer, click, labels_of, tap, text_of

ROUNDS = 3


async def bid_first(player: MemberActor, panel: ResponseMessage) -> None:
    await tap(player, panel, next(label for label in labels_of(panel) if label.startswith("Bid")))
    if "End my turn" in labels_of(panel):  # the others have ended theirs; otherwise it confirms itself
        await tap(player, panel, "End my turn")


async def bid_in_every_round(player: MemberActor, panel: ResponseMessage) -> None:
    for _ in range(ROUNDS):
        await bid_first(player, panel)


async def play_rounds(world: World, *players: MemberActor) -> None:
    """Everybody bids the first lantern they can, to the end of the game."""
    for _ in range(ROUNDS):
        for player in players:
            panel = (await world.open_panel(player)).response
            assert panel is not None
            await bid_first(player, panel)


async def test_two_people_play_by_tapping(world: World) -> None:
    await world.ada.slash(world.channel, "lantern-auction new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")
    await play_rounds(world, world.ada, world.bruno)

    final = world.board
    assert "All prizes are gone" in text_of(final)
    assert "**1.**" in text_of(final)
    assert final.attachments[0].description


async def test_a_person_alone_plays_by_tapping(world: World) -> None:
    panel = (await world.ada.slash(world.channel, "solo", game="lantern_auction", seed="7")).response
    assert panel is not None
    await bid_in_every_round(world.ada, panel)

    assert "The game is over" in text_of(panel)


async def bid_by_command(world: World, player: MemberActor) -> None:
    lanterns = await player.autocomplete(world.channel, "lantern-auction bid", "lantern", "")
    await player.slash(world.channel, "lantern-auction bid", lantern=lanterns[0]["value"])
    await player.slash(world.channel, "lantern-auction end")


async def test_a_round_is_played_with_commands(world: World) -> None:
    await world.ada.slash(world.channel, "lantern-auction new", steep=True)
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await bid_by_command(world, world.ada)
    await bid_by_command(world, world.bruno)

    assert "Prize 2 of 3" in text_of(world.board)
    assert "**Ada** bid" in answer(await world.bruno.slash(world.channel, "game log"))
