"""What was chosen so far in the menus is understood and previewed."""

from __future__ import annotations

from functools import cache

import pytest
from PIL import Image, ImageChops

from renderers.carrara import RENDERER
from renderers.carrara.focus import Focus, read_focus
from renderers.carrara.panel import draw_panel
from renderers.carrara.plan import plan
from renderers.carrara.voice import Voice
from renderers.carrara.words import panel_alt
from tests.renderers.carrara.positions import GAME, RICH, after, position, rich, table


@cache
def _drawn(*focus: str) -> Image.Image:
    return draw_panel(GAME.view(rich(), 0), 0, table(rich()), focus)


@pytest.mark.parametrize(
    ("words", "focus"),
    [
        ((), Focus()),
        (("take", "3", "RB"), Focus(kind="take", segment=3, stones="RB")),
        (("take", "III", "BR"), Focus(kind="take", segment=3, stones="RB")),
        (("take", "VI", ""), Focus(kind="take", segment=6, stones="")),
        (("build", "villa-3"), Focus(kind="build", tile="villa-3")),
        (("build", "VIL3", "PIS", "WYY"), Focus(kind="build", tile="villa-3", city="pisa", stones="WYY")),
        (("score", "villa"), Focus(kind="score", type="villa")),
        (("score", "massa"), Focus(kind="score", city="massa")),
        (("extra", "crown"), Focus(kind="extra", object="crown")),
        (("castle in the air", "IX", "9", "wy"), Focus()),
    ],
)
def test_words_are_understood_wherever_they_stand(words: tuple[str, ...], focus: Focus) -> None:
    assert read_focus(words) == focus


def test_the_last_word_of_a_sort_counts() -> None:
    assert read_focus(("build", "villa-3", "villa-4", "take")) == Focus(kind="take", tile="villa-4")


# --- what a choice would do -------------------------------------------------------------------------------------------


def test_a_purchase_costs_what_the_segment_asks() -> None:
    choice = plan(rich(), 0, read_focus(("buy", "2", "RB")))
    assert (choice.picked, choice.coins) == ("RB", -4)


def test_stones_that_are_not_there_are_not_picked() -> None:
    assert plan(rich(), 0, read_focus(("buy", "2", "WWRRR"))).picked == "RR"


def test_a_building_is_paid_with_the_lowest_grades_unless_others_are_named() -> None:
    usual = plan(rich(), 0, read_focus(("build", "villa-1", "lerici")))
    named = plan(rich(), 0, read_focus(("build", "villa-1", "lerici", "W")))
    open_choice = plan(rich(), 0, read_focus(("build", "villa-1", "lerici", "")))
    assert (usual.pay, named.pay, open_choice.pay) == ("B", "W", "")


def test_a_building_that_cannot_stand_in_the_city_has_no_site() -> None:
    choice = plan(rich(), 0, read_focus(("build", "castello-5", "pisa")))
    assert choice.site is None
    assert list(choice.targets) == ["lucca", "viareggio", "massa", "lerici"]


def test_a_scoring_counts_its_buildings() -> None:
    choice = plan(rich(), 0, read_focus(("score", "pisa")))
    assert choice.counted == {"porta-2", "castello-4"}
    assert (choice.coins, choice.objects) == (18, (0, 0, 0, 1, 1, 0))


def test_an_object_is_bought_for_ten_coins() -> None:
    choice = plan(rich(), 0, read_focus(("extra", "crown")))
    assert (choice.coins, choice.objects) == (-10, (0, 0, 1, 0, 0, 0))


