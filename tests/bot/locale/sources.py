"""Which messages the code asks for, as far as that can be read off its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.controllers import CONTROLLERS
from tests.bot.locale.catalogues import messages

ROOT = Path(__file__).parents[3]
#: The id of a message, or a part of it, with ``*`` for what is filled in.
ID = re.compile(r"[a-z0-9_*-]+")
#: The bot only asks the rules about seats that exist.
NEVER_TOLD = {"no-such-seat"}
#: What the rules make codes for: the kind of message, and which argument is the code.
SPOKEN = {
    "Question": ("ask", 0),
    "Answer": ("answer", 1),
    "Closed": ("closed", 1),
    "Event": ("event", 0),
    "ScoreLine": ("scored", 0),
}
#: The ids of slash commands as the code that puts them together writes them; ``commands`` reads what is put in.
PUT_TOGETHER = {"command-*", "command-*-about", "command-option-*", "command-option-*-about"}
KINDS = {kind for kind, _ in SPOKEN.values()} | {"differently", "refusal", "reason"}


class Call(NamedTuple):
    """Somewhere a message is said: its id (with ``*`` for what is filled in) and the arguments that come with it."""

    where: str
    message: str
    #: None if they are passed on and can't be known.
    passed: frozenset[str] | None


def texts_of(node: ast.AST) -> list[str]:
    """The texts an expression can be, as far as its source shows."""
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


@cache
def called(folder: str) -> list[tuple[str, str, ast.Call]]:
    """Every call of a function: the file, the function's name, and the call."""
    return [
        (where, node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node)
        for where, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    ]


def calls(folder: str, names: set[str], prefix: str = "", place: int = 0) -> Iterator[Call]:
    """Every call of a function with one of these names whose first argument, or the one at ``place``, is a text."""
    for where, name, node in called(folder):
        if name in names and len(node.args) > place:
            passed = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            known = None if any(keyword.arg is None for keyword in node.keywords) else passed
            texts = [text for text in texts_of(node.args[place]) if ID.fullmatch(text)]
            yield from (Call(f"{where}:{node.lineno}", prefix + text, known) for text in texts)


def with_forms(passed: frozenset[str] | None) -> frozenset[str] | None:
    """The voices of the games also say some things with their articles, and in one phrase whatever is missing."""
    if passed is None:
        return None
    return passed | {form for name, forms in FORMS.items() if name in passed for form in forms}


FORMS = {
    "card": ("a_card",),
    "place": ("place_the", "place_at", "place_from", "place_to"),
    "tile": ("tile_name",),
    "gold": ("missing",),
}


@cache
def said() -> list[Call]:
    refusals = [
        Call(f"{call.where}", f"{key}-refusal-{call.message.replace('_', '-')}", with_forms(call.passed))
        for slug, key in games()
        for call in reasons(slug)
        if call.message.replace("_", "-") not in NEVER_TOLD
    ]
    codes = [call for slug, key in games() for call in codes_of(slug, key)]
    spoken = [*calls("bot", {"say", "localised"}), *calls("bot", {"Refusal"}, "refusal-")]
    return [*spoken, *commands(), *refusals, *codes]


def commands() -> Iterator[Call]:
    """The words of slash commands, as ``command``, ``line_command`` and ``group`` put them together."""
    for where, function, node in called("bot"):
        if function in ("command", "line_command", "group") and isinstance(node.func, ast.Name):
            for name in texts_of(node.args[0]):
                options = {str(option.arg): text for option in node.keywords for text in texts_of(option.value)}
                if function == "line_command" and "{what}" in texts_of(node.args[1])[0]:
                    options["what"] = "what"
                ids = [f"command-{name}", f"command-{options.pop('about', name)}-about"]
                ids += [f"command-option-{word.partition('/')[0]}" for word in options.values()]
                ids += [f"command-option-{word.rpartition('/')[2]}-about" for word in options.values()]
                yield from (Call(f"{where}:{node.lineno}", message, frozenset()) for message in ids)


def codes_of(slug: str, key: str) -> Iterator[Call]:
    """The codes of the rules that are written out in the code; those that are put together can't be seen."""
    for name, (kind, place) in SPOKEN.items():
        for call in calls(f"games/{slug}", {name}, place=place):
            code = call.message.replace("_", "-")
            # What has no sentence of its own is told as the refusal of the move.
            refused = kind == "closed" and f"{key}-closed-{code}" not in messages("en")
            yield Call(call.where, f"{key}-{'refusal' if refused else kind}-{code}", None)


def reasons(slug: str) -> Iterator[Call]:
    """Every reason to refuse a move of a game; checks name theirs after what must hold.

    What the rules of every game refuse in the same way has one sentence for all.
    """
    folder = f"games/{slug}"
    for call in (*calls(folder, {"IllegalMove"}), *calls(folder, {"require"}, place=1)):
        if f"rules-{call.message.replace('_', '-')}" not in messages("en"):
            yield call


def refusals_outside_the_rules() -> list[str]:
    """Where something other than the rules makes one of their errors."""
    made = [*called("bot"), *called("renderers")]
    return [f"{where}:{node.lineno}" for where, name, node in made if name == "IllegalMove"]


def games() -> list[tuple[str, str]]:
    return [(slug, controller.key) for slug, controller in CONTROLLERS.items()]


def matching(message: str, code: str = "en") -> list[str]:
    if "*" not in message:
        return [message] if message in messages(code) else []
    pattern = re.compile(re.escape(message).replace(r"\*", "[a-z0-9-]+"))
    return [name for name in messages(code) if pattern.fullmatch(name)]


@cache
def literals(folder: str) -> set[str]:
    """Every text in the code that could be the id of a message, or a part of it."""
    found = set()
    for _, tree in trees(folder):
        for node in ast.walk(tree):
            found |= {text for text in texts_of(node) if ID.fullmatch(text)}
    openers = {f"{key}-*" for _, key in games()}  # the prefix of all ids of a game, put before the rest elsewhere
    return {text for text in found - openers - PUT_TOGETHER if re.search(r"[a-z]{2}", text)}


def estimated(folder: str) -> set[str]:
    """The codes of the parts of an estimate: names of values, or the first words of texts like ``"scored FAR"``."""
    nodes = [node for _, tree in trees(folder) for node in ast.walk(tree)]
    names = {node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    parts = {text.removesuffix(" *") for node in nodes for text in texts_of(node) if re.fullmatch(r"[a-z]+ \*", text)}
    return names | parts


@cache
def used() -> set[str]:
    texts = (
        literals("bot") | literals("renderers") | {call.message for call in said() if call.message not in PUT_TOGETHER}
    )
    for slug, key in games():
        own = literals(f"renderers/{slug}") | literals("renderers/voice.py") | literals(f"bot/controllers/{slug}")
        parameters = {name for call in reasons(slug) for name in call.passed or ()}
        named = literals(f"games/{slug}") | estimated(f"games/{slug}/ai")
        words = {text.replace("_", "-") for text in named | parameters}
        texts |= {f"{key}-{kind}-{word}" for kind in KINDS for word in words}
        own |= words
        texts |= {f"{key}-{text}" for text in own} | {f"{key}-{text}-*" for text in own if re.fullmatch("[a-z]+", text)}
    return {name for text in texts for name in matching(text)}


@cache
def drawn() -> set[str]:
    """What the pictures of the games say."""
    own = {text for slug, _ in games() for text in literals(f"renderers/{slug}")}
    texts = {text for text in own if "*" not in text} | {
        f"{key}-{text}" for slug, key in games() for text in literals(f"renderers/{slug}")
    }
    return {name for text in texts for name in matching(text)}
