"""Which tables of Tiny Towns can be opened, and which are refused with the reason."""

from __future__ import annotations

import pytest

from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import stored_state

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
    ],
)
async def test_tables_that_the_rules_do_not_allow(world: World, options: dict[str, object], expected: str) -> None:
    assert expected in answer(await world.ada.slash(world.channel, "tiny-towns new", **options))
    assert world.posts == []


async def test_what_depends_on_the_number_of_players_is_refused_at_the_start(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new", resources="prospectors")

    assert "Prospectors needs at least two players" in answer(await world.ada.slash(world.channel, "game start"))
