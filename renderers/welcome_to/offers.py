"""The three combinations of the round; in the solo game the three cards of the hand."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from games.welcome_to.cards import Combination, next_actions, offers
from games.welcome_to.data import ActionKind
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.welcome_to import colors, columns, icons
from renderers.welcome_to.columns import BLEED
from renderers.welcome_to.lots import house, wall_middle
from renderers.welcome_to.voice import Scene

HEIGHT = 124
_HOUSE = (100, 104)
_ICON = 82
_TEXT = 226


class Face(Struct, frozen=True):
    """Everything that a card shows."""

    pile: int
    number: int
    action: ActionKind
    name: str
    #: What lies below the name: the next action of this pile, or what the card is used for.
    note: str
    next: ActionKind | None
    chosen: bool
    dim: bool


def draw_offers(scene: Scene, y: int, chosen: Combination | None = None, usable: frozenset[int] | None = None) -> None:
    """``usable`` are the piles whose number can still be written, where that is asked."""
    following = next_actions(scene.view)
    for place, offer in enumerate(offers(scene.view)):
        pile = place + 1
        role = _role(pile, chosen)
        face = Face(
            pile=pile,
            number=offer.number,
            action=offer.action,
            name=_capital(scene.voice.action(offer.action)),
            note=scene.voice(f"role-{role}") if role and not following else scene.voice("next") if following else "",
            next=following[place] if following else None,
            chosen=role in ("number", "action"),
            dim=(chosen is not None and not role) or (usable is not None and pile not in usable),
        )
        scene.canvas.stamp(_drawn(face), columns.left_of(place) - BLEED, y - BLEED)


def _role(pile: int, chosen: Combination | None) -> str:
    """What a card is taken for; at a table number and action come from the same pile."""
    if chosen is None:
        return ""
    if pile == chosen.number:
        return "number"
    return "action" if pile == chosen.action else "given" if chosen.number != chosen.action else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=64)
def _drawn(face: Face) -> Image.Image:
    canvas = columns.blank(HEIGHT, colors.ACTION[face.action])
    left, top = BLEED, BLEED
    draw_house(canvas, left + 34, top + 13, face.number, face.pile)
    canvas.centred(icons.action(face.action, _ICON), left + 180, top + HEIGHT / 2 + 5)
    _draw_text(canvas, left + _TEXT, top, face)
    canvas.centred(glyphs.disc(38, theme.HEADER, str(face.pile)), left + 25, top + 30)
    if face.dim:
        canvas.image = Image.blend(canvas.image, Image.new("RGB", canvas.image.size, theme.PAPER), 0.55)
    if face.chosen:
        box = (left, top, left + columns.WIDTH, top + HEIGHT)
        canvas.frame(box, theme.INK, theme.RADIUS, 8)
        canvas.frame(box, theme.GOLD, theme.RADIUS, 7)
    return canvas.image


def _draw_text(canvas: Canvas, x: int, y: int, face: Face) -> None:
    room = columns.WIDTH - _TEXT - 10
    lines = face.name.split(maxsplit=1)
    size = min(fonts.fitting(line, room, theme.BODY, theme.BOLD) for line in lines)
    for row, line in enumerate(lines):
        canvas.text(x, y + (52 if len(lines) == 1 else 40) + row * 32, line, size, theme.BOLD)
    below = y + HEIGHT - 24
    taken = canvas.text_beside(x, below, face.note, 22, theme.MEDIUM, theme.MUTED, most=room)
    if face.next is not None:
        canvas.centred(icons.action(face.next, 34), x + taken + 26, below - 2)


def draw_house(canvas: Canvas, x: float, y: float, number: int, roof: int) -> None:
    """A large house with its number."""
    width, height = _HOUSE
    canvas.stamp(house(roof % len(colors.ROOFS), width, height), x, y)
    canvas.text_beside(x + width / 2, y + wall_middle(height), str(number), 52, theme.BLACK_WEIGHT, across="middle")
