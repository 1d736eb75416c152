"""The catalogues: complete, the same in both languages, used, and within Discord's limits."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.controllers import CONTROLLERS
from bot.languages import LANGUAGE_NAMES, LANGUAGES, Translator, catalogue_files, language, localised, spoken
from renderers import fonts

ROOT = Path(__file__).parents[2]
#: The id of a message, or a part of it, with ``*`` for what is filled in.
ID = re.compile(r"[a-z0-9_*-]+")
#: The bot asks the rules only about seats that there are.
NEVER_TOLD = {"no-such-seat"}
#: What the rules make codes of: the kind of its message, and where the code stands among its arguments.
SPOKEN = {
    "Question": ("ask", 0),
    "Answer": ("answer", 1),
    "Closed": ("closed", 1),
    "Event": ("event", 0),
    "ScoreLine": ("scored", 0),
}
KINDS = {kind for kind, _ in SPOKEN.values()} | {"differently", "refusal"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: As long as a name on Discord gets.
LONG_NAME = "Wilhelmine von Hohenzollern-Köln"


# --- what the catalogues hold -----------------------------------------------------------------------------------------


class Message(NamedTuple):
    """A message with its arguments; those that choose a form come with the values that they can have."""

    arguments: dict[str, tuple[str | int, ...]]


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, tuple[str | int, ...]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.setdefault(node.id.name, ())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            self.found[name] = tuple(value for variant in node.variants for value in values_of(variant.key))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        for part in node.arguments.positional:
            if isinstance(part, ftl.VariableReference):
                self.found[part.id.name] = (1, 2)


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


def formatted(code: str, name: str, word: str = "Wren") -> list[str]:
    """A message in all its forms; what does not choose a form is the given word, or a number in a counting one."""
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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_catalogues_can_be_read_to_the_end(code: str) -> None:
    assert [entry.content for entry in entries(code) if isinstance(entry, ftl.Junk)] == []
    assert len(messages(code)) > 300


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_stands_twice(code: str) -> None:
    names = [entry.id.name for entry in entries(code) if isinstance(entry, ftl.Message)]

    assert [name for name in set(names) if names.count(name) > 1] == []


def test_both_languages_have_the_same_files() -> None:
    english, german = ([file.name for file in catalogue_files(code)] for code in LANGUAGES)

    assert english == german


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) ^ set(messages("de")) == set()


def test_both_languages_use_the_same_arguments() -> None:
    different = {
        name: (sorted(messages("en")[name].arguments), sorted(messages("de")[name].arguments))
        for name in messages("en").keys() & messages("de").keys()
        if set(messages("en")[name].arguments) != set(messages("de")[name].arguments)
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


# --- what the code asks for -------------------------------------------------------------------------------------------


class Call(NamedTuple):
    """Somewhere a message is said: its id (with ``*`` for what is filled in) and the arguments that come with it."""

    where: str
    message: str
    #: None where they are handed on and cannot be known.
    passed: frozenset[str] | None


def texts_of(node: ast.AST) -> list[str]:
    """The texts that an expression can be, as far as it can be seen."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) + texts_of(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)]
    return []


