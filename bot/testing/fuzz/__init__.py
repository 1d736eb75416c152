"""Random input of every kind the bot takes. Whatever comes in, what comes out is an answer or a clear refusal."""
