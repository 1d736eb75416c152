"""The Palaces of Carrara at the table: how it speaks, how the wheel is laid out, and what can be played alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.controllers.core import ROW, SIDE_BY_SIDE, Controller, Layout, Look, Solo, combinations, headed, parts
from games.carrara import GAME
from games.carrara.data import DATA, TILES
from games.carrara.ending import can_announce
from games.carrara.state import Move, Options, Pass, State
from games.core import Answer, End, Params, Question, Seat, Verdict
from renderers.carrara import RENDERER
from renderers.carrara.emoji import stone_icon
from renderers.carrara.voice import SENTENCES
from renderers.core import Say
from renderers.sentences import dashed

LOOKS = {
    "turn_wheel": Look("wheel", "main"),
    "build": Look("build", "main"),
    "score": Look("city", "main"),
    "score_city": Look("city"),
    "score_city_here": Look("city"),
    "city": Look("city"),
    "city_by_hand": Look("city"),
    "pay_default": Look("bag", "main"),
    "take_all": Look("wheel"),
    "take_these": Look("bag", "main"),
    "take_these_and_end": Look("end"),
    "announce": Look("announce", "danger"),
    "pass": Look("pass"),
    "end": Look("end"),
}


# --- how it speaks ----------------------------------------------------------------------------------------------------


def situation(view: State, say: Say) -> str:
    if view.phase == "over":
        return headed("carrara", None, say("carrara-situation-over"), say)
    text = "" if view.ending is None else say(f"carrara-situation-{view.ending.by}")
    return headed("carrara", view.round, text, say)


def task(view: State, say: Say) -> str:
    return say("carrara-task-turn" if view.ending is None else "carrara-task-last")


def summary(options: Options, say: Say) -> str:
    parts = [say("carrara-open-screens" if options.open_screens else "carrara-hidden-screens")]
    parts += [say("carrara-rule-extra-when-passing")] if options.extra_when_passing else []
    parts += [say("carrara-rule-announce-late")] if options.announce_after_last_building else []
    parts += [say("carrara-rule-pass-late")] if options.pass_after_last_building else []
    return " · ".join(parts)


def verdict(ended: Verdict, say: Say) -> str:
    rank = say(f"carrara-rank-{dashed(ended.code)}")
    return say("carrara-verdict", rank=rank, won="yes" if ended.won else "no", **ended.params)


# --- questions --------------------------------------------------------------------------------------------------------


def look(answer: Answer) -> Look:
    params = answer.params
    match answer.code:
        case "pick" | "pick_here" | "pay_stone":
            return Look(stone_icon(str(params["stone"])))
        case "tile":
            return Look(TILES[str(params["tile"])].type)
        case "score_type" | "score_type_here":
            return Look(str(params["building"]))
        case "extra" | "extra_here":
            return Look(str(params["object"]))
    return LOOKS.get(answer.code, Look())


def layout(view: State, seat: Seat, question: Question, say: Say) -> Layout | None:
    """Long lists, with short names."""
    match question.code:
        case "take":
            return _wheel(question)
        case "score":
            short = [replace(answer, code=f"{answer.code}_here") for answer in question.answers]
            return Layout(_rows(short), short=False)
        case "after":
            objects = [_by_its_price(answer) for answer in question.answers if answer.code == "extra"]
            return Layout(tuple(map(tuple, parts(objects, SIDE_BY_SIDE))), short=False) if objects else None
    return None


def _wheel(question: Question) -> Layout:
    """Every segment has rows of its own, with everything in it first, then short buttons for its stones."""
    by_segment = groupby(sorted(question.answers, key=_segment), key=_segment)
    segments = [[*map(_in_its_row, answers)] for _, answers in by_segment]
    return Layout(tuple(row for segment in segments for row in _rows(segment)), short=False)


def _rows(answers: Sequence[Answer]) -> tuple[tuple[Answer, ...], ...]:
    return tuple(tuple(answers[start : start + ROW]) for start in range(0, len(answers), ROW))


def _in_its_row(answer: Answer) -> Answer:
    """A stone is named by its letter and its price, so that several fit side by side."""
    params = {**answer.params, "cost": answer.params["price"]}
    return replace(answer, code="pick_here", params=params) if answer.code == "pick" else answer


def _by_its_price(answer: Answer) -> Answer:
    return replace(answer, code="extra_here", params={**answer.params, "cost": answer.params["price"]})


def _segment(answer: Answer) -> int:
    return int(answer.params["segment"])


def unused(view: State, seat: Seat) -> Params:
    """An object for ten coins is often better left, but whoever could announce the end has earned points by it."""
    if view.phase == "action":
        return {"what": "action"}
    return {"what": "announcement", "vp": DATA.end.bonus} if can_announce(view, seat) else {}


def ends(view: State, move: Move) -> bool:
    """Passing ends a turn at once, unless the table lets players buy an object afterwards."""
    return isinstance(move, End) or (isinstance(move, Pass) and not view.options.extra_when_passing)


def more(view: State, seat: Seat, question: Question, say: Say) -> str:
    """What can't be taken back, and what the sign on the controls of scorings means."""
    if question.code == "city" and view.stack:
        return say("carrara-cannot-undo-building")
    codes = {answer.code for answer in question.answers}
    lines = [say("carrara-cannot-undo-wheel")] if "turn_wheel" in codes else []
    lines += (
        [say("carrara-objects-cost", price=say("carrara-price", count=DATA.extra.price))] if "extra" in codes else []
    )
    lines += [say("carrara-objects-sign")] if codes & {"score_type", "score_city"} else []
    return f"-# {' '.join(lines)}" if lines else ""


SOLO = Solo(
    Options(),
    levels={str(level): {"solo_level": level} for level in range(1, 5)},
    level_name=lambda level, say: f"{level}: {say(f'carrara-rival-{level}')}",
)

TABLES = combinations(
    GAME,
    open_screens=(False, True),
    extra_when_passing=(False, True),
    announce_after_last_building=(False, True),
    pass_after_last_building=(False, True),
)

CONTROLLER = Controller(
    GAME,
    RENDERER,
    SENTENCES,
    SOLO,
    situation,
    summary,
    verdict,
    tables=TABLES,
    task=task,
    unsaid=frozenset({"drawn", "turned_wheel"}),
    layout=layout,
    look=look,
    more=more,
    unused=unused,
    ends=ends,
    invites_to_end=lambda question: len(question.answers) == 1,
    and_end=frozenset({"take_these"}),
    kinds=frozenset({"build", "pick"}),
)
