"""The private panel of Hamlet: what, where, with what, confirm; every question is one short menu."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controllers.base import Choice, Menu, Panel, in_rows
from bot.controllers.hamlet.words import (
    KIND_EMOJI,
    RESOURCE_EMOJI,
    HamletWords,
    order_of,
    villager_price,
)
from games.first_edition import Seat
from games.hamlet.candidates import candidates
from games.hamlet.choosing import Stage, stage
from games.hamlet.data import DATA, TILES
from games.hamlet.queries import could_do, gold_after, reveals, villagers_ready
from games.hamlet.state import (
    Action,
    Begin,
    Choosing,
    Confirm,
    End,
    Fill,
    Instead,
    Kind,
    Lay,
    LinkTo,
    Make,
    More,
    Over,
    PickDonkey,
    PickDraft,
    PickEdge,
    PickOrder,
    PickTrade,
    Put,
    Recruit,
    Stand,
    State,
    TakeSlot,
    Use,
    Walk,
)

#: Steps that decide something stand apart from the menu, as buttons.
_BUTTONS = (Confirm, End, Recruit, Over, Make, More)


def panel_of(view: State, seat: Seat, legal: Sequence[Action], words: HamletWords) -> Panel:
    now = view.choosing
    if now is None:
        return _kinds(view, seat, legal, words)
    asked = stage(view)
    choices = {action: _choice(view, now, action, words) for action in legal}
    menu = tuple(choice for action, choice in choices.items() if not isinstance(action, _BUTTONS))
    buttons = [choice for action, choice in choices.items() if isinstance(action, _BUTTONS)]
    menus = (Menu(words.say(f"hamlet-menu-{asked.replace('_', '-')}"), menu),) if menu else ()
    return Panel(_question(view, now, asked, words), rows=in_rows(buttons), menus=menus, focus=_focus(now))


def _kinds(view: State, seat: Seat, legal: Sequence[Action], words: HamletWords) -> Panel:
    """What kind of thing to do, each with what or where it is possible."""
    possible = could_do(view, seat)
    menu = tuple(
        Choice(
            words.say(f"hamlet-begin-{action.what}"),
            act=action,
            emoji=KIND_EMOJI[action.what],
            hint=_targets(action.what, possible.get(action.what, ()), words),
        )
        for action in legal
        if isinstance(action, Begin)
    )
    ready = villagers_ready(view, seat)
    herd = words.say("hamlet-herd-moved" if view.herd_moved else "hamlet-herd-waits")
    text = words.say("hamlet-panel-kind", ready=ready, gold=view.players[seat].gold) + " " + herd
    end = Choice(words.say("hamlet-end"), act=End(), style="danger" if ready else "good", emoji="✅")
    menus = (Menu(words.say("hamlet-menu-kind"), menu),) if menu else ()
    return Panel(text, rows=((end,),), menus=menus)


def _targets(what: Kind, targets: Sequence[str], words: HamletWords) -> str:
    if what in ("sell", "order"):
        return ", ".join(targets)
    return ", ".join(words.tile(code) for code in targets)


def _question(view: State, now: Choosing, asked: Stage, words: HamletWords) -> str:
    if now.pay is None:
        text = words.say(f"hamlet-panel-{asked.replace('_', '-')}")
    else:
        text = words.say(
            f"hamlet-panel-{asked.replace('_', '-')}", pay=words.payment(now.pay), gold=gold_after(view) or 0
        )
    title = words.say(f"hamlet-begin-{now.what}")
    warning = "\n" + words.say("hamlet-reveals") if reveals(view) else ""
    return f"**{title}**\n{text}{warning}"


def _choice(view: State, now: Choosing, action: Action, words: HamletWords) -> Choice:
    say = words.say
    match action:
        case Stand(at) | LinkTo(at) | Put(at) | PickDonkey(at) | Walk(at):
            return Choice(words.place(at), act=action)
        case Fill(cubes):
            return Choice(words.cubes(cubes), act=action, emoji=RESOURCE_EMOJI[cubes[0]] if cubes else None)
        case Make(count):
            good = TILES[now.stand or ""].produces[0]
            return Choice(say("hamlet-make", count=count, what=words.resource(good)), act=action, style="main")
        case TakeSlot(slot):
            return _slot(view, action, slot, words)
        case Recruit("villager"):
            label = say("hamlet-hire-villager", gold=villager_price(view))
            return Choice(label, act=action, style="main", emoji="🧑‍🌾")
        case Recruit():
            return Choice(say("hamlet-hire-donkey", gold=DATA.costs.donkey), act=action, style="main", emoji="🫏")
        case PickTrade(trade):
            return Choice(words.trade(trade), act=action, emoji="⚖️")
        case PickOrder(order):
            return Choice(words.order(order_of(view, order)), act=action, emoji="⛪")
        case PickDraft(tile):
            return Choice(words.tile(tile), act=action, emoji="🏗️", hint=say("hamlet-costs", cost=words.cost(tile)))
        case PickEdge(edge):
            return Choice(say("hamlet-edge", place=now.stand or "", edge=edge), act=action)
        case Lay(segment):
            return _lay(view, now, action, segment, words)
        case Over(crossing):
            return Choice(say(f"hamlet-over-{crossing}"), act=action, style="main")
        case Instead(unit):
            return Choice(say("hamlet-instead", unit=words.unit(unit)), act=action, emoji=RESOURCE_EMOJI[unit.kind])
        case Use(unit):
            return Choice(words.unit(unit), act=action, emoji=RESOURCE_EMOJI[unit.kind])
        case More():
            return Choice(say("hamlet-more"), act=action, emoji="➡️")
        case Confirm():
            return Choice(say(f"hamlet-confirm-{now.what}"), act=action, style="good", emoji="✅")
        case Begin() | End():
            raise TypeError(f"{action} is not an answer to a question")


def _slot(view: State, action: TakeSlot, slot: int, words: HamletWords) -> Choice:
    offer = view.row[slot - 1]
    label = words.say("hamlet-slot", tile=words.tile(offer.tile), gold=slot - 1, bonus=offer.gold)
    return Choice(label, act=action, hint=words.say("hamlet-costs", cost=words.cost(offer.tile)), emoji="📜")


def _lay(view: State, now: Choosing, action: Lay, segment: int, words: HamletWords) -> Choice:
    """A way to lay the draft, with what speaks for it."""
    draft, stand = now.draft or "", now.stand or ""
    label = words.say("hamlet-lay", tile=draft, segment=segment, place=stand, edge=now.edge or 0)
    way = next(
        (
            each
            for each in candidates(view, draft, stand)
            if (each.placement.edge, each.placement.segment) == (now.edge, segment)
        ),
        None,
    )
    if way is None:
        return Choice(label, act=action)
    hint = words.say(
        "hamlet-lay-brings", links=way.links, roads=way.road_contacts, points=way.site_points, gaps=way.gaps
    )
    return Choice(label, act=action, hint=hint)


def _focus(now: Choosing) -> tuple[str, ...]:
    """Everything that has been chosen so far, for the picture."""
    chosen = (now.what, now.draft, now.stand, now.to, now.donkey, now.put, now.trade, now.order)
    words = [word for word in chosen if word]
    if now.edge is not None:
        words.append(f"{now.stand}.{now.edge}")
    if now.segment is not None:
        words.append(f"{now.draft}.{now.segment}")
    return tuple(words)
