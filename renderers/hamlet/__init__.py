"""All pictures of Hamlet."""

from __future__ import annotations

from games.hamlet import GAME
from renderers.core import Drawings, renderer
from renderers.hamlet import colors
from renderers.hamlet.board import draw_board
from renderers.hamlet.emoji import ICONS
from renderers.hamlet.final import draw_final
from renderers.hamlet.panel import draw_panel
from renderers.hamlet.voice import Voice
from renderers.hamlet.words import WORDS

RENDERER = renderer(GAME, Voice, Drawings(draw_board, draw_panel, draw_final), WORDS, colors.ESSENTIAL, ICONS)
