"""All pictures of Tiny Towns."""

from __future__ import annotations

from games.tiny_towns import GAME
from renderers.core import Drawings, renderer
from renderers.tiny_towns import colors
from renderers.tiny_towns.board import draw_board
from renderers.tiny_towns.emoji import ICONS
from renderers.tiny_towns.final import draw_final
from renderers.tiny_towns.panel import draw_panel
from renderers.tiny_towns.voice import Voice
from renderers.tiny_towns.words import WORDS

RENDERER = renderer(GAME, Voice, Drawings(draw_board, draw_panel, draw_final), WORDS, colors.ESSENTIAL, ICONS)
