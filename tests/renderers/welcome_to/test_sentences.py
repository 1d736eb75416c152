"""Everything the pictures say exists in both languages and can be drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderers.welcome_to
from games.welcome_to.data import ACTIONS, DATA, PLANS
from renderers import fonts
from renderers.welcome_to.voice import Voice
from tests.renderers.sentences import LANGUAGES, messages, source
from tests.renderers.welcome_to.positions import table

_CODE = "\n".join(path.read_text() for path in Path(renderers.welcome_to.__file__).parent.rglob("*.py"))
_LITERAL = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


def _composed() -> set[str]:
    """Ids whose end is a code of the rules."""
    names = {f"plan-{plan.lower()}" for plan in PLANS} | {f"action-{action}" for action in ACTIONS}
    names |= {f"manager-{manager.id.replace('_', '-')}" for manager in DATA.solo.managers}
    names |= {f"in-street-{plan.street}" for plan in PLANS.values() if plan.street != "any"}
    names |= {f"each-has-{'-'.join(plan.each_has)}" for plan in PLANS.values() if plan.each_has}
    names |= {f"prompt-{action}" for action in ACTIONS if action != "temp"} | {"prompt-change", "prompt-lot"}
    names |= {f"role-{role}" for role in ("number", "action", "given")}
    names |= {f"end-{code}" for code in ("high-score", "won", "lost", "drawn")}
    names |= {f"words-warning-{by}" for by in ("strikes", "plans", "lots")}
    lines = (
        "plans",
        "parks",
        "pools",
        "temps",
        "estates",
        "bis",
        "strikes",
        "roundabouts",
        "temp-cards",
        "fence-cards",
    )
    return {f"welcome-to-{name}" for name in names | {f"line-{code}" for code in lines}}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en", "welcome_to") == messages("de", "welcome_to")


def test_every_id_built_from_a_code_exists() -> None:
    assert _composed() <= set(messages("en", "welcome_to"))


def test_every_message_written_out_in_the_code_exists() -> None:
    called = set(re.findall(r'voice\(\s*"([a-z-]+)"', _CODE)) | set(re.findall(r'self\("([a-z-]+)"', _CODE))
    assert len(called) > 60
    assert {f"welcome-to-{name}" for name in called} <= set(messages("en", "welcome_to"))


def test_no_message_is_left_over() -> None:
    written = {f"welcome-to-{name}" for name in _LITERAL.findall(_CODE)}
    assert not set(messages("en", "welcome_to")) - written - _composed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_catalogue_has_a_glyph(language: str) -> None:
    assert not {sign for sign in source(language, "welcome_to") if not sign.isspace() and not fonts.covers(sign)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_plans_say_what_the_rules_ask_for(language: str) -> None:
    voice = Voice(table(2, language))
    for plan in PLANS.values():
        figures = list(map(int, re.findall(r"\d+", voice.plan(plan.id))))
        street = {"top": [1], "middle": [2], "bottom": [3]}.get(plan.street, [])
        sizes = [len(plan.sizes), plan.sizes[0]] if len(set(plan.sizes)) == 1 else list(plan.sizes)
        more = [plan.roundabouts] if plan.roundabouts > 1 else []
        expected = {"estates": street + sizes + more, "street_ends": [1]}.get(plan.kind, [plan.min])
        assert figures == expected, plan.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_plans_and_actions_are_unique(language: str) -> None:
    voice = Voice(table(2, language))
    assert len({voice.plan(plan) for plan in PLANS}) == len(PLANS) == 38
    assert len({voice.action(action) for action in ACTIONS}) == 6
