"""All pictures of Welcome To…."""

from __future__ import annotations

from games.welcome_to import GAME
from renderers.core import renderer
from renderers.welcome_to import colors, words
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.final import draw_final
from renderers.welcome_to.panel import draw_panel
from renderers.welcome_to.voice import Voice

RENDERER = renderer(
    GAME,
    Voice,
    board=(draw_board, words.board_alt),
    panel=(draw_panel, words.panel_alt),
    final=(draw_final, words.final_words),
    words=(words.public_words, words.private_words),
    essential=colors.ESSENTIAL,
)
