-- 1 once the seat's player has been given a hint; its result says so and makes no record.
ALTER TABLE seat ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
