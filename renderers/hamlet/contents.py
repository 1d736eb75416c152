"""What stands on a place: its icon and code, its slots, its flag, people and donkeys, the orders of the church."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PIL import Image

from games.hamlet.data import CHURCH, TILES
from games.hamlet.effects import tokens_on
from games.hamlet.network import network_of
from games.hamlet.state import Place, State
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.hamlet import pieces
from renderers.hamlet.geometry import stepped
from renderers.hamlet.icons import icon
from renderers.hamlet.voice import Scene, Voice
from renderers.pen import Point
from renderers.theme import Color


class Layout(NamedTuple):
    """Sizes on one place in pixels, and how far from its centre things stand."""

    icon: int
    icon_y: float
    code: int
    code_y: float
    token: int
    token_y: float
    piece: int
    piece_y: float
    breadth: float


def layout(code: str, unit: int) -> Layout:
    cells = len(TILES[code].cells)
    scale = unit * (0.84 if cells <= 4 else 1.0 if cells <= 8 else 1.12 if code != CHURCH else 1.3)
    lift = 0.1 if TILES[code].slots or code == CHURCH else 0.0
    return Layout(
        icon=stepped(0.92 * scale),
        icon_y=-(0.24 + lift) * scale,
        code=max(15, round(0.37 * scale)),
        code_y=(0.4 - lift) * scale,
        token=stepped((0.5 if TILES[code].kind == "processing" else 0.42) * scale),
        token_y=0.66 * scale,
        piece=stepped(0.46 * scale),
        piece_y=-(0.2 + lift) * scale,
        breadth=1.3 * scale if code != CHURCH else 2.4 * scale,
    )


def draw_contents(
    scene: Scene, place: Place, centre: Point, unit: int, *, marked: bool = False, lived_in: bool = True
) -> None:
    canvas, view, voice = scene
    x, y = centre
    sizes = layout(place.tile, unit)
    picture = icon(place.tile, sizes.icon)
    canvas.centred(picture if place.tile in network_of(view) else faded(picture), x, y + sizes.icon_y)
    draw_code(canvas, place.tile, x, y + sizes.code_y, sizes.code, theme.GOLD if marked else theme.CREAM)
    draw_row(canvas, _tokens(view, voice, place.tile, sizes.token), x, y + sizes.token_y, sizes.breadth)
    if place.flag is not None:
        canvas.centred(
            pieces.flag(sizes.piece, place.flag), x + 0.42 * sizes.icon, y + sizes.icon_y - 0.32 * sizes.icon
        )
    if lived_in:
        _draw_people(scene, place.tile, x, y + sizes.piece_y, sizes)


def draw_code(canvas: Canvas, code: str, x: float, y: float, size: int, fill: Color = theme.CREAM) -> None:
    """The three letters by which a place is called."""
    half = fonts.width(code, size, theme.BOLD) / 2 + size * 0.22
    tall = size * 0.6
    box = (round(x - half), round(y - tall), round(x + half), round(y + tall))
    canvas.rounded((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), theme.MUTED, round(tall * 0.7))
    canvas.rounded(box, fill, round(tall * 0.7))
    canvas.text_beside(x, y, code, size, theme.BOLD, theme.INK, "middle")


def faded(picture: Image.Image) -> Image.Image:
    """Half as strong: for places with no way to the church."""
    pale = picture.copy()
    pale.putalpha(picture.getchannel("A").point([value // 2 for value in range(256)]))
    return pale


def draw_row(canvas: Canvas, row: list[Image.Image], x: float, y: float, breadth: float) -> None:
    """Pieces side by side around a point, closer together where they wouldn't fit."""
    if not row:
        return
    step = min(row[0].width * 1.06, breadth / len(row))
    for place, piece in enumerate(row):
        canvas.centred(piece, x + (place - (len(row) - 1) / 2) * step, y)


def _tokens(view: State, voice: Voice, code: str, size: int) -> list[Image.Image]:
    """Resources and empty slots; on the church its orders."""
    if code == CHURCH:
        return [
            glyphs.disc(size, theme.CREAM, order.id) if order.seat is None else pieces.holder_mark(order.seat, size)
            for order in view.orders
        ]
    shown = [
        pieces.resource(size, token.kind, voice.letter(token.kind), token.owner, token.high)
        for token in tokens_on(view, code)
    ]
    return shown + [pieces.slot(size)] * (TILES[code].slots - len(shown))


def _draw_people(scene: Scene, code: str, x: float, y: float, sizes: Layout) -> None:
    """Villagers and donkeys of every seat in front of the building, with a figure where there are several."""
    found = _people(scene.view, code, sizes.piece)
    if not found:
        return
    if len(found) == 1:
        places = [0.5 * sizes.breadth * 0.8]
    else:
        step = min(sizes.piece * 1.9, sizes.breadth / (len(found) - 1))
        places = [(at - (len(found) - 1) / 2) * step for at in range(len(found))]
    for shift, (piece, count) in zip(places, found, strict=True):
        scene.canvas.centred(piece, x + shift, y)
        if count > 1:
            size = max(16, stepped(sizes.piece * 0.5))
            scene.canvas.centred(
                glyphs.disc(size, theme.GOLD, str(count)), x + shift + sizes.piece * 0.42, y - sizes.piece * 0.32
            )


def _people(view: State, code: str, size: int) -> list[tuple[Image.Image, int]]:
    found: list[tuple[Image.Image, int]] = []
    for seat, player in enumerate(view.players):
        standing = Counter(villager.ready for villager in player.villagers if villager.at == code)
        found += [(pieces.villager(size, seat, ready), standing[ready]) for ready in (True, False) if standing[ready]]
        donkeys = player.donkeys.count(code)
        if donkeys:
            found.append((pieces.donkey(size, seat), donkeys))
    return found
