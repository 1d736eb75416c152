"""The way of a newcomer, as CONTRIBUTING.md describes it: copy, rename, and play the new game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from games import GAMES
from renderers import theme
from tests.example.copy_game import ROOT, copy_game

SLUG, TITLE = "paper_moons", "Paper Moons"
#: Where the tests of every game stand, but those of secrets: they take longest, and our own games have passed them.
PROMISES = ("games", "renderers", "bot/table", "bot/controllers", "bot/ui")
#: The tests of all sentences and commands at once.
WORDS = ("bot/locale", "bot/cogs/test_commands_tree.py")
#: Of the words everything, but not when Discord is told about them.
CHOSEN = f"{SLUG} or catalogues or plurals or sources or (commands_tree and not told)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole repository with a copy of the example in it."""
    folder = tmp_path_factory.mktemp("house")
    for name in ("bot", "games", "renderers", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    subprocess.run([sys.executable, "tests/example/copy_game.py", SLUG, TITLE], cwd=folder, check=True)
    return folder


def run(house: Path, *command: str) -> str:
    """Run a command in that folder and return what it prints; if it fails, so does the test."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def without_the_tests_of_other_games() -> list[str]:
    """Reading them takes longer than running those of one game."""
    return [f"--ignore=tests/{folder}/{slug}" for folder in ("games", "renderers") for slug in GAMES]


def test_nothing_of_the_example_is_left_in_the_copy(house: Path) -> None:
    everything = (path for path in house.rglob("*.*") if path.is_file() and path.suffix != ".pyc")
    copies = [path for path in everything if SLUG in str(path.relative_to(house))]

    assert len(copies) == 10
    assert not [path for path in copies if "antern_auction" in path.name or "antern-auction" in path.read_text("utf-8")]


def test_the_copy_keeps_every_promise_and_speaks_both_languages(house: Path) -> None:
    picture = Path("docs", "pictures", f"{SLUG}.png")
    (house / picture).parent.mkdir(parents=True, exist_ok=True)
    run(house, "bot", "render", SLUG, "--players", "3", "--moves", "7", "-o", str(picture))

    folders = [f"tests/{folder}" for folder in (*PROMISES, *WORDS)]
    # Rewriting the assertions of so many tests takes longer than running those of one game.
    plain = ("-n0", "-vv", "--assert=plain")
    said = run(house, "pytest", *plain, *without_the_tests_of_other_games(), *folders, "-k", CHOSEN)

    assert f"test_promises_hold_throughout_a_game[7203614255519-{SLUG}-3] PASSED" in said
    assert f"test_{SLUG}.py::test_two_people_play_by_tapping PASSED" in said
    assert f"test_a_game_that_is_left_to_computers_is_played_to_its_end[{SLUG}] PASSED" in said
    assert f"test_every_answer_can_be_tapped_throughout_a_game[{SLUG}-3-1-2] PASSED" in said
    assert f"test_every_reason_of_the_rules_has_its_sentence_and_no_sentence_is_without_one[{SLUG}-" in said
    assert "test_no_sentence_was_left_in_english PASSED" in said
    assert "test_no_names_clash[de] PASSED" in said


def test_the_copy_is_played_and_drawn_from_the_command_line(house: Path) -> None:
    run(house, "bot", "simulate", SLUG, "--players", "3", "--games", "5", "--level", "easy")
    run(house, "bot", "render", SLUG, "--players", "3", "--moves", "7", "-o", "board.png")

    with Image.open(house / "board.png") as board:
        assert board.width == theme.WIDTH


def test_the_copy_passes_the_checks_of_style_and_layers(house: Path) -> None:
    run(house, "ruff", "check", "--fix")
    run(house, "ruff", "format", "--check")
    subprocess.run(["lint-imports"], cwd=house, env={**os.environ, "PYTHONPATH": str(house)}, check=True)


def test_a_game_that_exists_is_not_overwritten(house: Path) -> None:
    with pytest.raises(SystemExit, match="already exists"):
        copy_game(SLUG, TITLE, house)


@pytest.mark.parametrize("slug", ["Paper", "paper-moons", "../moons", "paper__moons", ""])
def test_only_a_slug_names_a_game(slug: str) -> None:
    with pytest.raises(SystemExit, match="is no slug"):
        copy_game(slug, TITLE)
