"""Tables and commands of Tiny Towns: what can be opened and typed, and what is refused with the reason."""

from __future__ import annotations

import pytest

from games.tiny_towns.state import Building
from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import set_position, stored_state

CARDS = "Granary, Shed, Abbey, Inn, Market, Bank"


async def test_cards_can_be_chosen_by_name(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new", cards=CARDS, monuments=True)
    assert "Chosen buildings · Granary, Shed, Abbey, Inn, Market, Bank · monuments" in text_of(world.card)
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")

    assert (await stored_state(world)).display == ("cottage", "granary", "shed", "abbey", "inn", "market", "bank")


async def test_cards_are_suggested_one_type_after_the_other(world: World) -> None:
    offered = await world.ada.autocomplete(world.channel, "tiny-towns new", "cards", "Granary, Shed, Ab")
    assert [choice["value"] for choice in offered] == ["Granary, Shed, Abbey"]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"monuments": True}, "The first game is played without monuments"),
        ({"cards": "Granary, Shed"}, "One building type is missing"),
        ({"cards": "Granary, Farm, Shed, Abbey, Inn, Market, Bank"}, "One building type was named 2 times"),
        ({"cards": "Granary, Moon"}, "There's no building called “Moon”"),
        ({"cards": "Ban\N{KELVIN SIGN}"}, "There's no building called “Ban\N{KELVIN SIGN}”"),
    ],
)
async def test_tables_that_the_rules_do_not_allow(world: World, options: dict[str, object], expected: str) -> None:
    assert expected in answer(await world.ada.slash(world.channel, "tiny-towns new", **options))
    assert world.posts == []


async def test_what_depends_on_the_number_of_players_is_refused_at_the_start(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new", resources="prospectors")

    assert "Prospectors needs at least two players" in answer(await world.ada.slash(world.channel, "game start"))


async def test_a_marker_says_what_is_wrong_with_it(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new", cards=CARDS)
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    bank = Building("bank", ("S",))
    await set_position(world, {"D4": bank, "A1": "H", "B1": "H", "A2": "W", "B2": "G", "C2": "B"})
    await world.ada.slash(world.channel, "tiny-towns place", square="A4")

    early = await world.ada.slash(world.channel, "tiny-towns mark", resource="W")
    await world.ada.slash(world.channel, "tiny-towns build", building="bank", square="A1")
    taken = await world.ada.slash(world.channel, "tiny-towns mark", resource="S")
    await world.ada.slash(world.channel, "tiny-towns mark", resource="G")

    assert "First build a Factory or a Bank" in answer(early)
    assert "One of your Banks holds stone" in answer(taken)
    assert (await stored_state(world)).players[0].town.squares[0] == Building("bank", ("G",))


async def test_an_exchanged_cube_is_taken_first_and_placed_after(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game start")
    await set_position(world, {"A1": Building("factory", ("B",))}, ("B", "W", "W"))
    await world.ada.slash(world.channel, "tiny-towns take", resource="B")

    asked = answer(await world.ada.slash(world.channel, "tiny-towns take", resource="G"))
    await world.ada.slash(world.channel, "tiny-towns place", square="B1")

    assert "Where do you put your glass?" in asked
    assert (await stored_state(world)).players[0].town.squares[1] == "G"
