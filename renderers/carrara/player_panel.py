"""One player on the board: points, cities with their buildings, how far they have come, the latest turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PIL import Image

from games.carrara.data import CITIES, CITY, OBJECTS, TYPE, TYPES, BuildingType, City, Tile
from games.carrara.ending import public_progress
from games.carrara.state import State, Stones, owner_of
from games.carrara.views import open_screen
from games.core import Event, Params, Seat, SeatScore
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas, blank, pale, side_by_side
from renderers.carrara import colors, icons, tiles
from renderers.carrara.buildings import building
from renderers.carrara.icons import cost_block, stone_row, thing
from renderers.carrara.scenery import draw_quarry
from renderers.carrara.voice import SENTENCES, Scene, Voice
from renderers.shelf import kept

WIDTH = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
PAD = 14
_NAME = 54
_HEAD = 34
_COLUMN = (WIDTH - 2 * PAD + 4) // len(CITIES)
_TILE = (_COLUMN - 4, 44)
_STEP = 48
_TYPES = 56
_TYPE = 47
SCREEN = 50
#: The most rows of tiles in a city, with up to two players and with more. One tile too many overlaps; more than that
#: go in pairs.
_MOST_ROWS = (6, 4)


class Measure(Struct, frozen=True):
    """How much room every player of a picture takes."""

    rows: int
    lines: int = 0
    screens: bool = False

    def place(self, number: int, top: int) -> Box:
        """Where a player's card lies: two in a row."""
        height = _NAME + _HEAD + 6 + self.rows * _STEP + _TYPES + self.screens * SCREEN + self.lines * LINE + PAD
        return side_by_side(2, number, top, height)


def _measure(view: State, voice: Voice) -> Measure:
    """Room for everything the players have to show. After the end, the latest turn no longer matters."""
    seats = range(len(view.players))
    tallest = max(len(city) for player in view.players for city in player.cities)
    return Measure(
        rows=min(max(tallest, 2), _MOST_ROWS[len(seats) > 2]),
        lines=0 if view.phase == "over" else max(1, *(len(_news(seat, voice)) for seat in seats)),
        screens=any(open_screen(view, seat) for seat in seats),
    )


def draw_players(scene: Scene, top: int, scores: Sequence[SeatScore] = ()) -> int:
    """Everybody, with their final scores once the game is over. Returns where the cards end.

    An odd number leaves room for a view of the quarry.
    """
    size, seats = _measure(scene.view, scene.voice), len(scene.view.players)
    for seat in range(seats):
        draw_player(scene, size.place(seat, top), seat, size, scores[seat] if scores else None)
    if seats % 2:
        draw_quarry(scene.canvas, size.place(seats, top))
    return size.place(seats - 1, top)[3]


def draw_player(scene: Scene, box: Box, seat: Seat, size: Measure, score: SeatScore | None = None) -> None:
    """One player's card, with the final score once the game is over."""
    left, top, right, _ = box
    scene.canvas.card(box)
    _draw_name(scene, box, seat, score)
    y = top + _NAME
    _draw_cities(scene, left + PAD, y, seat, size.rows)
    y += _HEAD + 6 + size.rows * _STEP
    for place, kind in enumerate(TYPES):
        scored = kind in scene.view.players[seat].scored_types
        sign = type_sign(kind, seat if scored else None, _TYPE)
        scene.canvas.centred(sign, left + PAD + place * (_TYPE + 4) + _TYPE / 2, y + _TYPES / 2)
    _draw_conditions(scene, right - PAD, y + _TYPES / 2, seat)
    y += _TYPES
    if size.screens:
        draw_screen(scene, box, y, seat)
        y += SCREEN
    draw_latest_turn(scene, left, y, seat, size.lines)


def draw_latest_turn(scene: Scene, left: int, y: int, seat: Seat, most: int) -> int:
    """What the seat did, with a golden bar if nobody has played since. Returns where it ends."""
    latest = any(turn.seat == seat for turn in scene.voice.turns[-1:])
    for line in _news(seat, scene.voice)[:most]:
        if latest:
            scene.canvas.fill((left + 4, y + 2, left + 10, y + LINE - 2), theme.GOLD)
        draw_run(scene.canvas, left + PAD + 2, y + LINE / 2, line, WIDTH - 2 * PAD)
        y += LINE
    return y


