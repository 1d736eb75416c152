"""Tiny Towns at the table: the town as a grid of buttons, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from bot.controllers.core import Blank, Controller, Layout, Look, Solo, Style, headed
from games.core import Answer, Question, Seat, Verdict
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS, CATEGORIES, Category
from games.tiny_towns.state import RESOURCES, SQUARES, Building, Options, Square, State
from games.tiny_towns.town import SIZE, is_full
from renderers.core import Say, Table
from renderers.sentences import dashed
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.voice import SENTENCES, Voice

RESOURCE_EMOJI: dict[str, str] = dict(zip(RESOURCES, "🪵🌾🧱🔷🪨", strict=True))
CATEGORY_EMOJI: dict[Category, str] = dict(zip(CATEGORIES, "🏠🚜⛲⛪🍺🎭🏭🗼", strict=True))
EMPTY_EMOJI = "🟩"
#: What can be played alone, the full game first.
SOLO_VARIANTS = {
    f"{name}{'_storage' if storage else ''}": {**changes, "extra_storage": storage}
    for storage in (False, True)
    for name, changes in {
        "monuments": {"set_up": "random", "monuments": True},
        "random": {"set_up": "random", "monuments": False},
        "first_game": {"set_up": "first_game", "monuments": False},
    }.items()
}


# --- what is going on -------------------------------------------------------------------------------------------------


def situation(view: State, say: Say) -> str:
    """What the round is about, above the public board."""
    match view.phase:
        case "over" | "monuments":
            return headed("tiny-towns", None, say(f"tiny-towns-situation-{view.phase}"), say)
        case "round" if view.resource is not None:
            resource = Voice(view, Table((), say)).resource(view.resource)
            text = say("tiny-towns-situation-card", resource=resource)
        case "round":
            text = say(f"tiny-towns-situation-{'alone' if view.open_cards else 'free'}")
        case "naming" | "watch":
            text = say(f"tiny-towns-situation-{view.phase}")
    return headed("tiny-towns", view.round, text, say)


def summary(options: Options, say: Say) -> str:
    parts = [
        say(f"tiny-towns-set-up-{dashed(options.set_up)}"),
        ", ".join(say(f"tiny-towns-card-{dashed(card)}") for card in options.cards),
        say("tiny-towns-with-monuments") if options.monuments else "",
        say("tiny-towns-with-extra-storage") if options.extra_storage else "",
        say("tiny-towns-with-prospectors") if options.mode == "prospectors" else "",
    ]
    return " · ".join(filter(None, parts))


def verdict(ended: Verdict, say: Say) -> str:
    return say("tiny-towns-verdict", rank=say(f"tiny-towns-rank-{dashed(ended.code)}"))


# --- questions --------------------------------------------------------------------------------------------------------


def more(view: State, seat: Seat, question: Question, say: Say) -> str:
    """What the two monuments do, and what it means to end with a full town."""
    player = view.players[seat]
    if question.code == "monument":
        voice = Voice(view, Table((), say))
        return "\n".join(f"**{voice.card(card)}**: {voice.effect(card)}" for card in player.dealt)
    if question.code == "build" and is_full(player.town):
        return say("tiny-towns-town-is-full")
    return ""


def layout(view: State, seat: Seat, question: Question, say: Say) -> Layout | None:
    """The town as four rows of four: squares that can be tapped, and the others as they are."""
    taps = {answer.id: answer for answer in question.answers if answer.id in SQUARES}
    if not taps:
        return None
    squares = dict(zip(SQUARES, view.players[seat].town.squares, strict=True))
    cells = [taps.get(name) or Blank(name, _emoji(content)) for name, content in squares.items()]
    looks = {str(name): Look(_emoji(squares[name]), look(answer).style) for name, answer in taps.items()}
    return Layout(tuple(tuple(cells[row : row + SIZE]) for row in range(0, SIZE * SIZE, SIZE)), looks)


def look(answer: Answer) -> Look:
    return Look(_emoji_of(answer), _STYLES.get(answer.code, "plain"))


_STYLES: dict[str, Style] = {
    **dict.fromkeys(("keep", "name", "card", "take", "place", "marker", "replace", "end"), "main"),
    **dict.fromkeys(("build", "target", "watch_take", "free"), "good"),
    "finish": "danger",
}


def _emoji_of(answer: Answer) -> str | None:
    if answer.code in ("end", "finish", "pass"):
        return "✅"
    card = answer.params.get("card")
    if card in CARDS:
        return CATEGORY_EMOJI[CARDS[str(card)].category]
    return RESOURCE_EMOJI.get(str(answer.params.get("resource")))


def _emoji(content: Square) -> str:
    """Every square has one, so that all buttons have the same width and the grid stays a grid."""
    if isinstance(content, Building):
        return CATEGORY_EMOJI[CARDS[content.card].category]
    return EMPTY_EMOJI if content is None else RESOURCE_EMOJI[content]


SOLO = Solo(Options(set_up="random", monuments=True), variants=SOLO_VARIANTS)

CONTROLLER = Controller(
    GAME, RENDERER, SENTENCES, SOLO, situation, summary, verdict, layout=layout, look=look, more=more
)
