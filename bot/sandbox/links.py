"""The link to the page, kept beside the database, so that an open tab and a bookmark survive a restart."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bot.storage.integrity import beside, for_the_owner


class Link(Struct, frozen=True):
    """Anyone who has it can act as anybody on the page. ``port`` 0 is any free one."""

    port: Annotated[int, Meta(ge=0, le=65_535)]
    token: Annotated[str, Meta(pattern=r"^[\w-]{43}$")]


def new() -> Link:
    return Link(0, secrets.token_urlsafe(32))


def remembered(database: Path) -> Link:
    """The link of the last start; a new one if there was none, or if it can't be read."""
    try:
        return msgspec.json.decode(_file(database).read_bytes(), type=Link)
    except (OSError, msgspec.MsgspecError):
        return new()


def remember(database: Path, link: Link) -> None:
    file = _file(database)
    file.unlink(missing_ok=True)  # it may be one that others can read
    with open(file, "xb", opener=for_the_owner) as written:
        written.write(msgspec.json.encode(link))


def _file(database: Path) -> Path:
    return beside(database, ".link")
