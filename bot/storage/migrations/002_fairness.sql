-- The level of the computer that chose the move; NULL if a person did.
ALTER TABLE move ADD COLUMN level TEXT;

-- Whether a solo challenge may rank: the bot drew its seed, and nobody has played it before.
ALTER TABLE game ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0;
-- The daily challenge that is played here, for the first time or again.
ALTER TABLE game ADD COLUMN day INTEGER;

-- How many moves were made in the seat, how many of them by a computer, and by which.
ALTER TABLE result ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN computer_moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN stand_in TEXT;
-- A solo result ranks only if it counts.
ALTER TABLE result ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;
