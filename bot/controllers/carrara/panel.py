"""The private panel of Carrara: what kind of action, where, with what; one tap accepts the usual payment."""

from __future__ import annotations

from bot.controllers.base import Choice, Menu, Panel, Path, in_rows
from bot.controllers.carrara.words import OBJECT_EMOJI, STONE_EMOJI, TYPE_EMOJI, CarraraWords
from games.carrara.changes import screen_of
from games.carrara.data import DATA, TILES, Tile
from games.carrara.ending import can_announce, legal_extras, progress
from games.carrara.menus import CityChoice, SegmentOffer, TileChoice, kinds, scorings, segments, shortcuts, tiles
from games.carrara.notation import NUMERALS
from games.carrara.state import Announce, Build, Buy, End, Pass, ScoreType, State, Stones, Take
from games.carrara.stones import allowed_in, holds, in_order, minus, price
from games.first_edition import Seat

#: Says that nothing has been picked yet, where a path needs a word.
NOTHING = "-"


def panel_of(view: State, seat: Seat, path: Path, words: CarraraWords) -> Panel:
    match view.phase:
        case "take":
            return _take(view, seat, path, words)
        case "action":
            return _action(view, seat, path, words)
        case _:
            return _after(view, seat, words)


# --- which action -----------------------------------------------------------------------------------------------------


def _action(view: State, seat: Seat, path: Path, words: CarraraWords) -> Panel:
    match path:
        case ("buy",):
            return _before_buying(view, seat, words)
        case ("build", *rest):
            panel = _build(view, seat, tuple(rest), words)
            if panel is not None:
                return panel
        case ("score",):
            panel = _score(view, seat, words)
            if panel is not None:
                return panel
    return _kinds(view, seat, words)


def _kinds(view: State, seat: Seat, words: CarraraWords) -> Panel:
    row = []
    for kind in kinds(view, seat):
        match kind.kind:
            case "buy":
                row.append(Choice(words.say("carrara-buy"), go=("buy",), style="main", emoji="🛞"))
            case "build":
                label = words.say("carrara-build", count=kind.choices)
                row.append(Choice(label, go=("build",), style="main", emoji="🏗️"))
            case "score":
                label = words.say("carrara-score", count=kind.choices)
                row.append(Choice(label, go=("score",), style="main", emoji="📜"))
            case "pass":
                row.append(Choice(words.say("carrara-pass"), act=Pass(), emoji="⏭️"))
    text = words.say("carrara-panel-action") + "\n" + _own_progress(view, seat, words)
    return Panel(text, rows=(tuple(row),))


def _own_progress(view: State, seat: Seat, words: CarraraWords) -> str:
    now = progress(view, seat)
    return words.say(
        "carrara-progress",
        scorings=now.scorings.have,
        scorings_needed=now.scorings.needed,
        objects=now.objects.have,
        objects_needed=now.objects.needed,
        costs=now.costs.have,
        costs_needed=now.costs.needed,
    )


# --- buying -----------------------------------------------------------------------------------------------------------


def _before_buying(view: State, seat: Seat, words: CarraraWords) -> Panel:
    """What the wheel will show, before it is turned for good."""
    if not any(kind.kind == "buy" for kind in kinds(view, seat)):
        return _kinds(view, seat, words)
    lines = [words.offer(offer) for offer in segments(view, seat) if offer.stones or offer.to_come]
    text = words.say("carrara-panel-buy") + "\n" + "\n".join(lines)
    turn = Choice(words.say("carrara-turn-wheel"), act=Buy(), style="good", emoji="🛞")
    return Panel(text, rows=((turn,),), focus=("buy",))


def _take(view: State, seat: Seat, path: Path, words: CarraraWords) -> Panel:
    offers = {str(offer.segment): offer for offer in segments(view, seat) if offer.affordable}
    match path:
        case ("take", segment, picked) if segment in offers and _is_pickable(view, offers[segment], picked):
            return _stones(view, seat, offers[segment], "" if picked == NOTHING else picked, words)
    menu = tuple(Choice(words.offer(offer), go=("take", segment, NOTHING)) for segment, offer in offers.items())
    text = words.say("carrara-panel-segment", coins=screen_of(view, seat).coins)
    return Panel(text, menus=(Menu(words.say("carrara-segments"), menu),))


