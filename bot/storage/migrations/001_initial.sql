CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE guild (
    id INTEGER PRIMARY KEY,
    language TEXT,
    threads INTEGER
) STRICT;

CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    language TEXT,
    pings INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    host_id INTEGER NOT NULL,
    private INTEGER NOT NULL DEFAULT 0,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled')),
    options TEXT NOT NULL,
    seed INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    epoch INTEGER NOT NULL DEFAULT 0,
    snapshot TEXT,
    card_message_id INTEGER,
    board_message_id INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX game_by_channel ON game (channel_id, status);
CREATE INDEX game_by_thread ON game (thread_id);
CREATE INDEX game_by_status ON game (status, updated_at);

CREATE TABLE seat (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player_id INTEGER,
    level TEXT,
    name TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat),
    CHECK (player_id IS NOT NULL OR level IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX seat_once_per_player ON seat (game_id, player_id);
CREATE INDEX seat_by_player ON seat (player_id);

CREATE TABLE action (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    payload TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;

CREATE TABLE post (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    tried INTEGER NOT NULL DEFAULT 0,
    done_at INTEGER,
    outcome TEXT
) STRICT;

CREATE INDEX post_waiting ON post (due_at) WHERE done_at IS NULL;
CREATE INDEX post_by_game ON post (game_id, kind);

CREATE TABLE timer (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, kind)
) STRICT;

CREATE INDEX timer_by_due ON timer (due_at);

CREATE TABLE result (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    slug TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    player_id INTEGER,
    level TEXT,
    total INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    breakdown TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT;

CREATE INDEX result_by_player ON result (player_id, slug);