@cache
def trees(folder: str) -> list[tuple[str, ast.Module]]:
    place = ROOT / folder
    paths = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [(str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def calls(folder: str, names: set[str], prefix: str = "", place: int = 0) -> Iterator[Call]:
    """Every call of a function with one of these names that has a text as its first argument, or at that place."""
    for where, tree in trees(folder):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            passed = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            known = None if any(keyword.arg is None for keyword in node.keywords) else passed
            if name in names:
                texts = [text for text in texts_of(node.args[place]) if ID.fullmatch(text)]
                yield from (Call(f"{where}:{node.lineno}", prefix + text, known) for text in texts)


@cache
def said() -> list[Call]:
    refusals = [
        Call(f"{call.where}", f"{key}-refusal-{call.message.replace('_', '-')}", call.passed)
        for slug, key in games()
        for call in reasons(slug)
        if call.message.replace("_", "-") not in NEVER_TOLD
    ]
    codes = [call for slug, key in games() for call in codes_of(slug, key)]
    return [*calls("bot", {"say", "localised"}), *calls("bot", {"Refusal"}, "refusal-"), *refusals, *codes]


def codes_of(slug: str, key: str) -> Iterator[Call]:
    """What the rules say in codes that stand in the code as they are; what is put together can't be seen."""
    for name, (kind, place) in SPOKEN.items():
        for call in calls(f"games/{slug}", {name}, place=place):
            yield Call(call.where, f"{key}-{kind}-{call.message.replace('_', '-')}", None)


def places_of(slug: str) -> tuple[str, ...]:
    """Where the steps of a game are refused."""
    return (f"games/{slug}", f"bot/controllers/{slug}", f"bot/cogs/{slug}.py")


def reasons(slug: str) -> Iterator[Call]:
    """Every reason for which a step of a game is refused; checks name theirs after what must hold.

    What the rules of every game refuse alike is said alike.
    """
    for folder in places_of(slug):
        for call in (*calls(folder, {"IllegalMove"}), *calls(folder, {"require"}, place=1)):
            if f"rules-{call.message.replace('_', '-')}" not in messages("en"):
                yield call


def games() -> list[tuple[str, str]]:
    return [(slug, controller.key) for slug, controller in CONTROLLERS.items()]


def matching(message: str, code: str = "en") -> list[str]:
    if "*" not in message:
        return [message] if message in messages(code) else []
    pattern = re.compile(re.escape(message).replace(r"\*", "[a-z0-9-]+"))
    return [name for name in messages(code) if pattern.fullmatch(name)]


def literals(folder: str) -> set[str]:
    """Every text in the code that could be (a part of) the id of a message."""
    found = set()
    for _, tree in trees(folder):
        for node in ast.walk(tree):
            found |= {text for text in texts_of(node) if ID.fullmatch(text)}
    openers = {f"{key}-*" for _, key in games()}  # the prefix of all ids of a game, put before the rest elsewhere
    return {text for text in found - openers if re.search(r"[a-z]{2}", text)}


@cache
def used() -> set[str]:
    texts = literals("bot") | literals("renderers") | {call.message for call in said()}
    for slug, key in games():
        own = literals(f"renderers/{slug}") | literals(f"bot/controllers/{slug}")
        parameters = {name for call in reasons(slug) for name in call.passed or ()}
        words = {text.replace("_", "-") for text in literals(f"games/{slug}") | parameters}
        texts |= {f"{key}-{kind}-{word}" for kind in KINDS for word in words}
        own |= words
        texts |= {f"{key}-{text}" for text in own} | {f"{key}-{text}-*" for text in own if re.fullmatch("[a-z]+", text)}
    return {name for text in texts for name in matching(text)}


def drawn() -> set[str]:
    """What the pictures of the games say."""
    own = {text for slug, _ in games() for text in literals(f"renderers/{slug}")}
    texts = {text for text in own if "*" not in text} | {
        f"{key}-{text}" for slug, key in games() for text in literals(f"renderers/{slug}")
    }
    return {name for text in texts for name in matching(text)}


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


def test_every_reason_of_the_rules_has_its_sentence_and_no_sentence_is_without_one() -> None:
    for slug, key in games():
        prefix = f"{key}-refusal-"
        raised = {call.message.replace("_", "-") for call in reasons(slug)}
        told = {name.removeprefix(prefix) for name in messages("en") if name.startswith(prefix)}
        assert told == {code for code in raised if "*" not in code} - NEVER_TOLD


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_in_a_picture_has_a_glyph(code: str) -> None:
    texts = {text for name in drawn() for text in formatted(code, name)}

    assert len(texts) > 100
    assert {sign for text in texts for sign in text if not fonts.covers(sign) and sign != "\n"} == set()


# --- limits -----------------------------------------------------------------------------------------------------------

LIMITS = {"button": 80, "option": 100, "menu": 150, "Menu": 150}


def shown_by(function: str) -> list[str]:
    """The messages that are handed to a function as what it shows."""
    found = []
    for _, tree in trees("bot"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == function:
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


# --- who reads what ---------------------------------------------------------------------------------------------------


def test_a_language_that_is_not_spoken_becomes_english() -> None:
    assert language("fr").code == "en"
    assert language("de").code == "de"


def test_every_language_says_what_it_is_called() -> None:
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        (discord.Locale.german, "de"),
        (discord.Locale.american_english, "en"),
        (discord.Locale.british_english, "en"),
        (discord.Locale.french, None),
        (None, None),
        ("", None),
    ],
)
def test_a_locale_of_discord_leads_to_its_language(locale: discord.Locale | str | None, code: str | None) -> None:
    assert spoken(locale) == code


def test_an_unknown_message_is_an_error_and_not_an_empty_sentence() -> None:
    with pytest.raises(LookupError):
        language("en")("no-such-message")


def test_a_missing_argument_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    language("en")("refusal-table-full")

    assert "message refusal-table-full in en" in caplog.text


def context() -> Any:
    return app_commands.TranslationContext(app_commands.TranslationContextLocation.other, data=None)


async def test_the_translator_gives_german_and_english_and_nothing_else() -> None:
    translator, text = Translator(), localised("command-move-about")

    assert str(text) == language("en")("command-move-about")
    assert await translator.translate(text, discord.Locale.german, context()) == language("de")("command-move-about")
    assert await translator.translate(text, discord.Locale.british_english, context()) == str(text)
    assert await translator.translate(text, discord.Locale.french, context()) is None


async def test_the_translator_fills_in_arguments() -> None:
    text = localised("card-add-computer", level="x")

    assert await Translator().translate(text, discord.Locale.german, context()) == language("de")(
        "card-add-computer", level="x"
    )


async def test_the_translator_leaves_strangers_alone() -> None:
    stranger = app_commands.locale_str("tiny-towns")

    assert await Translator().translate(stranger, discord.Locale.german, context()) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_number_of_a_game_is_a_name_and_not_a_quantity(code: str) -> None:
    assert language(code)("thread-name", game="Tiny Towns", number=1234) == "Tiny Towns 1234"
    assert "1234" in language(code)("game-title", game="Tiny Towns", number=1234, names="Ada")


def test_no_message_is_left_over() -> None:
    assert sorted(set(messages("en")) - used()) == []
