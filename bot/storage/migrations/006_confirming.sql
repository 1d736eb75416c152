-- Whether a turn in which nothing is left to choose confirms itself: 'never', 'unless_last' or 'always'.
ALTER TABLE player ADD COLUMN confirming TEXT NOT NULL DEFAULT 'unless_last';
