"""Settings that hold for every test."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is slow, and slow isn't wrong.
settings.register_profile("guildhall", deadline=None)
settings.load_profile("guildhall")
