"""Everything the pictures say exists in both languages and can be drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import renderers.hamlet
from games.hamlet.choosing import Stage
from games.hamlet.data import AWARDS, DATA, GOODS, MILESTONES, RAW, TILES, AbbeyCard, SoloLevel
from games.hamlet.queries import EdgeKind
from games.hamlet.state import KINDS
from renderers import fonts
from renderers.hamlet.outcome import ROWS
from tests.renderers.hamlet.positions import speaker
from tests.renderers.sentences import LANGUAGES, messages, source

_CODE = "\n".join(path.read_text() for path in Path(renderers.hamlet.__file__).parent.rglob("*.py"))
_LITERAL = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


def _kebab(code: str) -> str:
    return code.replace("_", "-")


def _composed() -> set[str]:
    """Ids whose end is a code of the rules."""
    tiles = {f"{kind}-{code.lower()}" for kind in ("tile", "effect") for code in TILES}
    resources = {f"{kind}-{name}" for kind in ("resource", "some", "letter") for name in (*RAW, *GOODS)}
    goals = {f"milestone-{name}" for name in MILESTONES} | {f"award-{name}" for name in AWARDS}
    ends = {f"rank-{_kebab(rank)}" for rank in DATA.solo.ranks} | {"lost-parish-refused", "lost-below-target"}
    others = {
        *(f"can-{kind}" for kind in KINDS),
        *(f"row-{_kebab(row)}" for row in ROWS),
        *(f"abbey-{card}" for card in get_args(AbbeyCard)),
        *(f"edge-{kind}" for kind in get_args(EdgeKind)),
        *(f"{kind}-{over}" for kind in ("deed", "words") for over in ("bridge", "paved")),
        *(f"prompt-{asked}" for asked in ("payment", "replacement")),
    }
    return {f"hamlet-{name}" for name in tiles | resources | goals | ends | others}


def _of_the_panel() -> set[str]:
    """Ids built from a code that stand in the panel's catalogue."""
    asked = {f"panel-{_kebab(each)}" for each in set(get_args(Stage)) - {"kind", "payment", "replacement"}}
    levels = {f"level-{level}" for level in get_args(SoloLevel)}
    return {f"hamlet-{name}" for name in asked | levels | {f"begin-{kind}" for kind in KINDS}}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en", "hamlet") == messages("de", "hamlet")


def test_no_message_stands_in_the_panel_too() -> None:
    assert not set(messages("en", "hamlet")) & set(messages("en", "hamlet_panel"))


def test_every_id_built_from_a_code_exists() -> None:
    assert _composed() <= set(messages("en", "hamlet"))
    assert _of_the_panel() <= set(messages("en", "hamlet_panel"))


def test_every_message_written_out_in_the_code_exists() -> None:
    called = set(re.findall(r'voice\(\s*"([a-z-]+)"', _CODE)) | set(re.findall(r'self\("([a-z-]+)"', _CODE))
    assert len(called) > 60
    assert {f"hamlet-{name}" for name in called} <= set(messages("en", "hamlet"))


def test_no_message_is_left_over() -> None:
    written = {f"hamlet-{name}" for name in _LITERAL.findall(_CODE)}
    assert not set(messages("en", "hamlet")) - written - _composed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_catalogue_has_a_glyph(language: str) -> None:
    assert not {sign for sign in source(language, "hamlet") if not sign.isspace() and not fonts.covers(sign)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pictures_borrow_from_the_panel_has_glyphs_and_no_markup(language: str) -> None:
    say = speaker(language)
    told = "".join(say(message) for message in sorted(_of_the_panel()))
    assert all(sign.isspace() or fonts.covers(sign) for sign in told)
    assert "*" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_resources_are_unique(language: str) -> None:
    letters = [speaker(language)(f"hamlet-letter-{kind}") for kind in (*RAW, *GOODS)]
    assert len(set(letters)) == len(letters) == 7
    assert {len(letter) for letter in letters} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_tell_the_figures_of_the_rules(language: str) -> None:
    for code, tile in TILES.items():
        effect = speaker(language)(f"hamlet-effect-{code.lower()}")
        if tile.kind == "processing":
            assert effect.count(str(tile.slots)) == 2
        elif tile.site is not None and tile.site.rule != "longest_road_bonus":
            assert f" {tile.site.each} " in effect
