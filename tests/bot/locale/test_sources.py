"""What the code says is in the catalogues, and nothing else is; and it fits into Discord and into pictures."""

from __future__ import annotations

import ast
import re

import pytest

from bot.languages import LANGUAGES
from renderers import fonts
from tests.bot.locale.catalogues import formatted, messages
from tests.bot.locale.sources import (
    NEVER_TOLD,
    called,
    drawn,
    games,
    matching,
    reasons,
    refusals_outside_the_rules,
    said,
    texts_of,
    used,
)

#: Names on Discord aren't longer than this.
LONG_NAME = "Wilhelmine von Hohenzollern-Köln"
LIMITS = {"button": 80, "option": 100, "menu": 150, "Menu": 150}


def test_every_message_that_is_said_exists() -> None:
    missing = [f"{call.where}: {call.message}" for call in said() if not matching(call.message)]

    assert len(said()) > 200
    assert missing == []


def test_every_message_gets_the_arguments_it_needs() -> None:
    missing = [
        f"{call.where}: {call.message} needs {sorted(set(message.arguments) - call.passed)}"
        for call in said()
        if call.passed is not None and (message := messages("en").get(call.message)) is not None
        if not set(message.arguments) <= call.passed
    ]
    assert missing == []


@pytest.mark.parametrize(("slug", "key"), games())
def test_every_reason_of_the_rules_has_its_sentence_and_no_sentence_is_without_one(slug: str, key: str) -> None:
    prefix = f"{key}-refusal-"
    raised = {call.message.replace("_", "-") for call in reasons(slug)}
    told = {name.removeprefix(prefix) for name in messages("en") if name.startswith(prefix)}
    assert told == {code for code in raised if "*" not in code} - NEVER_TOLD


def test_only_the_rules_refuse_moves() -> None:
    assert refusals_outside_the_rules() == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_in_a_picture_has_a_glyph(code: str) -> None:
    texts = {text for name in drawn() for text in formatted(code, name)}

    assert len(texts) > 100
    assert {sign for text in texts for sign in text if not fonts.covers(sign) and sign != "\n"} == set()


def test_no_message_is_left_over() -> None:
    assert sorted(set(messages("en")) - used()) == []


# --- limits -----------------------------------------------------------------------------------------------------------


def shown_by(function: str) -> list[str]:
    """The messages that are handed to a function as what it shows."""
    found = []
    for _, name, node in called("bot"):
        if name == function and node.args:
            inner = [part for part in ast.walk(node.args[0]) if isinstance(part, ast.Call) and part.args]
            found += [text for part in inner for text in texts_of(part.args[0])]
    return [name for text in found for name in matching(text)]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("function", LIMITS)
def test_labels_menus_and_placeholders_fit_uncut(code: str, function: str) -> None:
    shown = shown_by(function)
    long = {
        name: text
        for name in shown
        for text in formatted(code, name, word="Cathedral of Caterina")
        if len(text) > LIMITS[function]
    }
    assert shown
    assert long == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_fits_into_a_message(code: str) -> None:
    names = [name for name in messages(code) if re.match(r"refusal-|error-|rules-|[a-z-]+-(illegal|refusal)-", name)]
    table = ", ".join([LONG_NAME] * 6)

    assert len(names) > 40
    assert max(len(text) for name in names for text in formatted(code, name, word=table)) < 2000
