"""On which cores of the machine this process, and whatever it has started, may run."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_PROCESSES = Path("/proc")


def available() -> list[int]:
    """The cores that can be chosen from; none where a process can't choose."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") and _PROCESSES.is_dir() else []


@contextmanager
def pinned(cores: Collection[int]) -> Iterator[None]:
    """Run on these cores only, with every process that was started from here, and those that these have started."""
    before = available()
    _pin(cores)
    try:
        yield
    finally:
        _pin(before)


def _pin(cores: Collection[int]) -> None:
    for process in family(os.getpid()):
        with suppress(FileNotFoundError, ProcessLookupError):  # it may have ended just now
            for thread in (_PROCESSES / str(process) / "task").iterdir():
                os.sched_setaffinity(int(thread.name), cores)


def family(process: int) -> Iterator[int]:
    """A process and all that come from it."""
    children: defaultdict[int, list[int]] = defaultdict(list)
    for folder in _PROCESSES.glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            # The name of a program is in brackets, and may hold anything.
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            children[parent].append(int(folder.name))
    found = [process]
    for one in found:  # it grows meanwhile
        found += children[one]
    yield from found
