"""What every game promises (``games/core.py``), as checks that any turn of any game can be put to.

``guildhall simulate`` runs them while computer opponents play, the conformance suite while it plays at random.
"""

from __future__ import annotations

from games.conformance.inspector import Inspector
from games.conformance.promises import Broken, Table

__all__ = ["Broken", "Inspector", "Table"]
