"""The choice made so far, large: what it costs and what it brings."""

from __future__ import annotations

from PIL import Image

from games.carrara.changes import screen_of
from games.carrara.data import DATA, OBJECTS, TILES, Tile
from games.carrara.menus import PricedStone, SegmentOffer
from games.carrara.scoring import Yield
from games.core import Seat
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.carrara import city_plates, signs
from renderers.carrara.buildings import building
from renderers.carrara.objects import thing
from renderers.carrara.plan import Plan
from renderers.carrara.scene import Scene
from renderers.carrara.stones import UNKNOWN, stone, stone_row

HEIGHT = 150
_PAD = 22
_STONE = 68
_PICTURE = 112
#: Kinds of steps that are shown although nothing more has been chosen.
_ALONE = ("buy", "announce", "pass")


def is_shown(choice: Plan) -> bool:
    focus = choice.focus
    chosen = (focus.segment, focus.tile, focus.object, choice.scoring)
    return focus.kind in _ALONE or any(part is not None for part in chosen)


def draw_preview(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    focus = choice.focus
    if focus.tile is not None:
        _draw_building(scene, box, focus.tile, choice)
    elif focus.segment is not None and choice.offer is not None:
        _draw_purchase(scene, box, seat, choice, choice.offer)
    elif focus.object is not None:
        left = screen_of(scene.view, seat).coins - DATA.extra.price
        title = scene.voice("preview-extra", object=scene.voice.object(focus.object), price=DATA.extra.price)
        _draw_lines(scene, box, thing(focus.object, _PICTURE), title, _left_over(scene, left))
    elif choice.scoring is not None:
        _draw_scoring(scene, box, choice, choice.scoring)
    else:
        _draw_step(scene, box, choice)


def _draw_lines(scene: Scene, box: Box, picture: Image.Image, title: str, line: str) -> int:
    """A picture with two lines beside it. Returns where they begin."""
    left, top, right, bottom = box
    scene.canvas.centred(picture, left + _PAD + _PICTURE / 2, (top + bottom) / 2)
    x = left + 2 * _PAD + _PICTURE
    scene.canvas.text(x, top + (64 if line else 86), title, theme.HEADING + 2, theme.BOLD, most=right - x - _PAD)
    scene.canvas.text(x, top + 112, line, theme.BODY, theme.MEDIUM, most=right - x - _PAD)
    return x


def _left_over(scene: Scene, coins: int) -> str:
    return scene.voice("preview-left", count=coins) if coins >= 0 else scene.voice("preview-short", count=-coins)


# --- buying -----------------------------------------------------------------------------------------------------------


def _draw_purchase(scene: Scene, box: Box, seat: Seat, choice: Plan, offer: SegmentOffer) -> None:
    """Every stone of the segment with its price, the picked ones in gold, and the sum."""
    left, top, right, _ = box
    canvas, _, voice = scene
    canvas.text_beside(
        left + _PAD, top + HEIGHT / 2, voice.segment(offer.segment), 60, theme.BLACK_WEIGHT, theme.HEADER
    )
    x, end = left + 140, right - 330
    count = len(offer.stones) + bool(offer.to_come)
    step = min(_STONE + 16, (end - x) // max(1, count))
    size = min(_STONE, step - 10)
    open_picks = choice.picked
    for one in offer.stones:
        _draw_priced(canvas, x, top + 20, size, one, one.stone in open_picks)
        open_picks = open_picks.replace(one.stone, "", 1)
        x += step
    if offer.to_come:
        canvas.stamp(stone(UNKNOWN, size), x, top + 20)
        canvas.text_beside(x + size / 2, top + 118, f"+{offer.to_come}", 30, theme.BOLD, across="middle")
    spent = -choice.coins if choice.picked else offer.total
    message = "preview-picked" if choice.picked else "preview-all"
    coins = screen_of(scene.view, seat).coins - spent
    canvas.text(right - _PAD, top + 64, voice(message, count=spent), theme.HEADING + 2, theme.BOLD, across="right")
    ink = theme.INK if coins >= 0 else theme.ALERT
    canvas.text(right - _PAD, top + 112, _left_over(scene, coins), theme.BODY, theme.MEDIUM, ink, "right")


def _draw_priced(canvas: Canvas, x: int, y: int, size: int, priced: PricedStone, chosen: bool) -> None:
    if chosen:
        frame = (x - 6, y - 8, x + size + 5, y + size + 5)
        canvas.rounded(frame, theme.CARD, 12)
        canvas.frame(frame, theme.INK, 12, 7)
        canvas.frame(frame, theme.GOLD, 12, 6)
    canvas.stamp(stone(priced.stone, size), x, y)
    figure = str(priced.price)
    left = x + (size - 30 - fonts.width(figure, 30, theme.BOLD)) / 2
    canvas.centred(signs.coin(28), left + 14, y + 98)
    canvas.text_beside(left + 31, y + 98, figure, 30, theme.BOLD)


# --- building ---------------------------------------------------------------------------------------------------------


def _draw_building(scene: Scene, box: Box, tile: Tile, choice: Plan) -> None:
    voice = scene.voice
    picture = building(TILES[tile].type, _PICTURE)
    if choice.site is None:
        message = "preview-where" if choice.tile is not None else "preview-too-dear"
        _draw_lines(scene, box, picture, voice.tile(tile), voice(message))
        return
    title = voice("preview-build", tile=voice.tile(tile), city=voice.city(choice.site.city))
    amount = voice.reward(choice.site.reward, choice.site.amount)
    _draw_lines(scene, box, picture, title, voice("preview-worth", amount=amount))
    paid = len(choice.pay)
    row = stone_row(choice.pay + UNKNOWN * (TILES[tile].cost - paid), 60, 64)
    scene.canvas.stamp(row, box[2] - _PAD - row.width, box[1] + 72)


# --- scoring ----------------------------------------------------------------------------------------------------------


def _draw_scoring(scene: Scene, box: Box, choice: Plan, result: Yield) -> None:
    voice, focus = scene.voice, choice.focus
    if focus.type is not None:
        picture, what = building(focus.type, _PICTURE), voice.type(focus.type)
    elif focus.city is not None:
        picture, what = city_plates.sign(focus.city, _PICTURE), voice.city(focus.city)
    else:
        return
    given = sum(result.objects)
    short = given < result.buildings
    line = voice("preview-objects-short", count=given, due=result.buildings) if short else ""
    _draw_lines(scene, box, picture, voice("preview-score", what=what), line)
    end = box[2] - _PAD
    won = [(result.vp, glyphs.star(48)), (result.coins, signs.coin(48))]
    won += [(count, thing(kind, 48)) for kind, count in zip(OBJECTS, result.objects, strict=True)]
    for amount, piece in reversed(won):
        if amount:
            scene.canvas.stamp(piece, end - 48, box[1] + HEIGHT / 2 - 24)
            end -= 54
            end -= scene.canvas.text_beside(end, box[1] + HEIGHT / 2, f"+{amount}", 36, theme.BOLD, across="right") + 18


# --- steps without a choice -------------------------------------------------------------------------------------------


def _draw_step(scene: Scene, box: Box, choice: Plan) -> None:
    voice = scene.voice
    if choice.focus.kind == "announce":
        title = voice("preview-announce", count=DATA.end.bonus)
        _draw_lines(scene, box, glyphs.flag(_PICTURE), title, voice("preview-announce-then"))
    elif choice.focus.kind == "pass":
        _draw_lines(scene, box, glyphs.hourglass(_PICTURE), voice("preview-pass"), voice("preview-pass-then"))
    else:
        to_come = choice.segments[0].to_come
        line = voice("preview-turn-new", count=to_come) if to_come else voice("preview-turn-none")
        _draw_lines(scene, box, signs.turning(_PICTURE), voice("preview-turn"), line)
