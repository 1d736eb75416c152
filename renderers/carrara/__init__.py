"""All pictures of The Palaces of Carrara."""

from __future__ import annotations

from games.carrara import GAME
from renderers.carrara import colors, words
from renderers.carrara.board import draw_board
from renderers.carrara.final import draw_final
from renderers.carrara.panel import draw_panel
from renderers.carrara.voice import Voice
from renderers.core import renderer

RENDERER = renderer(
    GAME,
    Voice,
    board=(draw_board, words.board_alt),
    panel=(draw_panel, words.panel_alt),
    final=(draw_final, words.final_words),
    words=(words.public_words, words.private_words),
    essential=colors.ESSENTIAL,
)
