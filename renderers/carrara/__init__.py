"""All pictures of The Palaces of Carrara."""

from __future__ import annotations

from games.carrara import GAME
from renderers.carrara import colors
from renderers.carrara.board import draw_board
from renderers.carrara.emoji import ICONS
from renderers.carrara.final import draw_final
from renderers.carrara.panel import draw_panel
from renderers.carrara.voice import Voice
from renderers.carrara.words import WORDS
from renderers.core import Drawings, renderer

RENDERER = renderer(
    GAME, Voice, Drawings(draw_board, draw_panel, draw_final), WORDS, colors.ESSENTIAL, ICONS, large_board=190_000
)
