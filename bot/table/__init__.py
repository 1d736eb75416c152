"""What happens at a table, for every game alike: the lobby and the way of a move."""
