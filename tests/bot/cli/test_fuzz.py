"""``guildhall fuzz``: random input of every kind, in short."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from bot import config
from bot.__main__ import main
from bot.testing.fuzz.runner import SHARES, counts


def fuzzed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = main(["fuzz", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def crash(*_: object) -> None:
    raise KeyError("boom")


def test_every_input_is_answered_or_clearly_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, report = fuzzed(capsys, "--inputs", "200", "--seed", "1")

    assert report["findings"] == []
    assert report["kinds"] == counts(200, tuple(SHARES))
    assert code == 0


def test_what_crashes_is_found_and_told_with_its_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(config, "_read", crash)

    code, report = fuzzed(capsys, "--inputs", "9", "--kinds", "config", "--seed", "1")

    (finding,) = report["findings"]
    assert (finding["kind"], finding["problem"], finding["times"]) == ("config", "KeyError('boom')", 9)
    assert finding["inputs"][0]
    assert code == 1


def test_the_same_seed_tries_the_same_inputs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--inputs", "300", "--kinds", "notation,config", "--seed", "seven")
    _, first = fuzzed(capsys, *arguments)
    _, second = fuzzed(capsys, *arguments)

    assert first["seed"] == second["seed"]
    assert first["answers"] == second["answers"]


def test_the_report_names_the_seed_the_kinds_and_the_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["fuzz", "--inputs", "50", "--kinds", "config", "--seed", "7"])

    told = capsys.readouterr().out
    assert told.startswith("50 inputs, seed 7, ")
    assert "config: 50\n" in told
    assert " ConfigError\n" in told
    assert told.endswith("Every input was answered or clearly refused.\n")


def test_an_unknown_kind_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["fuzz", "--kinds", "poems"])

    assert end.value.code == 2
    assert "no kind 'poems'; there are notation, config, custom-ids" in capsys.readouterr().err


def test_fuzz_without_its_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "bot.testing.fuzz.runner")
    monkeypatch.delitem(sys.modules, "bot.testing.fuzz.database", raising=False)
    monkeypatch.delitem(sys.modules, "bot.testing.server", raising=False)
    monkeypatch.setitem(sys.modules, "simcord.builders", None)

    assert main(["fuzz"]) == 3
    assert "guildhall[sandbox]" in capsys.readouterr().err
