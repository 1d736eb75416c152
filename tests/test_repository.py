"""What visitors and contributors meet first: the README's pictures, the checks and hooks, the forms on GitHub."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from renderers import REGISTRY

ROOT = Path(__file__).parent.parent
WORKFLOW = ".github/workflows/ci.yml"
AUDIT = ".github/workflows/audit.yml"
SCHEMAS = {
    WORKFLOW: "vendor.github-workflows",
    AUDIT: "vendor.github-workflows",
    ".github/ISSUE_TEMPLATE/bug.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/idea.yml": "vendor.github-issue-forms",
}
CHECKS = ["ruff check", "ruff format --check", "mypy", "lint-imports"]
LARGEST_PICTURE = 150_000
#: A file should fit in a reader's head.
LONGEST_FILE = 400
#: A file or folder of ours, as CONTRIBUTING.md names it; what a newcomer is still to make, with "my", isn't there.
NAMED = re.compile(r"`((?:bot|docs|games|renderers|tests|\.ci|publishing|storage|table|ui)/(?!.*my_)[\w./]*)[` ]")
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


def test_the_workflow_runs_ci() -> None:
    assert re.findall(r"run: (.*)", (ROOT / WORKFLOW).read_text()) == [".ci/run"]


def test_the_audit_looks_for_known_vulnerabilities_every_week() -> None:
    audit = (ROOT / AUDIT).read_text()
    assert "pip-audit" in re.findall(r"run: (.*)", audit)[-1]
    assert "cron:" in audit


@pytest.mark.parametrize("file", [WORKFLOW, AUDIT])
def test_a_workflow_may_only_read(file: str) -> None:
    workflow = (ROOT / file).read_text()
    assert re.findall(r"permissions:\n((?:  .*\n)*)", workflow) == ["  contents: read\n"]
    assert "secrets" not in workflow


@pytest.mark.parametrize(("file", "schema"), SCHEMAS.items())
def test_github_understands(file: str, schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(ROOT / file)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_every_yaml_file_for_github_has_a_schema() -> None:
    assert {str(path.relative_to(ROOT)) for path in ROOT.glob(".github/**/*.y*ml")} == set(SCHEMAS)


def test_what_contributing_names_is_there() -> None:
    named = set(NAMED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))

    assert {"ui/controls.py", "games/codecs.py"} <= named
    assert {name for name in named if not (ROOT / name).exists() and not (ROOT / "bot" / name).exists()} == set()


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


# --- dependencies -----------------------------------------------------------------------------------------------------

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED_TO_RUN: list[str] = PROJECT["project"]["dependencies"]
NEEDED: list[str] = [
    *NEEDED_TO_RUN,
    *(name for extra in PROJECT["project"]["optional-dependencies"].values() for name in extra),
    *PROJECT["build-system"]["requires"],
]
#: Where a package is imported by another name than its own.
IMPORTED_AS = {
    "discord.py": "discord",
    "zlib-ng": "zlib_ng",
    "pillow": "PIL",
    "fluent.runtime": "fluent",
    "fontpkg-noto-sans": "fontpkg",
}


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("requirement", [needed for needed in NEEDED if not needed.startswith("guildhall[")])
def test_no_dependency_can_bring_a_version_that_nobody_has_tried(requirement: str) -> None:
    assert re.search(r"<\d|~=|==", requirement)


def test_simcord_is_pinned_because_the_sandbox_relies_on_its_private_names() -> None:
    pinned = [needed for needed in NEEDED if needed.startswith("simcord[")]
    assert sorted(pinned) == ["simcord[preview]==3.2.1", "simcord[pytest]==3.2.1"]


@pytest.mark.parametrize("name", [*map(name_of, NEEDED_TO_RUN)])
def test_every_dependency_is_imported(name: str) -> None:
    module = IMPORTED_AS.get(name, name)
    sources = [path.read_text(encoding="utf-8") for top in ("bot", "renderers") for path in (ROOT / top).rglob("*.py")]
    assert any(re.search(rf"^\s*(import|from) {module}\b", source, re.MULTILINE) for source in sources)


@pytest.mark.parametrize("name", [*map(name_of, NEEDED_TO_RUN)])
def test_the_readme_says_what_every_dependency_is_for(name: str) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| {re.escape(name)} \|", readme, re.MULTILINE | re.IGNORECASE)


def test_no_file_is_too_long_to_read() -> None:
    files = [
        path for folder in ("bot", "games", "renderers", "tests") for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    lines = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}

    assert {name: count for name, count in lines.items() if count > LONGEST_FILE} == {}
