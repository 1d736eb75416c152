"""What the browser gets: SimCord's page with a little of our own, for those who play, not for those who inspect."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from aiohttp import web
from simcord import BackendError, SetupError
from simcord.preview._server import PreviewServer, _read_json_body

from renderers import emoji

if TYPE_CHECKING:
    from bot.sandbox.page import LivePage

TITLE = "Guildhall Sandbox"
STYLE = "sandbox.css"
#: Runs before SimCord's own scripts.
EARLY_SCRIPT = "memory.js"
LATE_SCRIPT = "sandbox.js"
#: What browsers ask for to show in the tab: our die.
TAB_ICON = "favicon.ico"
#: The name of the thread that a window shows; empty in the channel.
PLACE_HEADER = "X-Sandbox-Place"
CONTEXT_HEADER = "X-Simcord-Context"


def own_file(name: str) -> str:
    return files("bot.sandbox").joinpath("static", name).read_text(encoding="utf-8")


class SandboxServer(PreviewServer):
    preview: LivePage

    # SimCord serves only what it has itself; what these really are follows below.
    _STATIC_FILES = PreviewServer._STATIC_FILES | {
        f"/{name}": "app.js" for name in (EARLY_SCRIPT, LATE_SCRIPT, TAB_ICON)
    }

    def __init__(self, preview: LivePage, port: int, *, or_any_port: bool) -> None:
        super().__init__(preview, port)
        self._or_any_port = or_any_port

    async def start(self) -> None:
        try:
            await super().start()
        except SetupError as error:
            await self.close()
            if not isinstance(error.__cause__, OSError):
                raise
            if not self._or_any_port:
                taken = f"port {self._requested_port} cannot be used; choose another with --port"
                raise SetupError(taken) from error
            self._or_any_port, self._requested_port = False, 0
            await self.start()

    # --- pages --------------------------------------------------------------------------------------------------------

    async def _pages(self, request: Any) -> Any:
        """Open a page as somebody, in a place; or let the page that asks go to another place."""
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        body = await _read_json_body(request)
        wish: Mapping[str, Any] = body if isinstance(body, dict) else {}
        context = request.headers.get(CONTEXT_HEADER)
        try:
            if context is None:
                context = self.preview.open_page(wish.get("viewer_id"), wish.get("place"))
            else:
                await self.preview.go(context, wish.get("place"), wish.get("message"))
            payload = self.preview._page_payload(self.preview._get_page(context))
        except (SetupError, BackendError) as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        return web.json_response(payload, headers=self._headers(context))

    async def _state(self, request: Any) -> Any:
        response = await super()._state(request)
        if response.status == 200:
            response.headers.update(self._headers(request.headers[CONTEXT_HEADER]))
        return response

    def _headers(self, context: str) -> dict[str, str]:
        return self._SECURITY_HEADERS | {PLACE_HEADER: quote(self.preview.place_of(context))}

    # --- files --------------------------------------------------------------------------------------------------------

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        assert isinstance(response, web.Response)
        name = request.path.removeprefix("/")
        if name in (EARLY_SCRIPT, LATE_SCRIPT):
            response.text = own_file(name)
        elif name == TAB_ICON:
            response.content_type, response.charset = "image/png", None
            response.body = emoji.encode(emoji.picture(emoji.SHARED["move"]))
        elif name == "preview.css":
            response.text = f"{response.text}{own_file(STYLE)}"
        elif not name:
            response.text = _with_our_scripts(response.text or "")
        return response


def _with_our_scripts(page: str) -> str:
    page = page.replace("SimCord Preview", TITLE, 1)
    page = page.replace("</head>", f'<script src="/{EARLY_SCRIPT}"></script></head>')
    return page.replace("</body>", f'<script type="module" src="/{LATE_SCRIPT}"></script></body>')
