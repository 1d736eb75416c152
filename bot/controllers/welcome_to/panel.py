"""The private panel of Welcome To…: one short menu a step, every entry with what it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controllers.base import Choice, Menu, Panel, in_rows, of_kind
from bot.controllers.welcome_to.words import ACTION_EMOJI, WelcomeToWords
from games.first_edition import Seat
from games.welcome_to.cards import offers
from games.welcome_to.queries import free_lots_by_street, outlook
from games.welcome_to.state import (
    Action,
    Bis,
    Change,
    Combine,
    Confirm,
    Fence,
    House,
    InStreet,
    Marketing,
    NoAction,
    Park,
    Pool,
    Roundabout,
    RoundaboutStreet,
    Score,
    Spend,
    State,
    Strike,
)
from games.welcome_to.turns import Draft, open_draft

Legal = Sequence[Action]


def panel_of(view: State, seat: Seat, legal: Legal, words: WelcomeToWords) -> Panel:
    draft = open_draft(view, seat)
    match draft.phase:
        case "combine":
            return _combine(view, draft, legal, words)
        case "change":
            return _change(draft, legal, words)
        case "plans":
            return _plans(view, legal, words)
        case "roundabout" | "lot" | "action" | "spend":
            return _places(view, seat, draft, legal, words)


def _combine(view: State, draft: Draft, legal: Legal, words: WelcomeToWords) -> Panel:
    offered = offers(view)
    combinations = [
        Choice(
            words.combination(view, combination),
            act=combination,
            style="main",
            emoji=ACTION_EMOJI[offered[combination.action - 1].action],
        )
        for combination in of_kind(legal, Combine)
    ]
    strikes = [_strike(view, strike, words) for strike in of_kind(legal, Strike)]
    roundabouts = [
        Choice(words.say("welcome-to-roundabout-street", street=action.street), act=action, emoji="🔄")
        for action in of_kind(legal, RoundaboutStreet)
    ]
    text = words.say("welcome-to-panel-strike" if strikes else "welcome-to-panel-combine", round=view.round)
    rows = (*in_rows(combinations), *in_rows(strikes), *in_rows(roundabouts))
    return Panel(text, rows=rows, focus=_focus(draft))


def _strike(view: State, strike: Strike, words: WelcomeToWords) -> Choice:
    if not strike.give:
        return Choice(words.say("welcome-to-strike"), act=strike, style="danger", emoji="❌")
    offer = offers(view)[strike.give - 1]
    label = words.say("welcome-to-strike-giving", number=offer.number, action=words.action(offer.action))
    return Choice(label, act=strike, style="danger", emoji="❌")


def _change(draft: Draft, legal: Legal, words: WelcomeToWords) -> Panel:
    changes = [
        Choice(words.say("welcome-to-no-change", number=draft.number), act=change)
        if change.by is None
        else Choice(
            words.say("welcome-to-change", number=draft.number + change.by), act=change, style="main", emoji="👷"
        )
        for change in of_kind(legal, Change)
    ]
    text = words.say("welcome-to-panel-change", number=draft.number)
    return Panel(text, rows=in_rows(changes), focus=_focus(draft))


def _plans(view: State, legal: Legal, words: WelcomeToWords) -> Panel:
    scores = [
        Choice(
            words.say("welcome-to-score", plan=score.plan, points=words.plan_value(view, score.plan)),
            act=score,
            style="main",
            emoji="📜",
        )
        for score in of_kind(legal, Score)
    ]
    hold = "welcome-to-confirm-holding" if scores else "welcome-to-confirm"
    confirm = Choice(words.say(hold), act=Confirm(), style="good", emoji="✅")
    text = words.say("welcome-to-panel-plans" if scores else "welcome-to-panel-confirm", round=view.round)
    if len(scores) > 1:
        text += "\n" + words.say("welcome-to-panel-rivals")
    return Panel(text, rows=(*in_rows(scores), (confirm,)))


def _places(view: State, seat: Seat, draft: Draft, legal: Legal, words: WelcomeToWords) -> Panel:
    """Streets as buttons, places on the sheet as a menu, anything else as buttons."""
    menu: list[Choice] = []
    buttons: list[Choice] = []
    for action in legal:
        choice = _choice(view, seat, draft, action, words)
        (menu if isinstance(action, House | Roundabout | Fence | Bis | Spend) else buttons).append(choice)
    text = _question(draft, words)
    menus = (Menu(words.say("welcome-to-places"), tuple(menu)),) if menu else ()
    return Panel(text, rows=in_rows(buttons), menus=menus, focus=_focus(draft))


def _question(draft: Draft, words: WelcomeToWords) -> str:
    match draft.phase:
        case "lot":
            return words.say("welcome-to-panel-lot", number=draft.number)
        case "spend":
            return words.say("welcome-to-panel-spend", plan=draft.plan or "")
        case "action" if draft.action:
            return words.say(f"welcome-to-panel-action-{draft.action}")
    return words.say("welcome-to-panel-roundabout")


def _choice(view: State, seat: Seat, draft: Draft, action: Action, words: WelcomeToWords) -> Choice:
    say = words.say
    hint = words.effects(outlook(view, seat, action))
    match action:
        case House(street, lot):
            return Choice(say("welcome-to-house", number=draft.number, street=street, lot=lot), act=action, hint=hint)
        case Roundabout(street, lot):
            return Choice(say("welcome-to-roundabout", street=street, lot=lot), act=action, hint=hint)
        case Fence(street, after):
            label = say("welcome-to-fence", street=street, left=after, right=after + 1)
            return Choice(label, act=action, hint=hint)
        case Bis(street, lot, copy):
            return Choice(say("welcome-to-bis", street=street, lot=lot, side=copy), act=action, hint=hint)
        case Spend(street, first, last):
            label = say("welcome-to-spend", size=last - first + 1, street=street, first=first, last=last)
            return Choice(label, act=action, hint=hint)
        case InStreet(street):
            free = free_lots_by_street(draft.sheet)[street - 1]
            return Choice(say("welcome-to-street", street=street, free=free), act=action, style="main")
        case Marketing(size):
            return Choice(say("welcome-to-marketing", size=size), act=action, style="main", emoji="📈")
        case Park():
            return Choice(_with_effect(say("welcome-to-park"), hint), act=action, style="main", emoji="🌳")
        case Pool():
            return Choice(_with_effect(say("welcome-to-pool"), hint), act=action, style="main", emoji="🏊")
        case NoAction():
            return Choice(say("welcome-to-nothing"), act=action)
    raise TypeError(f"{action} is not asked for in this step")


def _with_effect(label: str, effect: str) -> str:
    return f"{label} ({effect})" if effect else label


def _focus(draft: Draft) -> tuple[str, ...]:
    """What has been chosen so far, for the picture: the number to write, the action, the plan being scored."""
    words = [str(draft.number)] if draft.phase == "lot" else []
    words += [draft.action] if draft.action else []
    words += [draft.plan] if draft.plan else []
    return tuple(words)
