"""Another source tree of Guildhall, such as an older commit, whose bot is played with in the same way.

It talks to the same stand-in, so only Discord's protocol has to fit. The tables are set there by its own code, because
its database may be laid out differently.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from bot.testing.tables import Seating, Table

_SET_TABLES = """
import asyncio, msgspec, sys
from pathlib import Path
from bot.testing.tables import Seating, set_tables
path, seatings, seed = msgspec.json.decode(sys.argv[1], type=tuple[str, list[Seating], int])
print(msgspec.json.encode(asyncio.run(set_tables(Path(path), seatings, seed))).decode())
"""


def is_tree(folder: Path) -> bool:
    """Whether the folder holds a Guildhall whose bot can be started for a stand-in."""
    return all((folder / "bot" / "testing" / f"{name}.py").is_file() for name in ("child", "tables"))


async def set_tables(tree: Path, path: Path, seatings: Iterable[Seating], seed: int) -> list[Table]:
    """Start these games as the other tree would."""
    asked = msgspec.json.encode((str(path), list(seatings), seed)).decode()
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _SET_TABLES, asked, cwd=tree, stdout=subprocess.PIPE
    )
    said, _ = await child.communicate()
    if child.returncode:
        raise RuntimeError(f"the tables couldn't be set in {tree}")
    return msgspec.json.decode(said, type=list[Table])
