"""The House of Malaspina on the panel of somebody who plays alone: how it stands and what it is about to do."""

from __future__ import annotations

from games.carrara.data import DATA
from games.carrara.house import intention, level_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, ScoreCity, ScoreType, State
from renderers import glyphs, theme
from renderers.canvas import Box
from renderers.carrara import news, tiles
from renderers.carrara.buildings import building
from renderers.carrara.player_panel import Measure, draw_player
from renderers.carrara.scene import Scene
from renderers.carrara.stones import stone_row
from renderers.carrara.voice import Voice

_PAD = 20


def draw_rival(scene: Scene, left: Box, right: Box, size: Measure) -> None:
    draw_player(scene, left, HOUSE_SEAT, size)
    canvas, view, voice = scene
    x, y, width = right[0] + _PAD, right[1], right[2] - right[0] - 2 * _PAD
    level = level_of(view)
    canvas.centred(glyphs.robot(40, theme.HEADER), x + 20, y + 32)
    canvas.text_beside(
        x + 54, y + 34, voice("house-level", level=voice.level(level.level)), 28, theme.BOLD, most=width - 54
    )
    y += 84
    canvas.text(x, y, voice("house-next"), theme.SMALL, theme.BOLD, theme.HEADER)
    for line in news.lines(plan_of_house(view, voice), width):
        y += news.LINE
        news.draw_run(canvas, x, y - 8, line, width)
    y += 44
    habits = voice("house-habits", allowance=level.allowance, cost=level.cost, patience=level.patience)
    canvas.paragraph(x, y, habits, width, theme.SMALL, theme.REGULAR, theme.MUTED)


def plan_of_house(view: State, voice: Voice) -> list[news.Group]:
    """What the House would do if it were its turn."""
    match intention(view):
        case Build(tile, city, pay):
            chip = tiles.small(tile, 70, 38)
            return [
                (voice("house-build"), chip, voice("did-built-in", city=voice.city(city))),
                (stone_row(pay, 34, 33),),
            ]
        case ScoreType(kind):
            return [(voice("house-score"), building(kind, 38), voice.type(kind))]
        case ScoreCity(city):
            return [(voice("house-score"), voice.city(city))]
        case None:
            return [(voice("house-nothing", count=DATA.market.relief),)]
    return [(voice("house-buy"),)]
