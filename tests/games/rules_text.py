"""What a game's RULES.md says, and what its code and tests cite from it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: Where a game keeps a folder of its own whose comments may cite its rulings.
ROOMS = ("games", "renderers", "bot/controllers", "tests/games")
_RULINGS = re.compile(r"^## Rulings$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_RULING = re.compile(r"^- \*\*([A-Z]\d+)\. ", re.MULTILINE)


def rules_text(slug: str) -> str:
    return files(f"games.{slug}").joinpath("RULES.md").read_text(encoding="utf-8")


def rulings(text: str) -> list[str]:
    """The numbers of the rulings in a RULES.md, in order."""
    section = _RULINGS.search(text)
    return _RULING.findall(section[1]) if section else []


def without_gaps(numbers: list[str]) -> list[str]:
    """The same rulings counted from 1, letter by letter."""
    letters = [number[0] for number in numbers]
    return [f"{letter}{index}" for letter in dict.fromkeys(letters) for index in range(1, letters.count(letter) + 1)]


def table_rows(slug: str) -> list[list[str]]:
    """The cells of every row of every table in a game's rules, without the signs for code."""
    lines = [line for line in rules_text(slug).splitlines() if line.startswith("|")]
    return [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in lines]


def citations(text: str, letters: set[str]) -> set[str]:
    """Every ruling named in a text. Most games number theirs R1, R2, …; a game may use other letters as well."""
    return set(re.findall(rf"\b[{''.join(sorted(letters | {'R'}))}]\d+\b", text))


def cited_in_code(slug: str, letters: set[str]) -> dict[str, set[str]]:
    """Every ruling cited in the comments of a game's folders, and the files that cite it."""
    found: dict[str, set[str]] = {}
    for path in _sources(slug):
        remarks = python_remarks if path.suffix == ".py" else toml_remarks
        for number in citations("\n".join(remarks(path.read_text(encoding="utf-8"))), letters):
            found.setdefault(number, set()).add(str(path.relative_to(ROOT)))
    return found


def _sources(slug: str) -> list[Path]:
    return [path for room in ROOMS for suffix in ("py", "toml") for path in (ROOT / room / slug).rglob(f"*.{suffix}")]


def python_remarks(source: str) -> Iterator[str]:
    """The comments and docstrings of a Python source."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def toml_remarks(source: str) -> Iterator[str]:
    for line in source.splitlines():
        yield line.partition("#")[2]
