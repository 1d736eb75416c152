"""What happens by itself: posts, timers, and the pictures drawn for them."""
