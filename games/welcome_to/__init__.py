"""Welcome To…: number the houses of three streets, with fences, parks, pools and city plans."""

from __future__ import annotations

from games.welcome_to.rules import WelcomeTo

GAME = WelcomeTo()
