"""Welcome To… by tapping and by typing, in the simulated Discord."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import ResponseMessage

from tests.bot.conftest import World, answer, labels_of, tap, text_of

#: What every panel ends with.
FOOT = ("Back", "Ask about the park", "Ask about the pool", "Take back", "Hint", "In words", "Refresh")


async def alone(world: World) -> ResponseMessage:
    """A solo game with known cards: 4 + temp agency, 7 + marketing, 6 + marketing."""
    options = {"game": "welcome_to", "level": "3", "variant": "advanced", "seed": "4"}
    panel = (await world.ada.slash(world.channel, "solo", **options)).response
    assert panel is not None
    return panel


def answers_of(panel: ResponseMessage) -> list[str]:
    return [label for label in labels_of(panel) if label not in FOOT]


async def typed(world: World, command: str, **options: Any) -> str:
    return answer(await world.ada.slash(world.channel, f"welcome-to {command}", **options))


async def test_a_round_is_tapped(world: World) -> None:
    panel = await alone(world)
    assert answers_of(panel) == [
        "4 + marketing, AAA: the 6",
        "4 + marketing, AAA: the 7",
        "7 + temp agency, AAA: the 6",
        "7 + marketing, AAA: the 4",
        "6 + temp agency, AAA: the 7",
        "6 + marketing, AAA: the 4",
        "Build a roundabout first",
    ]
    await tap(world.ada, panel, "7 + temp agency, AAA: the 6")
    assert answers_of(panel) == [
        *("Write 5", "Write 6", "Write 7, cross off a box", "Write 8", "Write 9", "Write 7 without the agency")
    ]
    await tap(world.ada, panel, "Write 8")
    await tap(world.ada, panel, "2.6")
    assert "You wrote 8 on 2.6 with the temp agency" in text_of(panel)
    assert answers_of(panel) == ["End my turn"]
    await tap(world.ada, panel, "End my turn")
    assert "The AAA got 6 + marketing" in text_of(panel)
    assert "Ada ended their turn" not in text_of(panel)
    assert "Choose a number and another card's action" in text_of(panel)


async def test_a_choice_is_taken_back_question_by_question(world: World) -> None:
    panel = await alone(world)
    first = answers_of(panel)
    await tap(world.ada, panel, first[0])
    await tap(world.ada, panel, "2.3")
    assert "4 on 2.3: which estates become worth more?" in text_of(panel)
    await tap(world.ada, panel, "Back")
    await tap(world.ada, panel, "Back")
    assert answers_of(panel) == first


async def test_a_round_is_typed_command_by_command(world: World) -> None:
    await alone(world)
    assert "Where does the 4 go?" in await typed(world, "combine", number=1, action=2)
    assert "4 on 2.3: which estates" in await typed(world, "house", lot="2.3")
    assert "You wrote 4 on 2.3 and made size-5 estates worth more" in await typed(world, "marketing", size=5)
    assert "The AAA got 6 + marketing" in await typed(world, "confirm")


async def test_fences_and_bis_houses_are_typed(world: World) -> None:
    await alone(world)
    await typed(world, "do", step="take 1+2 on 2.3; end")  # next: 15 + fence, 10 + pool, 1 + fence
    await typed(world, "combine", number=2, action=1)
    await typed(world, "house", lot="2-8")
    said = await typed(world, "fence", **{"left-lot": "2.8"})
    assert "You wrote 10 on 2.8 and built a fence after 2.8 · lost the pool on 2.8" in said


async def test_a_whole_round_is_typed_in_one_line(world: World) -> None:
    await alone(world)
    said = await typed(world, "do", step="take 1+2 on 2.3 marketing 5; end")
    assert "The AAA got 6 + marketing" in said
    assert "Round 2 began" not in said, "the panel shows that"
    log = answer(await world.ada.slash(world.channel, "game log"))
    assert "**Ada** wrote 4 on 2.3 and made size-5 estates worth more" in log


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("house", {"lot": "2.3"}, "You can't choose that now"),
        ("house", {"lot": "the corner"}, "isn't a lot"),
        ("bis", {"lot": "2.3", "side": "left"}, "You can't choose that now"),
        ("score", {"plan": "A"}, "You can't choose that now"),
        ("combine", {"number": 1}, "You can't choose that now"),
        ("strike", {}, "You can only take a strike when no number fits."),
        ("confirm", {}, "Write a number first"),
        ("do", {"step": "take 1+2 on 2.12"}, "I can't read this"),
        ("do", {"step": "take 1+2 on 2.3 fence 2.3"}, "another action: marketing"),
        ("do", {"step": "7 on 2.3"}, "You can write the 7 with several cards"),
    ],
)
async def test_what_the_rules_refuse_is_explained(
    world: World, command: str, options: dict[str, Any], said: str
) -> None:
    await alone(world)
    assert said in await typed(world, command, **options)


async def test_lots_are_suggested_for_the_number_that_was_chosen(world: World) -> None:
    await alone(world)
    assert await world.ada.autocomplete(world.channel, "welcome-to house", "lot", "") == []
    await typed(world, "combine", number=1, action=2)
    lots = await world.ada.autocomplete(world.channel, "welcome-to house", "lot", "2.")
    assert {"name": "2.3", "value": "2.3"} in lots


async def test_a_button_says_what_comes_with_the_number_by_itself(world: World) -> None:
    await alone(world)
    await typed(world, "do", step="take 1+2 on 2.3; end")  # next: 15 + fence, 10 + pool, 1 + fence
    panel = (await world.ada.slash(world.channel, "welcome-to move")).response
    assert panel is not None
    await tap(world.ada, panel, "15 + pool, AAA: the 1")
    assert "3.11 + pool" in answers_of(panel)
