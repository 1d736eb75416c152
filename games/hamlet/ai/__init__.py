"""Computer opponents: they weigh whole moves and make the best one."""
