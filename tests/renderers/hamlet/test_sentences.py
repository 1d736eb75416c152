"""What the names of things promise; that every sentence exists is checked for all games at once."""

from __future__ import annotations

import pytest

from games.core import Event
from games.hamlet.data import GOODS, RAW, TILES
from renderers.hamlet.voice import SENTENCES
from tests.renderers.sentences import LANGUAGES, NAMES, speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_resources_are_unique(language: str) -> None:
    letters = [speaker(language, "hamlet")(f"hamlet-letter-{kind}") for kind in (*RAW, *GOODS)]
    assert len(set(letters)) == len(letters) == 7
    assert {len(letter) for letter in letters} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [code for code, tile in TILES.items() if tile.kind == "processing"])
def test_what_a_building_makes_tells_how_much(language: str, code: str) -> None:
    effect = speaker(language, "hamlet")(f"hamlet-effect-{code.lower()}")
    assert effect.count(str(TILES[code].slots)) == 2


_SITES = {
    code: tile.site.each
    for code, tile in TILES.items()
    if tile.site is not None and tile.site.rule != "longest_road_bonus"
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "each"), _SITES.items())
def test_what_a_site_is_worth_tells_the_figure_of_the_rules(language: str, code: str, each: int) -> None:
    assert f" {each} " in speaker(language, "hamlet")(f"hamlet-effect-{code.lower()}")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("produced", 0, {"place": "QUA", "gold": 2, "points": 0}), "Annika: filled QUA (2 gold)"),
        (Event("built", 1, {"tile": "SAW", "place": "QUA", "points": 4}), "Bob: built SAW at QUA (4 points)"),
        (Event("hired_villager", 0, {"gold": 0, "points": 0}), "Annika: hired a villager"),
        (Event("herd_moved", 0, {"steps": "CHU>QUA QUA>STO", "count": 2}), "Annika: donkeys CHU>QUA, QUA>STO"),
        (
            Event("earned", 0, {"owner": 1, "good": "milk", "gold": 1, "points": 1}),
            "Bob got 1 gold and 1 point for milk",
        ),
        (Event("abbey_tithe", None, {"alms": 2, "what": "QUA"}), "The Abbey: Tithe at Quarry (QUA): 2 alms"),
        (Event("draft_turned_up", None, {"tile": "SAW"}), "New draft: Sawmill (SAW)"),
    ],
)
def test_what_happened_is_told_in_one_sentence(event: Event, told: str) -> None:
    assert SENTENCES.event(event, NAMES, speaker("en", "hamlet")) == told


@pytest.mark.parametrize(
    ("code", "params", "told"),
    [
        ("build", {"tile": "SAW", "points": 4}, "Build Sawmill (SAW): 1 stone, 2 wheat"),
        ("road", {"place": "QUA", "to": "SAW", "over": "bridge", "joins": 1}, "Bridge QUA–SAW: 2 wood"),
        ("process", {"place": "SAW", "count": 1, "good": "timber"}, "Make 1 timber at SAW: 1 wood"),
        ("villager", {"price": 5}, "Hire a villager: 5 gold"),
        ("order", {"order": "B", "points": 4}, "Deliver 3 milk or brick (B): 4 points"),
        ("needs_road", {"number": 3, "place": "QUA", "edge": 4, "points": 0}, "3 · QUA.4, needs a road"),
        ("auto", {"pay": "WOO:wood*2 MAR:stone", "gold": 3}, "Pay as on the map, keep 3 gold"),
    ],
)
def test_an_answer_names_the_move_and_its_price(code: str, params: dict[str, str | int], told: str) -> None:
    assert SENTENCES.phrase("answer", code, params, speaker("en", "hamlet")) == told


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"what": "build", "tile": "SAW", "stone": 1}, "Sawmill (SAW) needs 1 stone more"),
        ({"what": "order", "order": "B", "milk_or_brick": 2, "gold": 5},
         "Order 3 milk or brick (B) needs 2 milk or brick or 5 gold more"),
        ({"what": "donkey", "gold": 2}, "A donkey needs 2 gold more"),
    ],
)  # fmt: skip
def test_what_is_closed_says_how_much_is_missing(params: dict[str, str | int], told: str) -> None:
    assert SENTENCES.phrase("closed", "short", params, speaker("en", "hamlet")) == told


def test_a_payment_is_told_source_by_source() -> None:
    told = SENTENCES.spoken({"pay": "WOO:wood*2 MAR:stone"}, speaker("en", "hamlet"))["pay"]
    assert told == "2 wood (WOO), 1 stone (MAR)"
