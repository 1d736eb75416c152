-- Since when somebody's quiet hours stop their clocks: at once, but new ones a day after those before them at the earliest.
ALTER TABLE player ADD COLUMN quiet_since INTEGER;
