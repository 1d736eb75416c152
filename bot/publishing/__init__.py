"""What happens by itself: due posts and timers, and the pictures that are drawn for them."""
