"""Hamlet: the players extend one common village, haul what it makes with their donkeys and finish its church."""
