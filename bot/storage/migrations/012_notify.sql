-- 1 while the open turn waits for this seat: somebody's games that wait for them are found without reading positions.
-- Where a game was running before this column was there, that's looked at until its next move.
ALTER TABLE seat ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
UPDATE seat SET waiting = 1 WHERE open = 1 AND game_id IN (SELECT id FROM game WHERE status = 'running');
CREATE INDEX seat_waiting ON seat (player_id, game_id) WHERE open = 1 AND waiting = 1;

-- How far the seat's player has been shown the game: the turn that was open when they last looked.
ALTER TABLE seat ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- Who follows a game without playing in it: they are mentioned at its end and, if they like, at each round.
CREATE TABLE follower (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    rounds INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, player_id)
);

CREATE INDEX follower_by_player ON follower (player_id, game_id);

-- How somebody hears that it's their turn: 'mention', 'direct' (a direct message) or 'none'.
ALTER TABLE player ADD COLUMN notify TEXT NOT NULL DEFAULT 'mention';
UPDATE player SET notify = 'none' WHERE pings = 0;
ALTER TABLE player DROP COLUMN pings;

-- Who still has to be told by direct message that a game waits for them, or that it's over.
CREATE TABLE direct (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, player_id)
);
