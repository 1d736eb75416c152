"""Everything the pictures say exists in both languages and can be drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import renderers.carrara
from games.carrara.data import CITIES, DATA, OBJECTS, TYPES
from games.carrara.scoring import final_lines
from games.carrara.state import Phase
from renderers import fonts
from renderers.sentences import dashed
from tests.renderers.carrara.positions import played
from tests.renderers.sentences import LANGUAGES, messages, source

_CODE = "\n".join(path.read_text() for path in Path(renderers.carrara.__file__).parent.rglob("*.py"))
_LITERAL = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


_EVENTS = (
    "turned_wheel",
    "drawn",
    "took",
    "relieved",
    "blocked",
    "built",
    "turned_up",
    "last_building",
    "scored_type",
    "scored_city",
    "bought",
    "announced",
    "passed",
)


def _composed() -> set[str]:
    """Ids whose end is a code of the rules."""
    colours = {f"{kind}-{colour.id}" for kind in ("stone", "stones") for colour in DATA.colours}
    things = {f"{kind}-{name}" for kind in ("object", "objects") for name in OBJECTS}
    places = {f"city-{city}" for city in CITIES} | {f"building-{kind}" for kind in TYPES}
    solo = {f"rival-{level.level}" for level in DATA.solo.levels} | {f"rank-{dashed(r.id)}" for r in DATA.solo.ranks}
    lines = {f"line-{line.code}" for line in final_lines(played(2), 0)}
    waiting = {f"waiting-{phase}" for phase in get_args(Phase) if phase not in ("ended", "over")}
    endings = {f"words-ending-{by}" for by in ("announced", "last")}
    amounts = {f"amount-{reward}" for reward in ("vp", "coins")}
    events = {f"event-{dashed(code)}" for code in _EVENTS}
    found = colours | things | places | solo | lines | waiting | endings | amounts | events
    return {f"carrara-{name}" for name in found}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en", "carrara") == messages("de", "carrara")


def test_every_id_built_from_a_code_exists() -> None:
    assert _composed() <= set(messages("en", "carrara"))


def test_every_message_written_out_in_the_code_exists() -> None:
    called = set(re.findall(r'(?:voice|self|screen_words)\(\s*"([a-z-]+)"', _CODE))
    assert len(called) > 80
    assert {f"carrara-{name}" for name in called} <= set(messages("en", "carrara"))


def test_no_message_is_left_over() -> None:
    written = {name if name.startswith("carrara-") else f"carrara-{name}" for name in _LITERAL.findall(_CODE)}
    assert not set(messages("en", "carrara")) - written - _composed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_panel_has_the_same_name(language: str) -> None:
    assert not set(messages(language, "carrara")) & set(messages(language, "carrara_panel"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_catalogue_has_a_glyph(language: str) -> None:
    assert not {sign for sign in source(language, "carrara") if not sign.isspace() and not fonts.covers(sign)}


def test_every_sign_the_code_draws_has_a_glyph() -> None:
    drawn = {sign for text in re.findall(r'"([^"\n]*)"', _CODE) for sign in text if ord(sign) > 126}
    assert drawn
    assert not {sign for sign in drawn if not fonts.covers(sign)}
