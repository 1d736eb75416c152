"""The private panel of Tiny Towns: one small decision at a time, with the town as a grid of buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.controllers.base import Choice, Menu, Panel, Path, of_kind
from bot.controllers.tiny_towns.words import CATEGORY_EMOJI, EMPTY_EMOJI, RESOURCE_EMOJI, TinyTownsWords
from games.first_edition import Seat
from games.tiny_towns.data import category_of
from games.tiny_towns.state import (
    SQUARES,
    Action,
    Build,
    Building,
    CardId,
    ChooseMonument,
    ChooseOpenCard,
    ChooseResource,
    Decline,
    EndBuild,
    NameResource,
    Place,
    PutFree,
    PutMarker,
    Replace,
    Resource,
    SetAside,
    SetOnWatch,
    SquareName,
    State,
    Store,
    StoreOnCottage,
    Swap,
    Town,
    WatchPass,
    WatchTake,
)
from games.tiny_towns.town import is_full

Legal = Sequence[Action]

#: A menu holds 25 entries; the last one leads to the next page.
PAGE = 24


def panel_of(view: State, seat: Seat, legal: Legal, path: Path, words: TinyTownsWords) -> Panel:
    town, stage = view.players[seat].town, view.players[seat].turn.stage
    match stage:
        case "monument":
            return _monuments(legal, words)
        case "choose":
            return _resources(view, legal, words)
        case "place":
            return _place(view, seat, legal, path, words)
        case "build":
            return _build(view, town, legal, path, words)
        case "marker":
            return _marker(town, legal, words)
        case "replace":
            return _replace(town, legal, path, words)
        case "free":
            return _put(town, of_kind(legal, PutFree), of_kind(legal, Decline), path, words)
        case "watch":
            return _watch(legal, words)
        case "react":
            return _put(town, of_kind(legal, WatchTake), of_kind(legal, WatchPass), path, words)
        case "idle":
            return Panel(words.say("tiny-towns-panel-idle"))


# --- the town as buttons ----------------------------------------------------------------------------------------------


def _grid(town: Town, choices: Mapping[SquareName, Choice]) -> tuple[tuple[Choice, ...], ...]:
    """Four rows of four: squares that can be tapped, and the others as they are."""
    cells = [choices.get(name) or _shown(name, town.squares[index]) for index, name in enumerate(SQUARES)]
    return tuple(tuple(cells[row : row + 4]) for row in range(0, 16, 4))


def _shown(name: SquareName, content: Resource | Building | None) -> Choice:
    """A square that cannot be tapped now."""
    return Choice(name, emoji=_emoji(content), hint=name)


def _emoji(content: Resource | Building | None) -> str:
    """Every square has one, so that all buttons are equally wide and the grid stays a grid."""
    match content:
        case None:
            return EMPTY_EMOJI
        case Building(card):
            return CATEGORY_EMOJI[category_of(card)]
        case resource:
            return RESOURCE_EMOJI[resource]


# --- before the round, and the resource -------------------------------------------------------------------------------


def _monuments(legal: Legal, words: TinyTownsWords) -> Panel:
    options = of_kind(legal, ChooseMonument)
    lines = [f"**{words.card(option.monument)}**: {words.card_effect(option.monument)}" for option in options]
    keep = tuple(
        Choice(words.say("tiny-towns-keep", card=words.card(option.monument)), act=option, style="main", emoji="🗼")
        for option in options
    )
    return Panel(words.say("tiny-towns-panel-monuments") + "\n" + "\n".join(lines), rows=(keep,))


def _resources(view: State, legal: Legal, words: TinyTownsWords) -> Panel:
    """Which resource: a free choice, a name for the whole table, or (solo) one of the open cards."""
    row = []
    for action in legal:
        match action:
            case ChooseResource(resource) | NameResource(resource):
                row.append(_resource_choice(resource, action, words))
            case ChooseOpenCard(index):
                row.append(_resource_choice(view.open_cards[index], action, words))
            case _:
                pass
    naming = bool(of_kind(legal, NameResource))
    text = words.say("tiny-towns-panel-name" if naming else "tiny-towns-panel-choose", round=view.round)
    return Panel(text, rows=(tuple(row),))


def _resource_choice(resource: Resource, action: Action, words: TinyTownsWords) -> Choice:
    label = words.say("tiny-towns-take", resource=words.resource(resource))
    return Choice(label, act=action, style="main", emoji=RESOURCE_EMOJI[resource])


# --- placing ----------------------------------------------------------------------------------------------------------


def _place(view: State, seat: Seat, legal: Legal, path: Path, words: TinyTownsWords) -> Panel:
    swaps = [swap for swap in of_kind(legal, Swap) if path == ("swap", swap.warehouse, swap.resource, swap.take)]
    if swaps:
        return _swap(view.players[seat].town, swaps, words)
    return _place_cube(view, seat, legal, path, words)


def _place_cube(view: State, seat: Seat, legal: Legal, path: Path, words: TinyTownsWords) -> Panel:
    town, due = view.players[seat].town, view.players[seat].turn.resource
    places = of_kind(legal, Place)
    kinds = list(dict.fromkeys(place.resource for place in places))
    wanted = path[1] if len(path) == 2 and path[0] == "as" else due
    resource = next((kind for kind in kinds if kind == wanted), kinds[0])
    squares = {
        place.square: Choice(place.square, act=place, style="main", emoji=EMPTY_EMOJI)
        for place in places
        if place.resource == resource
    }
    others = tuple(
        Choice(words.say("tiny-towns-take", resource=words.resource(kind)), go=("as", kind), emoji=RESOURCE_EMOJI[kind])
        for kind in kinds
        if kind != resource
    )
    text = words.say("tiny-towns-panel-place", round=view.round, resource=words.resource(resource))
    if others:
        text += "\n" + words.say("tiny-towns-panel-factory")
    instead = _instead(legal, resource, words)
    menus = (Menu(words.say("tiny-towns-instead"), instead),) if instead else ()
    rows = (*_grid(town, squares), *((others,) if others else ()))
    return Panel(text, rows=rows, menus=menus, focus=("place", resource))


def _instead(legal: Legal, resource: Resource, words: TinyTownsWords) -> tuple[Choice, ...]:
    """What else can be done with the cube than putting it on an empty square."""
    name = words.resource(resource)
    choices = [
        Choice(words.say("tiny-towns-store", resource=name, square=store.warehouse), act=store)
        for store in of_kind(legal, Store)
        if store.resource == resource
    ]
    swaps = dict.fromkeys((swap.warehouse, swap.take) for swap in of_kind(legal, Swap) if swap.resource == resource)
    choices += [
        Choice(
            words.say("tiny-towns-swap", resource=name, taken=words.resource(take), square=warehouse),
            go=("swap", warehouse, resource, take),
        )
        for warehouse, take in swaps
    ]
    choices += [
        Choice(words.say("tiny-towns-on-cottage", resource=name, square=action.square), act=action)
        for action in of_kind(legal, StoreOnCottage)
        if action.resource == resource
    ]
    choices += [
        Choice(words.say("tiny-towns-set-aside", resource=name), act=action)
        for action in of_kind(legal, SetAside)
        if action.resource == resource
    ]
    return tuple(choices)


def _swap(town: Town, swaps: Sequence[Swap], words: TinyTownsWords) -> Panel:
    squares = {swap.square: Choice(swap.square, act=swap, style="main", emoji=EMPTY_EMOJI) for swap in swaps}
    text = words.say("tiny-towns-panel-swap", taken=words.resource(swaps[0].take), square=swaps[0].warehouse)
    return Panel(text, rows=_grid(town, squares), focus=("place", swaps[0].take))


# --- building ---------------------------------------------------------------------------------------------------------


def _build(view: State, town: Town, legal: Legal, path: Path, words: TinyTownsWords) -> Panel:
    builds = of_kind(legal, Build)
    for_card = [build for build in builds if path[:2] == ("build", build.card)]
    for_target = [build for build in for_card if path[2:3] == (build.target,)]
    if for_target:
        return _payment(for_target, path[3:], words)
    if for_card:
        return _target(town, for_card, words)
    return _build_or_end(view, town, builds, words)


def _build_or_end(view: State, town: Town, builds: Sequence[Build], words: TinyTownsWords) -> Panel:
    cards = list(dict.fromkeys(build.card for build in builds))
    full = is_full(town)
    text = words.say("tiny-towns-panel-build" if cards else "tiny-towns-panel-nothing-to-build", round=view.round)
    if full:
        text += "\n" + words.say("tiny-towns-panel-full")
    end = Choice(
        words.say("tiny-towns-finish" if full else "tiny-towns-end-round"),
        act=EndBuild(),
        style="danger" if full else "good",
        emoji="✅",
    )
    menu = tuple(
        Choice(
            words.say("tiny-towns-build", card=words.card(card)),
            go=("build", card),
            emoji=CATEGORY_EMOJI[category_of(card)],
            hint=words.card_effect(card),
        )
        for card in cards
    )
    return Panel(text, rows=((end,),), menus=(Menu(words.say("tiny-towns-build-menu"), menu),) if menu else ())


def _target(town: Town, builds: Sequence[Build], words: TinyTownsWords) -> Panel:
    """Where the building shall stand; where several sets of cubes could pay for it, they are asked for next."""
    card = builds[0].card
    squares = {}
    for target in dict.fromkeys(build.target for build in builds):
        ways = [build for build in builds if build.target == target]
        step = {"act": ways[0]} if len(ways) == 1 else {"go": ("build", card, target)}
        squares[target] = Choice(target, style="good", emoji=_emoji_at(town, target), **step)
    text = words.say("tiny-towns-panel-target", card=words.card(card))
    return Panel(text, rows=_grid(town, squares), focus=("build", card))


def _emoji_at(town: Town, square: SquareName) -> str:
    return _emoji(town.squares[SQUARES.index(square)])


def _payment(builds: Sequence[Build], page: Path, words: TinyTownsWords) -> Panel:
    """Which cubes pay for it. After an Obelisk there can be more ways than a menu holds, so they come in pages."""
    card, target = builds[0].card, builds[0].target
    pages = [builds[start : start + PAGE] for start in range(0, len(builds), PAGE)]
    number = int(page[0]) if page and page[0].isdecimal() and int(page[0]) < len(pages) else 0
    ways = [Choice(words.say("tiny-towns-pay", squares=" ".join(build.removes)), act=build) for build in pages[number]]
    if len(pages) > 1:
        following = (number + 1) % len(pages)
        ways.append(Choice(words.say("tiny-towns-more-ways"), go=("build", card, target, str(following))))
    text = words.say("tiny-towns-panel-payment", card=words.card(card), square=target)
    return Panel(text, menus=(Menu(words.say("tiny-towns-payment-menu"), tuple(ways)),), focus=("build", card, target))


# --- effects ----------------------------------------------------------------------------------------------------------


def _marker(town: Town, legal: Legal, words: TinyTownsWords) -> Panel:
    row = tuple(
        Choice(words.resource(action.resource), act=action, style="main", emoji=RESOURCE_EMOJI[action.resource])
        for action in of_kind(legal, PutMarker)
    )
    return Panel(words.say("tiny-towns-panel-marker"), rows=(row,))


def _replace(town: Town, legal: Legal, path: Path, words: TinyTownsWords) -> Panel:
    swaps = of_kind(legal, Replace)
    decline = tuple(_decline(action, words) for action in of_kind(legal, Decline))
    chosen = [swap for swap in swaps if path == ("replace", swap.square)]
    if chosen:
        menu = tuple(_card_choice(swap.card, words, act=swap) for swap in chosen)
        text = words.say("tiny-towns-panel-replace-by", square=chosen[0].square)
        return Panel(text, menus=(Menu(words.say("tiny-towns-building-menu"), menu),), focus=("square", path[1]))
    squares = {
        square: Choice(square, go=("replace", square), style="main", emoji=_emoji_at(town, square))
        for square in dict.fromkeys(swap.square for swap in swaps)
    }
    return Panel(words.say("tiny-towns-panel-replace"), rows=(*_grid(town, squares), decline))


def _put(
    town: Town,
    puts: Sequence[PutFree] | Sequence[WatchTake],
    declines: Sequence[Decline] | Sequence[WatchPass],
    path: Path,
    words: TinyTownsWords,
) -> Panel:
    """A building for nothing: which one, then where."""
    decline = tuple(_decline(action, words) for action in declines)
    chosen = [put for put in puts if path == ("put", _card_of(put))]
    if chosen:
        squares = {put.square: Choice(put.square, act=put, style="good", emoji=EMPTY_EMOJI) for put in chosen}
        text = words.say("tiny-towns-panel-target", card=words.card(path[1]))
        return Panel(text, rows=_grid(town, squares), focus=("put", path[1]))
    cards = dict.fromkeys(_card_of(put) for put in puts)
    menu = tuple(_card_choice(card, words, go=("put", card)) for card in cards)
    menus = (Menu(words.say("tiny-towns-building-menu"), menu),) if menu else ()
    return Panel(words.say("tiny-towns-panel-put"), rows=(decline,), menus=menus)


def _card_of(put: PutFree | WatchTake) -> CardId:
    return put.card if isinstance(put, PutFree) else put.building


def _watch(legal: Legal, words: TinyTownsWords) -> Panel:
    menu = tuple(_card_choice(action.card, words, act=action) for action in of_kind(legal, SetOnWatch))
    return Panel(words.say("tiny-towns-panel-watch"), menus=(Menu(words.say("tiny-towns-building-menu"), menu),))


def _card_choice(card: CardId, words: TinyTownsWords, *, act: Action | None = None, go: Path | None = None) -> Choice:
    return Choice(
        words.card(card), act=act, go=go, emoji=CATEGORY_EMOJI[category_of(card)], hint=words.card_effect(card)
    )


def _decline(action: Decline | WatchPass, words: TinyTownsWords) -> Choice:
    return Choice(words.say("tiny-towns-decline"), act=action)
