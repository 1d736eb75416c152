"""Settings: the defaults, what a file and the environment change, and how a wrong one is reported."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.config import Config, ConfigError, load

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def refusal(file: Path, text: str, environment: dict[str, str] | None = None) -> str:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as refused:
        load(file, environment or {})
    return str(refused.value)


# --- the example and the defaults -------------------------------------------------------------------------------------


def test_the_example_holds_exactly_the_defaults() -> None:
    assert load(EXAMPLE, {}) == Config()


def test_the_example_names_every_setting_and_no_other() -> None:
    defaults: dict[str, dict[str, Any]] = msgspec.to_builtins(Config())

    assert tomllib.loads(EXAMPLE.read_text(encoding="utf-8")) == defaults


def test_every_setting_of_the_example_says_why() -> None:
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if "=" in line and line[0] != "#"]

    assert [line for line in lines if "#" not in line] == []


def test_without_a_file_the_defaults_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert load(None, {}) == Config()


def test_a_file_in_the_working_folder_is_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("[table]\nlobby_days = 3\n", encoding="utf-8")
    monkeypatch.chdir(file.parent)

    assert load(None, {}).table.lobby_days == 3


def test_what_a_file_does_not_name_keeps_its_default(file: Path) -> None:
    file.write_text("[table]\nlobby_days = 3\n", encoding="utf-8")

    settings = load(file, {})

    assert settings.table.lobby_days == 3
    assert (settings.table.language, settings.storage) == (Config().table.language, Config().storage)


# --- wrong files ------------------------------------------------------------------------------------------------------


def test_a_file_that_was_named_must_exist(file: Path) -> None:
    with pytest.raises(ConfigError) as refused:
        load(file, {})

    assert str(refused.value) == f"{file}: cannot be read: No such file or directory"


def test_broken_toml_is_told_with_its_line(file: Path) -> None:
    said = refusal(file, '[table]\nlanguage = "de\n')

    assert said.startswith(f"{file}: not valid TOML: ")
    assert "line 2" in said


@pytest.mark.parametrize("value", ["9" * 5_000, "[" * 5_000])
def test_toml_that_is_too_much_for_its_reader_is_told_like_any_other(file: Path, value: str) -> None:
    assert "config.toml: not valid TOML: " in refusal(file, f"table.lobby_days = {value}")


def test_a_refusal_stays_readable_however_long_the_text_is(file: Path) -> None:
    told = refusal(file, f"table.{'x' * 5_000} = 1")

    assert len(told) < 500
    assert "x: unknown setting; expected one of language, " in told


def test_a_refusal_is_one_printable_line(file: Path) -> None:
    assert refusal(file, '"a\\n\\u001b[31mb" = 1').isprintable()


def test_a_file_in_another_encoding_is_told(file: Path) -> None:
    file.write_bytes('[storage]\npath = "Gemälde"\n'.encode("latin-1"))

    with pytest.raises(ConfigError) as refused:
        load(file, {})

    assert str(refused.value) == f"{file}: expected UTF-8 text"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[table]\nlobby_days = "ten"', "table.lobby_days: expected `int`, got `str`"),
        ("[table]\nthreads = 1", "table.threads: expected `bool`, got `int`"),
        ("[storage]\npath = 3", "storage.path: expected `str`, got `int`"),
        ("[discord]\ntoken = 123", "discord.token: expected `str`, got `int`"),
        ("table = 3", "table: expected `object`, got `int`"),
        ("[table]\nlobby_days = 0", "table.lobby_days: expected `int` >= 1"),
        ("[table]\nlobby_days = 366", "table.lobby_days: expected `int` <= 365"),
        ("[storage]\nbusy_seconds = -0.5", "storage.busy_seconds: expected `float` >= 0.0"),
        ("[storage]\nbusy_seconds = nan", "storage.busy_seconds: expected `float` >= 0.0"),
        ("[pictures]\nworkers = -1", "pictures.workers: expected `int` >= 0"),
        (
            '[table]\nlanguage = "fr"',
            "table.language: invalid enum value 'fr'; expected one of en, de",
        ),
        (
            '[log]\nlevel = "debug"',
            "log.level: invalid enum value 'debug'; expected one of DEBUG, INFO, WARNING, ERROR",
        ),
        (
            "[table]\nlobbydays = 3",
            "table.lobbydays: unknown setting; expected one of language, threads, lobby_days",
        ),
        (
            "[tables]\nlobby_days = 3",
            "tables: unknown setting; expected one of discord, storage, table, limits, pictures, log",
        ),
        (
            '[table]\n"lobby.days" = 3',
            "table.lobby.days: unknown setting; expected one of language, threads, lobby_days",
        ),
        (
            '"table.language" = "de"',
            "table.language: unknown setting; expected one of discord, storage, table, limits, pictures, log",
        ),
    ],
)
def test_a_wrong_setting_names_file_key_and_expectation(file: Path, text: str, expected: str) -> None:
    assert refusal(file, text) == f"{file}: {expected}"


# --- the environment --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "section", "option", "value"),
    [
        ("GUILDHALL_STORAGE_PATH", "/srv/games.sqlite3", "storage", "path", "/srv/games.sqlite3"),
        ("GUILDHALL_STORAGE_PATH", "12", "storage", "path", "12"),
        ("GUILDHALL_STORAGE_BUSY_SECONDS", "5", "storage", "busy_seconds", 5.0),
        ("GUILDHALL_TABLE_LANGUAGE", "de", "table", "language", "de"),
        ("GUILDHALL_TABLE_THREADS", "false", "table", "threads", False),
        ("GUILDHALL_TABLE_LOBBY_DAYS", "30", "table", "lobby_days", 30),
        ("GUILDHALL_PICTURES_WORKERS", "4", "pictures", "workers", 4),
        ("GUILDHALL_LOG_LEVEL", "DEBUG", "log", "level", "DEBUG"),
        ("GUILDHALL_DISCORD_TOKEN", "secret", "discord", "token", "secret"),
        ("DISCORD_TOKEN", "secret", "discord", "token", "secret"),
    ],
)
def test_the_environment_has_the_last_word(
    file: Path, name: str, text: str, section: str, option: str, value: object
) -> None:
    file.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")

    settings = load(file, {name: text, "PATH": "/bin"})

    assert getattr(getattr(settings, section), option) == value


#: The variables for settings that take any text, and those for all the others, which don't take an empty list.
TEXTS = ("GUILDHALL_DISCORD_TOKEN", "GUILDHALL_STORAGE_PATH", "GUILDHALL_STORAGE_BACKUP_FOLDER")
VARIABLES = [
    f"GUILDHALL_{section}_{option}".upper()
    for section, options in msgspec.to_builtins(Config()).items()
    for option in options
]


@pytest.mark.parametrize("name", sorted(set(VARIABLES) - set(TEXTS)))
def test_every_setting_can_come_from_the_environment(file: Path, name: str) -> None:
    file.write_text("", encoding="utf-8")
    with pytest.raises(ConfigError, match=name):
        load(file, {name: "[]"})


@pytest.mark.parametrize("name", TEXTS)
def test_every_text_can_come_from_the_environment(file: Path, name: str) -> None:
    file.write_text("", encoding="utf-8")
    assert name in VARIABLES
    assert load(file, {name: "[]"}) != Config()


def test_discords_own_variable_wins(file: Path) -> None:
    file.write_text('[discord]\ntoken = "from the file"\n', encoding="utf-8")

    both = {"GUILDHALL_DISCORD_TOKEN": "ours", "DISCORD_TOKEN": "theirs"}

    assert load(file, both).discord.token == "theirs"
    assert load(file, {"DISCORD_TOKEN": ""}).discord.token == "from the file"


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("GUILDHALL_TABLE_LOBBY_DAYS", "ten", "table.lobby_days: expected `int`, got `str`"),
        ("GUILDHALL_TABLE_LOBBY_DAYS", "0", "table.lobby_days: expected `int` >= 1"),
        ("GUILDHALL_TABLE_THREADS", "False", "table.threads: expected `bool`, got `str`"),
        ("GUILDHALL_TABLE_LANGUAGE", "fr", "table.language: invalid enum value 'fr'; expected one of en, de"),
    ],
)
def test_a_wrong_variable_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str, expected: str
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(ConfigError) as refused:
        load(None, {name: text})

    assert str(refused.value) == f"environment variable {name}: {expected}"


def test_a_variable_that_is_no_text_is_told(file: Path) -> None:
    garbled = b"\xff".decode(errors="surrogateescape")

    told = refusal(file, "", {"GUILDHALL_PICTURES_WORKERS": garbled})

    assert told == "environment variable GUILDHALL_PICTURES_WORKERS: expected UTF-8 text"


def test_a_variable_with_thousands_of_digits_is_told(file: Path) -> None:
    assert "pictures.workers: expected `int`" in refusal(file, "", {"GUILDHALL_PICTURES_WORKERS": "9" * 5_000})


@pytest.mark.parametrize("path", ["", "\\u0000"])
def test_a_path_that_no_file_can_have_is_refused(file: Path, path: str) -> None:
    assert "storage.path: expected `str`" in refusal(file, f'storage.path = "{path}"')


def test_a_wrong_file_is_told_before_the_environment_is_looked_at(file: Path) -> None:
    said = refusal(file, "[table]\nlobby_days = 0", {"GUILDHALL_LOG_LEVEL": "loud"})

    assert said.startswith(f"{file}: table.lobby_days")


def test_the_real_environment_is_used_by_default(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("", encoding="utf-8")
    monkeypatch.setenv("GUILDHALL_TABLE_LOBBY_DAYS", "9")

    assert load(file).table.lobby_days == 9


def test_a_refusal_never_shows_the_token(file: Path) -> None:
    said = refusal(file, '[discord]\ntoken = "very-secret"\nbot = "x"\n', {"DISCORD_TOKEN": "more-secret"})

    assert "secret" not in said
