"""What happens at a table, the same for every game: the lobby and the way of a move."""
