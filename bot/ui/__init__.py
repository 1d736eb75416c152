"""Messages, controls and their ids, panels, boards, and errors made into sentences."""
