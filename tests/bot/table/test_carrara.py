"""Carrara at the table, tapped and typed: whole turns, names for codes, and what the House does."""

from __future__ import annotations

from simcord.results import ResponseMessage

from tests.bot.conftest import World, answer, labels_of, tap, text_of


async def _alone(world: World) -> ResponseMessage:
    """The panel of a solo game. Once the wheel has turned, II holds one stone of every colour."""
    panel = (await world.ada.slash(world.channel, "solo", game="carrara", seed="marble")).response
    assert panel is not None
    return panel


# --- tapped -----------------------------------------------------------------------------------------------------------


async def test_everything_of_a_segment_takes_three_taps_with_the_end_of_the_turn(world: World) -> None:
    panel = await _alone(world)

    await tap(world.ada, panel, "Turn the wheel: up to 5 new")
    await tap(world.ada, panel, "Take all of II: 15🪙")
    assert "You took 1 white, 1 yellow, 1 red, 1 green, 1 blue, 1 black from segment II (15 coins)" in text_of(panel)
    await tap(world.ada, panel, "End my turn")

    assert "Your turn" in text_of(panel)


async def test_stones_are_picked_one_by_one_and_a_pick_is_taken_back(world: World) -> None:
    panel = await _alone(world)
    await tap(world.ada, panel, "Turn the wheel: up to 5 new")

    await tap(world.ada, panel, "II R: 3")
    await tap(world.ada, panel, "II green: 2🪙")
    assert "From segment II: 1 red, 1 green (5 coins)" in text_of(panel)
    await tap(world.ada, panel, "Back")
    await tap(world.ada, panel, "II blue: 1🪙")
    await tap(world.ada, panel, "Take RB: 4🪙")

    assert "You took 1 red, 1 blue from segment II (4 coins)" in text_of(panel)


async def test_a_segment_has_a_row_of_its_own(world: World) -> None:
    panel = await _alone(world)
    await tap(world.ada, panel, "Turn the wheel: up to 5 new")

    labels = labels_of(panel)

    place = labels.index("Take all of II: 15🪙")
    assert labels[place + 1 : place + 7] == ["II W: 5", "II Y: 4", "II R: 3", "II G: 2", "II B: 1", "II K: 0"]


# --- typed ------------------------------------------------------------------------------------------------------------


async def test_a_whole_turn_is_typed_in_one_line(world: World) -> None:
    await _alone(world)

    said = answer(await world.ada.slash(world.channel, "carrara do", step="buy ii: r,b ."))

    assert "You took 1 red, 1 blue from segment II (4 coins)" in said
    assert "House of Malaspina took " in said
    assert "House of Malaspina turned the wheel" not in said
    assert "Your turn" in said


async def test_a_line_that_is_refused_shows_nothing_that_was_drawn(world: World) -> None:
    await _alone(world)

    said = answer(await world.ada.slash(world.channel, "carrara do", step="BUY II: R B END!"))
    panel = answer(await world.ada.slash(world.channel, "carrara move"))

    assert "Not yet: scorings 0/4, objects 0/8, building costs 0/30." in said
    assert "Turning the wheel can't be taken back." in panel


async def test_a_turn_is_played_by_commands_alone(world: World) -> None:
    await _alone(world)
    await world.ada.slash(world.channel, "carrara buy")
    taken = await world.ada.slash(world.channel, "carrara take", segment=2, stones="ygbk")
    assert "You took 1 yellow, 1 green, 1 blue, 1 black from segment II (7 coins)" in answer(taken)
    bought = await world.ada.slash(world.channel, "carrara object", object="crown")
    assert "You bought the crown (10 coins)" in answer(bought)
    await world.ada.slash(world.channel, "carrara end")

    tiles = await world.ada.autocomplete(world.channel, "carrara build", "building", "")
    name = tiles[0]["name"].partition(":")[0]
    cities = await world.ada.autocomplete(world.channel, "carrara build", "city", "", building=name)
    assert cities[-1] == {"name": cities[-1]["name"], "value": "LER"}
    built = answer(await world.ada.slash(world.channel, "carrara build", building=name, city="Lerici"))

    assert f"You built {name} in Lerici (stones: " in built


async def test_scorings_are_suggested_with_what_they_bring(world: World) -> None:
    await _alone(world)
    await world.ada.slash(world.channel, "carrara do", step="buy ii: y g b k .")
    assert await world.ada.autocomplete(world.channel, "carrara score", "what", "") == []
    tiles = await world.ada.autocomplete(world.channel, "carrara build", "building", "")
    await world.ada.slash(world.channel, "carrara do", step=f"BUILD {tiles[0]['value']} > LER .")

    scorings = await world.ada.autocomplete(world.channel, "carrara score", "what", "")
    said = answer(await world.ada.slash(world.channel, "carrara score", what=scorings[0]["value"]))

    assert len(scorings) == 1
    assert scorings[0]["name"].startswith("Score ")
    assert "You scored your " in said


async def test_nonsense_is_refused_with_the_place_that_is_wrong(world: World) -> None:
    await _alone(world)

    said = answer(await world.ada.slash(world.channel, "carrara build", building="castle in the air", city="Pisa"))

    assert "I can't read this" in said
    assert "castle in the air" in said


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_the_log_tells_what_everybody_did(world: World) -> None:
    await _alone(world)
    await world.ada.slash(world.channel, "carrara do", step="BUY II: R B .")

    said = answer(await world.ada.slash(world.channel, "game log"))

    lines = said.splitlines()
    assert [line for line in lines if line.startswith("**Ada** ") and "took 1 red, 1 blue from segment II" in line]
    assert [line for line in lines if line.startswith("**The House of Malaspina** turned the wheel")]
