"""What the names of things promise; that every sentence exists is checked for all games at once."""

from __future__ import annotations

import pytest

from games.tiny_towns.data import CARDS, DATA, RESOURCE_INFO
from renderers.sentences import dashed
from tests.renderers.sentences import LANGUAGES, speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_abbreviations_and_letters_are_unique(language: str) -> None:
    say = speaker(language)
    shorts = [say(f"tiny-towns-short-{dashed(card)}") for card in CARDS]
    letters = [say(f"tiny-towns-letter-{info.id}") for info in RESOURCE_INFO.values()]
    assert len(set(shorts)) == len(shorts) == 40
    assert {len(short) for short in shorts} == {2}
    assert len(set(letters)) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["tavern", "almshouse", "shrine_of_the_elder_tree"])
def test_score_tables_on_the_cards_are_those_of_the_rules(language: str, card: str) -> None:
    table = DATA.tables[CARDS[card].score.table or "tavern"][1:]
    effect = speaker(language)(f"tiny-towns-effect-{dashed(card)}")
    assert ", ".join(str(points).replace("-", "−") for points in table) in effect
