"""RULES.md shows the cards as they are in the data."""

from __future__ import annotations

import pytest

from games.tiny_towns.data import CARDS, Card
from tests.games.rules_text import table_rows

#: Rows of the tables of buildings and monuments, by the card's name in notation.
ROWS = {row[-3]: row for row in table_rows("tiny_towns") if len(row) > 3}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_rules_show_the_pattern_of_every_card(card: Card) -> None:
    assert ROWS[card.id][-2].split() == list(card.pattern)


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.category != "monument"], ids=lambda c: c.id)
def test_rules_show_the_type_of_every_building(card: Card) -> None:
    assert ROWS[card.id][0] == card.category
