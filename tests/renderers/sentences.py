"""The catalogues as the pictures use them, without the bot around them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from renderers.core import Say, Table
from tests import example
from tests.example.rules import GAME as EXAMPLE

LANGUAGES = ("en", "de")
NAMES = ("Annika", "Bob", "Maximiliane von Hohenzollern-Sigm", "🦊 Fuchs", "山田太郎", "Zoë_99")


def source(language: str, name: str) -> str:
    if name == EXAMPLE.slug:  # whatever belongs to the example is in its own folder
        return Path(example.__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    return files("bot").joinpath("locale", language, f"{name}.ftl").read_text(encoding="utf-8")


class Speaker:
    """The sentences of one game, with those that tell for every game; a problem with one of them fails the test."""

    def __init__(self, language: str, name: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalogue in (name, "telling"):
            self._bundle.add_resource(FluentResource(source(language, catalogue)))
        self._remembered = cache(self._said)

    def __call__(self, message: str, /, **params: str | int) -> str:
        return self._remembered(message, **params)

    def _said(self, message: str, /, **params: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, params)
        assert not problems, (message, problems)
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))


@cache
def speaker(language: str, name: str = "tiny_towns") -> Say:
    return Speaker(language, name)


def table(seats: int, language: str = "en", names: tuple[str, ...] = NAMES) -> Table:
    return Table(names[:seats], speaker(language))


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """Every message of a catalogue with the arguments it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source(language, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Arguments()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} appears twice"
            found[entry.id.name] = frozenset(visitor.found)
    return found
