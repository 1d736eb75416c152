"""Putting the bot to the test: a stand-in for Discord, people who tap, faults, and random input."""
