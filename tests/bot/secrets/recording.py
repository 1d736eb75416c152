"""Everything that leaves the process: requests to Discord with their files, and the log."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from msgspec import Struct
from simcord.http import router

#: As long as the ids of a simulated Discord are.
_ID = re.compile(r"\d{17,20}")


class Sent(Struct, frozen=True):
    """What was sent, by destination and in order: what goes to different places may go out in any order."""

    requests: dict[str, list[str]]
    logged: list[str]


class Recorder(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self._requests: list[tuple[str, str]] = []
        self._logged: list[str] = []
        #: Ids from here on are those of new messages, files and interactions: chance decides which of them comes first.
        self.first_new_id = 1 << 64

    def emit(self, record: logging.LogRecord) -> None:
        self._logged.append(self.format(record))

    def note(self, method: str, path: str, body: Any, params: Any, files: list[Any]) -> None:
        what = {"method": method, "body": body, "params": params, "files": [_written(file) for file in files]}
        self._requests.append((path, json.dumps(what, sort_keys=True, ensure_ascii=False)))

    def take(self) -> Sent:
        """What was sent since the last time."""
        requests: dict[str, list[str]] = {}
        for path, what in self._requests:
            requests.setdefault(self._normal(path), []).append(self._normal(what))
        logged = [self._normal(line) for line in self._logged]
        self._requests, self._logged = [], []
        return Sent(requests, logged)

    def _normal(self, text: str) -> str:
        return _ID.sub(lambda found: "<new>" if int(found[0]) >= self.first_new_id else found[0], text)


def _written(file: Any) -> dict[str, Any]:
    data = file.fp.read()
    file.fp.seek(0)
    return {"name": file.filename, "description": file.description, "bytes": sha256(data).hexdigest()}


@contextmanager
def recording() -> Iterator[Recorder]:
    recorder, send = Recorder(), router.dispatch
    everything, ours = logging.getLogger(), logging.getLogger("bot")
    level = ours.level

    def record(backend: Any, method: str, path: str, **how: Any) -> Any:
        recorder.note(method, path, how.get("json"), how.get("params"), how.get("files") or [])
        return send(backend, method, path, **how)

    router.dispatch = record
    everything.addHandler(recorder)
    ours.setLevel(logging.INFO)
    try:
        yield recorder
    finally:
        router.dispatch = send
        everything.removeHandler(recorder)
        ours.setLevel(level)
