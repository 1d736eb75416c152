"""The games at the table: one controller each."""

from __future__ import annotations

from bot.controllers.base import AnyController
from bot.controllers.carrara import CarraraController
from bot.controllers.hamlet import HamletController
from bot.controllers.tiny_towns import TinyTownsController
from bot.controllers.welcome_to import WelcomeToController

_ALL = (TinyTownsController(), WelcomeToController(), CarraraController(), HamletController())

#: Every game that can be played, by its slug.
CONTROLLERS: dict[str, AnyController] = {controller.slug: controller for controller in _ALL}
