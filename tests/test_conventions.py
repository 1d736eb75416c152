"""What every test of this repository keeps to."""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
#: Where pauses between two looks are made.
WAITING = TESTS / "waiting.py"

#: Imports every test of the rules, and says which modules of the bot came along.
IMPORT_RULE_TESTS = """
import importlib, pathlib, sys
for path in sorted(pathlib.Path("tests/games").rglob("*.py")):
    importlib.import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
print(*sorted(name for name in sys.modules if name.partition(".")[0] == "bot" or name.startswith("tests.bot")))
"""


def test_rules_are_tested_without_the_bot() -> None:
    command = [sys.executable, "-c", IMPORT_RULE_TESTS]
    imported = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True)
    assert imported.stdout.split() == []


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def naps(tree: ast.AST) -> Iterator[int]:
    """The lines in which somebody waits for time to pass, or gives up after a time; a sleep of 0 lets others go on."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(ast.Name("asyncio"), "sleep"), args=[ast.Constant(0)]):
                continue
            case ast.Call(func=ast.Attribute(ast.Name("asyncio"), "sleep"), args=[ast.Constant()]):
                yield node.lineno
            case ast.Call(func=ast.Attribute(ast.Name("asyncio"), "timeout"), args=[ast.Constant()]):
                yield node.lineno
            case ast.Call(func=ast.Attribute(ast.Name("asyncio"), "wait_for"), args=[_, ast.Constant()]):
                yield node.lineno
            case ast.keyword("timeout", ast.Constant(int() | float())):
                yield node.lineno
            case ast.Attribute(ast.Name("time"), "sleep") | ast.ImportFrom("time" | "asyncio", [ast.alias("sleep")]):
                yield node.lineno


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(1)",
        "await asyncio.sleep(0.1)",
        "to_thread(time.sleep, 1)",
        "from time import sleep",
        "await asyncio.wait_for(done, 5)",
        "async with asyncio.timeout(5): await done",
        "process.wait(timeout=5)",
    ],
)
def test_a_nap_is_found(line: str) -> None:
    assert list(naps(ast.parse(line))) == [1]


@pytest.mark.parametrize(
    "line",
    ["await asyncio.sleep(0)", "await asyncio.sleep(seconds)", "asyncio.timeout(LONGEST_WAIT)", "View(timeout=None)"],
)
def test_letting_others_go_on_is_no_nap(line: str) -> None:
    assert list(naps(ast.parse(line))) == []


def test_nobody_waits_for_time_to_pass() -> None:
    files = [path for path in sorted(TESTS.rglob("*.py")) if path != WAITING]
    assert [f"{path}:{line}" for path in files for line in naps(parsed(path))] == []


#: What makes a test go another way than from its first line to its last. Comprehensions aren't among them: they select
#: and collect, so that a test can assert once on everything it has found (``assert [… for … if …] == []``).
LOGIC = (ast.For, ast.AsyncFor, ast.While, ast.If, ast.IfExp, ast.Try, ast.TryStar, ast.Match)
#: They repeat or decide if nobody looks at what comes out.
COLLECTING = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.BoolOp)


def logic(tree: ast.AST) -> Iterator[int]:
    """The lines in which a test decides or repeats something; helpers may."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name.startswith("test_"):
            nodes = [node for node in ast.walk(function) if isinstance(node, ast.stmt | ast.expr)]
            yield from (node.lineno for node in nodes if isinstance(node, LOGIC) or is_disguised(node))


def is_disguised(node: ast.AST) -> bool:
    """Whether this is a loop, a condition or a ``try`` in other words: only what it does on the way counts."""
    match node:
        case ast.Expr(value) | ast.Assign([ast.Name("_")], value):
            return any(isinstance(part, COLLECTING) or is_call_of("map", part) for part in (value, *arguments(value)))
        case ast.Call():
            return is_call_of("suppress", node)
    return False


def arguments(node: ast.AST) -> list[ast.expr]:
    """What is collected: ``list(map(…))``, ``all(… for …)``."""
    match node:
        case ast.Call(ast.Name(name), args) if hasattr(builtins, name):
            return args
    return []


def is_call_of(name: str, node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name


@pytest.mark.parametrize(
    "body",
    [
        "for n in range(3): assert n",
        "while n: n -= 1",
        "if n: assert n",
        "assert n == (1 if n else 0)",
        "try: go()\n finally: stop()",
        "match n:\n  case 1: go()",
        "def helper():\n  if n: go()",
        "[check(n) for n in range(3)]",
        "{check(n) for n in range(3)}",
        "found and check(found)",
        "found or fail()",
        "_ = [check(n) for n in range(3)]",
        "list(map(check, range(3)))",
        "all(check(n) for n in range(3))",
        "with contextlib.suppress(KeyError): go()",
        "with suppress(KeyError): go()",
    ],
)
def test_logic_is_found(body: str) -> None:
    assert list(logic(ast.parse(f"def test_it():\n {body}")))
    assert list(logic(ast.parse(f"async def test_it():\n {body}")))
    assert not list(logic(ast.parse(f"def helper():\n {body}")))


@pytest.mark.parametrize(
    "body", ["assert [n for n in found if n] == []", "with raises(KeyError): go()", "assert a or b"]
)
def test_collecting_is_no_logic(body: str) -> None:
    assert list(logic(ast.parse(f"def test_it():\n {body}"))) == []


def test_tests_have_no_logic() -> None:
    files = sorted(TESTS.rglob("test_*.py"))
    assert [f"{path}:{line}" for path in files for line in logic(parsed(path))] == []
