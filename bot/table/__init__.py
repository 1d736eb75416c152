"""What happens at a table, the same for every game: the lobby, choosing and moving."""
