"""What the Fluent files hold: their messages, and the arguments and forms of each."""

from __future__ import annotations

from datetime import date
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.languages import catalogue_files, language

#: What a message can be given.
Value: TypeAlias = str | int | date
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Message(NamedTuple):
    """A message with its arguments; those that choose a form come with the values that they can have."""

    arguments: dict[str, tuple[Value, ...]]


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, tuple[Value, ...]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.setdefault(node.id.name, ())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            self.found[name] = tuple(value for variant in node.variants for value in values_of(variant.key))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        values: tuple[Value, ...] = (date(2026, 11, 1),) if node.id.name == "DATETIME" else (1, 2)
        for part in node.arguments.positional:
            if isinstance(part, ftl.VariableReference):
                self.found[part.id.name] = values


def values_of(key: ftl.Identifier | ftl.NumberLiteral) -> tuple[str | int, ...]:
    if isinstance(key, ftl.NumberLiteral):
        return (int(key.value),)
    if key.name in PLURALS:
        return (1,) if key.name == "one" else (2, 7)
    return (key.name,)


@cache
def entries(code: str) -> list[ftl.Message | ftl.Term | ftl.Junk]:
    parser = FluentParser()
    return [
        entry
        for file in catalogue_files(code)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
        if not isinstance(entry, ftl.BaseComment)
    ]


@cache
def messages(code: str) -> dict[str, Message]:
    found = {}
    for entry in entries(code):
        if isinstance(entry, ftl.Message):
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = Message(visitor.found)
    return found


def formatted(code: str, name: str, word: str | int = "Wren") -> list[str]:
    """A message in all its forms; what doesn't choose a form becomes the given word, or a number where it counts."""
    arguments = messages(code)[name].arguments
    choices = [values or (word,) for values in arguments.values()]
    bundle = language(code)._bundle
    pattern = bundle.get_message(name).value
    assert pattern is not None
    texts = []
    for values in product(*choices):
        text, problems = bundle.format_pattern(pattern, dict(zip(arguments, values, strict=True)))
        assert problems == [], (code, name, problems)
        texts.append(str(text))
    return texts
