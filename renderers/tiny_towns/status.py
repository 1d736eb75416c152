"""The header and footer of a picture: which round, what to take, who is waited for, which cards were seen."""

from __future__ import annotations

from games.tiny_towns import GAME
from games.tiny_towns.data import DATA
from games.tiny_towns.discover import is_free_round, is_solo
from games.tiny_towns.state import RESOURCES, Resource, State
from renderers import glyphs, header, theme
from renderers.canvas import Canvas
from renderers.tiny_towns import tiles
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.voice import Voice

FOOTER = 48


def waiting_line(view: State, voice: Voice) -> str:
    """Whom the table waits for, and for what, with names as they can be drawn."""
    seats = GAME.waiting_on(view)
    if not seats:
        return voice("over")
    unfinished = sum(player.finished is None for player in view.players)
    if view.phase == "round" and len(seats) == unfinished > 2:
        return voice("waiting-all")
    key = {"monuments": "waiting-monuments", "naming": "waiting-naming", "watch": "waiting-watch"}
    return voice(key.get(view.phase, "waiting"), names=voice.drawn_names(seats))


def draw_resource(canvas: Canvas, view: State, voice: Voice) -> int:
    """What everybody takes, at the right end of the header. Returns how wide it is."""
    right, middle = canvas.width - theme.MARGIN, header.HEIGHT / 2 - 2
    if view.phase == "over":
        canvas.centred(glyphs.crown(84), right - 42, middle)
        return 100
    if view.phase == "monuments":
        return 0
    if view.phase == "naming":
        canvas.centred(glyphs.hammer(84), right - 42, middle)
        return 100
    if view.resource is not None:
        canvas.centred(cube(view.resource, voice.letter(view.resource), 88), right - 44, middle)
        label = voice("chosen-card") if is_solo(view) else voice("everybody-takes")
        return 104 + draw_labels(canvas, right - 104, label, voice.resource(view.resource))
    if is_solo(view):
        return draw_choices(canvas, view.open_cards, voice("open-cards"), voice("choose-one"), voice)
    return draw_choices(canvas, RESOURCES, voice("everybody-chooses"), voice("free-choice"), voice)


def draw_labels(canvas: Canvas, right: int, label: str, title: str) -> int:
    small = canvas.text(right, 46, label, theme.SMALL, theme.REGULAR, header.SOFT_INK, "right")
    large = canvas.text(right, 88, title, 38, theme.BOLD, header.INK, "right")
    return max(small, large)


def draw_choices(canvas: Canvas, choices: tuple[Resource, ...], label: str, title: str, voice: Voice) -> int:
    """Several resources to choose from, at the right end of the header. Returns how wide it is."""
    right = canvas.width - theme.MARGIN
    row = tiles.mini_cubes(choices, voice.letters, 56)
    canvas.stamp(row, right - row.width, (header.HEIGHT - row.height) / 2 - 2)
    return row.width + 16 + draw_labels(canvas, right - row.width - 16, label, title)


def draw_footer(canvas: Canvas, y: int, view: State, voice: Voice) -> None:
    """The draw pile in one line."""
    middle = y + FOOTER / 2
    x = theme.MARGIN
    x += draw_pile_size(canvas, x, middle, view, voice) + 24
    draw_seen(canvas, x, middle, view, voice)
    draw_next_free(canvas, canvas.width - theme.MARGIN, middle, view, voice)


def draw_pile_size(canvas: Canvas, x: int, middle: float, view: State, voice: Voice) -> int:
    """How many cards are left. Returns the width."""
    canvas.centred(glyphs.deck(34), x + 17, middle)
    return 46 + canvas.text_beside(x + 46, middle, voice("pile", count=len(view.deck)), theme.SMALL, theme.MEDIUM)


def draw_seen(canvas: Canvas, x: int, middle: float, view: State, voice: Voice) -> None:
    """The cards seen in this pass of the pile; in solo those that come again."""
    if not view.discard:
        return
    label = voice("pile-under") if is_solo(view) else voice("pile-seen")
    x += canvas.text_beside(x, middle, label, theme.SMALL, theme.MEDIUM) + 10
    canvas.stamp(tiles.mini_cubes(view.discard, voice.letters, 28), x, middle - 15)


def draw_next_free(canvas: Canvas, right: int, middle: float, view: State, voice: Voice) -> None:
    if not is_solo(view) and not is_free_round(view):
        text = voice("next-free", round=next_free_round(view))
        canvas.text_beside(right, middle, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")


def has_pile(view: State) -> bool:
    return view.options.mode == "town_hall" and view.phase != "over"


def next_free_round(view: State) -> int:
    every = DATA.resource_deck.free_choice_every
    return view.round + every - view.round % every
