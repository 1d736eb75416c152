-- The deletions that this database has been through. One that is only in the file beside it is younger than this backup.
CREATE TABLE deletion (
    -- 'player' or 'server'.
    kind TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (kind, subject_id, at)
);

-- Former players and servers have numbers below 0, under which their results stay, so that nobody else's totals change.
-- What former players reached in the challenge of a day stays without any number, for the points of the others.
CREATE TABLE former_attempt (
    id INTEGER PRIMARY KEY,
    day INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    total INTEGER NOT NULL
);

CREATE INDEX former_attempt_by_total ON former_attempt (day, total);

-- Since when the bot isn't on the server any more.
ALTER TABLE guild ADD COLUMN left_at INTEGER;
CREATE INDEX guild_left ON guild (left_at) WHERE left_at IS NOT NULL;

-- Everything about a person or a server is found without reading what belongs to others.
CREATE INDEX game_by_host ON game (host_id);
CREATE INDEX game_by_guild ON game (guild_id);
CREATE INDEX rating_by_player ON rating (player_id);
CREATE INDEX rating_point_by_player ON rating_point (player_id, at);
CREATE INDEX daily_points_by_player ON daily_points (player_id);
CREATE INDEX direct_by_player ON direct (player_id);
CREATE INDEX audit_by_actor ON audit (actor_id);
CREATE INDEX audit_by_whom ON audit (whom);
CREATE INDEX audit_by_instead ON audit (instead);

-- What somebody has written down about a game, for nobody but themselves.
CREATE TABLE private_note (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_id, player_id)
);

CREATE INDEX private_note_by_player ON private_note (player_id);

-- Who has blocked whom.
CREATE TABLE block (
    player_id INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    PRIMARY KEY (player_id, blocked_id)
);

CREATE INDEX block_by_blocked ON block (blocked_id, player_id);
