"""What visitors and contributors meet first: the README's pictures, the checks and hooks, the forms on GitHub."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from renderers import REGISTRY

ROOT = Path(__file__).parent.parent
WORKFLOW = ".github/workflows/ci.yml"
SCHEMAS = {
    WORKFLOW: "vendor.github-workflows",
    ".github/ISSUE_TEMPLATE/bug.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/idea.yml": "vendor.github-issue-forms",
}
CHECKS = ["ruff check", "ruff format --check", "mypy", "lint-imports"]
LARGEST_PICTURE = 150_000
SHOWN_PICTURE = re.compile(r'<img src="(docs/pictures/[^"]+)" width="\d+" alt="[^"]+">')

#: Takes the place of any program, notes how it was called, and fails if it is told to.
STAND_IN = """\
#!/bin/sh
name=$(basename "$0")
[ "$name" = python ] || echo "$name $*" | sed 's/ $//' >>"$CALLS"
[ "$name" != "$FAILING" ]
"""
REPLACED = ("python", "chromium", "ruff", "mypy", "lint-imports", "pytest", "guildhall")


class Scripts:
    """Runs scripts of this repository where every program they need only notes that it was called."""

    def __init__(self, folder: Path) -> None:
        self.calls = folder / "calls"
        programs = folder / "programs"
        programs.mkdir()
        for name in REPLACED:
            (programs / name).write_text(STAND_IN)
            (programs / name).chmod(0o755)
        self.environment = {
            "PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}",
            "HOME": str(folder),
            "PYTHON": str(programs / "python"),
            "CALLS": str(self.calls),
        }

    def run(self, *command: str, within: Path = ROOT, failing: str = "") -> int:
        environment = {**self.environment, "FAILING": failing}
        return subprocess.run(command, cwd=within, env=environment).returncode

    def called(self) -> list[str]:
        return self.calls.read_text().splitlines()


@pytest.fixture
def scripts(tmp_path: Path) -> Scripts:
    return Scripts(tmp_path)


@pytest.fixture
def clone(tmp_path: Path, scripts: Scripts) -> Path:
    """A git repository with our hooks and one Python file."""
    folder = tmp_path / "clone"
    shutil.copytree(ROOT / ".ci", folder / ".ci")
    shutil.copy(ROOT / ".pre-commit-config.yaml", folder)
    (folder / "game.py").touch()
    scripts.run("git", "init", "--quiet", within=folder)
    scripts.run("git", "add", ".", within=folder)
    return folder


def test_ci_runs_every_check_and_then_the_tests(scripts: Scripts) -> None:
    assert scripts.run(".ci/run") == 0
    assert scripts.called() == [*CHECKS, "pytest"]


def test_hooks_run_every_check_of_ci(scripts: Scripts, clone: Path) -> None:
    assert scripts.run("pre-commit", "run", "--all-files", within=clone) == 0
    assert scripts.called() == CHECKS


@pytest.mark.parametrize("program", ["ruff", "mypy", "lint-imports"])
def test_a_failing_check_fails_ci_before_the_tests(scripts: Scripts, program: str) -> None:
    assert scripts.run(".ci/run", failing=program) != 0
    assert "pytest" not in scripts.called()


@pytest.mark.parametrize("program", ["ruff", "mypy", "lint-imports"])
def test_a_failing_check_stops_a_commit(scripts: Scripts, clone: Path, program: str) -> None:
    assert scripts.run("pre-commit", "run", "--all-files", within=clone, failing=program) != 0


def test_checks_can_be_run_one_by_one(scripts: Scripts) -> None:
    assert scripts.run(".ci/checks", "types", "style") == 0
    assert scripts.called() == ["mypy", "ruff check"]


def test_the_workflow_runs_ci_and_may_only_read() -> None:
    workflow = (ROOT / WORKFLOW).read_text()
    assert re.findall(r"run: (.*)", workflow) == [".ci/run"]
    assert re.findall(r"permissions:\n((?:  .*\n)*)", workflow) == ["  contents: read\n"]
    assert "secrets" not in workflow


@pytest.mark.parametrize(("file", "schema"), SCHEMAS.items())
def test_github_understands(file: str, schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(ROOT / file)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_every_yaml_file_for_github_has_a_schema() -> None:
    assert {str(path.relative_to(ROOT)) for path in ROOT.glob(".github/**/*.y*ml")} == set(SCHEMAS)


def test_the_readme_shows_a_picture_of_each_game() -> None:
    shown = SHOWN_PICTURE.findall((ROOT / "README.md").read_text())
    assert sorted(shown) == sorted(f"docs/pictures/{slug}.png" for slug in REGISTRY)


@pytest.mark.parametrize("slug", REGISTRY)
def test_pictures_in_the_readme_load_quickly(slug: str) -> None:
    assert (ROOT / f"docs/pictures/{slug}.png").stat().st_size <= LARGEST_PICTURE


def test_one_command_draws_the_pictures_of_all_games(scripts: Scripts) -> None:
    assert scripts.run(".ci/pictures") == 0
    drawn = re.findall(r"guildhall render (\S+) .* -o (\S+)", "\n".join(scripts.called()))
    assert sorted(drawn) == sorted((slug, f"docs/pictures/{slug}.png") for slug in REGISTRY)
