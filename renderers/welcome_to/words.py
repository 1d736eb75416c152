"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.asking import Asked
from games.core import ScoreLine, Seat
from games.welcome_to.cards import next_actions, offers
from games.welcome_to.data import LETTERS, MANAGERS, PLANS
from games.welcome_to.plans import reached
from games.welcome_to.questions import SPOTS, ask
from games.welcome_to.rounds import end_warnings
from games.welcome_to.scoring import AGENCY, agency_score, estate_values, points_now, row_actions
from games.welcome_to.scoring import seat_lines as scored_lines
from games.welcome_to.sheets import Spot, complete_estates, free_count, has_pool_lot, parks_left
from games.welcome_to.state import EMPTY, ROUNDABOUT, Sheet, State, Street
from renderers.core import Words
from renderers.voice import listed
from renderers.welcome_to.choice import marks_of
from renderers.welcome_to.final import outcome, scores_of
from renderers.welcome_to.lots import house_number
from renderers.welcome_to.panel import prompt
from renderers.welcome_to.voice import Voice, in_full

#: What happened, but is said elsewhere.
_SAID_ELSEWHERE = ("ended", "round", "combination", "card", "project")


def public_words(view: State, voice: Voice, but: Seat | None = None) -> Iterator[str]:
    """Everything that lies on the table, and the sheets of all seats but one."""
    yield from _now(view, voice)
    yield from _plans(view, voice)
    yield from _agency(view, voice)
    yield from _news(voice)
    yield from (line for seat in range(len(view.players)) if seat != but for line in _seat(view, seat, voice))


