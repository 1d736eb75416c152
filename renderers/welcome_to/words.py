"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.asking import Asked
from games.core import ScoreLine, Seat
from games.welcome_to.cards import next_actions, offers
from games.welcome_to.data import LETTERS, PLANS, manager_of
from games.welcome_to.plans import reached
from games.welcome_to.questions import SPOTS, ask
from games.welcome_to.rounds import end_warnings
from games.welcome_to.scoring import agency_score, estate_values, points_now, row_actions, total
from games.welcome_to.scoring import seat_lines as scored_lines
from games.welcome_to.sheets import Spot, complete_estates, free_count, has_pool_lot, parks_left
from games.welcome_to.state import EMPTY, ROUNDABOUT, Agency, Sheet, State, Street
from renderers.core import Table, shortened
from renderers.welcome_to.choice import marks_of
from renderers.welcome_to.final import outcome, scores
from renderers.welcome_to.lots import house_number
from renderers.welcome_to.panel import prompt
from renderers.welcome_to.score_sheet import Column, columns_of, line_at, rows_of
from renderers.welcome_to.voice import Voice, listed


def words(view: State, seat: Seat | None, table: Table) -> str:
    """Everything the board shows, or a seat's panel and everything else it can see."""
    voice = Voice(table)
    if view.over:
        return "\n".join(final_lines(view, voice))
    lines = list(table_lines(view, voice))
    if seat is not None:
        asked = Asked((), ask(view, seat, ())) if seat in table.waiting else None
        lines = [*task_lines(view, asked, voice), *own_sheet_lines(view, seat, view.players[seat].sheet, voice), *lines]
    others = [other for other in range(len(view.players)) if other != seat]
    return "\n".join([*lines, *(line for other in others for line in seat_lines(view, other, voice))])


def board_alt(view: State, table: Table) -> str:
    """What is on offer, who is waited for, how everybody stands, what happened; the plans as far as there is room."""
    voice = Voice(table)
    return _alt(
        voice("words-round", round=view.round),
        *offer_lines(view, voice),
        *waiting_lines(view, voice),
        *warning_lines(view, voice),
        *(summary_line(view, seat, voice) for seat in range(len(view.players))),
        *news_lines(voice),
        *plan_lines(view, voice),
        *agency_lines(view, voice),
    )


