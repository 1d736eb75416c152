"""Hamlet: the players extend one common village, haul what it makes with their donkeys and finish its church."""

from __future__ import annotations

from games.hamlet.game import Hamlet

GAME = Hamlet()
