"""All pictures of Hamlet."""
