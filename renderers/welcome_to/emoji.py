"""The icons of Welcome To…: the six actions, and what else can be done with a house or a plan."""

from __future__ import annotations

from functools import partial

from renderers.emoji import Icon, Icons
from renderers.welcome_to.icons import icon

_STAND_INS = {
    "fence": "🚧",
    "marketing": "📈",
    "park": "🌳",
    "pool": "🏊",
    "temp": "👷",
    "bis": "🏘️",
    "roundabout": "⭕",
    "strike": "❌",
    "estate": "🏡",
    "plan": "📜",
}

ICONS: Icons = {name: Icon(partial(icon, name), stand_in) for name, stand_in in _STAND_INS.items()}
