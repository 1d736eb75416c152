"""SimCord's page with a little of our own: what a person plays on, not what a developer inspects."""

from __future__ import annotations

from typing import Any

from aiohttp import web
from simcord import SetupError
from simcord.preview._server import PreviewServer

# The page redraws every message to open a menu. A picture not yet decoded then has no width of its own, the channel
# shrinks for a moment, its scroll position is lost, and the menu, now out of sight, closes again.
STYLE = """
.component-gallery .media-lightbox-trigger { width: 100%; }
.component-gallery .gallery-image:not([src]):not([width]) { aspect-ratio: 3 / 2; }
"""

# As in Discord, the page scrolls to the answer to what a person did.
SCRIPT = """
const list = document.getElementById("channel-message-list");
const timeline = document.getElementById("channel-timeline");

const toBottom = () => { timeline.scrollTop = timeline.scrollHeight; };

new MutationObserver((changes) => {
  const outcomes = window.simcordPreview.lastAction?.outcomes ?? [];
  const answers = new Set(outcomes.map(({ messageId }) => messageId));
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!answers.has(node.dataset?.messageId)) continue;
    toBottom();
    node.addEventListener("load", toBottom, { capture: true, once: true }); // its picture
  }
}).observe(list, { childList: true });
"""

TITLE = "Guildhall Sandbox"


class SandboxServer(PreviewServer):
    _STATIC_FILES = PreviewServer._STATIC_FILES | {"/sandbox.js": "app.js"}

    async def start(self) -> None:
        try:
            await super().start()
        except SetupError as error:
            if not isinstance(error.__cause__, OSError):
                raise
            raise SetupError(f"port {self._requested_port} cannot be used; choose another with --port") from error

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        assert isinstance(response, web.Response)
        match request.path:
            case "/preview.css":
                response.text = f"{response.text}{STYLE}"
            case "/sandbox.js":
                response.text = SCRIPT
            case "/":
                page = (response.text or "").replace("SimCord Preview", TITLE, 1)
                response.text = page.replace("</body>", '<script type="module" src="/sandbox.js"></script></body>')
        return response
