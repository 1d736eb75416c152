-- What was done to a game other than playing, such as restoring its position, for everybody at the table to read.
CREATE TABLE note (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE INDEX note_by_game ON note (game_id, id);