def _draw_name(scene: Scene, box: Box, seat: Seat, score: SeatScore | None) -> None:
    canvas, view, voice = scene
    left, top, right, _ = box
    middle = top + _NAME / 2 + 1
    canvas.centred(glyphs.seat(seat, 40), left + PAD + 20, middle)
    end = right - PAD
    points = str(view.players[seat].vp if score is None else score.total)
    end -= canvas.text_beside(end, middle, points, 38, theme.BLACK_WEIGHT, across="right") + 6
    canvas.centred(glyphs.star(38), end - 18, middle)
    end -= 46
    signs = (
        (glyphs.crown(40), score is not None and score.rank == 1),
        (glyphs.hourglass(36, theme.ALERT), view.phase != "over" and view.turn == seat),
        (glyphs.flag(36), view.ending is not None and view.ending.seat == seat),
    )
    for sign in (sign for sign, shown in signs if shown):
        canvas.centred(sign, end - 18, middle)
        end -= 42
    start = left + PAD + 50
    canvas.text_beside(start, middle, voice.drawn_name(seat), 29, theme.BOLD, most=end - start)


# --- cities -----------------------------------------------------------------------------------------------------------


def _draw_cities(scene: Scene, x: int, y: int, seat: Seat, rows: int) -> None:
    view = scene.view
    fresh = scene.voice.fresh("built", "tile") if view.phase != "over" else frozenset()
    for city, built in zip(CITIES, view.players[seat].cities, strict=True):
        owned = owner_of(view, city) == seat
        scene.canvas.stamp(_head(city, CITY[city].code, owned), x, y)
        wide = _TILE[0] if len(built) <= rows + 1 else _TILE[0] // 2 - 1
        pieces = [tiles.small(tile, wide, _TILE[1], tile in fresh) for tile in built]
        tiles.draw_street(scene.canvas, x, y + _HEAD + 6, _TILE[0], pieces, rows, _STEP)
        x += _COLUMN


@kept
def _head(city: City, code: str, owned: bool) -> Image.Image:
    canvas = blank(_TILE[0], _HEAD, theme.CARD)
    color = tiles.city_color(city)
    box = (0, 0, _TILE[0], _HEAD)
    canvas.rounded(box, color, 8)
    canvas.frame(box, theme.darker(color, 0.4), 8, 2)
    canvas.text_beside(
        _TILE[0] / 2 - (12 if owned else 0), _HEAD / 2, code, 24, theme.BOLD, theme.readable_on(color), "middle"
    )
    if owned:
        canvas.centred(glyphs.tick(26, theme.readable_on(color)), _TILE[0] - 18, _HEAD / 2)
    return canvas.image


# --- how far a player has come ----------------------------------------------------------------------------------------


@kept
def type_sign(kind: BuildingType, seat: Seat | None, size: int, own: bool = False) -> Image.Image:
    """A type: pale if the seat has none of it, framed in the seat's colour once it's scored."""
    canvas, icon = blank(size, size, theme.CARD), building(kind, round(size * 0.8))
    box = (0, 0, size, size)
    if seat is None and not own:
        canvas.frame(box, theme.LINE, 10, 2)
        canvas.stamp(pale(icon, 35), size * 0.1, size * 0.1)
        return canvas.image
    canvas.rounded(box, colors.GROUND[TYPE[kind].background], 10)
    canvas.centred(icon, size / 2, size / 2 - 1)
    if seat is None:
        canvas.frame(box, colors.EDGE[TYPE[kind].background], 10, 2)
        return canvas.image
    canvas.frame(box, theme.seat_mark(seat).color, 10, 4)
    tick = glyphs.tick(round(size * 0.5), theme.seat_mark(seat).color)
    canvas.stamp(tick, size * 0.5, size * 0.5)
    return canvas.image


def _draw_conditions(scene: Scene, right: float, middle: float, seat: Seat) -> None:
    """What everybody knows of the conditions: scorings and building costs, each with what is needed."""
    canvas, (scored, costs) = scene.canvas, public_progress(scene.view, seat)
    for sign, condition in ((cost_block(36, "Σ"), costs), (glyphs.tick(32), scored)):
        figures, ink = f"{condition.have}/{condition.needed}", theme.GOOD if condition.met else theme.INK
        right -= canvas.text_beside(right, middle, figures, theme.BODY, theme.BOLD, ink, "right") + 8
        canvas.centred(sign, right - sign.width / 2, middle - 1)
        right -= sign.width + 18