def _is_pickable(view: State, offer: SegmentOffer, picked: str) -> bool:
    stones = "" if picked == NOTHING else picked
    return stones == in_order(stones) and holds(view.wheel[offer.segment - 1], stones)


def _stones(view: State, seat: Seat, offer: SegmentOffer, picked: Stones, words: CarraraWords) -> Panel:
    """Single stones with their prices, and the choices that most people want at one tap."""
    coins, segment = screen_of(view, seat).coins, offer.segment
    spent = price(picked, segment)
    left = minus(view.wheel[segment - 1], picked)
    more = [
        Choice(
            words.say("carrara-add-stone", price=price(letter, segment), count=left.count(letter)),
            go=("take", str(segment), in_order(picked + letter)),
            emoji=STONE_EMOJI[letter],
        )
        for letter in dict.fromkeys(left)
        if spent + price(letter, segment) <= coins
    ]
    if picked:
        label = words.say("carrara-take-these", count=len(picked), price=spent)
        head = [
            Choice(label, act=Take(segment, picked), style="good", emoji="✅"),
            Choice(words.say("carrara-pick-anew"), go=("take", str(segment), NOTHING)),
        ]
    else:
        head = [
            Choice(words.say(f"carrara-take-{quick.name}", price=quick.price), act=quick.take, style="main")
            for quick in shortcuts(view, seat, segment)
        ]
    text = words.say("carrara-panel-stones", coins=coins, stones=words.stones(picked), price=spent)
    rows = (*in_rows(head), *in_rows(more))
    return Panel(f"{words.offer(offer)}\n{text}", rows=rows, focus=("take", NUMERALS[segment - 1], picked))


# --- building ---------------------------------------------------------------------------------------------------------


def _build(view: State, seat: Seat, path: Path, words: CarraraWords) -> Panel | None:
    payable = {choice.tile: choice for choice in tiles(view, seat)}
    if not payable:
        return None
    match path:
        case (tile, city, picked) if tile in payable and (place := _city(payable[tile], city)):
            if _is_payment(view, seat, place, tile, picked):
                return _payment(view, seat, tile, place, "" if picked == NOTHING else picked, words)
        case (tile, city) if tile in payable and (place := _city(payable[tile], city)):
            return _accept(view, tile, place, words)
        case (tile,) if tile in payable:
            return _cities(payable[tile], words)
        case ():
            return _tiles(list(payable.values()), words)
    return None


def _city(tile: TileChoice, city: str) -> CityChoice | None:
    return next((choice for choice in tile.cities if choice.city == city), None)


def _tiles(choices: list[TileChoice], words: CarraraWords) -> Panel:
    menu = tuple(
        Choice(
            words.tile(choice.tile),
            go=("build", choice.tile),
            emoji=TYPE_EMOJI[choice.type],
            hint=", ".join(words.city(city.city) for city in choice.cities),
        )
        for choice in choices
    )
    return Panel(words.say("carrara-panel-tile"), menus=(Menu(words.say("carrara-tiles"), menu),), focus=("build",))


def _cities(tile: TileChoice, words: CarraraWords) -> Panel:
    menu = tuple(
        Choice(
            words.say(
                "carrara-in-city",
                city=words.city(city.city),
                cost=tile.cost,
                each=city.per_cost,
                gain=words.reward(city.city, city.amount),
            ),
            go=("build", tile.tile, city.city),
            hint=_city_hint(city, words),
        )
        for city in tile.cities
    )
    text = words.say("carrara-panel-city", tile=words.tile(tile.tile))
    return Panel(text, menus=(Menu(words.say("carrara-cities"), menu),), focus=("build", tile.tile))


def _city_hint(city: CityChoice, words: CarraraWords) -> str:
    if city.closed_by is not None:
        return words.say("carrara-city-closed")
    return words.say("carrara-city-standing", standing=city.standing, needed=city.needed)


