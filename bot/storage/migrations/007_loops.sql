-- How the seats are given out when the game starts: 'random', or 'listed' as the card lists them.
ALTER TABLE game ADD COLUMN seating TEXT NOT NULL DEFAULT 'random';
-- The finished game that is played again at this table; there is one such table at most.
ALTER TABLE game ADD COLUMN rematch_of INTEGER;
CREATE UNIQUE INDEX game_one_rematch ON game (rematch_of) WHERE rematch_of IS NOT NULL AND status <> 'cancelled';

-- Who is invited to a table that hasn't started. Nobody is asked twice, so an answer stays until the game starts.
CREATE TABLE invitation (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    invited_by INTEGER NOT NULL,
    -- 1 once they have been mentioned.
    told INTEGER NOT NULL DEFAULT 0,
    answer TEXT CHECK (answer IN ('joined', 'declined')),
    PRIMARY KEY (game_id, player_id)
);

CREATE INDEX invitation_open ON invitation (invited_by) WHERE answer IS NULL;

-- Somebody's latest games that are over.
CREATE INDEX seat_finished ON seat (player_id, game_id) WHERE open = 0;
