"""What all commands have in common: usage, help, exit codes, settings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import client, config
from bot.__main__ import main
from bot.cli import COMMANDS, doctor, simulate
from tests.example.rules import GAME

SLUG = GAME.slug


def test_runs_as_a_module_and_tells_its_version() -> None:
    run = subprocess.run([sys.executable, "-m", "bot", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("guildhall ")


def test_help_teaches_by_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in COMMANDS)
    assert "guildhall sandbox  " in shown
    assert "exit codes" in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    assert f"guildhall {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["juggle"],
        ["simulate"],
        ["simulate", SLUG, "--players", "0"],
        ["simulate", SLUG, "--games", "many"],
        ["simulate", SLUG, "--levels", "hard,brutal"],
        ["simulate", SLUG, "--level", "hard", "--levels", "hard,easy"],
        ["render", SLUG, "--moves", "-1"],
        ["sandbox", "--port", "70000"],
    ],
)
def test_wrong_arguments_end_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["simulate", "lantern_auktion"], "did you mean lantern_auction?"),
        (["simulate", "poker"], "there are"),
        (["simulate", SLUG, "--players", "4"], "does not allow this table: seats, least 1, most 3"),
        (["simulate", SLUG, "--players", "1", "--options", '{"steep": true}'], "not_in_solo"),
        (["simulate", SLUG, "--options", '{"steep": 3}'], "--options: Expected `bool`, got `int`"),
        (["simulate", SLUG, "--options", "{"], "--options: "),
        (["render", SLUG], "-o FILE"),
        (["render", SLUG, "--players", "2", "--seat", "2", "--text"], "no seat 2 at a table of 2"),
        (["record", SLUG, "--folder", "no/such/folder"], "there is no folder"),
    ],
)
def test_impossible_wishes_are_explained_and_end_with_2(
    arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert answer in capsys.readouterr().err


def test_interruption_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    assert main(["simulate", SLUG]) == 130


def test_reader_who_has_seen_enough_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "bot", "render", "hamlet", "--text"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.close()
        assert run.stderr is not None
        assert run.stderr.read() == b""
    assert run.returncode == 0


def test_every_command_has_a_module_of_its_name_and_no_other_is_imported() -> None:
    code = (
        "import sys; from bot.__main__ import main; main(['backup', 'x', '--config', '/dev/null']); print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    loaded = {name for name in COMMANDS if f"bot.cli.{name}" in run.stdout.split()}
    assert loaded == {"backup"}


@pytest.mark.parametrize("command", [["run"], ["doctor"], ["backup", "copy"]])
def test_wrong_configuration_ends_with_3(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.toml").write_text("[table]\nlanguage = 7\n")

    assert main([*command, "--config", "broken.toml"]) == 3
    assert "table.language" in capsys.readouterr().err


def test_run_and_doctor_get_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[str, config.Config]] = []

    def started(settings: config.Config) -> int:
        seen.append(("client", settings))
        return 0

    def examined(settings: config.Config) -> int:
        seen.append(("doctor", settings))
        return 1

    monkeypatch.setattr(client, "run", started)
    monkeypatch.setattr(doctor, "examine", examined)
    settings = tmp_path / "config.toml"
    settings.write_text("[table]\nlobby_days = 3\n")

    assert main(["run", "--config", str(settings)]) == 0
    assert main(["doctor", "--config", str(settings)]) == 1
    assert [(name, settings.table.lobby_days) for name, settings in seen] == [("client", 3), ("doctor", 3)]
