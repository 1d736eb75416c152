-- The clock of the tables that are opened on a server, unless their host chooses another one; NULL or empty for none.
ALTER TABLE guild ADD COLUMN clock TEXT;

-- Who wants to hear once a day how their games stand: the time of day in their zone, in minutes, and when that's next.
CREATE TABLE digest (
    player_id INTEGER PRIMARY KEY,
    minute INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    -- How often Discord has failed to take the latest one.
    tried INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX digest_due ON digest (due_at);
-- What somebody has finished lately.
CREATE INDEX result_by_time ON result (player_id, finished_at);