def private_words(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """The seat's panel, and everything else it can see."""
    yield from _task(view, Asked((), ask(view, seat, ())) if seat in voice.table.waiting else None, voice)
    yield from _own_sheet(view, seat, view.players[seat].sheet, voice)
    yield from public_words(view, voice, but=seat)


def board_alt(view: State, voice: Voice) -> Iterator[str]:
    """What is on offer, who has to move, how everybody is doing, what happened, and the plans if there is room."""
    yield from _now(view, voice)
    yield from (_summary(view, seat, voice) for seat in range(len(view.players)))
    yield from _news(voice)
    yield from _plans(view, voice)
    yield from _agency(view, voice)


def panel_alt(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Iterator[str]:
    question, *answers = _task(view, asked, voice)
    yield question
    yield from _offers(view, voice)
    yield from _own_sheet(view, seat, marks_of(view, seat, asked).sheet, voice)
    yield from answers  # last, because the buttons say them too, and an alt text may be cut short


def final_words(view: State, voice: Voice) -> Iterator[str]:
    yield f"{outcome(view, voice, aloud=True)}."
    scores = sorted(scores_of(view), key=lambda score: (score.seat == AGENCY, score.rank))
    yield from voice.score_lines(scores, "words-score" if view.agency is None else "words-score-alone")
    yield from _plans(view, voice)
    yield from _agency(view, voice)
    yield from (line for seat in range(len(view.players)) for line in _seat(view, seat, voice))


# --- the table --------------------------------------------------------------------------------------------------------


def _now(view: State, voice: Voice) -> Iterator[str]:
    """The round, what is on offer, who has to move, and who could end the game in this round."""
    yield voice("words-round", round=view.round)
    yield from _offers(view, voice)
    waiting = voice.table.waiting
    if not waiting:
        yield f"{voice('over')}."
    else:
        yield f"{voice('waiting', names=voice.names(waiting))}."
        ended = [seat for seat in range(len(view.players)) if seat not in waiting]
        if ended:
            yield voice("words-ended", names=voice.names(ended))
    for warning in () if view.over else end_warnings(view):
        yield voice(f"words-warning-{warning.by}", name=voice.name(warning.seat), left=warning.left)


def _offers(view: State, voice: Voice) -> Iterator[str]:
    following = next_actions(view)
    for pile, offer in enumerate(offers(view), start=1):
        after = {"next": voice.action(following[pile - 1])} if following else {}
        message = "words-offer" if following else "words-card"
        yield voice(message, pile=pile, number=offer.number, action=voice.action(offer.action), **after)


def _plans(view: State, voice: Voice) -> Iterator[str]:
    for index, (letter, open_plan) in enumerate(zip(LETTERS, view.plans, strict=True)):
        plan = PLANS[open_plan.id]
        message = "words-plan-turned" if open_plan.turned else "words-plan"
        yield voice(message, letter=letter, plan=voice.plan(plan.id), first=plan.first, later=plan.later)
        noted = {seat: player.sheet.plans[index] for seat, player in enumerate(view.players)}
        if view.agency is not None:
            noted[AGENCY] = view.agency.plans[index]
        scored = [(voice.name(seat), points) for seat, points in noted.items() if points]
        if scored:
            told = listed(voice("words-for-points", name=name, points=points) for name, points in scored)
            yield voice("words-plan-scored", letter=letter, names=told)


def _news(voice: Voice) -> Iterator[str]:
    """What everybody did in the last round, and the reader in this one."""
    for turn in voice.table.told:
        yield voice("words-news", round=turn.turn + 1)
        yield from (f"{voice.event(event)}." for event in turn.events if event.code not in _SAID_ELSEWHERE)


def _agency(view: State, voice: Voice) -> Iterator[str]:
    agency, manager = view.agency, MANAGERS[view.options.solo_level]
    if agency is None:
        return
    yield voice("words-agency", level=manager.level, manager=voice.manager(manager.id), letters=listed(manager.plans))
    if rival := agency_score(view):
        houses, times = manager.marketing_houses, manager.bis_multiplier
        yield voice("words-agency-values", points=rival.total, houses=houses, times=times, **manager.cards)
    if agency.row:
        yield voice("words-agency-row", cards=listed(map(voice.action, row_actions(agency))))
    if agency.projects:
        yield voice("words-projects", letters=listed(agency.projects))


# --- one seat ---------------------------------------------------------------------------------------------------------


def _task(view: State, asked: Asked[Any] | None, voice: Voice) -> Iterator[str]:
    """The question, and every answer to it."""
    yield prompt(view, asked, voice)
    if asked is not None and asked.question is not None:
        yield f"{'; '.join(map(voice.answer, asked.question.answers))}."


def _own_sheet(view: State, seat: Seat, sheet: Sheet, voice: Voice) -> Iterator[str]:
    """The seat's sheet, as it is or as a half-made choice would make it, and how far it has come with the plans."""
    yield voice("words-your-sheet", points=points_now(view, seat, sheet))
    yield from _sheet(view, seat, sheet, voice)
    for letter, open_plan, noted in zip(LETTERS, view.plans, sheet.plans, strict=True):
        if noted:
            yield voice("words-plan-yours", plan=letter, points=noted)
        else:
            have, needed = reached(sheet, PLANS[open_plan.id])
            yield voice("words-plan-progress", plan=letter, have=have, needed=needed)


def _seat(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """The sheet of a seat as everybody may know it."""
    yield _summary(view, seat, voice)
    yield from _sheet(view, seat, view.players[seat].sheet, voice)


def _summary(view: State, seat: Seat, voice: Voice) -> str:
    name, sheet = voice.name(seat), view.players[seat].sheet
    if view.over:
        return voice("words-sheet-final", name=name)
    points = points_now(view, seat)
    return voice("words-sheet", name=name, points=points, free=free_count(sheet), strikes=sheet.strikes)


# --- a sheet: its streets lot by lot, its estates, its tracks ---------------------------------------------------------


def _sheet(view: State, seat: Seat, sheet: Sheet, voice: Voice) -> Iterator[str]:
    for no, street in enumerate(sheet.streets, start=1):
        yield voice("words-street", street=no, lots=listed(_lots(street, no, voice)))
    for used, message in ((False, "words-estates"), (True, "words-estates-used")):
        found = [in_full(str(estate.lots)) for estate in complete_estates(sheet) if estate.used is used]
        if found:
            yield voice(message, estates=listed(found))
    yield from _tracks(sheet, {line.code: line for line in scored_lines(view, seat, sheet)}, voice)


def _lots(street: Street, no: int, voice: Voice) -> Iterator[str]:
    """Neighbouring free lots are told together."""
    first = 0
    for lot, number in enumerate(street.numbers, start=1):
        place, fence = str(Spot(no, lot)), street.fences >> lot & 1
        if number == EMPTY:
            first = first or lot
            last = lot == len(street.numbers) or street.numbers[lot] != EMPTY or fence
            if last:
                message = "words-free" if first == lot else "words-free-lots"
                yield voice(message, place=place, first=str(Spot(no, first)), last=place)
                first = 0
        elif number == ROUNDABOUT:
            yield voice("words-roundabout", place=place)
        else:
            message = "words-house-pool" if street.pools >> lot & 1 else "words-house"
            yield voice(message, place=place, number=house_number(number, street.letters[lot - 1]))
        if fence:
            yield voice("words-fence")


def _tracks(sheet: Sheet, scored: dict[str, ScoreLine], voice: Voice) -> Iterator[str]:
    """What is crossed, and what it is worth now."""
    parks = [f"{crossed}/{crossed + parks_left(sheet, no)}" for no, crossed in enumerate(sheet.parks, start=1)]
    yield voice("words-parks", counts=listed(parks), points=scored["parks"].points)
    pools = scored["pools"]
    yield voice("words-pools", count=pools.detail["pools"], points=pools.points)
    free = (spot for spot in SPOTS.values() if sheet.streets[spot.street - 1].numbers[spot.lot - 1] == EMPTY)
    if lots := listed(str(spot) for spot in free if has_pool_lot(spot)):
        yield voice("words-pool-lots", places=lots)
    yield voice("words-temps", count=sheet.temps, points=scored["temps"].points)
    yield voice("words-estate-values", values=listed(map(str, estate_values(sheet))))
    minus = [scored[code] for code in ("bis", "strikes", "roundabouts") if code in scored]
    told = [(voice.score_line(line.code), line.detail[line.code], line.points) for line in minus]
    tracks = (voice("words-minus-track", what=what, count=count, points=points) for what, count, points in told)
    yield voice("words-minus", tracks=listed(tracks))


WORDS = Words(board_alt, panel_alt, final_words, public_words, private_words)
