"""Everything the pictures say exists in both languages and can be drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderers.tiny_towns
from games.tiny_towns.data import CARDS, DATA, RESOURCE_INFO
from games.tiny_towns.state import Stage
from renderers import fonts
from tests.renderers.sentences import LANGUAGES, messages, source, speaker

_CODE = "\n".join(path.read_text() for path in Path(renderers.tiny_towns.__file__).parent.rglob("*.py"))
_LITERAL = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


def _kebab(code: str) -> str:
    return code.replace("_", "-")


def _composed() -> set[str]:
    """Ids whose end is a code of the rules."""
    cards = {f"{kind}-{_kebab(card)}" for kind in ("card", "short", "effect") for card in CARDS}
    resources = {f"{kind}-{info.id}" for kind in ("resource", "some", "letter") for info in RESOURCE_INFO.values()}
    ranks = {f"rank-{_kebab(rank.id)}" for rank in DATA.solo_ranks}
    stages = set(Stage.__args__) - {"idle"}
    prompts = {f"prompt-{stage}" for stage in stages}
    waiting = {f"words-waiting-{phase}" for phase in ("monuments", "naming", "watch")}
    return {f"tiny-towns-{name}" for name in cards | resources | ranks | prompts | waiting}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en", "tiny_towns") == messages("de", "tiny_towns")


def test_every_id_built_from_a_code_exists() -> None:
    assert _composed() <= set(messages("en", "tiny_towns"))


def test_every_message_written_out_in_the_code_exists() -> None:
    called = set(re.findall(r'voice\(\s*"([a-z-]+)"', _CODE)) | set(re.findall(r'self\("([a-z-]+)"', _CODE))
    assert len(called) > 60
    assert {f"tiny-towns-{name}" for name in called} <= set(messages("en", "tiny_towns"))


def test_no_message_is_left_over() -> None:
    written = {f"tiny-towns-{name}" for name in _LITERAL.findall(_CODE)}
    assert not set(messages("en", "tiny_towns")) - written - _composed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_catalogue_has_a_glyph(language: str) -> None:
    assert not {sign for sign in source(language, "tiny_towns") if not sign.isspace() and not fonts.covers(sign)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_abbreviations_and_letters_are_unique(language: str) -> None:
    say = speaker(language)
    shorts = [say(f"tiny-towns-short-{_kebab(card)}") for card in CARDS]
    letters = [say(f"tiny-towns-letter-{info.id}") for info in RESOURCE_INFO.values()]
    assert len(set(shorts)) == len(shorts) == 40
    assert {len(short) for short in shorts} == {2}
    assert len(set(letters)) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["tavern", "almshouse", "shrine_of_the_elder_tree"])
def test_score_tables_on_the_cards_are_those_of_the_rules(language: str, card: str) -> None:
    table = DATA.tables[CARDS[card].score.table or "tavern"][1:]
    effect = speaker(language)(f"tiny-towns-effect-{_kebab(card)}")
    assert ", ".join(str(points).replace("-", "−") for points in table) in effect