def draw_screen(scene: Scene, box: Box, y: int, seat: Seat) -> None:
    """Coins, stones and objects in one line, closer together where there are many; nothing of a closed screen."""
    screen = open_screen(scene.view, seat)
    if screen is None:
        return
    canvas, x, right, middle = scene.canvas, box[0] + PAD, box[2] - PAD, y + SCREEN / 2 - 2
    canvas.centred(icons.coin(36), x + 18, middle)
    x += 44 + canvas.text_beside(x + 44, middle, str(screen.coins), theme.BODY, theme.BOLD) + 16
    owned = [(kind, count) for kind, count in zip(OBJECTS, screen.objects, strict=True) if count]
    for kind, count in reversed(owned):
        text = f"×{count}" if count > 1 else ""
        right -= fonts.width(text, 22, theme.BOLD)
        canvas.text_beside(right, middle, text, 22, theme.BOLD)
        right -= 36
        canvas.centred(thing(kind, 36), right + 18, middle)
        right -= 6
    count = len(screen.stones)
    if count:
        step = min(33, round((right - x - 44) / max(1, count - 1)))
        canvas.stamp(stone_row(screen.stones, 34, max(step, 6)), x, middle - 17)


# --- what a seat did, as lines of icons and a few words ---------------------------------------------------------------

#: Text, or something drawn.
Item = str | Image.Image
#: Items that stay together.
Group = tuple[Item, ...]

_SIZE = theme.SMALL
PIECE = 34
LINE = 42
_SPACE = 7
_BETWEEN = 14


def _news(seat: Seat, voice: Voice) -> list[list[Group]]:
    """The latest turn of a seat. The wheel isn't mentioned: stones or coins were taken."""
    groups = (group for event in voice.latest(seat) for group in _groups(event, voice))
    return lines(groups, WIDTH - 2 * PAD)


def _groups(event: Event, voice: Voice) -> list[Group]:
    params = event.params
    words = SENTENCES.spoken(params, voice.say)
    match event.code:
        case "took":
            stones = stone_row(str(params["stones"]), PIECE, PIECE - 1)
            cost: Group = (str(params["price"]), icons.coin(PIECE)) if params["price"] else (voice("did-free"),)
            return [(voice("did-took", segment=words["segment"]), stones), cost]
        case "built":
            return built(voice("did-built"), str(params["tile"]), str(words["city"]), str(params["stones"]), voice)
        case "scored_type":
            sign = building(str(params["building"]), PIECE + 4)
            return [(voice("did-scored"), sign, str(words["building"])), *_gains(params)]
        case "scored_city":
            return [(voice("did-scored"), str(words["city"])), *_gains(params)]
        case "bought":
            return [("+", thing(str(params["object"]), PIECE), f"−{params['price']}", icons.coin(PIECE))]
        case "announced":
            return [(glyphs.flag(PIECE), voice("did-announced")), (f"+{params['vp']}", glyphs.star(PIECE))]
        case "relieved":
            return [(voice("did-relieved"), str(params["had"]), icons.coin(PIECE)), *_gains(params)]
        case "blocked":
            return [(voice("did-blocked"),), *_gains(params)]
        case "passed":
            return [(voice("did-passed"),)]
    return []


def built(verb: str, tile: Tile, city: str, stones: Stones, voice: Voice) -> list[Group]:
    """A building that was or would be built, and the stones for it."""
    chip, where = tiles.small(tile, 70, 38), voice("did-built-in", city=city)
    return [(verb, chip, where), (stone_row(stones, PIECE, PIECE - 1),)]


def _gains(params: Params) -> list[Group]:
    """Points, coins and objects that were won."""
    won = {"vp": glyphs.star(PIECE), "coins": icons.coin(PIECE)} | {kind: thing(kind, PIECE) for kind in OBJECTS}
    return [(f"+{params[name]}", sign) for name, sign in won.items() if params.get(name)]


def lines(groups: Iterable[Group], most: int) -> list[list[Group]]:
    """As many groups in every line as fit."""
    done: list[list[Group]] = []
    room = 0
    for group in groups:
        needed = _breadth(group) + _BETWEEN
        if not done or needed - _BETWEEN > room:
            done.append([])
            room = most
        done[-1].append(group)
        room -= needed
    return done


def draw_run(canvas: Canvas, x: int, middle: float, groups: list[Group], most: int) -> None:
    """One line of groups."""
    end = x + most
    for group in groups:
        for item in group:
            if isinstance(item, str):
                canvas.text_beside(x, middle, item, _SIZE, theme.MEDIUM, most=max(end - x, 1))
            else:
                canvas.stamp(item, x, middle - item.height / 2)
            x += _width(item) + _SPACE
        x += _BETWEEN - _SPACE


def _breadth(group: Group) -> int:
    return sum(_width(item) for item in group) + _SPACE * (len(group) - 1)


def _width(item: Item) -> int:
    return fonts.width(item, _SIZE, theme.MEDIUM) if isinstance(item, str) else item.width
