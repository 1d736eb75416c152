"""Carrara's panel: labels short enough for two buttons side by side on a phone."""

from __future__ import annotations

import pytest

from bot.controllers.carrara import CONTROLLER
from bot.languages import language
from games.core import Answer


@pytest.mark.parametrize(("code", "label"), [("en", "Cathedral 3"), ("de", "Cathedrale 3")])
def test_a_building_is_named_with_its_cost_once(code: str, label: str) -> None:
    answer = Answer("CAT3", "tile", {"tile": "cathedrale-3", "cost": 3})
    assert CONTROLLER.answer(answer, language(code)) == label
