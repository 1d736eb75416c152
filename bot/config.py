"""Settings: a TOML file, then the environment, then defaults. An error names file, key and what was expected."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

#: How ``tomllib`` refuses a text, numbers of thousands of digits and brackets within brackets within brackets included.
NOT_TOML = (ValueError, RecursionError)
DEFAULT_FILE = Path("config.toml")
ENVIRONMENT_PREFIX = "GUILDHALL_"
#: How much of each end of a refusal is shown, if a name or value in it is very long.
EXCERPT = 200


class ConfigError(Exception):
    """The settings can't be used; the text says which one and why, in one readable line."""

    def __init__(self, text: str) -> None:
        line = "".join(sign if sign.isprintable() else "?" for sign in text)
        super().__init__(line if len(line) <= 2 * EXCERPT else f"{line[:EXCERPT]} … {line[-EXCERPT:]}")


class DiscordSettings(Struct, frozen=True, forbid_unknown_fields=True):
    token: str = ""


class StorageSettings(Struct, frozen=True, forbid_unknown_fields=True):
    path: Annotated[str, Meta(min_length=1, pattern=r"^[^\0]*$")] = "guildhall.sqlite3"
    busy_seconds: Annotated[float, Meta(ge=0, le=30)] = 2.0
    #: Empty: the bot makes no backups by itself.
    backup_folder: str = ""
    backup_hours: Annotated[int, Meta(ge=1, le=24 * 31)] = 24
    backups_kept: Annotated[int, Meta(ge=1, le=1000)] = 7


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    language: Literal["en", "de"] = "en"
    threads: bool = True
    lobby_days: Annotated[int, Meta(ge=1, le=365)] = 14


#: How many of something there may be; 0 means as many as anyone likes.
Limit = Annotated[int, Meta(ge=0, le=1_000_000)]


class LimitSettings(Struct, frozen=True, forbid_unknown_fields=True):
    person_per_minute: Limit = 120
    person_burst: Annotated[int, Meta(ge=1, le=10_000)] = 40
    server_per_minute: Limit = 900
    server_burst: Annotated[int, Meta(ge=1, le=100_000)] = 300
    tables_per_person: Limit = 10
    solo_games_per_person: Limit = 10
    tables_per_server: Limit = 100
    invitations_per_person: Limit = 20


class PictureSettings(Struct, frozen=True, forbid_unknown_fields=True):
    #: 0: one for each core, up to four.
    workers: Annotated[int, Meta(ge=0, le=32)] = 0
    processes: bool = True
    waiting: Annotated[int, Meta(ge=1, le=10_000)] = 64
    icons: bool = True


class LogSettings(Struct, frozen=True, forbid_unknown_fields=True):
    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    discord: DiscordSettings = DiscordSettings()
    storage: StorageSettings = StorageSettings()
    table: TableSettings = TableSettings()
    limits: LimitSettings = LimitSettings()
    pictures: PictureSettings = PictureSettings()
    log: LogSettings = LogSettings()


def load(path: Path | None = None, environment: Mapping[str, str] | None = None) -> Config:
    """Read the given file (or ``config.toml`` if there is one) and let the environment have the last word."""
    environment = os.environ if environment is None else environment
    source = path or DEFAULT_FILE
    if path is None and not source.exists():
        values: dict[str, Any] = {}
    else:
        values = _read(source)
        _check(values, str(source))
    for name, key, text in _overrides(environment):
        section, option = key
        if _is_garbled(text):
            raise ConfigError(f"environment variable {name}: expected UTF-8 text")
        values.setdefault(section, {})[option] = _parsed(section, option, text)
        _check(values, f"environment variable {name}")
    return _check(values, str(source))


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: expected UTF-8 text") from error
    except NOT_TOML as error:
        raise ConfigError(f"{path}: not valid TOML: {error}") from error


def _check(values: dict[str, Any], source: str) -> Config:
    try:
        return msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{source}: {_explained(str(error))}") from error


def _explained(problem: str) -> str:
    """``Expected `int`, got `str` - at `$.table.lobby_days``` with the key in front."""
    message, _, place = problem.partition(" - at ")
    key = place.strip("`").removeprefix("$").lstrip(".")
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", message, re.DOTALL)
    if unknown:
        name = f"{key}.{unknown[1]}".lstrip(".")
        return f"{name}: unknown setting; expected one of {', '.join(_section(key).__struct_fields__)}"
    said = f"{key or 'file'}: {message[0].lower()}{message[1:]}"
    return f"{said}; expected one of {', '.join(_choices(key))}" if message.startswith("Invalid enum value") else said


def _section(name: str) -> type[Struct]:
    return type(getattr(Config(), name)) if name else Config


def _choices(key: str) -> tuple[str, ...]:
    """The words a setting can be."""
    section, _, option = key.partition(".")
    return get_args(get_type_hints(_section(section))[option])


def _overrides(environment: Mapping[str, str]) -> list[tuple[str, tuple[str, str], str]]:
    """The variables that set something, as (variable, (section, option), text)."""
    found = []
    defaults = Config()
    for section in Config.__struct_fields__:
        for option in getattr(defaults, section).__struct_fields__:
            name = f"{ENVIRONMENT_PREFIX}{section}_{option}".upper()
            if name in environment:
                found.append((name, (section, option), environment[name]))
    if environment.get("DISCORD_TOKEN"):
        found.append(("DISCORD_TOKEN", ("discord", "token"), environment["DISCORD_TOKEN"]))
    return found


def _is_garbled(text: str) -> bool:
    """Python reads bytes of the environment that aren't UTF-8 as halves of surrogate pairs, which fit nowhere else."""
    return any("\ud800" <= sign <= "\udfff" for sign in text)


def _parsed(section: str, option: str, text: str) -> object:
    """Environment variables are text; a number or a switch is read as TOML would read it."""
    if isinstance(getattr(getattr(Config(), section), option), str):
        return text
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except NOT_TOML:
        return text
