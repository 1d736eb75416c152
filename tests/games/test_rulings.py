"""A comment that cites a ruling can be looked up in the game's RULES.md, which ships with the game."""

from __future__ import annotations

import tomllib

import pytest

from games import GAMES
from tests.games.rules_text import (
    ROOT,
    citations,
    cited_in_code,
    python_remarks,
    rules_text,
    rulings,
    toml_remarks,
    without_gaps,
)

every_registered_game = pytest.mark.parametrize("slug", GAMES)


@every_registered_game
def test_rulings_are_numbered_without_gaps(slug: str) -> None:
    found = rulings(rules_text(slug))

    assert found
    assert found == without_gaps(found)


@every_registered_game
def test_every_ruling_cited_in_code_exists(slug: str) -> None:
    found = set(rulings(rules_text(slug)))
    cited = cited_in_code(slug, {number[0] for number in found})

    assert cited
    assert {number: places for number, places in cited.items() if number not in found} == {}


@every_registered_game
def test_every_ruling_cited_in_the_rules_exists(slug: str) -> None:
    text = rules_text(slug)
    found = set(rulings(text))

    assert citations(text, {number[0] for number in found}) - found == set()


def test_rules_ship_with_the_games() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert "*.md" in settings["tool"]["setuptools"]["package-data"]["*"]


def test_citations_are_found_in_comments_and_docstrings_only() -> None:
    source = '"""Module (R1)."""\n\ndef rule():\n    """R2, R3."""\n    return "R4"  # R5: why\n'

    assert citations("\n".join(python_remarks(source)), {"R"}) == {"R1", "R2", "R3", "R5"}
    assert citations("\n".join(toml_remarks('limit = "R1"  # R2\n')), {"R"}) == {"R2"}


def test_only_the_section_on_rulings_defines_them() -> None:
    assert rulings("## Goal\n\n- **R1. No.** Elsewhere.\n\n## Rulings\n\n- **R1. Yes.** Here.\n\n## Notation\n") == [
        "R1"
    ]
