"""The command line, played with Lantern Auction in place of a big game."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

import bot
import bot.cli
import games
import renderers
from bot import config
from bot.__main__ import main
from bot.cli import bench
from bot.cli.arguments import parser
from bot.cli.commands import COMMANDS
from games.conformance import recording
from renderers.core import Picture, Renderer
from tests.example.rules import GAME, State

SLUG = GAME.slug


def picture(size: int, what: str, view: State) -> Picture:
    """As plain as a picture can be: its size tells which picture it is."""
    png = BytesIO()
    Image.effect_noise((size, size), 50).convert("P").save(png, "PNG")
    return Picture(png.getvalue(), f"{what}, prizes {view.prizes}")


LANTERNS: Renderer[State] = Renderer(
    board=lambda view, table: picture(300, "board", view),
    panel=lambda view, seat, table, asked: picture(301, f"panel of {table.names[seat]}", view),
    final=lambda view, table: picture(302, "final", view),
    words=lambda view, seat, table: f"seat {seat}, {GAME.notation.write_position(view)}",
)


@pytest.fixture(autouse=True)
def lantern_auction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, SLUG, GAME)
    monkeypatch.setitem(renderers.REGISTRY, SLUG, LANTERNS)


def size_of(path: Path) -> int:
    with Image.open(path) as image:
        return image.width


# --- usage -----------------------------------------------------------------------------------------------------------


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

    monkeypatch.setitem(COMMANDS, "simulate", interrupted)
    assert main(["simulate", SLUG]) == 130


def test_reader_who_has_seen_enough_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "bot", "render", "hamlet", "--text"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.close()
        assert run.stderr is not None
        assert run.stderr.read() == b""
    assert run.returncode == 0


def test_every_command_of_the_parser_is_done_by_a_function() -> None:
    listed = next(action for action in parser()._actions if action.dest != "help" and action.choices)
    assert set(listed.choices or ()) == set(COMMANDS)


# --- simulate --------------------------------------------------------------------------------------------------------


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", SLUG, "--json", *arguments]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_simulation_counts_games_seats_and_steps(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "3", "--games", "12", "--levels", "hard,easy")
    assert (report["games"], report["players"], report["average_steps"]) == (12, 3, 18)
    assert [(row["level"], row["seats"]) for row in report["levels"]] == [("hard", 24), ("easy", 12)]


def test_win_rates_of_a_table_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--games", "40", "--levels", "hard,easy", "--no-check")
    assert sum(row["win_rate"] for row in report["levels"]) == pytest.approx(1)


def test_same_seed_gives_the_same_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    def scores(seed: str, *extra: str) -> list[float]:
        report = simulated(capsys, "--games", "30", "--seed", seed, "--level", "easy", *extra)
        return [row["average_score"] for row in report["levels"]] + [row["win_rate"] for row in report["levels"]]

    assert scores("Monday") == scores("Monday", "--no-check")


def test_solo_simulation_counts_verdicts(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "1", "--games", "20")
    assert sum(report["verdicts"].values()) == 20
    won = report["verdicts"]["brighter_than_the_pile"] / 20
    assert report["levels"][0]["win_rate"] == pytest.approx(won)


def test_simulation_speaks_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", SLUG, "--players", "1", "--games", "5", "--level", "hard"]) == 0
    said = capsys.readouterr()
    assert "5 games of 1, seed 1, promises checked" in said.out
    assert "ms/decision" in said.out
    assert "verdicts" in said.out
    assert said.err == "", "no bar where there is no terminal"


def test_broken_game_is_named_with_its_seed_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games.GAMES, SLUG, replace(GAME, view=lambda state, seat: state))
    assert main(["simulate", SLUG, "--seed", "77"]) == 1
    assert "seed 77, normal, normal, after 0 steps" in capsys.readouterr().err


def test_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games.GAMES, SLUG, replace(GAME, apply=lambda state, seat, move: state))
    monkeypatch.setattr("bot.cli.simulate.LONGEST_GAME", 50)
    assert main(["simulate", SLUG, "--no-check"]) == 1
    assert "goes on for ever" in capsys.readouterr().err


# --- render ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "size"),
    [(["--moves", "4"], 300), (["--moves", "0"], 300), (["--seat", "1", "--language", "de"], 301), (["--final"], 302)],
)
def test_render_writes_the_picture_asked_for(arguments: list[str], size: int, tmp_path: Path) -> None:
    target = tmp_path / "picture.png"
    assert main(["render", SLUG, *arguments, "-o", str(target)]) == 0
    assert size_of(target) == size


def test_render_speaks_the_view_of_the_seat_after_so_many_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", SLUG, "--seed", "3", "--moves", "4", "--seat", "1", "--text"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("seat 1, v1 plain rng=0/0 ")
    assert "hand=0,0" in said, "the other hand stays hidden"


def test_render_plays_by_computer_when_a_level_is_given(tmp_path: Path) -> None:
    target = tmp_path / "picture.png"
    assert main(["render", SLUG, "--final", "--level", "hard", "-o", str(target)]) == 0
    assert size_of(target) == 302


def test_game_without_pictures_ends_with_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delitem(renderers.REGISTRY, SLUG)
    assert main(["render", SLUG, "--text"]) == 1
    assert "has no pictures" in capsys.readouterr().err


# --- bench -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure once: these tests ask what is said about the figures, not for the figures."""
    monkeypatch.setattr(bench, "REPEATS", 1)


