"""Where seeds come from. A seed that the bot draws and one that somebody types are never the same number."""

from __future__ import annotations

import hmac
import secrets

from bot.table.refusals import Refusal
from games.rng import seed_from_text

_BITS = 62
#: From here on up, seeds are the bot's own: 62 bits that nobody can guess or type.
_DRAWN = 1 << _BITS
#: The longest text that a seed can be typed as.
LONGEST = 100


def drawn() -> int:
    """A seed for a game that nobody has ever played."""
    return _DRAWN + secrets.randbits(_BITS)


def of_day(secret: str, day: int) -> int:
    """The seed of a day's challenge: whoever doesn't know the secret can't tell it from any other."""
    digest = hmac.digest(secret.encode(), f"daily {day}".encode(), "sha256")
    return _DRAWN + (int.from_bytes(digest[:8], "big") >> (64 - _BITS))


def typed(text: str) -> int:
    """The seed that somebody names by any text; a number below 2**62 is the seed itself."""
    if len(text) > LONGEST:
        raise Refusal("seed-too-long", most=LONGEST)
    return seed_from_text(text) % _DRAWN


def is_drawn(seed: int) -> bool:
    return seed >= _DRAWN
