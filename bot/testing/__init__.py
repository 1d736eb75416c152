"""Proving the bot: a stand-in for Discord, people who tap, faults, and random input."""
