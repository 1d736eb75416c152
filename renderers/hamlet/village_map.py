"""The village: its tiles, paths, roads and everything on them, in a wooden frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from games.hamlet.data import CHURCH, TILES
from games.hamlet.effects import tokens_on
from games.hamlet.lattice import Edge, sides
from games.hamlet.network import network, network_of
from games.hamlet.state import Place, Road
from games.hamlet.village import Village
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, pale, rounded_mask
from renderers.hamlet import colors, pieces, terrain
from renderers.hamlet.geometry import Frame, inward, middle_of, place_extent, route, stepped
from renderers.hamlet.icons import icon
from renderers.hamlet.voice import Scene
from renderers.page import Page, drawn_once
from renderers.pen import Pen, Point, sprite
from renderers.shelf import kept
from renderers.theme import Color

#: How wide the frame of a map is.
_FRAME = 4
#: How far a number is from its segment, in units.
_NUMBER = 0.17
_OVERSAMPLING = 3
#: What a blurred mask becomes, so that the glow doesn't fade at once.
_STRONGER = [min(255, value * 3) for value in range(256)]


def village_canvas(scene: Scene, frame: Frame, glowing: Collection[str] = (), marked: Collection[str] = ()) -> Page:
    """A map of the whole village; some places glow, the codes of the marked ones are golden."""
    places, roads = scene.view.places, scene.view.roads
    canvas = _ground(places, roads, frame, frozenset(glowing))
    inner = scene.on(canvas)
    for place in _in_sight(places, frame):
        draw_contents(inner, place, frame.centre(place), frame.unit, marked=place.tile in marked)
    return canvas


@drawn_once
def _ground(places: tuple[Place, ...], roads: tuple[Road, ...], frame: Frame, glowing: frozenset[str]) -> Page:
    """The ground: it doesn't change when people move."""
    canvas = land(places, roads, frame, glowing)
    _draw_numbers(canvas, network(places, roads).ground, frame)
    return canvas


def land(places: tuple[Place, ...], roads: tuple[Road, ...], frame: Frame, glowing: Collection[str] = ()) -> Page:
    """A meadow with tiles, cliffs and roads, to be drawn on."""
    canvas = _grass().corner(frame.width, frame.height)
    net, seen = network(places, roads), _in_sight(places, frame)
    for place in seen:
        draw_shadow(canvas, frame, place, theme.GOLD if place.tile in glowing else colors.MEADOW_DEEP)
    for place in seen:
        drawn = terrain.land if place.tile in net else terrain.lost
        piece = drawn(place.tile, place.rot, frame.unit)
        x, y = frame.at(*place.at)
        canvas.stamp(piece.image, round(x) + piece.left, round(y) + piece.top)
    for edge in net.ground.cliffs():
        _draw_cliff(canvas, frame, edge)
    for road in roads:
        _draw_road(canvas, frame, net.ground, road)
    return canvas


def _in_sight(places: Iterable[Place], frame: Frame) -> list[Place]:
    """The places that show on the map."""
    room = frame.unit / 2
    found = []
    for place in places:
        part = place_extent(place)
        (left, top), (right, bottom) = frame.of((part.left, part.top)), frame.of((part.right, part.bottom))
        if left < frame.width + room and top < frame.height + room and right > -room and bottom > -room:
            found.append(place)
    return found


