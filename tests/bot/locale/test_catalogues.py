"""The catalogues: complete, and the same in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from bot.languages import LANGUAGES, catalogue_files
from tests.bot.locale.catalogues import entries, formatted, messages


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_catalogues_can_be_read_to_the_end(code: str) -> None:
    assert [entry.content for entry in entries(code) if isinstance(entry, ftl.Junk)] == []
    assert len(messages(code)) > 300


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_stands_twice(code: str) -> None:
    names = [entry.id.name for entry in entries(code) if isinstance(entry, ftl.Message)]

    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_both_languages_have_the_same_files() -> None:
    english, german = ([file.name for file in catalogue_files(code)] for code in LANGUAGES)

    assert english == german


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) ^ set(messages("de")) == set()


def arguments(code: str, name: str) -> list[str]:
    """What a message uses; each language chooses whether somebody comes by name alone, with "has", or with a verb."""
    return sorted({re.sub("_(has|is)$", "", argument) for argument in messages(code)[name].arguments})


def test_both_languages_use_the_same_arguments() -> None:
    different = {
        name: (arguments("en", name), arguments("de", name))
        for name in messages("en").keys() & messages("de").keys()
        if arguments("en", name) != arguments("de", name)
    }
    assert different == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said_in_all_its_forms(code: str) -> None:
    wrong = {
        name: text
        for name in messages(code)
        for text in formatted(code, name)
        if not text.strip() or re.search(r"[{}]|\S  +\S", text)
    }
    assert wrong == {}


def test_no_sentence_was_left_in_english() -> None:
    same = [
        name
        for name in messages("en").keys() & messages("de").keys()
        if (text := formatted("en", name, "1")[0]) == formatted("de", name, "1")[0]
        and len(re.findall(r"[a-zA-Z]{2,}", text)) > 3
    ]
    assert same == []
