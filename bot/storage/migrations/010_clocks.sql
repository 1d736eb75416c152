-- How long everybody may think, as JSON; NULL without a clock.
ALTER TABLE game ADD COLUMN clock TEXT;
-- When the time of the seat is up; NULL while its clock stands still, or if it never is.
ALTER TABLE seat ADD COLUMN deadline INTEGER;

-- The time of day, in minutes, at which somebody's quiet hours begin and end; NULL without any.
ALTER TABLE player ADD COLUMN quiet_from INTEGER;
ALTER TABLE player ADD COLUMN quiet_to INTEGER;
-- The time zone they live in; NULL as long as nobody knows.
ALTER TABLE player ADD COLUMN zone TEXT;

-- The clocks of the seats, in games that have one.
CREATE TABLE seat_clock (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- How many seconds were left at that moment; since then the clock has been running. NULL while it stands still.
    remaining INTEGER NOT NULL,
    since INTEGER,
    -- 'running'; 'reminded'; 'late' once the time is up: then these are the seconds for the table's answer.
    stage TEXT NOT NULL DEFAULT 'running' CHECK (stage IN ('running', 'reminded', 'late')),
    -- How many seconds are left when its player is reminded.
    remind_at INTEGER NOT NULL DEFAULT 0,
    -- 1 once the reminder, or the question to the table, has been posted.
    told INTEGER NOT NULL DEFAULT 0,
    -- 1 if it has run in the open turn.
    used INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat)
);

CREATE INDEX seat_clock_running ON seat_clock (game_id) WHERE since IS NOT NULL;

-- Days on which somebody's clocks stand still, numbered from the year 1 on.
CREATE TABLE day_off (
    player_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    PRIMARY KEY (player_id, day)
);
