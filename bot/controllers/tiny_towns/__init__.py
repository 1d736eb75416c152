"""Tiny Towns at the table: the town as a grid of buttons, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.controllers.core import Blank, Controller, Layout, Look, Solo, Style, combinations, headed
from games.core import Answer, Params, Question, Seat, Verdict
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS, RESOURCE_NAMES
from games.tiny_towns.state import LETTERS, SQUARES, Building, Options, Square, State
from games.tiny_towns.town import SIZE, is_full
from renderers.core import Say, Table
from renderers.sentences import dashed
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.voice import SENTENCES, Voice

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
            return headed("tiny-towns", None, say(f"tiny-towns-situation-{view.phase}", seats=len(view.players)), say)
        case "round" if view.resource is not None:
            resource = Voice(view, Table((), say)).some(view.resource)
            text = say("tiny-towns-situation-card", resource=resource)
        case "round":
            text = say(f"tiny-towns-situation-{'alone' if view.open_cards else 'free'}")
        case "naming" | "watch":
            text = say(f"tiny-towns-situation-{view.phase}")
    return headed("tiny-towns", view.round, text, say)


def task(view: State, say: Say) -> str:
    """What everyone the table is waiting for has to do."""
    if view.resource is not None and view.phase == "round":
        return SENTENCES.phrase("task", "place", {"resource": view.resource}, say)
    return say(f"tiny-towns-task-{'free' if view.phase == 'round' else view.phase}")


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
        return say("tiny-towns-town-is-full", unfinished=sum(other.finished is None for other in view.players))
    return ""


def unused(view: State, seat: Seat) -> Params:
    """The buildings that could still be built, or taken from the Watch."""
    question = GAME.ask(view, seat, ())
    assert isinstance(question, Question)
    cards = [str(answer.params["card"]) for answer in question.answers if answer.code in ("build", "watch_take")]
    return {"what": question.code, "cards": " ".join(cards)} if cards else {}


def _cards(ids: str, say: Say) -> str:
    return ", ".join(say(f"tiny-towns-card-{dashed(card)}") for card in ids.split())


def layout(view: State, seat: Seat, question: Question, say: Say) -> Layout | None:
    """The town as four rows of four: squares that can be tapped by their names, and what stands on the others.

    A name and an icon on one button would be too wide for four in a row on a small phone. Where only one square is
    left, there's nothing to find in a grid: a single button says it all.
    """
    taps = {answer.id: answer for answer in question.answers if answer.id in SQUARES}
    if not taps or len(question.answers) == 1:
        return None
    squares = zip(SQUARES, view.players[seat].town.squares, strict=True)
    cells = [taps.get(name) or _taken(name, content) for name, content in squares]
    looks = {str(name): Look(None, look(answer).style) for name, answer in taps.items()}
    return Layout(tuple(tuple(cells[row : row + SIZE]) for row in range(0, SIZE * SIZE, SIZE)), looks)


def look(answer: Answer) -> Look:
    return Look(_icon(answer), _STYLES.get(answer.code, "plain"))


_STYLES: dict[str, Style] = {
    **dict.fromkeys(("keep", "name", "card", "take", "place", "marker", "replace"), "main"),
    **dict.fromkeys(("build", "target", "watch_take", "free"), "good"),
    "finish": "danger",
}


def _icon(answer: Answer) -> str | None:
    params = answer.params
    match answer.code:
        case "end" | "finish" | "pass":
            return "end"
        case "no_replacement" | "no_free_building":
            return "nothing"
    # Of a swap, what comes out of the Warehouse: the cube that goes in is the same for every swap.
    card, resource = str(params.get("card")), str(params.get("take", params.get("resource")))
    return card if card in CARDS else RESOURCE_NAMES[LETTERS[resource]] if resource in LETTERS else None


def _taken(name: str, content: Square) -> Blank:
    """A square that can't be tapped now."""
    if content is None:
        return Blank(name)
    return Blank("", content.card if isinstance(content, Building) else RESOURCE_NAMES[content])


SOLO = Solo(Options(set_up="random", monuments=True), variants=SOLO_VARIANTS)

TABLES = combinations(
    GAME,
    set_up=("first_game", "random"),
    monuments=(False, True),
    extra_storage=(False, True),
    mode=("town_hall", "prospectors"),
)

CONTROLLER = Controller(
    GAME,
    RENDERER,
    replace(SENTENCES, speakers={**SENTENCES.speakers, "cards": _cards}),
    SOLO,
    situation,
    summary,
    verdict,
    tables=TABLES,
    task=task,
    unsaid=frozenset({"turned_up", "free_round", "game_over"}),
    slight=frozenset({"named", "monuments_kept", "turned_up", "free_round", "reshuffled"}),
    layout=layout,
    look=look,
    more=more,
    unused=unused,
    kinds=frozenset({"take"}),
)