def _accept(view: State, tile: Tile, city: CityChoice, words: CarraraWords) -> Panel:
    """The usual payment, ready to accept; another one where there is a choice."""
    label = words.say("carrara-build-for", stones=words.stones(city.action.pay))
    row = [Choice(label, act=city.action, style="good", emoji="✅")]
    if city.payments > 1:
        row.append(Choice(words.say("carrara-pay-otherwise"), go=("build", tile, city.city, NOTHING)))
    text = words.say(
        "carrara-panel-pay",
        tile=words.tile(tile),
        city=words.city(city.city),
        gain=words.reward(city.city, city.amount),
    )
    if view.stack:
        text += "\n" + words.say("carrara-reveals")
    return Panel(text, rows=(tuple(row),), focus=("build", tile, city.city))


def _is_payment(view: State, seat: Seat, city: CityChoice, tile: Tile, picked: str) -> bool:
    """Whether these stones can be the beginning of a payment."""
    stones = "" if picked == NOTHING else picked
    usable = allowed_in(city.city, screen_of(view, seat).stones)
    return len(stones) <= TILES[tile].cost and stones == in_order(stones) and holds(usable, stones)


def _payment(view: State, seat: Seat, tile: Tile, city: CityChoice, picked: Stones, words: CarraraWords) -> Panel:
    cost = TILES[tile].cost
    left = minus(allowed_in(city.city, screen_of(view, seat).stones), picked)
    if len(picked) == cost:
        label = words.say("carrara-build-for", stones=words.stones(picked))
        row = [Choice(label, act=Build(tile, city.city, picked), style="good", emoji="✅")]
    else:
        row = [
            Choice(
                words.say("carrara-pay-stone", count=left.count(letter)),
                go=("build", tile, city.city, in_order(picked + letter)),
                emoji=STONE_EMOJI[letter],
            )
            for letter in dict.fromkeys(left)
        ]
    again = [Choice(words.say("carrara-pick-anew"), go=("build", tile, city.city, NOTHING))] if picked else []
    text = words.say(
        "carrara-panel-payment",
        tile=words.tile(tile),
        city=words.city(city.city),
        stones=words.stones(picked),
        left=cost - len(picked),
    )
    return Panel(text, rows=(*in_rows(row), *in_rows(again)), focus=("build", tile, city.city, picked))


# --- scoring, and the end of the turn ---------------------------------------------------------------------------------


def _score(view: State, seat: Seat, words: CarraraWords) -> Panel | None:
    possible = scorings(view, seat)
    if not possible:
        return None
    menu = tuple(
        Choice(
            words.say(
                "carrara-score-entry",
                what=words.type(scoring.action.building)
                if isinstance(scoring.action, ScoreType)
                else words.city(scoring.action.city),
                result=words.result(scoring.result),
            ),
            act=scoring.action,
            emoji=TYPE_EMOJI[scoring.action.building] if isinstance(scoring.action, ScoreType) else "🏙️",
        )
        for scoring in possible
    )
    return Panel(words.say("carrara-panel-score"), menus=(Menu(words.say("carrara-scorings"), menu),), focus=("score",))


def _after(view: State, seat: Seat, words: CarraraWords) -> Panel:
    extras = [
        Choice(
            words.say("carrara-extra", object=words.object(extra.object)), act=extra, emoji=OBJECT_EMOJI[extra.object]
        )
        for extra in legal_extras(view, seat)
    ]
    row = [Choice(words.say("carrara-end"), act=End(), style="good", emoji="✅")]
    if view.phase == "after" and can_announce(view, seat):
        label = words.say("carrara-announce", bonus=DATA.end.bonus)
        row.append(Choice(label, act=Announce(), style="danger", emoji="📣"))
    text = words.say("carrara-panel-after") + "\n" + _own_progress(view, seat, words)
    if extras:
        text += "\n" + words.say("carrara-panel-extra", price=DATA.extra.price)
    return Panel(text, rows=(*in_rows(extras), tuple(row)))
