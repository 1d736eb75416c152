"""The games at the table: one controller each."""

from __future__ import annotations

from bot.controllers.core import Controller
from games.registry import found

#: Every game that can be played, by its slug.
CONTROLLERS: dict[str, Controller] = found(__name__, __path__, "CONTROLLER")
