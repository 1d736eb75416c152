"""The games at the table: one controller each."""

from __future__ import annotations

from bot.controllers.base import AnyController
from games.registry import found

#: Every game that can be played, by its slug.
CONTROLLERS: dict[str, AnyController] = found(__name__, __path__, "CONTROLLER")
