"""Hamlet at the table, tapped and typed: whole moves, suggestions for their targets, and refusals."""

from __future__ import annotations

from simcord.results import ResponseMessage

from bot.cogs.common import matching
from bot.storage.database import Transaction
from bot.ui.messages import OPTION_LIMIT
from games.core import encode
from games.hamlet.state import State
from tests.bot.conftest import World, answer, labels_of, tap, text_of
from tests.games.hamlet.table import RICH, SOLO, position


async def alone(world: World) -> ResponseMessage:
    """The panel of a solo game. Three buildings can be filled, and one good can be sold."""
    panel = (await world.ada.slash(world.channel, "solo", game="hamlet", seed="meadow")).response
    assert panel is not None
    return panel


async def typed(world: World, command: str, **options: str) -> str:
    return answer(await world.ada.slash(world.channel, f"hamlet {command}", **options))


async def suggested(world: World, command: str, start: str = "") -> list[str]:
    found = await world.ada.autocomplete(world.channel, f"hamlet {command}", "what", start)
    return [choice["value"] for choice in found]


async def test_a_building_is_filled_in_two_taps_and_that_can_be_taken_back(world: World) -> None:
    panel = await alone(world)

    await tap(world.ada, panel, "Fill")
    await tap(world.ada, panel, "Fill Quarry (QUA): 2 gold")
    assert "✅ You filled the Quarry (2 gold)" in text_of(panel)
    assert text_of(panel).count("no villager") == 1

    await tap(world.ada, panel, "Take back")
    assert "no villager" not in text_of(panel)
    assert "Fill" in labels_of(panel)


async def test_a_turn_is_played_by_commands_alone(world: World) -> None:
    await alone(world)

    assert "You filled the Woodcutter (2 gold)" in await typed(world, "produce", what="WOO")
    assert "What do you do?" in await typed(world, "end")


async def test_a_whole_turn_is_typed_in_one_line(world: World) -> None:
    await alone(world)

    assert "What do you do?" in await typed(world, "do", step="produce WOO end")


async def test_targets_are_suggested_for_the_kind_of_move(world: World) -> None:
    await alone(world)

    assert await suggested(world, "produce") == ["WOO", "QUA", "FAR"]
    assert await suggested(world, "sell") == ["T1B"]
    assert await suggested(world, "order") == [], "nothing can be delivered"
    await typed(world, "produce", what="WOO")
    assert await suggested(world, "produce") == [], "no villager is left"


async def test_whole_moves_are_suggested_where_the_target_is_not_enough(world: World) -> None:
    await alone(world)

    assert await suggested(world, "build") == [], "there is no draft to build"
    assert await suggested(world, "town", "b") == ["buy 1", "buy 2", "buy 3", "buy 4"]
    assert await suggested(world, "town", "d@m") == ["hire D@MAR"]
    assert await suggested(world, "road") == ["FAR>MAR paved"]
    assert await suggested(world, "herd") == ["CHU>WOO", "CHU>QUA", "CHU>FAR", "CHU>MAR", "CHU>TOW"]
    await typed(world, "do", step="town buy 1 end")
    spots = await suggested(world, "build")
    assert len(spots) == OPTION_LIMIT
    assert (await suggested(world, "build", "far"))[0] == "DAI.5 @ FAR.1"
    assert "You built the Dairy Farm" in await typed(world, "build", what=spots[0])


async def put(world: World, state: State) -> None:
    """Bring the only game into this position."""
    await world.bot.database.write(
        Transaction.run, "UPDATE game SET snapshot = ? WHERE id = 1", (encode(state).decode(),)
    )


async def rich(world: World) -> None:
    """A solo game in which thousands of moves are possible, most of them ways to pay."""
    await alone(world)
    await put(world, position(SOLO + RICH + "red drafts=SAW,PO2"))


async def test_the_end_is_told_once(world: World) -> None:
    await alone(world)
    await put(world, position(SOLO.replace("turn 5", "turn 13")))

    told = await typed(world, "do", step="produce WOO end")

    assert "The game is over." in told
    assert "The game ended" not in told


async def steps(world: World, start: str = "") -> list[str]:
    found = await world.ada.autocomplete(world.channel, "hamlet do", "step", start)
    return [choice["value"] for choice in found]


async def test_steps_of_every_kind_are_suggested(world: World) -> None:
    await rich(world)

    words = [step.partition(" ")[0] for step in await steps(world)]

    assert len(words) == OPTION_LIMIT
    assert set(words) == {"town", "sell", "order", "beg", "build", "road", "herd", "end"}


async def test_what_is_typed_narrows_the_steps(world: World) -> None:
    await rich(world)

    assert (await steps(world, "road"))[0] == "road FAR>MAR paved pay QUA:stone*2"
    assert (await steps(world, "BUILD po2.1 @ chu"))[0] == "build PO2.1 @ CHU.8 pay QUA:stone"
    assert await steps(world, "order D pay MAR:stone*10") == ["order D pay MAR:stone*10"]
    assert await steps(world, "chu>far") == ["herd CHU>FAR"]


def test_what_fits_near_the_start_is_suggested_first() -> None:
    entries = [("road MAR>FAR", "1"), ("FAR>MAR", "2"), ("CHU", "3"), ("far" * 40, "4"), ("FAR", "5" * 101)]

    assert [choice.value for choice in matching("far", entries)] == ["2", "4", "1"]


async def test_what_the_rules_refuse_is_explained(world: World) -> None:
    await alone(world)

    assert "I can't read this: “NOWHERE”." in await typed(world, "produce", what="NOWHERE")
    await typed(world, "produce", what="WOO")
    assert "You have no villagers left this turn." in await typed(world, "beg")


# --- where a tile goes ------------------------------------------------------------------------------------------------


def spots_of(panel: ResponseMessage) -> list[str]:
    """The numbers of the spots that can be tapped."""
    return [label.partition(" ")[0] for label in labels_of(panel) if label.endswith(("connected", "+ road"))]


async def test_spots_are_shown_page_by_page_and_each_page_has_a_picture(world: World) -> None:
    await alone(world)
    await typed(world, "do", step="town buy 1 end")
    panel = (await world.ada.slash(world.channel, "hamlet move")).response
    assert panel is not None
    await tap(world.ada, panel, "Build")
    assert spots_of(panel) == ["1", "2", "3", "4", "5", "6"]
    first = await panel.attachments[0].read()

    await tap(world.ada, panel, next(label for label in labels_of(panel) if label.startswith("7–12 + road: ")))

    assert spots_of(panel) == ["7", "8", "9", "10", "11", "12"]
    assert await panel.attachments[0].read() != first


async def test_a_place_for_a_new_donkey_is_asked_with_its_price(world: World) -> None:
    panel = await alone(world)

    await tap(world.ada, panel, "Hire")

    assert "The new donkey costs 3 gold. Where does it start?" in text_of(panel)


async def test_whoever_sells_is_told_that_there_is_no_way_back(world: World) -> None:
    panel = await alone(world)

    await tap(world.ada, panel, "Sell")

    assert "What do you sell? You can't take this back." in text_of(panel)
