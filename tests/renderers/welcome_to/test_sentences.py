"""What plans and actions are called."""

from __future__ import annotations

import re

import pytest

from games.welcome_to.data import ACTIONS, PLANS
from renderers.core import Table
from renderers.welcome_to.scene import Voice
from tests.renderers.sentences import LANGUAGES, speaker


def _voice(language: str) -> Voice:
    return Voice(Table((), speaker(language, "welcome_to")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_plans_say_what_the_rules_ask_for(language: str) -> None:
    voice = _voice(language)
    for plan in PLANS.values():
        figures = list(map(int, re.findall(r"\d+", voice.plan(plan.id))))
        street = {"top": [1], "middle": [2], "bottom": [3]}.get(plan.street, [])
        sizes = [len(plan.sizes), plan.sizes[0]] if len(set(plan.sizes)) == 1 else list(plan.sizes)
        more = [plan.roundabouts] if plan.roundabouts > 1 else []
        expected = {"estates": street + sizes + more, "street_ends": [1]}.get(plan.kind, [plan.min])
        assert figures == expected, plan.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_plans_and_actions_are_unique(language: str) -> None:
    voice = _voice(language)
    assert len({voice.plan(plan) for plan in PLANS}) == len(PLANS) == 38
    assert len({voice.action(action) for action in ACTIONS}) == 6