@drawn_once
def _grass() -> Page:
    """As large as any map, with a few tufts."""
    canvas = Page(theme.WIDTH, 1024)
    canvas.fill((0, 0, canvas.width, canvas.height), colors.MEADOW)
    chance = Random(7)
    tuft = sprite(_tuft, 26)
    for _ in range(canvas.width * canvas.height // 16000):
        canvas.stamp(tuft, chance.randrange(canvas.width), chance.randrange(canvas.height))
    return canvas


def _tuft(pen: Pen) -> None:
    for x, top in ((22, 40), (50, 22), (78, 40)):
        pen.line([(50, 84), (x, top)], colors.MEADOW_DEEP, 9)


# ---------------------------------------------------------------- tiles


def draw_shadow(canvas: Canvas, frame: Frame, place: Place, color: Color) -> None:
    """A soft edge around a tile: its shadow, or the glow of what is new."""
    mask, left, top = _halo(place.tile, place.rot, frame.unit)
    x, y = frame.at(*place.at)
    canvas.lay(color, round(x) + left, round(y) + top, mask.size, mask)


def draw_tile(canvas: Canvas, frame: Frame, place: Place, percent: int = 100, fill: Color = theme.CREAM) -> None:
    """A tile by itself, perhaps see-through."""
    piece, (x, y), unit = terrain.land(place.tile, place.rot, frame.unit), frame.at(*place.at), frame.unit
    canvas.stamp(pale(piece.image, percent), round(x) + piece.left, round(y) + piece.top)
    x, y = frame.centre(place)
    canvas.centred(icon(place.tile, round(unit * 0.9)), x, y - unit * 0.2)
    draw_code(canvas, place.tile, x, y + unit * 0.4, max(16, round(unit * 0.36)), fill)


@kept
def _halo(code: str, rot: int, unit: int) -> tuple[Image.Image, int, int]:
    """A blurred silhouette, and where its corner lies from the pixel of the tile's first vertex."""
    shape, left, top = terrain.silhouette(code, rot, unit)
    spread = max(4, unit // 7)
    mask = Image.new("L", (shape.width + 2 * spread, shape.height + 2 * spread), 0)
    mask.paste(shape, (spread, spread))
    soft = mask.filter(ImageFilter.GaussianBlur(spread * 0.6)).point(_STRONGER)
    return soft, left - spread, top - spread


def _draw_numbers(canvas: Canvas, ground: Village, frame: Frame) -> None:
    """The number of every free segment, just outside of it; where two would meet, each stays closer to its own."""
    size = max(16, round(frame.unit * 0.26))
    free = [side for code in ground.codes for side in ground.free_sides(code)]
    usual = [outside(side.ends, _NUMBER) for side in free]
    close = _crowded(usual, 2 * _NUMBER)
    for side, point in zip(free, usual, strict=True):
        px, py = frame.of(outside(side.ends, 0.02) if point in close else point)
        canvas.text_beside(px, py, str(side.number), size, theme.BOLD, theme.INK, "middle")


def _crowded(points: Sequence[Point], distance: float) -> set[Point]:
    """Those with another within the distance, straight across and down."""
    found, ordered = set[Point](), sorted(points)
    for place, (x, y) in enumerate(ordered):
        for other, up in islice(ordered, place + 1, None):
            if other - x >= distance:
                break
            if other - x + abs(y - up) < distance:
                found |= {(x, y), (other, up)}
    return found


def outside(edge: Edge, distance: float) -> Point:
    """A point beside the middle of an edge, away from its tile, in units."""
    (x, y), (nx, ny) = middle_of(edge), inward(edge)
    return x - distance * nx, y - distance * ny


# ---------------------------------------------------------------- contacts


def _draw_cliff(canvas: Canvas, frame: Frame, edge: Edge) -> None:
    """A short red bar along an edge that no road can ever cross."""
    (x, y), (nx, ny) = middle_of(edge), inward(edge)
    for shift in (-0.13, 0.13):
        points = [frame.of((x + ny * shift + side * nx * 0.1, y - nx * shift + side * ny * 0.1)) for side in (-1, 1)]
        stroke(canvas, points, max(4, frame.unit * 0.1), theme.CREAM)
        stroke(canvas, points, max(2, frame.unit * 0.055), colors.CLIFF)


def _draw_road(canvas: Canvas, frame: Frame, ground: Village, road: Road) -> None:
    """Trails to the middle of both places, and the road piece with its owner's mark where they meet."""
    edge = ground.crossed(road)
    for code in (road.a, road.b):
        for width, color in ((0.24, colors.SAND_EDGE), (0.17, colors.SAND)):
            stroke(canvas, trail(frame, ground, code, edge), width * frame.unit, color)
    nx, ny = inward(edge)
    x, y = frame.of(middle_of(edge))
    direction = (round(nx * 1000), round(ny * 1000))
    canvas.centred(pieces.crossing_along(road.over, road.owner, stepped(frame.unit * 0.62), direction), x, y)
    canvas.centred(pieces.holder_mark(road.owner, max(20, stepped(frame.unit * 0.32))), x, y)


def trail(frame: Frame, ground: Village, code: str, edge: Edge) -> list[Point]:
    """The way from one of its edges to the middle of a place, in pixels."""
    place = ground[code]
    number = next(side.number for side in sides(place.tile, place.rot, place.at) if set(side.ends) == set(edge))
    x, y = frame.at(*place.at)
    return [(x + dx * frame.unit, y + dy * frame.unit) for dx, dy in route(place.tile, place.rot, number)]


# ---------------------------------------------------------------- lines


def stroke(canvas: Canvas, points: Sequence[Point], width: float, color: Color) -> None:
    """A line with round joints and ends."""
    corners = [(round(x), round(y)) for x, y in points]
    room = round(width) + 2
    left, top = min(x for x, _ in corners) - room, min(y for _, y in corners) - room
    line = _line(tuple((x - left, y - top) for x, y in corners), round(width), room)
    canvas.lay(color, left, top, line.size, line)


@kept
def _line(points: tuple[tuple[int, int], ...], width: int, room: int) -> Image.Image:
    """Drawn several times too large once, and remembered."""
    size = (max(x for x, _ in points) + room, max(y for _, y in points) + room)
    mask = Image.new("L", (size[0] * _OVERSAMPLING, size[1] * _OVERSAMPLING), 0)
    draw = ImageDraw.Draw(mask)
    large = [(x * _OVERSAMPLING, y * _OVERSAMPLING) for x, y in points]
    draw.line(large, fill=255, width=width * _OVERSAMPLING, joint="curve")
    half = width * _OVERSAMPLING / 2
    for x, y in (large[0], large[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return mask.reduce(_OVERSAMPLING)


# ---------------------------------------------------------------- what is on a place


def draw_contents(
    scene: Scene, place: Place, centre: Point, unit: int, *, marked: bool = False, lived_in: bool = True
) -> None:
    """Everything on a place, larger where the tile is."""
    canvas = scene.canvas
    (x, y), code, rule = centre, place.tile, TILES[place.tile]
    is_church, cells = code == CHURCH, len(rule.cells)
    scale = unit * (0.84 if cells <= 4 else 1.0 if cells <= 8 else 1.3 if is_church else 1.12)
    breadth, lift = (2.4 if is_church else 1.3) * scale, 0.1 if rule.slots or is_church else 0.0
    size, above = stepped(0.92 * scale), y - (0.24 + lift) * scale
    picture, piece = icon(code, size), stepped(0.46 * scale)
    canvas.centred(picture if code in network_of(scene.view) else pale(picture, 50), x, above)
    fill = theme.GOLD if marked else theme.CREAM
    draw_code(canvas, code, x, y + (0.4 - lift) * scale, max(15, round(0.37 * scale)), fill)
    token = stepped((0.5 if rule.kind == "processing" else 0.42) * scale)
    _draw_tokens(scene, code, x, y + 0.66 * scale, token, breadth)
    if place.flag is not None:
        canvas.centred(pieces.flag(piece, place.flag), x + 0.42 * size, above - 0.32 * size)
    if lived_in:
        _draw_people(scene, code, x, y - (0.2 + lift) * scale, piece, breadth)


def draw_code(canvas: Canvas, code: str, x: float, y: float, size: int, fill: Color = theme.CREAM) -> None:
    """The three letters by which a place is called."""
    half = fonts.width(code, size, theme.BOLD) / 2 + size * 0.22
    tall = size * 0.6
    box = (round(x - half), round(y - tall), round(x + half), round(y + tall))
    canvas.rounded((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), theme.MUTED, round(tall * 0.7))
    canvas.rounded(box, fill, round(tall * 0.7))
    canvas.text_beside(x, y, code, size, theme.BOLD, theme.INK, "middle")


def _draw_tokens(scene: Scene, code: str, x: float, y: float, size: int, breadth: float) -> None:
    """Resources and empty slots (on the church, its orders), closer together where they wouldn't fit."""
    canvas, view, _ = scene
    row = [pieces.resource(size, token.kind, token.owner, token.high) for token in tokens_on(view, code)]
    row += [pieces.slot(size)] * (TILES[code].slots - len(row))
    for order in view.orders if code == CHURCH else ():
        seat = order.seat
        row.append(glyphs.disc(size, theme.CREAM, order.id) if seat is None else pieces.holder_mark(seat, size))
    step = min(size * 1.06, breadth / max(1, len(row)))
    for place, piece in enumerate(row):
        canvas.centred(piece, x + (place - (len(row) - 1) / 2) * step, y)


def _draw_people(scene: Scene, code: str, x: float, y: float, size: int, breadth: float) -> None:
    """Villagers and donkeys of every seat in front of the building, with a figure where there are several."""
    found: list[tuple[Image.Image, int]] = []
    for seat, player in enumerate(scene.view.players):
        standing = Counter(villager.ready for villager in player.villagers if villager.at == code)
        found += [(pieces.villager(size, seat, ready), standing[ready]) for ready in (True, False) if standing[ready]]
        donkeys = player.donkeys.count(code)
        if donkeys:
            found.append((pieces.donkey(size, seat), donkeys))
    step = min(size * 1.9, breadth / max(1, len(found) - 1))
    for number, (piece, count) in enumerate(found):
        shift = 0.4 * breadth if len(found) == 1 else (number - (len(found) - 1) / 2) * step
        scene.canvas.centred(piece, x + shift, y)
        if count > 1:
            badge = glyphs.disc(max(16, stepped(size * 0.5)), theme.GOLD, str(count))
            scene.canvas.centred(badge, x + shift + size * 0.42, y - size * 0.32)


# ---------------------------------------------------------------- the frame


def mount(canvas: Page, land: Page, x: int, y: int) -> int:
    """Lays a map on the paper in a wooden frame. Returns where the next thing may begin."""
    land.frame((0, 0, land.width, land.height), theme.WOODEN, theme.RADIUS, _FRAME)
    canvas.lay(land, x, y, (land.width, land.height), rounded_mask(land.width, land.height, theme.RADIUS))
    return y + land.height + theme.GAP
