"""One window of a browser, seen from the sandbox: it speaks the HTTP that the page speaks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from simcord.components import walk_components

from bot.sandbox import Sandbox
from tests.waiting import LONGEST_WAIT, pause


class Page:
    def __init__(self, http: aiohttp.ClientSession, state: dict[str, Any]) -> None:
        self._http = http
        self.state = state
        self.sequence = 0

    @property
    def texts(self) -> list[str]:
        return [str(message) for message in self.state["messages"].values()]

    async def read(self) -> dict[str, Any]:
        headers = {"X-Simcord-Context": self.state["context"]["id"]}
        async with self._http.get("/api/state", headers=headers) as response:
            self.state = await response.json()
        return self.state

    async def file(self, path: str) -> str:
        async with self._http.get(path) as response:
            return await response.text()

    async def picture(self, asset_id: str) -> bytes | None:
        """What the page is given to show; None if there is nothing left."""
        headers = {"X-Simcord-Context": self.state["context"]["id"]}
        async with self._http.get(f"/api/assets/{asset_id}", headers=headers) as response:
            return await response.read() if response.ok else None

    async def go(self, place: str) -> int:
        """Open a thread, or the channel again; the answer's status."""
        headers = {"X-Simcord-Context": self.state["context"]["id"]}
        async with self._http.post("/api/pages", json={"place": place}, headers=headers) as response:
            if response.ok:
                self.state = await response.json()
            return response.status

    async def wait_for(self, text: str) -> None:
        async with asyncio.timeout(LONGEST_WAIT):
            while not any(text in message for message in self.texts):
                await pause()
                await self.read()

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Act on what this page read last, which may be out of date."""
        context = self.state["context"]
        envelope = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self.sequence + 1,
            "request_id": f"{context['id']}-{time.perf_counter_ns()}",
            "generation": context["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }
        headers = {"X-Simcord-Context": context["id"]}
        async with self._http.post("/api/action", json=envelope | body, headers=headers) as response:
            assert response.status == 200, await response.text()
            receipt: dict[str, Any] = await response.json()
        self.sequence = receipt["expectedSequence"]
        return receipt

    async def command(self, name: str, **options: str) -> dict[str, Any]:
        headers = {"X-Simcord-Context": self.state["context"]["id"]}
        async with self._http.get("/api/commands", headers=headers) as response:
            entries = (await response.json())["entries"]
        entry = next(entry for entry in entries if entry["invocation"] == name)
        return await self.act(
            "run_command",
            command_id=entry["key"].partition(":")[0],
            path=name.split(),
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def click(self, label: str) -> dict[str, Any]:
        message, button = self._control("label", label)
        return await self.act("click", target_id=message, control_key=button["control_key"])

    async def choose(self, menu: str, value: str) -> dict[str, Any]:
        message, found = self._control("placeholder", menu)
        return await self.act("select", target_id=message, control_key=found["control_key"], values=[value])

    def _control(self, kind: str, text: str) -> tuple[str, dict[str, Any]]:
        """The first one whose label or placeholder begins with the text, and its message."""
        return next(
            (message_id, control)
            for message_id, message in self.state["messages"].items()
            for control in walk_components(message["components"])
            if (control.get(kind) or "").startswith(text)
        )


@asynccontextmanager
async def window(sandbox: Sandbox, person: int = 0) -> AsyncIterator[Page]:
    link = urlsplit(sandbox.preview.url)
    headers = {"X-Simcord-Capability": link.fragment}
    async with aiohttp.ClientSession(f"http://{link.netloc}", headers=headers) as http:
        viewer = {"viewer_id": str(sandbox.world.members[person].id)}
        async with http.post("/api/pages", json=viewer) as response:
            yield Page(http, await response.json())
