"""The choice made so far, in two lines: what it is, and what it costs or brings."""

from __future__ import annotations

from games.carrara.changes import screen_of
from games.carrara.data import DATA, Tile
from games.carrara.menus import SegmentOffer
from games.carrara.scoring import Yield
from games.carrara.state import State
from games.first_edition import Seat
from renderers.carrara.deed_words import gain_words
from renderers.carrara.plan import Plan
from renderers.carrara.voice import Voice

#: Kinds of steps that are worth a preview although nothing more has been chosen.
_ALONE = ("buy", "announce", "pass")

Caption = tuple[str, str]


def has_caption(choice: Plan) -> bool:
    focus = choice.focus
    chosen = (focus.segment, focus.tile, focus.object, choice.scoring)
    return focus.kind in _ALONE or any(part is not None for part in chosen)


def caption(view: State, seat: Seat, choice: Plan, voice: Voice) -> Caption:
    focus = choice.focus
    if focus.tile is not None:
        return _building(focus.tile, choice, voice)
    if choice.offer is not None:
        return _purchase(view, seat, choice, choice.offer, voice)
    if focus.object is not None:
        title = voice("preview-extra", object=voice.object(focus.object), price=DATA.extra.price)
        return title, _left_over(screen_of(view, seat).coins - DATA.extra.price, voice)
    if choice.scoring is not None:
        return _scoring(choice, choice.scoring, voice)
    return _step(choice, voice)


def caption_words(view: State, seat: Seat, choice: Plan, voice: Voice) -> str:
    """For reading aloud, with the things that the picture shows beside the caption."""
    shown = ""
    if choice.offer is not None:
        shown = voice.listed(filter(None, (voice.segment(choice.offer.segment), voice.stones(choice.picked))))
    elif choice.site is not None:
        shown = voice.stones(choice.pay)
    elif choice.scoring is not None:
        shown = gain_words(voice, choice.scoring.vp, choice.scoring.coins, choice.scoring.objects)
    title, line = caption(view, seat, choice, voice)
    return " ".join(voice("words-sentence", text=part) for part in (title, shown, line) if part)


def _purchase(view: State, seat: Seat, choice: Plan, offer: SegmentOffer, voice: Voice) -> Caption:
    spent = -choice.coins if choice.picked else offer.total
    title = voice("preview-picked" if choice.picked else "preview-all", count=spent)
    return title, _left_over(screen_of(view, seat).coins - spent, voice)


def _left_over(coins: int, voice: Voice) -> str:
    return voice("preview-left", count=coins) if coins >= 0 else voice("preview-short", count=-coins)


def _building(tile: Tile, choice: Plan, voice: Voice) -> Caption:
    if choice.site is None:
        return voice.tile(tile), voice("preview-where" if choice.tile is not None else "preview-too-dear")
    title = voice("preview-build", tile=voice.tile(tile), city=voice.city(choice.site.city))
    return title, voice("preview-worth", amount=voice.reward(choice.site.reward, choice.site.amount))


def _scoring(choice: Plan, result: Yield, voice: Voice) -> Caption:
    focus = choice.focus
    what = voice.type(focus.type) if focus.type is not None else voice.city(focus.city) if focus.city else ""
    given = sum(result.objects)
    short = given < result.buildings
    line = voice("preview-objects-short", count=given, due=result.buildings) if short else ""
    return voice("preview-score", what=what), line


def _step(choice: Plan, voice: Voice) -> Caption:
    if choice.focus.kind == "announce":
        return voice("preview-announce", count=DATA.end.bonus), voice("preview-announce-then")
    if choice.focus.kind == "pass":
        return voice("preview-pass"), voice("preview-pass-then")
    to_come = choice.segments[0].to_come
    return voice("preview-turn"), voice("preview-turn-new", count=to_come) if to_come else voice("preview-turn-none")
