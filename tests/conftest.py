"""Settings that hold for every test."""

from __future__ import annotations

import os
import sys

from hypothesis import settings

# A busy machine is slow, and slow isn't wrong.
settings.register_profile("guildhall", deadline=None)
settings.load_profile("guildhall")

# Tests start a hundred processes, and each would compile the whole bot again where the environment forbids to keep what
# was compiled, as in many containers. Pytest's own processes do the same with the tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
