"""The games at the table: one controller each."""

from __future__ import annotations

from bot.controllers.base import AnyController
from bot.controllers.tiny_towns import TinyTownsController

#: Every game that can be played, by its slug.
CONTROLLERS: dict[str, AnyController] = {controller.slug: controller for controller in (TinyTownsController(),)}
