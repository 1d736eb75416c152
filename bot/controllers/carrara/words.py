"""The sentences of The Palaces of Carrara that are not on a picture."""

from __future__ import annotations

from games.carrara.data import CITY, DATA, OBJECTS, TILES, BuildingType, City, ObjectKind, Tile
from games.carrara.menus import SegmentOffer
from games.carrara.notation import NUMERALS
from games.carrara.scoring import Yield
from games.carrara.state import (
    Action,
    Announce,
    Build,
    Buy,
    End,
    Extra,
    Options,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
)
from games.first_edition import IllegalAction, Seat
from renderers.core import Say

STONE_EMOJI = {"W": "⚪", "Y": "🟡", "R": "🔴", "G": "🟢", "B": "🔵", "K": "⚫"}
TYPE_EMOJI: dict[BuildingType, str] = {
    "biblioteca": "📚",
    "cathedrale": "⛪",
    "palazzo": "🏛️",
    "porta": "🚪",
    "castello": "🏰",
    "villa": "🏡",
}
OBJECT_EMOJI: dict[ObjectKind, str] = {
    "book": "📖",
    "chalice": "🏆",
    "crown": "👑",
    "gate": "🗝️",
    "flag": "🚩",
    "arms": "🛡️",
}
_COLOUR = {colour.letter: colour.id for colour in DATA.colours}


class CarraraWords:
    def __init__(self, say: Say) -> None:
        self.say = say

    # --- names --------------------------------------------------------------------------------------------------------

    def city(self, city: City) -> str:
        return self.say(f"carrara-city-{city}")

    def type(self, building: BuildingType) -> str:
        return self.say(f"carrara-type-{building}")

    def object(self, kind: ObjectKind) -> str:
        return self.say(f"carrara-object-{kind}")

    def tile(self, tile: Tile) -> str:
        return f"{self.type(TILES[tile].type)} {TILES[tile].cost}"

    def stone(self, letter: str) -> str:
        return self.say(f"carrara-stone-{_COLOUR[letter]}")

    def stones(self, stones: Stones) -> str:
        """Stones as signs, as many as there are."""
        return "".join(STONE_EMOJI[letter] for letter in stones) or "–"

    def coins(self, coins: int) -> str:
        return self.say("carrara-coins", amount=coins)

    def reward(self, city: City, amount: int) -> str:
        return self.say(f"carrara-{CITY[city].reward}", amount=amount)

    def result(self, result: Yield) -> str:
        """What a scoring brings."""
        parts = [self.say("carrara-vp", amount=result.vp)] if result.vp else []
        parts += [self.coins(result.coins)] if result.coins else []
        parts.append(self.say("carrara-objects-of", got=sum(result.objects), due=result.buildings))
        return ", ".join(parts)

    def offer(self, offer: SegmentOffer) -> str:
        """A segment with its stones and prices."""
        stones = " ".join(f"{STONE_EMOJI[stone.stone]}{stone.price}" for stone in offer.stones) or "–"
        more = self.say("carrara-to-come", count=offer.to_come) if offer.to_come else ""
        return self.say("carrara-segment", segment=NUMERALS[offer.segment - 1], stones=stones + more, total=offer.total)

    # --- the table ----------------------------------------------------------------------------------------------------

    def situation(self, view: State) -> str:
        title = self.say("carrara-name")
        if view.phase == "over":
            return f"## {title}\n{self.say('carrara-situation-over')}"
        number = view.turns // len(view.players) + 1
        text = self.say("carrara-situation-turn")
        if view.ending is not None:
            text = self.say(f"carrara-situation-{view.ending.by}")
        return f"## {title} · {self.say('carrara-round-title', round=number)}\n{text}"

    def summary(self, options: Options) -> str:
        parts = [self.say("carrara-open-screens" if options.open_screens else "carrara-hidden-screens")]
        parts += [self.say("carrara-rule-extra-when-passing")] if options.extra_when_passing else []
        parts += [self.say("carrara-rule-announce-late")] if options.announce_after_last_building else []
        parts += [self.say("carrara-rule-pass-late")] if options.pass_after_last_building else []
        return " · ".join(parts)

    def tell(self, action: Action) -> str:
        """What somebody did, without saying who."""
        say = self.say
        match action:
            case Buy():
                return say("carrara-did-buy")
            case Take(segment, stones):
                return say("carrara-did-take", stones=self.stones(stones), segment=NUMERALS[segment - 1])
            case Build(tile, city, pay):
                return say("carrara-did-build", tile=self.tile(tile), city=self.city(city), stones=self.stones(pay))
            case ScoreType(building):
                return say("carrara-did-score-type", type=self.type(building))
            case ScoreCity(city):
                return say("carrara-did-score-city", city=self.city(city))
            case Extra(kind):
                return say("carrara-did-extra", object=self.object(kind))
            case Announce():
                return say("carrara-did-announce")
            case End():
                return say("carrara-did-end")
            case Pass():
                return say("carrara-did-pass")

    def refusal(self, error: IllegalAction) -> str:
        """Why the rules say no; what comes as an id is called by its name."""
        params = dict(error.params)
        for city in CITY:
            if params.get("city") == city:
                params["city"] = self.city(city)
        for tile in TILES.values():
            if params.get("building") == tile.type:
                params["building"] = self.type(tile.type)
            if params.get("tile") == tile.id:
                params["tile"] = self.tile(tile.id)
        for kind in OBJECTS:
            if params.get("object") == kind:
                params["object"] = self.object(kind)
        if isinstance(stones := params.get("stones"), str):
            params["stones"] = self.stones(stones)
        if isinstance(seat := params.get("seat"), int):
            params["seat"] = self._number(seat)
        return self.say(f"carrara-illegal-{error.code.replace('_', '-')}", **params)

    def _number(self, seat: Seat) -> int:
        return seat + 1
