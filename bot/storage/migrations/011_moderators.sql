-- When a moderator paused the game; NULL as long as it goes on.
ALTER TABLE game ADD COLUMN paused_at INTEGER;

-- What moderators have done. A row about a game stays as long as the game.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game_id INTEGER REFERENCES game (id) ON DELETE CASCADE,
    actor_id INTEGER NOT NULL,
    act TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- Whose seat it was about, and who has it now; NULL for a computer.
    whom INTEGER,
    instead INTEGER,
    -- What else there is to know: a computer's name, a channel, a setting with its value.
    what TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    -- 1 once everybody it's about has been told, or if nobody has to be.
    told INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX audit_by_guild ON audit (guild_id, id);
CREATE INDEX audit_by_game ON audit (game_id, id);
CREATE INDEX audit_of_no_game ON audit (at) WHERE game_id IS NULL;

-- Who moderates besides those who manage the server, where tables are opened, by whom, and how many by one person;
-- NULL or 0 as long as it's open to all.
ALTER TABLE guild ADD COLUMN moderator_role INTEGER;
ALTER TABLE guild ADD COLUMN games_channel INTEGER;
ALTER TABLE guild ADD COLUMN opener_role INTEGER;
ALTER TABLE guild ADD COLUMN most_tables INTEGER;
