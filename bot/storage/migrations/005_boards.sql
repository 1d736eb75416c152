-- The messages of a game that ask for something: its newest board, the small message under it that pings, and older
-- ones until they have been turned into history.
CREATE TABLE board (
    message_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place_id INTEGER NOT NULL,
    -- 'board' or 'ping'.
    kind TEXT NOT NULL,
    -- The turn it was posted for, and the first of the turns it tells about.
    epoch INTEGER NOT NULL,
    since INTEGER NOT NULL,
    title TEXT NOT NULL,
    alt TEXT NOT NULL,
    -- What it says as history; NULL as long as it's the newest.
    history TEXT
);

CREATE INDEX board_by_game ON board (game_id, message_id);

INSERT INTO board (message_id, game_id, place_id, kind, epoch, since, title, alt)
SELECT board_message_id, id, COALESCE(thread_id, channel_id), 'board', epoch, epoch, '', ''
FROM game WHERE status = 'running' AND board_message_id IS NOT NULL;
