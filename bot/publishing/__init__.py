"""What happens in the background: posts, timers, and drawing."""
