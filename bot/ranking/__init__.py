"""Ratings, standings, leaderboards and the daily challenge."""
