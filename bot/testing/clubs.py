"""People who open tables, sit down, get up, start and close them, and begin challenges, but never make a move.

Each of them remembers what came of everything they did. Afterwards the database must agree: whatever was confirmed has
happened, and nothing has happened more often than somebody asked for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Literal

from msgspec import Struct

from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.storage.games import GameRow
from bot.testing.interactions import Answer
from bot.testing.payloads import controls_of
from bot.testing.people import CHANGE_SAVED, LOOK_AGAIN, NOT_SAVED
from bot.testing.stand_in import StandIn
from bot.testing.waiting import pause
from bot.ui.messages import read_id

Kind = Literal["new", "join", "leave", "computer", "dismiss", "start", "cancel", "solo", "daily"]
#: ``unknown``: no answer came, or an apology that doesn't say.
Outcome = Literal["done", "not_done", "unknown"]

#: The channels and the people of clubs have numbers that nobody else has.
FIRST_CHANNEL, FIRST_MEMBER, MEMBERS = 900, 9000, 3

#: How many seconds a member does nothing after each act. What counts is that they do everything, not how often.
BETWEEN_ACTS = 0.2

_SAY = language("en")
#: The messages that confirm each act.
_CONFIRMING: dict[Kind, tuple[str, ...]] = {
    "new": ("lobby-opened",),
    "join": ("joined",),
    "leave": ("left-lobby",),
    "computer": ("computers-changed",),
    "dismiss": ("computers-changed",),
    "start": ("started",),
    "cancel": ("game-cancelled",),
    "solo": ("solo-begun",),
    "daily": ("daily-begun", "daily-goes-on"),
}
_APOLOGY = "⚠️"


class Act(Struct, frozen=True):
    user: int
    kind: Kind
    #: None where the game is only about to be opened.
    game_id: int | None
    outcome: Outcome


class Club:
    """A channel of their own, where a few people open tables of one game."""

    def __init__(self, stand_in: StandIn, number: int, seed: int) -> None:
        self.channel = FIRST_CHANNEL + number
        first = FIRST_MEMBER + 10 * number
        self.members = tuple(range(first, first + MEMBERS))
        self.acts: list[Act] = []
        self._slug = [*CONTROLLERS][number % len(CONTROLLERS)]
        self._stand_in = stand_in
        self._rng = Random(f"{seed}/club/{number}")

    @property
    def did(self) -> Counter[str]:
        return Counter(f"confirmed: {act.kind}" for act in self.acts if act.outcome == "done")

    async def meet(self, user: int, enough: Callable[[], bool]) -> None:
        """One member does one thing after the other until it's enough."""
        while not enough():
            tables = await self._tables(user)
            kind = self._rng.choice(_AT_A_TABLE if tables else _WITHOUT_A_TABLE)
            await self._act(user, kind, self._rng.choice(tables) if tables else None)
            await pause(BETWEEN_ACTS)

    async def _tables(self, user: int) -> list[int]:
        """The open tables of this channel, as the command suggests them."""
        people = self._stand_in.people
        answer = await people.answer(await people.complete(user, self.channel, "game join", "game"))
        if answer is None:
            await pause(LOOK_AGAIN)
            return []
        return [int(number) for number in answer.suggestions]

    async def _act(self, user: int, kind: Kind, game_id: int | None) -> None:
        game = {"game": str(game_id)}
        match kind:
            case "new":
                await self._do(user, kind, None, f"{_SAY(f'command-{CONTROLLERS[self._slug].key}')} new", {})
            case "join" | "leave" | "start":
                await self._do(user, kind, game_id, f"game {kind}", game)
            case "computer" | "dismiss":
                level = "easy" if kind == "computer" else "none"
                await self._do(user, kind, game_id, "game computer", {"level": level, **game})
            case "cancel":
                await self._do(user, kind, game_id, "manage cancel", {"sure": True, **game})
            case "solo":
                begun = await self._do(user, kind, None, "solo", {"game": self._slug})
                if begun is not None:  # or else there would soon be too many
                    await self._act(user, "cancel", begun)
            case "daily":
                await self._do(user, kind, None, "daily play", {})

    async def _do(
        self, user: int, kind: Kind, game_id: int | None, words: str, options: Mapping[str, str | bool]
    ) -> int | None:
        """Give a command, and remember what came of it; returns the game on the panel that was shown."""
        people, answer = self._stand_in.people, None
        try:
            answer = await people.answer(await people.command(user, self.channel, words, options))
        finally:  # it counts even if they are interrupted
            self.acts.append(Act(user, kind, game_id, outcome_of(kind, answer)))
        if answer is None:
            await pause(LOOK_AGAIN)
        shown = controls_of(answer.shown or {}) if answer is not None else []
        return read_id(shown[0]["custom_id"]).game_id if shown else None