def panel_alt(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> str:
    voice = Voice(table)
    sheet = marks_of(view, seat, asked).sheet
    return _alt(*task_lines(view, asked, voice), *offer_lines(view, voice), *own_sheet_lines(view, seat, sheet, voice))


def final_alt(view: State, table: Table) -> str:
    return _alt(*final_lines(view, Voice(table)))


def _alt(*lines: str) -> str:
    return shortened(" ".join(lines))


# --- one seat ---------------------------------------------------------------------------------------------------------


def task_lines(view: State, asked: Asked[Any] | None, voice: Voice) -> Iterator[str]:
    """The question, and every answer to it."""
    yield prompt(view, asked, voice)
    if asked is not None and asked.question is not None:
        yield f"{'; '.join(map(voice.answer, asked.question.answers))}."


def own_sheet_lines(view: State, seat: Seat, sheet: Sheet, voice: Voice) -> Iterator[str]:
    """The seat's sheet, and how far it has come with the plans."""
    yield voice("words-your-sheet", points=points_now(view, seat, sheet))
    yield from sheet_lines(view, seat, sheet, voice)
    for letter, open_plan, noted in zip(LETTERS, view.plans, sheet.plans, strict=True):
        if noted:
            yield voice("words-plan-yours", plan=letter, points=noted)
        else:
            have, needed = reached(sheet, PLANS[open_plan.id])
            yield voice("words-plan-progress", plan=letter, have=have, needed=needed)


# --- the table --------------------------------------------------------------------------------------------------------


def table_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-round", round=view.round)
    yield from offer_lines(view, voice)
    yield from waiting_lines(view, voice)
    yield from warning_lines(view, voice)
    yield from plan_lines(view, voice)
    yield from agency_lines(view, voice)
    yield from news_lines(voice)


def offer_lines(view: State, voice: Voice) -> Iterator[str]:
    following = next_actions(view)
    for place, offer in enumerate(offers(view)):
        params: dict[str, str | int] = {
            "pile": place + 1,
            "number": offer.number,
            "action": voice.action(offer.action),
        }
        if following:
            yield voice("words-offer", next=voice.action(following[place]), **params)
        else:
            yield voice("words-card", **params)


def waiting_lines(view: State, voice: Voice) -> Iterator[str]:
    waiting = voice.table.waiting
    if not waiting:
        yield f"{voice('over')}."
        return
    yield f"{voice('waiting', names=voice.names(waiting))}."
    ended = [seat for seat in range(len(view.players)) if seat not in waiting]
    if ended:
        yield voice("words-ended", names=voice.names(ended))


def warning_lines(view: State, voice: Voice) -> Iterator[str]:
    """Who could end the game in this round."""
    if view.over:
        return
    for warning in end_warnings(view):
        yield voice(f"words-warning-{warning.by}", name=voice.name(warning.seat), left=warning.left)


def plan_lines(view: State, voice: Voice) -> Iterator[str]:
    for index, (letter, open_plan) in enumerate(zip(LETTERS, view.plans, strict=True)):
        plan = PLANS[open_plan.id]
        message = "words-plan-turned" if open_plan.turned else "words-plan"
        yield voice(message, letter=letter, plan=voice.plan(plan.id), first=plan.first, later=plan.later)
        noted = [(seat, player.sheet.plans[index]) for seat, player in enumerate(view.players)]
        scored = [voice("words-for-points", name=voice.name(seat), points=points) for seat, points in noted if points]
        if view.agency is not None and view.agency.plans[index]:
            scored.append(voice("words-for-points", name=voice("agency-short"), points=view.agency.plans[index]))
        if scored:
            yield voice("words-plan-scored", letter=letter, names=listed(scored))


#: What the words about the table say better.
_SAID_ELSEWHERE = ("ended", "round", "combination", "card", "project")


def news_lines(voice: Voice) -> Iterator[str]:
    """What everybody did in the last round, and the reader in this one."""
    for turn in voice.table.told:
        yield voice("words-news", round=turn.turn + 1)
        yield from (f"{voice.event(event)}." for event in turn.events if event.code not in _SAID_ELSEWHERE)


def agency_lines(view: State, voice: Voice) -> Iterator[str]:
    if view.agency is None:
        return
    manager = manager_of(view.options.solo_level)
    yield voice("words-agency", level=manager.level, manager=voice.manager(manager.id), letters=listed(manager.plans))
    if manager.level:
        yield voice(
            "words-agency-values",
            points=total(agency_score(view)),
            park=manager.park,
            pool=manager.pool,
            temp=manager.temp,
            fence=manager.fence,
            houses=manager.marketing_houses,
            times=manager.bis_multiplier,
        )
    yield from _agency_cards(view.agency, voice)


def _agency_cards(agency: Agency, voice: Voice) -> Iterator[str]:
    if agency.row:
        yield voice("words-agency-row", cards=listed(voice.action(kind) for kind in row_actions(agency)))
    if agency.projects:
        yield voice("words-projects", letters=listed(agency.projects))


# --- seats ------------------------------------------------------------------------------------------------------------


def seat_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """The sheet of a seat as everybody may know it."""
    yield summary_line(view, seat, voice)
    yield from sheet_lines(view, seat, view.players[seat].sheet, voice)


def summary_line(view: State, seat: Seat, voice: Voice) -> str:
    sheet = view.players[seat].sheet
    if view.over:
        return voice("words-sheet-final", name=voice.name(seat))
    return voice(
        "words-sheet",
        name=voice.name(seat),
        points=points_now(view, seat),
        free=free_count(sheet),
        strikes=sheet.strikes,
    )


# --- the end ----------------------------------------------------------------------------------------------------------


def final_lines(view: State, voice: Voice) -> Iterator[str]:
    yield from score_lines(view, voice)
    yield from plan_lines(view, voice)
    yield from agency_lines(view, voice)
    for seat in range(len(view.players)):
        yield from seat_lines(view, seat, voice)


def score_lines(view: State, voice: Voice) -> Iterator[str]:
    yield f"{outcome(view, voice, aloud=True)}."
    sheets = scores(view)
    columns = columns_of(view, sheets)
    ranks = {score.seat: score.rank for score in sheets}
    for column in sorted(columns, key=lambda column: len(sheets) + 1 if column.seat is None else ranks[column.seat]):
        told = listed(_lines(column, columns, voice))
        name = voice("agency-short") if column.seat is None else voice.name(column.seat)
        if view.agency is not None or column.seat is None:
            yield voice("words-score-alone", name=name, points=column.total, lines=told)
        else:
            yield voice("words-score", name=name, points=column.total, place=ranks[column.seat], lines=told)
    if len({column.total for column in columns}) < len(columns):
        yield voice("words-tie")


def _lines(column: Column, columns: list[Column], voice: Voice) -> Iterator[str]:
    for code in rows_of(columns):
        line = line_at(column, code)
        if line is not None:
            yield voice("words-line", what=voice.line(code), points=line.points)


# --- a sheet: its streets lot by lot, its estates, its tracks ---------------------------------------------------------


def sheet_lines(view: State, seat: Seat, sheet: Sheet, voice: Voice) -> Iterator[str]:
    """A sheet of the seat, as it is or as a half-made choice would make it."""
    for no, street in enumerate(sheet.streets, start=1):
        yield voice("words-street", street=no, lots=listed(_lots(street, no, voice)))
    yield from _estate_lines(sheet, voice)
    yield from _track_lines(sheet, {line.code: line for line in scored_lines(view, seat, sheet)}, voice)


def _lots(street: Street, no: int, voice: Voice) -> Iterator[str]:
    """Neighbouring free lots are told together."""
    first = 0
    for lot, number in enumerate(street.numbers, start=1):
        fence = street.fences >> lot & 1
        if number == EMPTY:
            first = first or lot
            last = lot == len(street.numbers) or street.numbers[lot] != EMPTY or fence
            if last:
                yield _free(no, first, lot, voice)
                first = 0
        else:
            yield _filled(street, no, lot, voice)
        if fence:
            yield voice("words-fence")


def _free(no: int, first: int, last: int, voice: Voice) -> str:
    if first == last:
        return voice("words-free", place=str(Spot(no, first)))
    return voice("words-free-lots", first=str(Spot(no, first)), last=str(Spot(no, last)))


def _filled(street: Street, no: int, lot: int, voice: Voice) -> str:
    number = street.numbers[lot - 1]
    if number == ROUNDABOUT:
        return voice("words-roundabout", place=str(Spot(no, lot)))
    message = "words-house-pool" if street.pools >> lot & 1 else "words-house"
    return voice(message, place=str(Spot(no, lot)), number=house_number(number, street.letters[lot - 1]))


def _estate_lines(sheet: Sheet, voice: Voice) -> Iterator[str]:
    for used, message in ((False, "words-estates"), (True, "words-estates-used")):
        found = [str(estate.lots) for estate in complete_estates(sheet) if estate.used is used]
        if found:
            yield voice(message, estates=listed(found))


def _track_lines(sheet: Sheet, scored: dict[str, ScoreLine], voice: Voice) -> Iterator[str]:
    """What is crossed, and what it is worth now."""
    parks = [f"{crossed}/{crossed + parks_left(sheet, no)}" for no, crossed in enumerate(sheet.parks, start=1)]
    yield voice("words-parks", counts=listed(parks), points=scored["parks"].points)
    pools = scored["pools"]
    yield voice("words-pools", count=pools.detail["pools"], points=pools.points)
    if lots := _free_pool_lots(sheet):
        yield voice("words-pool-lots", places=listed(map(str, lots)))
    yield voice("words-temps", count=sheet.temps, points=scored["temps"].points)
    yield voice("words-estate-values", values=listed(map(str, estate_values(sheet))))
    minus = [scored[code] for code in ("bis", "strikes", "roundabouts") if code in scored]
    yield voice("words-minus", tracks=listed(_minus(line, voice) for line in minus))


def _free_pool_lots(sheet: Sheet) -> list[Spot]:
    free = (spot for spot in SPOTS.values() if sheet.streets[spot.street - 1].numbers[spot.lot - 1] == EMPTY)
    return [spot for spot in free if has_pool_lot(spot)]


def _minus(line: ScoreLine, voice: Voice) -> str:
    return voice("words-minus-track", what=voice.line(line.code), count=line.detail[line.code], points=line.points)
