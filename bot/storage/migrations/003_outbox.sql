-- Finished posts are pruned from now on. The newest stays, so that its number isn't given out again.
DELETE FROM post WHERE done_at IS NOT NULL AND id < (SELECT MAX(id) FROM post);

-- What each move and each look asks for is found without passing what is over.
DROP INDEX post_waiting;
DROP INDEX post_by_game;
CREATE INDEX post_waiting ON post (due_at, id) WHERE done_at IS NULL;
CREATE INDEX post_waiting_of_game ON post (game_id, id) WHERE done_at IS NULL;
CREATE INDEX post_done ON post (done_at) WHERE done_at IS NOT NULL;

DROP INDEX game_by_channel;
DROP INDEX game_by_thread;
CREATE INDEX game_open_in_channel ON game (channel_id, id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_open_in_thread ON game (thread_id, id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_open_on_server ON game (guild_id, private) WHERE status IN ('lobby', 'running');

-- 0 once the game is over.
ALTER TABLE seat ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
UPDATE seat SET open = 0 WHERE game_id IN (SELECT id FROM game WHERE status IN ('finished', 'cancelled'));
CREATE INDEX seat_open ON seat (player_id, game_id) WHERE open = 1;

DROP INDEX timer_by_due;
CREATE INDEX timer_by_due ON timer (due_at, game_id);

-- 1 once the game has lost its thread: Discord says of a deleted thread that it exists, so none is created again.
ALTER TABLE game ADD COLUMN thread_lost INTEGER NOT NULL DEFAULT 0;
-- What the game has lost, 'thread' or 'channel', if that is why its newest board isn't where the one before was.
ALTER TABLE game ADD COLUMN moved_from TEXT;