GENEROUS = bench.Limits(move=1e6, picture=1e6, legal=1e6, game=1e6, size=1e6)


@pytest.mark.usefixtures("once")
def test_bench_within_limits_ends_with_0(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(bench.LIMITS, SLUG, GENEROUS)
    assert main(["bench", SLUG, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert [figure["name"] for figure in report["figures"]] == ["move", "legal", "picture", "game", "size"]
    assert all(figure["value"] > 0 for figure in report["figures"])


@pytest.mark.usefixtures("once")
def test_bench_over_a_limit_ends_with_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(bench.LIMITS, SLUG, bench.Limits(move=1e6, picture=1e6, legal=1e6, game=1e6, size=0.001))
    assert main(["bench", SLUG]) == 1
    sizes = [line for line in capsys.readouterr().out.splitlines() if "size" in line]
    assert "over" in sizes[0]


@pytest.mark.usefixtures("once")
def test_bench_of_a_game_without_limits_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", SLUG]) == 0
    assert "no limit" in capsys.readouterr().out


# --- record ----------------------------------------------------------------------------------------------------------


def test_records_are_kept_one_after_the_other(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        assert main(["record", SLUG, "--players", "3", "--seed", seed, "--folder", str(tmp_path)]) == 0
    games = recording.read((tmp_path / f"{SLUG}-v1.jsonl").read_bytes())
    assert [recording.header_of(lines).seed for lines in games] == [1, 2]


# --- what needs settings ---------------------------------------------------------------------------------------------


def test_wrong_configuration_ends_with_3(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "config.toml"
    broken.write_text("[table]\nlanguage = 7\n")
    for command in (["run"], ["doctor"], ["backup", str(tmp_path / "copy")]):
        assert main([*command, "--config", str(broken)]) == 3
        assert "table.language" in capsys.readouterr().err


def test_run_and_doctor_get_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[str, config.Config]] = []

    def module(name: str, code: int) -> SimpleNamespace:
        def run(settings: config.Config) -> int:
            seen.append((name, settings))
            return code

        return SimpleNamespace(run=run)

    monkeypatch.setattr(bot, "client", module("client", 0), raising=False)
    monkeypatch.setattr(bot.cli, "doctor", module("doctor", 1), raising=False)
    settings = tmp_path / "config.toml"
    settings.write_text("[table]\nlobby_days = 3\n")

    assert main(["run", "--config", str(settings)]) == 0
    assert main(["doctor", "--config", str(settings)]) == 1
    assert [(name, settings.table.lobby_days) for name, settings in seen] == [("client", 3), ("doctor", 3)]


def test_sandbox_gets_database_port_and_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Path, int, bool]] = []

    def run(database: Path, *, port: int, open_browser: bool) -> int:
        calls.append((database, port, open_browser))
        return 0

    monkeypatch.setattr(bot, "sandbox", SimpleNamespace(run=run), raising=False)
    assert main(["sandbox"]) == 0
    assert main(["sandbox", "--database", "other.sqlite3", "--port", "8080", "--no-browser"]) == 0
    assert calls == [(Path("sandbox.sqlite3"), 0, True), (Path("other.sqlite3"), 8080, False)]


def test_sandbox_without_its_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(bot, "sandbox", raising=False)
    monkeypatch.delitem(sys.modules, "bot.sandbox", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["sandbox"]) == 3
    assert "guildhall[sandbox]" in capsys.readouterr().err


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "guildhall.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE town (name TEXT)")
        connection.execute("INSERT INTO town VALUES ('Hamlet')")
        connection.commit()
    monkeypatch.setenv("GUILDHALL_STORAGE_PATH", str(path))
    return path


def test_backup_copies_the_database(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT name FROM town").fetchall() == [("Hamlet",)]


def test_backup_replaces_a_file_only_when_told(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")
    assert main(["backup", str(copy)]) == 2
    assert copy.read_text() == "precious"
    assert main(["backup", "--force", str(copy)]) == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


def test_backup_never_replaces_the_database_itself(database: Path) -> None:
    before = database.read_bytes()
    assert main(["backup", "--force", str(database)]) == 2
    assert database.read_bytes() == before


def test_backup_without_a_database_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GUILDHALL_STORAGE_PATH", str(tmp_path / "none.sqlite3"))
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert "there is no database" in capsys.readouterr().err