_WITHOUT_A_TABLE: tuple[Kind, ...] = ("new", "new", "new", "solo", "daily")
_AT_A_TABLE: tuple[Kind, ...] = (
    *("new", "solo", "daily", "cancel", "start", "computer", "dismiss"),
    *("join", "join", "join", "leave"),
)


def outcome_of(kind: Kind, answer: Answer | None) -> Outcome:
    if answer is None:
        return "unknown"
    sentences = [_SAY(message, until="\0").partition("\0")[0] for message in _CONFIRMING[kind]]
    if any(sentence in answer.text for sentence in (*sentences, CHANGE_SAVED)):
        return "done"
    if NOT_SAVED in answer.text or _APOLOGY not in answer.text:
        return "not_done"
    return "unknown"


# --- the audit --------------------------------------------------------------------------------------------------------


def findings(channel: int, acts: Sequence[Act], rows: Iterable[GameRow]) -> list[str]:
    """Whatever is stored of a club's games that isn't what its members were told."""
    stored = list(rows)
    tables, challenges = ([row for row in stored if row.private is private] for private in (False, True))
    found = [_miscounted("tables", acts, "new", len(tables))]
    for user in sorted({act.user for act in acts}):
        own = [act for act in acts if act.user == user]
        begun = [row for row in challenges if row.host_id == user]
        found.append(_miscounted(f"solo games of {user}", own, "solo", sum(row.day is None for row in begun)))
        found.append(_wrong_attempts(user, own, [row.day for row in begun if row.day is not None]))
    for row in tables:
        found += _wrong_table(row, [act for act in acts if act.game_id == row.id])
    return [f"club in {channel}: {what}" for what in found if what]


def _count(acts: Iterable[Act], kind: Kind, *outcomes: Outcome) -> int:
    return sum(act.kind == kind and act.outcome in outcomes for act in acts)


def _miscounted(what: str, acts: Sequence[Act], kind: Kind, stored: int) -> str:
    least, most = _count(acts, kind, "done"), _count(acts, kind, "done", "unknown")
    return "" if least <= stored <= most else f"{stored} {what} instead of {least} to {most}"


def _wrong_attempts(user: int, acts: Sequence[Act], days: Sequence[int]) -> str:
    if len(set(days)) < len(days):
        return f"{user} has two attempts at one day: {sorted(days)}"
    if _count(acts, "daily", "done") and not days:
        return f"the attempt of {user} is gone"
    return ""


def _wrong_table(row: GameRow, acts: Sequence[Act]) -> list[str]:
    """Who sits there, how many computers, and whether it has begun."""
    found = []
    if _count(acts, "cancel", "done") and row.status != "cancelled":
        found.append(f"game {row.id} was closed, but it's {row.status}")
    elif _count(acts, "start", "done") and row.status == "lobby":
        found.append(f"game {row.id} was started, but it's {row.status}")
    elif row.status in ("running", "finished") and not _count(acts, "start", "done", "unknown"):
        found.append(f"game {row.id} is {row.status}, but nobody has started it")
    if row.status == "cancelled":
        return found
    least = _count(acts, "computer", "done") - _count(acts, "dismiss", "done", "unknown")
    most = _count(acts, "computer", "done", "unknown") - _count(acts, "dismiss", "done")
    computers = sum(seat.player_id is None for seat in row.seats)
    if not least <= computers <= most:
        found.append(f"{computers} computers in game {row.id} instead of {least} to {most}")
    for user in {act.user for act in acts}:
        seated, expected = row.seat_of(user) is not None, _sits(act for act in acts if act.user == user)
        if expected is not None and seated is not expected:
            found.append(f"{user} {'sits' if seated else 'no longer sits'} at game {row.id}")
    return found


def _sits(acts: Iterable[Act]) -> bool | None:
    """Whether somebody sits at a table, as far as they know."""
    sits: bool | None = None
    for act in acts:
        if act.kind in ("join", "leave") and act.outcome != "not_done":
            sits = None if act.outcome == "unknown" else act.kind == "join"
    return sits
