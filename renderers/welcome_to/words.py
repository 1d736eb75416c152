"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterator

from games.first_edition import Seat
from games.welcome_to import GAME
from games.welcome_to.agency import actions, manager_of
from games.welcome_to.cards import next_actions, offers
from games.welcome_to.data import LETTERS, PLANS
from games.welcome_to.queries import end_warnings, points_now, score_now
from games.welcome_to.rounds import agency_score
from games.welcome_to.scoring import total
from games.welcome_to.sheets import free_count
from games.welcome_to.state import Agency, State
from renderers.core import shortened
from renderers.welcome_to.final import outcome, scores
from renderers.welcome_to.own_words import own_sheet_lines, task_lines
from renderers.welcome_to.score_sheet import Column, columns_of, line_at, rows_of
from renderers.welcome_to.sheet_words import sheet_lines
from renderers.welcome_to.turn_words import turn_words
from renderers.welcome_to.voice import Voice, listed

Focus = tuple[str, ...]


def public_words(view: State, voice: Voice) -> str:
    """The whole board."""
    sheets = [line for seat in range(len(view.players)) for line in seat_lines(view, seat, voice)]
    return "\n".join([*table_lines(view, voice), *sheets])


def private_words(view: State, seat: Seat, voice: Voice) -> str:
    """The seat's panel, and everything else it can see."""
    others = [line for other in range(len(view.players)) if other != seat for line in seat_lines(view, other, voice)]
    return "\n".join(
        [
            *task_lines(view, seat, voice),
            *own_sheet_lines(view, seat, voice),
            *table_lines(view, voice),
            *others,
        ]
    )


def final_words(view: State, voice: Voice) -> str:
    sheets = [line for seat in range(len(view.players)) for line in seat_lines(view, seat, voice)]
    return "\n".join([*score_lines(view, voice), *plan_lines(view, voice), *agency_lines(view, voice), *sheets])


def board_alt(view: State, voice: Voice) -> str:
    """What is on offer, who is waited for, how everybody stands, what happened; the plans as far as there is room."""
    return _alt(
        "\n".join(
            [
                voice("words-round", round=view.round),
                *offer_lines(view, voice),
                *waiting_lines(view, voice),
                *warning_lines(view, voice),
                *(summary_line(view, seat, voice) for seat in range(len(view.players))),
                *news_lines(view, voice),
                *plan_lines(view, voice),
                *agency_lines(view, voice),
            ]
        )
    )


def panel_alt(view: State, seat: Seat, voice: Voice, focus: Focus) -> str:
    task = task_lines(view, seat, voice, focus)
    return _alt("\n".join([*task, *offer_lines(view, voice), *own_sheet_lines(view, seat, voice, focus)]))


def final_alt(view: State, voice: Voice) -> str:
    return _alt(final_words(view, voice))


def _alt(text: str) -> str:
    return shortened(text.replace("\n", " "))


# --- the table --------------------------------------------------------------------------------------------------------


def table_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-round", round=view.round)
    yield from offer_lines(view, voice)
    yield from waiting_lines(view, voice)
    yield from warning_lines(view, voice)
    yield from plan_lines(view, voice)
    yield from agency_lines(view, voice)
    yield from news_lines(view, voice)


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
    waiting = GAME.waiting_on(view)
    if not waiting:
        yield voice("words-over")
        return
    yield voice("words-waiting", names=voice.names(waiting))
    ready = [seat for seat, player in enumerate(view.players) if player.confirmed]
    if ready:
        yield voice("words-ready", names=voice.names(ready))


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


def news_lines(view: State, voice: Voice) -> Iterator[str]:
    """What everybody did in the round just resolved."""
    if view.news is None:
        return
    yield voice("words-news", round=view.news.round)
    for seat, steps in enumerate(view.news.turns):
        deeds = turn_words(steps, view.news.offers, voice)
        yield voice("words-did", name=voice.name(seat), deeds=listed(deeds))
    if view.news.projects:
        yield voice("words-projects", letters=listed(view.news.projects))


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
        yield voice("words-agency-row", cards=listed(voice.action(kind) for kind in actions(agency)))
    if agency.projects:
        yield voice("words-projects", letters=listed(agency.projects))


# --- seats ------------------------------------------------------------------------------------------------------------


def seat_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """The sheet of a seat as everybody may know it."""
    sheet = view.players[seat].sheet
    yield summary_line(view, seat, voice)
    temps = next(line.points for line in score_now(view, seat) if line.code == "temps")
    yield from sheet_lines(sheet, temps, view.options.advanced, voice)


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


def score_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-prompt", prompt=outcome(view, voice, aloud=True))
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
