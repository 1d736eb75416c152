"""What every game promises (``games/core.py``), as checks for any turn of any game.

``guildhall simulate`` runs them while computer opponents play, the conformance suite on random games.
"""

from __future__ import annotations

from games.conformance.inspector import Inspector
from games.conformance.promises import Broken, Table

__all__ = ["Broken", "Inspector", "Table"]
