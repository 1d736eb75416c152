"""All pictures of Hamlet."""

from __future__ import annotations

from games.hamlet import GAME
from renderers.core import renderer
from renderers.hamlet import colors, words
from renderers.hamlet.board import draw_board
from renderers.hamlet.final import draw_final
from renderers.hamlet.panel import draw_panel
from renderers.hamlet.voice import Voice

RENDERER = renderer(
    GAME,
    Voice,
    board=(draw_board, words.public_words),
    panel=(draw_panel, words.private_words),
    final=(draw_final, words.final_words),
    words=(words.public_words, words.private_words),
    essential=colors.ESSENTIAL,
)
