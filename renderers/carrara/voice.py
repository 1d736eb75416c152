"""What things are called in the reader's language, and what happened as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from games.carrara.data import DATA, OBJECTS, TILES, BuildingType, City, Tile
from games.carrara.market import NUMERALS
from games.carrara.scoring import Yield
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Objects, State, Stones
from games.carrara.stones import LETTERS
from games.carrara.telling import counted
from games.core import Event, Params, Seat
from renderers import voice
from renderers.core import Say, Table
from renderers.sentences import Sentences, Speaker
from renderers.voice import TableVoice, listed

_REWARDS = ("vp", "coins")
_COLOUR = {colour.letter: colour.id for colour in DATA.colours}


# --- parameters of the rules in words ---------------------------------------------------------------------------------


def tile_name(tile: Tile, say: Say) -> str:
    """``"Castle 3"``."""
    data = TILES[tile]
    return say("carrara-tile", building=say(f"carrara-building-{data.type}"), cost=data.cost)


def stone_name(letter: str, say: Say) -> str:
    return say(f"carrara-stone-{_COLOUR[letter]}")


def stone_words(stones: Stones, say: Say) -> str:
    """``"1 white, 2 black"``."""
    counts = [(letter, stones.count(letter)) for letter in LETTERS if letter in stones]
    return listed(say(f"carrara-stones-{_COLOUR[letter]}", count=count) for letter, count in counts)


def combined(params: Params, say: Say) -> Mapping[str, str]:
    """Segments as numerals, prices with their coins, what a building or a scoring brings, in words and as signs.

    On a button, stones are the letters they carry, as one types them: short, and told apart without colour.
    """
    more = {}
    if "stone" in params:
        more["stone_letter"] = str(params["stone"])
    if "object" in params:
        name = say(f"carrara-object-{params['object']}")
        more["object_alone"] = name[:1].upper() + name[1:]
    if "stones" in params:
        more["stone_letters"] = str(params["stones"])
    if isinstance(segment := params.get("segment"), int):
        more["segment"] = NUMERALS[segment - 1]
    if isinstance(price := params.get("price"), int):
        more["price"] = say("carrara-price", count=price)
        more["price_sign"] = say(f"carrara-sign-{'coins' if price else 'free'}", count=price)
    if isinstance(amount := params.get("amount"), int):
        more["worth"] = say(f"carrara-sign-{params['reward']}", count=amount)
    if "building" in params and "count" in params:
        more["buildings"] = say(f"carrara-own-{params['building']}", count=params["count"])
    if "vp" in params:
        more["things"] = _things(params, say)
        amounts = [say(f"carrara-amount-{reward}", count=params[reward]) for reward in _REWARDS if params.get(reward)]
        more["gains"] = listed(filter(None, (*amounts, more["things"])))
    if "buildings" in params:  # a scoring to choose
        signs = [say(f"carrara-sign-{reward}", count=params[reward]) for reward in _REWARDS if params.get(reward)]
        more["signs"] = " ".join((*signs, _objects_sign(params, say)))
    return more


def _objects(params: Params) -> dict[str, int]:
    return {kind: int(params[kind]) for kind in OBJECTS if kind in params}


def _things(params: Params, say: Say) -> str:
    """``"1 flag, 2 crowns"``."""
    return listed(say(f"carrara-objects-{kind}", count=count) for kind, count in _objects(params).items())


def _objects_sign(params: Params, say: Say) -> str:
    """How many objects a scoring brings, and whether the supply is short of them."""
    given, due = sum(_objects(params).values()), int(params["buildings"])
    code = "objects" if given == due else "objects-short"
    return say(f"carrara-sign-{code}", count=given, due=due)


SPEAKERS: Mapping[str, Speaker] = {"tile": tile_name, "stone": stone_name, "stones": stone_words}
SENTENCES = Sentences("carrara", SPEAKERS, combined, nobody="carrara-the-house")


# --- everything about one view ----------------------------------------------------------------------------------------

#: What chance brings is part of the turn it happened in.
_CHANCE = ("drawn", "turned_up", "last_building")


class TurnTold(Struct):
    """What one seat did in a turn, and what came of it. The House of Malaspina has a seat here too."""

    seat: Seat
    events: list[Event]


class Voice(TableVoice[State]):
    """Says everything about one view at one table."""

    sentences = SENTENCES

    def __init__(self, view: State, table: Table) -> None:
        super().__init__(view, table)
        #: The last turns, oldest first, perhaps with the one in progress.
        self.turns = _turns(table)

    def happened(self, turn: TurnTold) -> str:
        """What a seat did in a turn, as sentences."""
        return " ".join(self("words-sentence", text=self.event(event)) for event in turn.events)

    def latest(self, seat: Seat) -> list[Event]:
        """What the seat did in its latest turn."""
        return next((turn.events for turn in reversed(self.turns) if turn.seat == seat), [])

    def fresh(self, code: str, name: str) -> frozenset[str]:
        """What the latest turn of all was about, such as the tiles that were built."""
        events = self.turns[-1].events if self.turns else []
        return frozenset(str(event.params[name]) for event in events if event.code == code)

    # --- people ---

    def rival(self, seat: Seat) -> str:
        return self("house") if self.view.solo and seat == HOUSE_SEAT else ""

    # --- things ---

    def city(self, city: City) -> str:
        return self(f"city-{city}")

    def type(self, building: BuildingType) -> str:
        return self(f"building-{building}")

    def tile(self, tile: Tile) -> str:
        return tile_name(tile, self.say)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        return listed(self.tile(tile) for tile in tiles)

    def stones(self, stones: Stones) -> str:
        return stone_words(stones, self.say)

    def objects(self, objects: Objects) -> str:
        """``"1 book, 2 crowns"``."""
        return _things(counted(objects), self.say)

    def gains(self, due: Yield) -> str:
        """``"6 points, 4 coins, 2 crowns"``."""
        return combined({"vp": due.vp, "coins": due.coins, **counted(due.objects)}, self.say)["gains"]

    def score_line(self, code: str) -> str:
        return self(f"line-{code}", objects=DATA.final.per_object, coins=DATA.final.coins_per_point)

    def points(self, count: int) -> str:
        return self("amount-vp", count=count)

    def reward(self, reward: str, amount: int) -> str:
        """``"9 coins"``."""
        return self(f"amount-{reward}", count=amount)


def _turns(table: Table) -> list[TurnTold]:
    """The last turns one by one. What has no seat was done by the House, or by chance in somebody's turn."""
    turns: list[TurnTold] = []
    for event in (event for told in table.told for event in told.events):
        seat = HOUSE_SEAT if event.seat is None else event.seat
        if turns and (event.code in _CHANCE or turns[-1].seat == seat):
            turns[-1].events.append(event)
        else:
            turns.append(TurnTold(seat, [event]))
    return turns


Scene = voice.Scene[State, Voice]
