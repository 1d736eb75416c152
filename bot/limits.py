"""How much one person and one server may ask of the bot in a minute, and how long a text may be.

The numbers come from the settings. They are so generous that nobody who plays reaches them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from math import ceil
from typing import Any, Literal

from bot import clock
from bot.config import LimitSettings
from bot.table.refusals import Refusal
from games.text import LONGEST_LINE

#: What is counted, each kind on its own: taps and commands, what is typed before a command is sent, and invitations.
Kind = Literal["action", "typing", "invitation"]

#: The longest text somebody can give with a command: a line of a game's notation, or a list of names.
LONGEST_TEXT = LONGEST_LINE
#: How many people or servers are remembered at once.
MOST_REMEMBERED = 10_000
#: Everybody who is invited is mentioned, and a closed table makes room for more invitations: after twice as many as can
#: be open at once, they come one by one.
INVITATIONS_PER_MINUTE = 1
_MINUTE = 60
#: Half of a surrogate pair: no keyboard sends that, and no database can keep it.
_HALF_A_SIGN = re.compile("[\ud800-\udfff]")


class Meter:
    """Lets everyone do a number of things at once, and after that so many a minute.

    Time is counted in ticks, ``per_minute`` of them a second: whatever somebody does takes 60, and nothing is rounded.
    """

    def __init__(self, per_minute: int, burst: int) -> None:
        self._per_minute = per_minute
        self._most_ahead = _MINUTE * (burst - 1)
        #: When all that somebody has done is forgotten, for those who did something lately.
        self._forgotten: dict[tuple[Kind, int], int] = {}

    def spend(self, kind: Kind, owner: int, now: int, times: int = 1) -> int:
        """Count one more, or several at once, unless that's too much: then it's the seconds to wait."""
        if not self._per_minute:
            return 0
        tick = now * self._per_minute
        # A clock that was put back keeps nobody waiting for longer than a full meter does.
        ahead = min(max(self._forgotten.get((kind, owner), 0) - tick, 0), self._most_ahead + _MINUTE)
        most_ahead = max(self._most_ahead - _MINUTE * (times - 1), 0)
        if ahead > most_ahead:
            return ceil((ahead - most_ahead) / self._per_minute)
        self._forget_others(tick)
        self._forgotten[kind, owner] = tick + ahead + _MINUTE * times
        return 0

    def _forget_others(self, tick: int) -> None:
        if len(self._forgotten) >= MOST_REMEMBERED:
            busy = [(key, until) for key, until in self._forgotten.items() if until > tick]
            # If everybody is busy, those who began first are forgiven.
            self._forgotten = dict(busy[-MOST_REMEMBERED // 2 :])

    def __len__(self) -> int:
        return len(self._forgotten)


class Limits:
    def __init__(self, settings: LimitSettings) -> None:
        self._people = Meter(settings.person_per_minute, settings.person_burst)
        self._servers = Meter(settings.server_per_minute, settings.server_burst)
        most = settings.invitations_per_person
        #: When people did something last; the latest of them come last.
        self._latest: dict[int, int] = {}
        self._invitations = Meter(INVITATIONS_PER_MINUTE if most else 0, 2 * most)

    def invite(self, player_id: int, guests: int) -> None:
        """Count the people whom somebody invites, or refuse it."""
        if seconds := self._invitations.spend("invitation", player_id, clock.now(), guests):
            raise Refusal("too-fast", seconds=seconds)

    def spend(self, kind: Kind, player_id: int, guild_id: int | None) -> None:
        """Count what somebody does, or refuse it. What is refused to a person doesn't use up their server's share."""
        now = clock.now()
        self._latest.pop(player_id, None)
        self._latest[player_id] = now
        if len(self._latest) > MOST_REMEMBERED:
            del self._latest[next(iter(self._latest))]
        if seconds := self._people.spend(kind, player_id, now):
            raise Refusal("too-fast", seconds=seconds)
        if guild_id is not None and (seconds := self._servers.spend(kind, guild_id, now)):
            raise Refusal("server-busy", seconds=seconds)

    def latest(self, player_id: int) -> int | None:
        """When somebody did something last; None if nobody knows."""
        return self._latest.get(player_id)


def check_texts(options: Iterable[Mapping[str, Any]], longest: int = LONGEST_TEXT) -> None:
    """Refuse what came with a command if it's too long, or no text at all. While somebody types, Discord doesn't."""
    for option in options:
        if isinstance(text := option.get("value"), str):
            if len(text) > longest:
                raise Refusal("too-long", longest=longest)
            if _HALF_A_SIGN.search(text):
                raise Refusal("no-text")
        check_texts(option.get("options", ()), longest)
