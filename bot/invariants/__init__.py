"""What every game promises (``games/core.py``), as checks that any state can be put to.

``guildhall simulate`` runs them while computer opponents play, the conformance suite while it plays at random.
"""

from __future__ import annotations

from bot.invariants.core import Broken, Table
from bot.invariants.inspector import Inspector

__all__ = ["Broken", "Inspector", "Table"]
