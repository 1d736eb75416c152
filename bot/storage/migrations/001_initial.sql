CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE guild (
    id INTEGER PRIMARY KEY,
    language TEXT,
    threads INTEGER
);

CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT,
    language TEXT,
    pings INTEGER NOT NULL DEFAULT 1,
    private INTEGER NOT NULL DEFAULT 0
);

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
    told TEXT NOT NULL DEFAULT '[]',
    card_message_id INTEGER,
    board_message_id INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
);

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
    choice TEXT,
    PRIMARY KEY (game_id, seat),
    CHECK (player_id IS NOT NULL OR level IS NOT NULL)
);

CREATE UNIQUE INDEX seat_once_per_player ON seat (game_id, player_id);
CREATE INDEX seat_by_player ON seat (player_id);

CREATE TABLE move (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    payload TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
);

CREATE INDEX move_by_turn ON move (game_id, epoch, seq);

CREATE TABLE post (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    tried INTEGER NOT NULL DEFAULT 0,
    done_at INTEGER,
    outcome TEXT
);

CREATE INDEX post_waiting ON post (due_at) WHERE done_at IS NULL;
CREATE INDEX post_by_game ON post (game_id, kind);

CREATE TABLE timer (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, kind)
);

CREATE INDEX timer_by_due ON timer (due_at);

CREATE TABLE result (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    slug TEXT NOT NULL,
    mode TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    player_id INTEGER,
    level TEXT,
    total INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    won INTEGER NOT NULL,
    breakdown TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    UNIQUE (game_id, seat)
);

CREATE INDEX result_by_player ON result (player_id, slug);
CREATE INDEX result_by_guild ON result (guild_id, slug, mode, total);

-- guild_id 0 is everywhere, slug '' is all games, mode '' is a game of several seats.
CREATE TABLE standing (
    guild_id INTEGER NOT NULL,
    slug TEXT NOT NULL,
    mode TEXT NOT NULL,
    period TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    best INTEGER NOT NULL,
    win_rate REAL NOT NULL,
    average REAL NOT NULL,
    PRIMARY KEY (guild_id, slug, mode, period, player_id)
);

CREATE INDEX standing_by_wins ON standing (guild_id, slug, mode, period, wins, player_id);
CREATE INDEX standing_by_best ON standing (guild_id, slug, mode, period, best, player_id);
CREATE INDEX standing_by_win_rate ON standing (guild_id, slug, mode, period, win_rate, player_id) WHERE games >= 5;
CREATE INDEX standing_by_average ON standing (guild_id, slug, mode, period, average, player_id) WHERE games >= 5;
CREATE INDEX standing_by_player ON standing (player_id);

CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    slug TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    ordinal REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, slug, player_id)
);

CREATE INDEX rating_by_ordinal ON rating (guild_id, slug, ordinal, player_id);

CREATE TABLE rating_point (
    guild_id INTEGER NOT NULL,
    slug TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    ordinal REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, slug, player_id, game_id)
);

-- One challenge a day, the same for everybody. A settled day has given its points.
CREATE TABLE daily (
    day INTEGER PRIMARY KEY,
    slug TEXT NOT NULL,
    level TEXT,
    variant TEXT,
    seed INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE daily_attempt (
    day INTEGER NOT NULL REFERENCES daily (day),
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    total INTEGER,
    streak INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (day, player_id)
);

CREATE INDEX daily_attempt_by_game ON daily_attempt (game_id);
CREATE INDEX daily_attempt_by_total ON daily_attempt (day, total, player_id) WHERE total IS NOT NULL;
CREATE INDEX daily_attempt_by_guild ON daily_attempt (day, guild_id, total, player_id) WHERE total IS NOT NULL;
CREATE INDEX daily_attempt_by_player ON daily_attempt (player_id, day);

-- Points of settled days, by scope (guild_id 0 is everywhere) and period.
CREATE TABLE daily_points (
    guild_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    days INTEGER NOT NULL,
    PRIMARY KEY (guild_id, period, player_id)
);

CREATE INDEX daily_points_by_points ON daily_points (guild_id, period, points, player_id);