# --- in the picture ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((), ("buy",)),
        (("buy",), ("buy", "2")),
        (("buy", "2"), ("buy", "3")),
        (("buy", "2"), ("buy", "2", "R")),
        (("buy", "2", "R"), ("buy", "2", "RR")),
        ((), ("build", "villa-1")),
        (("build", "villa-1"), ("build", "villa-5")),
        (("build", "villa-5"), ("build", "villa-5", "massa")),
        (("build", "villa-5", "massa"), ("build", "villa-5", "lucca")),
        (("build", "villa-1", "massa"), ("build", "villa-1", "massa", "W")),
        ((), ("score", "porta")),
        (("score", "porta"), ("score", "pisa")),
        ((), ("extra", "crown")),
        (("extra", "crown"), ("extra", "book")),
        ((), ("announce",)),
        (("announce",), ("pass",)),
    ],
)
def test_every_step_of_a_choice_changes_the_picture(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    first, second = _drawn(*one), _drawn(*other)
    assert first.size != second.size or ImageChops.difference(first, second).getbbox()


@pytest.mark.parametrize(
    ("focus", "told"),
    [
        (("buy",), "Turn the wheel. One new stone at most comes into I. Buy stones"),
        (("buy", "2", "RB"), "For 4 coins. II, 1 red, 1 blue. 9 coins left. Buy stones"),
        (("buy", "2"), "All for 11 coins. II. 2 coins left. Buy stones"),
        (("build", "villa-5"), "Villa 5. Choose a city. Buy stones"),
        (("build", "villa-5", "massa"), "Villa 5 in Massa. 1 yellow, 2 red, 1 green, 1 blue. Scored there: 5 points."),
        (("score", "pisa"), "Score Pisa. 18 coins, 1 gate, 1 flag. Buy stones"),
        (("extra", "crown"), "The crown for 10 coins. 3 coins left. Buy stones"),
        (("announce",), "Announce the end: +5 points. The round is played to its end. Buy stones"),
        (("pass",), "Pass. Your last turn is over. Buy stones"),
        (("score",), "Buy stones"),
    ],
)
def test_alt_text_begins_with_the_choice(focus: tuple[str, ...], told: str) -> None:
    assert panel_alt(GAME.view(rich(), 0), 0, Voice(rich(), table(rich())), focus).startswith(told)


@pytest.mark.parametrize(
    ("line", "focus", "told"),
    [
        ("13c", ("buy", "2"), "All for 11 coins. II. 8 coins short."),
        ("WWYRRGB", ("build", "villa-5", "massa"), "Villa 5. Your stones do not pay for it yet."),
        (
            "supply 4 4 5 1 4 4",
            ("score", "pisa"),
            "Score Pisa. 18 coins, 1 flag. The supply gives only 1 of 2 objects.",
        ),
        ("bag WWWYYYRGGBBBKK", ("buy",), "Turn the wheel. No new stones come."),
    ],
)
def test_what_is_missing_is_told(line: str, focus: tuple[str, ...], told: str) -> None:
    poorer = {"13c": "3c", "WWYRRGB": "WW", "supply 4 4 5 1 4 4": "supply 4 4 5 0 4 4", "bag WWWYYYRGGBBBKK": "bag -"}
    state = position(RICH.replace(line, poorer[line]))
    picture = RENDERER.panel(GAME.view(state, 0), 0, table(state), focus)
    assert picture.alt.startswith(told)


def test_a_focus_that_means_nothing_changes_nothing() -> None:
    plain, strange = _drawn(), _drawn("build", "castle in the air", "Z9")
    assert not ImageChops.difference(plain, strange).getbbox()


def test_before_buying_the_wheel_is_shown_as_it_will_have_turned() -> None:
    """Segments II to VI are known; I shows what came round, and that more is to come."""
    view = GAME.view(rich(), 0)
    turned = plan(view, 0, read_focus(())).segments
    assert ["".join(stone.stone for stone in one.stones) for one in turned] == ["K", "YRRB", "WK", "", "G", "YB"]
    assert [one.to_come for one in turned] == [1, 0, 0, 0, 0, 0]
    looking = plan(GAME.view(after(rich(), "BUY"), 0), 0, read_focus(())).segments
    assert [one.to_come for one in looking] == [0] * 6
    assert looking[1:] == turned[1:]
