-- Where a player has told everybody what they reached in a daily challenge: once in each channel is enough.
CREATE TABLE shared (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, channel_id)
);
