"""All pictures of Tiny Towns."""

from __future__ import annotations

from games.tiny_towns import GAME
from renderers.core import renderer
from renderers.tiny_towns import colors, words
from renderers.tiny_towns.board import draw_board
from renderers.tiny_towns.final import draw_final
from renderers.tiny_towns.panel import draw_panel
from renderers.tiny_towns.voice import Voice

RENDERER = renderer(
    GAME,
    Voice,
    board=(draw_board, words.public_words),
    panel=(draw_panel, words.panel_alt),
    final=(draw_final, words.final_words),
    words=(words.public_words, words.private_words),
    essential=colors.ESSENTIAL,
)
