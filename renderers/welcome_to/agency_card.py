"""The rival of the solo game: its site manager, the cards handed to it, its points."""

from __future__ import annotations

from games.welcome_to.data import ActionKind, Manager, manager_of
from games.welcome_to.scoring import agency_score, row_actions, total
from games.welcome_to.state import Agency
from renderers import glyphs, theme
from renderers.canvas import Canvas
from renderers.text import figure
from renderers.welcome_to import icons
from renderers.welcome_to.voice import Scene

_PAD = 16
_HEAD = 76
_ROW_ICON = 38
_STEP = _ROW_ICON + 8
_PER_ROW = 24


def lines(agency: Agency) -> int:
    """How many lines its cards fill."""
    return max(1, -(-len(agency.row) // _PER_ROW))


def height(lines: int) -> int:
    return _HEAD + lines * _STEP + _PAD - 6


def draw_ground(canvas: Canvas, y: int, lines: int) -> None:
    canvas.card((theme.MARGIN, y, canvas.width - theme.MARGIN, y + height(lines)))


def draw_agency(scene: Scene, y: int, agency: Agency) -> None:
    canvas, view, voice = scene
    left, right = theme.MARGIN + _PAD, canvas.width - theme.MARGIN - _PAD
    manager = manager_of(view.options.solo_level)
    canvas.centred(icons.agency(50), left + 25, y + 38)
    title = voice("agency", manager=voice.manager(manager.id), level=manager.level)
    x = left + 76 + canvas.text_beside(left + 64, y + 38, title, theme.BODY, theme.BOLD, most=400)
    for letter in manager.plans:
        color = theme.GOLD if letter in agency.projects else theme.CARD
        canvas.centred(glyphs.disc(34, color, letter), x + 17, y + 38)
        x += 38
    if manager.level:
        points = figure(total(agency_score(view)))
        taken = canvas.text_beside(right, y + 38, points, 42, theme.BLACK_WEIGHT, across="right")
        canvas.centred(glyphs.star(42), right - taken - 30, y + 36)
        _draw_values(scene, right - taken - 66, y + 38, manager)
    _draw_row(canvas, left, y + _HEAD, row_actions(agency))


def _draw_values(scene: Scene, right: int, middle: float, manager: Manager) -> None:
    """What each kind of card is worth to the site manager, from the right."""
    values: tuple[tuple[ActionKind, str], ...] = (
        ("bis", f"×{manager.bis_multiplier}"),
        ("marketing", str(manager.marketing_houses)),
        ("fence", str(manager.fence)),
        ("temp", str(manager.temp)),
        ("pool", str(manager.pool)),
        ("park", str(manager.park)),
    )
    for kind, value in values:
        right -= scene.canvas.text_beside(right, middle, value, theme.SMALL, theme.BOLD, across="right")
        scene.canvas.centred(icons.action(kind, 36), right - 22, middle)
        right -= 54


def _draw_row(canvas: Canvas, x: int, y: int, row: list[ActionKind]) -> None:
    """The cards handed over, in order; those of a long game in two lines."""
    if not row:
        canvas.text_beside(x + 6, y + 24, "–", theme.BODY, theme.MEDIUM, theme.MUTED)
    for place, kind in enumerate(row):
        line, column = divmod(place, _PER_ROW)
        canvas.stamp(icons.action(kind, _ROW_ICON), x + column * _STEP, y + line * _STEP)
