"""All pictures of Welcome To…."""

from __future__ import annotations

from games.welcome_to import GAME
from renderers.core import Drawings, renderer
from renderers.welcome_to import colors
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.emoji import ICONS
from renderers.welcome_to.final import draw_final
from renderers.welcome_to.panel import draw_panel
from renderers.welcome_to.voice import Voice
from renderers.welcome_to.words import WORDS

RENDERER = renderer(
    GAME, Voice, Drawings(draw_board, draw_panel, draw_final), WORDS, colors.ESSENTIAL, ICONS, large_board=190_000
)
