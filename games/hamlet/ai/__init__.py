"""Computer opponents: they weigh whole deeds and walk towards the best one step by step."""
