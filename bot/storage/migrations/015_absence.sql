-- When the game was closed because nobody played on; NULL as long as it's open.
ALTER TABLE game ADD COLUMN closed_at INTEGER;

-- The column seat.open: 1 while the game is open, 2 while it's closed, 0 once it's over.
CREATE INDEX seat_closed ON seat (player_id, game_id) WHERE open = 2;

DROP INDEX game_open_on_server;
CREATE INDEX game_open_on_server ON game (guild_id, private)
    WHERE status IN ('lobby', 'running') AND closed_at IS NULL;

-- Whom Discord was asked about, because a game waited for them.
CREATE TABLE absence (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    looked_at INTEGER NOT NULL,
    -- 1 if they had left the server, or couldn't see the channel any more.
    gone INTEGER NOT NULL DEFAULT 0,
    -- Since when the table has been asked what to do; NULL as long as it isn't.
    asked_at INTEGER,
    -- 1 once that question has been posted.
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, player_id)
);

CREATE INDEX absence_by_player ON absence (player_id, game_id);

-- Every game is looked after from now on, also if it has been running for a while.
INSERT INTO timer (game_id, kind, due_at)
    SELECT id, 'idle', updated_at + 30 * 86400 FROM game WHERE status = 'running';
INSERT INTO timer (game_id, kind, due_at)
    SELECT id, 'absence', updated_at + 86400 FROM game WHERE status IN ('lobby', 'running') AND private = 0;
